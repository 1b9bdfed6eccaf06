"""Which entries of the catalogue the scenarios beside this file cover, read from their source.

A scenario names entries with `@pytest.mark.covers("ritual", "hina")`, or with
`@pytest.mark.covers_each("mission")` all those that begin the lines of its parametrised table.
Nothing is imported or run, so it does not matter which tests are collected, or where.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from raiatea import catalogue

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Scenario:
    """A test function, what it says it covers as (kind, id), and its arguments."""

    name: str
    covers: frozenset[tuple[str, str]]
    arguments: tuple[str, ...]


def entries() -> list[tuple[str, str]]:
    """Every entry that needs a scenario, as (kind, id)."""
    box = catalogue.default()
    board = box.board
    return [
        *[("ritual", ritual.id) for ritual in box.rituals],
        *[("mission", mission.id) for mission in box.missions],
        *[("mask", mask.id) for mask in box.masks],
        *[("forest", card.id) for card in box.forest],
        *[
            ("chart", f"{chart.commodity} {space}")
            for chart in board.charts
            for space in range(1, len(chart.spaces) + 1)
        ],
        *[("location", location.id) for location in board.locations],
        *[("rank", rank.id) for rank in board.ranks],
    ]


def all_scenarios() -> list[Scenario]:
    """The scenarios of all test files beside this one."""
    return [
        scenario
        for path in sorted(HERE.glob("test_*.py"))
        for scenario in scenarios(path.read_text(encoding="utf-8"))
    ]


def scenarios(source: str) -> Iterator[Scenario]:
    """The scenarios of one file: its tests that say they cover something."""
    module = ast.parse(source)
    named = {
        target.id: statement.value
        for statement in module.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    }
    for function in module.body:
        if isinstance(function, ast.FunctionDef):
            marks = [
                named.get(one.id, one) if isinstance(one, ast.Name) else one
                for one in function.decorator_list
            ]
            covers = covered([one for one in marks if isinstance(one, ast.Call)])
            if covers:
                arguments = tuple(argument.arg for argument in function.args.args)
                yield Scenario(function.name, covers, arguments)


def covered(marks: list[ast.Call]) -> frozenset[tuple[str, str]]:
    """What the marks of one test say it covers."""
    found: set[tuple[str, str]] = set()
    for mark in marks:
        if name(mark) == "covers":
            kind, *ids = texts(mark.args)
            found |= {(kind, one) for one in ids}
        elif name(mark) == "covers_each":
            (kind,) = texts(mark.args)
            tables = [first_column(one) for one in marks if name(one) == "parametrize"]
            found |= {(kind, one) for column in tables for one in column}
    return frozenset(found)


def name(mark: ast.Call) -> str:
    """The name behind `pytest.mark.` of a mark."""
    return mark.func.attr if isinstance(mark.func, ast.Attribute) else ""


def first_column(parametrize: ast.Call) -> list[str]:
    """The texts that begin the lines of a parametrised table."""
    lines = parametrize.args[1]
    assert isinstance(lines, ast.List), "the table of covers_each is written out as a list"
    return texts([one.elts[0] if isinstance(one, ast.Tuple) else one for one in lines.elts])


def texts(nodes: list[ast.expr]) -> list[str]:
    return [
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
