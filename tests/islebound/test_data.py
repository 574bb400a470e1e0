"""Data files: ours are as the rulebook says, an owner's are checked and used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tortuga
from tests.clauses import clause
from tests.islebound.owner import owner
from tests.islebound.table import GAME, TABLES, Table
from tortuga.games.islebound.rules.ending import score_parts
from tortuga.games.islebound.state import (
    ACTS,
    EVENT,
    GOODS,
    MOST_CREW,
    MOST_GOODS,
    MOST_HOLD,
    MOST_PER_WORK,
    MOST_THROWN,
    PILES,
    SAIL,
)
from tortuga.games.islebound.tables import Goods


@clause("IB-6.2")
def test_an_owner_can_change_a_town(tmp_path: Path) -> None:
    folder = owner(
        tmp_path,
        "towns.toml",
        ('name = "Grenille"\nbanner = "red"\nstrength = 5', 'name = "Grenille"\nbanner = "both"\nstrength = 9'),
    )
    tables = GAME.load(folder)
    grenille = tables.towns[0][tables.town_words.index("grenille")]
    assert (grenille.strength, grenille.blue) == (9, True)
    assert tables.digest != TABLES.digest


@clause("IB-10.1")
def test_an_owner_can_change_a_building(tmp_path: Path) -> None:
    folder = owner(
        tmp_path,
        "buildings.toml",
        ('name = "Museum", coin = 10', 'name = "Museum", coin = 1'),
    )
    table = Table(data=folder).at(red="morlim").turn("red")
    assert table.do("act buy-museum | building market").s.coins[0] == 6


BAD = [
    ("towns.toml", 'name = "Borsham"', 'name = "Farwold"', r"\[towns\].*too much like another name"),
    ("towns.toml", "strength = 6", "strength = 0", "Borsham.strength: must be at least 1"),
    ("towns.toml", "strength = 6", 'strength = "six"', r"towns.toml: \[towns\].*strength"),
    ("towns.toml", "entry = { coin = 1 }", "entry = { coin = 3 }", "one coin"),
    ("towns.toml", 'do = "build"', 'do = "dance"', "dance"),
    ("towns.toml", 'do = "build"', 'do = "deal"', "a deal has 1 to 3 offers"),
    ("towns.toml", "{ pay = { wood = 1 }, gain = { pirate = 1 } }", "{ gain = { wood = -1 } }", "below 0"),
    (
        "towns.toml",
        "pay = { wood = 1 }, gain = { pirate = 1 }",
        "pay = { pirate = 1 }, gain = { wood = 1 }",
        "paid with",
    ),
    ("towns.toml", '"any", offers = [{ pay = { book = 1 }', '"any", offers = [{ pay = { book = 0 }', "without limit"),
    ("towns.toml", "{ pay = { wood = 1 }, gain", "{ pay = { wood = 16 }, gain", "above 15"),
    ("towns.toml", "per_work = { wood = 1 }", "per_work = { wood = 3 }", "at most 2 for each"),
    ("crew.toml", "hire = [", 'hire = [["sail"], ["sail"], ["sail"], ["sail"],', "16 at most"),
    ("buildings.toml", 'ability = "hold", amount = 5', 'ability = "hold", amount = 31', "40 at most"),
    ("cards.toml", "reward = { coin = 2 }", "reward = { coin = 99 }", "above 15"),
    ("numbers.toml", "token_worth = 7", "token_worth = 0", "so must token_worth"),
    ("map.toml", '"west.ne", "north.sw"', '"west.ne", "north.xx"', "is not an edge"),
    ("map.toml", 'slots = ["west",', 'slots = ["north",', "four different names"),
    ("map.toml", 'town = "Stratic"', 'town = "Atlantis"', "no island town 'Atlantis'"),
    ("map.toml", 'town = "Stratic"', 'town = "Grenille"', "lies on two boards"),
    ("map.toml", 'edges = ["n", "ne"]', 'edges = ["n"]', "own all six edges"),
    ("crew.toml", 'start = [["administrate"]', "start = [[]", "at least one skill"),
    ("crew.toml", "prices = [1, 1, 0]", "prices = [1, 1]", "three numbers of coins"),
    ("crew.toml", "dice = [0, 0, 1, 1, 2, 2]", "dice = [0, 0, 1]", "six numbers"),
    ("crew.toml", "ichor = [2,", "ichor = [-2,", r"\[units\] ichor"),
    ("cards.toml", 'region = "Morlim"', 'region = "Atlantis"', "no town 'Atlantis'"),
    ("cards.toml", 'exhaust = ["any", "any"], cubes = 2', "cubes = 2", "must cost something"),
    ("cards.toml", "renown = 1, per", "renown = -1, per", "too small"),
    ("cards.toml", "reward = { coin = 2 }", "reward = { wood = 2 }", "each reward once"),
    ("buildings.toml", 'ability = "count_below"', 'ability = "fly"', "no ability 'fly'"),
    ("buildings.toml", 'ability = "attack", amount = 1', 'ability = "attack"', "Sword Academy.amount"),
    ("buildings.toml", 'ability = "hunt", gain = { coin = 1 }', 'ability = "hunt"', "Jeweller.gain"),
    ("buildings.toml", 'counts = [{ per = "town" }]', "counts = []", "Museum.counts"),
    ("buildings.toml", "wood = 3, fish = 5", "wood = 9, fish = 5", "than a hold can carry"),
    ("buildings.toml", 'ability = "heal"', 'ability = "ichor"', "only one building"),
    ("numbers.toml", "influence = [1,", "influence = [0,", r"\[tracks\] influence"),
    ("numbers.toml", "blocked = [2, 0, 0]", "blocked = [2]", r"\[tracks\] blocked"),
    ("numbers.toml", "cubes = 20", "cubes = 9", "enough for all towns"),
    ("numbers.toml", "row_books = [3, 2, 1, 0, 0]", "row_books = [3, 2, 1, 0, 1]", "the last one 0"),
    ("numbers.toml", "hunt = 1", "hunt = 0", "never end"),
    ("numbers.toml", "raid_hit = 4", "raid_hit = 7", "result of a die"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), BAD, ids=[f"{b[0]}-{i}" for i, b in enumerate(BAD)])
def test_mistakes_are_named_by_their_place(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    folder = owner(tmp_path, file, (old, new))
    with pytest.raises(tortuga.BadData, match=message) as error:
        GAME.load(folder)
    assert file in str(error.value)


@clause("IB-9.7")
def test_the_influence_track() -> None:
    assert TABLES.influence == [1] * 3 + [2] * 4 + [3] * 4 + [4] * 3


@clause("IB-17.1")
def test_an_owner_can_change_all_of_the_other_side(tmp_path: Path) -> None:
    old = "[towns.islands.advanced]\nstrength = 5\n"
    folder = owner(tmp_path, "towns.toml", (old, f'{old}banner = "both"\nentry = {{ crew = "sail" }}\n'))
    garden = [side[TABLES.town_words.index("fels-garden")] for side in GAME.load(folder).towns]
    assert [(town.red, town.blue, town.fee, town.crew) for town in garden] == [
        (False, True, 1, 0),
        (True, True, 0, SAIL),
    ]


@clause("IB-12.2", "IB-14.4")
def test_an_owner_can_change_the_worth_of_a_token(tmp_path: Path) -> None:
    table = Table(data=owner(tmp_path, "numbers.toml", ("token_worth = 7", "token_worth = 5")))
    table.s.tokens[0], table.s.sevens[0] = (0, 1), 1
    assert score_parts(table.s, 0)["tokens"] == 15


def test_numbers_that_belong_together() -> None:
    assert Goods.__struct_fields__ == GOODS
    assert ACTS[EVENT : EVENT + PILES] == tuple(f"event-{pile + 1}" for pile in range(PILES))
    assert 2 * MOST_GOODS + MOST_PER_WORK * MOST_CREW <= MOST_THROWN, "what a deal and a building bring"
    assert MOST_HOLD <= MOST_THROWN, "what a trade can bring"


def test_every_building_and_every_town_has_its_clause() -> None:
    text = GAME.rulebook.text
    for name in TABLES.building_names:
        assert re.search(rf"\*\*IB-15\.\d+\*\* {re.escape(name)}:", text), name
    for name in TABLES.town_names:
        assert re.search(rf"\*\*IB-13\.\d+\*\* {re.escape(name)}( \(port\))?:", text), name
