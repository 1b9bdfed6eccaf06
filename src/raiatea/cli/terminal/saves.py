"""Starting, saving and loading a game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from raiatea import Game, RecordError, bots
from raiatea.catalogue import Catalogue
from raiatea.cli.console import printable
from raiatea.cli.failure import Failure
from raiatea.cli.files import read_json, write_json
from raiatea.cli.terminal.seats import Sitter
from raiatea.cli.terminal.session import Session
from raiatea.words import Words


class SaveFile:
    """Where a game is saved; other files that exist are never overwritten."""

    def __init__(self, seats: Sequence[str | None], automatic: Path | None, words: Words) -> None:
        self.seats = list(seats)
        self.words = words
        self.automatic = automatic
        self.own: set[Path] = set()

    def write(self, game: Game, path: Path) -> None:
        if path.exists() and path.resolve() not in self.own:
            raise Failure(self.words.say("terminal-exists", file=printable(str(path))))
        write_json(path, {"seats": self.seats, "record": game.record()})
        self.own.add(path.resolve())


def new_session(
    table: Sequence[Sitter],
    variants: Sequence[str],
    seed: int | None,
    save: Path | None,
    catalogue: Catalogue | None,
    words: Words,
) -> Session:
    """A new game."""
    names = [seat.name for seat in table]
    chosen_seed = secrets.randbits(64) if seed is None else seed
    game = Game.new(names, chosen_seed, variants, catalogue)
    saves = SaveFile([seat.bot for seat in table], save, words)
    return Session(game, saves, chosen_seed, words)


def loaded_session(
    path: Path, save: Path | None, catalogue: Catalogue | None, words: Words
) -> Session:
    """A saved game; in a plain record every seat is a person's."""
    data = read_json(path)
    name = printable(str(path))
    record = data.get("record", data)
    try:
        game = Game.replay(record, catalogue=catalogue)
    except RecordError as error:
        raise Failure(f"{name}: {error}") from None
    seats = data.get("seats", [None] * game.players) if "record" in data else [None] * game.players
    known = (None, *bots.NAMES)
    if (
        not isinstance(seats, list)
        or len(seats) != game.players
        or any(s not in known for s in seats)
    ):
        raise Failure(f"{name}: seats: must name a bot or null for each of {game.players} players")
    saves = SaveFile(seats, save, words)
    saves.own.add(path.resolve())
    return Session(game, saves, record["seed"], words)
