"""Parcels: kept sealed for a short while, and given out once."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from raiatea.server.store import schema
from raiatea.server.store.database import Database


class Parcels:
    """What somebody takes from one device to another."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, lock: str, sealed: bytes, until: float, now: float) -> None:
        """Keep one, and let go of those whose time is over."""
        async with self.database.writing() as connection:
            await self._tidy(connection, now)
            row = {"lock": lock, "sealed": sealed, "until": until}
            await connection.execute(sa.insert(schema.parcels).values(row))

    async def take(self, lock: str, now: float) -> bytes | None:
        """Take one out; of several who try, one gets it."""
        this = schema.parcels.c.lock == lock
        async with self.database.writing() as connection:
            await self._tidy(connection, now)
            gone = sa.delete(schema.parcels).where(this).returning(schema.parcels.c.sealed)
            found: bytes | None = (await connection.execute(gone)).scalars().first()
        return found

    async def _tidy(self, connection: AsyncConnection, now: float) -> None:
        await connection.execute(sa.delete(schema.parcels).where(schema.parcels.c.until < now))
