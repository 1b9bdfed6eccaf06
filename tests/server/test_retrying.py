"""A decision of a finished game is taken up again: against bots, with what was unknown drawn anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from raiatea import Game, View
from raiatea.server.new_tables import when_asked
from tests.analysis.records import played
from tests.server.conftest import Serve
from tests.server.process import Server
from tests.server.table import Table, ok, refused

RECORD = played("skilled", "random", "random")


def brought(server: Server) -> Table:
    return Table(server, server.post("/api/records", None, RECORD).json())


def taken_up(table: Table, number: int, bot: str = "random") -> Table:
    made = table.post("/retry", None, {"number": number, "bot": bot})
    assert made.status_code == 201, made.text
    return Table(table.server, made.json())


def decision(question: str, nth: int = 0) -> int:
    """The number of a decision of the record at which something is asked, from 1."""
    game = Game.replay(RECORD, 0)
    for number, (seat, text, outcomes) in enumerate(RECORD["moves"], 1):
        prompt: Any = game.view(seat)["prompt"]
        if prompt["question"] == question:
            if nth == 0:
                return number
            nth -= 1
        for kind, outcome in outcomes:
            game.force(kind, [outcome])
        game.play(seat, game.parse(seat, text))
    raise AssertionError(f"nobody was asked {question}")


@pytest.mark.parametrize("question", ["ChooseLocation", "Prepare", "Bid"])
def test_who_decided_sees_what_they_saw_and_plays_on_against_bots(
    one_server: Server, question: str
) -> None:
    number = decision(question, 1)
    seat = RECORD["moves"][number - 1][0]
    table = taken_up(brought(one_server), number)
    about = table.about(seat)
    assert about["origin"]["round"] == View.of(Game.replay(RECORD, number - 1), None).round
    assert [chair["bot"] for chair in about["seats"]] == [
        None if one == seat else "random" for one in range(3)
    ]
    then: Any = when_asked(RECORD, number).view(seat)
    seen = table.view(seat)
    assert seen["mine"]["rituals"] == then["mine"]["rituals"]
    assert seen["prompt"]["moves"] == then["prompt"]["moves"]


def test_such_a_game_is_played_undone_saved_and_replayed_as_any_other(
    database: str, serve: Serve
) -> None:
    server = serve(database)
    number = decision("ChooseLocation", 6)
    seat = RECORD["moves"][number - 1][0]
    table = taken_up(brought(server), number)
    chance = random.Random(1)
    undone = False
    while table.about(seat)["status"] == "running":
        state = table.state(seat)
        if state["undo"] and not undone:
            ok(table.post("/undo", seat))
            undone = True
            server.kill()
            server.start()
        elif state["view"]["prompt"] is not None:
            table.play(seat, chance.choice(state["view"]["prompt"]["moves"]))
    record = table.record()["record"]
    assert Game.replay(record).winner == table.view(None)["winner"]
    again = server.post("/api/records", None, record)
    assert again.status_code == 201
    opened = Table(server, again.json())
    assert opened.view(None)["scores"] == table.view(None)["scores"]
    assert opened.get("/review", None).status_code == 200
    assert ok(table.get("/moments/0", seat))["view"]["over"] is False


def test_nothing_is_taken_up_before_the_game_is_over(one_server: Server) -> None:
    table = one_server.make()
    table.play_some(3)
    refused(table.post("/retry", 0, {"number": 1, "bot": "random"}), 403, "forbidden")


def test_a_decision_or_a_bot_that_is_not_there_is_refused(one_server: Server) -> None:
    table = brought(one_server)
    for number, bot in ((0, "random"), (100_000, "random"), (1, "nobody")):
        refused(table.post("/retry", None, {"number": number, "bot": bot}), 400, "bad-request")


def test_worlds_that_look_the_same_are_taken_up_alike() -> None:
    """So it is no oracle: what comes is made of what the seat knew, and of chance."""
    rng = random.Random(7)
    for seed in range(6):
        game = Game.new(3 + seed % 3, seed=seed)
        until = rng.randrange(20, 250)
        while game.decisions < until and not game.over:
            seat = rng.choice(game.awaiting)
            game.play(seat, rng.choice(game.moves(seat)))
        if game.over:
            continue
        for seat in range(game.players):
            world = game.determinise(seat, seed=rng.getrandbits(32))
            drawn = rng.getrandbits(32)
            one, other = (it.determinise(seat, drawn).begin_here() for it in (game, world))
            assert one.to_dict() == other.to_dict()


def test_of_those_asked_together_nobody_elses_answer_is_in() -> None:
    number = next(
        number
        for number in range(1, len(RECORD["moves"]))
        if (game := Game.replay(RECORD, number - 1)).together
        and len({one for one, _ in game.answers}) == 2
    )
    seat = RECORD["moves"][number - 1][0]
    asked = when_asked(RECORD, number)
    assert set(asked.awaiting) == set(range(3))
    assert {one for one, _ in asked.answers} <= {seat}
