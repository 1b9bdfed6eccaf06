"""Where tables are kept: on a server in SQLite or PostgreSQL (`sql`), on a page in the browser."""

from raiatea.server.store.rows import (
    ChatLine,
    DamagedRow,
    EntryRow,
    Grown,
    HintUsed,
    PlannedAnswer,
    SeatKind,
    SeatRow,
    Status,
    TableOptions,
    TableRow,
    Takeback,
    TakenUp,
    Taught,
    WayKind,
)
from raiatea.server.store.store import PLANNED, WHO_IS_THERE, Conflict, Store, Unavailable

__all__ = [
    "PLANNED",
    "WHO_IS_THERE",
    "ChatLine",
    "Conflict",
    "DamagedRow",
    "EntryRow",
    "Grown",
    "HintUsed",
    "PlannedAnswer",
    "SeatKind",
    "SeatRow",
    "Status",
    "Store",
    "TableOptions",
    "TableRow",
    "Takeback",
    "TakenUp",
    "Taught",
    "Unavailable",
    "WayKind",
]
