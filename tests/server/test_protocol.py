"""The protocol as it is written down: schema, example client, OpenAPI."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as trying
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.running import Running
from tortuga.server.app import Server
from tortuga.server.messages import client_schema, protocol_schema
from tortuga.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


def test_the_schema_file_is_up_to_date() -> None:
    """Make it anew with: tortuga schema > docs/protocol.schema.json"""
    written = msgspec.json.decode((DOCS / "protocol.schema.json").read_bytes())
    assert written == msgspec.json.decode(msgspec.json.encode(protocol_schema()))


def test_the_types_of_the_browser_client_are_up_to_date() -> None:
    """Make them anew with: tortuga schema --client > web/schema.json"""
    written = msgspec.json.decode((DOCS.parent / "web" / "schema.json").read_bytes())
    assert written == msgspec.json.decode(msgspec.json.encode(client_schema()))


def test_the_client_of_the_documentation_plays_a_whole_game(server: Running, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", (DOCS / "protocol.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found
    lines = [line for line in found[1].splitlines() if line.strip()]
    assert len(lines) <= 34, "a client of thirty lines"
    file = tmp_path / "client.py"
    file.write_text(found[1], encoding="utf-8")
    command = [sys.executable, str(file), server.url, "glory-islands"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    assert "refused" not in run.stdout
    assert "scores:" in run.stdout


def test_the_server_has_a_page_health_and_metrics(server: Running) -> None:
    page = server.http.get(f"{server.url}/")
    assert "tortuga play" in page.text
    policy = page.headers["content-security-policy"]  # of the client where it is built, else of the plain page
    assert "default-src 'self'" in policy or "default-src 'none'" in policy
    assert server.http.get(f"{server.url}/api/health").json()["ok"]
    figures = server.http.get(f"{server.url}/metrics").text
    for line in figures.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) tortuga_\w+ .+|tortuga_\w+({\w+="\w+"})? [\d.e+-]+', line), line
    assert server.http.get(f"{server.url}/protocol.schema.json").json()["$defs"]["State"]


def operations() -> list[str]:
    """Every endpoint by its method and path."""
    harbour: Any = SimpleNamespace(store=None, on_turn=None)
    return [f"{endpoint.method} {endpoint.path}" for endpoint in Server(harbour, Settings()).endpoints]


@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize("operation", operations())
def test_http_is_as_described(server: Running, operation: str, mode: str) -> None:
    """Made-up requests, good and bad, to every endpoint: no crash, and every answer is as the document says."""
    method, path = operation.split()
    described = schemathesis.openapi.from_url(f"{server.url}/openapi.json")[path][method]
    token = server.guest("Schema").token

    @given(case=described.as_strategy(generation_mode=GenerationMode(mode)))
    @trying(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
    def check(case: Any) -> None:
        case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, timeout=20)

    try:
        check()
    except Unsatisfiable:
        assert mode == "negative", "an endpoint to which nothing can be sent"
