"""Which messages the browser client asks for, and with which variables, read from its source."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

from raiatea import catalogue as catalogues
from raiatea.catalogue import ASSISTANTS, COMMODITIES, LOCATIONS, MASK_COLOURS, MIRROR, PILES
from raiatea.engine import Game
from raiatea.server.plans import PLANNABLE
from raiatea.server.store import SeatKind
from raiatea.server.switches import HintsAllowed, Switches
from raiatea.server.wire_notices import HookShape, HookTested
from tests.locales.messages import ROOT

WEB = ROOT / "web" / "src"
LITERAL = re.compile(r"""['"`]((?:ui|error)-[a-z0-9.-]+)['"`]""")
TEMPLATE = re.compile(r"`(ui-[^`]*\$\{[^`]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")
CALL = re.compile(r"(?<![\w.])(?:t|say|at\.say|teller\.say)\(")
QUOTES = "'\"`"
GAMES = 5


def source(name: str) -> str:
    return (WEB / name).read_text(encoding="utf-8")


@cache
def sources() -> dict[Path, str]:
    paths = sorted(path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))
    return {path: path.read_text(encoding="utf-8") for path in paths}


def members(name: str, type_: str) -> set[str]:
    """The words of a type: type Fate = 'done' | 'now'."""
    found = re.search(rf"type {type_} =\s([^;]*);", source(name))
    assert found is not None, f"{name} has no type {type_}"
    return set(re.findall(r"'([^']+)'", found[1]))


def words(name: str, pattern: str) -> set[str]:
    """What a pattern finds in a file; there must be something."""
    found = set(re.findall(pattern, source(name)))
    assert found, f"{name} has no {pattern}"
    return found


def table(name: str, const: str) -> str:
    """What stands in a table: const PLAIN = { bag: …, 'face-down': … }."""
    found = re.search(rf"const {const}\b[^=]*= \{{(.*?)\n\}};", source(name), re.DOTALL)
    assert found is not None, f"{name} has no table {const}"
    return found[1]


@cache
def counters() -> set[str]:
    """What turns are counted by, met in games."""
    found: set[str] = set()
    for seed in range(GAMES):
        game = Game.new(3, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            seat = game.awaiting[0]
            found |= {counter["what"] for counter in game.forecast(seat)["counters"]}
            game.play(seat, chance.choice(game.moves(seat)))
    return found


def untested() -> set[str]:
    """Why a test did not arrive."""
    why = get_args(get_type_hints(HookTested)["why"])
    return {word for one in why for word in get_args(one)}


def families() -> dict[str, set[str]]:
    """The messages whose names are put together, and what may stand in the hole."""
    cards = catalogues.default()
    plain = set(re.findall(r"'?([\w-]+)'?: \[", table("board/logic/explain.ts", "PLAIN")))
    steps = {str(step) for step in range(1, 7)}
    themes = {"light", "dark"}
    return {
        "ui-board-{}": {*PILES, "condition", "auction", "fulfilled"},
        "ui-board-about-{}": plain | set(ASSISTANTS) | {"action", "ceremony"},
        "ui-board-about-{}.text": plain,
        "ui-board-colour-{}": {*MASK_COLOURS, MIRROR},
        "ui-board-count-{}": counters(),
        "ui-board-fate-{}": members("board/logic/row.ts", "Fate"),
        "ui-board-is-{}": members("board/standing.ts", "Standing") - {"next"},
        "ui-board-short-{}": {*LOCATIONS, *COMMODITIES, *ASSISTANTS},
        "ui-board-source-{}": {"rank", "rituals", "missions", "masks"},
        "ui-board-step-{}": steps,
        "ui-board-step-short-{}": steps,
        "ui-board-tab-{}": members("board/tabnews.svelte.ts", "Tab"),
        "ui-board-treasure-{}": {card.treasure for card in cards.forest} - {""},
        "ui-director-{}": {"action", "ceremony"},
        "ui-director-step-{}": steps,
        "ui-plan-{}": set(PLANNABLE),
        "ui-plan-{}.falls": set(PLANNABLE),
        "ui-review-goods-{}": {"pearls", "mana", "tattoos", "priests"},
        "ui-log-{}": {"all", "mine", "points"},
        "ui-speed-{}": words("director/durations.ts", r"'(slow|normal|fast|instant)'"),
        "ui-colour-{}": {str(colour) for colour in range(1, 6)},
        "ui-group-{}": members("lobby/mine.ts", "TableGroup"),
        "ui-public-{}": {"any", "clock", "slow"},
        "ui-seat-{}": {"free", "joined", "ready"},
        "ui-hints-{}": set(get_args(HintsAllowed)),
        "ui-kind-{}": set(get_args(SeatKind)),
        "ui-standing-{}": {"present", "absent", "away", "bot", "stand-in"},
        "ui-switch-{}": set(Switches.__struct_fields__),
        "ui-switch-{}-text": set(Switches.__struct_fields__),
        "ui-{}": {"how", "rules", "cards"},
        "ui-cards-{}": {*PILES, "tane", "missions", "masks", "forest"},
        "ui-tip-{}": members("board/logic/tips.ts", "TipId"),
        "ui-notices-shape-{}": set(get_args(HookShape)),
        "ui-notices-untested-{}": untested(),
        "ui-theme-{}": themes,
        "ui-theme-to-{}": themes,
    }


def templates() -> set[str]:
    """The names in the source that are put together: ui-board-fate-{}."""
    found = {template for text in sources().values() for template in TEMPLATE.findall(text)}
    return {HOLE.sub("{}", template) for template in found}


def asked_for() -> set[str]:
    """All names that the client asks for."""
    found = {name for text in sources().values() for name in LITERAL.findall(text)}
    for template, fillings in families().items():
        found |= {template.format(filling) for filling in fillings}
    return found


@dataclass(frozen=True)
class Call:
    """One place where messages are asked for, with the variables that are given."""

    where: str
    names: tuple[str, ...]
    given: frozenset[str]


def calls() -> Iterator[Call]:
    """All calls that name their messages and their variables."""
    for path, text in sources().items():
        for start in CALL.finditer(text):
            arguments = split(text, start.end())
            given = variables(arguments[1]) if len(arguments) > 1 else frozenset()
            names = tuple(named(arguments[0]))
            if names and given is not None:
                line = text.count("\n", 0, start.start()) + 1
                yield Call(f"{path.relative_to(WEB)}:{line}", names, given)


def named(expression: str) -> Iterator[str]:
    """The messages that an expression can stand for."""
    yield from re.findall(r"'([a-z][\w.-]+)'", HOLE.sub("", expression))
    known = families()
    for template in TEMPLATE.findall(expression):
        shape = HOLE.sub("{}", template)
        yield from (shape.format(filling) for filling in known.get(shape, ()))


def split(text: str, start: int) -> list[str]:
    """The arguments of a call whose bracket opens just before `start`."""
    found: list[str] = []
    depth, begin, at = 0, start, start
    while True:
        sign = text[at]
        if sign in QUOTES:
            at = after_quote(text, at)
            continue
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and sign == ","):
            found.append(text[begin:at].strip())
            begin = at + 1
            if depth < 0:
                return [argument for argument in found if argument]
        at += 1


def after_quote(text: str, start: int) -> int:
    """Where a string ends; what a template holds within ${} is skipped."""
    quote, at = text[start], start + 1
    while text[at] != quote:
        if text[at] == "\\":
            at += 1
        elif quote == "`" and text.startswith("${", at):
            at += 2
            while text[at] != "}":
                at = after_quote(text, at) if text[at] in QUOTES else at + 1
        at += 1
    return at + 1


def variables(expression: str) -> frozenset[str] | None:
    """The variables that an object names; None where it cannot be told."""
    if not expression.startswith("{") or "..." in expression:
        return None
    return frozenset(part.partition(":")[0].strip() for part in split(expression, 1))
