"""The data files: what an owner can get wrong is named by its place; and owners' numbers are used."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import tortuga
from tests.clauses import clause
from tests.glory.table import FATES, GAME, Table
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.progress import Glory
from tortuga.games.glory.state import DONE

DATA = GAME.folder / "data"


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """Our data with one place changed."""
    owner = tmp_path / "owner"
    shutil.copytree(DATA, owner)
    text = (owner / file).read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    (owner / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return owner


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("map.toml", '"Lb.TbhfTfbL"', '"Lb.TbhfTfb"', "[map] spaces: must be rows of the same length"),
        ("map.toml", '"Lb.TbhfTfbL"', '"Lx.TbhfTfbL"', "[map] spaces[0]: 'x' is none of"),
        ("map.toml", '"hfbf.C.fbfh"', '"hfbf...fbfh"', "must hold one castle"),
        ("map.toml", '"3--3-0-0--0"', '"3--3-0-7--0"', "[map] lands[1]: '7' is no land"),
        (
            "map.toml",
            """  { at = "k1", name = "Eyrie" },
  { at = "k11", name = "Furnace" },
  { at = "a11", name = "Sunken Vault" },
  { at = "a1", name = "Ice Hollow" },
""",
            "",
            "[map] lairs: must be at least one",
        ),
        ("map.toml", '"hfbf.C.fbfh"', '"hfbf-C.fbfh"', "four neighbours"),
        ("map.toml", 'at = "h1"', 'at = "g1"', "[map] towns[0].at: 'g1' is no such space"),
        ("map.toml", 'name = "Stonebridge"', 'name = "Larkspur"', "must have different names"),
        ("rules.toml", "die = 6", "die = 0", "[rules] die: must be at least 1"),
        ("rules.toml", "coins = 5", "coins = -1", "[rules] coins: must not be below 0"),
        ("rules.toml", "haven_reach = 5", "haven_reach = 99", "[rules] haven_reach: must be 1 to 24"),
        ("rules.toml", "[0, 1, 2]", "[0, 1]", "[rules] start_glory: must be three numbers"),
        ("rules.toml", "quest_first = [2, 3]", "quest_first = [2]", "[rules] quest_first: must be two numbers"),
        ("heroes.toml", '"Rope", "Travel', '"Ropes", "Travel', "'Ropes' is no good. Did you mean 'Rope'?"),
        ("heroes.toml", 'dragon = "Wolf"', 'dragon = "Wolves"', "'Wolves' is neither good nor ability"),
        ("heroes.toml", "strike = 1, power = 1, health = 5", "strike = 1, power = 0, health = 5", "must be at least 1"),
        ("heroes.toml", 'do = "add", n = -1', 'do = "ad", n = -1', "'ad' is no such word. Did you mean 'add'?"),
        ("heroes.toml", 'dragon = "Talisman"', 'dragon = "Wolf"', "want more copies of 'Wolf' than there are"),
        ("goods.toml", "price = 2, keep", "price = 0, keep", "[goods] cards[0].price: must be at least 1"),
        ("goods.toml", "copies = 2, price = 1", "copies = 0, price = 1", "[goods] cards[8].copies: must be at least 1"),
        ("goods.toml", "boxes = 3 }] }", "boxes = 16 }] }", "boxes: must be 0 to 15"),
        ("goods.toml", 'name = "Wolf"', 'name = "Drum"', "is the name of another card"),
        ("abilities.toml", 'Oath", copies = 2, keep = true', 'Oath"', "boxes that are ticked by themselves"),
        (
            "battles.toml",
            "strike = 0, power = 1, health = 2",
            "strike = 0, power = 0, health = 2",
            "[battles] monsters[0]: ",
        ),
        ("battles.toml", 'name = "Bog Rat"', 'name = "Deep One"', "must have different names"),
        ("battles.toml", 'lair = "Furnace"', 'lair = "Oven"', "[lairs] monsters[6].lair: 'Oven' is no such word"),
        ("battles.toml", 'lair = "Furnace", ', "", "[lairs] monsters: must all name their lair, or none of them"),
        ("battles.toml", 'land = "Mirewood"', 'land = "Mirewod"', "effects[0].land: 'Mirewod' is no such word"),
        ("quests.toml", 'land = "next"', 'land = "far"', "[quests] cards[1].land: 'far' is no such word"),
        ("fates.toml", '{ do = "coin", all = true }', '{ do = "glory", all = true }', "all: is only for coin, heal"),
        (
            "fates.toml",
            '{ do = "gift" }',
            '{ do = "reroll" }',
            "[fates] cards[36].effects[0].do: 'reroll' cannot happen",
        ),
        ("fates.toml", '{ do = "gift" }', '{ do = "coin", on = "won" }', "'coin' cannot happen on such a card"),
        ("fates.toml", ', what = "castle"', "", "[fates] cards[22].effects[0].what: must be haven, castle or town"),
        ("fates.toml", ', what = "quest"', "", "[fates] cards[24].effects[0].what: must be quest, lair or any"),
        ("fates.toml", 'do = "stroll", n = 2', 'do = "stroll", n = 25', "cards[20].effects[0].n: must be 1 to 24"),
        (
            "battles.toml",
            '{ do = "coin", n = 2 }] },\n  { name = "Path',
            '{ do = "damage" }] },\n  { name = "Path',
            "'damage' ",
        ),
        (
            "goods.toml",
            'do = "add", boxes = 1',
            'do = "reroll", boxes = 1',
            "'animated-cloak-reroll' is the name of another",
        ),
        ("fates.toml", 'name = "Mud"', 'name = "Tailwind"', "[fates] cards: must have different names"),
        ("quests.toml", 'watch = "fate"', 'watch = "fates"', "'fates' is no such word. Did you mean 'fate'?"),
        ("quests.toml", "reward = [3, 0]", "reward = [3]", "[quests] cards[3].reward: must be two numbers"),
        (
            "quests.toml",
            'watch = "meeting", also',
            'watch = "meeting", need = 2, also',
            "cards[9].also: goes only with",
        ),
        ("quests.toml", 'name = "Omens"', 'name = "Tithe"', "[quests] cards: must have different names"),
    ],
)
def test_a_mistake_is_named_by_its_place(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    owner = changed(tmp_path, file, old, new)
    if not complaint:
        assert GAME.load(owner)
        return
    with pytest.raises(tortuga.BadData) as error:
        GAME.load(owner)
    assert complaint in str(error.value)
    assert file in str(error.value)


def test_too_few_cards_for_the_board(tmp_path: Path) -> None:
    text = (DATA / "quests.toml").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if not line.startswith("  { name")]
    rows.insert(-1, '  { name = "Only One", text = "Land.", watch = "land" },')
    (tmp_path / "quests.toml").write_text("\n".join(rows), encoding="utf-8")
    with pytest.raises(tortuga.BadData, match="at least as many as the towns"):
        GAME.load(tmp_path)


@clause("GL-11.8")
def test_a_quest_can_tell_at_most_20_havens_apart(tmp_path: Path) -> None:
    owner = changed(tmp_path, "map.toml", "", "")
    file = owner / "map.toml"
    before, spaces, after = file.read_text(encoding="utf-8").partition("spaces = [")
    file.write_text(before + spaces + after.replace("b", "h", 12), encoding="utf-8")
    tables = GAME.load(owner)
    assert len(tables.havens) == 20
    table = Table("knight", "seer", data=owner).quest("larkspur", "pilgrimage", 0)
    last = tables.space_words[tables.havens[19]]
    assert 0 < table.land(0, last).progress(0, "pilgrimage") < DONE
    file.write_text(before + spaces + after.replace("b", "h", 13), encoding="utf-8")
    with pytest.raises(tortuga.BadData, match=r"map.toml.*\[map\] spaces: hold 21 havens h, more than the 20"):
        GAME.load(owner)


@clause("GL-11.8")
def test_a_quest_can_tell_at_most_20_lair_cards_apart(tmp_path: Path) -> None:
    card = '{ name = "Old Worm", lair = "Furnace"'
    worm = '{{ name = "Worm {}", lair = "Furnace", strike = 2, power = 2, health = 7 }},\n  '
    more = "".join(worm.format(n) for n in range(8))
    owner = changed(tmp_path, "battles.toml", card, more + card)
    tables = GAME.load(owner)
    assert len(tables.foes) - tables.first_lair == 20
    file = owner / "battles.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(card, worm.format(8) + card), encoding="utf-8")
    with pytest.raises(tortuga.BadData, match=r"battles.toml.*\[lairs\] monsters: are 21, more than the 20"):
        GAME.load(owner)


def test_a_map_is_at_most_as_wide_as_the_alphabet(tmp_path: Path) -> None:
    text = (DATA / "map.toml").read_text(encoding="utf-8")
    rows = text.splitlines()
    for number, row in enumerate(rows):
        if row.startswith('  "'):
            rows[number] = row.replace('",', "-" * 16 + '",')
    (tmp_path / "map.toml").write_text("\n".join(rows), encoding="utf-8")
    with pytest.raises(tortuga.BadData, match="are more than 26 in a row"):
        GAME.load(tmp_path)


@clause("GL-3.6", "GL-3.7")
def test_an_owners_march(tmp_path: Path) -> None:
    owner = changed(tmp_path, "rules.toml", "march_cost = 1", "march_cost = 2")
    rules = owner / "rules.toml"
    rules.write_text(rules.read_text(encoding="utf-8").replace("march_bonus = 1", "march_bonus = 3"), encoding="utf-8")
    table = Table("knight", "seer", data=owner).at("f4", 0).turn(0, "movement 2")
    assert table.match.options(0)[1].label == "March for 2 health: 3 spaces more"
    table.do("roll first")
    assert (table.s.health[0], table.prompt(0)) == (2, "Move 5: where do you stop?")
    assert table.match.log(0)[-1].text.endswith("for 2 health.")
    assert table.at("f4", 0).turn(0, "movement 2").asks().startswith("0: move")  # 2 health are not enough


@clause("GL-6.2", "GL-6.1")
def test_an_owners_sets_of_fates(tmp_path: Path) -> None:
    owner = changed(tmp_path, "rules.toml", "fates_every = 5", "fates_every = 2")
    rules = owner / "rules.toml"
    text = rules.read_text(encoding="utf-8").replace("fates_abilities = 1", "fates_abilities = 2")
    rules.write_text(text, encoding="utf-8")
    table = Table("knight", "seer", data=owner).collect(0, 1)
    table.run(DrawFate(0), "fate buried-purse, ability fame, ability riposte")
    assert table.asks() == "0: keep riposte fame"
    table.s.glory[0] = 1
    assert table.run(Glory(0, 1)).s.glory[0] == 2  # glory still goes by fives


@clause("GL-4a.3", "GL-12.1")
def test_an_owners_least_price_and_power(tmp_path: Path) -> None:
    owner = changed(tmp_path, "rules.toml", "least_price = 1", "least_price = 2")
    rules = owner / "rules.toml"
    rules.write_text(rules.read_text(encoding="utf-8").replace("least_power = 1", "least_power = 2"), encoding="utf-8")
    table = Table("steward", "seer", data=owner).market("drum").land(0, "f6")
    assert table.match.options(0)[1].facts["price"] == 2
    assert table.power(0) == 2


def test_a_use_without_a_verb_of_its_own_has_a_name(tmp_path: Path) -> None:
    old = '{ at = ["turn", "movement", "engage"], do = "heal", boxes = 1 }'
    owner = changed(tmp_path, "goods.toml", old, '{ at = ["turn"], do = "peek", what = "any", boxes = 1 }')
    table = Table("seer", "knight", data=owner).at("f5", 0).turn(0)
    assert table.match.options(0)[1].label.startswith("Animated Cloak, look at a card: Three boxes")


@clause("GL-11.8")
def test_one_payment_is_for_one_quest(tmp_path: Path) -> None:
    owner = changed(tmp_path, "quests.toml", 'watch = "fate", need = 2', 'watch = "tithe", pay = 3')
    table = Table("knight", "seer", data=owner).market("").quest("larkspur", "tithe", 0).quest("hoarfen", "omens", 0)
    table.s.coins[0] = 8
    table.land(0, "f6").do("buy tithe")
    assert (table.s.coins[0], table.progress(0, "tithe"), table.progress(0, "omens")) == (5, DONE, 0)
    table.do("buy tithe")
    assert (table.s.coins[0], table.progress(0, "omens")) == (2, DONE)


def test_an_owners_numbers_are_played_with(tmp_path: Path) -> None:
    owner = changed(tmp_path, "heroes.toml", 'name = "Knight", strike = 0', 'name = "Knight", strike = 3')
    assert Table("knight", "seer", data=owner).strike(0) == 4
    assert GAME.load(owner).digest != GAME.load().digest


def test_fates_have_names() -> None:
    assert len(FATES) == 46
