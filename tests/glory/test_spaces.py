"""GL-4: what the spaces do."""

from __future__ import annotations

from tests.clauses import clause
from tests.glory.table import FOES, GOODS, LAIR, TABLES, Table
from tortuga.games.glory.rules.movement import EndOfTurn
from tortuga.games.glory.state import DONE, FACE_DOWN, NONE, TOWNS


@clause("GL-4a.1", "GL-4a.2")
def test_the_castle_heals_and_sells() -> None:
    table = Table("knight", "seer").market("bone-charm rope plate-mail war-hammer plate-mail")
    table.s.health[0] = 1
    table.s.coins[0] = 7
    table.land(0, "f6")
    assert (table.s.health[0], table.asks()) == (4, "0: buy done bone-charm rope plate-mail war-hammer")
    table.do("buy plate-mail", "good lucky-coin")
    assert (table.s.coins[0], table.s.most[0], table.things(0)) == (2, 6, "longsword shield plate-mail")
    assert table.asks() == "0: buy done bone-charm rope"
    assert table.refused("buy lucky-coin") == "GL-4a.2 Lucky Coin costs 3, and you have 2 coins"
    assert table.refused("buy drum") == "GL-4a.2 That is not in the market"
    assert table.refused("buy tithe") == "GL-5.1 None of your quests asks for a payment that you can make"
    assert table.do("buy done").asks() == "0: rest no yes"


@clause("GL-4a.3", "GL-8.10")
def test_reductions_add_up_to_at_least_1() -> None:
    table = Table("steward", "seer").give(0, "bargaining").market("rope drum longsword")
    table.land(0, "f6")
    prices = {option.text: option.facts["price"] for option in table.match.options(0)}
    assert prices == {"buy done": 0, "buy rope": 1, "buy drum": 1, "buy longsword": 2}


@clause("GL-4a.4")
def test_an_empty_deck_leaves_a_gap_in_the_market() -> None:
    table = Table("knight", "seer").market("rope")
    table.s.goods_deck = [0] * len(GOODS)
    table.land(0, "f6").do("buy rope")
    assert table.s.market == (NONE,) * 5


@clause("GL-4b.1")
def test_a_battle_space_gives_a_battle() -> None:
    table = Table("knight", "seer").land(0, "f3", "battle goblin-scout")
    assert table.asks() == "0: battle on first"
    assert (table.s.foe, table.s.foe_health) == (FOES["goblin-scout"], 2)


@clause("GL-4c.3")
def test_a_fairy_whom_a_fate_brings_helps_and_is_discarded() -> None:
    table = Table("knight", "seer").land(0, "i4", "fate lost-lantern, fairy coin-fairy")
    assert (table.s.coins[0], table.s.battle_pile[FOES["coin-fairy"]]) == (7, 1)
    assert table.s.battle_deck[FOES["coin-fairy"]] == 0
    table.land(0, "i4", "fate moonlit-glade, fairy coin-fairy")  # she comes from the discards as well
    assert (table.s.coins[0], table.s.battle_pile[FOES["coin-fairy"]]) == (9, 1)


@clause("GL-4c.3")
def test_without_a_fairy_nobody_helps() -> None:
    table = Table("knight", "seer")
    for word in ("dawn", "coin", "path", "muse", "blade"):
        table.s.battle_deck[FOES[f"{word}-fairy"]] = 0
    table.land(0, "i4", "fate lost-lantern")
    assert table.match.log(0)[-1].text == "No fairy is free to help Red."


@clause("GL-4c.3")
def test_the_blade_fairy_is_kept_until_used() -> None:
    table = Table("knight", "seer").land(0, "f4", "fate lost-lantern, fairy blade-fairy")
    assert table.things(0) == "longsword shield blade-fairy"
    table.fight(0, "bog-rat").do("battle first", "strike 1, monster 3")
    assert table.asks() == "0: strike on blade-fairy"
    table.do("strike blade-fairy")
    assert (table.things(0), table.s.battle_pile[FOES["blade-fairy"]]) == ("longsword shield", 1)
    assert table.s.glory[0] == 1  # 1 + 1 + 2 against 3


@clause("GL-4c.1")
def test_a_fate_is_followed_and_kept() -> None:
    table = Table("knight", "seer").land(0, "f4", "fate buried-purse")
    assert (table.s.coins[0], table.s.fate_count[0]) == (8, 1)
    assert [TABLES.fates[fate].word for fate in table.s.fates[0]] == ["buried-purse"]


@clause("GL-4c.2")
def test_a_fate_that_leads_elsewhere_is_carried_out_at_once() -> None:
    table = Table("seer", "knight").land(0, "j6", "fate church-bells")
    assert table.asks() == "0: go k4 k8"
    assert table.refused("go h1") == "GL-4c.2 h1 (town Larkspur) is not the nearest"
    table.do("go k4", "quest omens")
    assert (table.where(0), table.asks()) == ("k4", "0: rest no yes")
    assert table.told().index("peeked_quest") > table.told().index("fate")


@clause("GL-4c.2")
def test_fates_met_on_the_way_count() -> None:
    table = Table("seer", "knight")
    table.s.fate_count[0] = 3
    table.land(0, "h6", "fate twin-threads, fate copper-in-the-ditch, ability fame")
    assert (table.s.fate_count[0], table.things(0)) == (5, "fairy-lantern animated-cloak fame")


@clause("GL-4d.1", "GL-4d.2")
def test_a_haven_heals_1_and_shows_the_closest_lair() -> None:
    table = Table("knight", "seer")
    table.s.health[0] = 2
    table.land(0, "h4")
    assert (table.s.health[0], table.asks()) == (3, "0: look nowhere eyrie")
    assert table.refused("look furnace") == "GL-4d.2 That is not the closest lair"
    table.do("look eyrie", "lair harpy-queen")
    assert table.view(0).lairs[LAIR["eyrie"]] == FOES["harpy-queen"] - TABLES.first_lair
    assert table.view(1).lairs[LAIR["eyrie"]] == FACE_DOWN


@clause("GL-4d.2")
def test_between_two_lairs_the_hero_chooses_and_empty_ones_show_nothing() -> None:
    table = Table("knight", "seer").land(0, "k6")
    assert table.asks() == "0: look nowhere eyrie furnace"
    table.s.lair_at = (NONE, *table.s.lair_at[1:])
    table.land(0, "k6")
    assert table.asks() == "0: look nowhere furnace"
    assert table.refused("look eyrie") == "GL-4d.2 That lair is empty"
    assert table.do("look nowhere").s.seen == [0, 0]


@clause("GL-4d.3", "GL-8.3")
def test_the_lantern_comes_after_healing_and_peek() -> None:
    table = Table("seer", "knight")
    table.s.health[0] = 3
    table.land(0, "h4").do("look nowhere")
    assert (table.s.health[0], table.asks()) == (4, "0: haven on fairy-lantern")
    table.do("haven fairy-lantern", "fate buried-purse")
    assert table.asks() == "0: haven on fairy-lantern"  # several uses at once, while the hero is there
    table.do("haven fairy-lantern", "fate royal-summons")
    assert (table.where(0), table.asks().split()[1]) == ("f6", "buy")
    assert table.do("buy done").asks() == "0: rest no yes"


@clause("GL-4e.1", "GL-4e.2")
def test_a_lair_is_seen_alone_and_can_be_left() -> None:
    table = Table("knight", "seer").land(0, "k11", "lair old-worm")
    assert table.asks() == "0: lair on first"
    assert table.prompt(0) == (
        "Old Worm waits in the Furnace: strike 2, power 2, health 8; 5 glory for beating it. Won: also +3 coins. "
        "In dragon mode: 1 more strike. Engage?"
    )
    assert table.match.log(0)[-1].text == (
        "Red peeks into the Furnace: Old Worm, strike 2, power 2, health 8; 5 glory for beating it. "
        "Won: also +3 coins. In dragon mode: 1 more strike."
    )
    assert "peeked_lair" in [line.kind for line in table.match.log(1)]
    assert all("Old Worm" not in line.text for line in table.match.log(1))
    table.do("lair on")
    assert (table.view(0).lairs[1], table.view(1).lairs[1]) == (FOES["old-worm"] - TABLES.first_lair, FACE_DOWN)
    assert table.asks() == "0: rest no yes"


@clause("GL-4e.3")
def test_who_engages_shows_the_card_to_all() -> None:
    table = Table("knight", "seer").quest("larkspur", "scout-the-dark", 1).land(0, "k1", "lair griffin-mother")
    table.do("lair first", "strike 3, monster 3").do("battle on")
    card = FOES["griffin-mother"] - TABLES.first_lair
    assert [table.view(seat).lairs[0] for seat in (-1, 0, 1)] == [FACE_DOWN, card, card]  # the battle is over
    assert table.progress(1, "scout-the-dark") == 0  # to be shown it is not to peek


@clause("GL-4e.4")
def test_t19_a_lair_brings_5_glory_whatever_the_hero_has() -> None:
    table = Table("knight", "seer").lair("eyrie", "storm-roc", 0)
    table.s.glory[0] = 18
    table.land(0, "k1").do("lair first", "strike 6, monster 1")
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1")
    assert (table.s.glory[0], table.s.winner) == (23, 0)


@clause("GL-4e.5")
def test_t13_a_lair_monster_that_is_left_regains_its_health() -> None:
    table = Table("knight", "seer").lair("eyrie", "ember-tyrant", 0)
    table.land(0, "k1").do("lair first", "strike 6, monster 1")
    table.s.foe_health = 2
    table.do("battle on")
    assert table.s.lair_at[0] == FOES["ember-tyrant"] - TABLES.first_lair
    table.land(0, "k1").do("lair first", "strike 3, monster 3")
    assert table.s.foe_health == TABLES.foes[FOES["ember-tyrant"]].health


@clause("GL-4e.6")
def test_a_beaten_lair_card_is_replaced_and_notes_are_void() -> None:
    table = Table("knight", "seer").lair("eyrie", "storm-roc", 0, 1)
    table.land(0, "k1").do("lair first", "strike 6, monster 1")
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1, ability fame, ability wealth")
    s = table.s
    assert (s.lair_at[0], s.lair_gone) == (FACE_DOWN, (FOES["storm-roc"] - TABLES.first_lair,))
    assert [bits >> TOWNS & 1 for bits in s.seen] == [0, 0]


@clause("GL-4e.6")
def test_a_lair_stays_empty_when_no_card_is_left() -> None:
    table = Table("knight", "seer").lair("eyrie", "storm-roc", 0)
    table.s.lair_pool = table.s.lair_pool[:3]  # just enough for the other three lairs
    table.land(0, "k1").do("lair first", "strike 6, monster 1")
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1, ability fame, ability wealth").do("keep wealth")
    assert table.s.lair_at[0] == NONE
    assert table.land(0, "k1").asks() == "0: rest no yes"


@clause("GL-4f.1", "GL-4f.2")
def test_a_town_heals_and_shows_its_quest_to_the_visitor() -> None:
    table = Table("knight", "seer")
    table.s.health[0] = 1
    table.land(0, "h1", "quest pilgrimage")
    assert table.s.health[0] == 4
    assert (table.view(0).quests[0], table.view(1).quests[0]) == (2, FACE_DOWN)
    assert table.view(0).notes == [[0, 2, 0]]
    assert "Pilgrimage" in table.match.log(0)[-1].text
    assert "Pilgrimage" not in table.match.log(1)[-1].text


@clause("GL-4f.3")
def test_a_completed_quest_can_be_flipped_or_not() -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", 0, done=True).land(0, "h1")
    assert table.asks() == "0: claim no yes"
    table.do("claim no")
    assert (table.s.glory[0], table.s.quest_up[0]) == (0, False)
    table.land(0, "h1").do("claim yes")
    assert (table.s.glory[0], table.s.coins[0], table.s.quest_up[0]) == (2, 8, True)


@clause("GL-4f.3")
def test_a_quest_completed_in_the_town_needs_a_new_arrival() -> None:
    table = Table("warlock", "seer").quest("larkspur", "omens", 0).land(0, "h1")
    table.s.progress[6] = 1
    assert table.run(EndOfTurn(0)).asks() == "0: end on ritual-candle"
    table.do("end ritual-candle", "fate buried-purse, fate grateful-miller").do("follow buried-purse")
    assert (table.progress(0, "omens"), table.asks(), table.s.glory[0]) == (DONE, "0: rest no yes", 0)
    assert table.land(0, "h1").asks() == "0: claim no yes"


@clause("GL-4g.1")
def test_nothing_happens_on_a_blank_space() -> None:
    table = Table("knight", "seer")
    table.s.health[0] = 2
    table.land(0, "f5")
    assert (table.s.health[0], table.told(), table.asks()) == (2, [], "0: rest no yes")


@clause("GL-4g.1")
def test_cards_can_make_something_of_a_blank_space() -> None:
    table = Table("druid", "seer").give(0, "walkers-thoughts")
    table.s.health[0] = 2
    table.land(0, "f5", "fate copper-in-the-ditch")
    assert (table.s.health[0], table.s.fate_count[0]) == (3, 1)
