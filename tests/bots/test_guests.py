"""Bots of other packages are found by the entry point group raiatea.bots."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from raiatea import bots
from raiatea.bots import registry

BOT = """
class Last:
    def __init__(self, catalogue):
        pass

    def choose(self, view, moves, rng, deadline):
        return moves[-1]

class NoBot:
    def __init__(self, catalogue):
        pass
"""
ENTRIES = """
[raiatea.bots]
last = strangers:Last
no-bot = strangers:NoBot
gone = nowhere:Bot
novice = strangers:Last
"""


@pytest.fixture
def strangers(tmp_path: Path) -> Path:
    """A folder with an installed package that has bots."""
    (tmp_path / "strangers.py").write_text(BOT, encoding="utf-8")
    info = tmp_path / "strangers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return tmp_path


def run(strangers: Path, code: str) -> str:
    path = os.pathsep.join([str(strangers), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


def test_an_installed_package_adds_bots_and_a_broken_one_leaves_the_others_alone(
    strangers: Path,
) -> None:
    told = run(
        strangers,
        """
from raiatea import bots
print(bots.NAMES[-3:])
print(type(bots.make("last")).__name__, type(bots.make("novice")).__name__)
for name in ("gone", "no-bot"):
    try:
        bots.make(name)
    except bots.BrokenBot as error:
        print(error)
""",
    )
    assert told.splitlines() == [
        "('gone', 'last', 'no-bot')",
        "Last NoviceBot",
        "bot 'gone' cannot be made: ModuleNotFoundError: No module named 'nowhere'",
        "bot 'no-bot' cannot choose moves",
    ]


def test_a_bot_of_another_package_plays_in_the_arena(strangers: Path) -> None:
    told = run(
        strangers,
        """
from raiatea.cli import main
main(["arena", "--bots", "last,random,random", "--games", "3", "--seed", "1"])
""",
    )
    assert "last" in told
    assert "3 games of 3 players" in told


def test_of_two_guests_with_one_name_the_first_in_the_alphabet_plays() -> None:
    found = registry.guests(
        [
            EntryPoint("eager", "zebra:Bot", registry.GROUP),
            EntryPoint("eager", "ant:Bot", registry.GROUP),
        ]
    )
    assert found["eager"].value == "ant:Bot"


def test_our_own_names_are_taken() -> None:
    assert not registry.guests([EntryPoint("random", "ant:Bot", registry.GROUP)])
    assert bots.NAMES[0] == "random"
