"""A table is the fold of its entries: seats, start, moves, undo, clocks, bots, the end."""

from __future__ import annotations

import msgspec
import pytest

import tortuga
from tests.table.people import ANNA, BETH, CONNOR, Sitting, keys, looks, spec, three
from tortuga.kernel.dice import FastDice
from tortuga.kernel.errors import NotOffered
from tortuga.store.acts import Ended, Entry
from tortuga.table import commands as c
from tortuga.table.opening import open_again, open_record, open_table
from tortuga.table.spec import Clock, SeatSpec, TableSpec, clean
from tortuga.table.table import BrokenTable, FrozenTable, StaleTable, Table, old_record


def refused(sitting: Sitting, who: c.Who, command: c.AnyCommand, reason: str) -> None:
    before = looks(sitting.table)
    with pytest.raises(tortuga.NotOffered, match=reason):
        sitting.do(who, command)
    assert looks(sitting.table) == before


def test_a_table_begins_when_all_seats_are_taken_and_ready() -> None:
    sitting = Sitting(spec("me", "open", "invite", "bot"))
    sitting.sit(BETH)
    with pytest.raises(tortuga.NotOffered, match="No open seat"):
        sitting.sit(CONNOR)
    with pytest.raises(tortuga.NotOffered, match="invitation"):
        sitting.sit(CONNOR, seat=2)
    sitting.sit(CONNOR, invited=2, ready=False)
    assert not sitting.table.asked
    sitting.do(CONNOR, c.BeReady(key="r", salt="mine"))
    assert sitting.table.stage == "running"
    assert [seat.name for seat in sitting.table.seats] == ["Anna", "Beth", "Connor", "Green"]
    assert sitting.table.salts == "\n\nmine\n"
    refused(sitting, CONNOR, c.BeReady(key="r", salt="other"), "has begun")


def test_the_fold_of_the_entries_is_the_table() -> None:
    sitting = three(clock=Clock("bank", 600, 5))
    for seed in range(12):
        sitting.play(9, seed)
        for who in (ANNA, BETH, CONNOR):
            try:
                sitting.do(who, c.Undo(key=next(keys)))
            except tortuga.NotOffered:
                sitting.do(who, c.Say(key=next(keys), text=f"no {seed}"))
        text = msgspec.json.encode(sitting.entries)
        sitting.entries = msgspec.json.decode(text, type=list[Entry])
        assert looks(sitting.again()) == looks(sitting.table)


def test_a_snapshot_and_the_entries_after_it_are_the_table() -> None:
    sitting = three(clock=Clock("move", 60))
    taken = 0
    while sitting.table.stage == "running":
        sitting.play(3, sitting.now)
        frozen = sitting.table.freeze()
        if frozen is not None and sitting.table.stage == "running":
            text = msgspec.json.encode(frozen)
            start = len(sitting.entries)
            sitting.play(7, sitting.now)
            loaded = Table.load(sitting.table.row, msgspec.json.decode(text, type=FrozenTable), sitting.entries[start:])
            assert looks(loaded) == looks(sitting.table)
            taken += 1
    assert taken > 3


def test_a_finished_game_can_be_read_without_its_rules() -> None:
    sitting = three(stand_in="random")
    sitting.do(BETH, c.HandOver(key="h", bot="random"))
    while sitting.table.stage == "running":
        seat = sitting.table.asked[0]
        match = sitting.table.match
        assert match is not None
        action = match.options(seat)[0].id
        if sitting.table.seats[seat].bot:
            sitting.entries.append(sitting.table.bot_does(seat, action, sitting.now))
        else:
            sitting.choose((ANNA, BETH, CONNOR)[seat], action)
    frozen, match = sitting.table.freeze(), sitting.table.match
    assert frozen is not None
    assert match is not None
    ended = sitting.entries[-1].acts[-1]
    assert isinstance(ended, Ended)
    assert str(old_record(sitting.table.row, frozen, ended)) == str(match.record)


def test_a_finished_game_can_be_proved_from_its_record() -> None:
    sitting = Sitting(spec("me", "open", "invite"), salt="pepper")
    sitting.sit(BETH, salt="salt")
    sitting.sit(CONNOR, invited=2)
    promised = sitting.table.commitment
    sitting.play(10_000)
    assert sitting.table.stage == "over"
    assert sitting.table.match is not None
    record = tortuga.Record.parse(str(sitting.table.match.record))
    assert record.header.dice == promised
    assert record.header.salts == "pepper\nsalt\n"
    again = tortuga.replay(record)
    assert again.scores == sitting.table.match.scores
    text = str(record).replace("pepper", "popper")
    with pytest.raises(tortuga.BadRecord):
        tortuga.replay(text)
    changed = msgspec.structs.replace(record.header, salts="others")
    with pytest.raises(tortuga.BadRecord, match="chance gave"):
        tortuga.replay(tortuga.Record(changed, record.entries, record.ending))


def test_only_the_own_seat_and_only_what_is_offered() -> None:
    sitting = three()
    refused(sitting, ANNA, c.Do(key="a", action="sail 2"), "not asked for now")
    refused(sitting, ANNA, c.Do(key="a", action="play red-3-3w", seat=1), "Seat 1 is not yours")
    refused(sitting, c.Who("eve", "eve"), c.Do(key="a", action="play red-3-3w"), "do not sit")
    refused(sitting, c.NOBODY, c.Say(key="a", text="hi"), "do not sit")
    refused(sitting, ANNA, c.Undo(key="a"), "Nothing has been done")
    refused(sitting, ANNA, c.Say(key="a", text=" \u202e\x07 "), "nothing in that message")
    refused(sitting, BETH, c.Close(key="a"), "Only whoever opened")
    refused(sitting, ANNA, c.Close(key="a"), "not begun")
    refused(sitting, ANNA, c.TakeBack(key="a"), "play this seat yourself")
    refused(sitting, ANNA, c.AnswerUndo(key="a", agree=True), "Nobody asks")
    refused(sitting, ANNA, c.HandOver(key="a", of=1), "not gone")
    refused(sitting, ANNA, c.HandOver(key="a", bot="gredy"), "Did you mean 'greedy'")


def test_simultaneous_choices_come_in_any_order() -> None:
    one, other = three(), three()
    for sitting, order in ((one, (0, 1, 2)), (other, (2, 0, 1))):
        for seat in order:
            card = ["red-3-3w", "yellow-3-4b", "blue-1-4b"][seat]
            sitting.choose([ANNA, BETH, CONNOR][seat], f"play {card}")
    assert one.table.match is not None
    assert other.table.match is not None
    assert one.table.match.view(-2) == other.table.match.view(-2)


def test_undo_beyond_the_rule_needs_everybody() -> None:
    sitting = three()
    for seat, card in enumerate(["red-3-3w", "yellow-3-4b", "blue-1-4b"]):
        sitting.choose([ANNA, BETH, CONNOR][seat], f"play {card}")
    match = sitting.table.match
    assert match is not None
    refused(sitting, ANNA, c.Undo(key="u"), "can be asked to agree")
    sitting.do(ANNA, c.AskUndo(key="u"))
    refused(sitting, BETH, c.AskUndo(key="v"), "already asking")
    refused(sitting, ANNA, c.AnswerUndo(key="v", agree=True), "agreed already")
    sitting.do(BETH, c.AnswerUndo(key="v", agree=True))
    assert len(match.entries) == 3
    sitting.do(CONNOR, c.AnswerUndo(key="v", agree=True))
    assert sitting.table.match is not None
    assert len(sitting.table.match.entries) == 0
    assert looks(sitting.again()) == looks(sitting.table)
    sitting.play(3)
    sitting.do(ANNA, c.AskUndo(key="u"))
    sitting.do(CONNOR, c.AnswerUndo(key="v", agree=False))
    assert sitting.table.wish is None
    assert len(sitting.table.match.entries) == 3


def test_alone_with_bots_nobody_need_be_asked() -> None:
    sitting = Sitting(spec("me", "bot", "bot"))
    table = sitting.table
    assert table.match is not None
    sitting.choose(ANNA, table.match.options(0)[0].text)
    for seat in (1, 2):
        sitting.entries.append(table.bot_does(seat, table.match.options(seat)[0].id, sitting.now))
    sitting.do(ANNA, c.AskUndo(key="u"))
    assert table.match.entries == []
    assert looks(sitting.again()) == looks(table)


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot() -> None:
    sitting = three(clock=Clock("move", 30))
    table = sitting.table
    assert table.wake == sitting.now + 30_000
    assert table.flag(sitting.now + 29_999) is None
    sitting.choose(ANNA, table.match.options(0)[0].text)  # type: ignore[union-attr]
    entry = table.flag(sitting.now + 30_000)
    assert entry is not None
    sitting.entries.append(entry)
    assert [seat.bot for seat in table.seats] == ["", "mate", "mate"]
    assert table.wake == 0
    sitting.now = entry.at
    refused(sitting, BETH, c.Do(key="x", action="play yellow-3-4b"), "take it back first")
    sitting.do(BETH, c.TakeBack(key="x"))
    sitting.choose(BETH, "play yellow-3-4b")
    assert looks(sitting.again()) == looks(table)


def test_a_bank_of_time_is_used_up_once() -> None:
    sitting = three(clock=Clock("bank", 10, 2))
    table = sitting.table
    sitting.choose(ANNA, table.match.options(0)[0].text)  # type: ignore[union-attr]
    assert table.clocks.left[0] == 11_000
    entry = table.flag(sitting.now + 60_000)
    assert entry is not None
    sitting.entries.append(entry)
    sitting.now = entry.at
    refused(sitting, BETH, c.TakeBack(key="x"), "used up")
    assert looks(sitting.again()) == looks(table)


def test_a_seat_whose_person_is_gone_is_handed_over_and_taken_back() -> None:
    sitting = three()
    sitting.now += 200_000
    sitting.do(ANNA, c.HandOver(key="h", of=1, bot="random"))
    assert sitting.table.bots_asked == [1]
    sitting.do(BETH, c.TakeBack(key="t"))
    sitting.do(BETH, c.Leave(key="l"))
    refused(sitting, BETH, c.Say(key="s", text="hi"), "do not sit")
    sitting.do(ANNA, c.HandOver(key="h2", of=1))
    sitting.sit(BETH)
    assert sitting.table.seats[1].bot == ""
    assert looks(sitting.again()) == looks(sitting.table)


def test_the_same_people_play_again_with_new_dice() -> None:
    sitting = three()
    sitting.play(10_000)
    table, _ = open_again(sitting.table, "beth", sitting.now)
    assert [seat.guest for seat in table.seats] == ["anna", "beth", "connor"]
    assert table.commitment != sitting.table.commitment
    for who in (ANNA, BETH, CONNOR):
        table.perform(c.BeReady(key="r", salt=who.id), who, sitting.now)
    assert table.stage == "running"
    assert table.salts == "anna\nbeth\nconnor"


def test_a_finished_game_of_elsewhere_is_taken_in() -> None:
    sitting = three()
    sitting.play(10)
    assert sitting.table.match is not None
    with pytest.raises(tortuga.BadRecord, match="only a finished game"):
        open_record(str(sitting.table.match.record), "eve", 5)
    sitting.play(10_000)
    table, entry = open_record(str(sitting.table.match.record), "eve", 5)
    assert table.stage == "over"
    assert table.commitment == sitting.table.commitment
    assert looks(Table.load(table.row, None, [entry])) == looks(table)
    with pytest.raises(tortuga.NotOffered, match="closed"):
        table.sit(c.Sit(key="x", seat=0), "eve", "Eve", None, 9)


def test_a_game_of_other_rules_says_so() -> None:
    sitting = three()
    old = msgspec.structs.replace(sitting.table.row, rules="0.1")
    with pytest.raises(StaleTable, match=r"begun with rules 0\.1"):
        Table.load(old, None, sitting.entries)
    sitting.play(200)
    while (frozen := sitting.table.freeze()) is None:
        sitting.play(1, seed=sitting.table.number)
    with pytest.raises(StaleTable, match=r"begun with rules 0\.1"):
        Table.load(old, msgspec.structs.replace(frozen, rules="0.1"), [])


def test_a_table_that_has_not_begun_goes_with_the_rules() -> None:
    sitting = Sitting(spec("me", "open", options={"wrecks": True}))
    old = msgspec.structs.replace(sitting.table.row, rules="0.1", spec=spec("me", "open"))  # options were unknown then
    sitting.table = Table.load(old, None, sitting.entries)
    assert sitting.table.stage == "gathering"
    sitting.sit(BETH)
    sitting.play(60)
    table = sitting.table
    assert (table.stage, table.rules) == ("running", table.game.edition)
    assert looks(sitting.again()) == looks(table)
    while (frozen := table.freeze()) is None:
        sitting.play(1, seed=table.number)
    assert looks(Table.load(table.row, frozen, [])) == looks(table)


def test_entries_that_do_not_fit_are_noticed() -> None:
    sitting = three()
    sitting.play(20)
    del sitting.entries[5]
    with pytest.raises(BrokenTable, match="entry 7 after 5"):
        sitting.again()


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (spec("me"), "2 to 4 players"),
        (spec("me", "me"), "Only one seat can be yours"),
        (spec("me", "open", options={"wreks": True}), "Did you mean 'wrecks'"),
        (spec("me", "open", clock=Clock("move", 0)), "at least one second"),
        (TableSpec(game="glory-islands", seats=[SeatSpec("me"), SeatSpec("bot", "", "gredy")]), "no bot 'gredy'"),
        (TableSpec(game="glory-islands", seats=[SeatSpec("me"), SeatSpec("open", "", "random")]), "has no bot"),
        (spec("me", "open", game="chess"), "no game 'chess'"),
    ],
)
def test_what_cannot_be_set_up_is_refused(wanted: TableSpec, reason: str) -> None:
    with pytest.raises(tortuga.TortugaError, match=reason):
        open_table(wanted, "anna", "Anna", 1)


def test_names_are_cleaned_and_told_apart() -> None:
    assert clean("  Ann\x1b[31ma \u202e\n  B ", 40) == "Ann[31ma B"
    assert clean("x" * 99, 40) == "x" * 40
    sitting = Sitting(spec("me", "open"))
    sitting.sit(BETH, name="ANNA")
    assert sitting.table.seats[1].name == "ANNA 2"
    sitting.do(BETH, c.Rename(key="n", name="Zoë"))
    assert sitting.table.match is not None
    assert sitting.table.match.names[:2] == ["Anna", "Zoë"]


def test_what_is_new_in_the_log_since_an_entry() -> None:
    sitting = three()
    table = sitting.table
    sitting.play(8)
    assert table.match is not None
    before = table.number, len(table.match.events)
    assert table.log_since(table.number) == len(table.match.events)
    seat = table.asked[0]
    who = [ANNA, BETH, CONNOR][seat]
    sitting.choose(who, table.match.options(seat)[0].text)
    assert table.log_since(before[0]) == before[1]
    assert table.log_since(0) == table.log_since(999) == 0
    sitting.do(ANNA, c.AskUndo(key="u", to=0))
    for who in (BETH, CONNOR):
        sitting.do(who, c.AnswerUndo(key="u", agree=True))
    assert table.log_since(before[0]) == len(table.match.events) < before[1]


def test_a_table_around_a_match_with_dice_by_hand() -> None:
    """What the terminal plays at: people at one screen and bots, and outcomes that people tell."""
    match = tortuga.new("glory-islands", 3, hand_dice=True, sitting=["human", "human", "bot:random"])
    table = Table.around(match, "anna")
    assert [bool(seat.guest) for seat in table.seats] == [True, True, False]
    told = 0
    luck = FastDice(3)
    while match.roll is not None or len(match.entries) < 40:
        if match.roll is not None:
            assert table.asked == []
            words = match.roll.words
            table.enter(words[luck.below(len(words))], ANNA, 0)
            told += 1
            continue
        seat = table.asked[0]
        options = match.options(seat)
        action = options[luck.below(len(options))].id
        before = len(match.entries)
        if seat == 2:
            with pytest.raises(NotOffered, match="not yours"):
                table.perform(c.Do(key="k", seat=2, action=action), ANNA, 0)
            entry = table.bot_does(seat, action, 0)
        else:
            with pytest.raises(NotOffered, match="do not sit"):
                table.perform(c.Do(key="k", seat=seat, action=action), BETH, 0)
            entry = table.perform(c.Do(key="k", seat=seat, action=action), ANNA, 0)
        assert len(entry.acts) == len(match.entries) - before
    assert told > 3
    assert tortuga.replay(match.save).view(0) == match.view(0)


def test_a_link_opens_the_seat_only_while_its_person_holds_it() -> None:
    sitting = Sitting(spec("me", "open", "open"))
    sitting.sit(BETH)
    link = c.Who("link", seat=1, tab=sitting.table.row.id, holder="beth")
    assert sitting.table.seats_of(link) == [1]
    assert sitting.table.seats_of(c.Who("link", seat=1, tab="another", holder="beth")) == []
    assert sitting.table.seats_of(c.Who("link", seat=1, tab=sitting.table.row.id)) == []
    left = sitting.do(BETH, c.Leave(key="away"))
    assert left.ends_links_of(1)
    assert not left.ends_links_of(0)
    sitting.sit(CONNOR, seat=1)
    assert sitting.table.seats_of(link) == []
    refused(sitting, link, c.Say(key="a", text="hi"), "do not sit")
