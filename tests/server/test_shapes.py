"""What the server says about its answers is true of them, and the client knows the same."""

from __future__ import annotations

import json
import random
import re

import msgspec
import pytest

from raiatea import Game
from raiatea.server.answers import Event
from raiatea.server.client_types import client_types
from raiatea.server.http import ROUTES
from raiatea.server.openapi import SHAPES, description
from raiatea.server.wire import only
from raiatea.server.wire_view import View
from tests.docs.pages import ROOT

COMMAND = "python -m raiatea.server.client_types > web/src/server/wire.ts"


def test_the_clients_types_are_those_of_the_server() -> None:
    written = (ROOT / "web/src/server/wire.ts").read_text("utf-8")
    assert written == client_types(), f"the client's types are stale: {COMMAND}"


@pytest.mark.parametrize(
    ("players", "variants"), [(3, []), (4, ["oracle", "mana-shortage"]), (5, ["tane"])]
)
def test_views_and_events_of_whole_games_have_the_fields_they_say_and_no_others(
    players: int, variants: list[str]
) -> None:
    dice = random.Random(players)
    game = Game.new(players, seed=players, variants=variants)
    while not game.over:
        for seat in (None, *range(players)):
            msgspec.convert(game.view(seat), View)
        seat = dice.choice(game.awaiting)
        for event in game.play(seat, dice.choice(game.moves(seat))):
            msgspec.convert(event.to_dict(), Event)
    msgspec.convert(game.view(0), View)


def test_openapi_describes_every_request() -> None:
    paths = description()["paths"]
    listed = {(path, method) for path, methods in paths.items() for method in methods}
    served = {
        (route.path, "post" if "POST" in (route.methods or ()) else "get") for route in ROUTES
    }
    assert served - listed == {("/api/openapi.json", "get")}
    assert len(listed) == len(SHAPES)
    assert all(request["summary"] for methods in paths.values() for request in methods.values())


def test_no_pattern_lets_a_line_end_follow() -> None:
    text = msgspec.json.encode(description()).decode()
    patterns = {
        json.loads(f'"{one}"') for one in re.findall(r'"pattern":"((?:[^"\\]|\\.)*)"', text)
    }
    assert len(patterns) > 5
    open_ends = {one for one in patterns if not one.endswith(only("")[1:])}
    assert open_ends == {r"^[^\x00]*$"}, "but for words, which may have lines"


def test_openapi_describes_every_answer_and_points_nowhere_else() -> None:
    document = description()
    schemas = document["components"]["schemas"]
    text = msgspec.json.encode(document).decode()
    assert {name.split('"')[0] for name in text.split("#/components/schemas/")[1:]} <= set(schemas)
    for path in document["paths"].values():
        for operation in path.values():
            for response in operation["responses"].values():
                assert response["content"]["application/json"]["schema"]
    assert {"mine", "prompt", "public"} <= set(schemas["View"]["properties"])
