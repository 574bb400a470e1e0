"""What Islebound says: reasons, events and labels, in English and in German."""

from __future__ import annotations

import re

from tests.islebound.table import GAME, TABLES, Table
from tortuga.games.islebound.german import GERMAN, NAMES

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


def labels(table: Table) -> list[str]:
    return [option.label for option in table.match.options(0)]


def test_options_say_what_they_cost_and_need() -> None:
    table = Table().events("peace-summit", "harvest-banquet").at(red="farwold").cubes("...rrrr")
    table.own(blue="farwold").give("red", units="pirate-a", fish=3).cubes(".......rrr").turn("red")
    assert labels(table)[1:7] == [
        "Visit Farwold for 1 coin, exhausting administrate",
        "Attack Farwold: strength 9 needed",
        "Diplomacy at Farwold: 9 of your 9 influence",
        "Hunt for treasure: 1 coin",
        "Complete the event: Peace Summit (exhausting administrate, exhausting administrate: 3 influence cubes)",
        "Complete the event: Harvest Banquet (3 fish, exhausting administrate: 3 influence cubes)",
    ]
    own = Table().own(red="farwold").at(red="farwold").turn("red")
    assert labels(own)[1] == "Visit Farwold"
    assert labels(own.do("act visit"))[1] == (
        "Brag of Your City (1 for the visitor, then for everybody 1 for each building, 7 at most): 1 renown for you"
    )


def test_every_card_has_a_german_name() -> None:
    assert set(NAMES) == {*TABLES.building_names, *TABLES.event_names, *TABLES.brag_names}


def test_facts_are_spelt_in_german() -> None:
    said = [
        GERMAN.spell(TABLES, fact, value)
        for fact, value in (("crew", 9), ("unit", 0), ("unit", TABLES.ichor), ("goods", 15))
    ]
    assert said == ["Verwalten und Verhandeln", "Pirat a", "Ichor", "1 Einflussstein"]
    assert GERMAN.spell(TABLES, "terms", 0) == "1 Buch, Arbeiten erschöpfen: 3 Einflusssteine"
