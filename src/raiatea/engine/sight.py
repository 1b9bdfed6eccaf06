"""A view in numbers: what one seat may see, for those who count rather than read.

It says what `view` says, from the same allow-list, but names nothing: cards, tokens and places are
their numbers in the order of the catalogue. A program that learns looks at thousands of positions
a second, and to name everything for it would take longer than to play.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, final

from raiatea.engine.codec import of_seat
from raiatea.engine.step import Question

if TYPE_CHECKING:
    from raiatea.engine.game import Game
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState, Zone

GETTERS: Final[dict[str, attrgetter[Any]]] = {}

# By the number of players.
NO_CARDS: Final[dict[int, list[Zone]]] = {players: [()] * players for players in (3, 4, 5)}
NONE_DRAWN: Final = {players: [0] * (players * 2) for players in (3, 4, 5)}
NONE_UNKNOWN: Final = {players: [0] * players for players in (3, 4, 5)}


@final
class Sight:
    """What a seat sees. Look at once: the lists in it are the game's own and go on with it."""

    __slots__ = (
        "asks",
        "assistants",
        "awaiting",
        "bag",
        "catalogue",
        "ceremony",
        "commodities",
        "heights",
        "market",
        "moves",
        "own",
        "people",
        "players",
        "purses",
        "question",
        "rituals",
        "round",
        "sealed",
        "seat",
        "statues",
        "table",
    )

    catalogue: str
    players: int
    seat: int
    moves: list[Move]  # the legal ones of the seat
    awaiting: tuple[int, ...]
    question: str  # the open one, "" when the game is over
    asks: tuple[int, ...]  # its numbers, in the order of its FIELDS
    sealed: bool  # the seat has answered what all answer at the same time
    round: tuple[Any, ...]  # see `sight`
    bag: int
    heights: bytes  # of the piles, forest, normal, forbidden, and of the stack
    market: tuple[list[int], ...]  # stall, prices, assistants
    table: tuple[Zone, ...]  # mask market, forest, forest pile, discards of both piles
    statues: tuple[Zone, ...]  # spaces, due
    ceremony: tuple[Any, ...]  # players, row, its owners, performing, shown, aside
    # Of all seats:
    purses: tuple[list[int], ...]  # pearls, mana, tattoos, priests
    commodities: tuple[list[int], ...]  # those that one can be sure of, the number of others
    assistants: tuple[list[int], ...]  # ready, used
    rituals: tuple[Sequence[int], ...]  # by pile: least, most, fresh, face down, drawn
    people: tuple[Sequence[Any], ...]  # tattoos, masks, joined masks, rituals in front, missions
    # One's own: hand, drawn, chosen, prepared, then of each pile those discarded face down, then
    # of each pile those seen to go into it.
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
    players = s.players
    found.catalogue = s.box.hash
    found.players = players
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
    found.sealed = s.sealed[seat] >= 0
    found.round = (
        players,
        s.tane,
        s.oracle,
        s.shortage,
        s.round,
        s.location,
        s.statues,
        s.start,
        s.kahuna,
        s.order,
        s.tiles,
    )
    found.bag = s.bag
    heights = (len(s.forest_pile), len(s.piles[0]), len(s.piles[1]), len(s.stack))
    found.heights = bytes(heights)
    found.market = (s.stall, s.prices, s.assistants)
    found.table = (s.mask_market, s.forest, s.forest_pile, s.discards[0], s.discards[1])
    found.statues = (s.spaces, s.due)
    found.ceremony = (players, s.row, s.row_owners, s.performing, s.shown, s.aside)
    found.purses = (s.pearls, s.mana, s.tattoos, s.priests)
    if s.sure:
        found.commodities = known_commodities(s, seat)
    else:
        found.commodities = (s.commodities, NONE_UNKNOWN[players])
    found.assistants = (s.ready, s.used)
    drawn = NONE_DRAWN[players]
    if s.drawn != NO_CARDS[players] or s.chosen != NO_CARDS[players]:
        drawn = drawn_rituals(s)
    found.rituals = (s.held_min, s.held_max, s.fresh, list(map(len, s.buried)), drawn)
    found.people = (s.tattoos, s.masks, s.joined, s.in_front, s.missions)
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


def drawn_rituals(s: GameState) -> list[int]:
    """How many rituals of each pile each seat has drawn and not yet kept or discarded."""
    found = [0] * (s.players * 2)
    for one in range(s.players):
        for ritual in s.drawn[one] + s.chosen[one]:
            found[one * 2 + s.box.ritual_pile[ritual]] += 1
    return found


def known_commodities(s: GameState, onlooker: int) -> tuple[list[int], ...]:
    """Everyone's commodities that the onlooker can be sure of, and how many others each has."""
    first = onlooker * s.players * 4
    known = list(s.sure[first : first + s.players * 4])
    known[onlooker * 4 : onlooker * 4 + 4] = of_seat(s.commodities, onlooker)
    unknown = [
        sum(of_seat(s.commodities, one)) - sum(of_seat(known, one)) for one in range(s.players)
    ]
    return known, unknown
