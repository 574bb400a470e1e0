"""The same tests for both databases."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database: a file, or a fresh schema of a running PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "t.sqlite")
    import psycopg

    url: str = request.getfixturevalue("postgres_url")
    schema = f"s{abs(hash(str(tmp_path))) % 10**12}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}".encode())
    return f"{url}?options=-c%20search_path%3D{schema}"
