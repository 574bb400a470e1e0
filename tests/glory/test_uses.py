"""GL-8: what a hero has, and how cards are used."""

from __future__ import annotations

from tests.clauses import clause
from tests.glory.table import GOODS, TABLES, THINGS, Table
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.hero import more_health


@clause("GL-8.1")
def test_cards_work_for_their_owner_only() -> None:
    table = Table("knight", "golem").give(1, "veteran-wisdom").fight(0, "wolf-pack")
    table.do("battle first", "strike 3, monster 2")
    assert table.asks() == "0: battle on first"  # nothing of the other's was offered
    assert table.refused("battle veteran-wisdom") == "GL-8.1 You do not have that card"
    assert table.refused("battle use-90") == "GL-8.1 No card has such an effect"
    assert table.refused("battle second") == "GL-7a.1 That is not a choice here"


@clause("GL-8.2")
def test_t2_each_box_of_the_cloak_is_for_once() -> None:
    table = Table("seer", "knight")
    table.s.health[0] = 3
    table.fight(0, "wolf-pack").do("battle first", "strike 3, monster 4").do("strike animated-cloak-add")
    assert table.at("f5", 0).turn(0).asks() == "0: begin on animated-cloak-heal"
    table.do("begin on", "movement 3")
    assert table.asks() == "0: roll on first animated-cloak-reroll animated-cloak-heal"
    assert table.refused("roll animated-cloak-add") == "GL-8.2 Its boxes are all ticked"


@clause("GL-8.2")
def test_t3_the_lantern_is_discarded_after_three_uses() -> None:
    table = Table("seer", "knight")
    for fate in ("buried-purse", "grateful-miller", "mud"):
        assert "fairy-lantern" in table.things(0)
        table.land(0, "h4").do("look nowhere").do("haven fairy-lantern", f"fate {fate}")
        if fate != "mud":
            table.do("haven on")
    assert table.things(0) == "animated-cloak"
    assert table.s.goods_pile[GOODS["fairy-lantern"]] == 1


@clause("GL-8.2")
def test_t21_the_cloak_stays_when_it_is_used_up() -> None:
    table = Table("seer", "knight")
    table.s.ticks[0] = (0, 0, 0x111)
    assert table.things(0) == "fairy-lantern animated-cloak"
    assert table.at("f5", 0).turn(0, "movement 3").asks() == "0: roll on first"


@clause("GL-8.6")
def test_t17_health_rises_with_its_maximum() -> None:
    table = Table("knight", "seer")
    table.s.health[0] = 2
    more_health(table.s, 0, 1)
    assert (table.s.health[0], table.s.most[0]) == (3, 5)


@clause("GL-8.10")
def test_two_of_the_same_card_work_twice() -> None:
    table = Table("ender", "seer").give(0, "longsword longsword sword-training sword-training bone-charm")
    assert table.strike(0) == 6
    table.fight(0, "chimera").do("battle first", "strike 1, monster 6")
    for _ in range(6):
        table.do("strike bone-charm")
    assert "bone-charm" not in table.things(0)


@clause("GL-8.10")
def test_two_cards_for_once_a_turn_are_for_twice() -> None:
    table = Table("adventurer", "seer")
    table.s.ability_deck[TABLES.things[THINGS["veteran-wisdom"]].card] = 2
    table.give(0, "veteran-wisdom veteran-wisdom").at("f5", 0).turn(0, "movement 1")
    table.do("roll veteran-wisdom", "movement 2").do("roll veteran-wisdom", "movement 3")
    assert table.refused("roll veteran-wisdom") == "GL-8.2 You have used that already"


@clause("GL-8.11")
def test_a_number_on_the_die_is_the_die_alone() -> None:
    table = Table("seer", "knight").give(0, "longsword").fight(0, "wolf-pack")
    table.do("battle first", "strike 1, monster 6")  # the strike roll is 2, the die a 1
    assert "seer" in table.asks().split()
    table.do("strike seer", "strike 1").do("strike seer", "strike 4")
    assert "seer" not in table.asks().split()


@clause("GL-8.13")
def test_coins_and_health_have_a_floor() -> None:
    table = Table("knight", "seer")
    table.s.coins[0], table.s.health[0] = 1, 2
    table.run(DrawFate(0), "fate toll-collectors").run(DrawFate(0), "fate fever")
    assert (table.s.coins[0], table.s.health[0]) == (0, 1)
