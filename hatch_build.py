"""The build hook: a wheel is compiled by mypyc where a C compiler works, and is plain Python everywhere else. It
contains the browser client, built by ``web/build.py``.

Which files are compiled is said by ``[tool.tortuga] compiled`` in ``pyproject.toml``: globs below ``src/tortuga``.
Sources go into the wheel either way. The sdist and editable installs are never compiled, and ``TORTUGA_PLAIN=1``
asks for plain Python, ``TORTUGA_WITHOUT_CLIENT=1`` for a wheel without the browser client. Building never fails here:
what cannot be compiled or built is a notice on stderr.

Run as a script, it says why a wheel would be plain; it says nothing if the wheel would be compiled.
"""

from __future__ import annotations

import os
import shlex
import shutil
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

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(sys.argv[1:], opt_level="3", debug_level="0", group_name="tortuga")
setup(name="tortuga", ext_modules=extensions, script_args=["build_ext", "--build-lib=../out", "--build-temp=../temp"])
"""


def compiled_files(root: Path) -> list[Path]:
    """The files to compile, relative to ``src``."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    source = root / "src"
    globs: list[str] = settings["tool"]["tortuga"]["compiled"]
    return sorted({file.relative_to(source) for glob in globs for file in source.glob(f"tortuga/{glob}")})


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
    """Compile a copy of the sources in the folder ``work``: the files made, each with its place in the wheel."""
    shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("__pycache__"))
    files = [file.as_posix() for file in compiled_files(root)]
    subprocess.run([sys.executable, "-c", SETUP, *files], cwd=work / "src", stdout=sys.stderr, check=True)
    out = work / "out"
    made = {str(file): file.relative_to(out).as_posix() for file in out.rglob("*") if file.is_file()}
    if len(made) <= len(files):  # one library for each, and the one that they share
        raise FileNotFoundError(f"{len(files)} files were to be compiled, {len(made)} libraries came")
    return made


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
            print("tortuga: without the browser client: TORTUGA_WITHOUT_CLIENT is set", file=sys.stderr)
            return
        try:
            build_data["force_include"].update(client_files(builder))
        except Exception as error:  # a table in the terminal is better than none
            print(f"tortuga: without the browser client, which could not be built: {error}", file=sys.stderr)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        reason = why_plain()
        if not reason:
            self.work = TemporaryDirectory(prefix="tortuga-")  # kept until the wheel is written
            try:
                build_data["force_include"].update(compile_sources(Path(self.root), Path(self.work.name)))
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
            except Exception as error:  # whatever it is, plain Python will do
                reason = f"mypyc failed: {type(error).__name__}"
        if reason:
            print(f"tortuga: plain Python, not compiled: {reason}", file=sys.stderr)


if __name__ == "__main__":
    print(why_plain())
