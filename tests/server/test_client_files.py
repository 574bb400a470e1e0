"""How the browser client is served: its one page for every address, files that may be kept, nothing of other sites."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.running import Running
from tortuga.server import client_files
from tortuga.server.client_files import FOR_EVER, find_client

PAGE = "<!doctype html><title>Harbour</title>"
SCRIPT = "console.log('ahoy')\n" * 100


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text(PAGE)
    (folder / ".stamp").write_text("secret")
    (folder / "assets").mkdir()
    (folder / "assets" / "index-abc.js").write_text(SCRIPT)
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    running = Running(folder / "tables.sqlite", "--static", str(folder), "--no-rate-limits")
    yield running
    assert running.stop() == 0


def get(running: Running, path: str, **headers: str) -> httpx.Response:
    return running.http.get(running.url + path, headers={"accept-encoding": "identity", **headers})


@pytest.mark.parametrize("path", ["/", "/new", "/table/0123456789abcdef", "/rules/glory-islands/GI-4b.2", "/what/ever"])
def test_every_address_gets_the_page(served: Running, path: str) -> None:
    answer = get(served, path)
    assert answer.status_code == 200
    assert answer.text == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/api/nothing", "/missing.js", "/assets/old-123.css", "/.stamp", "/../pyproject.toml", "/%2e%2e/a.txt"],
)
def test_what_is_not_there_is_no_page(served: Running, path: str) -> None:
    answer = get(served, path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"


def test_the_interface_is_not_hidden_by_the_client(served: Running) -> None:
    assert get(served, "/api/health").json()["ok"] is True
    assert get(served, "/openapi.json").json()["openapi"]


def test_the_page_takes_nothing_from_elsewhere_and_no_inline_script(served: Running) -> None:
    headers = get(served, "/").headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert not any(part.startswith("script-src") for part in policy)  # so it is what default-src says
    assert "unsafe-inline" not in policy["default-src"]
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_assets_are_kept_for_ever_and_come_compressed(served: Running) -> None:
    plain = get(served, "/assets/index-abc.js")
    packed = get(served, "/assets/index-abc.js", **{"accept-encoding": "gzip, br"})
    assert plain.text == packed.text == SCRIPT
    assert plain.headers["cache-control"] == packed.headers["cache-control"] == FOR_EVER
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 5
    for answer in (plain, packed):
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "accept-encoding"
    refused = get(served, "/assets/index-abc.js", **{"accept-encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers


def test_who_has_the_page_gets_it_only_when_it_changed(served: Running) -> None:
    answer = get(served, "/")
    assert get(served, "/", **{"if-none-match": answer.headers["etag"]}).status_code == 304
    assert get(served, "/", **{"if-none-match": '"another"'}).status_code == 200


def test_a_socket_at_an_address_of_the_client_is_refused(served: Running) -> None:
    with pytest.raises(InvalidStatus):
        connect(served.url.replace("http", "ws") + "/table/0123456789abcdef")


def test_only_reading(served: Running) -> None:
    assert served.http.post(served.url + "/new", json={}).status_code == 405
    assert served.http.head(served.url + "/new").status_code == 200


def test_the_installed_client_comes_before_that_of_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = tmp_path / "src" / "tortuga" / "server"
    monkeypatch.setattr(client_files, "__file__", str(server / "client.py"))
    assert find_client() is None
    for folder in (tmp_path / "web" / "dist", server / "web"):
        folder.mkdir(parents=True)
        (folder / "index.html").write_text(PAGE)
        assert find_client() == folder
