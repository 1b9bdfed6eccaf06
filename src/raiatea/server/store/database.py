"""The connection to a database, which may be lost and come back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from raiatea.server.store.store import Unavailable

log = logging.getLogger("raiatea")

CONNECT_SECONDS = 5.0
ERRORS = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Database:
    """One database; says once that it is lost, and once that it is back."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = _engine(url)
        self.lost = False
        self._cannot_write = False
        # A file has one writer at a time. SQLite lets the others try again and again, and some in
        # vain; here each has its turn.
        self._turn = contextlib.nullcontext() if self.is_shared else asyncio.Lock()
        self.when_back: Callable[[], None] = lambda: None

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database."""
        found = make_url(self.url).database if self.url.startswith("sqlite") else None
        return Path(found) if found is not None else None

    @property
    def is_shared(self) -> bool:
        """Whether other processes may be using it too."""
        return self.file is None

    def make_file(self) -> None:
        """See to it that the file is there; it holds seeds and hands, for its owner alone."""
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with contextlib.suppress(FileExistsError, PermissionError):
                os.close(os.open(self.file, os.O_CREAT | os.O_EXCL, 0o600))

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; raises `Unavailable`."""
        with self._noticed(writes=False):
            async with self.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; raises `Unavailable`, and `IntegrityError` for what cannot be."""
        async with self._turn:
            with self._noticed(writes=True):
                async with self.engine.begin() as connection:
                    yield connection

    @contextlib.contextmanager
    def _noticed(self, writes: bool) -> Any:
        """A disk that is full can be read all the time: only a write shows that it has room."""
        try:
            yield
        except IntegrityError:
            raise
        except ERRORS as error:
            reason = first_line(error)
            self._cannot_write = self._cannot_write or writes
            if not self.lost:
                self.lost = True
                log.warning("the database cannot be used: %s", reason)
            raise Unavailable(reason) from error
        if self.lost and (writes or not self._cannot_write):
            self.lost = self._cannot_write = False
            log.warning("the database can be used again")
            self.when_back()


def first_line(error: BaseException) -> str:
    """What went wrong, in one line; the driver's own words rather than the query."""
    origin = getattr(error, "orig", None) or error
    return str(origin).partition("\n")[0] or type(origin).__name__


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(
            "postgresql+asyncpg://",
            # so that the address means what libpq says
            async_creator=lambda: asyncpg.connect(url, timeout=CONNECT_SECONDS),
            pool_size=5,
            max_overflow=5,
            pool_pre_ping=True,  # those of before a restart are dead
            hide_parameters=True,
            json_serializer=_json,
        )
    # parameters, moves and seeds among them, are secret
    engine = create_async_engine(url, hide_parameters=True, json_serializer=_json)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def settle(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("pragma journal_mode = wal")
        cursor.execute("pragma synchronous = full")  # a confirmed move survives a power cut
        cursor.execute("pragma foreign_keys = on")
        cursor.execute("pragma busy_timeout = 5000")
        cursor.close()

    return engine


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()
