"""GL-8: effects for everyone, and effects that wait for a roll."""

from __future__ import annotations

from tests.clauses import clause
from tests.glory.table import FATES, Table
from tortuga.games.glory.rules.fates import DrawFate


@clause("GL-8.4")
def test_a_fate_for_everyone_strikes_all_living_heroes() -> None:
    table = Table("knight", "seer", "golem", "druid")
    table.s.alive[3], table.s.coins[3] = False, 0
    table.s.health = [1, 3, 7, 0]
    table.run(DrawFate(0), "fate bitter-frost")
    assert table.s.health == [1, 1, 6, 0]  # the second hero is in Frosthold
    assert table.run(DrawFate(0), "fate harvest-fair").s.coins == [7, 6, 6, 0]  # the first is in Highmoor


@clause("GL-8.4", "GL-12.6")
def test_a_land_counts_for_each_hero_by_where_that_hero_is() -> None:
    table = Table("knight", "seer").at("a4", 0).at("f6", 1)
    table.run(DrawFate(1), "fate bitter-frost")
    assert table.s.health == [2, 3]
    table.run(DrawFate(1), "fate mud")
    assert table.s.next_move == [0, -1]
    table.s.fate_deck[FATES["mud"]] = 1
    table.at("a8", 0).run(DrawFate(0), "fate mud")
    assert table.s.next_move == [-2, -1]


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
