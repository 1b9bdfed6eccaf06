"""Replaying and verifying recorded games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
from raiatea.cli.words.log import THINKING, told_all
from raiatea.cli.words.names import Names, count, listed
from raiatea.engine import box_of
from raiatea.engine.record import read
from raiatea.server import fairness


def replay(path: Path, at: int | None, catalogue: Catalogue | None) -> None:
    """Print what happened in a recorded game, and the position it ends in."""
    record = read_record(path)
    try:
        game = Game.replay(record, at, catalogue)
        start = Game.replay(record, 0, catalogue)
    except RecordError as error:
        raise Failure(f"{printable(str(path))}: {error}") from None
    names = Names(game.catalogue, game.names)
    lines = record["moves"] if at is None else record["moves"][:at]
    out = screen()
    out.print(log_row("", set_up(names, start.view(None))))
    for i, events in enumerate(play(start, lines), 1):
        number = str(i)
        for line in told_all(names, [event for event in events if event.kind not in THINKING]):
            out.print(log_row(number, line))
            number = ""
    out.print()
    show_position(names, game)


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


def set_up(names: Names, view: Mapping[str, Any]) -> str:
    """How the game began."""
    public = view["public"]
    masks = [
        f"{names.player(seat)} {names.mask(held[0])}" for seat, held in enumerate(public["masks"])
    ]
    forest = [names.card(card) for card in public["forest"]]
    return (
        f"{names.player(public['start'])} became starting player. "
        f"These masks were dealt: {listed(masks)}. The forest showed {listed(forest)}."
    )


def show_position(names: Names, game: Game) -> None:
    """The table as it lies now, and the score if the game is over."""
    view = game.view(None)
    out = screen()
    out.print(title(board.when(names, view)))
    out.print(board.players_table(names, view, out.width))
    out.print()
    out.print(board.screens_table(names, view))
    out.print()
    out.print(board.grid(board.board_lines(names, view)))
    if game.winner is not None:
        out.print()
        out.print(title(f"{names.player(game.winner)} won."))
        out.print(board.score_table(names, view))


def verify(path: Path, catalogue: Catalogue | None) -> None:
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
    decisions = count(len(record["moves"]), "decision")
    text = f"{name}: the set-up and {decisions} had {count(outcomes, 'outcome')} of chance; all"
    screen().print(Text(f"{text} follow from seed {record['seed']}."))
    committed = read_json(path).get("fairness")
    if committed is not None:
        try:
            number = fairness.check(record, committed)
        except RecordError as error:
            raise Failure(f"{name}: {error}", code=1) from None
        screen().print(Text(f"{name}: the seed and {number - 1} secret answers are as committed."))
