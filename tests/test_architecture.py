"""The arrows of the house go one way: catalogue, engine, view, encoding, bots, what uses bots."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "raiatea"
UP_TO_VIEW = {"raiatea", "raiatea.errors", "raiatea.catalogue", "raiatea.engine", "raiatea.view"}
BELOW = {*UP_TO_VIEW, "raiatea.encoding"}
MAY_IMPORT = {
    "catalogue": {"raiatea.errors", "raiatea.catalogue"},
    "engine": {"raiatea", "raiatea.errors", "raiatea.catalogue", "raiatea.engine"},
    "view": UP_TO_VIEW,
    "encoding": BELOW,
    "bots": {*BELOW, "raiatea.bots"},
    "telling": {*BELOW, "raiatea.telling"},
    "arena": {*BELOW, "raiatea.bots", "raiatea.arena"},
    "balance": {*BELOW, "raiatea.bots", "raiatea.arena", "raiatea.balance", "raiatea.pages"},
    "analysis": {
        *BELOW,
        "raiatea.bots",
        "raiatea.telling",
        "raiatea.words",
        "raiatea.pages",
        "raiatea.analysis",
    },
    "training": {*BELOW, "raiatea.bots", "raiatea.training"},
    "rl": {*BELOW, "raiatea.bots", "raiatea.rl"},
}


def imports(file: Path) -> set[str]:
    """The modules that a file imports, by their full names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def part(module: str) -> str:
    """raiatea.engine for raiatea.engine.steps.forest."""
    return ".".join(module.split(".")[:2])


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_part_imports_only_what_lies_below_it(package: str) -> None:
    for file in sorted((SOURCE / package).rglob("*.py")):
        ours = {part(name) for name in imports(file) if name.split(".")[0] == "raiatea"}
        assert ours <= MAY_IMPORT[package], f"{file.name} imports {ours - MAY_IMPORT[package]}"


@pytest.mark.parametrize("package", ["catalogue", "engine"])
def test_catalogue_and_engine_need_nothing_but_the_standard_library(package: str) -> None:
    for file in sorted((SOURCE / package).rglob("*.py")):
        roots = {name.split(".")[0] for name in imports(file)}
        others = roots - sys.stdlib_module_names - {"raiatea", "__future__"}
        assert not others, f"{file.name} imports {others}"
