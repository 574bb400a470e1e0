"""Reviews: every percent of the way is accounted for."""

from __future__ import annotations

from pathlib import Path

import pytest

import tortuga
from tortuga.bots.review import review
from tortuga.reports.review import review_html, review_lines

GOLDEN = Path(__file__).parents[1] / "golden"


def test_skill_and_luck_lead_from_the_start_to_the_end() -> None:
    record = tortuga.Record.read(GOLDEN / "glory-islands-2.tortuga")
    found = review(record)
    assert len(found.moments) == len(record.entries)
    for row in found.ledger:
        assert row.start + row.skill + row.luck == pytest.approx(row.end)
        assert row.luck == pytest.approx(sum(moment.luck[row.seat] for moment in found.moments))
    for entry, moment in zip(record.entries, found.moments, strict=True):
        assert any(moment.luck) <= bool(entry.chance)  # no luck without chance
        assert sum(moment.luck) == pytest.approx(0, abs=1e-6) or len(found.names) > len(found.ledger)
    assert [row.end for row in found.ledger] == [float(seat in found.winners) for seat in range(2)]
    for turn in found.turnings:
        assert turn.better_chance > turn.chance
        assert turn.better != turn.did
    text = "\n".join(review_lines(found))
    assert found.title in text
    assert "<svg" in review_html(found)
