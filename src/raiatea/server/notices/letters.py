"""What a notice says, in the language of who gets it: the round, whose turn, the way to the table.

Nothing in it opens anything: the link leads to the table in a browser that has its secret already.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from raiatea.server.store import TableRow
from raiatea.server.store.outbox import WayRow
from raiatea.server.wire_notices import HookShape
from raiatea.words import LOCALES

NO_WIDTH = "\u200b"  # a space that is not seen
PARTS = re.compile(r"[.:/](?=\S)")  # behind which an address goes on
MARKUP = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_{}[]()#+-.!|~<>"})


class Letter(msgspec.Struct, frozen=True):
    """A notice: `id` stays the same however often it is sent."""

    id: str
    table: str
    seat: int
    name: str
    round: str
    others: tuple[str, ...]
    link: str
    language: str
    test: bool

    @property
    def title(self) -> str:
        return said(self.language, "letter-turn", name=self.name)

    def text(self, written: Callable[[str], str] = str) -> str:
        """Whose turn it is, in a sentence; names are `written` as the program takes them."""
        name, *others = [written(linking_nowhere(one)) for one in (self.name, *self.others)]
        words = {"name": name, "others": ", ".join(others)}
        if self.test:
            return said(self.language, "letter-test", **words)
        if not self.round:
            return said(self.language, "letter-turn-set-up", **words)
        return said(self.language, "letter-turn-text", round=self.round, **words)


def letter_to(
    way: WayRow, table: TableRow, round_: str, public_url: str, id_: str, test: bool = False
) -> Letter:
    """A notice by a way; it has no link where the name of the server is not known."""
    return Letter(
        id_,
        table.id,
        way.seat,
        table.seats[way.seat].name,
        round_,
        tuple(chair.name for seat, chair in enumerate(table.seats) if seat != way.seat),
        f"{public_url}/#/t/{table.id}" if public_url else "",
        way.language,
        test,
    )


@cache
def bundle(language: str) -> FluentBundle:
    """The words of notices alone, which are read at once."""
    found = FluentBundle([language], use_isolating=False)
    path = LOCALES / language / "letters.ftl"
    found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def linking_nowhere(name: str) -> str:
    """A name of which no program of mail or chat makes a link."""
    return PARTS.sub(lambda found: f"{found[0]}{NO_WIDTH}", name)


def said(language: str, message: str, **variables: str) -> str:
    words = bundle(language)
    pattern = words.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, _ = words.format_pattern(pattern, variables)
    return str(text)


# Webhooks.


def shaped(letter: Letter, shape: HookShape) -> dict[str, Any]:
    """A notice as a chat program takes it; names can call nobody there."""
    if shape == "plain":
        return {
            "id": letter.id,
            "event": "test" if letter.test else "your-turn",
            "table": letter.table,
            "round": letter.round,
            "seat": letter.seat,
            "name": letter.name,
            "text": letter.text(),
            "link": letter.link,
        }
    sentence = letter.text(slack if shape == "slack" else markdown)
    text = " ".join(filter(None, [sentence, letter.link]))
    if shape == "discord":
        return {"content": text, "allowed_mentions": {"parse": []}}
    return {"text": text}


def slack(name: str) -> str:
    """A name that is no mark-up for Slack."""
    return (
        name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").translate(CALLS_NOBODY)
    )


def markdown(name: str) -> str:
    """A name that is no Markdown, and calls nobody."""
    return name.translate(MARKUP).translate(CALLS_NOBODY)


CALLS_NOBODY = str.maketrans({"@": f"@{NO_WIDTH}"})
