"""Where the command writes."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import typer
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from raiatea.cli.failure import ClosedPipe

PLAIN_WIDTH = 100


class Screen(Console):
    """A console that prints names as they are: no markup, no emoji, no guessed colours."""

    def on_broken_pipe(self) -> None:
        raise ClosedPipe


def screen(stderr: bool = False) -> Screen:
    """The terminal, or plain text of a fixed width where there is none."""
    file = sys.stderr if stderr else sys.stdout
    width = None if file.isatty() else PLAIN_WIDTH
    return Screen(file=file, width=width, markup=False, emoji=False, highlight=False)


def show(*parts: RenderableType) -> None:
    """Print to stdout."""
    out = screen()
    for part in parts:
        out.print(part)


def answer(found: dict[str, Any], as_json: bool, tables: Callable[[], RenderableType]) -> None:
    """What was found: as one JSON object, or as tables for people."""
    if as_json:
        typer.echo(json.dumps(found))
    else:
        show(tables())


def title(text: str) -> Text:
    return Text(text, style="bold")


def figures(first: str, numbers: Iterable[str | Text]) -> Table:
    """An empty table without lines: words in its first column, numbers in the others."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(first)
    for column in numbers:
        table.add_column(column, justify="right")
    return table


def printable(text: str) -> str:
    """A text from outside, such as a name in a file, without control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


@contextmanager
def progress_bar(what: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal, which vanishes in the end; call what it gives with each advance."""
    if not sys.stderr.isatty():
        yield lambda number: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (what, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda number: bar.update(task, advance=number)
