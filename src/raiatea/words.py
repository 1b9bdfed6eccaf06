"""Messages in the languages of players, from the files that the browser reads too."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from raiatea.bots.bot import Reason
from raiatea.catalogue import Catalogue
from raiatea.errors import RaiateaError
from raiatea.telling import Saying, Thing, Value

LOCALES: Final = Path(__file__).parent / "locales"
LANGUAGES: Final = tuple(sorted(folder.name for folder in LOCALES.iterdir()))
ENGLISH: Final = "en"
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

Plain = str | int | float


class UnknownLanguage(RaiateaError, ValueError):
    """A language that has no messages."""


def language_here() -> str:
    """The language of the environment, English where we do not speak it."""
    wanted = next((os.environ[name] for name in ENVIRONMENT if os.environ.get(name)), "")
    language = wanted[:2].lower()
    return language if language in LANGUAGES and not wanted[2:3].isalpha() else ENGLISH


def with_cards(language: str, words: Mapping[str, str]) -> FluentBundle:
    """All messages, and those of a card set: in English what it does not say in the language."""
    found = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for one in dict.fromkeys((ENGLISH, language)):
        found.add_resource(FluentResource(words.get(one, "")), allow_overrides=True)
    return found


@cache
def bundle(language: str) -> FluentBundle:
    return with_cards(language, {})


def folded(text: str) -> str:
    """A text as one searches for it: without case and accents, with plain apostrophes."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class Words:
    """Everything in one language, the environment's unless another is asked for.

    >>> Words("fr").say("location-reef")
    'Barrière de corail'

    A catalogue may bring words of its own. Raises `UnknownLanguage`.
    """

    def __init__(self, language: str | None = None, catalogue: Catalogue | None = None) -> None:
        self.language = language or language_here()
        if self.language not in LANGUAGES:
            raise UnknownLanguage(
                f"unknown language {self.language!r:.80}; known are: {', '.join(LANGUAGES)}"
            )
        words = catalogue.words if catalogue is not None else {}
        self._bundle = with_cards(self.language, words) if words else bundle(self.language)

    def say(self, name: str, **variables: Plain) -> str:
        """A message, or behind a dot one of its attributes."""
        text = self._text(name, variables)
        assert text is not None, f"{name} has no text"
        return text

    def attribute(self, name: str, attribute: str, **variables: Plain) -> str | None:
        """An attribute of a message; None where it has none of that name."""
        return self._text(f"{name}.{attribute}", variables)

    def name(self, kind: str, key: str) -> str:
        """What a thing is called inside a sentence: "the Forest"; a stranger's is its key."""
        return self._named(f"{kind}-{key}", {}) or key

    def label(self, kind: str, key: str) -> str:
        """What a thing is called by itself: "Forest"; a stranger's is its key."""
        return self._text(f"{kind}-{key}", {}) or key

    def text(self, kind: str, key: str) -> str:
        """What stands on a card or a place; "" for a stranger."""
        return self._text(f"{kind}-{key}-text", {}) or ""

    def names_in(self, file: str) -> list[str]:
        """The messages of a file, in their order."""
        text = (LOCALES / self.language / f"{file}.ftl").read_text(encoding="utf-8")
        return re.findall(r"^([\w-]+) =", text, re.MULTILINE)

    def reason(self, reason: Reason) -> str:
        """Why a bot thinks so: what it has seen, then what it makes of it."""
        found = {
            name: (self._named(value, {}) or value) if isinstance(value, str) else value
            for name, value in reason.variables.items()
        }
        said = self.say(reason.message, **found)
        return said if reason.grounds is None else f"{self.reason(reason.grounds)} {said}"

    def tell(self, saying: Saying, players: Sequence[str]) -> str:
        """A saying in words, with the names of the players by seat."""
        return self.say(saying.message, **self._plain(saying.variables, players))

    def listed(self, words: Sequence[str]) -> str:
        """ "one, two and three"."""
        if len(words) < 2:
            return "".join(words)
        return self.say("terminal-list", first=", ".join(words[:-1]), last=words[-1])

    def _plain(self, variables: Mapping[str, Value], players: Sequence[str]) -> dict[str, Plain]:
        return {name: self._told(value, players) for name, value in variables.items()}

    def _told(self, value: Value, players: Sequence[str]) -> Plain:
        if isinstance(value, Thing):
            return self._thing(value, players)
        if isinstance(value, list):
            return self.listed([self._thing(one, players) for one in value])
        return value

    def _thing(self, thing: Thing, players: Sequence[str]) -> str:
        if thing.seat is not None:
            return players[thing.seat]
        assert thing.name is not None
        named = self._named(thing.name, self._plain(thing.variables, players))
        return named or (thing.about or thing.name).rpartition("/")[2]

    def _named(self, name: str, variables: Mapping[str, Plain]) -> str | None:
        inside = None if "." in name else self._text(f"{name}.in", variables)
        return inside or self._text(name, variables)

    def _text(self, name: str, variables: Mapping[str, Plain]) -> str | None:
        key, _, attribute = name.partition(".")
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        assert not errors, f"{name}: {errors}"
        return str(text)
