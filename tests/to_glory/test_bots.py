"""What bots know of the game."""

from __future__ import annotations

from tests.clauses import clause
from tests.to_glory.table import GAME, TABLES, Table
from tortuga.arena.simulate import make_plan, simulate
from tortuga.bots import make_bot
from tortuga.bots.search import Search
from tortuga.bots.settings import Settings
from tortuga.games.to_glory.judgement import FEATURES, JUDGEMENT, WEIGHTS, best_aim
from tortuga.games.to_glory.rules.setup import FaceShip
from tortuga.games.to_glory.state import KRAKEN, SAIL, SHIP, TOWER
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import advance, choose


def test_the_greedy_bot_beats_three_random_bots() -> None:
    report = simulate(make_plan("to-glory", 8, 4, ["greedy", "random"], {"gunnery": "table"}, seed=11))
    assert report.finished == 8
    assert report.bots["greedy"].wins >= 6


def test_quick_choices_finish_a_game_soon() -> None:
    rounds = 0
    for seed in range(4):
        s = GAME.set_up(TABLES, 4, GAME.read_options(GAME.quick_options(), 4), FastDice(seed))
        advance(s)
        decisions = 0
        while s.open:
            decision, options = s.open[0]
            chosen = GAME.judgement.quick(s, decision, options, s.dice)
            assert chosen in options
            choose(s, decision.seat, chosen)
            decisions += 1
            assert decisions < 5000
        rounds += decisions
    assert rounds / 4 < 1200, "random play takes thousands of decisions"


def test_a_ship_that_comes_nearer_to_its_treasure_stands_better() -> None:
    table = Table(2).give("red", map_from="AE").put("red", (0, 0 + 3), "sw").turn("red")
    near = JUDGEMENT.value(table.s, 0, WEIGHTS)
    table.put("red", (3, -2), "ne")
    assert near > JUDGEMENT.value(table.s, 0, WEIGHTS)
    table.give("red", chests=1)
    assert JUDGEMENT.value(table.s, 0, WEIGHTS) > near


def test_the_best_aim_is_at_something() -> None:
    table = Table(2).put("yellow", (2, 0), "se").tower("e").kraken((-5, 5)).put("red", (5, 0), "e").turn("red")
    aim = best_aim(table.s, 0, [SHIP, TOWER], [0, 1, 2, 3])
    assert aim.gun == TOWER
    assert 1 <= aim.strength <= 8
    assert 0.5 < aim.worth < 3
    assert best_aim(table.s, 0, [SHIP], [0]).worth == 0, "the ship faces the edge of the board"


def test_the_greedy_bot_aims_by_the_odds_and_not_by_luck() -> None:
    """Yellow lies two hexes before the Tower; whatever its luck, the bot fires the Tower in the best way."""
    table = Table(2, by_hand=False)
    table.put("yellow", (2, 0), "se").tower("e").kraken((-5, 5)).put("red", (5, 0), "e").turn("red", left=0)
    best = best_aim(table.s, 0, [SHIP, KRAKEN, TOWER], [0, 1, 2, 3])
    for text in ("do fire", "fire tower", f"press {best.press + 1}", f"strength {best.strength + 1}"):
        question = table.match.decisions[0]
        first = GAME.first_action[question.kind]
        options = [option.id - first for option in table.match.options(0)]
        for seed in range(5):
            bot = make_bot("greedy", GAME, TABLES, seed)
            chosen = bot.choose(table.view("red"), 0, options)
            assert GAME.text(TABLES, table.s.open[0][0], chosen) == text
        if not text.startswith("strength"):
            table.choose(text)


def test_what_is_chosen_before_the_first_round_is_judged_by_the_first_turn() -> None:
    """Which captain helps most, and which way to face: right after the choice nothing would tell the facings apart."""
    s = GAME.set_up(TABLES, 2, GAME.read_options(GAME.quick_options(), 2), FastDice(5))
    advance(s)
    expert = make_bot("expert@4000", GAME, TABLES, 1)
    assert expert.choose(GAME.view(s, 0), 0, s.open[0][1]) == SAIL
    while not isinstance(s.open[0][0], FaceShip):
        choose(s, s.open[0][0].seat, s.open[0][1][0])
    seat, facings = s.open[0][0].seat, s.open[0][1]
    ranked = Search(GAME, TABLES, Settings(effort=4000), 1).run(GAME.view(s, seat), seat, facings)
    assert ranked[0].mean > ranked[-1].mean + 0.3


@clause("TG-1.7", "TG-1.8")
def test_bots_expect_nothing_from_an_empty_supply() -> None:
    table = Table(2).put("yellow", (2, 0), "se").tower("e").kraken((-5, 5)).put("red", (0, 3), "sw")
    table.give("red", gold=47, map_from="AE").turn("red")
    scarce = best_aim(table.s, 0, [TOWER], [0, 1, 2, 3]).worth
    assert 0 < scarce < best_aim(table.give("red", gold=30).s, 0, [TOWER], [0, 1, 2, 3]).worth
    assert scarce <= 1.3, "one gold, and a little for the other targets"
    assert best_aim(table.give("red", gold=48).s, 0, [TOWER], [0, 1, 2, 3]).worth == 0
    promised = JUDGEMENT.features(table.s, 0)[FEATURES.index("map") : FEATURES.index("search")]
    assert all(worth > 0 for worth in promised[::2])
    table.give("yellow", chests=10)
    assert not any(JUDGEMENT.features(table.s, 0)[FEATURES.index("map") : FEATURES.index("aboard")])
