"""Before a game: whoever comes takes a free seat, names themselves, says that they are ready."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from raiatea.server import keys, new_tables
from raiatea.server.live_table import LiveTable, Role, role_of
from raiatea.server.names import check_own_name, looks_of
from raiatea.server.refusals import Denial
from raiatea.server.store import SeatRow, TableRow
from raiatea.server.wire import Clock
from raiatea.server.wire_lobby import Introduction, Join, WaitingTable
from raiatea.view import View

if TYPE_CHECKING:
    from raiatea.server.tables import Tables

MOST_WAITING = 50
LOOKED_AT = 500
WAITING_SECONDS = 86_400.0
FIRST_ROUND = 0


def no_seat() -> Denial:
    """One answer for all: who has no seat here learns not even whether there is a table."""
    return Denial(404, "no-seat", "this leads to no free seat: it is wrong, or the table is full")


class Lobby:
    """What happens at a table before its game begins."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.is_open = False
        self.most_public_seats = 0
        self._one_more = asyncio.Lock()
        # By the locks of seats and of tables, who has them at public tables.
        self._strangers: dict[str, str] = {}

    # People.

    async def join(self, wanted: Join, address: str) -> tuple[LiveTable, Role]:
        """Take the next free seat; who sits there already gets their own one again."""
        lock = keys.lock_of(wanted.secret)
        live = await self._found(wanted)
        if role_of(live.row, wanted.secret) is None:
            self._check_free(live.row)
            if wanted.code is None:
                await self._seat_stranger(live, lock, address)
            else:
                await self._seat(live, lock)
        return await self.tables.enter(live.id, wanted.secret, address, early=True)

    async def _seat(self, live: LiveTable, lock: str) -> None:
        async with live.lock:
            live.row = await self.tables.store.change(live.id, lambda row: seated(row, lock))
        if not sits(live.row, lock):
            raise no_seat()  # somebody was quicker
        self.tables.publish(live, "table")

    async def _seat_stranger(self, live: LiveTable, lock: str, address: str) -> None:
        """Nobody whom nobody has invited may fill the tables at which others wait for players."""
        async with self._one_more:
            await self._check_not_many(address)
            await self._seat(live, lock)
            self._strangers[lock] = address

    async def look_for_players(self, made: new_tables.Made, address: str) -> dict[str, Any]:
        """A new public table; nobody may fill the lobby with theirs either."""
        async with self._one_more:
            await self._check_not_many(address)
            self._strangers[made.row.host_lock] = address
            return await self.tables.add(made, address)

    async def _check_not_many(self, address: str) -> None:
        """Raises `Denial` for who has many seats, or tables, whose games have not begun."""
        waiting = await self.tables.store.waiting(LOOKED_AT)
        held = {
            lock for row in waiting for lock in (row.host_lock, *(one.lock for one in row.seats))
        }
        self._strangers = {one: of for one, of in self._strangers.items() if one in held}
        if Counter(self._strangers.values())[address] >= self.most_public_seats:
            raise Denial(
                429, "too-many-seats", "leave or close another table that has not begun first"
            )

    async def _found(self, wanted: Join) -> LiveTable:
        """The table that is meant, if one may come to it that way; raises `Denial`."""
        table = wanted.table if self.is_open else None
        if wanted.code is not None:
            table = await self.tables.store.behind_code(keys.lock_of(wanted.code))
        if table is None:
            raise no_seat()
        try:
            live = await self.tables.open(table)
        except Denial:
            raise no_seat() from None
        if wanted.code is None and not live.row.options.public:
            raise no_seat()
        await self.tables.hear_of_others(live)
        return live

    def _check_free(self, row: TableRow) -> None:
        if row.status != "lobby" or not any(chair.is_free for chair in row.seats):
            raise no_seat()

    async def introduce(self, live: LiveTable, seat: int, said: Introduction) -> None:
        """Keep what somebody says of themselves."""
        if said == Introduction():
            raise Denial(400, "bad-request", "say a name, a colour, or whether you are ready")
        if said.name is not None:
            said = msgspec.structs.replace(said, name=said.name.strip())
            check_own_name(str(said.name))
        await self.change_row(live, lambda row: introduced(row, seat, said, may_rename(live)))

    # The host, and who leaves.

    async def free(self, live: LiveTable, seat: int) -> None:
        """Let a seat be free again, whoever sat there."""

        def change(row: TableRow) -> TableRow:
            check_lobby(row)
            if row.seats[seat].kind == "here":
                raise Denial(409, "conflict", "this seat is at the host's own screen")
            return row.with_seat(
                seat,
                kind="link",
                name=given_name(row, seat),
                bot=None,
                lock="",
                invitation="",
                ready=False,
                inherits=False,
            )

        await self.change_row(live, change)
        self.tables.seating.shut_out(live, seat)

    async def seat_bot(self, live: LiveTable, seat: int, bot: str | None) -> None:
        """Give a seat to a bot on which nobody sits."""
        new_tables.check_bot(bot)
        self.tables.seating.check_seat(live, seat)

        def change(row: TableRow) -> TableRow:
            check_lobby(row)
            if row.seats[seat].kind == "here" or row.seats[seat].lock:
                raise Denial(409, "conflict", "somebody sits there")
            return row.with_seat(seat, kind="bot", bot=bot, invitation="", inherits=False)

        await self.change_row(live, change)

    async def start(self, live: LiveTable) -> None:
        """Begin the game, if everybody is ready."""

        def change(row: TableRow) -> TableRow:
            check_lobby(row)
            waiting = [chair for chair in row.seats if chair.kind == "link" and not chair.ready]
            if waiting:
                raise Denial(409, "conflict", f"{len(waiting)} seats are free or not ready")
            return msgspec.structs.replace(row, status="running", began=self.tables.time.now())

        await self.change_row(live, change, live.logged.game.awaiting)
        self.tables.publish(live)
        self.tables.bots.wake(live)

    async def change_row(
        self, live: LiveTable, change: new_tables.RowChange, asks: Sequence[int] = ()
    ) -> None:
        """Change who sits there and how they are called, or begin a game that asks some seats."""
        async with live.lock:
            before = live.row
            live.row = await self.tables.store.change(live.id, change, asks=asks)
            live.logged = new_tables.in_step(live.logged, before, live.row)
        self.tables.publish(live, "table")

    # Everybody.

    async def listed(self) -> list[WaitingTable]:
        """The public tables that wait for players, if somebody has been there within a day."""
        if not self.is_open:
            return []
        found = [row for row in await self.tables.store.waiting(LOOKED_AT) if free_seats(row)]
        seen = await self.tables.store.seen([row.id for row in found])
        since = time.time() - WAITING_SECONDS
        waiting = [row for row in found if max(seen[row.id].values()) > since]
        return [shown(row) for row in waiting[:MOST_WAITING]]


def sits(row: TableRow, lock: str) -> bool:
    """Whether a secret has a seat here."""
    return any(chair.lock == lock for chair in row.seats)


def seated(row: TableRow, lock: str) -> TableRow:
    """The table with somebody on the next free seat; as it is, if there is none or they sit."""
    seat = next((n for n, chair in enumerate(row.seats) if chair.is_free), None)
    if seat is None or row.status != "lobby" or sits(row, lock):
        return row
    return row.with_seat(seat, lock=lock, ready=False, claimed=row.seats[seat].claimed + 1)


def introduced(row: TableRow, seat: int, said: Introduction, renaming: bool) -> TableRow:
    """The table with what somebody said of themselves; raises `Denial`."""
    if said.colour is not None or said.ready is not None:
        check_lobby(row)
    if said.name is not None:
        if not renaming:
            raise Denial(409, "too-late", "a name can be changed until the first round ends")
        alike = [looks_of(chair.name) == looks_of(said.name) for chair in row.seats]
        row = exchanged(row, seat, alike, "name", said.name)
    if said.colour is not None:
        same = [chair.colour == said.colour for chair in row.seats]
        row = exchanged(row, seat, same, "colour", said.colour)
    return row if said.ready is None else row.with_seat(seat, ready=said.ready)


def exchanged(row: TableRow, seat: int, has: list[bool], what: str, wanted: object) -> TableRow:
    """The table with another name or colour; a free seat that has it gets the old one for it.

    The name of a seat that waits for one person is theirs already.
    """
    before = getattr(row.seats[seat], what)
    for other in [n for n, same in enumerate(has) if same and n != seat]:
        if not row.seats[other].is_free:
            raise taken(what)
        row = row.with_seat(other, **{what: before})
    return row.with_seat(seat, **{what: wanted})


def given_name(row: TableRow, seat: int) -> str:
    """A name of the host's for a seat that becomes free: whoever left takes their own along."""
    others = {looks_of(chair.name) for n, chair in enumerate(row.seats) if n != seat}
    given = [row.seats[seat].given, *(chair.given for chair in row.seats)]
    free = (name for name in given if name and looks_of(name) not in others)
    return next(free, row.seats[seat].name)


def taken(what: str) -> Denial:
    if what == "name":
        return Denial(409, "name-taken", "somebody at the table has that name, or one like it")
    return Denial(409, "colour-taken", "somebody at the table has that colour")


def is_vacant(chair: SeatRow) -> bool:
    """Whether nobody sits there, be it free for anybody or for one."""
    return chair.kind == "link" and not chair.lock


def may_rename(live: LiveTable) -> bool:
    early = View.of(live.logged.game, None).round_number <= FIRST_ROUND
    return live.status == "lobby" or (live.status == "running" and early)


def check_lobby(row: TableRow) -> None:
    if row.status != "lobby":
        raise Denial(409, "conflict", "the game has begun")


def free_seats(row: TableRow) -> int:
    return sum(chair.is_free for chair in row.seats)


def shown(row: TableRow) -> WaitingTable:
    seconds = row.options.clock_seconds
    return WaitingTable(
        table=row.id,
        created=row.created,
        names=[chair.name for chair in row.seats if not is_vacant(chair) and chair.kind != "bot"],
        free=free_seats(row),
        language=row.options.language,
        clock=None if seconds is None else Clock(seconds),
    )
