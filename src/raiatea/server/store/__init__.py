"""Where tables are kept: SQLite by default, PostgreSQL by one setting."""

from raiatea.server.store.store import WHO_IS_THERE, Conflict, Grown, Store, TableRow

__all__ = ["WHO_IS_THERE", "Conflict", "Grown", "Store", "TableRow"]
