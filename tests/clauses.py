"""How a test names the clauses of a rulebook that it proves: ``@clause("GI-4b.2")``, string literals only."""

from __future__ import annotations

import pytest

clause = pytest.mark.clause
