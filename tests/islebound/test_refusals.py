"""Every reason that the rules give has words, and every word is used."""

from __future__ import annotations

import re

from tests.clauses import clause
from tests.islebound.table import GAME, TABLES, TOWNS, Table
from tortuga.games.islebound.state import ADMINISTRATE, WORK

RULES = "\n".join(file.read_text(encoding="utf-8") for file in sorted((GAME.folder / "rules").glob("*.py")))


def test_reasons_and_their_words_belong_together() -> None:
    reasons = set(GAME.words.reasons)
    missing = {word for word in re.findall(r'"IB-[0-9.]+", "(\w+)"', RULES) if word not in reasons}
    assert not missing
    unused = {reason for reason in reasons - {"not_offered"} if f'"{reason}"' not in RULES}
    assert not unused


def test_told_events_and_their_words_belong_together() -> None:
    told = set(re.findall(r's\.(?:tell|whisper)\(\s*"(\w+)"', RULES)) | {"last_round", "round", "agreed", "refused"}
    spoken = {kind.split(":")[0] for kind in GAME.words.events}
    assert told == spoken


@clause("IB-9.1")
def test_a_member_needed_elsewhere() -> None:
    table = Table().events("refugee-boats").at(red="undervall").give("red", fish=1, deck="administrate work-sail sail")
    table.turn("red").do("act event-1")
    assert table.asks() == "red: exhaust sail work-sail"


@clause("IB-9.1")
def test_who_is_needed_for_another_part_is_kept() -> None:
    table = Table().events("refugee-boats").at(red="undervall").give("red", fish=1)
    event = table.s.t.events[table.s.event_shown[0]]
    event.exhaust, kept = [ADMINISTRATE, WORK], event.exhaust
    try:
        table.give("red", deck="administrate administrate-sail administrate-work").turn("red").do("act event-1")
        assert table.asks() == "red: exhaust administrate administrate-sail"
        assert table.refuses("exhaust administrate-work") == (
            "IB-9.1",
            "That crew member is needed for another part of the cost",
        )
    finally:
        event.exhaust = kept


@clause("IB-1.5")
def test_nothing_left_to_gain() -> None:
    table = Table().give("red", wood=3, coins=5)
    table.s.stack = (0, 0, 0, 1, 0, 0, 0)
    table.visit("red", "borsham")
    assert table.asks() == "red: deal none 1", "only serpents are left"
    offers = TABLES.towns[0][TOWNS["krazk"]].steps[1].offers
    kept = offers[0].gain
    offers[0].gain = [0, 0, 0, 0, 0, 1, 0, 0]  # an owner's Krazk that gives a pirate or a fish
    try:
        table.visit("red", "krazk")
        assert table.refuses("deal 3")[1] == "Krazk makes no such offer"
        assert table.refuses("deal 1") == ("IB-1.5", "There is nothing left to gain from that")
    finally:
        offers[0].gain = kept
