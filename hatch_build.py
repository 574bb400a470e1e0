"""The build hook: a wheel is compiled by mypyc where a C compiler works, and is plain Python everywhere else. It
contains the browser client, built by ``web/build.py``.

``[tool.tortuga] compiled`` in ``pyproject.toml`` lists what is compiled, as globs below ``src/tortuga``;
``compile_rules.py`` compiles it and keeps what the next build can use in ``build/compiled``. Sources go into the wheel
either way. The sdist and editable installs are never compiled, and ``TORTUGA_PLAIN=1`` asks for plain Python,
``TORTUGA_WITHOUT_CLIENT=1`` for a wheel without the browser client. Building never fails here: what cannot be compiled
or built is a one-line notice on stderr.

Run as a script, it says why a wheel would be plain; it says nothing if the wheel would be compiled.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# mypy reads the types of what the compiled files import, so those packages are needed as well.
TOOLS = ["mypy==2.4.1", "setuptools>=77", "msgspec>=0.20", "mypy-extensions>=1.0"]


class CannotCompile(Exception):
    pass


def compiled_files(root: Path) -> list[Path]:
    """The files to compile, relative to ``src``. A package's ``__init__.py`` stays plain: mypyc's library of it would
    want the libraries inside the package before the package is there."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    source = root / "src"
    globs: list[str] = settings["tool"]["tortuga"]["compiled"]
    found = {file.relative_to(source) for glob in globs for file in source.glob(f"tortuga/{glob}")}
    return sorted(file for file in found if file.name != "__init__.py")


def why_plain() -> str:
    """Why nothing can be compiled here, or nothing if it can."""
    if os.environ.get("TORTUGA_PLAIN", "0") not in ("", "0"):
        return "TORTUGA_PLAIN is set"
    if sys.implementation.name != "cpython":
        return f"mypyc does not know {sys.implementation.name}"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")
    with TemporaryDirectory() as folder:
        Path(folder, "trial.c").write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        try:
            trial = subprocess.run([*compiler, include, "-c", "trial.c"], cwd=folder, capture_output=True)
        except OSError:
            return f"there is no C compiler {compiler[0]!r}"
    return f"the C compiler {compiler[0]!r} does not find Python.h or does not work" if trial.returncode else ""


def compile_sources(root: Path, work: Path) -> dict[str, str]:
    """Compile the sources, keeping in the folder ``work`` what the next build can use. Return the libraries, each with
    its place in the wheel."""
    files = [file.as_posix() for file in compiled_files(root)]
    command = [sys.executable, str(root / "compile_rules.py"), str(work), *files]
    done = subprocess.run(command, cwd=root / "src", stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise CannotCompile(f"mypyc failed with code {done.returncode}, see above")
    out = work.resolve() / "out"
    return {library: Path(library).relative_to(out).as_posix() for library in done.stdout.splitlines()}


def client_builder(root: Path) -> Any:
    """``web/build.py`` as a module; None where the client is not wanted."""
    if os.environ.get("TORTUGA_WITHOUT_CLIENT", "0") not in ("", "0"):
        return None
    spec = spec_from_file_location("build_client", root / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def client_files(builder: Any) -> dict[str, str]:
    """The files of the built client, each with its place in the wheel."""
    dist: Path = builder.build()
    files = [file for file in dist.rglob("*") if file.is_file() and not file.name.startswith(".")]
    return {str(file): f"tortuga/server/web/{file.relative_to(dist).as_posix()}" for file in files}


class TortugaHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        builder = client_builder(Path(self.root))
        node = builder.needs() if builder else ""
        return [*([] if why_plain() else TOOLS), *([node] if node else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.add_client(build_data)
        self.add_compiled(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        builder = client_builder(Path(self.root))
        if builder is None:
            return
        try:
            build_data["force_include"].update(client_files(builder))
        except Exception as error:  # a table in the terminal is better than none
            print(f"tortuga: without the browser client, which could not be built: {error}", file=sys.stderr)

    def work_folder(self) -> Path:
        """Where compiling finds what it made the last time; only one process at a time is in it."""
        python = f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
        folder = Path(self.root, "build", "compiled", python)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.lock = open(folder / "lock", "w")  # noqa: SIM115 (until the wheel is written)
        except OSError:  # sources that nobody may write to
            self.temporary = TemporaryDirectory(prefix="tortuga-")
            return Path(self.temporary.name)
        with contextlib.suppress(ImportError):  # Windows
            import fcntl

            fcntl.flock(self.lock, fcntl.LOCK_EX)
        return folder

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        reason = why_plain()
        if not reason:
            try:
                build_data["force_include"].update(compile_sources(Path(self.root), self.work_folder()))
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
            except Exception as error:  # whatever it is, plain Python will do
                reason = str(error) if isinstance(error, CannotCompile) else repr(error)
        if reason:
            print(f"tortuga: plain Python, not compiled: {reason}", file=sys.stderr)


if __name__ == "__main__":
    print(why_plain())
