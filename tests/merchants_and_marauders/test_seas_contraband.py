"""MM-S7 Contraband."""

from __future__ import annotations

import tortuga
from tests.clauses import clause
from tests.merchants_and_marauders.table import KEY, T, Table
from tortuga.games.merchants_and_marauders.rules.basics import cards_held, hold
from tortuga.games.merchants_and_marauders.rules.damage import take_hit
from tortuga.games.merchants_and_marauders.rules.death import die
from tortuga.games.merchants_and_marauders.rules.npcs import move_npc
from tortuga.games.merchants_and_marauders.rules.rewards import give_rewards
from tortuga.games.merchants_and_marauders.rules.rumors import RumorTested
from tortuga.games.merchants_and_marauders.rules.seas.contraband import SpillFrom
from tortuga.games.merchants_and_marauders.rules.turn import StartAtSea
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.cards import GIVE_CARGO, SMUGGLERS_MOON
from tortuga.games.merchants_and_marauders.vocabulary.ships import CARGO

# food-k15: a prisoner for Tortuga. wood-k31: a prisoner for Tortuga. rum-k07, wood-k23: for Nassau. sugar-k22: Havana.


def smuggler(zone: str = "havana", port: bool = False, captains: str = "thomas-ashdown", **options: bool) -> Table:
    table = Table(2, captains, contraband=True, **options).at("red", zone, port=port)
    return table.at("yellow", "trinidad", port=True)


def market(table: Table, cards: str) -> Table:
    """Red buys goods; these cargo cards are drawn."""
    chance = " ".join(f"card:{word}" for word in cards.split())
    mod = "" if table.s.mod_up >> table.s.zone[0] & 1 else "mod:chasers"
    return table.port("red", mod).choose("do buy", chance)


@clause("MM-S7.1")
def test_the_deck() -> None:
    s = tortuga.new(KEY, 2, {"contraband": True}, seed=1).state
    assert isinstance(s, Sea)
    assert len(s.cargo_deck) == 96, "T29"
    ports = [zone for zone in range(17) if T.map.nation[zone] != NONE]
    assert sorted(T.contraband.port) == sorted(ports * 2)
    for good in range(8):
        assert T.cargo.good[64:].count(good) == 4


@clause("MM-S7.5", "MM-S7.2")
def test_buying() -> None:
    table = smuggler("havana").demand("havana", "food").give("red", gold=30, ship="galleon")
    market(table, "food-1 sugar-k22 rum-1 rum-k07 rum-2 wood-k23 cocoa-1 cocoa-2")
    assert not table.can("buy sugar-k22-as-contraband"), "for Havana itself: replaced, as the good in demand was"
    table.choose("buy rum-k07-as-contraband")
    assert table.gold("red") == 27
    assert table.contraband("red") == "rum-k07"
    table.choose("buy rum")
    assert table.gold("red") == 25, "two Rum are left as goods: 2 each"
    assert table.refuses("buy wood-k23-as-contraband")[0] == "MM-5b.4", "contraband is bought first"
    table.choose("buy wood")
    assert (table.gold("red"), table.cargo("red")) == (22, "rum wood"), "left as a good it is one"


@clause("MM-S7.5")
def test_nassau_is_cheaper() -> None:
    table = smuggler("nassau").demand("nassau", "tobacco").give("red", gold=10)
    market(table, "food-k15 rum-k04 cocoa-1 cocoa-2 rum-1 rum-2").choose("buy food-k15-as-contraband")
    assert table.gold("red") == 8


@clause("MM-S7.3")
def test_contraband_takes_room() -> None:
    table = smuggler().give("red", cargo="rum", contraband="food-k15")
    assert cards_held(table.s, 0) == hold(table.s, 0) == 2
    table.at("red", "havana", port=True).give("red", cargo="rum").act("red").choose("act leave")
    assert table.asks() == "red: jettison rum food-k15", "at sea a sloop holds two of the three"
    table.choose("jettison food-k15")
    assert (table.cargo("red"), table.contraband("red")) == ("rum rum", "")


@clause("MM-S7.4")
def test_new_cards_are_put_in_either_space() -> None:
    table = smuggler()
    s = table.s
    s.open, s.agenda = [], []
    give_rewards(s, 0, [GIVE_CARGO, 2, NONE])
    table.go("card:food-k15 card:wood-k31")
    assert table.asks() == "red: stow-as cargo contraband"
    table.choose("stow-as contraband").choose("stow-as cargo")
    assert (table.cargo("red"), table.contraband("red")) == ("wood", "food-k15")


@clause("MM-S7.6", "MM-S7.7")
def test_selling_in_the_right_port_only() -> None:
    table = smuggler("tortuga").give("red", contraband="food-k15 wood-k31 rum-k07", gold=0)
    table.port("red", "mod:chasers").choose("do sell")
    assert table.asks() == "red: sell done food-k15-as-contraband wood-k31-as-contraband"
    table.choose("sell food-k15-as-contraband")
    assert (table.gold("red"), table.glory("red")) == (10, 0)
    table.choose("sell wood-k31-as-contraband", "glory_card:ram")
    assert (table.gold("red"), table.glory("red")) == (20, 1)
    assert table.contraband("red") == "rum-k07"


@clause("MM-S7.7")
def test_the_worked_example_t20() -> None:
    table = smuggler("tortuga").give("red", contraband="food-k15", gold=0).port("red", "mod:chasers").choose("do sell")
    table.choose("sell food-k15-as-contraband")
    s = table.s
    s.open, s.agenda = [], []
    die(s, 0)
    table.go()
    assert s.seas.half[0] == T.cargo.words.index("food-k15"), "kept for the next captain"
    table.turn("red", "captain:griet-zeewolf").choose("command sloop", "glory_card:ram").choose("act end")
    table.at("red", "tortuga").give("red", contraband="wood-k31", gold=0).port("red").choose("do sell")
    table.choose("sell wood-k31-as-contraband", "glory_card:ram")
    assert (table.gold("red"), table.glory("red")) == (10, 1)


@clause("MM-S1.29")
def test_smugglers_moon() -> None:
    table = smuggler("tortuga", new_events=True).give("red", contraband="food-k15", gold=0)
    table.s.weather = 1 << SMUGGLERS_MOON
    table.port("red", "mod:chasers").choose("do sell").choose("sell food-k15-as-contraband")
    assert table.gold("red") == 12
    table.at("red", "tortuga").give("red", contraband="rum-k07").npc("e04", "tortuga")
    table.run(StartAtSea(0), chance="1 1")
    assert table.told("rolled"), "two dice instead of three"


@clause("MM-S7.8")
def test_navies_look_for_smugglers_but_do_not_hunt_them() -> None:
    table = smuggler("cartagena").give("red", contraband="food-k15 rum-k07").npc("e11", "cartagena")
    table.run(StartAtSea(0), chance="S 1 1")
    assert table.asks() == "red: smuggler resist give-up"
    table.choose("smuggler give-up")
    assert table.contraband("red") == ""
    assert table.s.battle is None
    near = smuggler("cartagena").give("red", contraband="food-k15").npc("e11", "port-royal")
    move_npc(near.s, 2, 0)
    assert near.npc_at("sp") == "havana", "the arrow counts, not the smuggler next door"


@clause("MM-S7.8")
def test_resisting_is_an_attack() -> None:
    table = smuggler("cartagena").give("red", contraband="food-k15").npc("e11", "cartagena")
    table.run(StartAtSea(0), chance="S 1 1").choose("smuggler resist", "1 1 1 1 1")
    assert table.bounties("red") == "spanish"
    assert table.s.battle is not None
    assert table.s.battle.sides[0] == 0, "the captain is the aggressor"
    pirate = smuggler("cartagena").give("red", contraband="food-k15", bounties="dutch").npc("e11", "cartagena")
    pirate.run(StartAtSea(0), chance="S 1 1 1 1 1 1 1")
    assert pirate.s.battle is not None, "a pirate is attacked as always"
    war = smuggler("cartagena").give("red", contraband="food-k15").npc("e11", "cartagena").war("english", "spanish")
    war.run(StartAtSea(0), chance="S 1 1 1 1 1 1 1 1")
    assert war.s.battle is not None, "so is an enemy in war"


@clause("MM-S7.8")
def test_nobody_sees_anything_at_trinidad() -> None:
    table = smuggler("trinidad").give("red", contraband="food-k15").npc("e11", "trinidad").run(StartAtSea(0))
    assert not table.told("rolled")


@clause("MM-S7.9")
def test_named_goods_are_goods_and_myriad_is_never_contraband() -> None:
    table = smuggler("havana").give("red", mission="fever-in-the-harbour", contraband="food-k15", cargo="food")
    assert not table.port("red", "mod:chasers").can("do deliver"), "a prisoner is no food"
    table = smuggler("santo-domingo").give("red", ship="galleon")
    table.s.testing = T.rumors.myriad
    table.s.rumor_deck = tuple(card for card in table.s.rumor_deck if card != T.rumors.myriad)
    table.s.rolled = 1
    cards = "card:food-k15 card:rum-1 card:rum-2 card:rum-3 card:rum-4 card:wood-k31"
    table.run(RumorTested(0), chance=f"glory_card:ram {cards}")
    assert not table.asks().startswith("red: stow-as")


@clause("MM-S7.10")
def test_damage_takes_from_the_space_that_the_captain_names() -> None:
    table = smuggler().give("red", cargo="rum", contraband="food-k15")
    s = table.s
    s.open, s.agenda = [], []
    take_hit(s, 0, CARGO, 0)
    table.go()
    assert table.asks() == "red: lose-from cargo contraband"
    table.choose("lose-from contraband", "card:food-k15")
    assert (table.cargo("red"), table.contraband("red")) == ("rum", "")
    s = table.s
    s.open, s.agenda = [], []
    table.dice.coming = ["card rum-1"]
    take_hit(s, 0, CARGO, 0)
    assert table.cargo("red") == "", "with one space left there is nothing to choose"


@clause("MM-S7.11")
def test_the_smugglers_hold() -> None:
    table = smuggler("cartagena", new_mods=True, smugglers_hold=True).npc("e11", "cartagena")
    table.give("red", mods="smugglers-hold", contraband="food-k15", cargo="rum rum")
    assert cards_held(table.s, 0) == 2, "it takes no room"
    table.run(StartAtSea(0))
    assert not table.told("rolled"), "and nobody sees it"
    table.give("red", contraband="rum-k07").run(StartAtSea(0), chance="S 1 1")
    assert table.asks() == "red: smuggler resist give-up-but-food-k15 give-up-but-rum-k07"
    table.choose("smuggler give-up-but-food-k15")
    assert table.contraband("red") == "food-k15"
    table.give("red", contraband="rum-k07", points="2 1 2 2 1")
    table.run(SpillFrom(0))
    assert table.asks() == "red: lose-from cargo contraband-but-not-food-k15 contraband-but-not-rum-k07"
    table.choose("lose-from contraband-but-not-food-k15", "card:rum-k07 card:rum-1")
    assert table.contraband("red") == "food-k15"
