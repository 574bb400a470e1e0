"""GL-1, GL-2, GL-11: the goal, setting up, the pieces."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tortuga
from tests.clauses import clause
from tests.glory.table import GAME, HEROES, SPACES, TABLES, Table
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.movement import NextTurn
from tortuga.games.glory.rules.progress import Glory
from tortuga.games.glory.rules.setup import LayMarket, WhoBegins
from tortuga.games.glory.state import DO_FAIRY, FACE_DOWN, SPACE_LETTERS, Fate
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import advance, choose


def start(players: int, **options: object) -> tortuga.Match:
    return tortuga.new("glory", players, dict(options), seed=5)


@clause("GL-2.4", "GL-2.5")
def test_players_choose_heroes_and_places_in_the_order_of_the_seats() -> None:
    match = start(3)
    assert [match.decisions[0].seat, len(match.options(0))] == [0, 9]
    assert match.options(0)[6].label == (
        "Seer: strike 0, power 2, health 4. A die of yours that shows a 1 can be rolled again, every time. "
        "Starts with Fairy Lantern (On arriving at a haven: draw a fate if you like. 3 uses, then discard), "
        "Animated Cloak (Three boxes, one use each: a new movement die; 1 more on a roll of yours; 1 health back)."
    )
    match.choose(0, "hero seer")
    with pytest.raises(tortuga.NotOffered, match="Seer is already taken"):
        match.choose(1, "hero seer")
    with pytest.raises(tortuga.NotOffered, match="There is no such hero"):
        match.choose(1, "hero hero-12")
    match.choose(1, "hero golem")
    match.choose(2, "hero totem")
    assert [option.text for option in match.options(0)] == ["start f5", "start e6", "start g6", "start f7"]
    match.choose(0, "start f7")
    with pytest.raises(tortuga.NotOffered, match="stands on f7"):
        match.choose(1, "start f7")
    with pytest.raises(tortuga.NotOffered, match="not beside the castle"):
        match.choose(1, "start a1")


@clause("GL-2.4")
def test_heroes_can_be_dealt() -> None:
    match = start(4, heroes="dealt")
    assert len(set(match.view(0).hero)) == 4  # type: ignore[attr-defined]
    assert match.decisions[0].kind == "ChooseStart"


@clause("GL-2.1", "GL-2.2", "GL-2.3", "GL-2.8", "GL-2.9")
@pytest.mark.parametrize(("players", "glory"), [(2, 0), (3, 1), (4, 2)])
def test_t1_what_everybody_starts_with(players: int, glory: int) -> None:
    options = GAME.read_options({"heroes": "dealt"}, players)
    s = GAME.set_up(TABLES, players, options, FastDice(3))
    advance(s)
    while type(s.open[0][0]).__name__ == "ChooseStart":
        choose(s, s.open[0][0].seat, s.open[0][1][0])
    view: Any = GAME.view(s, 0)
    assert view.glory == [glory] * players
    assert view.coins == [5] * players
    assert len([good for good in view.market if good >= 0]) == 5
    assert view.quests == [FACE_DOWN] * 8
    assert view.lairs == [FACE_DOWN] * 4
    assert sum(view.battle_deck) == 43
    assert sum(view.ability_deck) == 42
    assert sum(view.fate_deck) + sum(view.fate_count) == 46


@clause("GL-2.1")
def test_any_card_of_a_deck_can_come_next() -> None:
    views = set()
    for fate in TABLES.fates:
        table = Table("knight", "golem")
        views.add(str(table.view(0).fate_deck))
        if (
            not fate.roll
            and fate.word not in ("ambush", "caravan", "twin-threads", "church-bells")
            and not brings_fairy(fate)
        ):
            table.market("").at("f4", 0).run(DrawFate(0), f"fate {fate.word}")
            assert table.s.fates[0] == (TABLES.fates.index(fate),)
    assert views == {str([1] * len(TABLES.fates))}  # how many of each, in no order


def brings_fairy(fate: Fate) -> bool:
    return any(effect.do == DO_FAIRY for effect in fate.effects)


@clause("GL-2.6", "GL-2.7", "GL-11.3")
@pytest.mark.parametrize(
    ("hero", "strike", "power", "health", "goods"),
    [
        ("adventurer", 1, 1, 5, "rope travel-rations"),
        ("druid", 2, 1, 7, "herb-pouch walking-staff"),
        ("ender", 2, 1, 4, "bone-charm smoke-bomb"),
        ("golem", 0, 2, 8, "iron-bands oil-flask"),
        ("knight", 1, 1, 4, "longsword shield"),
        ("totem", 1, 1, 3, "drum herb-pouch"),
        ("seer", 0, 2, 4, "fairy-lantern animated-cloak"),
        ("steward", 0, 1, 4, "ledger travel-rations"),
        ("warlock", 0, 3, 5, "bone-charm ritual-candle"),
    ],
)
def test_every_hero_starts_with_the_own_goods_and_full_health(
    hero: str, strike: int, power: int, health: int, goods: str
) -> None:
    table = Table(hero, "golem" if hero != "golem" else "seer")
    assert (table.strike(0), table.power(0)) == (strike, power)
    assert (table.s.health[0], table.s.most[0]) == (health, health)
    assert table.things(0) == goods
    before = TABLES.goods_count[TABLES.things[TABLES.heroes[HEROES[hero]].goods[0]].card]
    assert table.s.goods_deck[TABLES.things[TABLES.heroes[HEROES[hero]].goods[0]].card] < before


@clause("GL-2.8")
def test_five_goods_are_drawn_for_the_market() -> None:
    table = Table("knight", "seer").market("")
    goods = "longsword, good longsword, good drum, good wolf, good talisman"
    table.s.agenda = []
    table.run(LayMarket(), f"good {goods}")
    market = [TABLES.word("good", good) for good in table.s.market]
    assert market == ["longsword", "longsword", "drum", "wolf", "talisman"]


@clause("GL-2.10")
def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    table = Table("knight", "druid", "golem")
    table.s.agenda = []
    table.run(WhoBegins([0, 1, 2]), "start 5, start 2, start 5, start 1, start 3")
    assert table.s.first == 2
    assert [event["die"] for event in table.facts("start_roll")] == [5, 2, 5, 1, 3]


@clause("GL-2.11")
def test_cards_for_any_roll_change_the_roll_for_the_first_turn() -> None:
    table = Table("knight", "seer").market("").give(0, "lucky-coin bone-charm")
    table.s.agenda = []
    table.run(WhoBegins([0, 1]), "start 4, start 1")
    assert table.asks() == "0: begins on lucky-coin"  # a charm for strike rolls is of no use here
    assert table.prompt(0) == "You rolled 4 for the first turn. Change it?"
    table.do("begins on")
    assert table.asks() == "1: begins on seer animated-cloak-add"
    table.do("begins seer", "start 1").do("begins seer", "start 4")
    assert table.asks() == "1: begins on animated-cloak-add"  # only a 1 can be rolled again
    table.do("begins animated-cloak-add")
    assert table.s.first == 1  # 5 against 4


@clause("GL-2.11", "GL-2.10")
def test_a_tie_after_the_changes_is_rolled_again() -> None:
    table = Table("seer", "knight", "golem")
    table.s.agenda = []
    table.run(WhoBegins([0, 1, 2]), "start 3, start 4, start 2").do("begins animated-cloak-add", "start 6, start 2")
    assert table.s.first == 0
    assert [event["die"] for event in table.facts("start_roll")] == [3, 4, 2, 6, 2]


@clause("GL-2.10", "GL-3.1")
def test_turns_go_clockwise_and_rounds_are_counted() -> None:
    table = Table("knight", "seer", "golem")
    table.s.first, table.s.active, table.s.round = 2, 1, 1
    order = []
    for _ in range(4):
        table.s.agenda, table.s.open = [], []
        NextTurn().run(table.s)
        order.append((table.s.active, table.s.round))
    assert order == [(2, 2), (0, 2), (1, 2), (2, 3)]


@clause("GL-1.1")
def test_20_glory_win_at_once() -> None:
    table = Table("knight", "seer")
    table.s.glory[1] = 18
    table.run(Glory(1, 1), "")
    assert table.s.winner == -1
    table.run(Glory(1, 3), "")
    assert (table.s.winner, table.match.over, table.match.result.winners) == (1, True, [1])


@clause("GL-1.2", "GL-1.3")
def test_a_hero_without_health_is_out_and_the_last_one_wins() -> None:
    table = Table("knight", "seer", "golem").collect(0, 2)
    table.s.health[0] = 1
    fates = table.s.fates[0]
    table.fight(0, "stone-giant").do("battle first", "strike 1, monster 6")
    assert table.asks() == "0: hit on shield"
    table.do("hit on")
    s = table.s
    assert (s.alive, s.at[0], s.coins[0], table.things(0)) == ([False, True, True], -1, 0, "")
    assert all(s.fate_pile[fate] == 1 for fate in fates)
    assert s.goods_pile[TABLES.things[TABLES.heroes[HEROES["knight"]].goods[0]].card] == 1
    assert s.winner == -1
    s.health[1] = 1
    table.fight(1, "stone-giant").do("battle first", "strike 2, monster 6").do("strike on")
    assert (table.s.winner, table.match.over) == (2, True)
    assert GAME.words.phrase(table.match.result.note) == "The last hero alive wins."


@clause("GL-1.3")
def test_the_notes_of_the_dead_stay_private() -> None:
    table = Table("knight", "seer", "golem").quest("larkspur", "omens", 0).lair("eyrie", "storm-roc", 0)
    table.s.health[0] = 1
    table.fight(0, "stone-giant").do("battle first", "strike 1, monster 6").do("hit on")
    assert not table.s.alive[0]
    for seat in (-1, 1, 2):
        view = table.view(seat)
        assert (view.quests[0], view.lairs[0], view.progress[0], view.notes) == (FACE_DOWN, FACE_DOWN, [], [])


@clause("GL-1.3")
def test_the_dead_are_passed_over() -> None:
    table = Table("knight", "seer", "golem")
    table.s.alive[1] = False
    table.s.active = 0
    table.s.agenda, table.s.open = [], []
    NextTurn().run(table.s)
    assert table.s.active == 2


@clause("GL-11.1")
def test_the_board_has_85_spaces_and_100_paths() -> None:
    kinds = {letter: TABLES.kind.count(kind) for kind, letter in enumerate(SPACE_LETTERS)}
    assert kinds == {"C": 1, "L": 4, "T": 8, "b": 28, "f": 28, "h": 8, ".": 8}
    assert sum(map(len, TABLES.paths)) == 200
    assert {TABLES.far[TABLES.castle][town] for town in TABLES.town_at} == {7}
    assert {TABLES.far[TABLES.castle][lair] for lair in TABLES.lair_at} == {10}


@clause("GL-11.1")
def test_the_rulebook_draws_the_board_of_the_data() -> None:
    block = GAME.rulebook.clauses["GL-11.1"].split("```")[1].strip("\n").splitlines()
    assert block[0].split() == list("abcdefghijk")
    drawn = {
        f"{column}{row + 1}": letter
        for row, line in enumerate(block[1:])
        for column, letter in zip("abcdefghijk", line.split()[1:], strict=True)
        if letter != "-"
    }
    assert drawn == {word: SPACE_LETTERS[kind] for word, kind in zip(TABLES.space_words, TABLES.kind, strict=True)}
    for space, steps in enumerate(TABLES.paths):
        for step in steps:
            assert abs(TABLES.column[space] - TABLES.column[step]) + abs(TABLES.row[space] - TABLES.row[step]) == 1


@clause("GL-11.2")
def test_the_rulebook_names_lands_towns_and_lairs_of_the_data() -> None:
    text = GAME.rulebook.clauses["GL-11.2"]
    assert f"clockwise: {', '.join(TABLES.lands)}, in" in text
    for heading, names, spaces in (("Towns", TABLES.towns, TABLES.town_at), ("Lairs", TABLES.lairs, TABLES.lair_at)):
        places = [f"{name} ({TABLES.space_words[space]})" for name, space in zip(names, spaces, strict=True)]
        assert f"{heading}: {', '.join(places)}." in text


@clause("GL-11.3")
def test_the_rulebook_lists_the_heroes_of_the_data() -> None:
    rows = rows_of("GL-11.3")
    assert len(rows) == 1 + len(TABLES.heroes)
    for hero, row in zip(TABLES.heroes, rows[1:], strict=True):
        goods = ", ".join(TABLES.things[good].name for good in hero.goods)
        numbers = [str(number) for number in (hero.strike, hero.power, hero.health)]
        special = TABLES.things[hero.special].text
        assert row == [hero.name, *numbers, special, goods, TABLES.things[hero.dragon].name]


@clause("GL-11.7")
def test_the_rulebook_lists_the_lair_cards_of_the_data() -> None:
    rows = rows_of("GL-11.7")
    assert len(rows) == 1 + len(TABLES.foes) - TABLES.first_lair
    for foe, row in zip(TABLES.foes[TABLES.first_lair :], rows[1:], strict=True):
        numbers = [str(foe.strike), str(foe.power), str(foe.health)]
        if foe.mirror:
            assert numbers == ["0", "0", "-1"]
            numbers = ["yours", "yours", "yours - 1"]
        assert row == [foe.name, TABLES.lairs[foe.home], *numbers, foe.text]


def rows_of(clause: str) -> list[list[str]]:
    """The table below a clause, its head first."""
    lines = [line for line in GAME.rulebook.clauses[clause].splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@clause("GL-11.2")
def test_lands_towns_and_lairs() -> None:
    lands = {word: TABLES.land[SPACES[word]] for word in ("h1", "k4", "k8", "h11", "d11", "a8", "a4", "d1", "f6")}
    assert lands == {"h1": 0, "k4": 0, "k8": 1, "h11": 1, "d11": 2, "a8": 2, "a4": 3, "d1": 3, "f6": -1}
    assert TABLES.towns[TABLES.town_of[SPACES["a4"]]] == "Hoarfen"
    assert TABLES.lairs[TABLES.lair_of[SPACES["a11"]]] == "Sunken Vault"


@clause("GL-11.4", "GL-11.5", "GL-11.6", "GL-11.7", "GL-11.8", "GL-11.9")
def test_the_rulebook_lists_every_card_as_the_data_has_it() -> None:
    text = GAME.rulebook.text
    for thing in TABLES.things:
        row = next(line for line in text.splitlines() if line.startswith(f"| {thing.name} |"))
        assert thing.text in row
    for card, copies in enumerate(TABLES.goods_count):
        thing = TABLES.things[TABLES.first_good + card]
        assert f"| {thing.name} | {copies} | {thing.price} |" in text
    for card, copies in enumerate(TABLES.ability_count):
        assert f"| {TABLES.things[TABLES.first_ability + card].name} | {copies} |" in text
    for number, foe in enumerate(TABLES.foes):
        row = next(line for line in text.splitlines() if line.startswith(f"| {foe.name} |"))
        assert foe.text in row
        if foe.glory:
            numbers = (TABLES.battle_count[number], foe.strike, foe.power, foe.health, foe.glory, foe.cap)
            assert [int(n) for n in re.findall(r"\| (\d+) (?=\|)", row)] == list(numbers)
    for quest in TABLES.quests:
        assert f"| {quest.name} | {quest.text} | {quest.glory} glory, {quest.coins} coins |" in text
    for fate in TABLES.fates:
        assert f"| {fate.name} | {fate.text} |" in text
    assert [sum(TABLES.goods_count), sum(TABLES.ability_count), sum(TABLES.battle_count)] == [34, 42, 43]
    assert [len(TABLES.fates), len(TABLES.quests), len(TABLES.foes) - TABLES.first_lair] == [46, 14, 12]


@clause("GL-11.3")
def test_the_seers_goods_are_declared_as_a_reading() -> None:
    assert "The Seer's goods are a reading" in GAME.rulebook.clauses["GL-11.3"]
    assert "a reading: the Seer's goods" in (GAME.folder / "data" / "heroes.toml").read_text(encoding="utf-8")
