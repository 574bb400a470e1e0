"""GL-8, GL-9, GL-10: the notes, dragon mode, and who knows what."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory.table import FATES, FOES, GAME, GOODS, HEROES, LAIR, QUESTS, TABLES, THINGS, Table
from tortuga.games.glory.rules.battle_space import DrawBattle
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.hero import fates_left, more_health
from tortuga.games.glory.rules.movement import NextTurn
from tortuga.games.glory.rules.progress import Glory
from tortuga.games.glory.state import A_GOOD, BY_CARD, FACE_DOWN, ROAD, TOWNS, UNSEEN, Adventure
from tortuga.kernel.dice import FastDice, WrongOutcome
from tortuga.kernel.machine import advance, choose


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


@clause("GL-8.4")
def test_a_fate_for_everyone_strikes_all_living_heroes() -> None:
    table = Table("knight", "seer", "golem", "druid")
    table.s.alive[3], table.s.coins[3] = False, 0
    table.s.health = [1, 3, 7, 0]
    table.run(DrawFate(0), "fate bitter-frost")
    assert table.s.health == [1, 2, 6, 0]
    assert table.run(DrawFate(0), "fate harvest-fair").s.coins == [6, 6, 6, 0]


@clause("GL-8.5")
def test_a_fairy_is_passed_over_when_a_card_orders_a_battle() -> None:
    table = Table("knight", "seer").run(DrawBattle(0, BY_CARD), "battle coin-fairy, battle blade-fairy, battle bog-rat")
    assert (table.s.coins[0], table.s.foe) == (5, FOES["bog-rat"])
    assert table.s.battle_pile[FOES["coin-fairy"]] == 1


@clause("GL-8.5")
def test_with_only_fairies_left_there_is_no_battle() -> None:
    table = Table("knight", "seer")
    table.s.battle_deck = [0] * 27 + [1] * 5
    assert table.run(DrawBattle(0, BY_CARD)).s.foe == -1
    table.s.battle_deck = [0] * 32
    assert table.run(DrawBattle(0, ROAD)).s.foe == -1


@clause("GL-8.6")
def test_t17_health_rises_with_its_maximum() -> None:
    table = Table("knight", "seer")
    table.s.health[0] = 2
    more_health(table.s, 0, 1)
    assert (table.s.health[0], table.s.most[0]) == (3, 5)


@clause("GL-8.7")
def test_an_empty_deck_is_made_anew() -> None:
    table = Table("knight", "seer")
    table.s.battle_deck = [0] * 32
    table.s.battle_pile = [1] + [0] * 31
    table.run(DrawBattle(0, ROAD), "battle goblin-scout")
    assert (sum(table.s.battle_pile), table.told()[0]) == (0, "reshuffled")


@clause("GL-8.8")
def test_t20_complete_sets_of_fates_come_back() -> None:
    table = Table("knight", "seer").collect(0, 7).collect(1, 4)
    table.s.fate_deck = [0] * 40
    kept = table.s.fates[0]
    assert fates_left(table.s) > 0
    assert TABLES.fates[kept[1]].word == "travelling-merchant"
    table.market("").run(DrawFate(1), "fate travelling-merchant, ability fell-strike")
    assert (table.s.fates[0], table.s.fate_count) == (kept[5:], [7, 5])
    assert sum(table.s.fate_deck) == 4


@clause("GL-8.8")
def test_without_any_fate_none_is_drawn() -> None:
    table = Table("knight", "seer").collect(0, 4)
    table.s.fate_deck = [0] * 40
    assert table.run(DrawFate(1)).s.fate_count == [4, 0]


@clause("GL-8.9")
def test_effects_for_the_next_roll_wait_and_add_up() -> None:
    table = Table("knight", "seer")
    table.land(0, "f4", "fate tailwind").land(0, "f4", "fate mud")
    table.land(0, "f4", "fate omen-of-victory").land(0, "f4", "fate omen-of-rust")
    assert (table.s.next_move[0], table.s.next_strike[0]) == (1, 1)
    table.at("f5", 0).turn(0, "movement 3")
    assert table.prompt(0) == "You rolled 3: move 4?"
    assert table.s.next_move[0] == 0
    table.fight(0, "wolf-pack").round(3, 4)
    assert (table.s.foe_health, table.s.next_strike[0]) == (2, 0)  # 3 + 1 + 1 against 4
    assert table.round(3, 4).s.foe_health == 2


@clause("GL-8.10")
def test_two_of_the_same_card_work_twice() -> None:
    table = Table("ender", "seer").give(0, "longsword longsword sword-training sword-training bone-charm")
    assert table.strike(0) == 5
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


# -- GL-9 Dragon mode


@clause("GL-9.1")
def test_t16_in_dragon_mode_25_glory_win() -> None:
    table = Table("knight", "seer", dragons=True)
    table.s.glory[0] = 20
    table.run(Glory(0, 4))
    assert (table.s.glory[0], table.s.winner) == (24, -1)
    assert table.run(Glory(0, 1)).s.winner == 0


@clause("GL-9.2", "GL-9.3", "GL-9.4", "GL-9.5")
def test_a_dragon_stays_at_its_space_until_it_is_beaten() -> None:
    table = Table("knight", "seer", dragons=True)
    table.land(0, "f3", "battle red-dragon").do("battle on")
    assert table.s.dragons == (TABLES.space_words.index("f3"), FOES["red-dragon"])
    table.land(1, "f3")  # no card is drawn
    assert (table.asks(), table.s.foe_health) == ("1: battle on first", 5)
    table.s.foe_health = 3
    table.do("battle on")
    assert (len(table.s.dragons), sum(table.s.battle_deck)) == (2, 39)
    table.land(0, "f3")
    assert table.s.foe_health == 5
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1")
    assert [len(table.s.dragons), *table.s.slain, table.s.glory[0]] == [0, FOES["red-dragon"], 4]
    table.land(0, "f3", "battle bog-rat")
    assert FOES["red-dragon"] not in [card for card, count in enumerate(table.s.battle_pile) if count]


@clause("GL-9.5")
def test_the_green_dragon_does_not_come_back_in_dragon_mode() -> None:
    table = Table("knight", "seer", dragons=True).at("f4", 0).fight(0, "green-dragon", "card").do("battle on")
    assert (table.s.slain, table.s.battle_deck[FOES["green-dragon"]]) == ((FOES["green-dragon"],), 0)
    table = Table("knight", "seer").at("f4", 0).fight(0, "green-dragon", "card").do("battle on")
    assert (table.s.slain, table.s.battle_deck[FOES["green-dragon"]]) == ((), 1)


@clause("GL-9.5")
def test_a_second_dragon_finds_no_room_on_a_space() -> None:
    table = Table("knight", "seer", dragons=True).land(0, "f3", "battle red-dragon").do("battle on")
    table.fight(0, "gold-dragon", "card").do("battle on")
    assert table.s.slain == (FOES["gold-dragon"],)


@clause("GL-9.6", "GL-11.3")
@pytest.mark.parametrize(
    ("hero", "card"),
    [
        ("adventurer", "veteran-wisdom"),
        ("druid", "wolf"),
        ("ender", "consolidation"),
        ("golem", "walkers-thoughts"),
        ("knight", "bravery"),
        ("totem", "talisman"),
        ("seer", "magic-compass"),
        ("steward", "dancing-dagger"),
        ("warlock", "enchanted-diary"),
    ],
)
def test_every_hero_has_one_more_card_in_dragon_mode(hero: str, card: str) -> None:
    table = Table(hero, *[other for other in HEROES if other != hero][:1], dragons=True)
    assert table.things(0).split()[-1] == card
    thing = TABLES.things[THINGS[card]]
    assert (table.s.goods_deck if card in GOODS else table.s.ability_deck)[thing.card] == 0
    more = {"ender": 1, "golem": 1}.get(hero, 0)  # Consolidation, Iron Bands
    assert table.s.most[0] == TABLES.heroes[HEROES[hero]].health + more


@clause("GL-9.6")
@pytest.mark.parametrize("seed", range(8))
def test_the_card_of_dragon_mode_is_taken_before_the_market_is_laid(seed: int) -> None:
    s = GAME.set_up(TABLES, 4, GAME.read_options({"dragons": True, "heroes": "dealt"}, 4), FastDice(seed))
    assert isinstance(s, Adventure)
    advance(s)
    while type(s.open[0][0]).__name__ == "ChooseStart":
        choose(s, s.open[0][0].seat, s.open[0][1][0])
    for seat in range(4):
        hero = TABLES.heroes[s.hero[seat]]
        assert list(s.cards[seat][:4]) == [hero.special, *hero.goods, hero.dragon]
        thing = TABLES.things[hero.dragon]
        if thing.kind == A_GOOD and TABLES.goods_count[thing.card] == 1:
            assert thing.card not in s.market
    assert min(s.goods_deck + s.ability_deck) == 0


# -- GL-10 Private notes


@clause("GL-10.1")
def test_notes_are_kept_and_shown_to_nobody_else() -> None:
    table = (
        Table("knight", "seer", "golem").land(0, "h1", "quest omens").land(0, "h4").do("look eyrie", "lair old-worm")
    )
    omens, worm = QUESTS["omens"], FOES["old-worm"] - TABLES.first_lair
    assert table.view(0).notes == [[0, omens, 0], [TOWNS + LAIR["eyrie"], worm, 0]]
    for seat in (-1, 1, 2):
        view = table.view(seat)
        assert (view.notes, view.quests[0], view.lairs[0]) == ([], FACE_DOWN, FACE_DOWN)
        assert view.progress[0] == []
        assert view.seen[0] == 1 | 1 << TOWNS  # that the hero looked, everybody sees
    table.land(0, "f4", "fate mud")
    assert table.view(0).notes[0] == [0, omens, 1]


@clause("GL-10.1")
def test_a_peek_anywhere() -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", 0)
    table.run(DrawFate(0), "fate ravens-eye")
    assert table.asks().split()[2:] == [name.lower() for name in TABLES.towns[1:]]  # not what was seen already
    assert table.refused("peek larkspur") == "GL-10.1 There is nothing to peek at"
    table.do("peek hoarfen", "quest escort")
    assert table.asks() == "0: peek eyrie furnace sunken-vault ice-hollow"
    table.do("peek furnace", "lair deep-one")
    assert len(table.view(0).notes) == 3


@clause("GL-10.2")
def test_a_card_gets_its_face_when_somebody_looks() -> None:
    table = Table("knight", "seer").land(0, "h1", "quest omens")
    assert (len(table.s.quest_pool), table.s.quest_at[1]) == (11, FACE_DOWN)
    with pytest.raises(WrongOutcome):
        table.land(0, "k4", "quest omens")  # it lies in Larkspur


@clause("GL-10.1", "GL-10.2")
def test_what_others_saw_is_imagined_among_what_one_has_not_seen() -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", 0, 1).quest("hoarfen", "escort", 0)
    table.lair("eyrie", "old-worm", 0)
    table.s.agenda = [NextTurn()]
    found = set()
    for seed in range(60):
        world = GAME.imagine(TABLES, table.view(1), FastDice(seed))
        found.add(world.quest_at[6])
        assert world.quest_at[0] == QUESTS["omens"]
        assert world.quest_at[1] == FACE_DOWN
        assert world.lair_at[0] >= 0
        quest = world.quest_at[6]
        assert world.progress[quest] != UNSEEN
    assert found == set(range(12)) - {QUESTS["omens"]}


def test_fates_have_names() -> None:
    assert len(FATES) == 40
