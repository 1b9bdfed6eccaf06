"""After a takeback chance falls anew: nobody learns the future, and the record still proves it."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from raiatea import Game
from raiatea.errors import RecordError
from raiatea.server import fairness
from raiatea.server.logged_game import LoggedGame
from tests.server.logged_games import fairness_of, finish, new_logged_game, through_json
from tests.server.process import Server
from tests.server.table import ok

TRIES = 12


def until_chance(logged: LoggedGame) -> tuple[int, str, Any]:
    """Play until a single seat's move meets chance; returns it with its outcomes."""
    while True:
        seat = logged.game.awaiting[0]
        move = str(logged.game.moves(seat)[0])
        alone = not logged.game.together
        entry = logged.move(seat, move, 0.0)
        if entry.outcomes and alone and len(logged.game.record()["moves"]) > 10:  # type: ignore[arg-type]
            return seat, move, entry.outcomes


def taken_back_again_and_again() -> tuple[LoggedGame, list[Any]]:
    """The same move, taken back and played again; and what chance said each time."""
    logged = new_logged_game(3, 1)
    seat, move, first = until_chance(logged)
    met = [first]
    for _ in range(TRIES):
        stay = logged.last_decision_of(seat)
        assert stay is not None
        logged.take_back(seat, stay, 0.0)
        met.append(logged.move(seat, move, 0.0).outcomes)
    return logged, met


def test_what_chance_said_is_not_what_it_says_after_a_takeback() -> None:
    _, met = taken_back_again_and_again()
    assert len({str(outcomes) for outcomes in met}) > 1


def test_a_record_with_takebacks_is_proved_honest_by_its_one_seed() -> None:
    logged, _ = taken_back_again_and_again()
    finish(logged)
    record = through_json(logged.game.record())
    assert len(record["takebacks"]) == TRIES
    Game.verify(record)
    assert fairness.check(record, fairness_of(logged)) == len(logged.committed) + 1
    assert Game.replay(record).record() == record
    assert Game.from_dict(through_json(logged.game.to_dict())).record() == record


@pytest.mark.parametrize("change", ["one fewer", "one more", "none", "elsewhere"])
def test_a_record_that_lies_about_its_takebacks_is_found_out(change: str) -> None:
    logged, _ = taken_back_again_and_again()
    finish(logged)
    record = copy.deepcopy(through_json(logged.game.record()))
    told = record["takebacks"]
    record["takebacks"] = {
        "one fewer": told[:-1],
        "one more": [*told, told[-1]],
        "none": [],
        "elsewhere": [*told[:-1], told[-1] - 1],
    }[change]
    if change != "elsewhere":
        with pytest.raises(RecordError):
            Game.verify(record)
    else:  # nothing fell between the two places: it is the same game
        Game.verify(record)


def test_an_undo_before_a_takebacks_place_keeps_what_comes_provable() -> None:
    """By an undo a seat may go back behind the place where chance began to fall anew."""
    logged = new_logged_game(3, 2)
    until_chance(logged)
    seat = logged.game.awaiting[0]
    while logged.game.undo_point(seat) >= logged.game.decisions - 1:
        logged.move(seat, str(logged.game.moves(seat)[0]), 0.0)
        seat = seat if seat in logged.game.awaiting else logged.game.awaiting[0]
    logged.take_back(seat, logged.game.decisions - 1, 0.0)
    logged.undo(seat, 0.0)
    finish(logged)
    Game.verify(through_json(logged.game.record()))


def test_everybody_is_told_which_takeback_it_was(server: Server) -> None:
    table = server.make("link", "random", "random")
    for number in (1, 2):
        table.play(0)
        told = undone(ok(table.post("/takeback", 0, {"agree": True})))
        assert (told["seat"], told["takeback"]) == (0, number)
    seen = undone(table.state(None))
    assert {**seen, "since": told["since"]} == told  # each counts their own versions


def undone(state: dict[str, Any]) -> dict[str, Any]:
    """The last takeback that is told; the bots may have played on since."""
    events = [event for line in state["log"] for event in line["events"]]
    found: dict[str, Any] = next(one for one in reversed(events) if one["event"] == "undone")
    return found


def test_a_stand_in_does_not_agree_for_a_person_who_was_there(server: Server) -> None:
    """Who seats bots for the others cannot take back alone what the others saw."""
    table = server.make()
    seat = table.answer_all()
    others = [one for one in range(3) if one != seat]
    for other in others:
        ok(table.post(f"/seats/{other}/bot", table.host, {"bot": "random"}))
    asked = ok(table.post("/takeback", seat, {"agree": True}))["takeback"]
    assert asked == {"by": seat, "agreed": [seat]}
    for other in others:
        asked = ok(table.post("/takeback", other, {"agree": True}))["takeback"]
    assert asked is None
