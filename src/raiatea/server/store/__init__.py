"""Where tables are kept: SQLite by default, PostgreSQL by one setting."""

from raiatea.server.store.store import Conflict, Store, TableRow

__all__ = ["Conflict", "Store", "TableRow"]
