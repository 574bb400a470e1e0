"""Where tables are kept: SQLite by default, PostgreSQL when outgrown; the same SQL, the same migrations."""

from tortuga.store.store import Guest, KeyUsed, Store, open_store
from tortuga.store.writer import Conflict, StoreFailed

__all__ = ["Conflict", "Guest", "KeyUsed", "Store", "StoreFailed", "open_store"]
