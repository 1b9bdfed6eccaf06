"""Backups: one file that holds all of a database, made while servers run, of either kind."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from raiatea.server.settings import Settings, SettingsError
from raiatea.server.store import schema
from raiatea.server.store.database import ERRORS, first_line
from raiatea.server.store.sql import SqlStore
from raiatea.server.store.upgrade import StrangeDatabase, upgrade

AT_ONCE = 500


async def back_up(settings: Settings, file: Path) -> int:
    """Write a backup, which is a database of SQLite; returns how many tables it holds."""
    if file.exists():
        raise SettingsError(f"{file}: is there already")
    source, target = SqlStore(settings.database_url), SqlStore(of_file(file))
    try:
        await source.check_form()
        async with source.database.engine.connect() as reading:
            if settings.is_postgresql:  # all of it as it is at one moment
                await reading.execution_options(isolation_level="REPEATABLE READ")
            else:
                await reading.exec_driver_sql("begin")
            await target.open()
            return await copy(reading, target)
    except (StrangeDatabase, *ERRORS) as error:
        file.unlink(missing_ok=True)
        raise SettingsError(f"no backup was made: {first_line(error)}") from None
    finally:
        await source.close()
        await target.close()


async def restore(settings: Settings, file: Path) -> int:
    """Fill an empty database with a backup; returns how many tables that were."""
    if not file.is_file():
        raise SettingsError(f"{file}: there is no such backup")
    source, target = SqlStore(of_file(file)), SqlStore(settings.database_url)
    try:
        async with source.database.engine.connect() as reading:
            await reading.run_sync(upgrade)  # what is copied, not the backup: that stays as it is
            await target.open()
            if await target.any_table():
                raise SettingsError("the database is not empty: restore into another one")
            return await copy(reading, target)
    except (StrangeDatabase, *ERRORS) as error:
        raise SettingsError(f"nothing was restored: {first_line(error)}") from None
    finally:
        await source.close()
        await target.close()


def of_file(file: Path) -> str:
    return Settings(database=str(file)).database_url


async def copy(reading: AsyncConnection, target: SqlStore) -> int:
    """Copy everything in one transaction, so that there is all of it or nothing."""
    tables = 0
    async with target.database.engine.begin() as writing:
        await writing.execute(sa.delete(schema.running_time))
        for table in schema.metadata.sorted_tables:
            rows = (await reading.stream(sa.select(table))).mappings()
            async for some in rows.partitions(AT_ONCE):
                await writing.execute(sa.insert(table), [dict(row) for row in some])
                tables += len(some) if table is schema.tables else 0
    return tables
