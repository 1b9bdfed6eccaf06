"""Analyses at the command line: look at a record, write the page, show the tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Group, JustifyMethod
from rich.table import Table
from rich.text import Text

from raiatea import RaiateaError, RecordError, bots
from raiatea.analysis import Analysis, analyse, review
from raiatea.analysis.page import page
from raiatea.analysis.report import COLUMNS, NUMBERS, outcome, rows
from raiatea.arena.match import told
from raiatea.cli.console import figures, printable, progress_bar, title
from raiatea.cli.failure import Failure
from raiatea.cli.files import read_record
from raiatea.server.static_files import STATIC
from raiatea.words import Words

MOST = 10
WHOLE = 100


def by_steps(advance: Callable[[int], None]) -> Callable[[float], None]:
    """Tells a bar that counts steps which part of the whole is done."""
    shown = 0

    def done(part: float) -> None:
        nonlocal shown
        advance(round(WHOLE * part) - shown)
        shown = round(WHOLE * part)

    return done


def look_at(path: Path, bot: str, words: Words) -> tuple[dict[str, Any], Analysis]:
    """The record in a file, and what a bot finds in it."""
    bots.make(bot)
    record = read_record(path)
    try:
        with progress_bar(words.say("analysis-title"), WHOLE) as advance:
            return record, analyse(record, bot, by_steps(advance))
    except RecordError as error:
        raise Failure(f"{printable(str(path))}: {error}") from None
    except RaiateaError:
        raise
    except (Exception, SystemExit) as error:  # of the bot, which may be anybody's
        raise Failure(f"{bot} crashed: {told(error)}") from None


def built_page() -> str:
    """The page that was built with the browser client."""
    try:
        return (STATIC / "review.html").read_text("utf-8")
    except OSError:
        raise Failure("the browser client is not built, and the page with it") from None


def whole_page(built: str, record: dict[str, Any], found: Analysis, words: Words) -> str:
    return page(built, review(record, found), words.language)


def tables(found: dict[str, Any], words: Words) -> Group:
    """The report as text."""
    bot = words.name("bot", found["bot"])
    parts: list[Text | Table | str] = [
        Text(plain(outcome(found, words))),
        "",
        title(words.say("analysis-chances")),
        chances_table(found, words),
        "",
        title(words.say("analysis-decisions")),
    ]
    if not found["decisions"]:
        return Group(*parts, Text(words.say("analysis-flawless", bot=bot)))
    text = Text(words.say("analysis-decisions-text", bot=bot))
    return Group(*parts, text, decisions_table(found, words))


def chances_table(found: dict[str, Any], words: Words) -> Table:
    """Everyone's chances at the beginning of each round, and in the end."""
    players = [Text(printable(name)) for name in found["players"]]
    table = figures(words.say("analysis-round"), players)
    for name, cells in rows(found, words):
        table.add_row(name, *cells)
    return table


def decisions_table(found: dict[str, Any], words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in COLUMNS:
        number = name in NUMBERS
        justify: JustifyMethod = "right" if number else "left"
        table.add_column(words.say(f"analysis-{name}"), justify=justify, no_wrap=number)
    for one in found["decisions"][:MOST]:
        said = one["words"]
        row = (
            str(one["number"]),
            one["round"] or words.say("analysis-start"),
            found["players"][one["seat"]],
            said["played"],
            said["better"],
            said["cost"],
            said["reason"],
        )
        table.add_row(*(Text(plain(cell)) for cell in row))
    return table


def plain(text: str) -> str:
    """A text with names from a file; a space that may not break is no letter to be replaced."""
    return printable(text.replace("\u00a0", " "))
