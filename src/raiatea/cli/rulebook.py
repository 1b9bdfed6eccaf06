"""The rules, looked up by number, by heading or by a word."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from raiatea.cli.console import printable, title
from raiatea.cli.failure import Failure
from raiatea.words import Words, folded

NUMBER = re.compile(r"R\d+|([REX])\d+(\.\d+)?|[EX]")
RULE = re.compile(r"rule-([REX]\d+(?:-\d+)?)")
SECTION = re.compile(r"rules-([A-Z]\d*|brief|words)")


@dataclass
class Section:
    """A heading, what stands under it, and its rules by number; words have no number."""

    number: str
    heading: str
    rules: list[tuple[str, str]] = field(default_factory=list)

    @property
    def span(self) -> tuple[str, str] | None:
        numbers = [number for number, _ in self.rules if number]
        return (numbers[0], numbers[-1]) if numbers else None


def read_rules(words: Words) -> list[Section]:
    """All rules in the order of the book."""
    sections: list[Section] = []
    for name in words.names_in("rules"):
        found, text = SECTION.fullmatch(name), words.say(name)
        if found:
            number = found[1] if NUMBER.fullmatch(found[1]) else ""
            sections.append(Section(number, f"{number} {text}".strip()))
        else:
            rule = RULE.fullmatch(name)
            sections[-1].rules.append((rule[1].replace("-", ".") if rule else "", text))
    return sections


def contents(words: Words) -> RenderableType:
    """All sections, with the numbers of their rules."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for section in read_rules(words):
        table.add_row(section.heading, span(section.span, words) if section.span else "")
    return Group(title(words.say("terminal-rules")), table, words.say("terminal-rules.more"))


def span(numbers: tuple[str, str], words: Words) -> str:
    return words.say("terminal-span", first=numbers[0], last=numbers[1])


def look_up_rule(query: str, words: Words) -> RenderableType:
    """One rule, a whole section, or all rules with a word in them."""
    sections = read_rules(words)
    number = query.strip().upper()
    rules = [rule for section in sections for rule in section.rules]
    alone = [rule for rule in rules if rule[0] == number]
    if alone:
        return page(alone)
    whole = re.compile(rf"\b{re.escape(folded(query))}\b")
    for section in sections:
        if section.number == number or whole.search(folded(section.heading)):
            return Group(title(section.heading), page(section.rules))
    found = [rule for rule in rules if whole.search(folded(rule[1]))]
    if NUMBER.fullmatch(number) or not found:
        raise Failure(unknown(query, sections, words))
    return page(found)


def page(rules: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for number, text in rules:
        table.add_row(number, Text(text))
    return table


def unknown(query: str, sections: list[Section], words: Words) -> str:
    """What there is instead: the rules of that section, or all."""
    wanted = query.strip().upper().partition(".")[0]
    spans = [one.span for one in sections if one.number == wanted and one.span]
    if not spans:
        numbers = [number for one in sections for number, _ in one.rules if number]
        letters = {number[0]: [] for number in numbers}  # type: dict[str, list[str]]
        for number in numbers:
            letters[number[0]].append(number)
        spans = [(known[0], known[-1]) for known in letters.values()]
    known = words.listed([span(one, words) for one in spans])
    return words.say("terminal-no-rule", query=printable(query)[:30], known=known)
