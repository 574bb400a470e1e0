"""Compile modules with mypyc, and again only what has changed since. ``hatch_build.py`` runs this as a script:

    python compile_rules.py FOLDER FILE...    in the folder of the sources, the files relative to it

Everything is kept in FOLDER between runs: the sources with constants folded, mypy's cache, the C files, an object file
and its key for each of those, and the libraries in ``out``. Prints the paths of the libraries, one a line; progress
goes to stderr.

Every module is a library of its own (mypyc's ``separate``). All in one library would share one header and one table of
constants, so that any change would mean compiling everything again. What was measured: docs/notebook/compiling.md.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, ClassVar

import setuptools  # noqa: F401 (before mypyc, which works with it or with distutils)
from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

OPTIMISATION = "2"  # 1 compiles in two thirds of the time and plays up to a fifth slower
HEADERS = 60_000  # bytes of C that take as long as starting a compiler and reading Python's headers
INCLUDE = re.compile(rb'#\s*include\s+["<]([^">]+)[">]')


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def copy_folded(source: Path, target: Path, files: list[str]) -> None:
    """Copy the sources, with the constants of the files to compile folded; what has not changed stays untouched."""
    sys.path.insert(0, str(source))
    wanted = {file.relative_to(source) for file in source.rglob("*.py")}
    for old in target.rglob("*.py"):
        if old.relative_to(target) not in wanted:
            old.unlink()
    for file in wanted:
        text = (source / file).read_text(encoding="utf-8")
        if file.as_posix() in files:
            text = fold_constants(text, ".".join(file.with_suffix("").parts))
        copy = target / file
        if not copy.is_file() or copy.read_text(encoding="utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")


def fold_constants(text: str, module: str) -> str:
    """Computed constants become plain numbers: ``COIN: Final = GOODS.index("coin")`` -> ``COIN: Final = 0``. mypyc
    writes plain numbers into the code wherever they are used; all others it looks up in their module, every time."""
    values = vars(importlib.import_module(module))
    lines = text.splitlines(keepends=True)
    for node in ast.parse(text).body:
        if not isinstance(node, ast.AnnAssign) or ast.unparse(node.annotation) != "Final" or node.value is None:
            continue
        value = values.get(ast.unparse(node.target))
        place = node.value
        if type(value) is int and not isinstance(place, ast.Constant) and place.lineno == place.end_lineno:
            line = lines[place.lineno - 1].encode()  # columns count bytes
            lines[place.lineno - 1] = (
                line[: place.col_offset] + str(value).encode() + line[place.end_col_offset :]
            ).decode()
    return "".join(lines)


class Keys:
    """A key for each C file: it changes with the file, the generated headers it includes, the compiler and its
    options. Headers of Python and of mypyc change with their versions."""

    def __init__(self, folder: Path, compiler: Any) -> None:
        self.folder = folder
        self.read: dict[Path, tuple[bytes, list[Path]]] = {}
        command: list[str] = getattr(compiler, "compiler_so", [])  # Microsoft's has none
        said = b""
        if command:
            said = subprocess.run([command[0], "--version"], capture_output=True, check=False).stdout
        self.tools = repr((sys.version, mypy_version, command, said)).encode()

    def digest_and_includes(self, file: Path) -> tuple[bytes, list[Path]]:
        if file not in self.read:
            text = file.read_bytes()
            places = [(file.parent / name.decode(), self.folder / name.decode()) for name in INCLUDE.findall(text)]
            found = [next((place for place in pair if place.is_file()), None) for pair in places]
            self.read[file] = (hashlib.sha256(text).digest(), [place for place in found if place is not None])
        return self.read[file]

    def reachable(self, file: Path) -> set[Path]:
        seen = {file}
        todo = [file]
        while todo:
            for included in self.digest_and_includes(todo.pop())[1]:
                if included not in seen:
                    seen.add(included)
                    todo.append(included)
        return seen

    def key(self, file: Path, options: list[str]) -> str:
        total = hashlib.sha256(self.tools + repr(options).encode())
        for reached in sorted(self.reachable(file)):
            total.update(str(reached.relative_to(self.folder)).encode() + self.digest_and_includes(reached)[0])
        return total.hexdigest()


class Progress:
    """How far the compiler is, by the size of what it has to read, and how long the rest will take at that pace."""

    def __init__(self, files: int, size: int) -> None:
        self.files, self.size = files, size
        self.done_files = self.done_size = 0
        self.begun = self.told = time.monotonic()

    def done(self, size: int) -> None:
        self.done_files += 1
        self.done_size += size
        now = time.monotonic()
        live = sys.stderr.isatty()
        last = self.done_files == self.files
        if not (live or last or now - self.told >= 10):
            return
        self.told = now
        left = (now - self.begun) * (self.size - self.done_size) / max(self.done_size, 1)
        line = f"tortuga: compiled {self.done_files} of {self.files} files, {100 * self.done_size // self.size} %"
        line += f" in {now - self.begun:.0f} s" if last else f", about {left:.0f} s left"
        print(f"\r{line:<79}" if live else line, end="\n" if last or not live else "", file=sys.stderr, flush=True)


class BuildChanged(build_ext):  # type: ignore[misc]
    """Compiles what has changed, in parallel, then links what contains any of it."""

    extensions: list[Any]
    folder: ClassVar[Path]

    def build_extensions(self) -> None:
        keys = Keys(self.folder, self.compiler)
        jobs: dict[str, tuple[Any, str, str]] = {}  # by object file: extension, source, key
        changed: set[str] = set()
        for extension in self.extensions:
            objects = self.compiler.object_filenames(extension.sources, output_dir=self.build_temp)
            for name, source in zip(objects, extension.sources, strict=True):
                key = keys.key(Path(source), extension.extra_compile_args)
                stamp = Path(f"{name}.key")
                if not (stamp.is_file() and stamp.read_text() == key and Path(name).is_file()):
                    jobs[name] = (extension, source, key)
        if jobs:
            self.compile_all(jobs)
        compile_before = self.compiler.compile
        self.compiler.compile = lambda sources, output_dir, **_: self.compiler.object_filenames(
            sources, output_dir=output_dir
        )
        for extension in self.extensions:
            objects = self.compiler.object_filenames(extension.sources, output_dir=self.build_temp)
            library = Path(self.get_ext_fullpath(extension.name))
            newest = max(Path(name).stat().st_mtime_ns for name in objects)
            if not library.is_file() or library.stat().st_mtime_ns <= newest:
                changed.add(extension.name)
        everything = self.extensions
        self.extensions = [extension for extension in everything if extension.name in changed]
        self.force = True
        super().build_extensions()
        self.extensions = everything
        self.compiler.compile = compile_before

    def compile_all(self, jobs: dict[str, tuple[Any, str, str]]) -> None:
        size = {name: os.path.getsize(source) + HEADERS for name, (_, source, _) in jobs.items()}
        progress = Progress(len(jobs), sum(size.values()))

        def compile_one(name: str) -> str:
            extension, source, key = jobs[name]
            Path(f"{name}.key").unlink(missing_ok=True)
            options = extension.extra_compile_args
            include = extension.include_dirs
            self.compiler.compile([source], output_dir=self.build_temp, include_dirs=include, extra_postargs=options)
            Path(f"{name}.key").write_text(key)
            return name

        with ThreadPoolExecutor(cores()) as pool:
            largest_first = sorted(jobs, key=lambda name: -size[name])
            running = [pool.submit(compile_one, name) for name in largest_first]
            try:
                for done in as_completed(running):
                    progress.done(size[done.result()])
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def main(folder: Path, files: list[str]) -> Iterator[Path]:
    """The libraries of the modules."""
    generated, out, unfinished = folder / "c", folder / "out", folder / "unfinished"
    if unfinished.exists():  # mypy may have noted files that were never written
        shutil.rmtree(generated, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    unfinished.touch()
    sources = folder / "src"
    copy_folded(Path.cwd(), sources, files)
    os.chdir(sources)
    print(f"tortuga: translating {len(files)} modules to C", file=sys.stderr, flush=True)
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={generated / 'mypy'}", *files],
        opt_level=OPTIMISATION,
        debug_level="0",
        separate=True,
        include_runtime_files=False,  # they are compiled once, not in every library
        target_dir=str(generated),
    )
    BuildChanged.folder = generated
    if os.name == "posix":
        for extension in extensions:  # libraries find one another through Python, so calls inside one can be direct
            extension.extra_compile_args.append("-fvisibility=hidden")
    places = [f"--build-lib={out}", f"--build-temp={folder / 'objects'}"]
    done = setup(
        name="tortuga",
        ext_modules=extensions,
        cmdclass={"build_ext": BuildChanged},
        script_args=["-q", "build_ext", f"--parallel={cores()}", *places],
    )
    unfinished.unlink()
    command: Any = done.get_command_obj("build_ext")
    for name in command.get_outputs():
        yield Path(name)


if __name__ == "__main__":
    for library in main(Path(sys.argv[1]).resolve(), sys.argv[2:]):
        print(library)
