"""Hunting (IB-8), events and the influence track (IB-9)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.islebound.table import TABLES, Table
from tortuga.games.islebound.rules.influence import place_cubes
from tortuga.games.islebound.state import ADMINISTRATE, EMPTY, NO_SKIP, WORK


@clause("IB-8.1", "IB-8.2")
def test_the_hunt_empties_the_map_or_finds_one_coin() -> None:
    table = Table().at(red="morlim").turn("red").do("act hunt")
    assert table.s.coins[0] == 8
    table.s.treasure = 5
    table.turn("red").do("act hunt")
    assert (table.s.coins[0], table.s.treasure) == (13, 0)


@clause("IB-9.1", "IB-9.2", "IB-9.3")
def test_an_event_is_paid_and_brings_cubes() -> None:
    table = Table().events("scholars-dispute").at(red="morlim").give("red", books=2).cubes(".y").turn("red")
    table.do("act event-1 | event forest-fire")
    assert (table.track(), table.s.books[0], table.crew("red")[1]) == ("ryrr", 1, "work")
    assert table.shown("event") == ["forest-fire", "lost-archive"]
    assert [TABLES.event_words[card] for card in table.s.event_used] == ["scholars-dispute"]
    assert table.offers("act hunt"), "a free action"


EVENTS = [
    ("scholars-dispute", "morlim", {"books": 1}, [], 3, "work"),
    ("call-to-the-militia", "borsham", {"units": "pirate-a pirate-a"}, [], 3, ""),
    ("harvest-banquet", "farwold", {"fish": 3}, [], 3, "administrate"),
    ("orchard-blight", "fels-garden", {"fish": 2}, [], 2, "work"),
    ("forest-fire", "grenille", {}, ["exhaust work"], 2, "administrate work"),
    ("ransom-talks", "ratnest", {"units": "pirate-a", "coins": 1}, [], 2, ""),
    ("mine-collapse", "rockslide", {"wood": 2}, [], 3, "work"),
    ("guild-strike", "stratic", {"coins": 2}, [], 3, "administrate"),
    ("tamed-beast", "suns-rest", {"units": "serpent-b"}, [], 3, ""),
    ("empty-nets", "the-grotto", {"fish": 4}, [], 3, ""),
    ("refugee-boats", "undervall", {"fish": 1}, ["exhaust work"], 3, "administrate work"),
    ("lost-archive", "zilliam", {"books": 1}, [], 3, "administrate"),
    ("raise-the-lighthouse", "stratic", {"wood": 3}, [], 3, ""),
    ("peace-summit", "farwold", {}, [], 3, "administrate administrate"),
    ("storm-wreck", "grenille", {"wood": 1, "fish": 2}, ["exhaust work"], 3, "work"),
]


@clause("IB-9.1", "IB-9.2")
@pytest.mark.parametrize(("event", "town", "things", "then", "cubes", "below"), EVENTS, ids=[e[0] for e in EVENTS])
def test_every_event(event: str, town: str, things: dict[str, object], then: list[str], cubes: int, below: str) -> None:
    other = "tamed-beast" if event != "tamed-beast" else "empty-nets"
    table = Table().events(event, other).at(red=town).give("red", coins=0).give("red", **things).turn("red")
    steps = ["act event-1", *then]
    next_card = next(word for word in TABLES.event_words if word not in (event, other))
    steps[-1] += f" | event {next_card}"
    table.do(*steps)
    s = table.s
    assert (table.track(), table.crew("red")[1], table.units("red")) == ("r" * cubes, below, "")
    assert (s.coins[0], s.wood[0], s.fish[0], s.books[0]) == (0, 0, 0, 0)


@clause("IB-9.1")
def test_an_event_must_be_here_and_paid_whole() -> None:
    table = Table().events("scholars-dispute").at(red="rockslide").give("red", books=1).turn("red")
    assert table.refuses("act event-1") == ("IB-9.1", "That event is in another region")
    table.at(red="morlim").give("red", books=0).turn("red")
    assert table.refuses("act event-1") == ("IB-9.1", "You cannot pay for that")
    table.give("red", books=1, deck="administrate sail").turn("red")
    assert table.refuses("act event-1") == ("IB-9.1", "You have nobody on deck to exhaust for that")
    alone = Table().events("peace-summit").at(red="farwold").give("red", deck="administrate work").turn("red")
    assert alone.refuses("act event-1")[1].startswith("You have nobody")


@clause("IB-9.1")
def test_each_exhaustion_takes_another_member() -> None:
    table = (
        Table().events("refugee-boats").at(red="undervall").give("red", fish=1, deck="administrate administrate-work")
    )
    table.turn("red").do("act event-1")
    assert table.asks() == "red: exhaust administrate administrate-work"
    table.do("exhaust administrate | event forest-fire")
    assert table.crew("red")[0] == ""


@clause("IB-9.2")
def test_cubes_without_a_slot_are_lost() -> None:
    table = Table().events("empty-nets").at(red="the-grotto").give("red", fish=4).cubes("yyyyyyyyyyyy.y").turn("red")
    assert table.do("act event-1 | event forest-fire").track() == "yyyyyyyyyyyyry"


@clause("IB-9.3")
def test_one_just_turned_up_can_be_completed_too() -> None:
    table = Table().events("empty-nets").at(red="the-grotto").give("red", fish=8).turn("red")
    table.s.t.events[0].region, kept = table.s.ship[0], table.s.t.events[0].region
    try:
        table.give("red", books=1).do("act event-1 | event scholars-dispute", "act event-1 | event forest-fire")
    finally:
        table.s.t.events[0].region = kept
    assert table.track() == "rrrrrr"


@clause("IB-9.4")
def test_an_empty_pile_takes_from_the_other() -> None:
    table = Table().events("empty-nets").at(red="the-grotto").give("red", fish=4)
    s = table.s
    s.event_used, s.event_left = s.event_left[2:], s.event_left[:2]
    s.event_under = (0, 2)
    word = TABLES.event_words[s.event_left[0]]
    table.turn("red").do(f"act event-1 | event {word}")
    assert table.shown("event") == ["lost-archive", word]
    assert table.s.event_under == (0, 1)


@clause("IB-9.4")
def test_the_last_event_lies_alone() -> None:
    table = Table().events("empty-nets").at(red="the-grotto").give("red", fish=4)
    s = table.s
    s.event_used, s.event_left, s.event_under = s.event_left, (), (0, 0)
    table.turn("red").do("act event-1")
    assert table.shown("event") == ["", "lost-archive"]


@clause("IB-9.5")
def test_used_events_are_shuffled_again() -> None:
    table = Table().events("lost-archive", "empty-nets").at(red="the-grotto").give("red", fish=4)
    s = table.s
    s.event_used, s.event_left, s.event_under = (*s.event_left, s.event_shown[0]), (), (0, 0)
    s.event_shown = (EMPTY, s.event_shown[1])
    table.turn("red")
    assert table.refuses("act event-1") == ("IB-9.4", "There is no event there")
    table.do("act event-2 | event empty-nets, event forest-fire")
    assert table.shown("event") == ["empty-nets", "forest-fire"]
    assert (table.s.event_under, table.s.event_used) == ((7, 6), ())


@clause("IB-9.6")
def test_ichor_is_never_paid() -> None:
    table = Table().at(red="suns-rest").give("red", units="ichor").turn("red")
    assert table.refuses("act event-1")[1] == "You cannot pay for that"
    table = Table().at(red="suns-rest").give("red", units="ichor serpent-a serpent-b").turn("red").do("act event-1")
    assert table.asks() == "red: pay serpent-a serpent-b"
    assert table.refuses("pay ichor") == ("IB-9.6", "Ichor cannot be paid")
    assert table.refuses("pay serpent-c") == ("IB-9.1", "You have no such pirate or serpent")


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


@clause("IB-9.2", "IB-2.7")
def test_the_first_slots_are_worth_least() -> None:
    for players, worth in ((3, 3), (2, 5)):
        table = Table(players)
        place_cubes(table.s, 0, 3, NO_SKIP)
        assert sum(TABLES.influence[slot] for slot, seat in enumerate(table.s.influence) if seat == 0) == worth
