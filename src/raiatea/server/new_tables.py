"""What is stored of a new table, and the secrets that open it, which are not kept."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Iterable
from typing import Any

import msgspec

from raiatea import bots, catalogue
from raiatea.engine import RULES_VERSION, Game
from raiatea.errors import RaiateaError
from raiatea.server import fairness, keys
from raiatea.server.answers import RecordFairness
from raiatea.server.logged_game import MOVE, LoggedGame
from raiatea.server.refusals import Denial
from raiatea.server.store import Entry, SeatRow, TableOptions, TableRow
from raiatea.server.switches import switched
from raiatea.server.wire import Chair, Clock, NewTable, decoded

LONGEST_NAME = 100  # in a record, which may come from elsewhere
MOST_MOVES = 3000  # random games of five have 500
# Control, format (zero-width and direction among them), private and unknown signs, line ends.
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")


class Made(msgspec.Struct, frozen=True):
    """A table that is ready to be stored."""

    row: TableRow
    host: str
    spectator: str
    seats: list[str | None] = []

    def links(self) -> dict[str, object]:
        """The id and the secrets, for who asked for the table."""
        return {
            "table": self.row.id,
            "host": self.host,
            "spectator": self.spectator,
            "seats": [{"seat": seat, "secret": key} for seat, key in enumerate(self.seats)],
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
        elif chair.kind == "link":
            lock = keys.lock_of(key)
            seat = msgspec.structs.replace(seat, invitation=lock, inherits=inherits)
        seats.append(seat)
        given.append(None if is_bot else key)
    try:
        cards = catalogue.own()
        game = Game.new(names, secrets.randbits(128), wanted.variants, catalogue=cards)
    except RaiateaError as error:
        raise Denial(400, "bad-request", str(error)) from None
    options = TableOptions(
        variants=game.variants,
        clock_seconds=wanted.clock.seconds if wanted.clock else None,
        away_minutes=wanted.away_minutes,
        **switched(wanted),
    )
    return _made(game, seats, options, "running", given, began)


def seatable() -> list[str]:
    """The bots that can play with the cards of this server."""
    strangers = bots.strangers(catalogue.own())
    return [name for name in bots.NAMES if name not in strangers]


def name_of(chair: Chair) -> str:
    name = chair.name.strip()
    check_name(name)
    return name


def check_name(name: str) -> None:
    """A name has no signs that cannot be seen, or that turn what stands beside it around."""
    seen = name and not any(unicodedata.category(sign) in UNSEEN for sign in name)
    if not seen or len(name) > LONGEST_NAME:
        raise Denial(400, "bad-request", "a name is made of signs that can be seen")


def looks_of(name: str) -> str:
    """What two names have in common that look alike."""
    return unicodedata.normalize("NFKC", name).casefold()


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
        **switched(options),
    )


def of_record(file: bytes, began: float) -> tuple[Made, LoggedGame, list[Entry]]:
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
    except (RaiateaError, msgspec.ValidationError) as error:
        raise Denial(400, "bad-request", str(error)) from None
    for name in game.names:
        check_name(name)
    seats = [SeatRow(name, seat + 1, "bot", None) for seat, name in enumerate(game.names)]
    options = TableOptions(
        variants=game.variants, tracked=True, clock_seconds=None, chat=False, away_minutes=None
    )
    made = _made(game, seats, options, "over", [], began, promised or {})
    entries = [
        Entry(n, MOVE, seat, text, 0, outcomes, made.row.began)
        for n, (seat, text, outcomes) in enumerate(plain["moves"])
    ]
    return made, logged_game_of(made.row, entries), entries


def _made(
    game: Game,
    seats: list[SeatRow],
    options: TableOptions,
    status: str,
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
        options=options,
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
    return LoggedGame(Game.replay(record), row.salt, row.began)


def logged_game_of(row: TableRow, entries: Iterable[Entry]) -> LoggedGame:
    """The logged game of a table from its beginning; raises `RaiateaError`."""
    logged = begin(row)
    for entry in entries:
        logged.append(entry)
    return logged
