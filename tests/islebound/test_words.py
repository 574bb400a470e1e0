"""What Islebound says: reasons, events and labels, in English and in German."""

from __future__ import annotations

import re

import pytest

from tests.islebound.table import GAME, TABLES, Table
from tortuga.games.islebound.state import (
    ACTS,
    COUNTED,
    FISH,
    GOOD_KINDS,
    GOODS,
    NO_BUILDING,
    PILES,
    SEND_NO_MORE,
    SKILLS,
    UNSUNG,
)
from tortuga.kernel.words import LANGUAGES

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


def test_options_with_a_label_of_their_own() -> None:
    named = [f"Act:{act}" for act in range(len(ACTS))]
    named += [f"Build:{NO_BUILDING}", f"BuyFromHand:{NO_BUILDING}", f"Commit:{SEND_NO_MORE}"]
    named += [f"Reputation:{option}" for option in (0, *range(UNSUNG + 1, UNSUNG + PILES + 1))]
    kinds = ("Act:", "Build:", "BuyFromHand:", "Commit:", "Reputation:")
    assert sorted(label for label in GAME.words.labels if label.startswith(kinds)) == sorted(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_that_has_a_number(language: str) -> None:
    words = GAME.speak(language)
    assert len(words.terms["skill"]) == len(SKILLS)
    assert len(words.terms["good"]) == len(GOODS)
    assert {f"amount_{good}" for good in GOODS} <= set(words.phrases)
    assert {f"each_{thing}" for thing in COUNTED} <= set(words.phrases)


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
        "Brag of Your City (1 for the visitor, then for everybody 1 for each building): 1 renown for you"
    )
    assert labels(own)[4] == (
        "Brag of Your Realm (1 for the visitor, then for everybody 1 for each town, 7 at most), "
        "declining the visitor's 1: 2 renown for you"
    )
    borsham = Table().give("red", wood=1).visit("red", "borsham", "deal none")
    assert labels(borsham)[1] == "Gain 1 sea serpent for 1 coin, 1 wood"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_card_has_a_name_in_every_language(language: str) -> None:
    assert set(GAME.speak(language).texts) == {*TABLES.building_names, *TABLES.event_names, *TABLES.brag_names}


def test_facts_are_spelt_in_german() -> None:
    german = GAME.speak("de")
    said = [
        german.spell(TABLES, fact, value)
        for fact, value in (("crew", 9), ("unit", 0), ("unit", TABLES.ichor), ("goods", 15))
    ]
    assert said == ["Verwalten und Verhandeln", "Pirat a", "Ichor", "1 Einflussstein"]
    assert german.spell(TABLES, "terms", 0) == "1 Buch, Arbeiten erschöpfen: 3 Einflusssteine"


def test_numbers_choose_between_one_and_many() -> None:
    english, german = GAME.speak("en"), GAME.speak("de")
    for number, said, gesagt in ((1, "1 fish", "1 Fisch"), (2, "2 fish", "2 Fische")):
        fish = number * GOOD_KINDS + FISH
        assert (english.spell(TABLES, "goods", fish), german.spell(TABLES, "goods", fish)) == (said, gesagt)
    assert english.spell(TABLES, "coins", 1) == "1 coin"
    assert german.spell(TABLES, "coins", 3) == "3 Münzen"
