"""Lessons at a table: how all sit there, what the others play, how far one is."""

from __future__ import annotations

import time
from typing import Any

import pytest

from raiatea import lessons
from tests.server.conftest import NewDatabase, Serve
from tests.server.process import Server
from tests.server.stubs import until
from tests.server.table import Table, ok, refused

SEATS: list[dict[str, Any]] = [
    {"kind": "here", "name": "Ana", "colour": 1},
    {"kind": "bot", "name": "Vaite", "colour": 2, "bot": "novice"},
    {"kind": "bot", "name": "Manu", "colour": 3, "bot": "novice"},
]
WISH: dict[str, Any] = {"seats": SEATS, "lesson": "first"}

# What a learner plays until they build.
TO_BUILD = [
    ("KeepTogether", "keep tohu", "keep hina"),
    ("ChooseLocation", "go forest"),
    ("ForestPick", "take mask-red-variety-tattoo"),
    ("ForestPick", "take mahi-mahi"),
    ("PathTurn", "recruit 1"),
    ("MaraeTurn", "sacrifice mahi-mahi", "draw normal"),
    ("Keep", "keep hiro"),
    ("Dance", "recruit 0"),
    ("BuyRituals", "pass"),
    ("Prepare", "prepare tohu", "prepare hina", "done"),
    ("Offer", "offer 5"),
    ("ChooseGift", "gift commodity"),
    ("TakeCommodity", "commodity taro"),
]


def begin(server: Server) -> Table:
    answer = server.post("/api/tables", None, WISH)
    assert answer.status_code == 201, answer.text
    return Table(server, answer.json())


def asked(table: Table, question: str) -> dict[str, Any]:
    """Wait until the learner is asked that, in the turns of the others."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        view = table.view(0)
        if view["prompt"] is not None and view["prompt"]["question"] == question:
            return view
        time.sleep(0.01)
    raise AssertionError(f"{question} was not asked")


def test_the_others_play_from_the_script_and_then_as_their_bot(one_server: Server) -> None:
    table = begin(one_server)
    for move in ("keep tohu", "keep hina", "go forest", "take mask-red-variety-tattoo"):
        table.play(0, move)
        if move == "keep hina":
            asked(table, "ChooseLocation")
    view = asked(table, "ForestPick")
    assert view["public"]["masks"][1:] == [
        ["red-pearl-diver", "blue-mana"],
        ["blue-shaman", "yellow-merchant"],
    ]
    # Merchants are what the script has for Manu: with none left he must think for himself.
    table.play(0, "take merchant")
    view = asked(table, "PathTurn")
    assert view["public"]["tiles"]["path"] == 1


def test_others_play_on_after_what_was_planned_and_it_is_answered_again_after_them(
    one_server: Server,
) -> None:
    table = begin(one_server)
    for question, *moves in TO_BUILD:
        asked(table, question)
        for move in moves:
            table.play(0, move)
    asked(table, "Build")
    ok(table.post("/plan", 0, {"question": "Build", "moves": ["pass"]}))
    until(lambda: table.view(0)["public"]["round"] > 1)


def test_how_far_one_is_lasts(serve: Serve, new_database: NewDatabase) -> None:
    database = new_database("sqlite")
    server = serve(database)
    table = begin(server)
    whole = {"name": "first", "beats": 32}
    assert table.about(0)["lesson"] == {**whole, "beat": 0, "version": 0, "left": False}
    place = {"beat": 4, "version": 3, "left": True}
    assert ok(table.post("/lesson", 0, place))["lesson"] == {**whole, **place}
    refused(table.post("/lesson", None, place), 403, "forbidden")
    refused(table.post("/takeback", 0, {"agree": True}), 409, "conflict")
    server.stop()
    assert table.at(serve(database)).about(None)["lesson"] == {**whole, **place}


def test_a_lesson_is_told_without_what_the_others_will_play(one_server: Server) -> None:
    found = ok(one_server.get("/api/lessons/first"))
    assert [beat["id"] for beat in found["beats"]][:3] == ["welcome", "points", "rounds"]
    assert "script" not in found
    refused(one_server.get("/api/lessons/last"), 404, "bad-request")
    assert ok(one_server.get("/api/catalogue"))["lessons"] == list(lessons.names())


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"lesson": "last"}, "a lesson is one of: first"),
        ({"clock": {"seconds": 600}}, "no clock"),
        ({"variants": ["tane"]}, "no variants"),
        ({"seats": [SEATS[1], SEATS[0], SEATS[2]]}, "you, here, Vaite"),
        ({"seats": [{**SEATS[0], "kind": "link"}, *SEATS[1:]]}, "you, here, Vaite"),
        ({"seats": [SEATS[0], SEATS[1], {**SEATS[2], "name": "Tama"}]}, "Manu"),
        ({"seats": [SEATS[0], SEATS[1], {**SEATS[2], "bot": "skilled"}]}, "novice"),
    ],
)
def test_a_lesson_has_people_of_its_own(
    one_server: Server, wish: dict[str, Any], complaint: str
) -> None:
    answer = one_server.post("/api/tables", None, {**WISH, **wish})
    assert complaint in refused(answer, 400, "bad-request")["message"]


def test_a_table_of_ones_own_is_no_lesson(one_server: Server) -> None:
    made = one_server.post("/api/tables", None, {"seats": SEATS}).json()
    table = Table(one_server, made)
    assert table.about(0)["lesson"] is None
    refused(table.post("/lesson", 0, {"beat": 1}), 403, "forbidden")
