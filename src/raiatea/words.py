"""Messages in the languages of players, from the files that the browser reads too."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from raiatea.bots.bot import Reason
from raiatea.bots.table import Cards, Table
from raiatea.catalogue import Catalogue
from raiatea.engine import Move
from raiatea.engine.frames import STEPS
from raiatea.engine.moves import VERBS
from raiatea.errors import RaiateaError

LOCALES: Final = Path(__file__).parent / "locales"
LANGUAGES: Final = tuple(sorted(folder.name for folder in LOCALES.iterdir()))
ENGLISH: Final = "en"
FILES: Final = ("analysis", "cards", "moves", "names", "reasons")
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
HIRE_PRICE: Final = 2

Value = str | int | float


class UnknownLanguage(RaiateaError, ValueError):
    """A language that has no messages."""


def language_here() -> str:
    """The language of the environment, English where we do not speak it."""
    wanted = next((os.environ[name] for name in ENVIRONMENT if os.environ.get(name)), "")
    language = wanted[:2].lower()
    return language if language in LANGUAGES and not wanted[2:3].isalpha() else ENGLISH


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for name in FILES:
        text = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
        found.add_resource(FluentResource(text))
    return found


class Words:
    """Everything in one language, the environment's unless another is asked for.

    >>> Words("fr").say("location-reef")
    'Barrière de corail'

    Raises `UnknownLanguage`.
    """

    def __init__(self, language: str | None = None) -> None:
        self.language = language or language_here()
        if self.language not in LANGUAGES:
            raise UnknownLanguage(
                f"unknown language {self.language!r:.80}; known are: {', '.join(LANGUAGES)}"
            )
        self._bundle = bundle(self.language)

    def say(self, name: str, **variables: Value) -> str:
        """A message."""
        message = self._bundle.get_message(name)
        assert message.value is not None, f"{name} has no text"
        return self._format(message.value, variables)

    def name(self, kind: str, key: str) -> str:
        """What a thing is called inside a sentence: "the Forest"; a stranger's is its key."""
        if not self._bundle.has_message(f"{kind}-{key}"):
            return key
        message = self._bundle.get_message(f"{kind}-{key}")
        return self._format(message.attributes.get("in", message.value), {})

    def reason(self, reason: Reason) -> str:
        """Why a bot thinks so."""
        return self.say(reason.message, **reason.variables)

    def move(self, at: Setting, move: Move) -> str:
        """A legal move: "Sell 1 taro for 3 mana"."""
        verb = VERBS[move.verb]
        variables = VARIABLES.get(verb, nothing)(self, at, move.text[len(verb) + 1 :])
        return self.say(f"move-{verb.replace(' ', '-')}", **variables)

    def _format(self, pattern: Any, variables: Mapping[str, Value]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        assert not errors, errors
        return str(text)


class Setting:
    """What a seat is asked, and what it sees then."""

    def __init__(self, view: Mapping[str, Any], catalogue: Catalogue) -> None:
        self.table = Table(view, Cards(catalogue))
        self.catalogue = catalogue
        self.names: list[str] = view["players"]
        self.question, *numbers = self.table.frame
        self.numbers = dict(zip(STEPS[self.question].FIELDS, numbers, strict=True))

    def name(self, seat: int) -> str:
        return self.names[seat]

    @property
    def draws(self) -> int:
        """How many rituals the seat's rank draws."""
        return self.catalogue.board.ranks[self.table.rank(self.table.seat)].draws

    def waiting(self, place: str) -> dict[str, Any]:
        """A ritual in the row, by its place."""
        found: dict[str, Any] = self.table.public["row"][int(place) - 1]
        return found

    def paid_at_once(self, verb: str) -> int:
        """How many of a thing one answer pays for a mission."""
        mission = self.catalogue.missions[self.numbers["mission"]]
        if mission.pattern in ("different", "any"):
            return 1
        return 2 if verb == "pay" and mission.pattern == "pairs" else mission.amount


Variables = Callable[[Words, Setting, str], dict[str, Value]]


def nothing(words: Words, at: Setting, what: str) -> dict[str, Value]:
    return {}


def thing(kind: str) -> Variables:
    """The name of what a move is about."""
    return lambda words, at, what: {"what": words.name(kind, what)}


def answer(words: Words, at: Setting, what: str) -> dict[str, Value]:
    return {"question": at.question}


def amount(words: Words, at: Setting, what: str) -> dict[str, Value]:
    return {"amount": int(what)}


def pile(words: Words, at: Setting, what: str) -> dict[str, Value]:
    return {"pile": what, "amount": at.draws}


def recruit(words: Words, at: Setting, what: str) -> dict[str, Value]:
    return {"amount": int(what), "free": at.numbers.get("bonus", 0)}


def fulfil(words: Words, at: Setting, space: str) -> dict[str, Value]:
    mission = at.table.mission_at(space)
    return {"space": space, "what": words.name("mission", mission.id), "vp": mission.value}


def sell(words: Words, at: Setting, what: str) -> dict[str, Value]:
    commodity, space = what.rsplit(" ", 1)
    return {
        "what": words.name("commodity", commodity),
        "bonus": words.name("bonus", f"{commodity}-{space}"),
    }


def hire(words: Words, at: Setting, what: str) -> dict[str, Value]:
    price = max(0, HIRE_PRICE - at.table.in_front("hire_discount"))
    return {"what": words.name("assistant", what), "amount": price}


def player(words: Words, at: Setting, seat: str) -> dict[str, Value]:
    return {"who": at.name(int(seat))}


def silence(words: Words, at: Setting, place: str) -> dict[str, Value]:
    waiting = at.waiting(place)
    return {"what": words.name("ritual", waiting["ritual"]), "who": at.name(waiting["owner"])}


def pay(words: Words, at: Setting, what: str) -> dict[str, Value]:
    return {"what": words.name("commodity", what), "amount": at.paid_at_once("pay")}


def pay_mask(words: Words, at: Setting, what: str) -> dict[str, Value]:
    return {"what": words.name("mask", what), "amount": at.paid_at_once("pay mask")}


def hand(words: Words, at: Setting, what: str) -> dict[str, Value]:
    who = at.name(at.numbers["receiver"])
    return {"what": words.name("commodity", what), "who": who}


def hand_pearls(words: Words, at: Setting, what: str) -> dict[str, Value]:
    pearls = min(at.numbers["pearls"], at.table.pearls)
    return {"amount": pearls, "who": at.name(at.numbers["receiver"])}


VARIABLES: Final[dict[str, Variables]] = {
    "go": thing("location"),
    "take": thing("forest"),
    "pass": answer,
    "done": answer,
    "commodity": thing("commodity"),
    "assistant": thing("assistant"),
    "mask": thing("mask"),
    "sacrifice": thing("commodity"),
    "draw": pile,
    "keep": thing("ritual"),
    "recruit": recruit,
    "recruit only": amount,
    "give": thing("mask"),
    "fulfil": fulfil,
    "sell": sell,
    "hire": hire,
    "merchant": thing("commodity"),
    "shaman": thing("ritual"),
    "join": thing("mask"),
    "buy": pile,
    "prepare": thing("ritual"),
    "offer": amount,
    "bid": amount,
    "gift": thing("gift"),
    "lay": thing("ritual"),
    "perform": thing("ritual"),
    "reactivate": thing("assistant"),
    "player": player,
    "silence": silence,
    "steal": thing("mask"),
    "pay": pay,
    "pay mask": pay_mask,
    "pay ritual": thing("ritual"),
    "hand": hand,
    "hand pearls": hand_pearls,
}
