"""Bots that crash, dawdle or talk nonsense keep nobody waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from raiatea import Game
from raiatea.server import bot_workers
from raiatea.server.bot_workers import BotWorkers, Worker
from tests.server.live import asynchronous

View = Mapping[str, Any]


def view() -> dict[str, Any]:
    return Game.new(3, seed=1).view(1)


def first_move() -> str:
    move: str = view()["prompt"]["moves"][0]
    return move


@asynchronous
async def test_a_bot_plays_a_legal_move() -> None:
    bots = BotWorkers(1, 30.0)
    try:
        assert await bots.choose("random", view()) in view()["prompt"]["moves"]
    finally:
        bots.close()


@asynchronous
async def test_a_bot_that_fails_plays_its_first_legal_move(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bots = BotWorkers(1, 30.0)
    try:
        with caplog.at_level(logging.WARNING, "raiatea"):
            assert await bots.choose("nobody", view()) == first_move()
        assert [record.getMessage()[:23] for record in caplog.records] == [
            "the bot nobody crashed:"
        ] * bot_workers.TRIES
        assert await bots.choose("random", view()) in view()["prompt"]["moves"]
    finally:
        bots.close()


@asynchronous
async def test_a_bot_that_chooses_what_is_no_move_plays_its_first_legal_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def nonsense(_: Worker, bot: str, view: View, seconds: float) -> str:
        return "fly"

    monkeypatch.setattr(Worker, "choose", nonsense)
    assert await BotWorkers(1, 30.0).choose("random", view()) == first_move()


@asynchronous
async def test_a_bot_that_crashed_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    last = view()["prompt"]["moves"][-1]
    asked: list[str] = []

    async def crash_once(_: Worker, bot: str, view: View, seconds: float) -> str:
        asked.append(bot)
        if len(asked) == 1:
            raise BrokenProcessPool("gone")
        return str(last)

    monkeypatch.setattr(Worker, "choose", crash_once)
    assert await BotWorkers(1, 30.0).choose("random", view()) == last != first_move()
    assert asked == ["random", "random"]


@asynchronous
async def test_a_bot_that_dawdles_costs_only_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking: list[str] = []
    enough = asyncio.Event()

    async def think(_: Worker, bot: str, view: View, seconds: float) -> str:
        thinking.append(bot)
        if bot == "slow":
            await enough.wait()
            raise TimeoutError
        return str(view["prompt"]["moves"][-1])

    monkeypatch.setattr(Worker, "choose", think)
    bots = BotWorkers(2, 30.0)
    slow = asyncio.create_task(bots.choose("slow", view()))
    for _ in range(3):
        assert await bots.choose("quick", view()) != first_move()
    assert not slow.done()
    enough.set()
    assert await slow == first_move()
    assert thinking.count("slow") == 1
