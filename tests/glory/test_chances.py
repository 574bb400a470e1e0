"""The chance of winning that is told before each round: by hand where that is easy, else against the rules."""

from __future__ import annotations

from math import sqrt

import pytest

from tests.glory.table import FOES, TABLES, Table
from tortuga.games.glory.rules.battle import CheatDeath, Engage
from tortuga.games.glory.rules.chances import chances
from tortuga.games.glory.state import (
    FAIRY_CARD,
    FIRST,
    FIRST_USE,
    GO_ON,
    MIRROR,
    NO_GOODS,
    ONES,
    POWER,
    REGAIN,
    STRIKE,
    TIES,
    WITHDREW,
    WON,
    Adventure,
    plain,
)
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import choose

GAMES = 2000
MATTERS = (STRIKE, POWER, REGAIN, TIES, NO_GOODS, ONES, MIRROR)
BATTLES = [
    # hero, cards, foe, where, health
    ("knight", "", "bog-rat", "road", 4),
    ("seer", "", "orc-captain", "road", 4),
    ("golem", "", "stone-giant", "road", 6),
    ("golem", "talisman", "ember-tyrant", "lair", 3),
    ("ender", "sword-training", "giant-spider", "road", 4),
    ("druid", "steadfast", "cave-troll", "road", 5),
    ("druid", "riposte bravery", "vampire", "road", 5),
    ("steward", "longsword", "hedge-witch", "road", 4),
    ("totem", "dancing-dagger", "carrion-crow", "road", 5),
    ("totem", "dancing-dagger war-hammer", "fen-hydra", "lair", 5),
    ("warlock", "", "frost-queen", "lair", 4),
    ("warlock", "war-hammer", "wraith", "road", 4),
    ("knight", "monster-lore", "mirror-self", "lair", 4),
    ("druid", "war-hammer", "griffin-mother", "lair", 6),
    ("golem", "war-hammer longsword", "forge-giant", "lair", 7),
    ("ender", "steadfast", "rime-troll", "lair", 3),
    ("druid", "dragonslayer longsword", "shadow-dragon", "road", 6),
    ("knight", "", "road-bandit", "road", 4),
    ("seer", "bravery talisman iron-will", "basilisk", "road", 4),
    ("adventurer", "dragon-lance longsword", "blue-dragon", "road", 6),
    ("adventurer", "dragon-lance plate-mail", "black-dragon", "road", 8),
    ("adventurer", "wolf", "imp", "road", 2),
]


def outcome(s: Adventure, seed: int) -> bool:
    """Fight on to the end, using nothing but what costs nothing and never runs out."""
    game = s.copy()
    game.dice = FastDice(seed)
    while game.foe >= 0:
        decision, options = game.open[0]
        if isinstance(decision, Engage):
            choose(game, decision.seat, FIRST)
        elif isinstance(decision, CheatDeath):
            choose(game, decision.seat, options[0])
        else:
            free = [option for option in options if option >= FIRST_USE and for_nothing(game, option - FIRST_USE)]
            choose(game, decision.seat, free[0] if free else GO_ON)
    return game.alive[0]


def for_nothing(s: Adventure, use: int) -> bool:
    effect = s.t.uses[use].effect
    return not (effect.boxes or effect.cost or effect.per)


@pytest.mark.parametrize(("hero", "cards", "foe", "where", "health"), BATTLES)
@pytest.mark.slow
def test_the_chance_is_what_comes_of_many_battles(hero: str, cards: str, foe: str, where: str, health: int) -> None:
    table = Table(hero, "knight" if hero != "knight" else "seer", "druid" if hero != "druid" else "totem")
    table.market("").give(0, cards)
    if where == "lair":
        home = TABLES.foes[FOES[foe]].home
        table.s.at[0] = TABLES.lair_at[home]
        table.lair(plain(TABLES.lairs[home]), foe, 0)
    table.s.health[0] = health
    table.fight(0, foe, where)
    chance = chances(table.s, 0)[0]
    assert 0 < chance <= 1
    won = sum(outcome(table.s, seed) for seed in range(GAMES))
    assert abs(won - GAMES * chance) < 4 * sqrt(GAMES * chance * (1 - chance)) + 1


def test_every_monster_that_does_something_in_battle_is_among_them() -> None:
    met = {foe for _, _, foe, _, _ in BATTLES}
    for word, number in FOES.items():
        foe = TABLES.foes[number]
        in_battle = [effect for effect in foe.effects if effect.on not in (WON, WITHDREW) and effect.do in MATTERS]
        assert word in met or not in_battle or foe.kind == FAIRY_CARD, word


def test_one_round_by_hand() -> None:
    table = Table("knight", "seer").fight(0, "bog-rat")  # strike 1 against 0, one blow is enough
    table.s.health[0] = 1
    win, won, tied, lost = chances(table.s, 0)
    assert (won, tied, lost) == pytest.approx((21 / 36, 5 / 36, 10 / 36))
    assert win == pytest.approx(21 / 31)


def test_ties_for_the_monster_are_lost_rounds() -> None:
    _, won, tied, lost = chances(Table("knight", "seer").fight(0, "imp").s, 0)
    assert (won, tied, lost) == pytest.approx((21 / 36, 0, 15 / 36))


def test_the_view_tells_it_before_a_round_and_in_a_lair_only_to_the_one_who_looked() -> None:
    table = Table("knight", "seer").lair("eyrie", "storm-roc", 0).land(0, "k1")
    assert table.asks().startswith("0: lair")
    assert len(table.view(0).chances) == 4
    assert table.view(1).chances == table.view(-1).chances == []
    before = table.view(0).chances
    table.do("lair on")
    assert table.view(0).chances == []
    road = Table("knight", "seer").fight(0, "goblin-scout")
    assert road.view(0).chances == road.view(1).chances == road.view(-1).chances
    assert road.view(0).chances[0] > before[0]
