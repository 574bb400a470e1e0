"""Whole games over the wire."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from pathlib import Path

import tortuga
from tests.server.running import Person, Running, Wire


def three(server: Running, **more: object) -> tuple[str, list[Person]]:
    anna, beth, connor = (server.guest(name) for name in ("Anna", "Beth", "Connor"))
    opened = anna.open("me", "open", "invite", **more)
    table = opened["table"]
    assert beth.sit(table, salt="salz").status_code == 201
    answer = connor.sit(table, invitation=opened["invitations"][0]["token"])
    assert answer.status_code == 201, answer.text
    assert answer.json()["seat"] == 2
    return table, [anna, beth, connor]


def test_three_people_play_a_whole_game_over_websockets(server: Running, tmp_path: Path) -> None:
    table, people = three(server)
    wires = [person.watch(table) for person in people]
    states = [wire.hear("state") for wire in wires]
    commitment = states[0]["commitment"]
    luck = random.Random(1)
    moves = 0
    logs: list[list[str]] = [[line["text"] for line in state["log"]] for state in states]
    while states[0]["stage"] == "running":
        seat = luck.choice([seat for seat, state in enumerate(states) if state["options"]])
        wires[seat].say(type="do", key=f"k{moves}", action=luck.choice(states[seat]["options"])["text"])
        answer = wires[seat].hear("state")
        number = answer["number"]
        assert wires[seat].hear("ack") == {"type": "ack", "key": f"k{moves}", "number": number}
        states = [answer if i == seat else wire.hear("state") for i, wire in enumerate(wires)]
        assert {state["number"] for state in states} == {number}
        for log, state in zip(logs, states, strict=True):
            del log[state["log_from"] :]
            log += [line["text"] for line in state["log"]]
        moves += 1
    assert moves > 50
    record = people[0].ask("GET", f"/api/tables/{table}/record")
    match = tortuga.replay(record.text)
    assert match.over
    assert match.record.header.dice == commitment
    assert match.record.header.salts == "\nsalz\n"
    assert states[0]["result"]["scores"] == match.scores
    for seat, log in enumerate(logs):
        assert log == [line.text for line in match.log(seat)]
    file = tmp_path / "game.tortuga"
    file.write_text(record.text, encoding="utf-8")
    from tortuga.cli import main

    assert main(["verify", str(file)]) == 0
    for wire in wires:
        wire.close()


def test_somebody_who_was_away_hears_what_was_missed(server: Running) -> None:
    table, people = three(server)
    wire = people[0].watch(table)
    state = wire.hear("state")
    assert wire.do(state["options"][0]["text"])["type"] == "ack"
    wire.close()
    since = state["number"]
    for person in people[1:]:
        person.do(table, "do", action=person.state(table)["options"][0]["text"])
        person.do(table, "say", text="ahoy")
    back = people[0].watch(table, since).hear("state")
    whole = people[0].watch(table).hear("state")
    assert back["log_from"] == len(state["log"])
    assert state["log"] + back["log"] == whole["log"]
    assert [line["text"] for line in back["chat"]] == ["ahoy", "ahoy"]
    assert back["view"] == whole["view"]


def test_one_seat_on_several_devices_and_several_seats_at_one_screen(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open("me", "here")["table"]
    link = anna.ask("POST", f"/api/tables/{table}/seats/1/links").json()["token"]
    phone = Person(server, link)
    both, one = anna.watch(table), phone.watch(table)
    assert [both.hear("state")["seat"], both.hear("state")["seat"]] == [0, 1]
    state = one.hear("state")
    assert state["seat"] == 1
    assert [seat["yours"] for seat in state["seats"]] == [False, True]
    assert one.do(state["options"][0]["text"])["type"] == "ack"
    assert one.do(state["options"][0]["text"], seat=0)["reason"] == "Seat 0 is not yours"
    assert both.do(both.hear("state")["options"][0]["text"], seat=0)["type"] == "ack"
    other = anna.open("me", "here")["table"]
    assert phone.watch(other).hear("state")["seat"] == -1, "the link of a seat is good for that table only"


def test_bots_play_by_themselves_and_stand_in(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open("me", "bot", "bot")["table"]
    wire = anna.watch(table)
    wire.say(type="hand_over", key="h", bot="random")
    while True:
        state = wire.hear("state", timeout=20)
        if state["stage"] == "over":
            break
    assert len(anna.ask("GET", f"/api/tables/{table}/record").text.splitlines()) > 50


def test_a_clock_that_runs_out_hands_over(server: Running) -> None:
    anna, beth = server.guest("Anna"), server.guest("Beth")
    table = anna.open("me", "open", clock={"kind": "move", "seconds": 1}, stand_in="random")["table"]
    beth.sit(table)
    wire = anna.watch(table)
    first = wire.hear("state")
    assert 0 < first["seats"][0]["left"] <= 1000
    while wire.hear("state", timeout=20)["stage"] != "over":
        pass


def test_play_again_and_import_elsewhere(server: Running, tmp_path: Path) -> None:
    anna, beth = server.guest("Anna"), server.guest("Beth")
    table = anna.open("me", "open", stand_in="random")["table"]
    beth.sit(table)
    assert anna.ask("POST", f"/api/tables/{table}/again").status_code == 409
    wire = anna.watch(table)
    for person in (anna, beth):
        assert person.do(table, "hand_over").status_code == 200
    while wire.hear("state", timeout=20)["stage"] != "over":
        pass
    first = anna.ask("POST", f"/api/tables/{table}/again").json()["table"]
    assert beth.ask("POST", f"/api/tables/{table}/again").json()["table"] == first
    assert wire.hear("state")["again"] == first
    for person in (anna, beth):
        assert person.do(first, "ready", salt="x").status_code == 200
    assert anna.state(first)["stage"] == "running"
    record = anna.ask("GET", f"/api/tables/{table}/record").text
    other = Running(tmp_path / "other.sqlite")
    try:
        eve = other.guest("Eve")
        taken = eve.ask("POST", "/api/records", record)
        assert taken.status_code == 201, taken.text
        there = taken.json()["table"]
        assert eve.ask("GET", f"/api/tables/{there}/record").text == record
        info = Person(other, "").ask("GET", f"/api/tables/{there}").json()
        assert info["imported"]
        assert [seat["name"] for seat in info["seats"]] == ["Anna", "Beth"]
        assert eve.ask("POST", "/api/records", record.replace("Anna", "Anne")).status_code == 409
        step = Person(other, "").ask("GET", f"/api/tables/{there}/replay/5").json()
        assert step["actions"] == 5
    finally:
        assert other.stop() == 0


def test_undo_by_rule_and_by_consent(server: Running) -> None:
    table, people = three(server)
    anna = people[0]
    anna.do(table, "do", action=anna.state(table)["options"][0]["text"])
    assert anna.state(table)["why_not_undo"] == ""
    assert anna.do(table, "undo").status_code == 200
    for person in people:
        assert person.do(table, "do", action=person.state(table)["options"][0]["text"]).status_code == 200
    refused = anna.do(table, "undo")
    assert refused.status_code == 409
    assert refused.json()["clause"] == "undo"
    anna.do(table, "ask_undo")
    assert people[1].state(table)["wish"]["seat"] == 0
    for person in people[1:]:
        assert person.do(table, "answer_undo", agree=True).status_code == 200
    assert anna.state(table)["actions"] == 0


def test_a_replay_shows_each_seat_what_it_saw_then(server: Running) -> None:
    table, people = three(server)
    seen = {}
    for _ in range(30):
        state = next(s for p in people if (s := p.state(table))["options"])
        mover = people[state["seat"]]
        mover.do(table, "do", action=state["options"][-1]["text"])
        now = people[0].state(table)
        seen[now["actions"]] = now["view"]
    for step, view in seen.items():
        assert people[0].ask("GET", f"/api/tables/{table}/replay/{step}").json()["view"] == view
    assert server.guest("Eve").ask("GET", f"/api/tables/{table}/replay/3").status_code == 403
    part = people[0].ask("GET", f"/api/tables/{table}/record").json()
    assert {entry["seat"] for entry in part["entries"] if "do" in entry} == {0}
    assert "chance" not in str(part)


def test_games_whose_rules_have_gone(tmp_path: Path) -> None:
    """After an update to other rules: what is over can still be had, what runs says why not, what waits goes on."""
    edition = tortuga.find("glory-islands").edition
    file = tmp_path / "t.sqlite"
    running = Running(file, "--no-rate-limits")
    anna = running.guest("Anna")
    done, half = (anna.open("me", "bot", stand_in="random")["table"] for _ in range(2))
    waiting = anna.open("me", "open")["table"]
    anna.do(done, "hand_over")
    wire = anna.watch(done)
    while wire.hear("state", timeout=20)["stage"] != "over":
        pass
    wire.close()
    record = anna.ask("GET", f"/api/tables/{done}/record").text
    assert running.stop() == 0
    with contextlib.closing(sqlite3.connect(file)) as database:
        for table in ("tables", "snapshots"):
            database.execute(f"""UPDATE {table} SET body = replace(body, '"rules":"{edition}"', '"rules":"0.9"')""")
        database.commit()
    again = Running(file, "--no-rate-limits")
    try:
        anna = Person(again, anna.token)
        old = anna.ask("GET", f"/api/tables/{done}/record")
        assert old.status_code == 200, old.text
        theirs, ours = (tortuga.Record.parse(text) for text in (old.text, record))
        assert (theirs.header.rules, ours.header.rules) == ("0.9", edition)
        assert (theirs.entries, theirs.ending) == (ours.entries, ours.ending)
        for path in (f"/api/tables/{half}/record", f"/api/tables/{half}/state", f"/api/tables/{done}"):
            refused = anna.ask("GET", path)
            assert refused.status_code == 409
            assert "was begun with rules 0.9" in refused.json()["error"]
        assert "was begun with rules 0.9" in anna.watch(half).hear("bye")["reason"]
        assert again.guest("Beth").sit(waiting).status_code == 201
        assert anna.state(waiting)["stage"] == "running"
        assert anna.ask("GET", f"/api/tables/{waiting}").json()["rules"] == edition
    finally:
        assert again.stop() == 0


def test_the_server_stops_politely(tmp_path: Path) -> None:
    running = Running(tmp_path / "t.sqlite")
    anna = running.guest("Anna")
    wire: Wire = anna.watch(anna.open("me", "open")["table"])
    wire.hear("state")
    running.process.terminate()
    assert wire.hear("bye") == {
        "type": "bye",
        "reason": "The server is being restarted; come back",
        "again": True,
        "refusal": "server.restarting",
    }
    assert running.stop() == 0
