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
        str, typer.Option(help="Who judges: skilled at once, learned and master in minutes.")
    ] = "skilled",
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with a picture.")
    ] = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Say who was how likely to win when, and which decisions cost the most."""
    from raiatea.analysis.page import page
    from raiatea.cli.analysis import MOST, look_at, tables
    from raiatea.cli.console import answer
    from raiatea.cli.files import check_place, write_text
    from raiatea.words import Words

    check_place(html)
    words = Words(language)
    found = look_at(file, bot, words)
    if html is not None:
        write_text(html, page(found, words, MOST))
    answer(found, as_json, partial(tables, found, words))
