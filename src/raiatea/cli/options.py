"""Options and arguments that several commands share."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer

from raiatea import catalogue as catalogues
from raiatea.cli.failure import Failure


def bring_cards(folder: Path | None) -> Path | None:
    """Whatever is imported and started from now on knows these cards as the program's own."""
    if folder is not None:
        catalogues.bring(folder)
    return folder


def leave_cards() -> None:
    """What this command does is about the packaged cards, whatever the environment names."""
    os.environ.pop(catalogues.OWN, None)


CatalogueOption = Annotated[
    Path | None,
    typer.Option(
        "--catalogue",
        metavar="FOLDER",
        envvar=catalogues.OWN,
        callback=bring_cards,
        help="Play with the components in this folder.",
    ),
]
VariantsOption = Annotated[
    str, typer.Option(metavar="LIST", help="Variants, such as tane,oracle,mana-shortage.")
]
SeedOption = Annotated[
    int | None, typer.Option(min=0, help="Fixes all chance; without it every run differs.")
]
RecordArgument = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, or a game saved in the terminal.")
]
JobsOption = Annotated[int, typer.Option(min=1, help="Number of processes.")]
SeatsOption = Annotated[
    int | None, typer.Option(help="Number of seats; the list of bots is repeated to fill them.")
]
RayOption = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local starts one here."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


LanguageOption = Annotated[
    str | None,
    typer.Option(metavar="nl|…", help="What to speak; without it the environment's."),
]


def seed_or_chance(seed: int | None) -> int:
    """The seed that was asked for, or any."""
    return secrets.randbits(32) if seed is None else seed


def path_or_none(path: Path | None) -> str | None:
    """A path as workers are told it."""
    return None if path is None else str(path)


def parts_of(text: str) -> list[str]:
    """The parts of a list like "random,novice"."""
    return [part.strip() for part in text.split(",") if part.strip()]


def numbers_of_players(text: str) -> tuple[int, ...]:
    """Numbers like "3,4,5"; raises `Failure`."""
    parts = parts_of(text)
    for number in parts:
        if number not in ("3", "4", "5"):
            raise Failure(f"3 to 5 players are needed, not {number!r:.80}; see --players")
    if not parts:
        raise Failure("3 to 5 players are needed; see --players")
    return tuple(map(int, parts))
