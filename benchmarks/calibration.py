"""Whether the chances of a review are honest: of the positions called 40 %, are two in five won?

`raiatea figures` has the figures; this draws the picture for the documentation.

    python -m benchmarks.calibration --games 1000 --processes 16 --picture docs/calibration.svg
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from raiatea.arena.crew import give_up, in_workers
from raiatea.figures.calibration import KINDS, Called, call
from raiatea.figures.plan import PLAYERS

WIDTH, LEFT, TOP, ROOM = 460, 58, 16, 340
SHADES = {3: ("#c9481b", "M-5 4L0-5L5 4Z"), 4: ("#1a5fa0", ""), 5: ("#35a876", "M-4-4H4V4H-4Z")}


@dataclass
class Tally:
    """Of some games: by the chance that was called, how often, its sum, and how many were won."""

    times: list[int] = field(default_factory=lambda: [0] * KINDS)
    called: list[float] = field(default_factory=lambda: [0.0] * KINDS)
    won: list[int] = field(default_factory=lambda: [0] * KINDS)
    games: int = 0
    moments: int = 0
    loss: float = 0.0

    def add(self, game: Called) -> None:
        for kind in range(KINDS):
            self.times[kind] += game.times[kind]
            self.called[kind] += game.called[kind]
            self.won[kind] += game.won[kind]
        self.games += 1
        self.moments += game.moments
        self.loss += game.loss


def measure(games: int, processes: int, seed: int) -> dict[int, Tally]:
    """So many games, shared out among the numbers of players; half of them are of four."""
    wanted = [(PLAYERS[n % 4] if n % 4 < 3 else 4, seed + n) for n in range(games)]
    found = {players: Tally() for players in PLAYERS}
    for game in in_workers(call, wanted, processes, give_up):
        found[game.players].add(game)
    return found


def told(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "positions": tally.moments,
        "log_loss": round(tally.loss / max(1, tally.moments), 3),
        "called": [
            [round(100 * called / times), round(100 * won / times, 1), times]
            for called, won, times in zip(tally.called, tally.won, tally.times, strict=True)
            if times
        ],
    }


def picture(found: dict[int, Tally]) -> str:
    """What was called against what was won, on paper of either colour."""
    height = TOP + ROOM + 50

    def place(called: float, won: float) -> tuple[float, float]:
        return LEFT + ROOM * called, TOP + ROOM * (1 - won)

    parts = []
    for level in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        x, y = place(level, level)
        parts.append(f'<path d="M{LEFT} {y}h{ROOM}M{x} {TOP}v{ROOM}" stroke="#888" opacity=".35"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{level:.0%}</text>')
        parts.append(f'<text x="{x}" y="{TOP + ROOM + 20}" text-anchor="middle">{level:.0%}</text>')
    parts.append(f'<path d="M{LEFT} {TOP + ROOM}L{LEFT + ROOM} {TOP}" stroke="#888"/>')
    parts.append(
        f'<text x="{LEFT + ROOM / 2}" y="{height - 8}" text-anchor="middle">called</text>'
        f'<text x="14" y="{TOP + ROOM / 2}" text-anchor="middle" '
        f'transform="rotate(-90 14 {TOP + ROOM / 2})">won</text>'
    )
    for row, (players, tally) in enumerate(found.items()):
        colour, shape = SHADES[players]
        sign = (
            f'<path d="{shape}" fill="{colour}"/>' if shape else f'<circle r="5" fill="{colour}"/>'
        )
        for called, won, times in zip(tally.called, tally.won, tally.times, strict=True):
            if times:
                x, y = place(called / times, won / times)
                parts.append(f'<g transform="translate({x:.1f} {y:.1f})">{sign}</g>')
        y = TOP + 20 + 20 * row
        parts.append(
            f'<g transform="translate({LEFT + 18} {y})">{sign}</g>'
            f'<text x="{LEFT + 30}" y="{y + 4}">{players} players, {tally.games} games</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'font-family="sans-serif" font-size="13" fill="#888">{"".join(parts)}</svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    began = time.monotonic()
    found = measure(asked.games, asked.processes, asked.seed)
    if asked.picture is not None:
        asked.picture.write_text(picture(found), encoding="utf-8")
    for players, tally in found.items():
        print(players, json.dumps(told(tally)))
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
