"""What is said: numbers where a monster is spoken of, what a card does where it is named, why a number changed."""

from __future__ import annotations

import re

import pytest

from tests.clauses import clause
from tests.glory.battles import battle
from tests.glory.table import GAME, TABLES, Table
from tortuga.games.glory.state import FIRST_USE

NAMES = ["Ada", "Ben", "Cy", "Di"]


def said(table: Table, seat: int = 0) -> list[str]:
    return GAME.describe(GAME.words, TABLES, table.view(seat), NAMES)


@clause("GL-4e.1", "GL-10.1")
def test_a_lair_card_is_told_with_its_numbers_wherever_the_hero_hears_of_it() -> None:
    table = Table("knight", "seer").land(0, "h4").do("look eyrie", "lair harpy-queen")
    numbers = "strike 3, power 1, health 7; 5 glory"
    assert numbers in table.match.log(0)[-1].text
    assert not any("Harpy Queen" in line.text for line in table.match.log(1))
    assert any(line.startswith(f"Noted: Eyrie: Harpy Queen, {numbers}.") for line in said(table))
    table.land(0, "k1")
    assert table.prompt(0).startswith(f"Harpy Queen waits in the Eyrie: {numbers}")
    table.do("lair first", "strike 3, monster 2")
    assert table.prompt(0).startswith("Harpy Queen: strike 3, power 1, health 7 of 7; 5 glory.")


@clause("GL-12.4", "GL-4e.1")
def test_the_mirror_self_is_told_as_it_will_be() -> None:
    table = Table("seer", "knight").land(0, "a1", "lair mirror-self")
    assert "Mirror Self waits in the Ice Hollow: strike 0, power 2, health 3; 5 glory" in table.prompt(0)
    assert any(line.startswith("Noted: Ice Hollow: Mirror Self; 5 glory. Has your strike") for line in said(table))


@clause("GL-9.7")
def test_notes_know_dragon_mode() -> None:
    table = Table("knight", "seer", dragons=True).lair("eyrie", "harpy-queen", 0)
    assert any("Harpy Queen, strike 4, power 1, health 7" in line for line in said(table))
    assert table.land(0, "k1").prompt(0).startswith("Harpy Queen waits in the Eyrie: strike 4, power 1, health 7")


@clause("GL-7a.1", "GL-7d.1")
def test_a_monster_is_told_with_what_it_brings() -> None:
    table = Table("knight", "seer").at("h7", 0).land(0, "h7", "battle ghoul")
    numbers = "strike 2, power 1, health 3; 2 glory up to 10 victory points."
    assert table.match.log(1)[-1].text == f"Red faces Ghoul: {numbers}"
    assert table.prompt(0) == (
        "Ghoul: strike 2, power 1, health 3 of 3; 2 glory up to 10 victory points. You have 4 health. Engage?"
    )
    assert "Battle against Ghoul, strike 2, power 1, health 3 of 3; 2 glory up to 10 victory points." in said(table, 1)


@clause("GL-4f.2", "GL-4f.3", "GL-5.3", "GL-5.4")
def test_a_quest_is_told_with_its_reward() -> None:
    table = Table("knight", "seer").land(0, "h1", "quest tithe")
    assert table.match.log(0)[-1].text == (
        "Red peeks at the quest of Larkspur: Tithe. Visit the castle and pay 3 coins there. Reward: 3 glory, 0 coins."
    )
    table = Table("knight", "seer").quest("larkspur", "tithe", 0, done=True).land(0, "h1")
    assert table.prompt(0).endswith("pay 3 coins there. Reward: 3 glory, 0 coins. It is done: flip it?")
    assert table.match.options(0)[1].label == "Flip the quest: 3 glory, 0 coins"
    table = Table("knight", "seer").quest("larkspur", "tithe", 0, done=True, up=True).land(0, "h1")
    assert "Reward: 1 glory, 2 coins." in table.prompt(0)


@clause("GL-8.2")
def test_options_that_name_a_card_say_what_it_does() -> None:
    table = Table("seer", "knight").give(0, "bone-charm").fight(0, "wolf-pack")
    table.do("battle first", "strike 1, monster 3")
    labels = [option.label for option in table.match.options(0)[1:]]
    assert labels == [
        "Seer: A die of yours that shows a 1 can be rolled again, every time.",
        "Animated Cloak, +1 to a roll: Three boxes, one use each: a new movement die; 1 more on a roll of yours; "
        "1 health back.",
        "Bone Charm: Add 1 to your strike roll, having seen both dice. 3 uses, then discard.",
    ]
    table.do("strike bone-charm")
    assert table.match.log(1)[-1].text == f"Red uses {labels[2]}"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_use_has_words(language: str) -> None:
    words = GAME.speak(language)
    for number, use in enumerate(TABLES.uses):
        spoken = words.spell(TABLES, "use", FIRST_USE + number)
        if len(TABLES.things[use.thing].uses) > 1:
            assert re.search(r", .*[a-z+]", spoken), spoken


@clause("GL-6.1")
def test_what_is_gained_says_what_it_does() -> None:
    table = Table("knight", "seer").market("drum").land(0, "f6").do("buy drum", "good rope")
    assert "Red gains Drum: Add 1 to a movement roll. 4 uses, then discard." in [
        line.text for line in table.match.log(1)
    ]


@clause("GL-12.1")
def test_triggers_say_why_a_number_changed() -> None:
    table = battle("goblin-scout", "steadfast").round(2, 3)
    assert [line.text for line in table.match.log(1)[-2:]] == [
        "Red's Steadfast: On a tie the monster loses 1 health.",
        "Goblin Scout loses 1 health and has 1.",
    ]
    table = Table("druid", "seer").land(0, "f5")
    assert table.told() == []  # nothing changed at full health
    table.s.health[0] = 1
    assert [event.kind for event in table.land(0, "f5").match.events] == ["works", "healed"]


@clause("GL-8.9", "GL-8.12")
def test_the_table_tells_what_waits() -> None:
    table = Table("seer", "knight")
    s = table.s
    s.next_move[0], s.next_strike[0], s.battle_strike[0], s.battle_power[0] = -1, 2, 1, 1
    s.path[0], s.skips[0], s.extra[0], s.turns[0], s.ticks[0] = 6, 1, 1, 12, (0, 0, 0x011)
    line = said(table)[1]
    for part in (
        "own turn 12",
        "next movement roll -1",
        "next strike roll +2",
        "of the strike +1 for the next battle only",
        "of the power +1 for the next battle only",
        "next turn free to move within 6 spaces",
        "will skip a turn",
        "has an extra turn",
        "Fairy Lantern (On arriving at a haven: draw a fate if you like. 3 uses, then discard), 3 of 3 uses left",
        "1 health back), left: regain 1 health",
    ):
        assert part in line


@clause("GL-1.2", "GL-1.3")
def test_the_end_says_who_died() -> None:
    table = Table("knight", "seer")
    table.s.health[0], table.s.round = 1, 9
    table.fight(0, "stone-giant").do("battle first", "strike 1, monster 6").do("hit on")
    assert [line.text for line in table.match.log(1)[-2:]] == [
        "Blue wins the game!",
        "Red, the Knight, fell to Stone Giant in round 9.",
    ]
    assert "Ada, the Knight: 0 glory, fell to Stone Giant in round 9." in said(table, 1)


def test_no_text_stumbles() -> None:
    """No double spaces, no space or nothing before a full stop, with and without a monster's text."""
    table = Table("knight", "seer").lair("furnace", "ember-tyrant", 0).lair("sunken-vault", "deep-one", 0)
    lines = said(table)
    for foe in ("ghoul", "minotaur", "lich"):
        fight = Table("knight", "seer").fight(0, foe)
        lines += [fight.prompt(0), *said(fight), *[line.text for line in fight.match.log(0)]]
    assert lines
    assert not [line for line in lines if re.search(r"  | \.|\.\.|\.\)\.| $", line)]
