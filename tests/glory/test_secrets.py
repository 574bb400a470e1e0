"""What others learn, and what they do not, where an answer or a silence could tell something."""

from __future__ import annotations

from tests.clauses import clause
from tests.glory.table import GAME, TABLES, Table
from tortuga.games.glory.rules.turn import NextTurn
from tortuga.games.glory.state import FACE_DOWN
from tortuga.kernel.dice import FastDice


def same_to(table: Table, seat: int, other: Table) -> bool:
    for one in (table, other):
        one.s.agenda = [NextTurn(), *one.s.agenda[1:]]
    return GAME.view(table.s, seat) == GAME.view(other.s, seat)


@clause("GL-10.1", "GL-4e.2")
def test_worlds_that_differ_in_what_another_saw_look_the_same() -> None:
    tables = [Table("knight", "seer").land(0, "h1", f"quest {quest}") for quest in ("omens", "tithe")]
    assert same_to(tables[0], 1, tables[1])
    assert not same_to(tables[0], 0, tables[1])
    tables = [Table("knight", "seer").land(0, "k1", f"lair {card}") for card in ("deep-one", "old-worm")]
    assert same_to(tables[0], 1, tables[1])


@clause("GL-10.1")
def test_progress_is_secret() -> None:
    quests = ("omens", "tithe")
    tables = [Table("knight", "seer").quest("larkspur", quest, 0).land(0, "f4", "fate mud") for quest in quests]
    assert same_to(tables[0], 1, tables[1])


@clause("GL-10.1")
def test_the_tithe_is_asked_among_the_goods() -> None:
    tables = [Table("knight", "seer").quest("larkspur", quest, 0).land(0, "f6") for quest in ("omens", "tithe")]
    assert [table.asks().split()[3] for table in tables] == ["lucky-coin", "tithe"]
    assert same_to(tables[0], 1, tables[1])


@clause("GL-10.1")
def test_arriving_where_a_known_quest_lies_cannot_be_undone() -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", 0).at("g1", 0).turn(0, "movement 1").do("roll on")
    table.do("move h1")
    assert table.match.why_not_undo(0)


@clause("GL-10.2")
def test_an_asked_rival_has_done_the_quest_in_every_imagined_world() -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", 0, done=True).land(0, "h1")
    table.s.agenda = [NextTurn(), *table.s.agenda[1:]]
    for seed in range(10):
        world = GAME.imagine(TABLES, table.view(1), FastDice(seed))
        quest = world.quest_at[0]  # type: ignore[attr-defined]
        assert world.progress[quest] > 1000  # type: ignore[attr-defined]


@clause("GL-10.1")
def test_a_spectator_sees_no_notes() -> None:
    view = Table("knight", "seer").quest("larkspur", "omens", 0, 1).view(-1)
    assert (view.quests[0], view.notes, view.progress) == (FACE_DOWN, [], [[], []])


@clause("GL-5.3")
def test_a_spectator_sees_what_lies_face_up() -> None:
    view = Table("knight", "seer").quest("larkspur", "omens", up=True).view(-1)
    assert view.quests[0] >= 0
    view = Table("knight", "seer").land(0, "k1", "lair deep-one").do("lair first", "strike 3, monster 3").view(-1)
    assert view.lairs[0] == view.foe - TABLES.first_lair
