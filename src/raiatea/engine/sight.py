"""A view in numbers: what one seat may see, for those who count rather than read.

It says what `view` says, from the same allow-list, but names nothing: cards, tokens and places are
their numbers in the order of the catalogue. A program that learns looks at thousands of positions
a second, and to name everything for it would take longer than to play. What seldom changes is
kept in tuples that stay the same objects until it does.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, final

from raiatea.engine.codec import of_seat
from raiatea.engine.step import Question

if TYPE_CHECKING:
    from raiatea.engine.game import Game
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState, Zone

# What `Sight.round`, `held`, `statues`, `table` and `ceremony` hold; after that `held` has the
# prices, `table` the discards of both piles.
ROUND: Final = (
    "players",
    "tane",
    "oracle",
    "shortage",
    "round",
    "start",
    "kahuna",
    "location",
    "tiles",
    "order",
    "statues",
)
HELD: Final = ("held_min", "held_max", "fresh")
STATUES: Final = ("spaces", "due")
TABLE: Final = ("mask_market", "forest", "forest_pile")
CEREMONY: Final = ("players", "row", "row_owners", "performing", "shown", "aside")
of_round: Final = attrgetter(*ROUND)
of_hands: Final = attrgetter(*HELD)
of_statues: Final = attrgetter(*STATUES)
of_table: Final = attrgetter(*TABLE)
of_ceremony: Final = attrgetter(*CEREMONY)
GETTERS: Final[dict[str, attrgetter[Any]]] = {}

# What `Sight.people` holds of every seat.
PEOPLE: Final = ("tattoos", "masks", "joined", "in_front", "missions")

# What `Sight.counts` holds: first what there is once, then what each seat has.
COUNTS: Final[dict[str, int]] = {
    "bag": 1,
    "piles": 3,
    "steps": 1,
    "sealed": 1,
    "stall": 4,
    "assistants": 4,
}
COUNTS_OF_SEATS: Final[dict[str, int]] = {
    "pearls": 1,
    "mana": 1,
    "priests": 1,
    "commodities": 4,
    "unknown": 1,
    "ready": 4,
    "used": 4,
    "face down": 2,
    "drawn": 2,
}


@final
class Sight:
    """What a seat sees. It does not change when the game goes on."""

    __slots__ = (
        "asks",
        "awaiting",
        "catalogue",
        "ceremony",
        "counts",
        "held",
        "moves",
        "own",
        "people",
        "players",
        "question",
        "round",
        "seat",
        "statues",
        "table",
    )

    catalogue: str
    players: int
    seat: int
    awaiting: tuple[int, ...]
    question: str  # the open one, "" when the game is over
    asks: tuple[int, ...]  # its numbers, in the order of its FIELDS
    moves: list[Move]  # the legal ones of the seat
    counts: list[int]  # see COUNTS and COUNTS_OF_SEATS
    round: tuple[Any, ...]  # see ROUND
    held: tuple[Zone, ...]  # see HELD
    statues: tuple[Zone, ...]  # see STATUES
    table: tuple[Zone, ...]  # see TABLE
    ceremony: tuple[Any, ...]  # see CEREMONY
    people: tuple[Any, ...]  # see PEOPLE
    # Hand, drawn, chosen, prepared, then of each pile those discarded face down, then of each
    # pile those seen to go into it.
    own: tuple[Zone, ...]


def sight(game: Game, seat: int) -> Sight:
    """What a seat sees now, in numbers.

    >>> from raiatea import Game
    >>> sight(Game.new(3, seed=1), 0).question
    'KeepTogether'

    Raises `UnknownSeat`.
    """
    found = Sight()
    found.moves = game._legal_moves(seat)
    s = game._state
    found.catalogue = s.box.hash
    found.players = s.players
    found.seat = seat
    if s.stack:
        top = s.stack[-1]
        assert isinstance(top, Question)
        found.awaiting = top.awaiting(s)
        found.question = type(top).__name__
        found.asks = numbers_of(top)
    else:
        found.awaiting = ()
        found.question = ""
        found.asks = ()
    found.round = of_round(s)
    found.held = (*of_hands(s), tuple(s.prices))
    found.statues = of_statues(s)
    found.table = (*of_table(s), *s.discards)
    found.ceremony = of_ceremony(s)
    found.people = (
        *s.tattoos,
        *s.masks,
        *s.joined,
        *s.in_front,
        *s.missions,
    )
    found.own = (
        s.hands[seat],
        s.drawn[seat],
        s.chosen[seat],
        s.prepared[seat],
        s.buried[seat * 2],
        s.buried[seat * 2 + 1],
        s.returned[seat * 2],
        s.returned[seat * 2 + 1],
    )
    found.counts = counts(s, seat)
    return found


def numbers_of(question: Question) -> tuple[int, ...]:
    """The numbers of a question, in the order of its FIELDS."""
    kind = type(question).__name__
    getter = GETTERS.get(kind)
    if getter is None:
        # With two more it always gives a tuple.
        getter = GETTERS[kind] = attrgetter(*type(question).FIELDS, "RULE", "TOGETHER")
    numbers: tuple[int, ...] = getter(question)[:-2]
    return numbers


def counts(s: GameState, seat: int) -> list[int]:
    """What can be counted, as `COUNTS` and `COUNTS_OF_SEATS` say."""
    commodities = s.commodities
    unknown = [0] * s.players
    if s.sure:
        commodities = known_commodities(s, seat)
        for one in range(s.players):
            unknown[one] = sum(of_seat(s.commodities, one)) - sum(of_seat(commodities, one))
    drawn = [0] * (s.players * 2)
    if any(s.drawn) or any(s.chosen):
        for one in range(s.players):
            for ritual in s.drawn[one] + s.chosen[one]:
                drawn[one * 2 + s.box.ritual_pile[ritual]] += 1
    return [
        s.bag,
        len(s.forest_pile),
        len(s.piles[0]),
        len(s.piles[1]),
        len(s.stack),
        1 if s.sealed[seat] >= 0 else 0,
        *s.stall,
        *s.assistants,
        *s.pearls,
        *s.mana,
        *s.priests,
        *commodities,
        *unknown,
        *s.ready,
        *s.used,
        *map(len, s.buried),
        *drawn,
    ]


def known_commodities(s: GameState, onlooker: int) -> list[int]:
    """Everyone's commodities, as far as the onlooker can be sure of them."""
    first = onlooker * s.players * 4
    known = list(s.sure[first : first + s.players * 4])
    known[onlooker * 4 : onlooker * 4 + 4] = of_seat(s.commodities, onlooker)
    return known
