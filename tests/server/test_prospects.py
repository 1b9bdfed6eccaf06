"""How a seat could still score is told to it alone."""

from __future__ import annotations

import random

from tests.browser.tables import make
from tests.server.process import Server
from tests.server.table import ok


def test_a_seat_is_told_its_prospects_and_a_spectator_nothing(server: Server) -> None:
    table = make(server)
    table.play_some(40, random.Random(40).choice)
    found = ok(table.get("/prospects", 0))
    assert set(found) == {"ways", "held", "expected", "rough"}
    assert found["expected"] >= found["held"] >= 0
    assert ok(table.get("/prospects", 0)) == found  # thought about once
    assert table.get("/prospects", None).status_code == 403


def test_in_the_end_one_has_what_one_has(server: Server) -> None:
    table = make(server)
    table.play_some(10_000, random.Random(1).choice)
    total = ok(table.get("/state", 1))["view"]["scores"][1]["total"]
    assert ok(table.get("/prospects", 1)) == {
        "ways": [],
        "held": total,
        "expected": total,
        "rough": False,
    }
