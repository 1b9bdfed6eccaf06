"""What lies in a database, read and changed past the server."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import Any

import asyncpg


def execute(database: str, query: str) -> list[tuple[Any, ...]]:
    """Run one query on either kind of database."""
    if "://" in database:
        return asyncio.run(_execute(database, query))
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(query).fetchall()


async def _execute(database: str, query: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


def moves(database: str, table: str) -> dict[int, list[str]]:
    """The moves of each seat in the order in which they were appended."""
    found: dict[int, list[str]] = {}
    for seat, move in execute(
        database,
        f"select seat, move from entries where table_id = '{table}' and kind = 'move' order by n",
    ):
        found.setdefault(seat, []).append(move)
    return found
