"""Nobody can tell by what they hear, or when, whether an answer was the only one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from raiatea import Game
from raiatea.server.live_table import LiveTable
from raiatea.server.logged_game import LoggedGame
from raiatea.server.wire import MoveMessage, Ping
from tests.server.inside import Inside, inside, soon
from tests.server.live import asynchronous
from tests.server.slow_clock import WINDOW, SlowClock, looks_on
from tests.server.two_worlds import Pair, pairs

ONE_BY_ONE = {
    "Build",
    "CarryOutPriestTrack",
    "FulfilByEffect",
    "GiveMask",
    "HandOver",
    "KahunaMission",
    "Linger",
    "MaraeTurn",
    "MarketTurn",
    "PathTurn",
    "PayCommodity",
    "PayRitual",
    "PerformFree",
    "SecondMission",
}
TOGETHER = {"BuyRituals", "Bid", "Dance", "Offer", "Prepare"}
SALT = "the same in all worlds"


@pytest.fixture(scope="module")
def worlds() -> dict[str, Pair]:
    return {pair.question: pair for pair in pairs(ONE_BY_ONE | TOGETHER)}


async def table_with(server: Inside, clock: SlowClock, game: Game, *kinds: str) -> LiveTable:
    """A table at which a game stands so, asked for just now."""
    live = await server.make(*(kinds or ("link", "link", "link")))
    live.logged = LoggedGame(game.copy(), SALT, clock.time)
    return live


Heard = list[list[tuple[float, str]]]


async def answered(tmp_path: Path, game: Game, pair: Pair, after: float) -> tuple[float, Heard]:
    """When a seat's answer counts that is given after so long, and what others hear and when."""
    async with inside(tmp_path) as server:
        clock = SlowClock(server)
        began = clock.time
        live = await table_with(server, clock, game)
        pages = [await looks_on(server, clock, live, who) for who in (pair.onlooker, None)]
        clock.go_to(began + after)
        decision = live.logged.game.decision(pair.seat)
        playing = asyncio.create_task(server.tables.play(live, pair.seat, decision, pair.move))
        while not playing.done():
            await soon(lambda: playing.done() or clock.waiting)
            if clock.waiting:
                assert [page.heard for page in pages] == [[], []]
                assert live.logged.length == 0  # nothing is stored that could be looked for
                clock.go_to(clock.waiting[0][0])
        await playing
        await soon(lambda: all(page.heard for page in pages))
        times = [[(at - began, text) for at, text in page.heard] for page in pages]
        return clock.time - began, times


@pytest.mark.parametrize("question", sorted(ONE_BY_ONE | TOGETHER))
@asynchronous
async def test_a_forced_answer_is_heard_as_a_quick_one_is(
    question: str, worlds: dict[str, Pair], tmp_path: Path
) -> None:
    """The same bytes at the same time, for another seat and for a spectator."""
    pair = worlds[question]
    at, forced = await answered(tmp_path / "1", pair.forced, pair, 0.0)
    assert await answered(tmp_path / "2", pair.free, pair, 1.4) == (at, forced)
    if question in TOGETHER:
        assert WINDOW <= at <= 1.125 * WINDOW
    elif question == "Linger":
        assert at == WINDOW
    else:
        assert 0.375 * WINDOW <= at < WINDOW
    late, slow = await answered(tmp_path / "3", pair.free, pair, 9.0)
    assert late == 9.0
    assert [[text for _, text in page] for page in slow] == [
        [text for _, text in page] for page in forced
    ]


@asynchronous
async def test_when_an_answer_counts_is_drawn_anew_for_each_question_over_the_whole_window(
    worlds: dict[str, Pair], tmp_path: Path
) -> None:
    pair = worlds["Build"]
    async with inside(tmp_path) as server:
        clock = SlowClock(server)
        live = await table_with(server, clock, pair.forced)
        drawn = []
        for number in range(400):
            live.logged.salt = str(number)
            opens = server.tables.windows._opens
            drawn.append(opens(live, pair.seat, live.logged.game.decision(pair.seat), "pass"))
        waits = sorted(at - clock.time for at in drawn)
        for i, wait in enumerate(waits):
            assert abs(wait - (1.5 + 2.5 * i / 400)) < 0.3
        assert len(set(waits)) == 400


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
@asynchronous
async def test_who_is_ready_is_not_heard_for_four_seconds_nor_who_was_first(
    order: tuple[int, ...], worlds: dict[str, Pair], tmp_path: Path
) -> None:
    """Nor that all are ready: the step goes on no sooner, and always in the same order."""
    game = worlds["Prepare"].forced

    async def step(order: tuple[int, ...], folder: Path) -> list[tuple[float, str]]:
        async with inside(folder) as server:
            clock = SlowClock(server)
            began = clock.time
            live = await table_with(server, clock, game)
            page = await looks_on(server, clock, live, None)
            seats = [seat for seat in order if seat in game.awaiting]
            playing = []
            for i, seat in enumerate(seats):
                clock.go_to(began + i)
                decision = live.logged.game.decision(seat)
                work = server.tables.play(live, seat, decision, "done")
                playing.append(asyncio.create_task(work))
                await clock.let_wait(i + 1)
            assert page.heard == []
            assert live.logged.length == 0
            for at in await clock.let_wait(len(seats)):
                heard = len(page.heard)
                clock.go_to(at)
                await soon(lambda heard=heard: len(page.heard) > heard)  # type: ignore[misc]
            await asyncio.gather(*playing)
            assert not live.logged.game.answers
            return [(at - began, text) for at, text in page.heard]

    heard = await step(order, tmp_path / "1")
    assert heard == await step((0, 1, 2), tmp_path / "2")
    assert all(WINDOW <= at <= 1.125 * WINDOW for at, _ in heard)


@asynchronous
async def test_parts_of_an_answer_that_nobody_hears_of_do_not_wait(
    worlds: dict[str, Pair], tmp_path: Path
) -> None:
    pair = worlds["Prepare"]
    async with inside(tmp_path) as server:
        clock = SlowClock(server)
        live = await table_with(server, clock, pair.free)
        page = await looks_on(server, clock, live, pair.onlooker)
        part = next(one for one in pair.free.moves(pair.seat) if one.text != pair.move)
        decision = live.logged.game.decision(pair.seat)
        await server.tables.play(live, pair.seat, decision, part.text)
        assert live.logged.game.decision(pair.seat) == decision + 1
        assert page.heard == []


@pytest.mark.parametrize("question", ["Build", "Prepare"])
@asynchronous
async def test_with_bots_alone_nothing_waits(
    question: str, worlds: dict[str, Pair], tmp_path: Path
) -> None:
    pair = worlds[question]
    kinds = ["random"] * 3
    kinds[pair.seat] = "link"
    async with inside(tmp_path) as server:
        clock = SlowClock(server)
        live = await table_with(server, clock, pair.forced, *kinds)
        decision = live.logged.game.decision(pair.seat)
        await server.tables.play(live, pair.seat, decision, pair.move)
        assert clock.waiting == []


@asynchronous
async def test_what_shows_itself_does_not_wait(worlds: dict[str, Pair], tmp_path: Path) -> None:
    """A mission that is fulfilled was a choice, and everybody sees it."""
    pair = worlds["Build"]
    fulfil = next(one for one in pair.free.moves(pair.seat) if one.text != pair.move)
    async with inside(tmp_path) as server:
        clock = SlowClock(server)
        live = await table_with(server, clock, pair.free)
        decision = live.logged.game.decision(pair.seat)
        await server.tables.play(live, pair.seat, decision, fulfil.text)
        assert clock.time == 100.0
        assert live.logged.length == 1


@asynchronous
async def test_a_bot_is_not_seen_to_be_ready_sooner_than_people(
    worlds: dict[str, Pair], tmp_path: Path
) -> None:
    async with inside(tmp_path) as server:
        clock = SlowClock(server)
        live = await server.make("link", "link", "random")
        page = await looks_on(server, clock, live, 0)
        (at,) = await clock.let_wait(1)
        assert WINDOW <= at - 100.0 <= 1.125 * WINDOW
        assert page.heard == []
        clock.go_to(at)
        await soon(lambda: page.heard)
        assert live.logged.game.awaiting == (0, 1)


@asynchronous
async def test_while_an_answer_waits_its_person_can_say_and_hear_other_things(
    worlds: dict[str, Pair], tmp_path: Path
) -> None:
    pair = worlds["Build"]
    async with inside(tmp_path) as server:
        clock = SlowClock(server)
        live = await table_with(server, clock, pair.forced)
        page = await looks_on(server, clock, live, pair.seat)
        decision = live.logged.game.decision(pair.seat)
        await page.connection.heed(MoveMessage(decision, pair.move, "1"))
        await page.connection.heed(Ping())
        assert [text for _, text in page.heard] == ['{"type":"pong"}']
        (at,) = await clock.let_wait(1)
        clock.go_to(at)
        await soon(lambda: page.heard[-1][1] == '{"type":"done","id":"1"}')
        assert live.logged.length == 1
