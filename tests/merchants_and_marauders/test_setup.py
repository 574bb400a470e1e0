"""MM-1 Setting up, MM-2 skills, and the data files."""

from __future__ import annotations

from pathlib import Path

import pytest

import tortuga
from tests.clauses import clause
from tests.merchants_and_marauders.table import CAPTAIN, GAME, KEY, NATION, SHIP, ZONE, T, Table
from tortuga.games.merchants_and_marauders.rules.basics import fits_mod, try_skill
from tortuga.games.merchants_and_marauders.rules.port import PortActivity
from tortuga.games.merchants_and_marauders.rules.setup import all_glory_cards
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.captains import SCOUTING, SEAMANSHIP
from tortuga.games.merchants_and_marauders.vocabulary.cards import BASE_RUMORS
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.ships import ESCAPE, UNSEEN
from tortuga.kernel.machine import SPECTATOR, UNKNOWN


def fresh(players: int = 4) -> tortuga.Match:
    return tortuga.new(KEY, players, seed=7)


@clause("MM-1.1")
def test_the_map_t28() -> None:
    assert len(T.map.names) == 17
    assert sum(len(near) for near in T.map.neighbours) == 2 * 34
    for zone in range(17):
        for direction in range(8):
            other = T.map.ways[zone][direction]
            assert other == NONE or T.map.ways[other][(direction + 4) % 8] == zone
    assert max(far for row in T.map.distance for far in row) == 5
    assert T.map.distance[ZONE["nassau"]][ZONE["trinidad"]] == 5
    seven = [zone for zone in range(17) if len(T.map.neighbours[zone]) == 7]
    assert seven == [ZONE["the-caribbean-sea"], ZONE["basse-terre"]]
    assert [T.map.nation.count(nation) for nation in range(4)] == [5, 3, 6, 2]
    assert T.map.nation[ZONE["the-caribbean-sea"]] == NONE


@clause("MM-1.2", "MM-1.3")
def test_the_board_is_laid_out() -> None:
    s = fresh().state
    assert isinstance(s, Sea)
    ports = [zone for zone in range(17) if s.nation[zone] != NONE]
    assert len(ports) == 16
    assert all((s.demand[zone] != NONE) == (zone in ports) for zone in range(17))
    assert sum(s.demand_supply) == 8
    assert [s.mod_at[zone] for zone in ports] == [UNSEEN] * 16
    assert s.mod_pool == (2,) * 8 + (0,) * 4
    assert s.merchant == (0,) * 17
    assert s.lots == ((4, 4, 5, 4),)
    assert len(s.offered) == 2
    assert s.npc_zone == (NONE,) * 7
    assert s.war == ()


@clause("MM-1.3")
def test_the_start_player_is_random_and_stays() -> None:
    starts = set()
    for seed in range(12):
        match = tortuga.new(KEY, 4, seed=seed)
        state = match.state
        assert isinstance(state, Sea)
        starts.add(state.start)
    assert len(starts) > 2


@clause("MM-1.4")
def test_captains_and_ships_are_chosen_in_secret() -> None:
    match = fresh(2)
    assert [question.kind for question in match.decisions] == ["ChooseShip"] * 2
    match.choose(0, "command flute")
    view = match.view(1)
    assert view.captain[0] == UNKNOWN  # type: ignore[attr-defined]
    assert view.captain[1] != UNKNOWN  # type: ignore[attr-defined]
    assert view.flow.answers[0][0] == UNKNOWN
    with pytest.raises(tortuga.NotOffered, match="sloop or a flute"):
        match.choose(1, "command galleon")


@clause("MM-1.5")
def test_captains_are_revealed_together() -> None:
    match = fresh(2)
    match.choose(0, "command flute")
    match.choose(1, "command sloop")
    s = match.state
    assert isinstance(s, Sea)
    assert s.ship == [SHIP["flute"], SHIP["sloop"]]
    assert s.zone == [T.captains.home[captain] for captain in s.captain]
    assert s.in_port == [True, True]
    assert s.gold == [10, 10]
    assert s.points[:5] == [3, 4, 3, 1, 1]
    assert [len(hand) for hand in s.hand] == [1, 1]
    assert s.glory == [0, 0]
    assert match.view(1).captain == s.captain  # type: ignore[attr-defined]


@clause("MM-1.6")
def test_deck_sizes_t29() -> None:
    assert T.events.base == 34
    assert len(all_glory_cards(T)) == 70
    assert T.captains.base == 16
    assert CARGO_CARDS == 64
    assert BASE_RUMORS == T.missions.base == 25
    assert T.cargo.demand_tokens * 8 == 24
    assert sum(T.start.merchants) == 17
    assert T.mods.tokens * 8 == 16
    assert T.weapons.tokens * 3 == 12
    assert T.start.bounties * 4 == 20


@clause("MM-1.6")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    table = Table()
    s = table.s
    s.cargo_gone, s.cargo_deck = s.cargo_deck, ()
    table.at("red", "caracas").port("red", "mod:chasers")
    table.choose("do buy", " ".join(f"card:{word}" for word in _eight_cards(table)))
    assert len(table.s.display) == 8
    assert table.s.cargo_gone == ()


def _eight_cards(table: Table) -> list[str]:
    demanded = table.s.demand[ZONE["caracas"]]
    return [T.cargo.words[card] for card in range(64) if T.cargo.good[card] != demanded][:8]


@clause("MM-1.7")
def test_the_cargo_deck() -> None:
    for good in range(8):
        cards = [(T.cargo.plunder[c], T.cargo.icon[c]) for c in range(64) if T.cargo.good[c] == good]
        assert cards == [(3, ESCAPE), (4, ESCAPE), (5, ESCAPE), (3, 1), (3, 3), (4, 2), (4, 4), (5, 0)]


@clause("MM-1.8")
def test_the_ships_of_the_rulebook_are_those_of_the_data() -> None:
    text = GAME.rulebook.clauses["MM-1.8"]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    assert len(rows) == 2 + 5
    for ship, row in enumerate(rows[2:]):
        assert row[0] == T.ships.names[ship].lower()
        assert [int(number) for number in row[1:6]] == T.ships.points[ship]
        assert int(row[6]) == T.ships.manoeuvrability[ship]
        assert (0 if row[7] == "-" else int(row[7])) == T.ships.buy[ship]
        assert int(row[8]) == T.ships.sell[ship]


@clause("MM-1.8", "MM-5c.6")
def test_caps_keep_a_man_o_war_from_growing() -> None:
    table = Table().give("red", ship="man-o-war")
    assert [fits_mod(table.s, 0, mod) for mod in range(8)] == [False, True, False, True, False, True, True, True]
    table.give("red", ship="galleon")
    assert all(fits_mod(table.s, 0, mod) for mod in range(8))


@clause("MM-1.9")
def test_what_others_may_not_know() -> None:
    table = Table(2).give("red", hand="ram", rumor="ghost-light", stash=23, cargo="rum", mission="the-envoy")
    mine, theirs = table.view("red"), table.view("yellow")
    assert mine.hand[0] == [GLORY_RAM]
    assert theirs.hand[0] == [UNKNOWN]
    assert mine.rumors[0] != [UNKNOWN]
    assert theirs.rumors[0] == [UNKNOWN]
    assert mine.stash[0] == 23
    assert theirs.stash[0] == UNKNOWN
    assert theirs.cargo == mine.cargo
    assert theirs.mission == mine.mission
    assert theirs.gold == mine.gold
    watching = table.match.view(SPECTATOR)
    assert watching.hand[0] == [UNKNOWN]  # type: ignore[attr-defined]


GLORY_RAM = T.glory.words.index("ram")


@clause("MM-1.10")
def test_only_real_choices_are_asked() -> None:
    table = Table(2).at("red", "havana").at("yellow", "havana")
    table.battle("red", "yellow", "1 2 3 4 1 2")  # both must shoot; nobody has a skull; then a real choice
    assert table.asks() == "red: declare shoot board flee"
    assert [facts["declaration"] for facts in table.events("declared")] == [0, 0]


def found(hand: str, *gone: str) -> Table:
    """Red has found yellow, who has these cards in hand."""
    table = Table(2).at("red", "havana").at("yellow", "havana").give("yellow", hand=hand)
    table.declines = False
    for word in gone:
        table.s.glory_gone += (table._glory(T.glory.words.index(word)),)
    return table.act("red").choose("act scout-yellow", "S")


@clause("MM-1.10", "MM-6.5")
def test_silence_tells_nothing_of_a_hand() -> None:
    holding, bluffing = found("fog-bank"), found("ram")
    assert holding.asks() == "yellow: interrupt nothing fog-bank"
    assert bluffing.asks() == "yellow: interrupt nothing"
    assert holding.view("red") == bluffing.view("red"), "red cannot tell them apart"
    assert bluffing.choose("interrupt nothing").asks() == "red: attack no yes"


@clause("MM-1.10")
def test_who_cannot_hold_a_card_is_not_asked() -> None:
    assert found("").asks() == "red: attack no yes"
    assert found("ram", "fog-bank", "fog-bank").asks() == "red: attack no yes", "both lie among the discards"
    assert found("ram", "fog-bank").asks() == "yellow: interrupt nothing"


@clause("MM-1.10")
def test_the_end_of_a_turn_tells_nothing_of_hand_and_rumor() -> None:
    assert Table(2).at("red", "havana").act("red", 0).asks() == ""
    assert Table(2).at("red", "havana").give("red", hand="ram").act("red", 0).asks() == "red: act end"
    assert Table(2).at("red", "havana").give("red", rumor="ghost-light").act("red", 0).asks() == "red: act end"


@clause("MM-1.10")
def test_buying_at_home_tells_nothing_of_the_stash() -> None:
    cards = "card:wood-1 card:wood-2 card:wood-3 card:rum-1 card:rum-2 card:rum-3"
    # Josiah Penhallow is at home in St. John
    for zone, asked in (("st-john", "red: buy done"), ("nassau", "red: do done recruit")):
        table = Table(2, "josiah-penhallow").at("red", zone, port=True).demand(zone, "food").give("red", gold=0)
        table.give("red", points="2 2 2 1 1").run(PortActivity(0)).choose("do buy", cards)
        assert table.asks().startswith(asked)


@clause("MM-2.1")
def test_a_test_rolls_as_many_dice_as_the_skill() -> None:
    table = Table(2, "josiah-penhallow")
    for chance, successes in (("1 2 3 4", 0), ("S 2 S 4", 2), ("S S S S", 4)):
        table.dice.coming = [f"die {'skull' if token == 'S' else token}" for token in chance.split()]
        assert try_skill(table.s, 0, SEAMANSHIP, 0) == successes
        assert not table.dice.coming


@clause("MM-2.2")
def test_at_least_one_die_is_rolled() -> None:
    table = Table(2, "josiah-penhallow")  # Scouting 1
    table.dice.coming = ["die skull"]
    assert try_skill(table.s, 0, SCOUTING, -3) == 1
    assert not table.dice.coming


def test_every_captain_has_one_port_and_four_skills() -> None:
    assert sorted(T.captains.home[: T.captains.base]) == sorted(
        zone for zone in range(17) if T.map.nation[zone] != NONE
    )
    for captain in range(16):
        assert sum(T.captains.skills[captain]) == 10
        assert T.captains.nation[captain] == T.map.nation[T.captains.home[captain]]
    assert T.captains.nation[CAPTAIN["willem-coornhert"]] == NATION["dutch"]


@pytest.mark.parametrize(
    ("file", "table", "text", "says"),
    [
        ("map.toml", "map", 'source = "x"\nzones = []', r"must be 17 zones"),
        ("captains.toml", "captains", 'source = "x"\ncards = []', r"at least twelve"),
        ("ships.toml", "weapons", 'source = "x"\ntokens_of_each = 4\nbuy = 3\nsell = 1\ncards = []', r"effects"),
        ("numbers.toml", "length", 'source = "x"\nbattle_rounds = 0', r"at least 1"),
        ("numbers.toml", "port", 'source = "x"\nrepair = "two"\ncrew = 2\nrumor = 2', r"\[port\] repair"),
        ("rumors.toml", "rumors", 'source = "x"\ncards = []', r"must be 25"),
        ("glory.toml", "glory", 'source = "x"\ncopies = 2\ncards = []\nspecialists = []', r"must be 25 cards"),
        ("cargo.toml", "cargo", 'source = "x"\ngoods = []\ndemand_tokens_of_each = 3\nkinds = []', r"8 goods"),
        ("missions.toml", "missions", 'source = "x"\ncards = []', r"eight ports"),
    ],
)
def test_mistakes_in_data_are_named(tmp_path: Path, file: str, table: str, text: str, says: str) -> None:
    (tmp_path / file).write_text(f"[{table}]\n{text}\n", encoding="utf-8")
    with pytest.raises(tortuga.BadData, match=says):
        GAME.load(tmp_path)
