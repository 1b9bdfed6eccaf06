"""A view in numbers: what one seat may see, for those who count rather than read.

It says what `view` says, from the same allow-list, but names nothing: cards, tokens and places are
their numbers in the order of the catalogue. A program that learns looks at thousands of positions
a second, and to name everything for it would take longer than to play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, final

from raiatea.engine.codec import of_seat
from raiatea.engine.kinds import VARIANTS
from raiatea.engine.step import Question, Step
from raiatea.engine.vocabulary import STEPS

if TYPE_CHECKING:
    from raiatea.engine.declare import Field
    from raiatea.engine.game import Game
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState, Zone

# What is counted, by the names of the fields of an observation: first the lists that go on with
# the game, of all seats and of the market, then what is counted anew each time.
COUNTED: Final = (
    "pearls", "mana", "tattoos", "priests", "ready", "used", "stall", "assistants",
    "commodities", "unknown", "least", "most", "fresh", "face down", "drawn", "bag", "piles",
)  # fmt: skip
LISTS: Final = 8

# Where in `NumericView.board` are the row and the spaces of the statues.
ROW: Final = 6
SPACES: Final = 10

# By the number of players.
NO_CARDS: Final[dict[int, list[Zone]]] = {players: [()] * players for players in (3, 4, 5)}
NONE_DRAWN: Final = {players: [0] * (players * 2) for players in (3, 4, 5)}
NONE_UNKNOWN: Final = {players: [0] * players for players in (3, 4, 5)}


def numbers_of(fields: tuple[Field, ...]) -> Callable[[Step], tuple[int, ...]]:
    """What reads these fields of a step."""
    if len(fields) > 1:
        return attrgetter(*[field.name for field in fields])
    if not fields:
        return lambda step: ()
    (only,) = fields
    return lambda step: (getattr(step, only.name),)


NUMBERS: Final = {name: numbers_of(kind.fields) for name, kind in STEPS.items()}


@final
class NumericView:
    """What a seat sees. Use it at once: the lists in it are the game's own and go on with it."""

    __slots__ = (
        "asks",
        "awaiting",
        "board",
        "counts",
        "moves",
        "options",
        "own",
        "people",
        "players",
        "prices",
        "question",
        "round",
        "sealed",
        "seat",
        "steps",
    )

    options: tuple[Any, ...]  # hash of the catalogue, players, each variant
    players: int
    seat: int
    moves: list[Move]  # the legal ones of the seat
    awaiting: tuple[int, ...]
    question: str  # the open one, "" when the game is over
    asks: tuple[int, ...]  # its numbers, in the order of its FIELDS
    sealed: bool  # the seat has answered what all answer at the same time
    steps: int  # on the stack
    round: tuple[Any, ...]  # round, location, statues opened, starting player, Kahuna, order, tiles
    counts: list[Sequence[int]]  # of what COUNTED names
    prices: list[int]
    # Mask market, forest, forest pile, discards of both piles, rows that are due, rituals in the
    # row and those being performed, forest cards shown, commodities aside, tokens on the statues:
    board: tuple[Zone, ...]
    # Of all seats tattoos, masks, joined masks, rituals in front, missions:
    people: tuple[Sequence[Any], ...]
    # One's own: hand, drawn, chosen, prepared, waiting in the row, then of each pile those
    # discarded face down, then of each pile those seen to go into it.
    own: tuple[Zone, ...]


def numeric_view(game: Game, seat: int, before: NumericView | None = None) -> NumericView:
    """What a seat sees now, in numbers.

    An earlier one of the same game that nobody needs any more is written over, which is quicker.

    >>> from raiatea import Game
    >>> numeric_view(Game.new(3, seed=1), 0).question
    'KeepTogether'

    Raises `UnknownSeat`.
    """
    moves = game._legal_moves(seat)
    s = game._state
    if before is not None and before.counts[0] is s.pearls:
        found = before
    else:
        found = NumericView()
        begin(found, s)
    players = s.players
    found.seat = seat
    found.moves = moves
    stack = s.stack
    if stack:
        top = stack[-1]
        assert isinstance(top, Question)
        found.awaiting = top.awaiting(s)
        found.question = question = type(top).__name__
        found.asks = NUMBERS[question](top)
    else:
        found.awaiting = ()
        found.question = ""
        found.asks = ()
    found.steps = len(stack)
    found.sealed = s.sealed[seat] >= 0
    found.round = (s.round, s.location, s.statues, s.start, s.kahuna, s.order, s.tiles)
    normal, forbidden = s.discards
    found.board = (
        s.mask_market,
        s.forest,
        s.forest_pile,
        normal,
        forbidden,
        s.due,
        s.row,
        s.performing,
        s.shown,
        s.aside,
        s.spaces,
    )
    if s.sure:
        known, unknown = known_commodities(s, seat)
    else:
        known, unknown = s.commodities, NONE_UNKNOWN[players]
    drawn = NONE_DRAWN[players]
    nothing = NO_CARDS[players]
    if s.drawn != nothing or s.chosen != nothing:
        drawn = drawn_rituals(s)
    buried = s.buried
    normal, forbidden = s.piles
    found.counts[LISTS:] = (
        known,
        unknown,
        s.held_min,
        s.held_max,
        s.fresh,
        [*map(len, buried)],
        drawn,
        (s.bag,),
        (len(s.forest_pile), len(normal), len(forbidden)),
    )
    found.people = (s.tattoos, s.masks, s.joined, s.in_front, s.missions)
    first = seat * 2
    second = first + 1
    returned = s.returned
    found.own = (
        s.hands[seat],
        s.drawn[seat],
        s.chosen[seat],
        s.prepared[seat],
        own_row(s, seat) if s.row else (),
        buried[first],
        buried[second],
        returned[first],
        returned[second],
    )
    return found


def begin(found: NumericView, s: GameState) -> None:
    """Write down what stays the same while a game goes on, the lists that change with it too."""
    found.options = (s.box.hash, s.players, *[name in s.variants for name in VARIANTS])
    found.players = s.players
    found.counts = [
        s.pearls, s.mana, s.tattoos, s.priests, s.ready, s.used, s.stall, s.assistants
    ]  # fmt: skip
    found.prices = s.prices


def drawn_rituals(s: GameState) -> list[int]:
    """How many rituals of each pile each seat has drawn and not yet kept or discarded."""
    found = [0] * (s.players * 2)
    for one in range(s.players):
        for ritual in s.drawn[one] + s.chosen[one]:
            found[one * 2 + s.box.ritual_pile[ritual]] += 1
    return found


def own_row(s: GameState, seat: int) -> Zone:
    """The rituals of a seat that wait in the row."""
    return tuple([s.row[i] for i in range(len(s.row)) if s.row_owners[i] == seat])


def known_commodities(s: GameState, onlooker: int) -> tuple[list[int], list[int]]:
    """Everyone's commodities that the onlooker can be sure of, and how many others each has."""
    first = onlooker * s.players * 4
    known = list(s.sure[first : first + s.players * 4])
    known[onlooker * 4 : onlooker * 4 + 4] = of_seat(s.commodities, onlooker)
    unknown = [
        sum(of_seat(s.commodities, one)) - sum(of_seat(known, one)) for one in range(s.players)
    ]
    return known, unknown
