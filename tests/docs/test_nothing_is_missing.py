"""The documentation is complete: every field, word and error of the code has its place in it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_group

import raiatea.cli.terminal.answers as terminal
from raiatea import Game, RaiateaError, bots
from raiatea.catalogue.cards import IN_FRONT
from raiatea.cli.app import app
from raiatea.engine import chance
from raiatea.engine.effect_words import WORDS
from scripts import reference
from tests.docs.pages import ROOT, fields, missing, prose, rows

ENGINE = ROOT / "docs" / "engine.md"
REFERENCE = ROOT / "docs" / "reference.md"
ADDING_A_CARD = ROOT / "docs" / "adding-a-card.md"
PLAYING = ROOT / "docs" / "playing.md"
COMMANDS = get_group(app).commands
PAGE_OF = {
    "terminal": "playing",
    "simulate": "arena",
    "arena": "arena",
    "balance": "balance",
    "figures": "figures",
    "data-set": "figures",
    "train": "training",
    "analyse": "analysing",
}
LIBRARY = ("raiatea.errors", "raiatea.catalogue", "raiatea.engine", bots.__name__)


def views() -> Iterator[dict[str, Any]]:
    """All views of a game from its set-up to its end."""
    game = Game.new(3, seed=1, variants=["tane"], play_forced=True)
    dice = random.Random(1)
    while not game.over:
        yield from (game.view(seat) for seat in (None, *range(game.players)))
        seat = dice.choice(game.awaiting)
        game.play(seat, dice.choice(game.moves(seat)))
    yield game.view(0)


def errors(kind: type[RaiateaError]) -> Iterator[type[RaiateaError]]:
    """An error and all that are built on it, as far as the library goes."""
    yield kind
    for inner in kind.__subclasses__():
        if inner.__module__.startswith(LIBRARY):
            yield from errors(inner)


def zones() -> list[str]:
    """The names of all that a state holds, read from its source: a compiled class has no slots."""
    source = (ROOT / "src" / "raiatea" / "engine" / "state.py").read_text(encoding="utf-8")
    classes = source.partition("class Happening")[2]
    found = re.findall(r"^    (?:    self\.)?(\w+)(?:: | = )", classes, re.MULTILINE)
    found.remove("__slots__")
    found.remove("__slots__")
    assert {"pearls", "events"} <= set(found)
    return found


def test_every_field_of_a_view_is_explained() -> None:
    names = {name for view in views() for name in fields(view, deep=2)}
    assert {"mine.rituals", "prompt.moves", "public.stack", "scores[].total"} <= names
    assert missing(names, prose(ENGINE)) == []


def test_every_field_of_a_forecast_is_explained() -> None:
    game = Game.new(3, seed=2)
    dice = random.Random(2)
    names: set[str] = set()
    while not game.over:
        seat = dice.choice(game.awaiting)
        found = game.forecast(seat)
        found["refused"] = []  # each with the fields of its own reason
        names |= set(fields(dict(found), deep=2))
        game.play(seat, dice.choice(game.moves(seat)))
    assert {"points[].pairs", "row[].short", "counters[].done", "terms.clips"} <= names
    assert missing(names, prose(ENGINE)) == []


def test_every_field_of_a_position_and_of_a_record_is_explained() -> None:
    game = Game.new(3, seed=1)
    names = {*fields(game.to_dict(), deep=1), *fields(game.record(), deep=1)}
    names |= {f"secret.{name}" for name in fields(game.to_dict()["secret"], deep=1)}
    assert missing(names, prose(ENGINE)) == []


def test_every_member_of_the_public_face_is_named() -> None:
    text = prose(ENGINE).replace("`Game.", "`")
    assert missing({name for name in dir(Game) if not name.startswith("_")}, text) == []


def test_every_zone_of_the_state_is_explained() -> None:
    assert missing(set(zones()), prose(ENGINE)) == []


def test_every_error_is_explained() -> None:
    names = {kind.__name__ for kind in errors(RaiateaError)}
    assert {"IllegalMove", "UnknownBot"} <= names
    assert missing(names, prose(ENGINE)) == []


def test_every_kind_of_chance_is_explained() -> None:
    assert missing(set(chance.KINDS), prose(ENGINE)) == []


@pytest.mark.parametrize("word", WORDS)
def test_every_effect_stands_in_the_vocabulary_with_its_fields(word: str) -> None:
    found = [row for row in rows(ADDING_A_CARD) if row[0] == f"`{word}`"]
    assert len(found) == 1
    assert found[0][1] == (", ".join(f"`{field.name}`" for field in WORDS[word].FIELDS) or "–")


def test_every_bonus_of_a_permanent_ritual_is_explained() -> None:
    assert missing(set(IN_FRONT), prose(ADDING_A_CARD)) == []


def test_the_tables_of_the_reference_are_those_of_the_declarations() -> None:
    """Otherwise: `python scripts/reference.py`, then say in the last column what it means."""
    page = REFERENCE.read_text(encoding="utf-8")
    assert reference.written(page) == page
    assert [row[0] for row in rows(REFERENCE) if row[-1].endswith(reference.MISSING)] == []


def test_every_command_stands_in_the_table_of_the_readme() -> None:
    named = " ".join(row[0] for row in rows(ROOT / "README.md"))
    assert [name for name in COMMANDS if not re.search(rf"`{name}[ `]", named)] == []


@pytest.mark.parametrize("command", PAGE_OF)
def test_every_option_of_a_command_is_explained_on_its_page(command: str) -> None:
    """Those of `serve` have a test of their own."""
    text = prose(ROOT / "docs" / f"{PAGE_OF[command]}.md")
    options = {one for given in COMMANDS[command].params for one in given.opts if one[:2] == "--"}
    assert [one for one in sorted(options) if not re.search(rf"`{one}[ `]", text)] == []


def test_every_command_of_the_terminal_is_explained() -> None:
    text = prose(PLAYING)
    assert [word for word in terminal.COMMANDS if f"`{word}" not in text] == []
