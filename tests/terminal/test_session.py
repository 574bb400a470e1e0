"""Sessions: who is asked, bots, saving, and where files lie."""

from __future__ import annotations

from pathlib import Path

import pytest

import tortuga
from tests.terminal.screens import ALONE, TOGETHER, session
from tortuga.kernel.machine import SPECTATOR
from tortuga.terminal.session import (
    GameBroke,
    NotSaved,
    Session,
    lit,
    matching,
    new_save,
    newest_save,
    option_numbers,
    save_folder,
)


def test_bots_wait_for_people_who_are_asked_at_the_same_time() -> None:
    table = session(*ALONE)
    assert table.step_bots() is None
    asked = table.asked()
    assert asked is not None
    table.answer(asked, asked.choices[0])
    assert table.step_bots() == 1
    table.undo()
    assert table.asked() is not None
    assert table.step_bots() is None


def test_a_bot_gets_the_options_of_its_decision() -> None:
    match = session(*ALONE).match
    first, options = option_numbers(match, 1, "PlayCard")
    assert first == 0
    assert options == [6, 7, 8, 9, 10, 11]
    for seat in range(3):
        match.choose(seat, match.options(seat)[2])
    question = match.decisions[0]
    first, options = option_numbers(match, question.seat, question.kind)
    assert options == [1, 2, 3]
    assert [option.id for option in match.options(question.seat)] == [first + number for number in options]


def test_the_same_seed_plays_the_same_game() -> None:
    def record() -> str:
        table = session("bot:greedy", "bot:random", "bot:random")
        for _ in range(40):
            table.step_bots()
        return str(table.match.record)

    assert record() == record()


def test_an_unknown_bot_or_seat_is_named() -> None:
    with pytest.raises(tortuga.NoSuchBot, match="Did you mean 'greedy'"):
        session("human", "bot:gredy", "human")
    with pytest.raises(tortuga.BadOption, match="neither human nor bot"):
        session("human", "robot", "human")


def test_eyes_are_private_only_for_the_one_who_is_asked() -> None:
    table = session("human", "human", "bot:random")
    assert table.eyes == SPECTATOR
    assert table.curtain_for == 0
    assert table.asked() is None
    table.sit(0)
    assert table.eyes == 0
    asked = table.asked()
    assert asked is not None
    table.answer(asked, asked.choices[5])
    assert table.eyes == SPECTATOR
    assert table.curtain_for == 1


def test_typed_text() -> None:
    asked = session(*ALONE).asked()
    assert asked is not None

    def texts(typed: str) -> list[str]:
        return [choice.text for choice in matching(asked, typed)]

    assert texts("1") == ["play red-1-2b"]
    assert texts("  PLAY   red-5 ") == ["play red-5-4b"]
    assert texts("red-3-3w") == ["play red-3-3w"]
    assert texts("red 4") == ["play red-4-1b"]
    assert len(texts("play")) == 6
    assert texts("") == texts("x") == []


def test_the_cursor_is_lit_apart() -> None:
    table = session(*ALONE)
    for seat, card in enumerate(["red-3-3w", "yellow-1-1b", "blue-1-4b"]):
        table.match.choose(seat, f"play {card}")
    asked = table.asked()
    assert asked is not None
    lights = lit(asked, asked.choices[1])
    assert lights["sea"] == {1, 2, 3}
    assert lights["here:sea"] == {2}
    assert lit(None, None) == {}


# -- files


def test_every_action_is_saved_and_taking_all_back_leaves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.tortuga"
    table = session(*ALONE, file=file)
    table.answer_typed(table.asked(), "1")  # type: ignore[arg-type]
    assert len(tortuga.Record.read(file).entries) == 1
    table.undo()
    assert not list(tmp_path.iterdir())
    assert table.save() is None


def test_a_finished_game_becomes_a_record(tmp_path: Path) -> None:
    table = session("bot:random", "bot:random", "bot:random", file=tmp_path / "game.tortuga")
    while not table.over:
        table.step_bots()
    assert table.record_file == tmp_path / "records" / "game.tortuga"
    assert [file.name for file in tmp_path.iterdir()] == ["records"]
    record = tortuga.Record.read(table.record_file)
    assert record.ending is not None
    assert record.ending.end
    assert table.save() == table.record_file  # saving once more does no harm


def test_a_folder_that_is_a_file_is_one_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TORTUGA_HOME", str(tmp_path / "file"))
    with pytest.raises(NotSaved, match="cannot be saved"):
        save_folder()
    table = session(*ALONE, file=tmp_path / "file" / "x.tortuga")
    table.answer_typed(table.asked(), "1")  # type: ignore[arg-type]
    with pytest.raises(NotSaved):
        table.save()


def test_where_saves_lie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORTUGA_HOME", str(tmp_path / "home"))
    assert newest_save() is None
    assert save_folder() == tmp_path / "home"
    first = new_save("glory-islands")
    assert first.name.startswith("glory-islands-")
    assert first.suffix == ".tortuga"
    first.write_text("")
    second = new_save("glory-islands")
    assert second != first
    assert newest_save() == first
    monkeypatch.delenv("TORTUGA_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert save_folder().name == "tortuga"


def test_a_bot_that_cheats_is_a_mistake_not_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session("bot:random", "bot:random", "bot:random")
    monkeypatch.setattr(table.bots[0], "choose", lambda *_: 17)
    with pytest.raises(GameBroke, match="not offered"):
        table.step_bots()
    assert not table.match.entries


def test_a_game_without_a_file_is_not_saved() -> None:
    table = session(*ALONE)
    assert table.save() is None
    assert table.farewell(None) == "This game is not being saved."


def test_resuming_with_other_people_is_the_same_match(tmp_path: Path) -> None:
    table = session(*TOGETHER, file=tmp_path / "game.tortuga")
    table.sit(0)
    table.answer_typed(table.asked(), "1")  # type: ignore[arg-type]
    again = Session(tortuga.replay(tortuga.Record.read(tmp_path / "game.tortuga")), None, 1)
    assert again.humans == [0, 1, 2]
    assert again.asked_humans == [1, 2]
