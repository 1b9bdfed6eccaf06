"""What is kept about people, and whom the host does not let in."""

from __future__ import annotations

import time
from collections.abc import Collection

import sqlalchemy as sa

from raiatea.server.store import schema
from raiatea.server.store.database import Database

CHAT, ENTRIES, BANS = schema.chat, schema.entries, schema.bans
SILENCE = ""  # nobody can say that


def unsaid(table: str, seats: Collection[int]) -> sa.Update:
    """Remove what some seats said; the lines still count, or who listens would miss the next."""
    theirs = sa.update(CHAT).where(CHAT.c.table_id == table, CHAT.c.seat.in_(seats))
    return theirs.values(text=SILENCE)


class Personal:
    """Reads and removes what is known of people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_seat(self, table: str, seat: int) -> tuple[list[str], list[str]]:
        """What a seat said, and its moves, each in their order."""
        said = sa.select(CHAT.c.text).where(
            CHAT.c.table_id == table, CHAT.c.seat == seat, CHAT.c.text != SILENCE
        )
        played = sa.select(ENTRIES.c.move).where(
            ENTRIES.c.table_id == table, ENTRIES.c.seat == seat, ENTRIES.c.kind == "move"
        )
        async with self.database.reading() as connection:
            chat = await connection.execute(said.order_by(CHAT.c.n))
            moves = await connection.execute(played.order_by(ENTRIES.c.n))
            return list(chat.scalars()), list(moves.scalars())

    async def remove(self, table: str, seat: int) -> None:
        """Remove how a seat is told, when not, what it said, and what is kept with its old name."""
        async with self.database.writing() as connection:
            for kept in (schema.ways, schema.quiet_hours):
                mine = sa.delete(kept).where(kept.c.table_id == table, kept.c.seat == seat)
                await connection.execute(mine)
            await connection.execute(unsaid(table, [seat]))
            for copied in (schema.snapshots, schema.reviews):  # to be made again from the moves
                await connection.execute(sa.delete(copied).where(copied.c.table_id == table))

    # The host's.

    async def bans(self) -> list[str]:
        """The clients who may not come in, in their order."""
        async with self.database.reading() as connection:
            found = await connection.execute(sa.select(BANS.c.address).order_by(BANS.c.address))
            return list(found.scalars())

    async def ban(self, client: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(sa.delete(BANS).where(BANS.c.address == client))
            row = {"address": client, "at": time.time()}
            await connection.execute(sa.insert(BANS).values(row))

    async def unban(self, client: str) -> bool:
        """Let a client in again; false if it was not banned."""
        async with self.database.writing() as connection:
            gone = await connection.execute(sa.delete(BANS).where(BANS.c.address == client))
        return bool(gone.rowcount)

    async def closed(self, tables: list[str]) -> list[str]:
        """Those among some tables that were closed."""
        query = sa.select(schema.tables.c.id).where(
            schema.tables.c.id.in_(tables), schema.tables.c.status == "closed"
        )
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())
