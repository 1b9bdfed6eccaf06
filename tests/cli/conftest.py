from __future__ import annotations

import io
import json
import os
import shutil
from pathlib import Path

import pytest

from raiatea import Game, bots, catalogue
from raiatea.cli import main
from tests.catalogue.folders import DATA
from tests.cli.command import Command, Ran


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command, run in this process with its input given."""

    def run(*arguments: str, stdin: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main(arguments)
        os.environ.pop(catalogue.OWN, None)  # what it was told is of no concern to the next one
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """The record of a whole game in which the first legal move was always played."""
    game = Game.new(["Ana", "Ben", "Cleo"], seed=3, variants=["tane"])
    bots.play_out(game, lambda game, seat: game.moves(seat)[0])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the packaged catalogue, to be changed."""
    return Path(shutil.copytree(DATA, tmp_path / "catalogue"))
