"""What people look up beside the game: rulebook, data, why not, what is final, how it went; in several languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Person, Running, Wire
from tortuga.kernel.registry import find, keys


@pytest.mark.parametrize("key", keys())
def test_a_game_lays_its_rulebook_and_its_data_open(server: Running, key: str) -> None:
    sections = server.http.get(f"{server.url}/api/games/{key}/rulebook").json()
    told = {clause["number"]: clause["text"] for section in sections for clause in section["clauses"]}
    assert told == find(key).rulebook.clauses
    assert all(section["title"] for section in sections)
    data = server.http.get(f"{server.url}/api/games/{key}/data").json()
    assert all(table["source"] for table in data.values())
    assert not data.keys() & find(key).unshown


def test_cards_speak_the_language_that_is_asked_for(server: Running) -> None:
    path = f"{server.url}/api/games/glory/texts"
    assert server.http.get(path, params={"lang": "de"}).json()["Longsword"] == "Langschwert"
    assert server.http.get(path).json() == {}  # as they stand in the data
    assert server.http.get(path, params={"lang": "xx"}).status_code == 400


def get(person: Person, path: str, **query: Any) -> Any:
    answer = person.ask("GET", path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_why_something_cannot_be_chosen(server: Running) -> None:
    anne = server.guest("Anne")
    table = anne.open("me", "bot")["table"]
    path = f"/api/tables/{table}/why"
    assert get(anne, path, fact="card", value=0) == []
    (reason,) = get(anne, path, fact="card", value=6)
    assert reason["clause"].startswith("GI-")
    assert "not in your hand" in reason["reason"]
    (reason,) = get(anne, path, fact="card", value=6, lang="de")
    assert "nicht auf deiner Hand" in reason["reason"]
    (reason,) = get(anne, path, fact="cell", value=3)
    assert "no part in the present question" in reason["reason"]
    mary = server.guest("Mary")
    assert mary.ask("GET", path, params={"fact": "card", "value": 0}).status_code == 403
    assert anne.ask("GET", path, params={"fact": "card", "value": 0, "seat": 1}).status_code == 403
    assert anne.ask("GET", path, params={"fact": "card", "value": "x"}).status_code == 400
    assert anne.ask("GET", path, params={"fact": "card", "value": 0, "lang": "xx"}).status_code == 400


def test_what_cannot_be_taken_back(server: Running) -> None:
    anne = server.guest("Anne")
    table = anne.open("me", "here")["table"]
    first = anne.state(table)["options"]
    assert not any("final" in option for option in first), "the other has yet to choose, and false is left out"
    assert anne.do(table, "do", seat=0, action=first[0]["text"]).status_code == 200
    other = anne.ask("GET", f"/api/tables/{table}/state").json()[1]["options"]
    assert all(option["final"] for option in other), "all cards are shown then"
    wire = anne.watch(table)
    assert {wire.hear("state")["seat"], wire.hear("state")["seat"]} == {0, 1}


def test_states_come_in_the_language_that_is_asked_for(server: Running) -> None:
    anne = server.guest("Anne")
    table = anne.open("me", "bot")["table"]
    english, german = anne.state(table), anne.state(table, lang="de")
    assert english["question"]["prompt"].startswith("Choose a sailing card")
    assert german["question"]["prompt"].startswith("Wähle eine Segelkarte")
    assert [option["text"] for option in english["options"]] == [option["text"] for option in german["options"]]
    assert german["log"][0]["text"] == "Runde 1"


def test_the_course_of_a_game(server: Running) -> None:
    """While it runs only who acted; at the end everything, with the scores after every action."""
    anne = server.guest("Anne")
    table = anne.open("me", "bot")["table"]
    path = f"/api/tables/{table}/course"
    mary = server.guest("Mary")
    while True:
        state = anne.state(table)
        if state["stage"] == "over":
            break
        if state["options"]:
            running = get(anne, path)
            assert all(step["do"] == "" and step["scores"] == [] for step in running)
            assert mary.ask("GET", path).status_code == 403
            anne.do(table, "do", action=state["options"][-1]["text"])
    steps = get(mary, path)
    assert steps[-1]["scores"] == state["result"]["scores"]
    assert steps[-1]["events"] == len(state["log"])
    assert [step["events"] for step in steps] == sorted(step["events"] for step in steps)
    half = len(steps) // 2
    then = get(mary, f"/api/tables/{table}/replay/{half}", seat=1, lang="de")
    assert then["seat"] == 1
    assert len(then["log"]) == steps[half - 1]["events"]
    assert mary.ask("GET", f"/api/tables/{table}/replay/{half}", params={"seat": 7}).status_code == 404


def test_a_running_game_is_replayed_with_ones_own_eyes_only(server: Running) -> None:
    anne = server.guest("Anne")
    table = anne.open("me", "bot")["table"]
    assert anne.ask("GET", f"/api/tables/{table}/replay/0", params={"seat": 0}).status_code == 200
    assert anne.ask("GET", f"/api/tables/{table}/replay/0", params={"seat": 1}).status_code == 403


def test_the_table_in_words(server: Running) -> None:
    anne = server.guest("Anne")
    table = anne.open("me", "bot")["table"]
    assert any("Anne" in line for line in get(anne, f"/api/tables/{table}/words"))


def test_refusals_come_in_the_language_of_the_asker_with_a_name(server: Running) -> None:
    anne = server.guest("Anne")
    table = anne.open("me", "open")["table"]
    path = f"/api/tables/{table}/commands"
    body = {"type": "do", "key": "k", "action": "play red-3-3w"}
    english = anne.ask("POST", path, body)
    assert english.status_code == 409
    assert english.json() == {
        "error": "The game has not begun",
        "clause": "",
        "again": False,
        "refusal": "table.not_begun",
    }
    german = anne.ask("POST", path, body, params={"lang": "de"}).json()
    assert german == {**english.json(), "error": "Die Partie hat noch nicht begonnen"}
    headers = {"authorization": f"Bearer {anne.token}", "accept-language": "fr-CH, de;q=0.9, en;q=0.8"}
    preferred = server.http.post(server.url + path, json=body, headers=headers).json()
    assert preferred == german
    missing = server.http.get(f"{server.url}/api/nowhere", headers=headers).json()
    assert missing["error"] == "Hier ist nichts"
    wire = Wire(server.url)
    wire.say(type="hello", table=table, token=anne.token, lang="de")
    wire.hear("state")
    refused = wire.do("play red-3-3w")
    assert (refused["reason"], refused["refusal"]) == (german["error"], "table.not_begun")
    wire = Wire(server.url)
    wire.say(type="hello", table=table, token="g." + "A" * 22, lang="de")
    bye = wire.hear("bye")
    assert (bye["reason"], bye["refusal"]) == ("Dieses Token ist nicht bekannt", "server.unknown_token")
