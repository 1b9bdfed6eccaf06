"""A server's store for who needs it for a while, or in one line why it cannot be used."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from raiatea.server.settings import Settings, SettingsError
from raiatea.server.store import Unavailable
from raiatea.server.store.database import ERRORS, first_line
from raiatea.server.store.sql import SqlStore
from raiatea.server.store.upgrade import StrangeDatabase


@contextlib.asynccontextmanager
async def usable_store(settings: Settings) -> AsyncIterator[SqlStore]:
    """The store, closed in the end; raises `SettingsError`."""
    store = SqlStore(settings.database_url)
    try:
        yield store
    except (Unavailable, StrangeDatabase, *ERRORS) as error:
        raise SettingsError(f"the database cannot be used: {first_line(error)}") from None
    finally:
        await store.close()
