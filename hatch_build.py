"""The build hook: a wheel is compiled by mypyc where a C compiler works, and is plain Python everywhere else.

Which files are compiled is said by ``[tool.tortuga] compiled`` in ``pyproject.toml``: globs below ``src/tortuga``.
Sources go into the wheel either way. The sdist and editable installs are never compiled, and ``TORTUGA_PLAIN=1``
asks for plain Python. Building never fails here: what cannot be compiled is a notice on stderr.

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


class CompileHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if why_plain() else TOOLS

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
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
