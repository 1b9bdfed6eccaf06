"""A view in numbers: what one seat may see, for those who count rather than read.

It says what `view` says, from the same allow-list, but names nothing: cards, tokens and places are
their numbers in the order of the catalogue. A program that learns looks at thousands of positions
a second, and to name everything for it would take longer than to play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, final

from raiatea.engine.kinds import VARIANTS
from raiatea.engine.step import Step
from raiatea.engine.vocabulary import STEPS

if TYPE_CHECKING:
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
# What lies in `NumericView.board`, likewise, before the spaces of the statues, and in `own`.
BOARD: Final = (
    "mask market", "forest", "forest pile", "discards", "discards", "due", "row", "performing",
    "shown", "aside",
)  # fmt: skip
OWN: Final = (
    "hand", "drawn by oneself", "chosen", "prepared", "own row", "discarded", "discarded",
    "returned", "returned",
)  # fmt: skip
ROW: Final = 6
SPACES: Final = 10


# What reads the fields of each kind of step, and whether that is more than one.
NUMBERS: Final[dict[str, tuple[bool, Callable[[Step], Any]]]] = {
    name: (len(kind.fields) > 1, attrgetter(*[field.name for field in kind.fields]))
    for name, kind in STEPS.items()
    if kind.fields
}


@final
class NumericView:
    """What a seat sees. Use it at once: the lists in it are the game's own and go on with it."""

    __slots__ = (
        "anew",
        "asks",
        "awaiting",
        "board",
        "counts",
        "moves",
        "nothing",
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
    anew: tuple[list[int], list[int], list[int]]  # of those what is face down, the bag, the piles
    nothing: tuple[list[int], list[int]]  # when no ritual is drawn, and every commodity known
    prices: list[int]
    board: tuple[Zone, ...]  # of what BOARD names, then the tokens on the statues
    # Of all seats tattoos, masks, joined masks, rituals in front, missions:
    people: tuple[Sequence[Any], ...]
    own: tuple[Zone, ...]  # of what OWN names


def numeric_view(game: Game, seat: int, before: NumericView | None = None) -> NumericView:
    """What a seat sees now, in numbers.

    An earlier one of the same game that nobody needs any more is written over, which is quicker.

    >>> from raiatea import Game
    >>> numeric_view(Game.new(3, seed=1), 0).question
    'KeepTogether'

    Raises `UnknownSeat`.
    """
    return viewed(game, seat, game._legal_moves(seat), game.awaiting, before)


def viewed(
    game: Game, seat: int, moves: list[Move], awaiting: tuple[int, ...], before: NumericView | None
) -> NumericView:
    """The view of a seat whose moves are known, and who else is awaited."""
    s = game._state
    if before is not None and before.counts[0] is s.pearls:
        found = before
    else:
        found = NumericView()
        begin(found, s)
    found.seat = seat
    found.moves = moves
    found.awaiting = awaiting
    stack = s.stack
    if stack:
        top = stack[-1]
        found.question = question = type(top).__name__
        found.asks = numbers_of(top, question)
    else:
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
    count(s, seat, found)
    joined, in_front = s.joined, s.in_front
    if found.people[2] is not joined or found.people[3] is not in_front:
        found.people = (s.tattoos, s.masks, joined, in_front, s.missions)
    first = seat * 2
    second = first + 1
    buried = s.buried
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


def numbers_of(step: Step, name: str) -> tuple[int, ...]:
    """The numbers that a step is made of."""
    if name not in NUMBERS:
        return ()
    several, read = NUMBERS[name]
    if several:
        numbers: tuple[int, ...] = read(step)
        return numbers
    return (read(step),)


def awaited(
    game: Game, always: bool = False, before: NumericView | None = None
) -> NumericView | None:
    """What is seen by who decides next, or None when the game is over.

    Who has no choice is not asked, unless `always`: it is played in that seat's turn.

    >>> from raiatea import Game
    >>> awaited(Game.new(3, seed=1)).seat
    0
    """
    while True:
        waiting = game.awaiting
        if not waiting:
            return None
        seat = waiting[0]
        moves = game._legal_moves(seat)
        if always or len(moves) > 1:
            return viewed(game, seat, moves, waiting, before)
        game._carry_out(seat, moves[0])


def play_on(game: Game, seen: NumericView, place: int, always: bool) -> NumericView | None:
    """Play one of the moves that were seen, and go on to who decides next, as `awaited`."""
    game._carry_out(seen.seat, seen.moves[place])
    return awaited(game, always, seen)


def count(s: GameState, seat: int, found: NumericView) -> None:
    """Write down what is counted anew each time: one by one, which is quickest when compiled."""
    players = s.players
    counts = found.counts
    drawn, unknown = found.nothing
    known = s.commodities
    if s.sure:
        known, unknown = known_commodities(s, seat)
    for one in range(players):
        if s.drawn[one] or s.chosen[one]:
            drawn = drawn_rituals(s)
            break
    normal, forbidden = s.piles
    counts[LISTS] = known
    counts[LISTS + 1] = unknown
    counts[LISTS + 2] = s.held_min
    counts[LISTS + 3] = s.held_max
    counts[LISTS + 4] = s.fresh
    counts[LISTS + 6] = drawn
    buried = s.buried
    face_down, bag, sizes = found.anew
    for place in range(players * 2):
        face_down[place] = len(buried[place])
    bag[0] = s.bag
    sizes[0] = len(s.forest_pile)
    sizes[1] = len(normal)
    sizes[2] = len(forbidden)


def begin(found: NumericView, s: GameState) -> None:
    """Write down what stays the same while a game goes on, the lists that change with it too."""
    found.options = (s.box.hash, s.players, *[name in s.variants for name in VARIANTS])
    found.players = s.players
    found.counts = [
        s.pearls, s.mana, s.tattoos, s.priests, s.ready, s.used, s.stall, s.assistants,
        *[()] * (len(COUNTED) - LISTS),
    ]  # fmt: skip
    found.nothing = [0] * (s.players * 2), [0] * s.players
    found.anew = face_down, bag, sizes = [0] * (s.players * 2), [0], [0] * 3
    found.counts[LISTS + 5] = face_down
    found.counts[LISTS + 7] = bag
    found.counts[LISTS + 8] = sizes
    found.prices = s.prices
    found.people = (s.tattoos, s.masks, s.joined, s.in_front, s.missions)


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
    sure, held = s.sure, s.commodities
    size = s.players * 4
    first = onlooker * size
    known = list(sure[first : first + size])
    own = onlooker * 4
    for place in range(own, own + 4):
        known[place] = held[place]
    unknown = [0] * s.players
    for one in range(s.players):
        for place in range(one * 4, one * 4 + 4):
            unknown[one] += held[place] - known[place]
    return known, unknown
