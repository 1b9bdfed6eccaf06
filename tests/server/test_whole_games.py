"""Whole games over WebSocket, by people and bots together."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

from raiatea import Game
from raiatea.cli import main
from raiatea.server import fairness
from tests.server.live import all_sitting, asynchronous
from tests.server.process import Server
from tests.server.table import Table


@asynchronous
async def test_people_and_bots_play_a_whole_game(server: Server, tmp_path: Path) -> None:
    table = server.make("here", "link", "novice", "link", "random", variants=["tane"])
    people = (0, 1, 3)
    async with all_sitting(table, [*people, None]) as (*players, spectator):
        games = [live.play_game(random.Random(seat)) for seat, live in enumerate(players)]
        await asyncio.gather(*games, spectator.play_game(random.Random(9)))
        assert len({json.dumps(live.view["scores"]) for live in (*players, spectator)}) == 1
        for live in (*players, spectator):
            assert [line["version"] for line in live.lines] == list(
                range(1, live.state["version"] + 1)
            )
    assert table.about(0)["status"] == "over"
    file = table.record()
    game = Game.verify(file["record"])
    assert game.over
    assert fairness.check(file["record"], file["fairness"]) > 20
    assert game.view(None)["scores"] == spectator.view["scores"]
    path = tmp_path / "record.json"
    path.write_text(json.dumps(file), "utf-8")
    assert main(["verify", str(path)]) == 0


def test_what_was_promised_at_the_start_is_what_is_opened_at_the_end(finished: Table) -> None:
    table, promised, file = finished, finished.promised, finished.record()
    assert set(promised) == {"commitment"}
    opened = table.about(None)["fairness"]
    assert opened["commitment"] == promised["commitment"] == file["fairness"]["commitment"]
    assert opened["salt"] == file["fairness"]["salt"]
    assert int(opened["seed"]) == file["record"]["seed"]
    assert fairness.seed_commitment(opened["salt"], int(opened["seed"])) == promised["commitment"]
    told = [
        {key: event[key] for key in ("seat", "number", "commitment")}
        for line in table.state(None)["log"]
        for event in line["events"]
        if event["event"] == "committed"
    ]
    assert sorted(told, key=str) == sorted(file["fairness"]["answers"], key=str)
