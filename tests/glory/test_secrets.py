"""What others learn, and what they do not, where an answer or a silence could tell something."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory.table import FOES, GAME, LAIR, QUESTS, TABLES, Table
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.movement import NextTurn
from tortuga.games.glory.state import DONE, FACE_DOWN, TOWNS, UNSEEN
from tortuga.kernel.dice import FastDice, WrongOutcome


def same_to(table: Table, seat: int, other: Table) -> bool:
    for one in (table, other):
        one.s.agenda = [NextTurn(), *one.s.agenda[1:]]
    return bool(GAME.view(table.s, seat) == GAME.view(other.s, seat))


@clause("GL-10.1", "GL-4e.2")
def test_worlds_that_differ_in_what_another_saw_look_the_same() -> None:
    tables = [Table("knight", "seer").land(0, "h1", f"quest {quest}") for quest in ("omens", "tithe")]
    assert same_to(tables[0], 1, tables[1])
    assert not same_to(tables[0], 0, tables[1])
    tables = [Table("knight", "seer").land(0, "k1", f"lair {card}") for card in ("storm-roc", "harpy-queen")]
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


@clause("GL-10.1", "GL-4e.2")
def test_a_toll_that_cannot_be_paid_is_not_told_by_silence() -> None:
    tables = [Table("knight", "seer").lair("sunken-vault", card, 0) for card in ("bone-king", "deep-one")]
    for table in tables:
        table.s.coins[0] = 0
        table.land(0, "a11")
    assert [table.asks() for table in tables] == ["0: lair on", "0: lair on first"]
    assert same_to(tables[0], 1, tables[1])
    assert same_to(tables[0], -1, tables[1])


@clause("GL-10.1", "GL-4f.3")
def test_whether_a_quest_is_done_is_not_told_by_a_question() -> None:
    tables = [Table("knight", "seer").quest("larkspur", "omens", 0, done=done).land(0, "h1") for done in (True, False)]
    assert [table.asks() for table in tables] == ["0: claim no yes", "0: claim no"]
    assert same_to(tables[0], 1, tables[1])
    tables = [Table("knight", "seer").quest("larkspur", "omens", 0, done=done).land(0, "h1") for done in (True, False)]
    for table in tables:
        table.do("claim no").s.open = []
    assert same_to(tables[0], 1, tables[1])


@clause("GL-10.1")
@pytest.mark.parametrize("up", [False, True])
def test_a_claim_cannot_be_undone_but_the_way_to_it_can(up: bool) -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", 0, done=True, up=up).at("g1", 0)
    table.turn(0, "movement 1").do("roll on").do("move h1")
    assert not table.match.why_not_undo(0)  # nobody has learned anything
    table.do("claim yes")
    assert table.match.why_not_undo(0)


@clause("GL-10.1")
def test_the_tithe_is_not_told_where_nothing_can_be_bought() -> None:
    quests = ("omens", "tithe")
    tables = [Table("knight", "seer").market("").quest("larkspur", quest, 0).land(0, "f6") for quest in quests]
    assert [table.asks() for table in tables] == ["0: buy done", "0: buy done tithe"]
    assert same_to(tables[0], 1, tables[1])
    table = Table("knight", "seer").market("").quest("larkspur", "tithe", 0)
    table.s.coins[0] = 2
    assert table.land(0, "f6").asks() == "0: rest no yes"  # everybody knows that 2 coins are not enough


@clause("GL-10.2")
def test_imagined_rivals_have_done_what_everybody_saw_them_flip() -> None:
    table = Table("knight", "seer", "golem").quest("larkspur", "omens", 0, done=True).land(0, "h1").do("claim yes")
    table.quest("hoarfen", "escort", 0).s.agenda, table.s.open = [NextTurn()], []
    for seed in range(10):
        world = GAME.imagine(TABLES, table.view(1), FastDice(seed))
        progress = [world.progress[quest] for quest in (world.quest_at[0], world.quest_at[6])]
        assert progress == [DONE, 0]


@clause("GL-10.1")
def test_a_spectator_sees_no_notes() -> None:
    view = Table("knight", "seer").quest("larkspur", "omens", 0, 1).view(-1)
    assert (view.quests[0], view.notes, view.progress) == (FACE_DOWN, [], [[], []])


@clause("GL-5.3")
def test_a_spectator_sees_what_lies_face_up() -> None:
    view = Table("knight", "seer").quest("larkspur", "omens", up=True).view(-1)
    assert view.quests[0] >= 0
    view = Table("knight", "seer").land(0, "k1", "lair griffin-mother").do("lair first", "strike 3, monster 3").view(-1)
    assert view.lairs[0] == view.foe - TABLES.first_lair


@clause("GL-10.1")
def test_notes_are_kept_and_shown_to_nobody_else() -> None:
    table = (
        Table("knight", "seer", "golem").land(0, "h1", "quest omens").land(0, "h4").do("look eyrie", "lair harpy-queen")
    )
    omens, queen = QUESTS["omens"], FOES["harpy-queen"] - TABLES.first_lair
    assert table.view(0).notes == [[0, omens, 0], [TOWNS + LAIR["eyrie"], queen, 0]]
    for seat in (-1, 1, 2):
        view = table.view(seat)
        assert (view.notes, view.quests[0], view.lairs[0]) == ([], FACE_DOWN, FACE_DOWN)
        assert view.progress[0] == []
        assert view.seen[0] == 1 | 1 << TOWNS  # that the hero looked, everybody sees
    table.land(0, "f4", "fate mud")
    assert table.view(0).notes[0] == [0, omens, 1]


@clause("GL-10.1")
def test_a_peek_anywhere() -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", 0)
    table.run(DrawFate(0), "fate ravens-eye")
    assert table.asks().split()[2:] == [name.lower() for name in TABLES.towns[1:]]  # not what was seen already
    assert table.refused("peek larkspur") == "GL-10.1 There is nothing to peek at"
    table.do("peek hoarfen", "quest escort")
    assert table.asks() == "0: peek eyrie furnace sunken-vault ice-hollow"
    table.do("peek furnace", "lair old-worm")
    assert len(table.view(0).notes) == 3


@clause("GL-10.2")
def test_a_card_gets_its_face_when_somebody_looks() -> None:
    table = Table("knight", "seer").land(0, "h1", "quest omens")
    assert (len(table.s.quest_pool), table.s.quest_at[1]) == (13, FACE_DOWN)
    with pytest.raises(WrongOutcome):
        table.land(0, "k4", "quest omens")  # it lies in Larkspur


@clause("GL-10.1", "GL-10.2")
def test_what_others_saw_is_imagined_among_what_one_has_not_seen() -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", 0, 1).quest("hoarfen", "escort", 0)
    table.lair("eyrie", "harpy-queen", 0)
    table.s.agenda = [NextTurn()]
    found = set()
    for seed in range(60):
        world = GAME.imagine(TABLES, table.view(1), FastDice(seed))
        found.add(world.quest_at[6])
        assert world.quest_at[0] == QUESTS["omens"]
        assert world.quest_at[1] == FACE_DOWN
        assert world.lair_at[0] >= 0
        quest = world.quest_at[6]
        assert world.progress[quest] != UNSEEN
    assert found == set(range(14)) - {QUESTS["omens"]}


@clause("GL-2.3", "GL-10.2")
def test_each_lair_has_cards_of_its_own() -> None:
    homes = {
        "eyrie": {"storm-roc", "griffin-mother", "harpy-queen"},
        "furnace": {"ember-tyrant", "forge-giant", "old-worm"},
        "sunken-vault": {"fen-hydra", "bone-king", "deep-one"},
        "ice-hollow": {"frost-queen", "rime-troll", "mirror-self"},
    }
    for lair, words in homes.items():
        space = TABLES.space_words[TABLES.lair_at[LAIR[lair]]]
        for word, number in FOES.items():
            if number >= TABLES.first_lair and word not in words:
                with pytest.raises(WrongOutcome):
                    Table("knight", "seer").land(0, space, f"lair {word}")
        found = set()
        table = Table("knight", "seer").lair(lair, sorted(words)[0], 0)
        table.s.agenda = [NextTurn()]
        for seed in range(40):
            world = GAME.imagine(TABLES, table.view(1), FastDice(seed))
            found.add(TABLES.foes[TABLES.first_lair + world.lair_at[LAIR[lair]]].word)
        assert found == words
