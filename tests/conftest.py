"""Fixtures that several folders of tests need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from postgres import binaries, postgres
from tests.missing import skip_or_fail


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if binaries() is None:
        skip_or_fail("PostgreSQL is not installed")
    with postgres() as url:
        yield url
