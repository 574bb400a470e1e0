"""The modules that wheels hold compiled: they can be imported either way, and are compiled where they should be."""

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hatch_build import compiled_files

MODULES = [
    ".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in compiled_files(Path(__file__).parents[2])
]


@pytest.mark.parametrize("name", MODULES)
def test_a_compiled_module_can_be_imported(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    if os.environ.get("TORTUGA_EXPECT_COMPILED") == "1":
        assert file.endswith(tuple(EXTENSION_SUFFIXES))


def test_the_kernel_is_among_them() -> None:
    assert {"tortuga.kernel.dice", "tortuga.kernel.machine"} <= set(MODULES)
