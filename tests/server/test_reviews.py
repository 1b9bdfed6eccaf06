"""Reviews of finished games: made once, in line, and told to nobody before the end."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from raiatea import Game
from raiatea.server import reviews
from raiatea.server.refusals import Denial
from raiatea.server.review_process import ReviewProcess
from raiatea.server.reviews import Reviews
from tests.analysis.records import played
from tests.server import stored
from tests.server.conftest import Serve
from tests.server.inside import Inside, inside, soon
from tests.server.live import PATIENCE, asynchronous
from tests.server.process import Server
from tests.server.table import Table, lasting, ok, refused

RECORD = played("skilled", "random", "random")


def brought(server: Server, record: dict[str, Any] = RECORD) -> Table:
    """A finished table of a record."""
    return Table(server, server.post("/api/records", None, record).json())


def reviewed(table: Table, judge: str = "skilled") -> dict[str, Any]:
    """What a judge found, once it is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = ok(table.get(f"/review?bot={judge}", None))
        if found["review"] is not None:
            return found
        assert 0 <= found["part"] <= 1
    raise AssertionError("no review came")


def test_an_opened_record_is_reviewed_by_skilled_at_first(server: Server) -> None:
    table = brought(server)
    found = reviewed(table)
    review = found["review"]
    assert (review["bot"], review["winner"]) == ("skilled", 0)
    assert len(review["chances"]) == len(RECORD["moves"]) + 1
    assert found["part"] == 1
    for point, versions in zip(review["turning"], found["moments"], strict=True):
        seat = point["seat"]
        then = ok(table.get(f"/moments/{versions[-1]}?seat=all", None))
        game = Game.replay(RECORD, point["number"] - 1)
        assert {point["played"]["move"], point["better"]["move"]} <= set(map(str, game.moves(seat)))
        public: Any = game.view(None)["public"]
        assert then["view"]["public"]["stack"] == public["stack"]
        mine = then["open"][seat]
        held = sum(len(mine[zone]) for zone in ("rituals", "drawn", "chosen", "prepared"))
        assert len(point["hands"][seat]["rituals"]) == held
        mine = ok(table.get(f"/moments/{versions[seat]}?seat=all-{seat}", None))
        assert {point["played"]["move"], point["better"]["move"]} <= {
            one["move"] for one in mine["asked"]["moves"]
        }
        assert mine["open"] == then["open"]


def test_what_then_is_what_the_other_move_would_have_brought(one_server: Server) -> None:
    table = brought(one_server)
    found = reviewed(table)
    points = list(zip(found["review"]["turning"], found["moments"], strict=True))
    for point, versions in points[:6]:
        seat, version = point["seat"], versions[point["seat"]]
        where = f"/moments/{version}?seat=all-{seat}"
        before = ok(table.get(where, None))
        real = ok(table.get(f"/moments/{version + 1}?seat=all-{seat}", None))
        for kind in ("played", "better"):
            after = ok(table.get(f"{where}&instead={point[kind]['move']}", None))
            fresh = after["log"][len(before["log"]) :]
            assert fresh, point
            assert all("changes" in line for line in fresh), "the director can play it"
            assert lasting(after)["log"][: len(before["log"])] == lasting(before)["log"]
            if kind == "played" and not before["view"]["prompt"]["together"]:
                assert after["view"]["public"] == real["view"]["public"]
    assert ok(table.get("/moments/9999", None))["view"]["over"], "what was stays as it was"
    for wrong in ("", "keep nothing", "offer -1", "x" * 3000):
        asked = {"seat": "0", "instead": wrong}
        refused(table.get("/moments/0", None, params=asked), 422, "illegal")
    refused(table.get("/moments/0?instead=done", None), 422, "illegal")


def test_the_deeper_review_counts_in_chances(one_server: Server) -> None:
    record = played("novice", "novice", "novice", decisions=10_000)
    found = reviewed(brought(one_server, record), "learned")["review"]
    assert found["bot"] == "learned"
    assert {point["unit"] for point in found["turning"]} == {"chance"}


def test_nothing_is_reviewed_before_the_game_is_over(server: Server) -> None:
    table = server.make()
    table.play_some(3)
    for who in (None, 0, table.host):
        refused(table.get("/moments/0?instead=done", who), 403, "forbidden")
        refused(table.get("/review", who), 403, "forbidden")
        refused(table.get("/review?bot=learned", who), 403, "forbidden")
    ok(table.post("/close", table.host))
    refused(table.get("/review", None), 403, "forbidden")


def test_only_two_bots_review(one_server: Server) -> None:
    table = brought(one_server)
    for judge in ("master", "", "skilled%00"):
        refused(table.get(f"/review?bot={judge}", None), 400, "bad-request")


def test_a_review_is_made_once_and_survives_a_restart(database: str, serve: Serve) -> None:
    server = serve(database)
    table = brought(server)
    first = reviewed(table)
    kept = stored.execute(database, "select table_id, bot from reviews")
    assert kept == [(table.id, "skilled")]
    server.kill()
    server.start()
    # What is answered now is what was kept: nobody else would have written this.
    changed = '{"bot":"skilled","catalogue":"","players":[],"winner":0,"scores":[],"chances":[],"rounds":[]'
    stored.execute(database, f'update reviews set review = \'{changed},"turning":[],"luck":[]}}\'')
    assert reviewed(table)["review"]["players"] == []
    assert first["review"]["players"]


def test_a_review_that_was_cut_off_by_a_power_cut_is_made_when_asked_again(
    database: str, serve: Serve
) -> None:
    server = serve(database)
    table = brought(server, played("novice", "novice", "novice"))
    assert ok(table.get("/review?bot=learned", None))["part"] <= 1
    server.kill()
    server.start()
    assert reviewed(table, "learned")["review"]["bot"] == "learned"


class Slow(ReviewProcess):
    """One that goes on when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()
        self.reviewed = 0
        self.error: Exception | None = None

    async def review(self, record: Any, bot: str) -> dict[str, Any]:
        await self.go_on.wait()
        self.reviewed += 1
        if self.error is not None:
            raise self.error
        return {"turning": []}


async def opened(server: Inside, number: int) -> list[Any]:
    """So many finished tables."""
    found = []
    for _ in range(number):
        made = await server.http.post("/api/records", json=RECORD)
        found.append(await server.tables.open(made.json()["table"]))
    return found


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks does not wait."""
    monkeypatch.setattr(reviews, "PATIENCE_SECONDS", 0.01)


def slow_reviews(server: Inside) -> tuple[Reviews, Slow]:
    found, process = Reviews(server.tables.store, ReviewProcess), Slow()
    found._reviewers["skilled"] = process
    return found, process


@asynchronous
async def test_all_who_ask_for_the_same_review_wait_for_one(tmp_path: Path, quick: None) -> None:
    async with inside(tmp_path) as server:
        (live,) = await opened(server, 1)
        made, process = slow_reviews(server)
        for _ in range(20):
            assert (await made.of(live, "skilled", "a"))["review"] is None
        process.go_on.set()
        await soon(lambda: made.made == 1)
        assert process.reviewed == 1
        assert (await made.of(live, "skilled", "b"))["review"] == {"turning": []}
        assert process.reviewed == 1
        await made.close()


@asynchronous
async def test_nobody_has_more_than_a_few_reviews_waiting(tmp_path: Path, quick: None) -> None:
    async with inside(tmp_path) as server:
        tables = await opened(server, 6)
        made, process = slow_reviews(server)
        for live in tables[:4]:  # one is being made, three wait
            await made.of(live, "skilled", "greedy")
        with pytest.raises(Denial) as refusal:
            await made.of(tables[4], "skilled", "greedy")
        assert refusal.value.status == 429
        assert (await made.of(tables[5], "skilled", "modest"))["part"] == 0
        process.go_on.set()
        await soon(lambda: made.made == 5)
        await made.close()


@asynchronous
async def test_a_game_that_cannot_be_reviewed_is_not_tried_again_and_again(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "PATIENCE_SECONDS", PATIENCE)
    async with inside(tmp_path) as server:
        (live,) = await opened(server, 1)
        made, process = slow_reviews(server)
        process.go_on.set()
        process.error = TimeoutError()
        for _ in range(3):
            with pytest.raises(Denial) as refusal:
                await made.of(live, "skilled", "a")
            assert refusal.value.status == 409
        assert process.reviewed == 1
        await made.close()


@asynchronous
async def test_a_process_that_dies_is_started_anew() -> None:
    process = ReviewProcess()
    asking = asyncio.create_task(process.review(RECORD, "learned"))
    await soon(lambda: process._helper is not None)
    assert process._helper is not None
    process._helper._process.kill()
    with pytest.raises(Exception, match="ended"):
        await asking
    found = await process.review(RECORD, "skilled")
    assert found["bot"] == "skilled"
    process.end()
