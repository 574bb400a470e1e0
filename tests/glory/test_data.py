"""The data files: what an owner can get wrong is named by its place; and owners' numbers are used."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import tortuga
from tests.glory.table import GAME, Table

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
        ("map.toml", '"3--3-0-0--0"', '"3--3-0-7--0"', "[map] lands[1]: "),
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
        ("abilities.toml", 'Oath", keep = true', 'Oath"', "boxes that are ticked by themselves"),
        (
            "battles.toml",
            "strike = 0, power = 1, health = 2",
            "strike = 0, power = 0, health = 2",
            "[battles] monsters[0]: ",
        ),
        ("battles.toml", 'name = "Bog Rat"', 'name = "Deep One"', "must have different names"),
        ("battles.toml", '{ name = "Deep One", strike = 1, power = 3, health = 7 },\n', "", ""),
        ("fates.toml", '{ do = "coin", all = true }', '{ do = "glory", all = true }', "all: is only for coin, heal"),
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


def test_an_owners_numbers_are_played_with(tmp_path: Path) -> None:
    owner = changed(tmp_path, "heroes.toml", 'name = "Knight", strike = 0', 'name = "Knight", strike = 3')
    assert Table("knight", "seer", data=owner).strike(0) == 4
    assert GAME.load(owner).digest != GAME.load().digest
