"""From legal moves to numbers of the index, and back."""

from __future__ import annotations

import operator
from numbers import Integral
from typing import Final

from raiatea.encoding.actions import (
    ACTIONS,
    CATALOGUE,
    FIRST_FULFIL,
    FIRST_PLAYER,
    FIRST_SILENCE,
    MISSIONS,
    NUMBER,
    RITUALS,
)
from raiatea.engine import moves
from raiatea.engine.moves import Move
from raiatea.engine.numeric_view import ROW, SPACES, NumericView
from raiatea.view import View

RITUAL_NUMBER: Final = {ritual: i for i, ritual in enumerate(RITUALS)}
MISSION_NUMBER: Final = {mission: i for i, mission in enumerate(MISSIONS)}
UNSAYABLE: Final = -1
"""What stands for a move that the index does not have: an amount above MOST_MANA."""


def legal(view: View | NumericView) -> list[int]:
    """The numbers of the legal moves, in the order of the moves; [] when nothing is asked.

    >>> from raiatea import Game
    >>> ACTIONS[legal(View.of(Game.new(3, seed=1), 0))[0]].partition(" ")[0]
    'keep'
    """
    if isinstance(view, NumericView):
        try:
            return [NUMBER[move.text] for move in view.moves]
        except KeyError:  # the text of one does not say it
            check_cards(view.options[0])
            return [number_of(move, view) for move in view.moves]
    check_cards(view.cards.catalogue.hash)
    return [index(view, move) for move in view.moves]


def check_cards(catalogue: str) -> None:
    """Raises `ValueError` for the hash of other cards than those that are numbered here."""
    if catalogue != CATALOGUE.hash:
        raise ValueError("these are other cards than those that are numbered here")


def index(view: View, move: Move) -> int:
    """The number of a legal move; `UNSAYABLE` for an amount above `MOST_MANA`.

    >>> from raiatea import Game
    >>> view = View.of(Game.new(3, seed=1), 0)
    >>> move(view, index(view, view.moves[0])) == view.moves[0]
    True
    """
    what = move.what
    if move.verb == moves.FULFIL:
        spaces = view.spaces
        mission = spaces[what]
        assert mission is not None
        return FIRST_FULFIL[MISSION_NUMBER[mission]] + spaces[:what].count(mission)
    if move.verb == moves.SILENCE:
        row = [one.ritual for one in view.row]
        return FIRST_SILENCE[RITUAL_NUMBER[row[what]]] + row[:what].count(row[what])
    if move.verb == moves.PLAYER:
        return FIRST_PLAYER + (what - view.me.number) % view.players - 1
    return NUMBER.get(move.text, UNSAYABLE)


def number_of(move: Move, seen: NumericView) -> int:
    """The number of a legal move; `UNSAYABLE` for an amount above `MOST_MANA`."""
    what = move.what
    if move.verb == moves.FULFIL:
        spaces = seen.board[SPACES]
        mission = spaces[what]
        return FIRST_FULFIL[mission] + spaces[:what].count(mission)
    if move.verb == moves.SILENCE:
        row = seen.board[ROW]
        ritual = row[what]
        return FIRST_SILENCE[ritual] + row[:what].count(ritual)
    if move.verb == moves.PLAYER:
        return FIRST_PLAYER + (what - seen.seat) % seen.players - 1
    return NUMBER.get(move.text, UNSAYABLE)


def move(view: View, action: int) -> Move:
    """The legal move that has this number.

    Raises `ValueError` when none has.
    """
    return view.moves[place_of(action, legal(view))]


def sayable(numbers: list[int]) -> list[int]:
    """The numbers without what the index does not have."""
    if UNSAYABLE in numbers:
        return [number for number in numbers if number != UNSAYABLE]
    return numbers


def place_of(action: object, numbers: list[int]) -> int:
    """Which of the legal moves has this number, of any kind of whole number.

    Raises `ValueError` when none has.
    """
    try:
        number = operator.index(action)  # type: ignore[arg-type]
        if number != UNSAYABLE:
            return numbers.index(number)
    except (TypeError, ValueError):
        pass
    raise not_legal(action)


def not_legal(action: object) -> ValueError:
    known = isinstance(action, Integral) and 0 <= int(action) < len(ACTIONS)
    what = f" ({ACTIONS[int(action)]})" if known else ""  # type: ignore[call-overload]
    return ValueError(f"action {action!r:.80}{what} is not legal now")
