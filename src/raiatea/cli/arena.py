"""The arena at the command line: play or go on, keep what was asked for, show the standings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from raiatea import bots
from raiatea.arena import Contest, Outcome
from raiatea.arena.crew import in_workers, on_ray
from raiatea.arena.ledger import Ledger
from raiatea.arena.survival import play_again, play_watched
from raiatea.cli.console import figures, printable, progress_bar
from raiatea.cli.failure import Failure
from raiatea.cli.files import check_place, unwritable, write_json
from raiatea.engine.scoring import POINT_SOURCES


def hold(
    contest: Contest, jobs: int, ray: str | None, results: Path | None, records: Path | None
) -> list[Outcome]:
    """Play the games of the contest that are not yet in the file of results."""
    contest.new_game(0)  # what is wrong with the options is said here, not in a worker
    for name in set(contest.bots):
        bots.make(name, contest.cards())
    if records is not None:
        make_folder(records)
    with open_ledger(results, contest) as ledger:
        outcomes = [] if ledger is None else ledger.outcomes
        for outcome in outcomes:
            keep_crashes(outcome, records)
        played = {outcome.number for outcome in outcomes}
        left = [number for number in range(contest.games) if number not in played]
        with progress_bar("Games", contest.games, len(played)) as advance:
            for outcome in spread(contest, left, jobs, ray, records is not None):
                if records is not None:
                    write_json(records / f"game-{outcome.number:06}.json", outcome.record)
                keep_crashes(outcome, records)
                done = replace(outcome, record=None)
                if ledger is None:
                    outcomes.append(done)
                else:
                    ledger.add(done)
                advance(1)
    return outcomes


def keep_crashes(outcome: Outcome, records: Path | None) -> None:
    if records is not None:
        for crash in outcome.crashes:
            write_json(records / crash.file(outcome.number), crash.record)


def open_ledger(path: Path | None, contest: Contest) -> Ledger | nullcontext[None]:
    if path is None:
        return nullcontext()
    try:
        return Ledger(path, contest)
    except OSError as error:
        raise unwritable(path, error) from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or error
        raise Failure(f"{printable(str(path))}: cannot be made: {reason}") from None
    check_place(path / "game")


def spread(
    contest: Contest, numbers: list[int], jobs: int, ray: str | None, keep_records: bool
) -> Iterator[Outcome]:
    """The games in the order in which they are finished."""
    work = partial(play_watched, contest, keep_record=keep_records)
    again = partial(play_again, contest, keep_record=keep_records)
    if ray is not None:
        return on_ray(work, numbers, ray, again)
    return in_workers(work, numbers, jobs, again)


def tables(found: dict[str, Any]) -> Group:
    """The standings as text."""
    variants = f", variants {', '.join(found['variants'])}" if found["variants"] else ""
    head = f"{found['played']} games of {found['players']} players, seed {found['seed']}{variants}"
    parts: list[Text | Table | str] = [Text(head), "", standings_table(found)]
    wins = ", ".join(f"{seat} {number}" for seat, number in enumerate(found["seats"], 1))
    parts += ["", Text(f"Wins by seat: {wins}. A game took {found['decisions']:.0f} decisions.")]
    for crash in found["crashes"]:
        game, seat = crash["game"], crash["seat"] + 1
        parts.append(Text(f"Game {game}: {crash['bot']} on seat {seat} crashed: {crash['error']}"))
        if crash["file"] is not None:
            parts.append(Text(f"  {printable(crash['file'])}"))
    return Group(*parts)


def standings_table(found: dict[str, Any]) -> Table:
    names = [source.capitalize() for source in POINT_SOURCES]
    table = figures("Bot", ("Games", "Wins", "Share", "95 %", "Rating", "Points", *names))
    for one in found["standings"]:
        points = one["points"]
        table.add_row(
            Text(one["bot"], "bold"),
            str(one["games"]),
            str(one["wins"]),
            f"{one['share']:.1%}",
            f"{100 * one['low']:.1f} to {100 * one['high']:.1f}",
            f"{one['rating']:.1f}",
            f"{points['total']:.1f}",
            *(f"{points[source]:.1f}" for source in POINT_SOURCES),
        )
    return table
