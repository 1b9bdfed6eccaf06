"""The table in words, as an onlooker sees it."""

from __future__ import annotations

from typing import Any, Final

from raiatea.engine import Game

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
    text = "\n".join(lines(game.view(None), [score.total for score in game.scores]))
    if render_mode == "ansi":
        return text
    print(text, end="\n\n")  # noqa: T201 - that is what the mode is for
    return None


def lines(view: dict[str, Any], points: list[int]) -> list[str]:
    public = view["public"]
    number = public["round"]
    rounds = view["rounds"]
    name = rounds[number] if 0 <= number < len(rounds) else "set-up" if number < 0 else "end"
    asked = public["stack"][-1][0] if public["stack"] else "game over"
    prices = ", ".join(f"{good} {price}" for good, price in public["markets"]["prices"].items())
    found = [
        f"Round {name}, {asked}; bag {public['bag']}; prices: {prices}",
        f"Forest: {', '.join(public['forest'])}",
    ]
    for seat, player in enumerate(view["players"]):
        mark = "*" if seat in view["awaiting"] else " "
        found.append(
            f"{mark} {player}: {points[seat]} points, {view['ranks'][seat]}, "
            f"{public['priests'][seat]} priests, {len(public['masks'][seat])} masks"
        )
    return found
