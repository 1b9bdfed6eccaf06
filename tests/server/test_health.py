"""Whether a server is alive and can be used, and what it is doing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from raiatea.server.store import Unavailable
from raiatea.server.store.sql import SqlStore
from tests.server.conftest import NewDatabase, Serve
from tests.server.inside import inside
from tests.server.live import asynchronous, sitting
from tests.server.process import Server


@asynchronous
async def test_a_server_without_its_database_is_alive_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as server:
        answers = [(await server.http.get(path)).status_code for path in ("/healthz", "/readyz")]
        assert answers == [200, 200]

        async def lost(_: SqlStore, seconds: float) -> float:
            raise Unavailable("gone")

        monkeypatch.setattr(SqlStore, "beat", lost)
        monkeypatch.setattr("raiatea.server.health.READY_SECONDS", 0.0)
        answers = [(await server.http.get(path)).status_code for path in ("/healthz", "/readyz")]
        assert answers == [200, 503]


@asynchronous
async def test_who_asks_all_the_time_whether_a_server_is_ready_keeps_it_from_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats = 0
    real = SqlStore.beat

    async def beat(store: SqlStore, seconds: float) -> float:
        nonlocal beats
        beats += 1
        return await real(store, seconds)

    async with inside(tmp_path) as server:
        monkeypatch.setattr(SqlStore, "beat", beat)
        monkeypatch.setattr("raiatea.server.health.READY_SECONDS", 600.0)
        answers = await asyncio.gather(*[server.http.get("/readyz") for _ in range(50)])
        assert {answer.status_code for answer in answers} == {200}
        assert beats == 0


def test_figures_are_for_those_who_ask_for_them(one_server: Server) -> None:
    assert one_server.get("/metrics").status_code == 404


@asynchronous
async def test_figures_count_what_happens(new_database: NewDatabase, serve: Serve) -> None:
    server = serve(new_database("sqlite"), RAIATEA_METRICS="true")
    table = server.make("link", "link", "link")
    table.play_some(4)
    async with sitting(table, 0):
        answer = server.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if line[0] != "#")
    assert float(found["raiatea_moves_total"]) == 4
    assert float(found["raiatea_connections"]) == 1
    assert float(found["raiatea_tables"]) == 1
    assert float(found["raiatea_database_usable"]) == 1
    assert float(found['raiatea_answers_total{status="201"}']) == 1
    assert table.id not in answer.text
