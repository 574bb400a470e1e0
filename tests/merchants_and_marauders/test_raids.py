"""MM-7 Scouting, MM-8 merchant raids, MM-9 bounties."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.merchants_and_marauders.table import ZONE, Table
from tortuga.games.merchants_and_marauders.vocabulary import NONE


def raider(zone: str = "tortuga", captain: str = "esteban-villanueva", ship: str = "frigate") -> Table:
    """Seamanship 2, Scouting 2 unless another captain is named."""
    return Table(2, f"{captain} eleanor-blyth").at("red", zone).give("red", ship=ship)


def engaged(table: Table, cards: str, dice: str) -> Table:
    """A Dutch merchant has been found and is attacked."""
    table.act("red").choose("act scout-merchant", "S 1 merchant:dutch")
    return table.choose("hail as-token", " ".join(f"card:{word}" for word in cards.split()) + " " + dice)


@clause("MM-7.1", "MM-8.2")
def test_scouting() -> None:
    table = raider().at("yellow", "tortuga").npc("e13").act("red")
    assert table.asks().endswith("scout-merchant scout-yellow scout-ps")
    table.choose("act scout-merchant", "1 4")
    assert table.s.merchant[ZONE["tortuga"]] != NONE, "the token stays"
    table.choose("act scout-merchant", "1 4")
    assert table.s.actions == 1
    assert table.refuses("act scout-en") == ("MM-7.1", "They are not here")


@clause("MM-7.2")
def test_who_is_found_may_be_left_alone() -> None:
    table = raider().npc("e08").act("red").choose("act scout-fr", "1 S")
    assert table.asks() == "red: attack no yes"
    table.choose("attack no")
    assert table.bounties("red") == ""
    fight = raider().npc("e08").act("red").choose("act scout-fr", "1 S").choose("attack yes", "1 1 1 1")
    assert fight.bounties("red") == "french"
    assert fight.s.battle is not None
    assert fight.s.battle.sides == [0, 3]


@clause("MM-7.3")
def test_nobody_is_scouted_for_in_port() -> None:
    table = raider().at("yellow", "tortuga", port=True).act("red")
    assert table.refuses("act scout-yellow") == ("MM-7.1", "They are not here")


@clause("MM-8.1")
def test_a_broken_ship_cannot_raid() -> None:
    table = raider().give("red", points="3 3 0 3 3").act("red")
    assert table.refuses("act scout-merchant") == ("MM-8.1", "A hit location of your ship is destroyed: no raids")


@clause("MM-8.3")
def test_under_which_flag() -> None:
    table = raider().act("red").choose("act scout-merchant", "S 1 merchant:english")
    assert table.asks() == "red: hail let-go as-token as-port"
    table.choose("hail let-go")
    assert table.s.merchant[ZONE["tortuga"]] == NONE
    assert table.s.track == (1, 0, 0, 0)
    assert table.bounties("red") == ""
    assert table.refuses("act scout-merchant") == ("MM-8.2", "No such merchant can be found here")
    same = raider().act("red").choose("act scout-merchant", "S 1 merchant:french")
    assert same.asks() == "red: hail let-go as-token"
    assert same.refuses("hail as-port") == ("MM-8.3", "Token and port have the same flag")
    sea = raider("the-caribbean-sea").act("red").choose("act scout-merchant", "S 1 merchant:french")
    assert sea.asks() == "red: hail let-go as-token"
    local = raider().act("red").choose("act scout-merchant", "S 1 merchant:english")
    local.choose("hail as-port", "card:rum-1 card:rum-2 card:rum-3 1 1")
    assert local.bounties("red") == "french"


@clause("MM-8.4", "MM-9.2", "MM-9.1")
def test_engaging_brings_a_bounty_even_if_the_raid_fails() -> None:
    table = engaged(raider(), "rum-1 rum-2 rum-3", "1 1")
    assert table.bounties("red") == "dutch"
    assert table.s.pirate(0)
    assert not table.s.pirate(1)
    assert table.told("raid_escaped")


@clause("MM-8.5", "MM-8.7")
def test_successes_draw_discard_and_exchange() -> None:
    table = raider(captain="josiah-penhallow").act("red").choose("act scout-merchant", "S merchant:dutch")
    table.choose("hail as-token", "card:rum-1 card:rum-2 card:rum-8 S S S 1")
    assert table.asks().startswith("red: raid done draw discard-rum-1")
    assert table.refuses("raid discard-wood-1") == ("MM-8.7", "No such card lies there")
    table.choose("raid draw", "card:wood-4").choose("raid discard-rum-8").choose("raid change-rum-1", "card:wood-5")
    assert sorted(table.events("raid_cards")[-1]["cargo"]) == sorted([17, 59, 60])
    assert table.gold("red") == 10 + 4 + 3 + 3


@clause("MM-8.7")
def test_successes_need_not_be_used() -> None:
    table = engaged(raider(), "rum-1 wood-4 rum-5", "S S").choose("raid done")
    assert table.told("raided")


@clause("MM-8.6", "MM-12b.4")
def test_weapons_make_successes() -> None:
    table = engaged(raider().give("red", weapons="chain-shot grappling-hooks"), "rum-8 wood-8 food-8", "1 1")
    assert table.asks() == "red: spend none chain-shot grappling-hooks"
    assert table.refuses("spend grapeshot") == ("MM-8.6", "You have no such weapon")
    table.choose("spend chain-shot").choose("spend grappling-hooks")
    assert table.weapons("red") == ""
    assert table.can("raid discard-rum-8")
    lucky = engaged(raider().give("red", weapons="chain-shot"), "rum-8 wood-8 food-8", "S S")
    assert lucky.can("raid draw"), "no failed die, nothing to spend"


@clause("MM-8.8", "MM-8.9", "MM-8.11")
@pytest.mark.parametrize(("ship", "won"), [("frigate", True), ("galleon", False)])
def test_a_raid_t7(ship: str, won: bool) -> None:
    table = engaged(raider(ship=ship), "rum-1 wood-8 rum-6", "S S")
    masts = table.points("red").split()[2]
    table.choose("raid draw", "card:wood-3").choose("raid discard-wood-8", "glory_card:ram" if won else "")
    assert table.told("raided") == won
    assert table.told("raid_escaped") != won
    assert int(table.points("red").split()[2]) == int(masts) - 1, "hit in any case"
    assert table.gold("red") == (22 if won else 10)
    assert table.glory("red") == (1 if won else 0)


@clause("MM-8.9")
def test_a_raid_fails_by_damage_t8() -> None:
    table = engaged(raider(ship="sloop"), "rum-7 rum-1 wood-1", "1 1")
    assert table.points("red") == "2 2 2 2 0"
    assert table.told("raid_failed")
    assert (table.gold("red"), table.bounties("red")) == (10, "dutch")


@clause("MM-8.9", "MM-14a.2")
def test_a_raider_can_sink() -> None:
    table = engaged(raider(ship="sloop", captain="esteban-villanueva"), "rum-8 wood-8 food-7", "1 1")
    assert table.s.fate[0] == 1
    assert table.asks() == "", "the player turn is over"


@clause("MM-8.10")
def test_damaged_cargo_spills_at_random() -> None:
    table = raider(ship="flute").give("red", cargo="rum sugar wood food")
    engaged(table, "cocoa-4 cocoa-1 cocoa-2", "1 1 card:sugar-1")
    assert table.cargo("red") == "food rum wood"


@clause("MM-8.11")
def test_loot_is_stowed_as_room_allows() -> None:
    table = engaged(raider().give("red", cargo="wood wood"), "rum-1 sugar-4 food-5", "1 1")
    assert table.asks() == "red: jettison food rum sugar wood"
    assert table.refuses("jettison cocoa") == ("MM-5b.6", "You have no such good")
    table.choose("jettison wood").choose("jettison wood").choose("jettison food")
    assert table.cargo("red") == "rum sugar"
    assert table.gold("red") == 19
    assert table.glory("red") == 0, "nine gold are not enough"


# -- MM-9 Bounties


@clause("MM-9.5")
def test_no_bounty_for_attacks_in_war() -> None:
    table = engaged(raider().war("spanish", "dutch"), "rum-1 rum-2 rum-3", "1 1")
    assert table.bounties("red") == ""
    navy = raider().war("spanish", "french").npc("e08").act("red").choose("act scout-fr", "1 S")
    assert navy.choose("attack yes", "1 1 1 1").bounties("red") == ""


@clause("MM-9.3")
def test_attacking_a_navy() -> None:
    table = raider().npc("e08").act("red").choose("act scout-fr", "1 S").choose("attack yes", "1 1 1 1")
    assert table.bounties("red") == "french"
    pirate = raider().npc("e13").act("red").choose("act scout-ps", "1 S").choose("attack yes", "1 1 1 1 1")
    assert pirate.bounties("red") == ""


@clause("MM-9.6")
def test_the_supply_of_bounties_ends() -> None:
    table = raider().give("red", bounties="dutch dutch dutch dutch dutch")
    engaged(table, "rum-1 rum-2 rum-3", "1 1")
    assert table.bounties("red") == "dutch dutch dutch dutch dutch"
