"""The rules, looked up by number or by heading."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table

from raiatea.cli.console import printable, title
from raiatea.cli.failure import Failure
from raiatea.cli.words.names import listed

RULE = re.compile(r"^- \*\*([REX][\d.]+)\*\* (.*)$", re.MULTILINE)
HEADING = re.compile(r"^(#{2,3}) (.*)$", re.MULTILINE)
INTRODUCTION = "Introduction, words used"
NUMBER = re.compile(r"R\d+|([REX])\d+(\.\d+)?|[EX]")


@dataclass(frozen=True)
class Part:
    """A heading and the text under it; a section's text includes its smaller parts."""

    level: int
    heading: str
    text: str

    @property
    def rules(self) -> list[str]:
        return [number for number, _ in RULE.findall(self.text)]


@cache
def read_rules() -> tuple[tuple[Part, ...], dict[str, str]]:
    """The parts of the rules, and every rule, ruling and example by its number."""
    text = (files("raiatea") / "rules.md").read_text(encoding="utf-8")
    headings = list(HEADING.finditer(text))
    beginning = text[: headings[0].start()].split("\n", 1)[1]
    parts = [Part(2, INTRODUCTION, beginning.strip())]
    for i, found in enumerate(headings):
        level = len(found[1])
        ends = [one.start() for one in headings[i + 1 :] if len(one[1]) <= level]
        body = text[found.end() : ends[0] if ends else len(text)]
        parts.append(Part(level, found[2], body.strip()))
    return tuple(parts), dict(RULE.findall(text))


def contents() -> RenderableType:
    """All sections, with the numbers of their rules."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for part in read_rules()[0]:
        if part.level == 2:
            rules = part.rules
            table.add_row(part.heading, f"{rules[0]} to {rules[-1]}" if rules else "")
    hint = "Read on with: rules R6, rules R6.7, rules E4, rules X, rules market."
    return Group(title("Rules of Raiatea"), table, hint)


def look_up_rule(query: str) -> RenderableType:
    """One rule, or a whole section."""
    parts, rules = read_rules()
    number = query.strip().upper()
    if number in rules:
        return Markdown(f"**{number}** {rules[number]}")
    found = [part for part in parts if belongs(part, number, query)]
    if not found:
        raise Failure(unknown(query, number, parts))
    found.sort(key=lambda part: len(part.heading))  # the heading that says little else
    return Markdown(f"**{found[0].heading}**\n\n{found[0].text}")


def belongs(part: Part, number: str, query: str) -> bool:
    """Whether a part is what was asked for: R6, X, E, or words of its heading."""
    if NUMBER.fullmatch(number):
        lettered = len(number) == 1 and part.rules[:1] == [f"{number}1"]
        return part.heading.split()[0] == number or lettered
    return plain(query) in plain(part.heading)


def plain(text: str) -> str:
    """Words without case, and with the apostrophe that keyboards have."""
    return text.strip().casefold().replace("’", "'")


def unknown(query: str, number: str, parts: tuple[Part, ...]) -> str:
    section = number.partition(".")[0]
    for part in parts:
        if part.heading.split()[0] == section and part.rules:
            return f"there is no rule {number}; {section} has {part.rules[0]} to {part.rules[-1]}"
    last = {number[0]: number.partition(".")[0] for number in read_rules()[1]}
    known = listed([f"{letter}1 to {number}" for letter, number in last.items()])
    return f"there is no rule {printable(query)!r:.30}; there are {known}"
