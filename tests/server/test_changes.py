"""What each event changed leads from one state of an onlooker to the next, and tells no secret."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from raiatea import VARIANTS, Game
from raiatea.server.changes import seen
from raiatea.server.logged_game import LoggedGame, Onlooker

GAMES = 12 if settings().derandomize else 200


def applied(state: Any, changes: list[Any]) -> Any:
    """The state after some changes, as a client would do it."""
    for change in changes:
        path, value = change["path"], change["value"]
        place = state
        for name in path[:-1]:
            place = place[name]
        place[path[-1]] = value
    return state


def stands(logged: LoggedGame, onlooker: Onlooker, tracked: bool) -> Any:
    forecast: Any = logged.game.forecast(onlooker, tracked=tracked)
    view = seen(logged.game, onlooker, tracked)
    return plain({"view": view, "forecast": {"points": forecast["points"], "row": forecast["row"]}})


def plain(data: object) -> Any:
    return json.loads(msgspec.json.encode(data))


def rituals_held(state: Any) -> int:
    mine = state["view"].get("mine", {})
    return sum(len(mine.get(zone, ())) for zone in ("rituals", "drawn", "chosen", "prepared"))


@settings(max_examples=GAMES)
@given(st.integers(3, 5), st.integers(0, 10**6), st.booleans())
def test_changes_applied_event_by_event_give_the_servers_view(
    players: int, seed: int, tracked: bool
) -> None:
    dice = random.Random(seed)
    variants = [variant for variant in VARIANTS if dice.random() < 0.5]
    logged = LoggedGame(Game.new(players, seed=seed, variants=variants), "salt", 0.0)
    onlookers: list[Onlooker] = [None, dice.randrange(players)]
    shown = {one: stands(logged, one, tracked) for one in onlookers}
    while not logged.game.over:
        seat = dice.choice(logged.game.awaiting)
        lines = {one: logged.version(one) for one in onlookers}
        logged = logged.copy()
        if dice.random() < 0.02 and logged.game.undo_point(seat) < logged.game.decisions:
            logged.undo(seat, 0.0)
            shown = {one: stands(logged, one, tracked) for one in onlookers}
            continue
        logged.move(seat, str(dice.choice(logged.game.moves(seat))), 0.0)
        for one in onlookers:
            for line in logged.since(one, lines[one]):
                changes = plain(logged.changes(one, line, tracked))
                assert len(changes) == len(line.events) + 1
                held = rituals_held(shown[one])
                for event, some in zip([*line.events, None], changes, strict=True):
                    applied(shown[one], some)
                    if event is not None and event["event"] == "kept ritual":
                        assert rituals_held(shown[one]) <= held, "one lies in two places"
            assert shown[one] == stands(logged, one, tracked)
