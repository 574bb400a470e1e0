"""Attack (IB-6)."""

from __future__ import annotations

from tests.clauses import clause
from tests.islebound.table import TABLES, UNITS, Table
from tortuga.games.islebound.rules.attack import best_strength, needed


def siege(town: str = "suns-rest", units: str = "serpent-a pirate-c", **things: object) -> Table:
    """Red stands before a town with these units."""
    return Table().at(red=town).give("red", units=units, **things).turn("red")


def dice(faces: str) -> str:
    return ", ".join(f"die {face}" for face in faces.split())


@clause("IB-6.1")
def test_only_red_banners_of_others_can_be_attacked() -> None:
    assert siege().offers("act attack")
    assert siege("zilliam").refuses("act attack") == (
        "IB-6.1",
        "Zilliam has no red banner: it cannot be attacked",
    )
    assert siege("crimsika").refuses("act attack") == ("IB-6.1", "Crimsika is already yours")
    assert siege(units="").refuses("act attack")[0] == "IB-6.3"
    table = siege(coins=0).do("act attack")
    assert table.s.coins[0] == 0, "no entry cost"


@clause("IB-6.2")
def test_a_players_town_is_two_stronger() -> None:
    table = Table().at(red="suns-rest")
    assert needed(table.s, 0) == 4
    assert needed(table.own(blue="suns-rest").s, 0) == 6


@clause("IB-6.3")
def test_sending_units() -> None:
    table = siege(units="pirate-a pirate-b serpent-c").do("act attack")
    assert table.asks() == "red: send pirate-a pirate-b serpent-c"
    assert table.refuses("send roll") == ("IB-6.3", "Send at least one pirate or sea serpent")
    assert table.refuses("send ichor")[1] == "You have no such pirate or serpent"
    table.do("send pirate-b")
    assert table.asks() == "red: send serpent-c roll"
    assert table.refuses("send pirate-a")[1] == "Units are sent in the order of their kinds"
    assert table.units("red") == "pirate-a serpent-c"


@clause("IB-6.3", "IB-6.4")
def test_there_are_ten_dice() -> None:
    many = " ".join(["pirate-a"] * 5 + ["pirate-b"] * 5 + ["serpent-a"])
    table = siege(units=many, deck="combat-sail work-combat").do(
        "act attack", *["send pirate-a"] * 5, *["send pirate-b"] * 4
    )
    table.do("send pirate-b | " + dice("1 1 1 1 1 1 1 1 1 1"))
    assert table.units("red") == "serpent-a", "ten were sent, so the rest stays, and no crew adds a die"
    assert table.crew("red")[1] == ""
    table = siege(units="pirate-a pirate-b", deck="combat-sail administrate").do(
        "act attack", "send pirate-a", "send roll"
    )
    assert table.refuses("fight administrate") == ("IB-6.4", "That crew member has no combat skill")
    assert table.refuses("fight sail")[0] == "IB-11.1"


@clause("IB-6.4", "IB-6.5")
def test_combat_adds_dice_before_the_roll() -> None:
    table = siege(units="serpent-a pirate-c", deck="administrate-combat work").do(
        "act attack", "send pirate-c", "send serpent-a"
    )
    assert table.asks() == "red: fight none administrate-combat"
    table.do(f"fight administrate-combat | {dice('1 5 6')}")
    assert table.s.faces == (1, 0, 0, 0, 1, 1)
    assert table.crew("red") == ("work", "administrate-combat", "")
    table.do("assign best")
    assert table.told("strength")[0][1] == {"strength": 6, "number": 4}


@clause("IB-6.6")
def test_wood_rerolls_one_die_at_a_time() -> None:
    table = siege(units="serpent-a", wood=3).do(f"act attack | {dice('1')}")
    assert table.asks() == "red: reroll keep 1"
    table.do("reroll 1 | die 2", "reroll 2 | die 6")
    assert table.s.wood[0] == 1
    assert table.refuses("reroll 2") == ("IB-6.6", "No die shows that")
    assert table.do("reroll keep").told("strength")[0][1] == {"strength": 3, "number": 4}
    assert (
        siege("ratnest", "serpent-a pirate-a").do("act attack", "send pirate-a", f"send roll | {dice('1')}").asks()
        == ""
    )
    table = siege("ratnest", "serpent-a pirate-a", wood=1).do("act attack", "send pirate-a", f"send roll | {dice('1')}")
    assert table.do("reroll 1 | die 2").asks() == "", "no wood is left, so the attack goes on and fails"


@clause("IB-6.7")
def test_the_player_places_the_dice() -> None:
    table = siege("ratnest", "pirate-a pirate-b").do("act attack", "send pirate-a", f"send pirate-b | {dice('3 4')}")
    assert table.asks() == "red: assign best 3 4"
    assert best_strength(table.s, [UNITS["pirate-a"], UNITS["pirate-b"]]) == 3
    assert table.refuses("assign 5") == ("IB-6.7", "No die shows that")
    table.do("assign 4")
    assert table.told("strength")[0][1]["strength"] == 1, "4 on a gives 1, 3 on b nothing"
    table = siege("ratnest", "pirate-a pirate-b").do("act attack", "send pirate-a", f"send pirate-b | {dice('3 4')}")
    table.do("assign 3")
    assert table.told("strength")[0][1]["strength"] == 3
    table = siege("ratnest", "pirate-a pirate-b").do("act attack", "send pirate-a", f"send pirate-b | {dice('5 5')}")
    assert table.told("strength")[0][1]["strength"] == 4, "equal dice place themselves"


@clause("IB-6.7")
def test_surplus_dice_are_unused() -> None:
    table = siege(units="serpent-a", deck="combat-sail").do("act attack", f"fight combat-sail | {dice('6 6')}")
    assert table.told("strength")[0][1]["strength"] == 3


@clause("IB-6.8", "IB-11.1")
def test_injured_crew_add_strength() -> None:
    table = siege("ratnest", "serpent-a pirate-b", deck="work").do(
        "act attack", "send pirate-b", f"send serpent-a | {dice('4 4')}"
    )
    assert table.asks() == "red: injure none work"
    table.do("injure work")
    assert (table.owner("ratnest"), table.crew("red")) == ("red", ("", "", "work"))
    table = siege("ratnest", "serpent-a pirate-b", deck="work").do(
        "act attack", "send pirate-b", f"send serpent-a | {dice('1 4')}"
    )
    table.do("assign best")
    assert table.asks() == "red: lose pirate-b serpent-a", "one crew member could not make up for it"
    table = siege("ratnest", "pirate-b serpent-a", deck="work sail").do(
        "act attack", "send pirate-b", "send serpent-a | die 1, die 5"
    )
    table.do("assign best")
    assert table.refuses("injure combat") == ("IB-11.1", "You have no such crew member on deck")


@clause("IB-6.9")
def test_a_captured_town() -> None:
    table = siege("the-grotto", deck="combat-sail work").do(
        "act attack", "send pirate-c", "send serpent-a", f"fight combat-sail | {dice('1 5 6')}", "assign best"
    )
    assert (table.owner("the-grotto"), table.units("red"), table.s.coins[0]) == ("red", "", 7 + 4)
    assert len(table.s.under) == 2
    assert table.asks() == "red: enter no yes"
    assert table.do("enter yes", "deal 1").s.fish[0] == 5
    assert table.s.coins[0] == 11, "without entry cost"
    assert not table.offers("act hunt")


@clause("IB-6.9")
def test_the_free_visit_can_be_declined() -> None:
    table = siege(units="serpent-a serpent-c").do("act attack", "send serpent-a", f"send serpent-c | {dice('6 6')}")
    assert table.do("enter no").asks().startswith("red: act")


@clause("IB-6.10")
def test_retreat_loses_one_unit_and_the_action() -> None:
    table = siege(units="pirate-a serpent-a", deck="combat-sail", wood=1).do(
        "act attack", "send pirate-a", "send serpent-a", f"fight combat-sail | {dice('1 1 1')}", "reroll 1 | die 2"
    )
    table.do("assign best")
    assert table.asks() == "red: lose pirate-a serpent-a"
    assert table.refuses("lose pirate-b") == ("IB-6.10", "No such unit was sent")
    table.do("lose pirate-a")
    assert (table.units("red"), table.s.wood[0], table.crew("red")[1]) == ("serpent-a", 0, "combat-sail")
    assert (table.owner("suns-rest"), [TABLES.unit_words[k] for k in table.s.under]) == ("", ["pirate-a"])


@clause("IB-6.10")
def test_after_a_retreat_free_actions_are_left() -> None:
    table = siege(units="pirate-a", coins=20).do("act attack | die 1")
    assert table.asks() == "red: act end buy-palace buy-museum"
    assert table.refuses("act visit") == ("IB-3.1", "You have already taken your action this turn")


@clause("IB-6.8", "IB-6.10")
def test_one_may_retreat_rather_than_injure() -> None:
    table = siege(units="serpent-a").do("act attack | die 6")
    assert table.asks() == "red: injure none administrate work"
    assert table.do("injure none").owner("suns-rest") == ""
    assert table.units("red") == ""


@clause("IB-6.11", "IB-6.13")
def test_taking_a_home_port_from_its_owner() -> None:
    table = Table().at(red="krazk").give("red", units="serpent-c serpent-c").turn("red").do("act attack")
    before = table.s.cubes(2)
    table.do(f"send serpent-c | {dice('6 6')}")
    assert (table.owner("krazk"), table.s.coins, table.s.cubes(2)) == ("red", [12, 7, 7], before + 1)
    assert table.do("enter no", "act end").move("blue").asks().startswith("blue: sail"), "blue plays on"


@clause("IB-6.12")
def test_without_a_free_cube_one_comes_off_the_track() -> None:
    towns = (
        "borsham farwold fels-garden grenille morlim ratnest rockslide stratic the-grotto undervall zilliam marhaven"
    )
    table = (
        Table().own(red=towns).cubes("rrrrr").at(red="suns-rest").give("red", units="serpent-c serpent-c").turn("red")
    )
    assert table.s.cubes(0) == 0
    table.do("act attack", f"send serpent-c | {dice('6 6')}")
    assert table.asks() == "red: recall 1 2 3 4 5"
    assert table.refuses("recall 9") == ("IB-6.12", "None of your cubes is there")
    assert table.do("recall 2").track() == "r.rrr"
    assert (table.owner("suns-rest"), table.s.cubes(0)) == ("red", 0)


@clause("IB-6.7")
def test_the_best_places_for_the_dice() -> None:
    table = Table()
    table.s.faces = (0, 0, 1, 1, 0, 0)
    assert best_strength(table.s, [UNITS["pirate-a"], UNITS["pirate-b"]]) == 3
    table.s.faces = (1, 0, 0, 0, 1, 1)
    assert best_strength(table.s, [UNITS["pirate-c"], UNITS["serpent-a"]]) == 6
