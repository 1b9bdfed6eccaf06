"""Every golden game still goes exactly as it went when it was recorded."""

from __future__ import annotations

import json

import pytest

from raiatea import Game
from tests.golden.golden import FOLDER, TABLES, fingerprints


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_game_has_the_same_positions_and_views_at_every_decision(name: str) -> None:
    data = json.loads((FOLDER / f"{name}.json").read_text())
    assert fingerprints(data["record"]) == data["fingerprints"]
    assert Game.verify(data["record"]).over
