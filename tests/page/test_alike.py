"""What takes the place of msgspec in browsers makes of everything what msgspec makes of it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from raiatea.engine import Game
from raiatea.server import new_tables
from raiatea.server.live_table import LiveTable
from raiatea.server.store import SeatRow, TableOptions
from tests.page.spoken import spoken, table

ROOT = Path(__file__).parents[2]


def test_all_that_is_read_and_said_is_the_same_without_msgspec() -> None:
    alike = [sys.executable, "-m", "tests.page.spoken", "alike"]
    told = subprocess.run(alike, cwd=ROOT, capture_output=True, text=True, check=True)
    there, here = told.stdout.splitlines(), spoken()
    strange = [pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]]
    assert not strange, f"{len(strange)} of {len(here)}: {strange[:5]}"
    assert len(there) == len(here) > 1000


def test_the_record_of_a_page_is_that_of_a_server_to_the_byte() -> None:
    """With the same seed and the same moves."""
    text = table()[-2]
    assert text.encode() == as_a_server_keeps_it(json.loads(text))


def as_a_server_keeps_it(file: dict[str, Any]) -> bytes:
    record, salt = file["record"], file["fairness"]["salt"]
    game = Game.new(record["players"], record["seed"], record["variants"])
    seats = [SeatRow(name, i + 1, "here", None) for i, name in enumerate(record["players"])]
    options = TableOptions(variants=game.variants, clock_seconds=None, away_minutes=None)
    made = new_tables._made(game, seats, options, "running", [], 0.0)
    row = msgspec.structs.replace(made.row, salt=salt)
    logged = new_tables.begin(row)
    for seat, move, _ in record["moves"]:
        logged.move(seat, move, 0.0)
    return msgspec.json.encode(LiveTable(row, logged, lambda: 0.0).record())
