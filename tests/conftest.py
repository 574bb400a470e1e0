"""What several rooms of the tests need."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import pytest

from postgres import binaries, postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if binaries() is None:
        warnings.warn("PostgreSQL IS NOT INSTALLED: NOTHING THAT NEEDS IT IS TESTED", stacklevel=1)
        pytest.skip("PostgreSQL is not installed")
    with postgres() as url:
        yield url
