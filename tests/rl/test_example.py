"""The training example of the docs, in short form."""

from __future__ import annotations

import runpy
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "train_policy.py"
FAIR_SHARE = 0.25


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 150


def test_after_a_few_games_the_example_beats_random_players(
    capsys: pytest.CaptureFixture[str],
) -> None:
    example = runpy.run_path(str(EXAMPLE))
    with ThreadPoolExecutor(1) as pool:
        policy = example["train"](games=160, batch=8, jobs=1, pool=pool)
    games = 80
    share = example["wins"](policy, list(range(games))) / games
    assert share > 1.5 * FAIR_SHARE
    assert "160 of 160 games" in capsys.readouterr().out
