"""What each event changes in what an onlooker sees, so that a client can show them one by one.

Nothing here knows a rule: the onlooker's own view after an event is compared with that before.
"""

from __future__ import annotations

from typing import Any

from raiatea.engine import Game
from raiatea.engine.glimpse import Glimpse
from raiatea.server.store import EntryRow
from raiatea.server.wire_view import Answer

Path = tuple[str | int, ...]
Onlooker = int | None


class Change(Answer):
    """A place in the state, as names and numbers that lead there, and what stands there now."""

    path: Path
    value: Any


class Played:
    """A move, with the game as it was before."""

    def __init__(self, before: Game, entry: EntryRow) -> None:
        self.before = before
        self.entry = entry
        self._found: dict[tuple[Onlooker, bool], list[list[Change]]] = {}

    def changes(self, onlooker: Onlooker, tracked: bool) -> list[list[Change]]:
        """What changed with each event that the onlooker may know, then what else when all was
        over: what is asked, and of whom."""
        found = self._found.get((onlooker, tracked))
        if found is None:
            found = self._found[onlooker, tracked] = self._watched(onlooker, tracked)
        return found

    def _watched(self, onlooker: Onlooker, tracked: bool) -> list[list[Change]]:
        game, entry = self.before.copy(), self.entry
        view = seen(game, onlooker, tracked)
        for kind, outcome in entry.outcomes:
            game.force(str(kind), [outcome])  # type: ignore[list-item]
        first, *rest, last = game.watch(entry.seat, game.parse(entry.seat, entry.move))
        shown: dict[str, Any] = {"view": view, "forecast": first.forecast(onlooker, tracked)}
        found: list[list[Change]] = []
        for glimpse in rest:
            if glimpse.visible_to(onlooker):
                now = meanwhile(shown["view"], glimpse, onlooker, tracked)
                found.append(differences(shown, now, ()))
                shown = now
        over = {"view": seen(game, onlooker, tracked), "forecast": last.forecast(onlooker, tracked)}
        return [*found, differences(shown, over, ())]


def seen(game: Game, onlooker: Onlooker, tracked: bool) -> dict[str, Any]:
    """The view; what could be counted is left out if the table hides it."""
    view = game.view(onlooker)
    if not tracked and not game.over:
        view["tracked"] = None
    return view


def behind(game: Game, seat: int) -> Any:
    """What lies behind a seat's screen."""
    return game.view(seat)["mine"]


def meanwhile(
    before: dict[str, Any], glimpse: Glimpse, onlooker: Onlooker, tracked: bool
) -> dict[str, Any]:
    """What is seen in the middle of a move, when what was asked before still stands there."""
    pieces: dict[str, Any] = glimpse.view(onlooker)
    view = {**before, **pieces, "public": {**before["public"], **pieces["public"]}}
    if not tracked:
        view["tracked"] = None
    return {"view": view, "forecast": glimpse.forecast(onlooker, tracked)}


def differences(before: Any, after: Any, path: Path) -> list[Change]:
    """The smallest places where two things differ."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [
            change
            for name, value in after.items()
            for change in differences(before[name], value, (*path, name))
        ]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [
            change
            for i, value in enumerate(after)
            for change in differences(before[i], value, (*path, i))
        ]
    return [Change(path, after)]
