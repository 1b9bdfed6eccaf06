"""What the server answers and sends, as structures.

The server builds most of it from the engine's own JSON, so these are not what it fills in but what
its answers are held against: OpenAPI and the client's types are made from them, and the tests
decode every answer with them, strictly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET, UnsetType

from raiatea.catalogue import model
from raiatea.errors import Why
from raiatea.forecasts import Counter, Points, SeatTerms, Waiting
from raiatea.server.changes import Change
from raiatea.server.logged_game import Passage
from raiatea.server.store import SeatKind, Status, TakenUp
from raiatea.server.switches import Manner
from raiatea.server.teaching import LessonInfo
from raiatea.server.wire import Clock, Colour, SeatNumber, Variant
from raiatea.server.wire_hints import SeatHint
from raiatea.server.wire_plans import PlanOffer
from raiatea.server.wire_view import Answer, Mine, View
from raiatea.server.wire_vocabulary import AskedMove, EngineEvent, Move
from raiatea.telling.sayings import Emptiness, Entry, Odds, Saying, Selection, TileLine

# The table.


class You(Answer):
    """What a secret opens; `invited` to a seat by its link, which has to be claimed first.

    `hints` says whether one may ask for them.
    """

    host: bool
    seat: SeatNumber | None
    invited: SeatNumber | None
    hints: bool


class SeatInfo(Answer):
    """A seat and who sits there; `bot` plays it now, also in place of an absent person.

    `claimed` counts how often somebody has taken it by a link. In a lobby a seat is free until it
    is `taken`, and its person says when they are `ready`.
    """

    seat: SeatNumber
    name: str
    colour: Colour
    kind: SeatKind
    bot: str | None
    claimed: int
    present: bool
    away: bool
    taken: bool
    ready: bool


class Fairness(Answer):
    """The promise of the start; the end opens salt and seed."""

    commitment: str
    salt: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET


class Table(Answer, Manner):
    """A table as anybody at it may know it; times are seconds, `created` since 1970."""

    table: str
    created: float
    status: Status
    you: You
    seats: list[SeatInfo]
    variants: list[Variant]
    clock: Clock | None
    fairness: Fairness
    version: int
    time_left: list[float | None]
    lesson: LessonInfo | None
    origin: TakenUp | None
    public: bool


class SeatSecret(Answer):
    """The secret of a seat; a bot has none, nor a seat that people take by the code."""

    seat: SeatNumber
    secret: str | None


class Created(Answer):
    """All secrets of a new table; one with a lobby has a code, which seats whoever comes next."""

    table: str
    host: str
    spectator: str
    seats: list[SeatSecret]
    code: str | None


class Opened(Answer):
    """The finished table of a record that somebody brought."""

    table: str
    spectator: str


class NewSecret(Answer):
    secret: str


# What happened.


class Undone(Answer, tag_field="event", tag="undone"):
    """Decisions were taken back, by the wish of this seat.

    All lines after the version `since` are void. `takeback` counts those with everyone's consent,
    after which chance falls anew; an undo has none.
    """

    seat: SeatNumber
    since: int | UnsetType = UNSET
    takeback: int | UnsetType = UNSET


class Committed(Answer, tag_field="event", tag="committed"):
    """A seat's secret answer is in."""

    seat: SeatNumber
    number: int
    commitment: str


if TYPE_CHECKING:
    Event = Undone | Committed
else:
    Event = EngineEvent | Undone | Committed


class Line(Answer):
    """What an onlooker saw of one move, and how it is told; `turn` is what it is a part of.

    Of what has just happened `changes` tells what each event changed in the state, and lastly what
    else had changed when the move was over.
    """

    version: int
    events: list[Event]
    story: list[Entry]
    turn: Passage
    changes: list[list[Change]] | UnsetType = UNSET


class RefusedMove(Answer):
    """A move that one might expect and that is not legal, and why."""

    move: Move
    why: Saying
    rule: str


class Asked(Answer):
    """What is asked, of this onlooker or of others: in words, with the moves of who is asked.

    `select` says which of them are chosen together. `empty` is null, or says that there is no
    choice and whether everybody can see that there is none. `quiet` are the moves by which others
    could not tell whether there was any other: with people at the table they count only after a
    while.
    """

    says: Saying
    moves: list[AskedMove]
    refused: list[RefusedMove]
    select: Selection | None
    empty: Emptiness | None
    quiet: list[str]


class Share(Answer):
    """What another seat gets at a place."""

    seat: SeatNumber
    gets: TileLine
    odds: Odds | None


class Tile(Answer):
    """What a free tile would bring as Kahuna; the lists are full when it is one's to choose."""

    location: model.LocationId
    now: TileLine
    note: TileLine
    odds: Odds | None
    kahuna: list[TileLine]
    others: list[Share]
    after: list[TileLine]


class Forecast(Answer):
    """What follows from the view by the rules; `places` are the seats in the end, first to last.

    `tiles` is null unless one may still choose a location in this round. `decided` says in the end
    what decided the game, `feats` who did most of something.
    """

    points: list[Points]
    places: list[SeatNumber] | None
    standing: list[SeatNumber] | None
    row: list[Waiting]
    counters: list[Counter]
    terms: SeatTerms | None
    tiles: list[Tile] | None
    decided: list[Saying]
    feats: list[Saying]


class Prospects(Answer):
    """How one's own seat could still score: ways to more, and all that goes together as `held`.

    `expected` is what a bot would have in the end, null where none can say; `rough` is so before
    the first ceremony.
    """

    ways: list[TileLine]
    held: int
    expected: int | None
    rough: bool


class Takeback(Answer):
    """Who asks to take something back, and who has agreed."""

    by: SeatNumber
    agreed: list[SeatNumber]


class State(Answer):
    """How things stand for an onlooker, with the lines of the log that they have not had.

    `asked` is null in the end. `forecast` is what follows from the view by the rules. `undo`
    counts the decisions that one may take back now, `withdraw` says whether one's secret answer can
    still be changed. `plans` are the questions that one may answer beforehand. `hints` counts those
    that each seat has used: of others in the rounds before this one. `stands` says for how many
    seconds each seat's clock stands still after it was asked. A moment of the past says with
    `latest` which version is the last; once the game is over it may have what lay behind every
    screen then, as `open`.
    """

    version: int
    view: View
    asked: Asked | None
    forecast: Forecast
    log: list[Line]
    undo: int
    withdraw: bool
    plans: list[PlanOffer]
    takeback: Takeback | None
    hints: list[int]
    stands: list[float]
    latest: int | UnsetType = UNSET
    open: list[Mine] | UnsetType = UNSET


class ChatLine(Answer):
    """`at` is in seconds since 1970."""

    n: int
    seat: SeatNumber
    text: str
    at: float


class Commitment(Answer):
    """What was shown of a secret answer."""

    seat: SeatNumber
    number: int
    commitment: str


class RecordFairness(Answer):
    salt: str
    commitment: str
    answers: list[Commitment]


class RecordFile(Answer):
    """A record with its commitments, and the hints that were used.

    One that somebody brought may have no commitments.
    """

    record: dict[str, Any]
    fairness: RecordFairness | UnsetType = UNSET
    hints: list[SeatHint] | UnsetType = UNSET


class WhyNot(Answer):
    """Why a move is not legal; null if it is."""

    why: Why | None


class Nothing(Answer):
    """It was done, and there is no more to say."""


class Refused(Answer):
    """No: a code, words in English, the rule where one is the reason, with 409 how things stand.

    `refusal` says why a move is not legal.
    """

    error: str
    message: str
    rule: str | UnsetType = UNSET
    refusal: Why | UnsetType = UNSET
    state: State | UnsetType = UNSET


# The catalogue.


class Catalogue(Answer):
    """All components as data, with words by language where they are not those of the package, the
    bots that can be seated, those that have learnt other cards and so cannot, and the lessons."""

    hash: str
    board: model.Board
    rituals: list[model.Ritual]
    missions: list[model.Mission]
    masks: list[model.Mask]
    forest: list[model.ForestCard]
    words: dict[str, str]
    bots: list[str]
    strangers: list[str]
    lessons: list[str]
