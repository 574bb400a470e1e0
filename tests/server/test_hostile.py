"""Strangers who mean no good: everything is refused with a reason, nothing changes, nothing leaks."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Person, Running, Wire
from tests.server.test_play import three
from tortuga.server.hooks import BadHook, is_public, parse, post
from tortuga.server.http import same_origin
from tortuga.server.limits import Buckets


def everything(table: str, people: list[Person]) -> list[Any]:
    seen = [person.state(table) for person in people]
    for state in seen:
        del state["at"]
    return seen


def test_out_of_turn_unoffered_and_malformed_are_refused_and_change_nothing(server: Running) -> None:
    table, people = three(server)
    for person in people:
        person.do(table, "do", action=person.state(table)["options"][0]["text"])
    before = everything(table, people)
    mover = next(i for i, state in enumerate(before) if state["options"])
    waiting = next(i for i, state in enumerate(before) if not state["options"])
    wire = people[waiting].watch(table)
    wire.hear("state")
    refused = wire.do(before[mover]["options"][0]["text"])
    assert refused["type"] == "refused"
    assert "not your turn" in refused["reason"]
    assert refused["clause"].startswith("GI-")
    assert wire.do(before[mover]["options"][0]["text"], seat=mover)["reason"] == f"Seat {mover} is not yours"
    mine = people[mover].watch(table)
    mine.hear("state")
    for action in ("sail 99", "", "place", -1, 10**9, "💀" * 50, "play red-3-3w", "DROP TABLE entries"):
        assert mine.do(action)["type"] == "refused", action
    for raw in (
        "",
        "{",
        "[]",
        "null",
        '{"type":"do"}',
        '{"type":"nothing"}',
        '{"type":"do","key":"k","action":{}}',
        '{"type":"do","key":"","action":"sail 1"}',
        '{"type":"do","key":"\\u0000","action":"sail 1"}',
        '{"type":"do","key":"k","action":"sail 1","admin":true}',
        '{"type":"do","key":"k","action":1.5}',
        '{"type":"do","key":"k","action":99999999999999999999999}',
        "[" * 5000,
        '{"type":"say","key":"k","text":"\\ud800"}',
        '{"type":"do","key":"' + "k" * 65 + '","action":"sail 1"}',
    ):
        mine.socket.send(raw)
        assert mine.hear()["type"] == "refused", raw[:60]
    mine.socket.send(b"\xff\xfe\x00")
    assert mine.hear()["type"] == "refused"
    assert everything(table, people) == before


def test_a_message_that_is_too_long_ends_the_connection(server: Running) -> None:
    table, people = three(server)
    wire = people[0].watch(table)
    wire.hear("state")
    wire.socket.send('{"type":"say","key":"k","text":"' + "x" * 100_000 + '"}')
    with pytest.raises(ConnectionClosed):
        wire.hear("never")
    body = b'{"name":"' + b"x" * 100_000 + b'"}'
    assert server.http.post(f"{server.url}/api/guests", content=body).status_code == 413

    def endless() -> Any:
        for _ in range(66):
            yield b"x" * 1000

    assert server.http.post(f"{server.url}/api/guests", content=endless()).status_code == 413


def test_a_replayed_command_is_one_command_and_a_stolen_key_is_no_use(server: Running) -> None:
    table, people = three(server)
    anna, beth, _ = people
    option, another = (option["text"] for option in anna.state(table)["options"][:2])
    body = {"type": "do", "key": "abc", "action": option}
    first = anna.ask("POST", f"/api/tables/{table}/commands", body)
    assert first.status_code == 200
    for _ in range(3):
        again = anna.ask("POST", f"/api/tables/{table}/commands", body)
        assert again.json() == first.json()
    other = {"type": "do", "key": "abc", "action": another}
    assert anna.ask("POST", f"/api/tables/{table}/commands", other).status_code == 409
    hers = beth.state(table)["options"][0]["text"]
    same_key = beth.ask("POST", f"/api/tables/{table}/commands", {"type": "do", "key": "abc", "action": hers})
    assert same_key.status_code == 200, "keys of different people do not meet"
    assert same_key.json() != first.json()
    assert anna.state(table)["actions"] == 2


def test_seats_of_others_cannot_be_had(server: Running) -> None:
    anna, eve = server.guest("Anna"), server.guest("Eve")
    opened = anna.open("me", "invite", "open")
    table, invitation = opened["table"], opened["invitations"][0]["token"]
    assert eve.sit(table, seat=0).status_code == 409
    assert eve.sit(table, seat=1).status_code == 409
    assert eve.sit(table, seat=11).status_code == 409
    assert eve.sit(table, invitation="i." + "A" * 22).status_code == 409
    assert eve.sit(table, invitation="'; DROP TABLE links; --").status_code == 409
    other = anna.open("me", "invite")
    assert eve.sit(table, invitation=other["invitations"][0]["token"]).status_code == 409
    beth = server.guest("Beth")
    assert beth.sit(table, invitation=invitation).json()["seat"] == 1
    assert eve.sit(table, invitation=invitation).status_code == 409, "an invitation is good once"
    assert Person(server, invitation).ask("GET", f"/api/tables/{table}/state").status_code == 401
    for number in (0, 1, 2, 7):
        assert eve.ask("POST", f"/api/tables/{table}/seats/{number}/links").status_code in (404, 409)
    assert anna.ask("POST", f"/api/tables/{table}/seats/1/links").status_code == 409, "not even the host"
    assert eve.do(table, "do", action="play red-3-3w").status_code == 409
    assert eve.do(table, "say", text="hi").status_code == 409
    assert eve.do(table, "close").status_code == 409
    assert eve.ask("GET", f"/api/tables/{table}/record").status_code in (403, 409)


def test_a_link_that_was_given_up_keeps_no_socket(server: Running) -> None:
    """Eve takes a seat, opens sockets with its link and leaves; Bob sits down. Nothing of Bob's may reach her, and
    nothing that she sends may be done for his seat."""
    anna, eve, bob = server.guest("Anna"), server.guest("Eve"), server.guest("Bob")
    table = anna.open("me", "open", "open")["table"]
    sat = eve.sit(table, seat=1).json()
    link = Person(server, sat["token"])
    wires = [link.watch(table), link.watch(table)]
    other = link.ask("POST", f"/api/tables/{table}/seats/1/links").json()["token"]
    wires.append(Person(server, other).watch(table))
    for wire in wires:
        assert wire.hear("state")["seat"] == 1
    assert eve.do(table, "leave", seat=1).status_code == 200
    assert bob.sit(table, seat=1).status_code == 201
    assert server.guest("Connor").sit(table).status_code == 201
    assert bob.state(table)["stage"] == "running"
    action = bob.state(table)["options"][0]["text"]
    for wire in wires:
        with contextlib.suppress(ConnectionClosed):
            wire.say(type="do", key="evil", seat=1, action=action)
        heard = until_closed(wire)
        assert [message["type"] for message in heard if message["type"] != "refused"] == ["bye"]
        assert heard[-1]["reason"] == "This link is no longer good: the seat was given up"
    assert bob.state(table)["actions"] == 0
    for token in (sat["token"], other):
        assert Person(server, token).ask("GET", f"/api/tables/{table}/state").status_code == 401
        assert Person(server, token).watch(table).hear("bye")["reason"] == "That token is not known"


def until_closed(wire: Wire) -> list[dict[str, Any]]:
    """All that still comes before the server closes the connection."""
    heard: list[dict[str, Any]] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(wire.hear())
    return heard


def test_whoever_leaves_with_a_link_is_told_so_and_the_socket_is_closed(server: Running) -> None:
    anna, eve = server.guest("Anna"), server.guest("Eve")
    table = anna.open("me", "open", "open")["table"]
    link = Person(server, eve.sit(table, seat=1).json()["token"])
    wire = link.watch(table)
    wire.hear("state")
    wire.say(type="leave", key="away")
    assert wire.hear()["type"] == "ack"
    assert wire.hear()["type"] == "bye"
    with pytest.raises(ConnectionClosed):
        wire.hear()


def test_a_guest_who_leaves_goes_on_as_a_spectator(server: Running) -> None:
    """The token of a guest stays good, but it opens the seats that the guest holds at that moment and no others."""
    anna, eve, bob = server.guest("Anna"), server.guest("Eve"), server.guest("Bob")
    table = anna.open("me", "open")["table"]
    eve.sit(table)
    wire = eve.watch(table)
    assert wire.hear("state")["options"]
    assert eve.do(table, "leave").status_code == 200
    bob.sit(table)
    for _ in range(2):
        seen = wire.hear("state")
        assert seen["seat"] == -1
        assert seen["options"] == []
        assert seen["question"] is None
    assert wire.do(bob.state(table)["options"][0]["text"], seat=1)["type"] == "refused"


def test_a_bot_that_stands_in_ends_no_link(server: Running) -> None:
    """Handing over keeps the seat: its person looks on and can take it back, with the link too."""
    anna, eve = server.guest("Anna"), server.guest("Eve")
    table = anna.open("me", "open")["table"]
    link = Person(server, eve.sit(table, seat=1).json()["token"])
    wire = link.watch(table)
    wire.hear("state")
    wire.say(type="hand_over", key="bot", bot="random")
    assert wire.hear("ack")["key"] == "bot"
    wire.say(type="take_back", key="me")
    assert wire.hear("ack")["key"] == "me"


@pytest.mark.parametrize("token", ["x", "g." + "A" * 22, "s." + "A" * 22, "g.' OR 1=1 --", "\u00e9" * 5])
def test_unknown_tokens_open_nothing(server: Running, token: str) -> None:
    headers = {"authorization": f"Bearer {token}".encode("latin-1")}
    answer = server.http.get(f"{server.url}/api/guests/me", headers=headers)  # type: ignore[arg-type]
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"


def secrets_of(state: dict[str, Any]) -> str:
    return msgspec.json.encode([state["view"], state["log"], state["options"]]).decode()


def test_spectators_never_see_what_is_hidden(server: Running) -> None:
    table, people = three(server)
    eve = server.guest("Eve")
    wire, open_wire = eve.watch(table), Person(server, "").watch(table)
    for state in (wire.hear("state"), open_wire.hear("state"), eve.state(table)):
        assert state["seat"] == -1
        assert state["options"] == []
        assert state["question"] is None
    anna = people[0]
    card = anna.state(table)["options"][3]["text"].partition(" ")[2]
    anna.do(table, "do", action=f"play {card}")
    seen = [wire.hear("state"), open_wire.hear("state"), eve.state(table), people[1].state(table)]
    own = anna.state(table)
    for state in seen:
        assert state["view"]["flow"]["answers"] != own["view"]["flow"]["answers"]
        assert all(answer[0] == -1 for answer in state["view"]["flow"]["answers"])
    for path in ("record", "replay/1", "replay/0"):
        assert eve.ask("GET", f"/api/tables/{table}/{path}").status_code == 403
    info = eve.ask("GET", f"/api/tables/{table}").text
    assert "secret" not in info
    assert anna.token not in info
    assert wire.do("play red-3-3w")["reason"] == "You do not sit at this table"


def test_nothing_that_others_can_ask_depends_on_a_secret_choice(server: Running) -> None:
    """Two worlds over the wire: whatever a stranger or another player asks, with whatever seat in the address, the
    answer is the same for each card that Anna may have chosen in secret."""
    table, (anna, beth, _) = three(server)
    cards = [option["text"] for option in anna.state(table)["options"][:3]]
    document = server.http.get(f"{server.url}/openapi.json").json()
    paths = [path for path, methods in document["paths"].items() if "{table}" in path and "get" in methods]
    paths.remove("/api/tables/{table}/hint")  # advice is found with luck, and made of nothing but the seat's view
    assert len(paths) >= 7
    own = []

    def answers(card: str) -> list[Any]:
        assert anna.do(table, "do", action=card).status_code == 200
        own.append(without(anna.state(table), "number", "at"))
        found: list[Any] = []
        for who in (server.guest("Eve"), Person(server, ""), beth):
            for path in paths:
                for seat in ("", "?seat=0", f"?seat=0&fact=card&value=3&action={cards[0].replace(' ', '%20')}"):
                    answer = who.ask("GET", path.format(table=table, step=1) + seat)
                    assert answer.status_code in (200, 400, 401, 403, 404, 409), answer.text
                    found.append((path, seat, answer.status_code, without(answer.json(), "number", "at")))
            wire = who.watch(table)
            found.append(without(wire.hear("state"), "number", "at"))
            wire.close()
        assert anna.do(table, "undo").status_code == 200
        return found

    first = answers(cards[0])
    assert any(isinstance(each, tuple) and each[2] == 200 for each in first)
    for card in cards[1:]:
        for one, other in zip(first, answers(card), strict=True):
            assert one == other
    assert own[0] != own[1] != own[2], "she herself sees what she chose"


def without(found: Any, *names: str) -> Any:
    """The same without what counts or tells the time."""
    if isinstance(found, dict):
        return {name: without(value, *names) for name, value in found.items() if name not in names}
    return [without(each, *names) for each in found] if isinstance(found, list) else found


def test_a_table_without_spectators_shows_them_nothing(server: Running) -> None:
    table, people = three(server, spectators=False)
    eve = server.guest("Eve")
    assert eve.ask("GET", f"/api/tables/{table}/state").status_code == 403
    assert "no room" in eve.watch(table).hear("bye")["reason"]
    assert people[0].state(table)["stage"] == "running"


def test_delayed_spectators_see_the_table_as_it_was(server: Running) -> None:
    table, people = three(server, delay=4)
    eve = server.guest("Eve")
    wire = eve.watch(table)
    early = wire.hear("state")
    assert early["stage"] == "gathering", "three entries ago nobody had begun"
    numbers = []
    for _ in range(12):
        state = next(s for p in people if (s := p.state(table))["options"])
        people[state["seat"]].do(table, "do", action=state["options"][0]["text"])
        number = people[0].state(table)["number"]
        seen = eve.state(table)
        assert seen["number"] == number - 4
        numbers.append(seen["number"])
    assert [wire.hear("state")["number"] for _ in range(3)] == numbers[1:4]
    assert people[0].state(table)["number"] - eve.watch(table).hear("state")["number"] == 4


def test_pages_of_other_sites_may_not_act(server: Running) -> None:
    evil = {"origin": "https://evil.example"}
    answer = server.http.post(f"{server.url}/api/guests", json={"name": "x"}, headers=evil)
    assert answer.status_code == 403
    with pytest.raises(InvalidStatus):
        Wire(server.url, origin="https://evil.example")
    own = {"origin": server.url}
    assert server.http.post(f"{server.url}/api/guests", json={"name": "x"}, headers=own).status_code == 201
    Wire(server.url, origin=server.url).close()
    assert same_origin("https://friend.example", "us", ["https://friend.example"])
    assert not same_origin("null", "us", [])


def test_names_and_chat_are_bounded_and_cleaned(server: Running) -> None:
    anna = server.guest("A\u202ennA\u0007 " + "x" * 100)
    me = anna.ask("GET", "/api/guests/me").json()
    assert len(me["name"]) <= 40
    assert "\u202e" not in me["name"]
    assert anna.ask("PATCH", "/api/guests/me", {"name": "\u200b"}).status_code == 409
    table = anna.open("me", "open")["table"]
    anna.do(table, "say", text="<script>\x00" + "y" * 900)
    line = anna.state(table)["chat"][0]["text"]
    assert line.startswith("<script>yyy")
    assert len(line) == 500
    answer = server.http.post(f"{server.url}/api/guests", json={"name": "x" * 300})
    assert answer.status_code == 400


def test_somebody_who_does_not_read_is_dropped_and_can_come_back(tmp_path: Path) -> None:
    running = Running(tmp_path / "t.sqlite", "--no-rate-limits")
    try:
        anna = running.guest("Anna")
        table = anna.open("me", "here")["table"]
        raw = socket.create_connection(("127.0.0.1", running.port))
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        raw.sendall(
            f"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b"101" in raw.recv(200)
        hello = msgspec.json.encode({"type": "hello", "table": table, "token": anna.token})
        raw.sendall(bytes([0x81, 0xFE, *len(hello).to_bytes(2, "big"), 0, 0, 0, 0]) + hello)
        talk = anna.watch(table)

        def dropped() -> bool:
            return "tortuga_sockets 1" in anna.ask("GET", "/metrics").text

        for n in range(60):
            for m in range(50):
                talk.say(type="say", key=f"k{n}.{m}", text="ahoy " * 100)
            while talk.hear("ack")["key"] != f"k{n}.49":
                pass
            if dropped():
                break
        patience = time.monotonic() + 10  # the goodbye waits a while for somebody who may yet read
        while not dropped():
            assert time.monotonic() < patience, "a reader who does not read was never dropped"
            time.sleep(0.1)
        raw.close()
        assert anna.watch(table).hear("state")["number"] > 2
    finally:
        assert running.stop() == 0


def test_rates_are_limited(tmp_path: Path) -> None:
    running = Running(tmp_path / "t.sqlite")
    try:
        answers = [running.http.post(f"{running.url}/api/guests", json={"name": "x"}) for _ in range(40)]
        assert [a.status_code for a in answers].count(201) <= 31
        limited = answers[-1]
        assert limited.status_code == 429
        assert limited.headers["retry-after"]
        anna = Person(running, answers[0].json()["token"])
        opened = [anna.ask("POST", "/api/tables", SPEC).status_code for _ in range(25)]
        assert opened.count(201) <= 21
        assert 429 in opened
        table = anna.ask("GET", "/api/guests/me/tables").json()[0]["table"]
        wire = anna.watch(table)
        for n in range(80):
            wire.say(type="say", key=f"k{n}", text="x")
        refused = wire.hear("refused")
        assert refused["again"]
        for _ in range(200):
            wire.say(type="ping")
        with pytest.raises(ConnectionClosed):
            wire.hear("never")
    finally:
        assert running.stop() == 0


SPEC = {"spec": {"game": "glory-islands", "seats": [{"kind": "me"}, {"kind": "open"}]}}


def test_buckets_fill_up_again_and_forget() -> None:
    buckets = Buckets(rate=1, burst=2, most=3)
    assert [buckets.take("a", 0) for _ in range(3)] == [True, True, False]
    assert buckets.take("a", 1.5)
    assert not buckets.take("a", 1.6)
    for name in "bcd":
        buckets.take(name, 2)
    assert buckets.take("a", 2), "who was forgotten begins anew"


PRIVATE = """127.0.0.1 10.1.2.3 192.168.1.1 169.254.169.254 172.16.0.1 100.64.0.1 0.0.0.0 ::1 fe80::1 fd00::1
    ::ffff:127.0.0.1 2002:7f00:1:: 64:ff9b::7f00:1 224.0.0.1 240.0.0.1"""


@pytest.mark.parametrize("address", PRIVATE.split())
def test_private_addresses_are_not_called(address: str) -> None:
    assert not is_public(address)


def test_webhooks_go_to_public_addresses_only(tmp_path: Path) -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")
    for url in ("ftp://x", "http://", "http://u:p@x/", "javascript:1", "http://x/\r\nHost: y", "http://[::1", "x"):
        with pytest.raises(BadHook):
            parse(url)
    for url in ("http://127.0.0.1:9/", "http://localhost/", "http://[::1]/"):
        with pytest.raises(BadHook, match="not public"):
            asyncio.run(post(url, b"{}", private=False))


def test_a_webhook_says_whose_turn_it_is(tmp_path: Path) -> None:
    heard = socket.create_server(("127.0.0.1", 0))
    heard.settimeout(10)
    running = Running(tmp_path / "t.sqlite", "--private-hooks")
    try:
        anna, beth = running.guest("Anna"), running.guest("Beth")
        hook = f"http://127.0.0.1:{heard.getsockname()[1]}/turn"
        assert anna.ask("PATCH", "/api/guests/me", {"hook": hook}).json()["hook"] == hook
        table = anna.open("me", "open")["table"]
        beth.sit(table)
        connection, _ = heard.accept()
        connection.settimeout(10)
        text = connection.recv(4096)
        while b"}" not in text:
            text += connection.recv(4096)
        connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
        connection.close()
        assert msgspec.json.decode(text.partition(b"\r\n\r\n")[2]) == {
            "type": "your_turn",
            "table": table,
            "seat": 0,
            "game": "Glory Islands",
        }
    finally:
        heard.close()
        assert running.stop() == 0


def test_a_connection_that_says_nothing_sensible_is_closed(server: Running) -> None:
    wire = Wire(server.url)
    wire.say(type="do", key="k", action="sail 1")
    refused = {"type": "refused", "key": "k", "reason": "Say hello first", "clause": "", "again": False}
    assert wire.hear() == {**refused, "refusal": "server.hello_first"}
    wire.say(type="ping")
    assert wire.hear("pong")["at"] > 0
    wire.say(type="hello", table="0" * 16)
    assert "no table" in wire.hear("bye")["reason"]
    wire = Wire(server.url)
    wire.say(type="hello", table="0" * 16, token="g." + "A" * 22)
    assert wire.hear("bye")["reason"] == "That token is not known"


def test_errors_are_one_clear_line(server: Running) -> None:
    anna = server.guest("Anna")
    for method, path, body, status in [
        ("GET", "/api/tables/nothing", None, 404),
        ("GET", f"/api/tables/{'0' * 16}", None, 404),
        ("GET", "/api/nowhere", None, 404),
        ("DELETE", "/api/guests", None, 405),
        ("POST", "/api/guests", b"{", 400),
        ("POST", "/api/tables", {"spec": {"game": "chess", "seats": [{"kind": "me"}]}}, 409),
        ("POST", "/api/tables", {"spec": {"game": "glory-islands", "seats": [{"kind": "me"}]}}, 409),
        ("GET", "/api/games/chess/schema", None, 404),
        ("POST", "/api/records", b"not a record", 409),
        ("POST", "/api/records", b"\xff\xfe", 409),
    ]:
        answer = anna.ask(method, path, body)
        assert answer.status_code == status, (path, answer.text)
        assert answer.json()["error"]
