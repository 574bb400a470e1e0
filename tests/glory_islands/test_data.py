"""The data files: an owner of the game may replace each table, and every mistake is named by its place."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tortuga
from tests.clauses import clause
from tests.glory_islands.table import CARDS, GAME, Table
from tortuga.games.glory_islands.rules.ending import FinalScoring
from tortuga.games.glory_islands.state import IslandTables

OURS: dict[str, Any] = {}
for data_file in sorted((GAME.folder / "data").glob("*.toml")):
    OURS |= tomllib.loads(data_file.read_text(encoding="utf-8"))


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(field)}" for name, field in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def owner(folder: Path, table: str, **changes: Any) -> Path:
    """An owner's folder that replaces one table by ours with these changes; ... takes a field out."""
    fields = {name: value for name, value in (OURS[table] | changes).items() if value is not ...}
    lines = [f"[{table}]", *(f"{name} = {toml(value)}" for name, value in fields.items())]
    (folder / "mine.toml").write_text("\n".join(lines), encoding="utf-8")
    return folder


def tables_of(folder: Path) -> IslandTables:
    tables = tortuga.new("glory-islands", players=3, data=folder, seed=1).tables
    assert isinstance(tables, IslandTables)
    return tables


def error_of(folder: Path) -> tortuga.BadData:
    with pytest.raises(tortuga.BadData) as error:
        tortuga.new("glory-islands", players=3, data=folder, seed=1)
    return error.value


# -- tables that are good


@pytest.mark.parametrize("table", OURS)
def test_a_copy_of_our_table_changes_nothing(table: str, tmp_path: Path) -> None:
    assert tables_of(owner(tmp_path, table)).digest == GAME.load().digest


@clause("GI-10.7")
def test_an_owner_can_bring_the_printed_board(tmp_path: Path) -> None:
    rows = ["AAABB", "ACCBB", "DDCEE", "DFFFE", "DFFFE"]
    side = tables_of(owner(tmp_path, "front", islands=rows)).sides[0]
    assert side.sizes == [4, 4, 3, 4, 4, 6]
    assert side.islands[2] == [6, 7, 12]


@clause("GI-10.8")
def test_an_owner_can_bring_the_printed_sailing_track(tmp_path: Path) -> None:
    table = Table(3, data=owner(tmp_path, "track", values=[24, 20, 10, -30])).give("red", sail=2).reveal("red-1-2b")
    assert table.view("red").sailing_value[0] == -30
    assert table.end_round().reveal("red-2-3b").sunk("red"), "the space after the last value sinks the ship"


@clause("GI-10.9")
def test_an_owner_can_bring_the_printed_prices(tmp_path: Path) -> None:
    red = [{**card, "cost": price} for card, price in zip(OURS["cards"]["red"], (1, 2, 3, 3, 5, 7), strict=True)]
    assert Table(3, data=owner(tmp_path, "cards", red=red)).reveal("red-5-4b").sail("red") == 7


@clause("GI-10.10")
def test_an_owner_can_bring_the_printed_dots(tmp_path: Path) -> None:
    swapped = [{**card, "dots": {1: 4, 4: 1}.get(card["dots"], card["dots"])} for card in OURS["cards"]["red"]]
    swapped[5]["ink"], swapped[4]["ink"] = "white", "white"
    tables = tables_of(owner(tmp_path, "cards", red=swapped))
    assert tables.card_words[4:6] == ["red-4-4w", "red-5-1w"]
    assert tables.rank[4] < tables.rank[CARDS["green-4-4b"]], "four black dots go before four white ones"


@clause("GI-4e.3")
def test_an_owner_can_bring_other_island_bonuses(tmp_path: Path) -> None:
    assert tables_of(owner(tmp_path, "islands", size_3=[9, 8, 7])).bonus[3] == [9, 8, 7]


@clause("GI-7.3", "GI-7.4")
def test_an_owner_can_bring_other_bonuses(tmp_path: Path) -> None:
    folder = owner(tmp_path, "bonuses", sets=[2, 5, 9, 14, 20], barrel_left=3)
    table = Table(3, data=folder).give("red", loot="ruby spice", barrels=2).run(FinalScoring())
    assert table.match.result.parts[0]["sets"] == 5
    assert table.match.result.parts[0]["barrels"] == 6


@clause("GI-11.2", "GI-11.3")
def test_an_owner_can_bring_other_supplies(tmp_path: Path) -> None:
    folder = owner(tmp_path, "supplies", tokens_of_each=5, removed_of_each=[1, 2, 0], barrels=6, pirates=4)
    table = Table(3, data=folder)
    assert (table.s.bag, table.s.barrel_supply, table.s.supply) == ([3] * 5, 3, [4, 4, 4])


def test_several_files_each_replace_their_tables(tmp_path: Path) -> None:
    owner(tmp_path, "islands", size_3=[9, 8, 7])
    (tmp_path / "track.toml").write_text('[track]\nsource = "mine"\nvalues = [5, 4]\n', encoding="utf-8")
    tables = tables_of(tmp_path)
    assert (tables.bonus[3], tables.track) == ([9, 8, 7], [5, 4])


def test_tables_may_lie_in_a_subfolder_named_after_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "glory-islands"
    folder.mkdir()
    owner(folder, "track", values=[5, 4])
    assert tables_of(tmp_path).track == [5, 4]


def test_other_data_has_another_digest_and_its_records_are_not_replayed_with_ours(tmp_path: Path) -> None:
    match = tortuga.new("glory-islands", players=3, data=owner(tmp_path, "islands", size_3=[9, 8, 7]), seed=1)
    record = str(match.record)
    with pytest.raises(tortuga.BadRecord, match="other data tables"):
        tortuga.replay(record)
    assert tortuga.replay(record, data=tmp_path).view(0) == match.view(0)


# -- tables that are not

BOARD = OURS["front"]["islands"]
BACK = OURS["back"]["islands"]
SPACES = OURS["front"]["spaces"]
RED = OURS["cards"]["red"]
STORM_IN_THE_CORNER = {
    "islands": ["*DCCC", "FDCCA", "FFDAA", *BACK[3:]],
    "spaces": ["*PPTB", "PTTBP", "TBTPT", "BTPBT", "PTBTP"],
}


def card(place: int, **changes: Any) -> list[dict[str, Any]]:
    return [{**held, **(changes if index == place else {})} for index, held in enumerate(RED)]


@pytest.mark.parametrize(
    ("table", "changes", "field", "reason"),
    [
        ("front", {"islands": BOARD[:4]}, "islands", "must be 5 rows of 5 letters"),
        ("front", {"islands": [*BOARD[:4], "DFFF"]}, "islands", "must be 5 rows of 5 letters"),
        ("front", {"spaces": [*SPACES, "PPPPP"]}, "spaces", "must be 5 rows of 5 letters"),
        ("front", {"spaces": [*SPACES[:4], "PPBTX"]}, "spaces", "'X' is none of P, T, B and *"),
        ("front", {"spaces": [*SPACES[:4], "PPBT*"]}, "spaces", "the storm * must stand at the same place"),
        ("front", {"islands": [*BOARD[:2], "DC*EE", *BOARD[3:]]}, "spaces", "the storm * must stand at the same place"),
        ("back", {"islands": BOARD, "spaces": SPACES}, "islands", "the back has one storm, in the centre"),
        (
            "front",
            {"islands": BACK, "spaces": OURS["back"]["spaces"]},
            "islands",
            "the back has one storm, in the centre; the front has none",
        ),
        (
            "back",
            {
                "islands": ["*DCCC", "FDCCA", "FFDAA", *BACK[3:]],
                "spaces": ["*PPTB", "PTTBP", "TBTPT", "BTPBT", "PTBTP"],
            },
            "islands",
            "the back has one storm, in the centre",
        ),
        ("front", {"islands": [row.replace("A", "X") for row in BOARD]}, "islands", "islands are named A, B and so on"),
        ("front", {"islands": ["AAAAA", "AACBB", "DCCEE", *BOARD[3:]]}, "islands", "island A has 7 spaces"),
        ("front", {"islands": ["AABBB", "BCCBB", *BOARD[2:]]}, "islands", "island A has 2 spaces"),
        ("front", {"islands": ["AABBB", "ACCBB", "DCCEE", "DDFFE", "AFFFF"]}, "islands", "island A is not connected"),
        ("track", {"values": [24]}, "values", "must fall from space to space"),
        ("track", {"values": [24, 23, 23]}, "values", "must fall from space to space"),
        ("cards", {"red": RED[:5]}, "red", "must be six cards with the values 1, 2, 3, 3, 4, 5"),
        ("cards", {"red": card(0, value=2)}, "red", "must be six cards with the values 1, 2, 3, 3, 4, 5"),
        ("cards", {"red": card(4, cost=-1)}, "red[4].cost", "must not be below 0"),
        ("cards", {"red": card(1, dots=0)}, "red[1].dots", "must be 1 to 4"),
        ("cards", {"red": card(1, dots=5)}, "red[1].dots", "must be 1 to 4"),
        ("cards", {"red": card(2, ink="black")}, "red[3]", "has value, dots and ink of another card"),
        ("cards", {"red": card(0, dots=3)}, "green[0]", "has value, dots and ink of another card"),
        ("islands", {"size_4": [5, 3]}, "size_4", "must be three numbers"),
        ("islands", {"size_6": [9, 6, 3, 1]}, "size_6", "must be three numbers"),
        ("bonuses", {"compass": [5, 4, 3, 2, 1]}, "compass", "has more numbers than there are ships"),
        ("bonuses", {"home": [5, 4, 3, 2, 1]}, "home", "has more numbers than there are ships"),
        ("bonuses", {"sets": [1, 3, 6, 10]}, "sets", "must be five numbers"),
        ("supplies", {"treasures": ["ruby", "spice"]}, "treasures", "must be five different names"),
        (
            "supplies",
            {"treasures": ["ruby", "spice", "ruby", "crown", "doubloon"]},
            "treasures",
            "must be five different names",
        ),
        (
            "supplies",
            {"treasures": ["ruby", "spice", "gold coin", "crown", "doubloon"]},
            "treasures",
            "names are single words in small letters",
        ),
        (
            "supplies",
            {"treasures": ["Ruby", "spice", "emerald", "crown", "doubloon"]},
            "treasures",
            "names are single words in small letters",
        ),
        ("supplies", {"removed_of_each": [1, 1]}, "removed_of_each", "must be three numbers"),
        ("supplies", {"removed_of_each": [8, 1, 0]}, "removed_of_each", "must be from 0 to tokens_of_each"),
        ("supplies", {"removed_of_each": [1, -1, 0]}, "removed_of_each", ""),
        ("supplies", {"barrels": 3}, "barrels", "are not enough to give every player the first ones"),
        ("supplies", {"pirates": 0}, "pirates", "must be at least 1"),
        ("supplies", {"morgan_pirates": 0}, "morgan_pirates", "must be at least 1"),
        ("supplies", {"draw_on_chest": 0}, "draw_on_chest", "must be at least 1"),
        ("supplies", {"draw_on_special": 0}, "draw_on_special", "must be at least 1"),
        ("supplies", {"pirates": 7}, "pirates", "must leave an empty space on the board"),
        ("supplies", {"morgan_pirates": 15}, "morgan_pirates", "must leave an empty space on the board"),
        ("supplies", {"special_sailing": -1}, "special_sailing", "must not be below 0"),
        ("supplies", {"wrecks": [4, 3, 2]}, "wrecks", "must be an even number of values from 1 to 4"),
        ("supplies", {"wrecks": [4, 5]}, "wrecks", "must be an even number of values from 1 to 4"),
        ("supplies", {"wrecks": [4, 0]}, "wrecks", "must be an even number of values from 1 to 4"),
    ],
)
def test_a_mistake_is_named_by_file_table_and_field(
    table: str, changes: dict[str, Any], field: str, reason: str, tmp_path: Path
) -> None:
    error = error_of(owner(tmp_path, table, **changes))
    assert error.file == str(tmp_path / "mine.toml")
    assert (error.table, error.field) == (table, field)
    assert error.reason.startswith(reason)
    assert str(error) == f"{error.file}: [{table}] {field}: {error.reason}"


@pytest.mark.parametrize(
    ("table", "field"), [(table, field) for table, fields in OURS.items() for field in ("source", list(fields)[-1])]
)
def test_a_missing_field_is_named(table: str, field: str, tmp_path: Path) -> None:
    error = error_of(owner(tmp_path, table, **{field: ...}))
    assert (error.file, error.table, error.field) == (str(tmp_path / "mine.toml"), table, field)
    assert "missing" in error.reason


def test_a_missing_field_of_a_card_is_named(tmp_path: Path) -> None:
    red = [{name: value for name, value in held.items() if name != "dots"} for held in RED]
    error = error_of(owner(tmp_path, "cards", red=red))
    assert (error.file, error.table) == (str(tmp_path / "mine.toml"), "cards")
    assert error.field.startswith("red")
    assert "dots" in str(error)


@pytest.mark.parametrize(
    ("table", "changes", "field"),
    [
        ("front", {"islands": "AABBB"}, "islands"),
        ("track", {"values": ["high", "low"]}, "values"),
        ("cards", {"red": card(3, value="three")}, "red"),
        ("cards", {"red": card(3, ink="grey")}, "red"),
        ("islands", {"size_3": [4.5, 2, 0]}, "size_3"),
        ("bonuses", {"pirate_field": "one"}, "pirate_field"),
        ("supplies", {"barrels": True}, "barrels"),
    ],
)
def test_a_wrong_type_is_named(table: str, changes: dict[str, Any], field: str, tmp_path: Path) -> None:
    error = error_of(owner(tmp_path, table, **changes))
    assert (error.file, error.table) == (str(tmp_path / "mine.toml"), table)
    assert error.field.startswith(field)
    assert error.reason.startswith(("expected", "invalid"))


def test_an_unknown_field_is_named(tmp_path: Path) -> None:
    error = error_of(owner(tmp_path, "track", vaules=[1]))
    assert (error.file, error.table, error.field) == (str(tmp_path / "mine.toml"), "track", "vaules")


def test_an_unknown_table_gets_a_hint(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[trakc]\nvalues = [1, 0]\n", encoding="utf-8")
    error = error_of(tmp_path)
    assert (error.file, error.table) == (str(tmp_path / "mine.toml"), "trakc")
    assert error.reason == "there is no such table. Did you mean 'track'?"


def test_broken_toml_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[track]\nvalues = = [1, 0]\n", encoding="utf-8")
    error = error_of(tmp_path)
    assert error.file == str(tmp_path / "mine.toml")
    assert "at line 2" in error.reason


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe\x00")
    assert error_of(tmp_path).file == str(tmp_path / "mine.toml")


def test_a_value_outside_any_table_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("values = [1, 0]\n", encoding="utf-8")
    error = error_of(tmp_path)
    assert (error.file, error.field) == (str(tmp_path / "mine.toml"), "values")
    assert error.reason == "stands outside any [table]"


@pytest.mark.parametrize("name", ["", "nowhere"])
def test_a_folder_without_tables_is_named(name: str, tmp_path: Path) -> None:
    error = error_of(tmp_path / name)
    assert error.file == str(tmp_path / name)
    assert error.reason == "holds no .toml file"


# -- numbers that contradict each other


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"barrels_at_start": -1}, "barrels_at_start"),
        ({"barrels_at_start": 2, "barrel_limit": 1}, "barrel_limit"),
    ],
)
def test_barrels_that_cannot_be_are_refused(changes: dict[str, int], field: str, tmp_path: Path) -> None:
    error = error_of(owner(tmp_path, "supplies", **changes))
    assert (error.table, error.field) == ("supplies", field)


@clause("GI-7.3")
def test_sets_for_which_the_largest_first_is_not_best_are_refused(tmp_path: Path) -> None:
    error = error_of(owner(tmp_path, "bonuses", sets=[5, 6, 7, 8, 9]))
    assert (error.table, error.field) == ("bonuses", "sets")
