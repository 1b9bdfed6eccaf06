"""Notices that it is somebody's turn: by which ways they want them, and what has yet to be sent.

A notice is written with the move that asks somebody, and removed with the move that answers, so
whatever is there still is somebody's turn. Who sends one lets it not be due for a while: if they
are gone by then, somebody else sends it again.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from raiatea.server.store import schema
from raiatea.server.store.database import Database
from raiatea.server.store.personal import unsaid
from raiatea.server.store.rows import Grown, TableRow, WayKind, read_table

ID_BYTES = 18
PLANNED_SECONDS = 60.0
WAYS, NOTICES, QUIET = schema.ways, schema.notices, schema.quiet_hours


class WayRow(msgspec.Struct, frozen=True):
    """A way to tell somebody; with a `code` it waits for the person to say that code.

    `lock` is of the secret that the seat had: another person who claims it is not told by it.
    `stop` is what ends it without that secret. `used` is when it was last used, in running time.
    """

    id: str
    table_id: str
    seat: int
    lock: str
    kind: WayKind
    language: str
    target: dict[str, str]
    stop: str
    code: str | None = None
    code_until: float = 0.0
    attempts: int = 0
    used: float | None = None


class QuietRow(msgspec.Struct, frozen=True):
    """Hours of the day, as minutes since midnight, in which somebody wants to hear nothing."""

    table_id: str
    seat: int
    lock: str
    begins: int
    ends: int
    zone: str


class Due(msgspec.Struct, frozen=True):
    """A notice to be sent now, with everything that is needed for it."""

    id: str
    round: str
    made: float
    tries: int
    way: WayRow
    table: TableRow
    quiet: QuietRow | None
    seen: float


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


async def write(connection: AsyncConnection, batch: Sequence[Grown]) -> bool:
    """With moves that ask people: what they are to be told, and what need not be told any more.

    Returns whether there is something new to tell.

    Who has planned their answer need not be told, unless it comes to nothing. Others may read what
    goes by webhook, so that is the same for all.
    """
    ways = await _confirmed(connection, [grown.table for grown in batch])
    if not ways:
        return False
    await _remove_answered(connection, {one.table: one for one in batch if one.table in ways})
    new = [
        _notice(way, grown.round, grown.entry.at, way.seat in grown.planned)
        for grown in batch
        for way in ways.get(grown.table, ())
        if way.seat in grown.asked
    ]
    return await _add(connection, new)


async def write_first(connection: AsyncConnection, table: TableRow, asked: Sequence[int]) -> bool:
    """With the beginning of a game: its people among those who are asked first are to be told."""
    people = [seat for seat in asked if table.seats[seat].bot is None]
    ways = (await _confirmed(connection, [table.id])).get(table.id, [])
    return await _add(
        connection, [_notice(way, "", table.began) for way in ways if way.seat in people]
    )


async def remove_left(connection: AsyncConnection, before: TableRow, after: TableRow) -> None:
    """Who holds a seat no more is told nothing there, and could remove nothing themselves.

    What they said before the game goes too: whoever sits there next would seem to have said it.
    """
    left = {
        seat: was.lock
        for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True))
        if was.lock not in ("", now.lock)
    }
    if not left:
        return
    for kept in (WAYS, QUIET):
        theirs = sa.delete(kept).where(kept.c.table_id == after.id, kept.c.lock.in_(left.values()))
        await connection.execute(theirs)
    if after.status == "lobby":
        await connection.execute(unsaid(after.id, left))


async def _add(connection: AsyncConnection, new: Sequence[dict[str, Any]]) -> bool:
    if new:
        await connection.execute(sa.insert(NOTICES), new)
    return bool(new)


async def _remove_answered(connection: AsyncConnection, tables: Mapping[str, Grown]) -> None:
    """Remove the notices of who is not waited for any more, or has just done something."""
    there = sa.select(NOTICES.c.id, NOTICES.c.table_id, NOTICES.c.seat).where(
        NOTICES.c.table_id.in_(tables)
    )
    answered = [
        id_
        for id_, table, seat in await connection.execute(there)
        if seat not in tables[table].awaited or seat == tables[table].entry.seat
    ]
    if answered:
        await connection.execute(sa.delete(NOTICES).where(NOTICES.c.id.in_(answered)))


async def _confirmed(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[Any]]:
    """The ways by which people at some tables are told, of each table that has any."""
    wanted = sa.select(WAYS.c.table_id, WAYS.c.seat, WAYS.c.id, WAYS.c.kind).where(
        WAYS.c.table_id.in_(tables), WAYS.c.code.is_(None)
    )
    found: dict[str, list[Any]] = {}
    for way in await connection.execute(wanted):
        found.setdefault(way.table_id, []).append(way)
    return found


def _notice(way: Any, round_: str, at: float, planned: bool = False) -> dict[str, Any]:
    return {
        "id": new_id(),
        "table_id": way.table_id,
        "seat": way.seat,
        "way_id": way.id,
        "round": round_,
        "made": at,
        "due": at + PLANNED_SECONDS * (planned and way.kind != "webhook"),
        "tries": 0,
    }


class Outbox:
    """The notices of a database, and the ways by which they go."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Sending.

    async def take(self, now: float, until: float, most: int) -> list[Due]:
        """Notices that are due, which nobody else sends before `until`."""
        due = (
            sa.select(NOTICES.c.id).where(NOTICES.c.due <= now).order_by(NOTICES.c.due).limit(most)
        )
        async with self.database.reading() as connection:
            if (await connection.execute(due.limit(1))).first() is None:
                return []
        async with self.database.writing() as connection:
            due = due.with_for_update(skip_locked=True)
            mine = list((await connection.execute(due)).scalars())
            these = sa.update(NOTICES).where(NOTICES.c.id.in_(mine))
            await connection.execute(these.values(due=until))
            return await self._read(connection, mine)

    async def _read(self, connection: AsyncConnection, ids: Sequence[str]) -> list[Due]:
        """Notices with all that belongs to them."""
        of_seat = sa.and_(QUIET.c.table_id == NOTICES.c.table_id, QUIET.c.seat == NOTICES.c.seat)
        there = sa.and_(
            schema.presence.c.table_id == NOTICES.c.table_id,
            schema.presence.c.seat == NOTICES.c.seat,
        )
        query = (
            sa.select(NOTICES, WAYS, schema.tables, QUIET, schema.presence.c.until)
            .join(WAYS, WAYS.c.id == NOTICES.c.way_id)
            .join(schema.tables, schema.tables.c.id == NOTICES.c.table_id)
            .outerjoin(QUIET, of_seat)
            .outerjoin(schema.presence, there)
            .where(NOTICES.c.id.in_(ids))
        )
        found = []
        for row in await connection.execute(query):
            notice, rest = _split(row, NOTICES)
            way, rest = _split(rest, WAYS)
            table, rest = rest[: len(schema.tables.c)], rest[len(schema.tables.c) :]
            quiet, (seen,) = _split(rest, QUIET)
            found.append(
                Due(
                    notice["id"],
                    notice["round"],
                    notice["made"],
                    notice["tries"],
                    msgspec.convert(way, WayRow),
                    read_table(table),
                    None if quiet["zone"] is None else msgspec.convert(quiet, QuietRow),
                    seen or 0.0,
                )
            )
        return found

    async def put_off(self, notice: str, due: float, tries: int) -> None:
        """Send a notice later, unless it was answered meanwhile."""
        async with self.database.writing() as connection:
            this = sa.update(NOTICES).where(NOTICES.c.id == notice)
            await connection.execute(this.values(due=due, tries=tries))

    async def done(self, notice: Due, at: float | None = None) -> None:
        """A notice was sent at a time, or need not be sent any more."""
        async with self.database.writing() as connection:
            await connection.execute(sa.delete(NOTICES).where(NOTICES.c.id == notice.id))
            if at is not None:
                used = sa.update(WAYS).where(WAYS.c.id == notice.way.id).values(used=at)
                await connection.execute(used)

    async def release(self, now: float) -> None:
        """What a server that is no more was sending is due again, where there is one server."""
        async with self.database.writing() as connection:
            lost = sa.update(NOTICES).where(NOTICES.c.due > now, NOTICES.c.tries == 0)
            await connection.execute(lost.values(due=now))

    # Ways.

    async def ways(self, table: str, seat: int, lock: str) -> list[WayRow]:
        """The ways of who holds a seat, in the order of their ids."""
        mine = sa.select(WAYS).where(*_of_seat(WAYS, table, seat, lock)).order_by(WAYS.c.id)
        async with self.database.reading() as connection:
            found = await connection.execute(mine)
            return [msgspec.convert(_split(row, WAYS)[0], WayRow) for row in found]

    async def add_way(self, way: WayRow, most: int, now: float) -> bool:
        """Add a way, in place of the same and of what was never confirmed; false for too many.

        At whatever table: an address whose code nobody said in time may be a stranger's, and goes.
        """
        async with self.database.writing() as connection:
            late = sa.delete(WAYS).where(WAYS.c.code.is_not(None), WAYS.c.code_until < now)
            await connection.execute(late)
            # One after the other, or there could be too many.
            this = sa.select(schema.tables.c.id).where(schema.tables.c.id == way.table_id)
            await connection.execute(this.with_for_update())
            kept = sa.select(WAYS.c.id, WAYS.c.lock, WAYS.c.target, WAYS.c.code).where(
                WAYS.c.table_id == way.table_id, WAYS.c.seat == way.seat, WAYS.c.kind == way.kind
            )
            found = (await connection.execute(kept)).all()
            same = [
                one
                for one, lock, target, code in found
                if lock != way.lock or target == way.target or code is not None
            ]
            if len(found) - len(same) >= most:
                return False
            await connection.execute(sa.delete(WAYS).where(WAYS.c.id.in_(same)))
            await connection.execute(sa.insert(WAYS).values(msgspec.to_builtins(way)))
        return True

    async def try_code(self, way: WayRow, code: str, most: int) -> bool:
        """Confirm a way by its code; counts each attempt, and so many of them end it."""
        this = WAYS.c.id == way.id
        async with self.database.writing() as connection:
            if code == way.code:
                change = sa.update(WAYS).where(this, WAYS.c.attempts < most).values(code=None)
                return (await connection.execute(change)).rowcount == 1
            await connection.execute(
                sa.update(WAYS).where(this).values(attempts=WAYS.c.attempts + 1)
            )
        return False

    async def remove_way(self, table: str, seat: int, lock: str, way: str) -> None:
        async with self.database.writing() as connection:
            this = sa.delete(WAYS).where(*_of_seat(WAYS, table, seat, lock), WAYS.c.id == way)
            await connection.execute(this)

    async def stop(self, stop: str) -> None:
        """End a way by what ends it without a seat's secret."""
        async with self.database.writing() as connection:
            await connection.execute(sa.delete(WAYS).where(WAYS.c.stop == stop))

    # Quiet hours.

    async def quiet(self, table: str, seat: int, lock: str) -> QuietRow | None:
        query = sa.select(QUIET).where(*_of_seat(QUIET, table, seat, lock))
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else msgspec.convert(_split(found, QUIET)[0], QuietRow)

    async def set_quiet(self, table: str, seat: int, quiet: QuietRow | None) -> None:
        async with self.database.writing() as connection:
            old = sa.delete(QUIET).where(QUIET.c.table_id == table, QUIET.c.seat == seat)
            await connection.execute(old)
            if quiet is not None:
                await connection.execute(sa.insert(QUIET).values(msgspec.to_builtins(quiet)))


def _of_seat(table: sa.Table, name: str, seat: int, lock: str) -> tuple[Any, ...]:
    return table.c.table_id == name, table.c.seat == seat, table.c.lock == lock


def _split(row: Any, table: sa.Table) -> tuple[dict[str, Any], Any]:
    """The columns of a table that a row begins with, and what comes behind them."""
    names = [str(column.name) for column in table.c]
    return dict(zip(names, row, strict=False)), row[len(names) :]
