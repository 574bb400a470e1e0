"""The data files of Seas of Glory: what an owner may replace, and what must hold of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import tortuga
from tests.clauses import clause
from tests.merchants_and_marauders.table import GAME, KEY, T
from tortuga.games.merchants_and_marauders.state import Sea

X = 'source = "x"\n'
TREASURE = X + 'captain = "A"\nzone = "Havana"\nskills = [{skills}]\ngold = 5\nbounty_step = {step}'
LOCATIONS = X + "of_each = 2\nmissionary = 3\nprison = 5\nstation = 6\ntown = 4\ncards = []"
VARIANTS = "captain_price = 2\ncaptain_tries = {tries}\nscout_penalty = 2\nhard_navies = 2\nhard_pirates = 1"


@pytest.mark.parametrize(
    ("table", "text", "says"),
    [
        ("seas_captains", X + "cards = []", "at least twelve"),
        ("seas_contraband", X + "buy = 3\nsell = 10\ncards = []", "must be 32 cards"),
        ("seas_rumors", X + 'myriad = "x"\ncards = []', "must be 25"),
        ("seas_missions", X + "cards = []", "eight ports"),
        ("seas_weapons", X + "cards = []", "heated, double, caltrops"),
        ("seas_modifications", X + "tokens_of_each = 2\ncards = []", "carved_hull"),
        ("seas_upgrades", X + "modifications = []\nweapons = []", "four tokens"),
        ("seas_upgrades", X + 'modifications = ["Chasers", "Chasers"]\nweapons = []', "one token only"),
        ("seas_upgrades", X + 'modifications = ["Chaser"]\nweapons = []', "Chasers"),
        ("seas_treasure", TREASURE.format(skills="2, 3", step=10), "three numbers"),
        ("seas_treasure", TREASURE.format(skills="2, 1, 3", step=0), "at least 1"),
        ("seas_weather", X + 'storm_hits = 3\nstorm_start = "Nowhere"', "Nowhere"),
        ("seas_locations", LOCATIONS, "haven, missionary"),
        ("seas_loyalty", X + "prices = { Merry = 2 }", "Merry"),
        ("seas_variants", X + "stash_costs = []\n" + VARIANTS.format(tries=3), "positive"),
        ("seas_variants", X + "stash_costs = [10]\n" + VARIANTS.format(tries=9), "1 to 3"),
    ],
)
def test_mistakes_in_data_are_named(tmp_path: Path, table: str, text: str, says: str) -> None:
    (tmp_path / "own.toml").write_text(f"[{table}]\n{text}\n", encoding="utf-8")
    with pytest.raises(tortuga.BadData, match=says):
        GAME.load(tmp_path)


@clause("MM-S0.1")
def test_own_tables_of_the_expansion_do_not_touch_records_of_the_base_game(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(f"[seas_favors]\n{X}most = 3\nprice = 1\n", encoding="utf-8")
    own = GAME.load(tmp_path)
    assert own.favors.most == 3
    assert own.base_digest == T.base_digest
    assert own.digest != T.digest
    match = tortuga.new(KEY, 2, {"favors": True}, seed=1)
    assert T.digest in str(match.record).splitlines()[0], "with modules a record names all data"
    with pytest.raises(tortuga.BadRecord, match="other data tables"):
        tortuga.replay(str(match.record), data=tmp_path)
    base = tortuga.new(KEY, 2, {}, seed=1)
    assert isinstance(tortuga.replay(str(base.record), data=tmp_path).state, Sea)
