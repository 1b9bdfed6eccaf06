"""The package as it is installed: in the form that is expected, with all that belongs to it."""

from __future__ import annotations

import os
import pkgutil
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import raiatea
import raiatea.engine

SOURCES = Path(__file__).parents[1] / "src" / "raiatea"
EXPECT = os.environ.get("RAIATEA_EXPECT", "")


def engine_modules() -> list[str]:
    """Every module of the engine, by its full name."""
    found = pkgutil.walk_packages(raiatea.engine.__path__, "raiatea.engine.")
    return ["raiatea.engine", *(module.name for module in found)]


@pytest.mark.skipif(not EXPECT, reason="RAIATEA_EXPECT does not say which form is meant")
def test_the_engine_has_the_expected_form() -> None:
    suffixes = {"compiled": tuple(EXTENSION_SUFFIXES), "interpreted": (".py",)}[EXPECT]
    files = {name: Path(import_module(name).__file__ or "") for name in engine_modules()}
    assert "raiatea.engine.game" in files
    assert len(files) == len(list((SOURCES / "engine").rglob("*.py")))
    wrong = [name for name, file in files.items() if not file.name.endswith(suffixes)]
    assert wrong == []
    assert [name for name, file in files.items() if not file.is_file()] == []


def test_the_package_holds_every_file_of_the_sources() -> None:
    installed = Path(raiatea.__file__).parent
    wanted = [
        path.relative_to(SOURCES)
        for path in SOURCES.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]
    assert wanted
    stale = [
        path
        for path in wanted
        if not (installed / path).is_file()
        or (installed / path).read_bytes() != (SOURCES / path).read_bytes()
    ]
    assert stale == []
