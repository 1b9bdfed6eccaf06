"""What chance is about to decide: for searches and learners that look at every outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from raiatea.engine import record
from raiatea.engine.box import Box
from raiatea.engine.chance import ASKING, KINDS, MOST_TAKEBACKS, ChanceAwaited
from raiatea.engine.game import Game
from raiatea.engine.history import UNKNOWN
from raiatea.engine.moves import Move
from raiatea.engine.options import box_of, check_names, check_variants, start
from raiatea.engine.state import NOT_FORCED
from raiatea.errors import ChanceError

Outcome = tuple[str, int | str]
"""A kind of chance and what came of it, as `Game.force` names them."""


@final
class Chance:
    """Something that chance is about to decide, and in how many ways each outcome can come."""

    __slots__ = ("kind", "ways")

    def __init__(self, kind: str, ways: dict[int | str, int]) -> None:
        self.kind = kind
        self.ways = ways

    def __repr__(self) -> str:
        return f"<Chance {self.kind} {self.ways}>"


def foresee(game: Game, seat: int, move: Move, outcomes: Sequence[Outcome]) -> Game | Chance:
    """What comes of a move if chance gives these outcomes: the new game, or what chance is next.

    The game itself stays as it is.

    >>> game = Game.new(3, seed=1)
    >>> after = foresee(game, 0, game.moves(0)[0], [])
    >>> isinstance(after, Game) and after.decision(0)
    1

    Raises what `Game.play` raises, and `ChanceError` for more outcomes than there is chance.
    """
    box = game._state.box
    after = game.copy()
    after._state.forced = queue(box, outcomes)
    try:
        after.play(seat, move)
    except ChanceAwaited as awaited:
        return chance_of(box, awaited)
    return finished(after)


def otherwise(game: Game, number: int) -> Game:
    """A copy with the same secrets in which chance falls otherwise from now on; numbers from 1 on.

    >>> game = Game.new(3, seed=1)
    >>> otherwise(game, 1).view(0) == game.view(0)
    True
    """
    after = game.copy()
    after._go_on_at(MOST_TAKEBACKS + number)
    return after


def foresee_set_up(
    players: int | Sequence[str], variants: Sequence[str], outcomes: Sequence[Outcome]
) -> Game | Chance:
    """The same for the set-up of a new game.

    >>> foresee_set_up(3, [], [])
    <Chance starting player {0: 1, 1: 1, 2: 1}>
    """
    box = box_of(None)
    names = check_names(players)
    state = start(box, len(names), 0, check_variants(variants))
    game = Game(state, names, UNKNOWN, (), False)
    try:
        game._begin(queue(box, outcomes))
    except ChanceAwaited as awaited:
        return chance_of(box, awaited)
    return finished(game)


def queue(box: Box, outcomes: Sequence[Outcome]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {ASKING: []}
    for name, outcome in outcomes:
        if name not in KINDS:
            raise ChanceError(f"unknown kind of chance {name!r:.80}")
        kind = KINDS.index(name)
        found.setdefault(kind, []).extend(record.outcome_numbers(box, kind, [outcome]))
    return found


def chance_of(box: Box, awaited: ChanceAwaited) -> Chance:
    names = box.outcome_names(awaited.kind)
    ways: dict[int | str, int] = {}
    for outcome in sorted(awaited.pool):
        name = names[outcome]
        ways[name] = ways.get(name, 0) + 1
    return Chance(KINDS[awaited.kind], ways)


def finished(game: Game) -> Game:
    left = [KINDS[kind] for kind in game._state.forced if kind != ASKING]
    if left:
        raise ChanceError(f"more outcomes than there is chance: {', '.join(left)}")
    game._state.forced = NOT_FORCED
    return game
