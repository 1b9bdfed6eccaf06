"""How a server runs: by options of the command, or by environment variables."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote, unquote

import msgspec
import platformdirs

from raiatea.errors import RaiateaError

PREFIX = "RAIATEA_"
DEFAULT_PORT = 8420
SQLITE = re.compile(r"sqlite(?:\+\w+)?:///(?!:memory:)([^?]+)")  # as SQLAlchemy's users write it


class SettingsError(RaiateaError, ValueError):
    """A setting that cannot be."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings; each can come from RAIATEA_<NAME> in the environment."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: str = ""
    catalogue: str = ""
    public_url: str = ""
    beyond_this_machine: bool = False
    workers: int = 1
    bot_seconds: float = 10.0
    tables_per_hour: int = 200
    most_connections_per_client: int = 100
    most_connections: int = 5000
    table_days: float = 365.0
    record_days: float = 30.0
    metrics: bool = False
    json_logs: bool = False
    trusted_proxies: str = "127.0.0.1,::1"
    hosts: str = ""
    requests_per_minute: int = 1200
    moments_per_minute: int = 600
    hints_per_minute: int = 60
    lobby_per_minute: int = 120
    open: bool = False
    most_public_seats: int = 3
    most_spectators: int = 200
    window_seconds: float = 4.0
    push_key: str = ""
    push_contact: str = ""
    smtp: str = ""
    mail_from: str = ""
    webhooks: bool = False
    private_addresses: bool = False
    notices_per_hour: int = 60

    @property
    def database_url(self) -> str:
        """The database: SQLAlchemy's address of a file, or one of PostgreSQL as it was given."""
        url = self.database or str(default_database())
        if url.startswith(("postgresql://", "postgres://")):
            return url
        sqlite = SQLITE.fullmatch(url)
        if sqlite:
            url = unquote(sqlite[1])
        elif "://" in url:
            raise SettingsError(
                "database: must be a file, sqlite:///FILE or postgresql://…, "
                f"not {url.partition('://')[0]}://…"
            )
        return f"sqlite+aiosqlite:///{quote(str(Path(url).expanduser().resolve()))}"

    @property
    def is_postgresql(self) -> bool:
        return self.database_url.startswith("postgres")

    def with_(self, **changes: object) -> Settings:
        """The settings with those changed that are not None."""
        given = {name: value for name, value in changes.items() if value is not None}
        return msgspec.convert({**msgspec.to_builtins(self), **given}, Settings)


def default_database() -> Path:
    """The file in the user's data folder."""
    return Path(platformdirs.user_data_dir("raiatea", appauthor=False)) / "tables.sqlite"


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings that RAIATEA_… variables make; raises `SettingsError`."""
    source = os.environ if environment is None else environment
    found = {
        name: source[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in source
    }
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"environment: {error}") from None
