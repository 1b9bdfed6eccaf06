"""The table in words, as an onlooker sees it."""

from __future__ import annotations

from typing import Final

from raiatea.engine import Game
from raiatea.view import View

RENDER_MODES: Final = ["human", "ansi"]


def check_render_mode(render_mode: str | None) -> str | None:
    """The mode, if there is such; raises `ValueError` otherwise."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"no render mode {render_mode!r:.80}; there are {RENDER_MODES} and None")
    return render_mode


def show(game: Game, render_mode: str | None) -> str | None:
    """The table as text, or printed where people look on; nothing without a mode."""
    if render_mode is None:
        return None
    text = "\n".join(lines(View.of(game, None), [score.total for score in game.scores]))
    if render_mode == "ansi":
        return text
    print(text, end="\n\n")  # noqa: T201 - that is what the mode is for
    return None


def lines(view: View, points: list[int]) -> list[str]:
    stage = view.round or ("set-up" if view.round_number < 0 else "end")
    asked = view.question.step or "game over"
    prices = ", ".join(f"{good} {price}" for good, price in view.market.prices.items())
    found = [
        f"Round {stage}, {asked}; bag {view.bag}; prices: {prices}",
        f"Forest: {', '.join(view.forest)}",
    ]
    for one in view.seats:
        mark = "*" if one.number in view.awaiting else " "
        found.append(
            f"{mark} {one.name}: {points[one.number]} points, {one.rank.id}, "
            f"{one.priests} priests, {len(one.masks)} masks"
        )
    return found
