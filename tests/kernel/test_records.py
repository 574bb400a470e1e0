"""Records: readable, checked line by line, and clear about what is wrong where."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tortuga
from tests.contract.setups import Setup
from tortuga.kernel.record import Record

FINISHED = str(Setup("glory-islands", 3, {"wrecks": True}).random_match(5).record)


def rewritten(lines: list[str]) -> str:
    """The same lines with fitting checks: a forger who knows the format."""
    import hashlib

    check, out = "", []
    for line in lines:
        body = json.loads(line)
        body.pop("check", None)
        text = json.dumps(body, separators=(",", ":"), ensure_ascii=False)
        check = hashlib.sha256(check.encode() + text.encode()).hexdigest()[:12]
        out.append(f'{text[:-1]},"check":"{check}"}}')
    return "\n".join(out) + "\n"


def trouble(text: str) -> tortuga.BadRecord:
    with pytest.raises(tortuga.BadRecord) as error:
        tortuga.replay(text)
    return error.value


def test_a_record_reads_like_a_story() -> None:
    lines = FINISHED.splitlines()
    assert json.loads(lines[0])["game"] == "glory-islands"
    assert json.loads(lines[1])["do"].startswith("play ")
    assert json.loads(lines[-1])["end"] is True
    assert rewritten(lines) == FINISHED


def test_a_cut_line_is_named() -> None:
    lines = FINISHED.splitlines()
    error = trouble("\n".join([*lines[:8], lines[8][:20]]))
    assert error.line == 9
    assert "cut or damaged" in error.reason


def test_a_changed_line_is_named() -> None:
    lines = FINISHED.splitlines()
    lines[6] = lines[6].replace('"seat":', '"seat": ', 1)
    error = trouble("\n".join(lines))
    assert error.line == 7
    assert "changed" in error.reason


def test_a_line_that_was_taken_out_is_noticed_where_it_is_missing() -> None:
    lines = FINISHED.splitlines()
    del lines[6]
    assert trouble("\n".join(lines)).line == 7


def test_a_forged_action_is_refused_by_the_rules() -> None:
    lines = FINISHED.splitlines()
    lines[4] = json.dumps({"seat": 0, "do": "sail 9"})
    error = trouble(rewritten(lines))
    assert error.line == 5
    assert "not legal" in error.reason


def test_a_forged_outcome_is_refused_by_the_dice() -> None:
    lines = FINISHED.splitlines()
    at = next(i for i, line in enumerate(lines) if "treasure" in line)
    body = json.loads(lines[at])
    kinds = ["ruby", "spice", "emerald", "crown", "doubloon"]
    body["chance"] = [f"treasure {kinds[(kinds.index(words.split()[1]) + 1) % 5]}" for words in body["chance"]]
    lines[at] = json.dumps(body)
    error = trouble(rewritten(lines))
    assert error.line == at + 1
    assert "chance gave" in error.reason


def test_another_secret_is_not_the_committed_one() -> None:
    lines = FINISHED.splitlines()
    body = json.loads(lines[-1])
    body["secret"] = "00" * 32
    lines[-1] = json.dumps(body)
    error = trouble(rewritten(lines))
    assert error.line == len(lines)
    assert "committed" in error.reason


def test_wrong_scores_are_noticed() -> None:
    lines = FINISHED.splitlines()
    body = json.loads(lines[-1])
    body["scores"][0] += 1
    lines[-1] = json.dumps(body)
    assert trouble(rewritten(lines)).line == len(lines)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("rules", "0.1", "rules 0.1"),
        ("data", "0123", "other data"),
        ("tortuga", 99, "format 99"),
        ("players", 7, "not 7"),
        ("options", {"kraken": True}, "kraken"),
        ("names", ["Anna"], "1 names for 3"),
        ("chance", ["treasure ruby"], "written"),
        ("flavour", "sweet", "flavour"),
    ],
)
def test_a_header_of_other_rules_is_refused(field: str, value: object, words: str) -> None:
    lines = FINISHED.splitlines()
    body = json.loads(lines[0])
    body[field] = value
    lines[0] = json.dumps(body)
    error = trouble(rewritten(lines))
    assert error.line == 1
    assert words in error.reason


@pytest.mark.parametrize("text", ["", "hello", "[]", '{"a":1}', '{"a":1,"check":"x"}', "null\n", "\x00"])
def test_what_is_no_record_is_refused_on_its_first_line(text: str) -> None:
    assert trouble(text).line == 1


def test_something_after_the_end_is_refused() -> None:
    lines = FINISHED.splitlines()
    assert trouble(rewritten([*lines, lines[1]])).line == len(lines) + 1


def test_the_good_part_of_a_damaged_record_is_kept() -> None:
    lines = FINISHED.splitlines()
    lines[10] = lines[10][:-9]
    record, error = Record.salvage("\n".join(lines))
    assert error is not None
    assert error.line == 11
    assert len(record.entries) == 9
    assert len(tortuga.replay(record).entries) == 9


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\xff\xff")
    with pytest.raises(tortuga.BadRecord):
        Record.read(file)


def test_a_running_match_keeps_the_secret_of_its_dice() -> None:
    match = Setup("glory-islands", 3, {}).random_match(5, decisions=9)
    assert "secret" not in str(match.record)
    assert match.record.header.dice in str(match.record)
    save = match.save
    assert save.ending is not None
    assert save.ending.secret


def test_a_record_without_its_secret_cannot_be_played_on_where_chance_comes() -> None:
    match = tortuga.replay(str(Setup("glory-islands", 2, {}).random_match(5, decisions=9).record))

    def play_on() -> None:
        while not match.over:
            question = match.decisions[0]
            match.choose(question.seat, match.options(question.seat)[0])

    with pytest.raises(tortuga.NotOffered, match="does not know its dice"):
        play_on()
