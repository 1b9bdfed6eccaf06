"""A table in memory: its stored row, its game with the log, and who is connected."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from raiatea import lessons
from raiatea.bots import Advice
from raiatea.errors import Why
from raiatea.server import fair_play, fairness, keys, plans, teaching
from raiatea.server.bot_workers import BotWorkers
from raiatea.server.changes import seen
from raiatea.server.lanes import Audience
from raiatea.server.logged_game import Line, LoggedGame, Onlooker
from raiatea.server.store import EntryRow, Grown, PlannedAnswer, Status, TableRow
from raiatea.server.switches import switched
from raiatea.telling import asked, foretold, story, ways
from raiatea.view import Cards, View

LOOKING_SECONDS = 60.0
MOST_ENCODED = 6


class Role(msgspec.Struct, frozen=True):
    """What a secret opens: the host's panel, a seat, or the spectators' bench.

    A link to a seat that nobody has claimed opens nothing but this: claiming it.
    """

    host: bool = False
    seat: int | None = None
    invited: int | None = None


def role_of(row: TableRow, key: str) -> Role | None:
    """What a secret opens; every lock is tried, so that time tells nothing."""
    role: Role | None = None
    if keys.fits(key, row.spectator_lock):
        role = Role()
    for seat, chair in enumerate(row.seats):
        if keys.fits(key, chair.lock):
            role = Role(seat=seat)
        if keys.fits(key, chair.invitation):
            role = Role(invited=seat)
    if keys.fits(key, row.host_lock):
        role = Role(host=True)
    return role


class Watcher(Protocol):
    """A connection that wants to hear of a table."""

    role: Role
    address: str

    async def tell(self, news: str) -> None: ...

    async def send(self, data: object) -> None: ...

    async def shut(self, for_good: bool = True) -> None: ...


class LiveTable:
    """One table. Whoever changes it holds its lock."""

    def __init__(self, row: TableRow, logged: LoggedGame, running: Callable[[], float]) -> None:
        self.row = row
        self.logged = logged
        self.running = running
        self.touched = row.touched
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._expected: dict[int, tuple[int, asyncio.Task[float | None]]] = {}
        self.thoughts: dict[object, asyncio.Task[list[Advice] | None]] = {}
        self.asked_for = time.monotonic()
        self.asked_by = ""
        self.played_for = -math.inf
        self.seen: dict[int, float] = dict.fromkeys(range(len(row.seats)), row.created)
        self.told: object = None
        self.past: LoggedGame | None = None
        self._encoded: dict[tuple[Onlooker, int], msgspec.Raw] = {}
        self._encoded_of: tuple[object, object] = (None, None)
        self.bots: asyncio.Task[None] | None = None
        self.bots_woken = asyncio.Event()
        self.answering: dict[int, asyncio.Task[None]] = {}
        self.clock: asyncio.TimerHandle | None = None
        self.handing_over: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def status(self) -> Status:
        if self.row.status == "running" and self.logged.game.over:
            return "over"
        return self.row.status

    def connected(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {one.role.seat for one in self.watchers if one.role.seat is not None}

    def present(self, seat: int) -> bool:
        """Whether a person is there; those at one screen are when one of them is."""
        seats = {seat}
        if self.row.seats[seat].kind == "here":
            seats = {i for i, chair in enumerate(self.row.seats) if chair.kind == "here"}
        now = time.time()
        return bool(self.connected() & seats) or any(self.seen[one] > now for one in seats)

    def away(self, seat: int) -> bool:
        """Whether a person has been gone for longer than the host allows."""
        minutes = self.row.options.away_minutes
        chair = self.row.seats[seat]
        if minutes is None or chair.kind == "bot" or self.present(seat):
            return False
        return bool(time.time() - self.seen[seat] > minutes * 60)

    def attendance(self) -> list[tuple[bool, bool]]:
        """Of each seat whether its person is there, and whether they have been gone for long."""
        return [(self.present(seat), self.away(seat)) for seat in range(len(self.row.seats))]

    def idle_for(self, seconds: float) -> bool:
        """Whether nobody has looked at the table for so long, and no bot is thinking there."""
        answering = any(not one.done() for one in self.answering.values())
        busy = self.watchers or self.lock.locked() or answering
        bots = self.bots is not None and not self.bots.done()
        thinking = bots and self.audience() is not None
        return not busy and not thinking and time.monotonic() - self.asked_for > seconds

    def stop(self) -> None:
        """Nobody plays here any more for whom the server does."""
        for one in (self.bots, *self.answering.values()):
            if one is not None:
                one.cancel()

    def asked(self, role: Role, address: str) -> None:
        """Somebody asks for the table without staying connected."""
        self.asked_for = time.monotonic()
        self.asked_by = address
        if role.seat is not None:
            self.played_for = self.asked_for

    def audience(self) -> Audience | None:
        """Who looks at the table now, or has asked for it of late; None if nobody does."""
        since = time.monotonic() - LOOKING_SECONDS
        watching = [one.address for one in self.watchers]
        seated = [one.address for one in self.watchers if one.role.seat is not None]
        if seated or self.played_for > since:
            return Audience(True, seated or [self.asked_by])
        if watching or self.asked_for > since:
            return Audience(False, watching or [self.asked_by])
        return None

    def awaited_bot(self) -> int | None:
        """A seat that a bot plays and that owes a decision."""
        if self.status != "running":
            return None
        return next((seat for seat in self.logged.game.awaiting if self.bot_of(seat)), None)

    def time_left(self, seat: int) -> float | None:
        """A person's seconds for the rest of the game; None without a clock."""
        seconds = self.row.options.clock_seconds
        if seconds is None or self.bot_of(seat):
            return None
        if self.status == "lobby":
            return seconds
        return seconds - self.logged.thought(seat, self.running())

    def time_up(self, seat: int) -> float | None:
        """In how many seconds a person's clock will have run out, if they do nothing."""
        left = self.time_left(seat)
        stands = self.logged.asked_at + self.logged.stands(seat) - self.running()
        return None if left is None else left + max(0.0, stands)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, if one does."""
        return self.row.seats[seat].bot

    def planned(self, seat: int) -> str | None:
        """What a person has planned to answer to what they are asked now."""
        return None if self.bot_of(seat) else plans.answer(self.plans(seat), self.logged, seat)

    def plans(self, seat: int) -> tuple[PlannedAnswer, ...]:
        return self.row.seats[seat].plans

    @property
    def people(self) -> int:
        """How many seats are people's, whether they are there or a bot stands in."""
        return sum(chair.kind != "bot" for chair in self.row.seats)

    def scripted(self, seat: int) -> str | None:
        """What a lesson has a seat answer, while that fits."""
        taught = self.row.options.lesson
        lesson = None if taught is None else lessons.named(taught.name)
        return None if lesson is None else lesson.answer(self.logged.game, seat)

    def may_ask(self, seat: int | None) -> bool:
        """Whether a seat may have hints."""
        return seat is not None and fair_play.refusal(self.row, seat) is None

    def grown(self, entry: EntryRow, logged: LoggedGame) -> Grown:
        """What is to be stored: an entry, and whom it asks who did not do it themselves."""
        before, now = self.logged.game.awaiting, logged.game.awaiting
        asked = [
            seat for seat in now if seat not in (*before, entry.seat) and not self.bot_of(seat)
        ]
        planned = [seat for seat in asked if plans.answer(self.plans(seat), logged, seat)]
        return Grown(
            self.id,
            entry,
            over=logged.game.over,
            by_bot=bool(self.bot_of(entry.seat)),
            awaited=tuple(now),
            asked=tuple(asked),
            planned=tuple(planned),
            round=logged.game.stage[0],
        )

    def about(self, role: Role) -> dict[str, object]:
        """What anybody at the table may know of it."""
        row = self.row
        over = self.status != "running"
        seconds = row.options.clock_seconds
        shown: dict[str, object] = {"commitment": fairness.seed_commitment(row.salt, int(row.seed))}
        if over and self.logged.game.over:
            shown = {**shown, "salt": row.salt, "seed": row.seed}
        return {
            "table": row.id,
            "created": row.created,
            "status": self.status,
            "you": {**msgspec.structs.asdict(role), "hints": self.may_ask(role.seat)},
            "seats": [
                {
                    "seat": seat,
                    "name": chair.name,
                    "colour": chair.colour,
                    "kind": chair.kind,
                    "bot": chair.bot,
                    "claimed": chair.claimed,
                    "present": self.present(seat),
                    "away": self.away(seat),
                    "taken": chair.kind == "bot" or bool(chair.lock),
                    "ready": chair.kind != "link" or chair.ready,
                }
                for seat, chair in enumerate(row.seats)
            ],
            "variants": row.options.variants,
            "clock": {"seconds": seconds} if seconds is not None else None,
            **switched(row.options),
            "fairness": shown,
            "version": self.logged.version(role.seat),
            "time_left": [self.time_left(seat) for seat in range(len(row.seats))],
            "lesson": teaching.info(row),
            "origin": row.options.origin,
            "public": row.options.public,
        }

    def state(self, onlooker: Onlooker, since: int) -> dict[str, object]:
        """The present view of an onlooker and the lines they have not seen."""
        logged = self.logged
        undo = 0
        if onlooker is not None:
            undo = logged.game.decisions - logged.game.undo_point(onlooker)
        state = self.moment(logged, onlooker, logged.since(onlooker, since), undo)
        state["withdraw"] = onlooker in [seat for seat, _ in logged.game.answers]
        if onlooker is not None and self.status == "running":
            own = View.of(logged.game, onlooker)
            state["plans"] = plans.shown(self.plans(onlooker), logged, own)
        return state

    def encoded_state(self, onlooker: Onlooker, since: int) -> msgspec.Raw:
        """The same as JSON, made once for all who are to be told the same."""
        logged, row = self._encoded_of
        if logged is not self.logged or row is not self.row or len(self._encoded) > MOST_ENCODED:
            self._encoded_of = (self.logged, self.row)
            self._encoded = {}
        asked = (onlooker, since)
        if asked not in self._encoded:
            self._encoded[asked] = msgspec.Raw(msgspec.json.encode(self.state(*asked)))
        return self._encoded[asked]

    def moment(
        self, logged: LoggedGame, onlooker: Onlooker, lines: list[Line], undo: int
    ) -> dict[str, object]:
        takeback = self.row.takeback
        view = View(seen(logged.game, onlooker, self.row.options.tracked), logged.game.catalogue)
        forecast = logged.game.forecast(onlooker, tracked=self.row.options.tracked)
        terms = [] if onlooker is None else logged.game.terms(onlooker)
        return {
            "version": logged.version(onlooker),
            "view": view.data,
            "asked": asked(view, terms, forecast["refused"], undo),
            "forecast": foretold(forecast, onlooker, logged.happened(onlooker)),
            "log": [self.line(logged, onlooker, line, view.cards) for line in lines],
            "undo": undo,
            "withdraw": False,
            "plans": [],
            "takeback": takeback and {"by": takeback.by, "agreed": takeback.agreed},
            "hints": fair_play.shown(self.row, view),
            "stands": [logged.stands(seat) for seat in range(len(self.row.seats))],
        }

    def line(
        self, logged: LoggedGame, onlooker: Onlooker, line: Line, cards: Cards
    ) -> dict[str, object]:
        """A line as it is told; of those that have just happened also what they changed."""
        told: dict[str, object] = {
            "version": line.version,
            "events": line.events,
            "story": story(line.events, cards),
            "turn": line.turn,
        }
        changes = logged.changes(onlooker, line, self.row.options.tracked)
        if changes is not None:
            told["changes"] = changes
        return told

    def why_not(self, seat: int, move: str) -> Why | None:
        """Why a move is not open to a seat, None if it is."""
        refusal = self.logged.game.why_not(seat, move)
        return None if refusal is None else refusal.to_dict()

    async def prospects(self, seat: int, workers: BotWorkers) -> dict[str, object]:
        """How a seat could still score; what it may expect is thought about once a position."""
        game = self.logged.game
        found = game.reach(seat)
        view = View(game.view(seat), game.catalogue)
        expected: float | None = found["held"]
        if not game.over:
            at, thought = self._expected.get(seat, (-1, None))
            if thought is None or at != game.decisions:
                thought = asyncio.create_task(workers.expect(view.data, self.audience))
                self._expected[seat] = (game.decisions, thought)
            expected = await asyncio.shield(thought)
        return {
            "ways": ways(found),
            "held": found["held"],
            "expected": None if expected is None else max(round(expected), found["held"]),
            "rough": not game.over and view.round_number < view.rounds.index("C1"),
        }

    def record(self) -> dict[str, object]:
        """The record of a finished game with its commitments and hints."""
        row = self.row
        found: dict[str, object] = {
            "record": self.logged.game.record(),
            "hints": fair_play.used(row),
        }
        if row.brought is not None:
            return {**found, "fairness": row.brought} if row.brought else found
        return {
            **found,
            "fairness": {
                "salt": row.salt,
                "commitment": fairness.seed_commitment(row.salt, int(row.seed)),
                "answers": [seen for _, seen in self.logged.committed],
            },
        }
