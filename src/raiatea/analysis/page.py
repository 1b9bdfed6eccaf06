"""A review as a page that needs nothing else: the page of the table, with what it shows inside."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from raiatea import catalogue
from raiatea.words import LOCALES

DATA: Final = '<script type="application/json" id="data">'
# What the page never says.
ELSEWHERE: Final = ("analysis.ftl", "rules.ftl", "terminal.ftl")


def page(built: str, review: dict[str, Any], language: str) -> str:
    """The page, as it was built with the browser client, filled with a review."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    messages = [path.read_text("utf-8") for path in files if path.name not in ELSEWHERE]
    inside = {
        "language": language,
        "messages": "\n".join(messages),
        "review": review,
        "catalogue": msgspec.to_builtins(catalogue.named(review["catalogue"])),
    }
    before, after = built.split(f"{DATA}{{}}", 1)
    # Nothing in it may end the script that holds it.
    text = msgspec.json.encode(inside).decode().replace("<", "\\u003c")
    return f"{before}{DATA}{text}{after}".replace('lang="en"', f'lang="{language}"', 1)
