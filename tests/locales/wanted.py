"""Which messages there must be, as the catalogue, the engine, the server and the rules have it."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from raiatea import catalogue as catalogues
from raiatea import lessons
from raiatea.analysis.report import COLUMNS
from raiatea.bots import NAMES as BOTS
from raiatea.bots import reasons
from raiatea.catalogue import (
    ASSISTANTS,
    COMMODITIES,
    LOCATIONS,
    MIRROR,
    PILES,
    RANKS,
    RITUAL_COLOURS,
)
from raiatea.engine import notes
from raiatea.engine.kinds import GIFTS, VARIANTS
from raiatea.engine.vocabulary import EVENTS, STEPS, VERBS
from raiatea.telling.story import RECRUITED
from tests.locales.messages import ROOT

# The codes of the server's answers, as its protocol has them.
ERROR_CODES = (
    "stale",
    "illegal",
    "not-yours",
    "unknown-table",
    "forbidden",
    "bad-request",
    "too-large",
    "too-many",
    "unavailable",
    "banned",
    "unsent",
    "wrong-code",
    "not-offered",
    "enough",
    "closed",
    "over",
    "conflict",
    "no-hints",
    "origin",
    "host",
    "server",
    "lobby",
    "no-seat",
    "too-many-seats",
    "name",
    "name-taken",
    "colour-taken",
    "too-late",
    "used-up",
)
SECTION_LETTERS = {"Examples": "E", "Rulings of this implementation": "X"}
RULE = re.compile(r"^- \*\*([REX][\d.]+)\*\* (.*)$", re.MULTILINE)
SPOKEN = re.compile(r"""["']((?:analysis|hint|terminal)-[a-z-]+)["'.{]""")
WORD = re.compile(r"^- \*([^*]+)\*: (.*)$", re.MULTILINE)


def dashed(words: str) -> str:
    return words.replace(" ", "-")


def names() -> dict[str, str | None]:
    """The names that things must have."""
    cards = catalogues.default()
    found = (
        *(f"commodity-{one}" for one in COMMODITIES),
        *(f"assistant-{one}" for one in ASSISTANTS),
        *(f"location-{place}" for place in LOCATIONS),
        *(f"rank-{rank}" for rank in RANKS),
        *(f"mask-{mask.id}" for mask in cards.masks),
        f"mask-{MIRROR}",
        *(f"forest-{card.id}" for card in cards.forest),
        *(f"pile-{pile}" for pile in PILES),
        *(f"kind-{colour}" for colour in RITUAL_COLOURS),
        *(f"gift-{gift}" for gift in GIFTS),
        "round-action",
        "round-ceremony",
        "nobody",
        *with_texts("variant", VARIANTS),
        *with_texts("bot", BOTS),
    )
    return dict.fromkeys(found)


def with_texts(kind: str, keys: Iterable[str]) -> Iterator[str]:
    for key in keys:
        yield f"{kind}-{key}"
        yield f"{kind}-{key}-text"


def cards() -> dict[str, str | None]:
    """What must be said of cards."""
    cards = catalogues.default()
    found = (
        *with_texts("ritual", [ritual.id for ritual in cards.rituals]),
        *with_texts("mission", [mission.id for mission in cards.missions]),
        *(f"mask-{mask.id}-text" for mask in cards.masks),
        f"mask-{MIRROR}-text",
        *(
            f"bonus-{chart.commodity}-{space}"
            for chart in cards.board.charts
            for space in range(1, len(chart.spaces) + 1)
        ),
        *(f"location-{place}-text" for place in LOCATIONS),
        *(f"rank-{rank}-text" for rank in RANKS),
    )
    return dict.fromkeys(found)


QUESTIONS = [name for name, step in STEPS.items() if step.question]


def decisions() -> dict[str, str | None]:
    asked = [f"question-{name}" for name in QUESTIONS]
    return dict.fromkeys((*asked, *(f"move-{dashed(verb)}" for verb in VERBS)))


def events() -> dict[str, str | None]:
    return {f"event-{dashed(kind)}": None for kind in (*EVENTS, *events_of_the_table(), RECRUITED)}


# What the table adds to the events of the game, with what the client needs of it.
TABLE_EVENTS = {"undone": ("seat",), "committed": ("seat", "number", "commitment")}


@cache
def events_of_the_table() -> dict[str, tuple[str, ...]]:
    """The events that the server's own source makes: {"event": "undone", …}."""
    found = {
        str(value.value)
        for node in server_nodes()
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values, strict=True)
        if isinstance(key, ast.Constant)
        and key.value == "event"
        and isinstance(value, ast.Constant)
    }
    assert found == set(TABLE_EVENTS)
    return TABLE_EVENTS


def taught() -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for name in lessons.names():
        lesson = lessons.named(name)
        assert lesson is not None
        found[f"lesson-{name}"] = None
        found |= {f"lesson-{name}-{beat.id}": None for beat in lesson.beats}
    return found


def errors() -> dict[str, str | None]:
    return {f"error-{code}": None for code in ERROR_CODES}


def codes_of_the_server() -> set[str]:
    """The codes that stand in its source: Denial(403, "forbidden", …)."""
    found: set[str] = set()
    for node in server_nodes():
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Denial":
            code = node.args[1]
            found |= {str(code.value)} if isinstance(code, ast.Constant) else set()
    return found


def server_nodes() -> Iterator[ast.AST]:
    for path in (ROOT / "src" / "raiatea" / "server").rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


@cache
def spoken() -> set[str]:
    """What the command line asks for beyond the game itself, as its source has it."""
    source = ROOT / "src" / "raiatea"
    paths = [
        source / "words.py",
        *(source / "analysis").rglob("*.py"),
        *(source / "cli").rglob("*.py"),
    ]
    return {name for path in paths for name in SPOKEN.findall(path.read_text(encoding="utf-8"))}


def analysis() -> dict[str, str | None]:
    found = {name for name in spoken() if not name.startswith("terminal-")}
    return dict.fromkeys(found | {f"analysis-{column}" for column in COLUMNS})


def letters() -> dict[str, str | None]:
    """What the server writes to people, as its source names it."""
    said = [node for node in server_nodes() if isinstance(node, ast.Constant)]
    names = [node.value for node in said if isinstance(node.value, str)]
    return dict.fromkeys(name for name in names if re.fullmatch(r"letter(-[a-z]+)+", name))


def terminal() -> dict[str, str | None]:
    return dict.fromkeys(name for name in spoken() if name.startswith("terminal-"))


# What moves cost and bring; a test of callers meets them all in games.
ITEMS = (
    "assistant",
    "card",
    "commodity",
    "drawn",
    "mana",
    "mask",
    "mission",
    "pair",
    "pearls",
    "performed",
    "points",
    "price",
    "priests",
    "rank",
    "reactivated",
    "ritual",
    "tattoos",
    "used",
)


def terms() -> dict[str, str | None]:
    asides = ("bonus", "choice", "worth")  # which tell buttons apart
    noted = [f"note-{kind}" for kind in (*notes.KINDS, *asides)]
    said = ("terms-costs", "terms-gives", "terms-rolls")
    return dict.fromkeys((*(f"term-{what}" for what in ITEMS), *said, *noted))


@cache
def refusals() -> dict[str, set[str]]:
    """Why a move is not legal, as the engine's source gives reasons, each with what it is about."""
    found: dict[str, set[str]] = {}
    for path in (ROOT / "src" / "raiatea" / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "because":
                about = {str(keyword.arg) for keyword in node.keywords}
                for why in spoken_in(node.args[0]):
                    assert found.setdefault(why, about) == about, why
    return found


def spoken_in(expression: ast.expr) -> Iterator[str]:
    """The texts that an expression can be."""
    if isinstance(expression, ast.IfExp):
        yield from spoken_in(expression.body)
        yield from spoken_in(expression.orelse)
    else:
        assert isinstance(expression, ast.Constant), ast.unparse(expression)
        yield str(expression.value)


@cache
def rules() -> dict[str, str | None]:
    """The rules with their English text, without Markdown."""
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    beginning, *sections = re.split(r"^## ", page, flags=re.MULTILINE)
    brief = re.search(r"^\*\*(.*)\.\*\* (.*)$", beginning, re.MULTILINE)
    words = re.search(r"^\*\*([^.]*)\*\*$", beginning, re.MULTILINE)
    assert brief is not None
    assert words is not None
    found = {"rules-brief": brief[1], "rules-brief-text": brief[2], "rules-words": words[1]}
    for word, text in WORD.findall(beginning):
        found[f"rules-word-{dashed(word.lower())}"] = f"{word}: {text}"
    for section in sections:
        found |= dict(section_rules(section))
    return {name: text.replace("*", "") for name, text in found.items()}


def section_rules(section: str) -> Iterator[tuple[str, str]]:
    """A section's title, the sentence at its head, and its rules; none of the table's."""
    heading, _, body = section.partition("\n")
    number, _, title = heading.partition(" ")
    if heading in SECTION_LETTERS:
        number, title = SECTION_LETTERS[heading], heading
    found = RULE.findall(body)
    if not found:
        return
    yield f"rules-{number}", title
    first = body.strip().partition("\n")[0]
    if not first.startswith("- "):
        yield f"rules-{number}-text", first
    for rule, text in found:
        yield f"rule-{rule.replace('.', '-')}", text


WANTED: dict[str, Callable[[], dict[str, str | None]]] = {
    "analysis.ftl": analysis,
    "cards.ftl": cards,
    "decisions.ftl": decisions,
    "errors.ftl": errors,
    "events.ftl": events,
    "lessons.ftl": taught,
    "letters.ftl": letters,
    "names.ftl": names,
    "reasons.ftl": lambda: dict.fromkeys(reasons.MESSAGES),
    "rules.ftl": rules,
    "terminal.ftl": terminal,
    "terms.ftl": terms,
    "why.ftl": lambda: {f"why-{why}": None for why in refusals()},
}

SAME_EVERYWHERE = (
    *(f"commodity-{commodity}" for commodity in COMMODITIES),
    *(f"rank-{rank.id}" for rank in catalogues.default().board.ranks),
    # The rituals of Tāne are named in the player's own language.
    *(f"ritual-{ritual.id}" for ritual in catalogues.default().rituals if not ritual.tane),
)
