"""GL-5: quests, each of them, from the moment they were seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.glory.table import FOES, QUESTS, TABLES, TOWN, Table
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.hero import lose_card
from tortuga.games.glory.rules.quests import note
from tortuga.games.glory.state import DONE, NONE, UNSEEN, W_CASTLE, W_MEETING


@clause("GL-5.1")
def test_t15_what_happened_before_does_not_count() -> None:
    table = Table("knight", "seer")
    table.land(0, "h6", "fate buried-purse").land(0, "f4", "fate grateful-miller").land(0, "g1", "fate harvest-fair")
    table.land(0, "h1", "quest omens")
    assert table.progress(0, "omens") == 0
    table.land(0, "i1", "fate war-tax")
    assert (table.progress(0, "omens"), table.progress(1, "omens")) == (1, UNSEEN)


@clause("GL-5.2")
def test_the_arrival_that_shows_a_quest_does_not_count() -> None:
    table = Table("knight", "seer").at("h1", 1).land(0, "h1", "quest fellowship")
    assert table.progress(0, "fellowship") == 0


@clause("GL-5.2", "GL-4f.3")
@pytest.mark.parametrize("quest", ["fellowship", "four-corners"])
def test_the_arrival_that_completes_a_quest_is_not_the_return(quest: str) -> None:
    table = Table("knight", "seer").at("h1", 1).quest("larkspur", quest, 0)
    if quest == "four-corners":
        table.s.progress[QUESTS[quest]] = 0b1110  # Highmoor, where Larkspur lies, is left
    table.land(0, "h1")
    assert table.asks() == "0: claim no"
    assert table.refused("claim yes") == "GL-4f.3 You have not completed that quest, or not before you arrived"
    assert table.do("claim no").progress(0, quest) == DONE
    assert table.land(0, "h1").asks() == "0: claim no yes"


@clause("GL-5.3", "GL-5.4", "GL-5.5", "GL-5.6")
def test_t14_first_second_and_nobody_else() -> None:
    table = Table("knight", "seer", "golem").quest("larkspur", "omens", 0, 1, 2, done=True)
    table.s.glory = [0, 0, 0]
    table.land(1, "h1").do("claim yes")
    assert (table.s.glory[1], table.s.coins[1]) == (2, 8)
    assert (table.s.quest_up[0], table.s.quest_by[0]) == (True, 2)
    assert table.land(1, "h1").asks() == "1: rest no yes"
    table.land(0, "h1").do("claim yes")
    assert (table.s.glory[0], table.s.coins[0]) == (1, 7)
    assert (table.s.quest_at[0], table.s.quest_gone) == (NONE, (QUESTS["omens"],))
    assert table.land(2, "h1").asks() == "2: rest no yes"
    assert (table.s.glory[2], table.s.coins[2]) == (0, 5)


@clause("GL-5.6")
def test_who_comes_first_is_first_whoever_saw_the_quest_first() -> None:
    table = Table("knight", "seer").land(0, "h1", "quest omens").land(1, "h1")
    for seat in (0, 1):
        table.s.progress[seat * len(TABLES.quests) + QUESTS["omens"]] = DONE
    table.land(1, "h1").do("claim yes").land(0, "h1").do("claim yes")
    assert (table.s.glory, table.s.coins) == ([1, 2], [7, 8])


@clause("GL-5.3")
def test_a_flipped_quest_is_seen_by_everyone_from_then_on() -> None:
    table = Table("knight", "seer", "golem").quest("larkspur", "omens", 0, done=True)
    assert table.progress(1, "omens") == UNSEEN
    table.land(0, "h1").do("claim yes")
    assert (table.progress(1, "omens"), table.view(1).quests[0]) == (0, QUESTS["omens"])


@clause("GL-5.3", "GL-5.4", "GL-11.8")
@pytest.mark.parametrize(("quest", "glory", "coins"), [("tithe", 3, 0), ("giants-toll", 3, 4), ("omens", 2, 3)])
def test_special_rewards_are_for_the_first_hero_only(quest: str, glory: int, coins: int) -> None:
    table = Table("knight", "seer").quest("larkspur", quest, 0, 1, done=True)
    table.land(0, "h1").do("claim yes").land(1, "h1").do("claim yes")
    assert [table.s.glory, table.s.coins] == [[glory, 1], [5 + coins, 7]]


@clause("GL-5.7")
def test_a_town_without_a_quest_only_heals() -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", 0, up=True)
    table.s.quest_by = (2, *table.s.quest_by[1:])
    table.s.progress[QUESTS["omens"]] = DONE
    table.land(0, "h1").do("claim yes")
    table.s.health[1] = 1
    table.land(1, "h1")
    assert (table.s.health[1], table.asks()) == (4, "1: rest no yes")


@clause("GL-5.8")
def test_the_goat_path_is_no_visit() -> None:
    table = Table("seer", "knight").quest("larkspur", "four-corners", 0)
    table.land(0, "g1", "fate goat-path")
    assert "h1" in table.asks()
    assert table.refused("stroll a1") == "GL-5.8 a1 (lair Ice Hollow) is not within 2 spaces"
    table.do("stroll h1")
    assert (table.where(0), table.asks(), table.progress(0, "four-corners")) == ("h1", "0: rest no yes", 1)


# -- each quest


@clause("GL-12.2", "GL-11.8")
def test_clear_the_road_wants_a_battle_on_a_battle_space_of_the_land() -> None:
    table = Table("knight", "seer").quest("larkspur", "clear-the-road", 0)
    for space, scene in (("f4", "card"), ("h7", "road"), ("c4", "road")):
        table.at(space, 0).fight(0, "bog-rat", scene).do("battle first", "strike 6, monster 1")
        assert table.progress(0, "clear-the-road") == 0
        table.s.battle_deck[FOES["bog-rat"]] += 1
    table.at("f3", 0).fight(0, "carrion-crow").do("battle first", "strike 6, monster 1")
    assert table.progress(0, "clear-the-road") == DONE


@clause("GL-12.2", "GL-11.8")
def test_wanted_everywhere_wants_battles_in_two_lands() -> None:
    table = Table("knight", "seer").quest("larkspur", "wanted-everywhere", 0)
    for space in ("f3", "h3"):
        table.at(space, 0).fight(0, "goblin-scout").do("battle first", "strike 6, monster 1")
        table.s.foe_health = 1
        table.do("battle first", "strike 6, monster 1")
        assert table.progress(0, "wanted-everywhere").bit_count() == 1
    table.at("h7", 0).fight(0, "carrion-crow").do("battle first", "strike 6, monster 1")
    assert table.progress(0, "wanted-everywhere") == DONE


@clause("GL-11.8", "GL-12.6")
def test_local_lore_wants_two_fates_of_the_land() -> None:
    table = Table("knight", "seer").quest("larkspur", "local-lore", 0)
    assert table.land(0, "h6", "fate mud").progress(0, "local-lore") == 0  # Emberfell
    assert table.land(0, "f4", "fate buried-purse").progress(0, "local-lore") == 1
    assert table.land(0, "f2", "fate grateful-miller").progress(0, "local-lore") == DONE


@clause("GL-11.8")
def test_the_lost_letter_goes_to_the_next_land() -> None:
    table = Table("knight", "seer").quest("wintergate", "the-lost-letter", 0)
    for town, other in (("k8", "cinderwick"), ("a4", "hoarfen")):
        table.land(0, town, f"quest {('tithe', 'omens')[other == 'hoarfen']}")
        assert table.progress(0, "the-lost-letter") == 0
    table.land(0, "h1", "quest escort")  # from Frosthold the next land is Highmoor
    assert table.progress(0, "the-lost-letter") == DONE


@clause("GL-11.8")
def test_pilgrimage_wants_two_different_havens() -> None:
    table = Table("knight", "seer").quest("larkspur", "pilgrimage", 0)
    for haven in ("h4", "h4"):
        table.land(0, haven).do("look nowhere")
    assert table.progress(0, "pilgrimage").bit_count() == 1
    table.land(0, "a6")
    assert table.progress(0, "pilgrimage") == DONE


@clause("GL-11.8", "GL-4a.2")
def test_tithe_is_paid_at_the_castle() -> None:
    table = Table("knight", "seer").market("").quest("larkspur", "tithe", 0)
    table.land(0, "f6")
    assert table.asks() == "0: buy done tithe"
    table.do("buy tithe")
    assert (table.s.coins[0], table.progress(0, "tithe"), table.asks()) == (2, DONE, "0: rest no yes")
    assert table.match.why_not_undo(0)  # the payment has told the quest to everybody
    table.land(1, "f6")
    assert table.asks() == "1: rest no yes"


@clause("GL-11.8", "GL-4e.3")
def test_scout_the_dark_wants_two_different_lair_cards() -> None:
    table = Table("knight", "seer").quest("larkspur", "scout-the-dark", 0).lair("eyrie", "storm-roc", 0)
    table.land(0, "h4").do("look eyrie")  # known before, and counted when looked at again
    table.land(0, "h4").do("look eyrie")
    assert table.progress(0, "scout-the-dark").bit_count() == 1
    table.land(0, "k11", "lair old-worm")
    assert table.progress(0, "scout-the-dark") == DONE


@clause("GL-11.8")
def test_four_corners_wants_all_lands() -> None:
    table = Table("knight", "seer").quest("larkspur", "four-corners", 0)
    for space in ("f5", "g6", "f7", "f5"):
        table.land(0, space)
    assert table.progress(0, "four-corners").bit_count() == 3
    assert table.land(0, "e6").progress(0, "four-corners") == DONE


@clause("GL-11.8")
def test_omens_wants_two_more_fates() -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", 0)
    for number, fate in enumerate(("buried-purse", "grateful-miller")):
        assert table.progress(0, "omens") == number
        table.land(0, "f4", f"fate {fate}")
    assert table.progress(0, "omens") == DONE


@clause("GL-11.8")
def test_giants_toll_wants_power_2_lairs_included() -> None:
    table = Table("knight", "seer").quest("larkspur", "giants-toll", 0, 1)
    table.fight(0, "bog-rat").do("battle first", "strike 6, monster 1")
    assert table.progress(0, "giants-toll") == 0
    table.fight(0, "young-ogre").do("battle first", "strike 6, monster 1")
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1")
    assert table.progress(0, "giants-toll") == DONE
    table.lair("eyrie", "storm-roc", 1).at("k1", 1).fight(1, "storm-roc", "lair")
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1").do("strike on", "ability fame, ability wealth")
    assert table.progress(1, "giants-toll") == DONE


@clause("GL-11.8")
def test_forced_march_wants_two_marches() -> None:
    table = Table("knight", "seer").quest("larkspur", "forced-march", 0)
    for number in range(2):
        assert table.progress(0, "forced-march") == number
        table.s.health[0] = 4
        table.at("f5", 0).turn(0, "movement 6").do("roll first").do("move f6").do("buy done")
    assert table.progress(0, "forced-march") == DONE


@clause("GL-11.8")
@pytest.mark.parametrize(("players", "castle"), [(2, DONE), (3, 0)])
def test_fellowship_has_another_way_for_two(players: int, castle: int) -> None:
    table = Table(*["knight", "seer", "golem"][:players]).quest("larkspur", "fellowship", 0)
    for _ in range(2):
        note(table.s, 0, W_CASTLE, 0)
    assert table.progress(0, "fellowship") == castle
    note(table.s, 0, W_MEETING, 0)
    assert table.progress(0, "fellowship") == DONE


@clause("GL-11.8")
def test_fellowship_counts_the_heroes_who_are_left() -> None:
    table = Table("knight", "seer", "golem").quest("larkspur", "fellowship", 0)
    table.s.alive[2] = False
    for _ in range(2):
        note(table.s, 0, W_CASTLE, 0)
    assert table.progress(0, "fellowship") == DONE


@clause("GL-11.8")
def test_fellowship_is_meeting_at_the_end_of_a_movement() -> None:
    table = Table("knight", "seer", "golem").quest("larkspur", "fellowship", 0).at("f5", 1)
    assert table.land(0, "f7").progress(0, "fellowship") == 0
    assert table.land(0, "f5").progress(0, "fellowship") == DONE


@clause("GL-11.8")
def test_outfitter_wants_a_new_good_and_three_in_all() -> None:
    table = Table("knight", "seer").quest("larkspur", "outfitter", 0)
    lose_card(table.s, 0, 1)
    table.give(0, "ledger")
    assert table.progress(0, "outfitter") == 0  # two
    table.give(0, "drum")
    assert table.progress(0, "outfitter") == DONE
    table = Table("knight", "seer").give(0, "ledger").quest("larkspur", "outfitter", 0)
    assert table.progress(0, "outfitter") == 0  # three, but none gained since
    table.give(0, "rope")
    assert table.progress(0, "outfitter") == DONE


@clause("GL-12.5")
@pytest.mark.parametrize(("turns", "done"), [(3, True), (4, False)])
def test_escort_reaches_the_castle_in_time_or_begins_anew(turns: int, done: bool) -> None:
    table = Table("knight", "seer").market("")
    table.s.turns[0] = 10
    table.land(0, "h1", "quest escort")
    assert table.progress(0, "escort") == 13
    table.s.turns[0] = 10 + turns
    table.land(0, "f6")
    assert (table.progress(0, "escort") == DONE) == done
    table.s.turns[0] = 20
    table.land(0, "h1")
    if done:
        assert table.asks() == "0: claim no yes"
    else:
        assert table.progress(0, "escort") == 23
        table.s.turns[0] = 22
        assert table.land(0, "f6").progress(0, "escort") == DONE


@clause("GL-12.5", "GL-8.12")
@pytest.mark.parametrize(("skips", "done"), [(2, True), (3, False)])
def test_skipped_turns_count_for_the_escort(skips: int, done: bool) -> None:
    table = Table("knight", "seer").market("").land(0, "h1", "quest escort")
    table.s.skips[0] = skips
    for _ in range(skips):
        assert table.turn(0).told()[-1] == "skipped"
    table.at("f5", 0).turn(0, "movement 6").do("roll on").do("move f6")
    assert (table.progress(0, "escort") == DONE) == done


@clause("GL-12.5")
def test_a_distant_peek_does_not_begin_the_escort() -> None:
    table = (
        Table("knight", "seer").market("").run(DrawFate(0), "fate tavern-gossip").do("peek larkspur", "quest escort")
    )
    table.s.turns[0] = 1
    assert table.land(0, "f6").progress(0, "escort") == 0
    table.land(0, "h1").do("claim no")
    assert table.progress(0, "escort") == 4
    assert table.land(0, "f6").progress(0, "escort") == DONE


@clause("GL-12.5", "GL-5.3")
def test_a_flip_by_another_does_not_begin_the_escort() -> None:
    table = Table("knight", "seer").market("").quest("larkspur", "escort", 1, done=True)
    table.s.turns = [1, 1]
    table.land(1, "h1").do("claim yes")
    assert table.land(0, "f6").progress(0, "escort") == 0
    table.land(0, "h1").do("claim no")
    assert table.land(0, "f6").progress(0, "escort") == DONE


def test_every_quest_has_a_test_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert not [quest.word for quest in TABLES.quests if f'"{quest.word}"' not in text]
    assert len(TOWN) == 8
