"""How strong the bots are: each against three of the level below it, with four players.

Run with `python -m benchmarks.strength [games]`; a game of the master, who takes a second for a
decision, lasts about two minutes.
"""

from __future__ import annotations

import sys
from functools import partial

from raiatea.arena import Contest, play, report
from raiatea.arena.crew import in_processes

SEED = 1
GAMES = 400
# The least share of wins that each should have; 25 % is fair.
BARS = (
    ("novice", "random", 0.60),
    ("skilled", "novice", 0.45),
    ("learned", "skilled", 0.40),
    ("master", "skilled", 0.40),
)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for bot, others, bar in BARS:
        contest = Contest((bot, others, others, others), games, SEED)
        found = report(contest, list(in_processes(partial(play, contest), range(games), 1)))
        one = next(entry for entry in found["standings"] if entry["bot"] == bot)
        verdict = "above" if one["low"] > bar else "not surely above"
        print(
            f"{bot} against three {others}: {one['wins']} of {games} games, {one['share']:.1%} "
            f"({one['low']:.1%} to {one['high']:.1%}), {verdict} {bar:.0%}"
        )


if __name__ == "__main__":
    main()
