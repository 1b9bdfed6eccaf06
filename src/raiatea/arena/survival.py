"""Games of bots that end their process, or never answer: played again without them."""

from __future__ import annotations

import faulthandler
import os
import time
from functools import partial
from pathlib import Path
from typing import Final

from raiatea import Game
from raiatea.arena.contest import Contest
from raiatea.arena.crew import new_worker
from raiatea.arena.match import Crash, Outcome, play, record
from raiatea.bots.processes import Ended, note

PATIENCE: Final = 10  # times the seconds of the contest
LEAST_PATIENCE: Final = 5.0


def longest(contest: Contest) -> float | None:
    """How many seconds a bot may take before it counts as one that never answers."""
    return None if contest.seconds is None else max(LEAST_PATIENCE, PATIENCE * contest.seconds)


def play_watched(
    contest: Contest,
    number: int,
    keep_record: bool = False,
    absent: tuple[Crash, ...] = (),
    with_notes: bool = False,
) -> Outcome:
    """In a worker, which ends when a bot takes far too long; notes say who was asked last."""
    limit = longest(contest)

    def asking(seat: int, game: Game) -> None:
        if with_notes:
            note((seat, record(game, contest.seats(number)), time.monotonic()))
        if limit is not None:
            # The one clock that a bot cannot stop.
            faulthandler.dump_traceback_later(limit, exit=True, file=nowhere)

    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        try:
            return play(contest, number, keep_record, absent, asking)
        finally:
            faulthandler.cancel_dump_traceback_later()


def play_again(contest: Contest, number: int, keep_record: bool = False) -> Outcome:
    """A game whose worker has ended, carefully: who ends the next worker has crashed."""
    names = contest.seats(number)
    limit = longest(contest)
    crashes: tuple[Crash, ...] = ()
    while True:
        worker = new_worker(1)
        try:
            task = partial(play_watched, contest, number, keep_record, crashes, with_notes=True)
            return worker.ask(task).result()
        except Ended:
            if worker.last_note is None or len(crashes) == len(names):
                raise
            seat, game, asked = worker.last_note
            late = limit is not None and time.monotonic() - asked >= limit
            error = f"did not answer within {limit:g} seconds" if late else "ended its process"
            crashes += (Crash(seat, names[seat], error, game),)
        finally:
            worker.end()
