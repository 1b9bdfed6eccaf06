"""Make what *How to play* shows in the browser, its numbers and moments; and docs/playing.md of its
English.

The words are in locales/*/how.ftl, the numbers come from the packaged cards and the engine, the
moments from the taught first game. Run it after any of them has changed:

    python scripts/howto.py
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from raiatea import Game, View, lessons, telling
from raiatea import catalogue as catalogues
from raiatea.engine.steps.ceremony import GIFT_PEARLS, RITUAL_PRICE
from raiatea.engine.steps.market import HIRE_PRICE
from raiatea.engine.steps.reef import DIVERS_PEARLS, KAHUNA_PEARLS
from raiatea.engine.steps.setup import START_MANA, START_PEARLS, START_RITUALS
from raiatea.engine.tracks import PRICES
from raiatea.words import Words

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "web" / "src" / "pages" / "how" / "example.json"
PAGE = ROOT / "docs" / "playing.md"
BEGIN, END = "<!-- made by scripts/howto.py -->", "<!-- until here -->"
WIDTH = 100
# The learner's questions at which there is something to see.
MOMENTS = {"ChooseLocation": "places", "Build": "missions"}
BLESSINGS = 5


def facts() -> dict[str, int | str]:
    """The numbers that the words speak of."""
    board = catalogues.default().board
    ranks = {rank.id: rank for rank in board.ranks}
    rounds = board.rounds[3]
    values = [mission.value for mission in catalogues.default().missions]
    return {
        "rounds": " ".join(rounds),
        "actions": sum(name.startswith("A") for name in rounds),
        "ceremonies": sum(name.startswith("C") for name in rounds),
        "pearls": START_PEARLS,
        "mana": START_MANA,
        "dealt": START_RITUALS,
        "ariki": ranks["ariki"].vp,
        "arioi": ranks["arioi"].vp,
        "tahua": ranks["tahua"].vp,
        "least": min(values),
        "most": max(values),
        "draws": ranks["raatira"].draws,
        "more_draws": ranks["arioi"].draws,
        "clips": ranks["raatira"].clips,
        "more_clips": ranks["arioi"].clips,
        "lowest": min(board.die),
        "highest": max(board.die),
        "divers": DIVERS_PEARLS,
        "kahuna_pearls": KAHUNA_PEARLS,
        "one_priest": PRICES[1],
        "two_priests": PRICES[2],
        "hire": HIRE_PRICE,
        "ritual": RITUAL_PRICE,
        "gift": GIFT_PEARLS,
    }


def moments() -> dict[str, object]:
    """States of the first lesson as its learner sees them, played as the coach advises."""
    lesson = lessons.named("first")
    assert lesson is not None
    game, me = lesson.begin(), lesson.seat
    found: dict[str, object] = {}
    events: list[dict[str, Any]] = []
    while {"row", *MOMENTS.values()} - set(found):
        view: Any = game.view(me)
        question = view["prompt"]["question"] if view["prompt"] else ""
        if view["ceremony"] == BLESSINGS:
            found.setdefault("row", state(game, me, events))
        if question in MOMENTS:
            found.setdefault(MOMENTS[question], state(game, me, []))
        seat = next((one for one in game.awaiting if one != me), me)
        move = lesson.answer(game, seat) if seat != me else advised(lesson, game, question)
        assert move is not None
        for event in game.play(seat, game.parse(seat, move)):
            told = event.to_dict()
            if told["event"] == "row":
                events = []
            events = [*events, told] if event.visible_to(me) else events
    return found


def advised(lesson: lessons.TaughtGame, game: Game, question: str) -> str:
    """What the first beat that is about the question and still fits lets one play."""
    moves = [str(move) for move in game.moves(lesson.seat)]
    beats = [beat for beat in lesson.beats if lessons.applies(beat, question, moves)]
    return lessons.allowed(beats[0], moves)[0] if beats else moves[0]


def state(game: Game, seat: int, events: list[dict[str, Any]]) -> dict[str, object]:
    """A moment as the server would send it."""
    view = View(game.view(seat), game.catalogue)
    forecast = game.forecast(seat, tracked=False)
    return {
        "version": 0,
        "view": {**view.data, "tracked": None},
        "asked": telling.asked(view, game.terms(seat), []),
        "forecast": telling.foretold(forecast, seat),
        "log": [{"version": 0, "events": events, "story": []}],
        "undo": 0,
        "withdraw": False,
        "takeback": None,
        "hints": [0] * game.players,
    }


def example() -> str:
    """The numbers and the moments as JSON."""
    made = {"facts": facts(), "moments": moments()}
    return msgspec.json.encode(made).decode() + "\n"


def guide(words: Words) -> Iterator[str]:
    """The words as Markdown."""
    numbers = facts()
    listed = False
    for name in words.names_in("how"):
        text = words.say(name, **numbers)
        if name.count("-") == 1:
            yield ("\n" if listed else "") + f"## {text}\n\n"
            listed = False
            continue
        lead = words.attribute(name, "name", **numbers)
        kahuna = words.attribute(name, "kahuna", **numbers)
        if lead is None:
            yield ("\n" if listed else "") + wrapped(text, "", "") + "\n"
            listed = False
            continue
        mark = f"{name[-1]}. " if name[-1].isdigit() else "- "
        whole = f"**{lead}:** {text}" + (f" *{kahuna}*" if kahuna else "")
        yield wrapped(whole, mark, " " * len(mark))
        listed = True


def wrapped(text: str, first: str, later: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=later) + "\n"


def written(page: str) -> str:
    """The page with its first part as it should be."""
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n\n{''.join(guide(Words('en')))}\n{END}{after}"


if __name__ == "__main__":
    EXAMPLE.parent.mkdir(exist_ok=True)
    EXAMPLE.write_text(example(), encoding="utf-8")
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
