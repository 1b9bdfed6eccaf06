"""Where tables are kept: SQLite by default, PostgreSQL by one setting."""

from raiatea.server.store.database import Unavailable
from raiatea.server.store.rows import (
    ChatLine,
    DamagedRow,
    Entry,
    Grown,
    SeatRow,
    TableOptions,
    TableRow,
    Takeback,
)
from raiatea.server.store.store import WHO_IS_THERE, Conflict, Store

__all__ = [
    "WHO_IS_THERE",
    "ChatLine",
    "Conflict",
    "DamagedRow",
    "Entry",
    "Grown",
    "SeatRow",
    "Store",
    "TableOptions",
    "TableRow",
    "Takeback",
    "Unavailable",
]
