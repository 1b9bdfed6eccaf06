"""Replaying and verifying recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from raiatea import Event, Game, RecordError
from raiatea.catalogue import Catalogue
from raiatea.cli import board
from raiatea.cli.console import printable, screen, title
from raiatea.cli.failure import Failure
from raiatea.cli.files import read_json, read_record
from raiatea.cli.speech import Speech
from raiatea.engine import box_of
from raiatea.engine.record import read
from raiatea.server import fairness
from raiatea.view import View
from raiatea.words import Words


def replay(path: Path, at: int | None, catalogue: Catalogue | None, words: Words) -> None:
    """Print what happened in a recorded game, and the position it ends in."""
    record = read_record(path)
    try:
        game = Game.replay(record, at, catalogue)
        start = Game.replay(record, 0, catalogue)
    except RecordError as error:
        raise Failure(f"{printable(str(path))}: {error}") from None
    speech = Speech(words, game.catalogue, game.names)
    lines = record["moves"] if at is None else record["moves"][:at]
    out = screen()
    out.print(log_row("", set_up(speech, View.of(start, None))))
    for i, events in enumerate(play(start, lines), 1):
        number = str(i)
        for line in speech.log([event.to_dict() for event in events]):
            out.print(log_row(number, line))
            number = ""
    out.print()
    show_position(speech, View.of(game, None))


def log_row(number: str, line: str) -> Table:
    """A line of the log behind the number of its decision."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", width=4, style="dim")
    table.add_row(number, Text(line))
    return table


def play(game: Game, lines: list[Any]) -> Iterator[list[Event]]:
    """Play recorded decisions with their recorded outcomes."""
    for seat, text, outcomes in lines:
        for kind, outcome in outcomes:
            game.force(kind, [outcome])
        yield game.play(seat, game.parse(seat, text))


def set_up(speech: Speech, view: View) -> str:
    """How the game began, with everybody's first mask."""
    dealt = [
        speech.say(
            "terminal-dealt.item",
            mask=speech.label("mask", seat.masks[0]),
            who=speech.players[seat.number],
        )
        for seat in view.seats
    ]
    (started,) = speech.log([{"event": "started", "seat": view.starting_player}])
    (forest,) = speech.log([{"event": "turned up", "cards": view.forest}])
    return " ".join((started, speech.say("terminal-dealt", masks=", ".join(dealt)), forest))


def show_position(speech: Speech, view: View) -> None:
    """The table as it lies now, and the score if the game is over."""
    out = screen()
    out.print(title(board.when(speech, view)))
    out.print(board.players_table(speech, view, out.width))
    out.print()
    out.print(board.screens_table(speech, view))
    out.print()
    out.print(board.grid(speech, board.board_lines(speech, view)))
    if view.over:
        out.print()
        out.print(title(speech.won(view)))
        out.print(board.score_table(speech, view))


def verify(path: Path, catalogue: Catalogue | None, words: Words) -> None:
    """Say whether all chance of a recorded game follows from its seed."""
    record = read_record(path)
    name = printable(str(path))
    try:
        read(record, box_of(catalogue))
    except RecordError as error:
        raise Failure(f"{name}: {error}") from None
    try:
        Game.verify(record, catalogue)
    except RecordError as error:
        raise Failure(f"{name}: {error}", code=1) from None
    outcomes = len(record["setup"]) + sum(len(line[2]) for line in record["moves"])
    verified = words.say(
        "terminal-verified",
        file=name,
        decisions=len(record["moves"]),
        outcomes=outcomes,
        seed=str(record["seed"]),
    )
    screen().print(Text(verified))
    committed = read_json(path).get("fairness")
    if committed is not None:
        try:
            number = fairness.check(record, committed)
        except RecordError as error:
            raise Failure(f"{name}: {error}", code=1) from None
        screen().print(Text(words.say("terminal-committed", file=name, answers=number - 1)))
