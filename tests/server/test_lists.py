"""Lists of tables say who plays, whose turn it is and how it ended, to those who may know it."""

from __future__ import annotations

from typing import Any

from tests.server.running import Person, Running


def line(person: Person, table: str, path: str = "/api/guests/me/tables") -> dict[str, Any]:
    (found,) = [line for line in person.ask("GET", path).json() if line["table"] == table]
    assert isinstance(found, dict)
    return found


def test_a_table_that_fills(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.open("me", "open", public=True)["table"]
    told = line(ben, table, "/api/lobby")
    assert told["names"][0] == "Anna"
    assert (told["free"], told["yours"], told["asked"]) == (1, [], [])
    ben.sit(table)
    assert line(ben, table)["free"] == 0
    assert line(ben, table)["yours"] == [1]


def test_only_players_are_told_whose_turn_it_is(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.open("me", "open", public=True)["table"]
    ben.sit(table)
    asked = [seat["seat"] for seat in anna.state(table)["seats"] if seat["asked"]]
    assert line(anna, table)["asked"] == asked != []
    assert line(server.guest("Carla"), table, "/api/lobby")["asked"] == []


def test_who_won(server: Running) -> None:
    anna = server.guest("Anna")
    with open("tests/golden/glory-islands-3.tortuga", encoding="utf-8") as record:
        table = anna.ask("POST", "/api/records", record.read()).json()["table"]
    told = line(anna, table)
    assert told["stage"] == "over"
    assert told["winners"]
    assert len(told["names"]) == 3
    assert told["free"] == 0
