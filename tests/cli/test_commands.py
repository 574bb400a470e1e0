"""The command line as its users meet it: results on standard output, one clear line for every error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tortuga
from tests.contract.setups import Setup
from tortuga.cli import main

Captured = pytest.CaptureFixture[str]


def run(capsys: Captured, *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


def test_games_lists_titles_players_and_options(capsys: Captured) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "Glory Islands, 2-4 players" in out
    assert "--option wrecks=no" in out
    code, out, _ = run(capsys, "games", "--json")
    assert "glory-islands" in [game["key"] for game in json.loads(out)]


def test_rules_show_the_book_a_section_and_a_clause(capsys: Captured) -> None:
    assert "## GI-4b" in run(capsys, "rules", "glory-islands")[1]
    assert run(capsys, "rules", "glory-islands", "GI-4b.2")[1].startswith("**GI-4b.2** ")
    assert run(capsys, "rules", "glory-islands", "gi-4b")[1].count("**GI-4b.") == 6
    code, _, err = run(capsys, "rules", "glory-islands", "GI-99.1")
    assert code == 1
    assert "no clause 'GI-99.1'" in err


def test_coverage_counts_clauses_with_tests(capsys: Captured) -> None:
    code, out, _ = run(capsys, "rules", "--coverage", "--json")
    assert code == 0
    for row in json.loads(out).values():
        assert row["clauses"] == row["tested"] + len(row["untested"])
    assert "clauses have a test" in run(capsys, "rules", "--coverage")[1]


def test_about_says_what_runs(capsys: Captured) -> None:
    _, out, _ = run(capsys, "about")
    assert f"Tortuga {tortuga.__version__}" in out
    assert "plain Python" in out or "compiled" in out


def test_simulation_gives_the_same_results_whatever_the_jobs(capsys: Captured) -> None:
    command = ["simulate", "glory-islands", "--games", "60", "--players", "3", "--seed", "5", "--json"]
    results = []
    for jobs in ("1", "2"):
        code, out, _ = run(capsys, *command, "--jobs", jobs)
        assert code == 0
        result = json.loads(out)
        assert list(result)[:7] == [
            "games", "finished", "decisions", "seconds", "decisions_per_second", "wins", "mean_scores",
        ]  # fmt: skip
        for noisy in ("seconds", "decisions_per_second"):
            del result[noisy]
        results.append(result)
    assert results[0] == results[1]
    assert results[0]["finished"] == 60


def test_simulation_prints_a_table(capsys: Captured) -> None:
    code, out, _ = run(capsys, "simulate", "--games", "5", "--bots", "greedy,random", "--option", "side=back")
    assert code == 0
    for word in ("bot greedy", "bot random", "seat 3", "decisions/s", "95 % interval"):
        assert word in out


def test_simulation_takes_the_quick_choice_and_says_so(capsys: Captured) -> None:
    told = "Simulated with gunnery=table, which is quick"
    arguments = ["simulate", "to-glory", "--games", "1", "--players", "2", "--bots", "greedy"]
    code, out, _ = run(capsys, *arguments)
    assert (code, told in out) == (0, True)
    code, out, _ = run(capsys, *arguments, "--option", "gunnery=table")
    assert (code, told in out) == (0, False)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simualte"], 'Did you mean "simulate"'),
        (["simulate", "glory-island"], "Did you mean 'glory-islands'"),
        (["simulate", "--gaems", "3"], "Did you mean --games"),
        (["simulate", "--games", "many"], "many"),
        (["simulate", "--games", "0"], "at least 1"),
        (["simulate", "--bots", "gredy"], "Did you mean 'greedy'"),
        (["simulate", "--bots", "random,random,random", "--players", "2"], "3 bots for 2 players"),
        (["simulate", "--option", "sid=back"], "Did you mean 'side'"),
        (["simulate", "--option", "side=bakc"], "Did you mean 'back'"),
        (["simulate", "--option", "side"], "name=value"),
        (["simulate", "--players", "9"], "2 to 4 players"),
        (["play", "--seats", "humen"], "Did you mean 'human'"),
        (["play", "--seats", "bot:gredy"], "Did you mean 'greedy'"),
        (["play", "--seats", "human,human,human", "--players", "2"], "3 seats for 2"),
        (["rules"], "Which game?"),
        (["verify", "no-such-file"], "No such file"),
        (["replay", "no-such-file"], "No such file"),
        (["simulate", "--data", "no-such-folder"], "no .toml file"),
    ],
)
def test_every_error_is_one_clear_line(capsys: Captured, arguments: list[str], words: str) -> None:
    code, out, err = run(capsys, *arguments)
    assert code != 0
    assert not out
    assert err.startswith("tortuga: ")
    assert err.count("\n") == 1
    assert words in err


def test_verify_proves_a_record(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "game.tortuga"
    Setup("glory-islands", 3, {}).random_match(5).record.write(file)
    code, out, _ = run(capsys, "verify", str(file))
    assert code == 0
    assert "proved from the secret" in out
    code, out, _ = run(capsys, "verify", str(file), "--json")
    assert json.loads(out)["over"] is True


def test_verify_refuses_a_changed_record(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "game.tortuga"
    text = str(Setup("glory-islands", 3, {}).random_match(5).record)
    file.write_text(text.replace("sail 1", "sail 2", 1))
    line = next(i for i, words in enumerate(text.splitlines(), start=1) if "sail 1" in words)
    code, _, err = run(capsys, "verify", str(file))
    assert code == 1
    assert f"game.tortuga: line {line}: " in err


def test_an_unfinished_record_is_verified_but_its_dice_are_not_proved(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "game.tortuga"
    Setup("glory-islands", 3, {}).random_match(5, decisions=20).record.write(file)
    code, out, _ = run(capsys, "verify", str(file))
    assert code == 0
    assert "not finished" in out
    assert "not proved" in out


def test_an_owners_folder_replaces_a_table(capsys: Captured, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[track]\nsource = "my box"\nvalues = [24, 10, 0]\n')
    code, out, _ = run(capsys, "simulate", "--games", "5", "--data", str(tmp_path), "--json")
    assert code == 0
    assert json.loads(out)["wins"]["nobody"] == 5  # with so short a track everybody sinks
