"""How often a location will still be visited."""

from __future__ import annotations

from raiatea.view import View


def taken(view: View) -> int:
    """How many locations were chosen in this round."""
    return sum(1 for seat in view.tiles.values() if seat is not None)


def to_come(view: View, location: str) -> float:
    """About how often, from now on until the end of the game."""
    tiles = view.tiles
    later = view.players / len(tiles) * view.action_rounds_left
    if view.in_ceremony or tiles[location] is not None:
        return later
    gone = taken(view)
    return later + (view.players - gone) / max(1, len(tiles) - gone)
