"""A real PostgreSQL for tests and measurements: in a temporary folder, on a free port, stopped afterwards."""

from __future__ import annotations

import contextlib
import glob
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def binaries() -> Path | None:
    """Where PostgreSQL's programs are: Debian's folders, the PATH, or the PyPI package pgserver."""
    folders = [*sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    found = shutil.which("postgres")
    if found:
        folders.append(str(Path(found).resolve().parent))
    with contextlib.suppress(ImportError):
        import importlib.util

        spec = importlib.util.find_spec("pgserver")
        if spec is not None and spec.origin is not None:
            folders.append(str(Path(spec.origin).parent / "pginstall" / "bin"))
    return next((Path(f) for f in folders if (Path(f) / "initdb").exists() and (Path(f) / "postgres").exists()), None)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh database."""
    programs = binaries()
    if programs is None:
        raise FileNotFoundError("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="tortuga-pg-"))
    extra: dict[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        user = next(u for u in ("postgres", "nobody") if _exists(u))
        entry = pwd.getpwnam(user)
        os.chown(folder, entry.pw_uid, entry.pw_gid)
        extra = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    data = folder / "data"
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "cwd": folder, **extra}
    environment = {**os.environ, "LC_ALL": "C", "HOME": str(folder)}
    subprocess.run(
        [programs / "initdb", "-D", data, "-U", "tortuga", "-A", "trust", "-E", "UTF8", "--locale=C"],
        check=True,
        env=environment,
        timeout=60,
        **quiet,
    )
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": folder, "max_connections": 60}
    command = [str(programs / "postgres"), "-D", str(data)]
    for name, value in settings.items():
        command += ["-c", f"{name}={value}"]
    process = subprocess.Popen(command, env=environment, **quiet)
    url = f"postgresql://tortuga@127.0.0.1:{port}/postgres"
    try:
        import psycopg

        for _ in range(200):
            try:
                psycopg.connect(url, connect_timeout=2).close()
                break
            except psycopg.OperationalError:
                assert process.poll() is None, "PostgreSQL did not start"
                time.sleep(0.05)
        yield url
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
