"""The short form of the fuzzer; `python -m tests.server.fuzz` is the long one."""

from __future__ import annotations

import re

from raiatea.server import wire
from raiatea.server.http import ROUTES
from tests.server.conftest import NewDatabase, Serve
from tests.server.fuzz import COSTLY, OFFERS, fuzz
from tests.server.mutations import MESSAGES, OPERATIONS


def test_whatever_is_sent_nothing_breaks(new_database: NewDatabase, serve: Serve) -> None:
    found = fuzz(serve(new_database("sqlite"), **OFFERS), messages=4000, seed=1)
    assert not found.wrong, "\n".join(found.wrong)
    assert found.sent >= 4000
    assert {"200", "201", "400", "401", "403", "404", "409", "422"} <= set(found.answers)


def test_nothing_that_can_be_sent_is_spared() -> None:
    attacked = {(one.method, one.path) for one in OPERATIONS}
    there = {
        (method, route.path)
        for route in ROUTES
        for method in (route.methods or set()) - {"HEAD"}
        if route.path != "/api/openapi.json"
    }
    assert attacked == there
    assert set(COSTLY) <= {path for _, path in there}
    names = {re.sub(".*/", "", one["$ref"]) for one in MESSAGES}
    assert names == {kind.__name__ for kind in wire.Message.__args__}
