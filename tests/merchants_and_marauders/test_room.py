"""The bot, the picture, and the golden rule that random play reaches everything."""

from __future__ import annotations

import pytest

from tests.merchants_and_marauders.table import GAME, KEY, T, Table
from tortuga.arena.simulate import make_plan, simulate
from tortuga.games.merchants_and_marauders.judgement import JUDGEMENT, WEIGHTS
from tortuga.games.merchants_and_marauders.rules.raid import RaidIcons
from tortuga.games.merchants_and_marauders.rules.setup import set_up
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import advance, choose


def test_the_greedy_bot_beats_three_random_ones() -> None:
    plan = make_plan(KEY, 6, 4, ["greedy", "random"], {"turns": 6}, seed=3)
    report = simulate(plan)
    assert report.finished == 6
    assert report.bots["greedy"].share >= 0.75


def test_judgement_prefers_glory_and_gold() -> None:
    table = Table(2).at("red", "havana", port=True)
    before = JUDGEMENT.value(table.s, 0, WEIGHTS)
    table.give("red", gold=20)
    richer = JUDGEMENT.value(table.s, 0, WEIGHTS)
    table.give("red", glory=1)
    assert before < richer < JUDGEMENT.value(table.s, 0, WEIGHTS)
    table.s.fate[0] = 1
    assert JUDGEMENT.value(table.s, 0, WEIGHTS) < richer


def test_judgement_looks_past_questions_that_can_only_be_declined() -> None:
    table = Table(2).at("red", "tortuga").give("red", ship="frigate", hand="ram")
    table.declines = False
    prize = T.cargo.words.index("rum-1")
    table.s.cargo_deck = tuple(card for card in table.s.cargo_deck if card != prize)
    table.s.display = (prize,)
    table.run(RaidIcons(0, 3))
    assert table.asks() == "red: interrupt nothing"
    before = JUDGEMENT.value(table.s, 0, WEIGHTS)
    table.choose("interrupt nothing")
    assert table.gold("red") == 13
    assert before == JUDGEMENT.value(table.s, 0, WEIGHTS), "the prize was counted before the question was answered"


@pytest.mark.parametrize("seed", [1, 2])
def test_quick_choices_are_legal_and_end_the_game(seed: int) -> None:
    s = set_up(T, 3, 15, True, FastDice(seed))
    advance(s)
    while s.open:
        decision, options = s.open[0]
        option = JUDGEMENT.quick(s, decision, options, s.dice)
        assert option in options
        choose(s, decision.seat, option)
    assert s.over


def test_the_picture_shows_zones_ships_and_boxes() -> None:
    table = (
        Table(2).at("red", "havana").at("yellow", "nassau", port=True).npc("e13", "trinidad").war("english", "dutch")
    )
    table.give("red", ship="frigate", points="3 2 3 3 1", cargo="rum", bounties="dutch", hand="ram", stash=12)
    table.act("red")
    text = picture(table, {"zone": {0}, "here:zone": {1}})
    assert "[Nassau E]" in text
    assert "»Havana S«" in text
    assert "Cargo ■■□" in text
    assert "Cannons ■□□" in text
    assert "war: English and Dutch" in text
    assert "(y)" in text
    assert "PS" in text
    assert "stash 12" in text
    assert "card Ram" in text
    assert "stash ?" in text, "the other captain's chest is closed"
    table.battle("red", "yellow", "1 1 1 1 1 1 1 1 1"[: 2 * (4 + 2) - 1])
    assert "Battle, round 2: Red attacks Yellow" in picture(table, {})


def test_the_table_in_sentences() -> None:
    table = Table(2).at("red", "havana").at("yellow", "nassau", port=True).npc("e13", "trinidad")
    lines = GAME.describe(GAME.words, T, table.view("red"), table.match.names)
    assert "Red is at sea at Havana." in lines
    assert "Yellow is in the port of Nassau." in lines
    assert "The pirate sloop is at Trinidad." in lines
    assert "Merchants sail everywhere." in lines


def picture(table: Table, lit: dict[str, set[int]]) -> str:
    lines = GAME.picture(T, table.view("red"), table.match.names, lit)
    return "\n".join("".join(text for text, _ in line) for line in lines)


def test_a_picture_can_be_drawn_at_any_time() -> None:
    s = set_up(T, 4, 12, True, FastDice(8))
    advance(s)
    luck = FastDice(9)
    names = GAME.player_names(T, 4, {})
    while s.open:
        decision, options = s.open[luck.below(len(s.open))]
        assert GAME.picture(T, GAME.view(s, decision.seat), names, {})
        choose(s, decision.seat, options[luck.below(len(options))])


def labels(table: Table) -> list[str]:
    return [option.label for option in table.match.options(table.match.decisions[0].seat)]


def test_labels_say_what_is_at_stake() -> None:
    table = Table(2, "esteban-villanueva").at("red", "cartagena").npc("e10").give("red", hand="fair-wind").act("red")
    assert "Scout for a merchant (2 dice: 56 %)" in labels(table)
    assert "Scout for the Spanish navy (2 dice: 56 %)" in labels(table)
    assert "Play Fair Wind: 1 extra Move action." in labels(table)
    table.choose("act scout-sp", "S 1")
    assert labels(table) == ["Leave them alone", "Attack: a bounty of the Spanish"]
    table.choose("attack no").war("spanish", "dutch").choose("act scout-merchant", "S 1 merchant:dutch")
    assert labels(table) == ["Let it go", "As Dutch: no bounty", "As Spanish: a bounty of the Spanish"]
    table = Table(2, "esteban-villanueva").at("red", "tortuga").give("red", points="2 2 2 1 1")
    table.port("red", "mod:chasers")
    assert "Recruit (Leadership, 1 die: 33 %; else 2 gold a man)" in labels(table)
    assert "Ask around for a rumor (2 gold; Influence, 5 dice: 87 %)" in labels(table)
