"""The messages of all languages, read from locales/."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "locales"
ENGLISH = "en"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
PLURALS = ("zero", "one", "two", "few", "many", "other")
COUNTS = (0, 1, 2, 7)

Values = dict[str, int | str]


@dataclass
class Variables(Visitor):
    """The variables of a pattern, each with values that lead into all of its branches."""

    samples: dict[str, list[int | str]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.samples.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            words = [key.name for key in keys if isinstance(key, ftl.Identifier)]
            numbers = [int(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)]
            plural = numbers or any(word in PLURALS[:-1] for word in words)
            known = self.samples.setdefault(node.selector.id.name, [])
            known += [one for one in (*COUNTS, *numbers) if plural and one not in known]
            known += [one for one in words if not plural and one not in known]
        self.generic_visit(node)


@dataclass(frozen=True)
class Pattern:
    """The value of a message, or with a dot in its name an attribute."""

    name: str
    node: ftl.Pattern

    @property
    def variables(self) -> dict[str, list[int | str]]:
        found = Variables()
        found.visit(self.node)
        return found.samples

    def fillings(self) -> Iterator[Values]:
        """All combinations of values that matter; a variable without choices stands for a name."""
        variables = self.variables
        for values in product(*(known or ["Arno"] for known in variables.values())):
            yield dict(zip(variables, values, strict=True))


def files_of(language: str) -> list[str]:
    return sorted(path.name for path in (LOCALES / language).iterdir())


@cache
def entries(language: str, file: str) -> tuple[ftl.EntryType, ...]:
    text = (LOCALES / language / file).read_text(encoding="utf-8")
    return tuple(FluentParser(with_spans=False).parse(text).body)


def messages(language: str, file: str) -> list[ftl.Message]:
    return [entry for entry in entries(language, file) if isinstance(entry, ftl.Message)]


def message_ids(language: str, file: str) -> list[str]:
    return [message.id.name for message in messages(language, file)]


@cache
def patterns(language: str) -> dict[str, Pattern]:
    """All patterns of a language by name: "event-sold", "commodity-uru.in"."""
    found: dict[str, Pattern] = {}
    for file in files_of(language):
        for message in messages(language, file):
            name = message.id.name
            if message.value is not None:
                found[name] = Pattern(name, message.value)
            for attribute in message.attributes:
                part = f"{name}.{attribute.id.name}"
                found[part] = Pattern(part, attribute.value)
    return found


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        text = (LOCALES / language / file).read_text(encoding="utf-8")
        found.add_resource(FluentResource(text))
    return found


def say(language: str, name: str, values: Values | None = None) -> str:
    """A message or one of its attributes in words; fails where Fluent finds fault with it."""
    key, _, attribute = name.partition(".")
    message = bundle(language).get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{language}: {name} has no text"
    text, errors = bundle(language).format_pattern(pattern, dict(values or {}))
    assert errors == [], f"{language}: {name} with {values}: {errors}"
    return str(text)
