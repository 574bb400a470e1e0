"""GL-11.9: what each fate says."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory.table import GOODS, TABLES, Table
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.state import FACE_DOWN

FATE_CASES: dict[str, tuple[str, dict[str, int]]] = {
    "copper-in-the-ditch": ("", {"coins": 6}),
    "grateful-miller": ("", {"coins": 7}),
    "buried-purse": ("", {"coins": 8}),
    "hole-in-the-pocket": ("", {"coins": 4}),
    "toll-collectors": ("", {"coins": 3}),
    "harvest-fair": ("", {"coins": 7}),
    "war-tax": ("", {"coins": 4}),
    "sweet-spring": ("", {"health": 3}),
    "kind-hermit": ("", {"health": 4}),
    "night-of-deep-sleep": ("", {"health": 4}),
    "twisted-ankle": ("", {"health": 1}),
    "fever": ("", {"health": 1}),
    "warm-wind": ("", {"health": 3}),
    "bitter-frost": ("", {"health": 1}),
    "blessing-of-the-oak": ("", {"health": 3, "most": 5}),
    "whetstone": ("", {"battle_strike": 1}),
    "battle-rage": ("", {"battle_power": 1}),
    "rescued-child": ("", {"glory": 1}),
    "tailwind": ("", {"next_move": 2}),
    "mud": ("", {"next_move": -1}),
    "omen-of-victory": ("", {"next_strike": 2}),
    "omen-of-rust": ("", {"next_strike": -1}),
    "long-summer-day": ("", {"extra": 1}),
    "enchanted-sleep": ("", {"health": 4, "skips": 1}),
    "ring-of-toadstools": (", fairy coin-fairy", {"coins": 7}),
    "song-on-the-hill": (", fairy coin-fairy", {"coins": 8}),  # in Highmoor
    "dancing-sparks": (", fairy dawn-fairy", {"health": 4}),
    "flowers-in-the-snow": (", fairy coin-fairy", {"coins": 7}),
    "lost-lantern": (", fairy coin-fairy", {"coins": 7}),
    "moonlit-glade": (", fairy coin-fairy", {"coins": 7, "health": 3}),
    "twin-threads": (", fate buried-purse", {"coins": 8, "fate_count": 2}),
}


@clause("GL-12.1", "GL-11.9")
@pytest.mark.parametrize("fate", list(FATE_CASES))
def test_fates_that_change_a_number(fate: str) -> None:
    table = Table("knight", "seer")
    table.s.health[0] = 2
    before = {field: getattr(table.s, field)[0] for field in FATE_FIELDS}
    chance, expected = FATE_CASES[fate]
    table.run(DrawFate(0), f"fate {fate}{chance}")
    assert {field: getattr(table.s, field)[0] for field in FATE_FIELDS} == before | {"fate_count": 1} | expected


FATE_FIELDS = (
    *("coins", "health", "most", "glory", "battle_strike", "battle_power", "next_move", "next_strike"),
    *("extra", "skips", "fate_count"),
)


@clause("GL-12.1", "GL-11.9")
@pytest.mark.parametrize(("other", "glory", "coins"), [(3, 4, 5), (2, 3, 7)])
def test_underdogs_song_is_for_the_lowest(other: int, glory: int, coins: int) -> None:
    table = Table("knight", "seer")
    table.s.glory = [3, other]
    table.run(DrawFate(0), "fate underdogs-song")
    assert (table.s.glory[0], table.s.coins[0]) == (glory, coins)


@clause("GL-12.1", "GL-11.9")
def test_alms_may_be_paid() -> None:
    table = Table("knight", "seer").run(DrawFate(0), "fate alms")
    assert table.asks() == "0: pay no yes"
    assert (table.do("pay yes").s.glory[0], table.s.coins[0]) == (1, 2)
    table = Table("knight", "seer")
    table.s.coins[0] = 2
    assert table.run(DrawFate(0), "fate alms").asks() == "0: rest no yes"


@clause("GL-12.1", "GL-11.9", "GL-5.8")
def test_goat_path_leads_a_little_on() -> None:
    table = Table("knight", "seer").at("f4", 0).run(DrawFate(0), "fate goat-path")
    assert set(table.asks().split()[2:]) == {"stay", "f3", "e4", "g4", "f5", "f2", "d4", "h4", "f6"}
    assert table.do("stroll stay").where(0) == "f4"


@clause("GL-12.1", "GL-12.3", "GL-11.9")
def test_fates_that_lead_elsewhere() -> None:
    table = Table("knight", "seer").at("f4", 0).run(DrawFate(0), "fate distant-campfire")
    assert table.asks() == "0: go d4 h4"  # two steps, the edge haven f1 is three away
    assert table.do("go d4").where(0) == "d4"
    table = Table("knight", "seer").at("d4", 0).run(DrawFate(0), "fate distant-campfire")
    assert "d4" not in table.asks()  # the nearest other one
    table = Table("knight", "seer").market("").at("a6", 0).run(DrawFate(0), "fate royal-summons")
    assert table.where(0) == "f6"
    table = Table("knight", "seer").at("g1", 0).run(DrawFate(0), "fate church-bells, quest omens")
    assert table.where(0) == "h1"


@clause("GL-12.3", "GL-11.9")
def test_the_nearest_can_lie_behind_an_endpoint() -> None:
    table = Table("knight", "seer").at("b1", 0).run(DrawFate(0), "fate distant-campfire")
    assert table.where(0) == "f1"  # four steps, over the town d1


@clause("GL-12.1", "GL-11.9")
def test_fates_that_show_cards() -> None:
    table = Table("knight", "seer").run(DrawFate(0), "fate tavern-gossip")
    assert table.do("peek larkspur", "quest omens").asks() == "0: rest no yes"
    table.run(DrawFate(0), "fate old-bestiary").do("peek eyrie", "lair storm-roc")
    assert len(table.view(0).notes) == 2


@clause("GL-12.1", "GL-11.9")
def test_a_peek_with_nothing_to_see_passes() -> None:
    table = Table("knight", "seer")
    table.s.quest_at = (-1,) * 8
    table.s.quest_pool = ()
    assert table.run(DrawFate(0), "fate tavern-gossip").asks() == "0: rest no yes"
    assert table.s.lair_at == (FACE_DOWN,) * 4


@clause("GL-12.1", "GL-11.9", "GL-8.5")
def test_ambush_is_a_battle_on_the_spot() -> None:
    table = Table("knight", "seer").run(DrawFate(0), "fate ambush, battle muse-fairy, battle bog-rat")
    assert table.asks() == "0: battle on first"
    assert table.round(6, 1).s.glory[0] == 1


@clause("GL-12.1", "GL-11.9")
@pytest.mark.parametrize(
    ("die", "health", "coins", "glory"),
    [(1, 1, 5, 0), (2, 1, 5, 0), (3, 2, 6, 0), (4, 2, 6, 0), (5, 2, 5, 1), (6, 2, 5, 1)],
)
def test_crossroads_gambler_goes_by_the_roll(die: int, health: int, coins: int, glory: int) -> None:
    table = Table("knight", "golem")
    table.s.health[0] = 2
    table.run(DrawFate(0), f"fate crossroads-gambler, fate_roll {die}")
    assert (table.s.health[0], table.s.coins[0], table.s.glory[0]) == (health, coins, glory)


@clause("GL-12.1", "GL-11.9", "GL-8.9")
def test_strange_mentor_wants_a_6_and_a_bonus_helps() -> None:
    table = Table("knight", "seer").run(DrawFate(0), "fate strange-mentor, fate_roll 6, ability riposte")
    assert table.things(0) == "longsword shield riposte"
    table = Table("seer", "knight").run(DrawFate(0), "fate strange-mentor, fate_roll 5")
    table.do("fate animated-cloak-add", "ability riposte")
    assert "riposte" in table.things(0)


@clause("GL-12.1", "GL-11.9")
def test_peddlers_debt_gives_the_cheapest() -> None:
    table = Table("golem", "druid").market("rope longsword travel-rations drum").run(DrawFate(0), "fate peddlers-debt")
    assert table.asks() == "0: take rope travel-rations"
    assert table.refused("take drum") == "GL-12.1 Drum is not the cheapest"
    assert table.refused("take wolf") == "GL-12.1 That is not in the market"
    table.do("take rope", "good talisman")
    assert (table.things(0).split()[-1], table.s.coins[0], table.s.market[0]) == ("rope", 5, GOODS["talisman"])
    assert Table("golem", "druid").market("").run(DrawFate(0), "fate peddlers-debt").asks() == "0: rest no yes"


@clause("GL-12.1", "GL-11.9")
def test_caravan_brings_a_new_market() -> None:
    table = Table("knight", "seer")
    table.run(DrawFate(0), "fate caravan, good rope, good drum, good wolf, good talisman, good ledger")
    assert [TABLES.word("good", good) for good in table.s.market] == ["rope", "drum", "wolf", "talisman", "ledger"]
    assert sum(table.s.goods_pile) == 5


@clause("GL-12.1", "GL-11.9")
def test_travelling_merchant_sells_one() -> None:
    table = Table("knight", "seer").market("rope drum").run(DrawFate(0), "fate travelling-merchant")
    assert table.do("buy rope", "good wolf").asks() == "0: rest no yes"
