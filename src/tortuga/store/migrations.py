"""The schema, step by step. A step that has been released is never changed; a new one is added. The SQL is the same for
both databases."""

from __future__ import annotations

MIGRATIONS: list[list[str]] = [
    [
        """CREATE TABLE guests (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            token TEXT NOT NULL UNIQUE,
            hook TEXT NOT NULL,
            created BIGINT NOT NULL
        )""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            shard INTEGER NOT NULL,
            host TEXT NOT NULL,
            game TEXT NOT NULL,
            public INTEGER NOT NULL,
            stage TEXT NOT NULL,
            wake BIGINT,
            created BIGINT NOT NULL,
            body TEXT NOT NULL
        )""",
        "CREATE INDEX tables_by_stage ON tables (public, stage, created)",
        "CREATE INDEX tables_by_host ON tables (host, stage)",
        "CREATE INDEX tables_by_wake ON tables (shard, wake)",
        """CREATE TABLE entries (
            tab TEXT NOT NULL,
            number INTEGER NOT NULL,
            at BIGINT NOT NULL,
            who TEXT NOT NULL,
            idem TEXT,
            what TEXT NOT NULL,
            acts TEXT NOT NULL,
            PRIMARY KEY (tab, number)
        )""",
        "CREATE UNIQUE INDEX entries_by_key ON entries (tab, who, idem)",
        """CREATE TABLE snapshots (
            tab TEXT PRIMARY KEY,
            number INTEGER NOT NULL,
            body TEXT NOT NULL
        )""",
        """CREATE TABLE sitting (
            tab TEXT NOT NULL,
            seat INTEGER NOT NULL,
            guest TEXT NOT NULL,
            PRIMARY KEY (tab, seat)
        )""",
        "CREATE INDEX sitting_by_guest ON sitting (guest)",
        """CREATE TABLE links (
            token TEXT PRIMARY KEY,
            tab TEXT NOT NULL,
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL
        )""",
        "CREATE INDEX links_by_seat ON links (tab, seat)",
        """CREATE TABLE leases (
            shard INTEGER PRIMARY KEY,
            holder TEXT NOT NULL,
            until BIGINT NOT NULL
        )""",
        """CREATE TABLE processes (
            id TEXT PRIMARY KEY,
            until BIGINT NOT NULL
        )""",
    ],
    [  # the link of a seat is good only while the guest for whom it was made holds the seat
        "ALTER TABLE links ADD COLUMN holder TEXT NOT NULL DEFAULT ''",
        """UPDATE links SET holder = COALESCE(
            (SELECT guest FROM sitting WHERE sitting.tab = links.tab AND sitting.seat = links.seat), ''
        ) WHERE kind = 'seat'""",
    ],
]
