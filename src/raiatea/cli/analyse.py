"""The command that analyses a record; what it does is imported when it is needed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from raiatea.cli.options import JsonOption, LanguageOption, RecordArgument


def analyse(
    file: RecordArgument,
    bot: Annotated[
        str,
        typer.Option(help="Who judges: skilled at once, learned soon, master in minutes."),
    ] = "skilled",
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the review as a page of its own.")
    ] = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Say who was how likely to win when, and which decisions cost the most."""
    from raiatea.analysis.report import report
    from raiatea.cli.analysis import built_page, look_at, tables, whole_page
    from raiatea.cli.console import answer
    from raiatea.cli.files import check_place, write_text
    from raiatea.words import Words

    check_place(html)
    built = built_page() if html is not None else ""
    words = Words(language)
    record, found = look_at(file, bot, words)
    if html is not None:
        write_text(html, whole_page(built, record, found, words))
    told = report(found, words)
    answer(told, as_json, partial(tables, told, words))
