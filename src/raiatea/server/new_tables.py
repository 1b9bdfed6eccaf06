"""What is stored of a new table, and the secrets that open it, which are not kept."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from raiatea import bots, catalogue
from raiatea.engine import RULES_VERSION, Game
from raiatea.errors import RaiateaError
from raiatea.server import fair_play, fairness, keys, teaching
from raiatea.server.answers import RecordFairness
from raiatea.server.live_table import LiveTable
from raiatea.server.logged_game import MOVE, LoggedGame
from raiatea.server.names import check_name, looks_of
from raiatea.server.refusals import Denial
from raiatea.server.store import EntryRow, SeatRow, Status, TableOptions, TableRow, TakenUp, Taught
from raiatea.server.switches import switched
from raiatea.server.wire import Chair, Clock, NewTable, Retry, decoded
from raiatea.view import View

MOST_MOVES = 3000  # random games of five have 500


RowChange = Callable[[TableRow], TableRow]


class Made(msgspec.Struct, frozen=True):
    """A table that is ready to be stored."""

    row: TableRow
    host: str
    spectator: str
    seats: list[str | None] = []
    code: str | None = None

    def links(self) -> dict[str, object]:
        """The id and the secrets, for who asked for the table."""
        return {
            "table": self.row.id,
            "host": self.host,
            "spectator": self.spectator,
            "seats": [{"seat": seat, "secret": key} for seat, key in enumerate(self.seats)],
            "code": self.code,
        }


def make(wanted: NewTable, began: float = 0.0, inherits: bool = False) -> Made:
    """The table that a host asks for; raises `Denial`.

    With `inherits` the people of another table find their seats by themselves.
    """
    seats: list[SeatRow] = []
    given: list[str | None] = []
    names = [name_of(chair) for chair in wanted.seats]
    colours = [chair.colour for chair in wanted.seats]
    if len({looks_of(name) for name in names}) < len(names) or len(set(colours)) < len(colours):
        raise Denial(400, "bad-request", "names and colours must differ")
    for name, chair in zip(names, wanted.seats, strict=True):
        is_bot = chair.kind == "bot"
        if is_bot:
            check_bot(chair.bot)
        key = keys.new_key()
        seat = SeatRow(name, chair.colour, chair.kind, chair.bot if is_bot else None)
        if chair.kind == "here":  # the host's own screen
            seat = msgspec.structs.replace(seat, lock=keys.lock_of(key), claimed=1)
        elif chair.kind == "link" and not wanted.lobby:
            lock = keys.lock_of(key)
            seat = msgspec.structs.replace(seat, invitation=lock, inherits=inherits)
        elif chair.kind == "link":
            seat = msgspec.structs.replace(seat, given=name)
        seats.append(seat)
        waits = wanted.lobby and chair.kind == "link"
        given.append(None if is_bot or waits else key)
    if wanted.clock is not None and wanted.hints == "shown":
        raise Denial(400, "bad-request", "hints: there are none with a clock")
    if wanted.public and not wanted.lobby:
        raise Denial(400, "bad-request", "public: only a table with a lobby can be")
    if wanted.lobby and wanted.lesson is not None:
        raise Denial(400, "bad-request", "lobby: a lesson begins at once")
    lesson = None if wanted.lesson is None else teaching.lesson_of(wanted)
    seed = secrets.randbits(128) if lesson is None else lesson.seed
    try:
        cards = catalogue.own()
        game = Game.new(names, seed, wanted.variants, catalogue=cards)
    except RaiateaError as error:
        raise Denial(400, "bad-request", str(error)) from None
    options = TableOptions(
        variants=game.variants,
        clock_seconds=wanted.clock.seconds if wanted.clock else None,
        away_minutes=wanted.away_minutes,
        lesson=None if lesson is None else Taught(lesson.name),
        public=wanted.public,
        language=wanted.language or "",
        **switched(wanted),
    )
    if not wanted.lobby:
        return _made(game, seats, options, "running", given, began)
    made, code = _made(game, seats, options, "lobby", given, began), keys.new_code()
    row = msgspec.structs.replace(made.row, code_lock=keys.lock_of(code))
    return msgspec.structs.replace(made, row=row, code=code)


def seatable() -> list[str]:
    """The bots that can play with the cards of this server."""
    strangers = bots.strangers(catalogue.own())
    return [name for name in bots.NAMES if name not in strangers]


def name_of(chair: Chair) -> str:
    name = chair.name.strip()
    check_name(name)
    return name


def check_bot(name: str | None) -> None:
    if name not in seatable():
        raise Denial(400, "bad-request", f"a bot is one of: {', '.join(seatable())}")


def again(row: TableRow) -> NewTable:
    """What a host asks for who wants the same people again, the next one at the head."""
    options = row.options
    chairs = [
        Chair(
            kind="link" if seat.kind == "bot" and not seat.bot else seat.kind,
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot,
        )
        for seat in (*row.seats[1:], row.seats[0])
    ]
    return NewTable(
        seats=chairs,
        variants=list(options.variants),
        clock=Clock(options.clock_seconds) if options.clock_seconds is not None else None,
        away_minutes=options.away_minutes,
        lesson=None,
        **switched(options),
    )


def of_record(file: bytes, began: float) -> tuple[Made, LoggedGame, list[EntryRow]]:
    """A finished table for a record that somebody brought; raises `Denial`."""
    found = decoded(file, dict[str, Any])
    plain, promised = found.get("record", found), found.get("fairness")
    moves = plain.get("moves") if isinstance(plain, dict) else None
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise Denial(400, "bad-request", f"moves: at most {MOST_MOVES}")
    try:
        Game.replay(plain)
        game = Game.replay(plain, at=0)
        if promised is not None:
            promised = msgspec.to_builtins(msgspec.convert(promised, RecordFairness))
            fairness.check(plain, promised)
        hints = [fair_play.brought(found.get("hints", []), seat) for seat in range(game.players)]
    except (RaiateaError, msgspec.ValidationError) as error:
        raise Denial(400, "bad-request", str(error)) from None
    for name in game.names:
        check_name(name)
    seats = [
        SeatRow(name, seat + 1, "bot", None, hints=hints[seat])
        for seat, name in enumerate(game.names)
    ]
    options = TableOptions(
        variants=game.variants, tracked=True, clock_seconds=None, chat=False, away_minutes=None
    )
    made = _made(game, seats, options, "over", [], began, promised or {})
    entries = [
        EntryRow(n, MOVE, seat, text, 0, outcomes, made.row.began)
        for n, (seat, text, outcomes) in enumerate(plain["moves"])
    ]
    return made, logged_game_of(made.row, entries), entries


def at_moment(live: LiveTable, wanted: Retry, began: float) -> Made:
    """A table at which a decision of a finished game is taken up again; raises `Denial`.

    Who decided sits there, the others are bots. What they could not know is drawn anew.
    """
    check_bot(wanted.bot)
    record: Any = live.logged.game.record()
    if wanted.number > len(record["moves"]):
        raise Denial(400, "bad-request", f"number: the game had {len(record['moves'])} decisions")
    seat = record["moves"][wanted.number - 1][0]
    moment = when_asked(record, wanted.number)
    game = moment.determinise(seat, secrets.randbits(63)).begin_here()
    given = [keys.new_key() if one == seat else None for one in range(game.players)]
    seats = [
        SeatRow(chair.name, chair.colour, "here", None, keys.lock_of(key), claimed=1)
        if key is not None
        else SeatRow(chair.name, chair.colour, "bot", wanted.bot)
        for chair, key in zip(live.row.seats, given, strict=True)
    ]
    options = TableOptions(
        variants=game.variants,
        clock_seconds=None,
        away_minutes=None,
        origin=TakenUp(live.id, View.of(moment, None).round),
        **switched(live.row.options),
    )
    return _made(game, seats, options, "running", given, began)


def when_asked(record: dict[str, Any], number: int) -> Game:
    """The game of a record when a decision was asked; of those asked together nobody else's is in.

    Others' answers are as unknown as what they will answer next: bots give their own.
    """
    game = Game.replay(record, number - 1)
    seat = record["moves"][number - 1][0]
    before = Game.replay(record, game.decisions - len(game.answers))
    for one, text in game.answers:
        if one == seat:
            before.play(seat, before.parse(seat, text))
    return before


def _made(
    game: Game,
    seats: list[SeatRow],
    options: TableOptions,
    status: Status,
    given: list[str | None],
    began: float,
    brought: dict[str, Any] | None = None,
) -> Made:
    host, spectator = keys.new_key(), keys.new_key()
    record: dict[str, Any] = game.record()
    row = TableRow(
        id=keys.new_table_id(),
        created=time.time(),
        began=began,
        touched=began,
        status=status,
        rules=RULES_VERSION,
        catalogue=record["catalogue"],
        options=msgspec.structs.replace(options, start=record.get("start")),
        seats=tuple(seats),
        seed=str(record["seed"]),
        salt=secrets.token_hex(16),
        setup=record["setup"],
        host_lock=keys.lock_of(host),
        spectator_lock=keys.lock_of(spectator),
        brought=brought,
    )
    return Made(row, host, spectator, given)


def begin(row: TableRow) -> LoggedGame:
    """The logged game of a table before its first entry; raises `RaiateaError`."""
    if row.rules != RULES_VERSION:
        raise RaiateaError(f"made with rules {row.rules}, this version has {RULES_VERSION}")
    if catalogue.named(row.catalogue) is None:
        raise RaiateaError(
            f"made with the card set {row.catalogue}, which this server does not have"
        )
    record = {
        "rules": row.rules,
        "catalogue": row.catalogue,
        "players": [seat.name for seat in row.seats],
        "variants": list(row.options.variants),
        "seed": int(row.seed),
        "setup": row.setup,
        "moves": [],
    }
    if row.options.start is not None:
        record["start"] = row.options.start
    clock = row.options.clock_seconds is not None
    return LoggedGame(Game.replay(record), row.salt, row.began, clock)


def in_step(logged: LoggedGame, before: TableRow, row: TableRow) -> LoggedGame:
    """The logged game of a table after its row has changed: it may have begun, and names change."""
    if before.began != row.began:
        return begin(row)
    if [seat.name for seat in before.seats] == [seat.name for seat in row.seats]:
        return logged
    return from_snapshot(row, logged.to_dict())


def from_snapshot(row: TableRow, kept: dict[str, Any]) -> LoggedGame:
    """The logged game that was kept, with the names that its people have now."""
    position = {**kept["position"], "players": [seat.name for seat in row.seats]}
    return LoggedGame.from_dict({**kept, "position": position}, row.salt)


def opening(row: TableRow) -> tuple[LoggedGame, list[EntryRow]]:
    """The logged game of a new table with what was played there before, as a lesson has it."""
    logged = begin(row)
    taught = row.options.lesson
    before = teaching.named(taught.name).before if taught is not None else []
    return logged, [logged.move(seat, move, row.began) for seat, move in before]


def logged_game_of(row: TableRow, entries: Iterable[EntryRow]) -> LoggedGame:
    """The logged game of a table from its beginning; raises `RaiateaError`."""
    logged = begin(row)
    for entry in entries:
        logged.append(entry)
    return logged
