"""For who looks after a server: is it alive, can it be used, what is it doing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from raiatea.server.store import Unavailable

if TYPE_CHECKING:
    from raiatea.server.security import Guard
    from raiatea.server.tables import Tables


READY_SECONDS = 1.0


async def alive(_: Request) -> Response:
    return PlainTextResponse("alive\n")


async def ready(request: Request) -> Response:
    """Whether the database can be read and written; whoever asks often hears it again."""
    try:
        await request.app.state.tables.time.confirm(READY_SECONDS)
    except Unavailable:
        return PlainTextResponse("the database cannot be used\n", 503)
    return PlainTextResponse("ready\n")


class Figures(Collector):
    """What Prometheus may ask for; nothing of it tells of a single table or person."""

    def __init__(self, tables: Tables, guard: Guard) -> None:
        self.tables = tables
        self.guard = guard

    def collect(self) -> Iterator[Metric]:
        tables, guard = self.tables, self.guard
        workers = tables.bots.workers
        answers = CounterMetricFamily(
            "raiatea_answers", "Answers to requests, by status.", labels=["status"]
        )
        for status, number in sorted(guard.answered.items()):
            answers.add_metric([str(status)], number)
        yield answers
        yield CounterMetricFamily("raiatea_moves", "Moves confirmed.", tables.confirmed)
        yield CounterMetricFamily("raiatea_bot_decisions", "Decisions of bots.", workers.decisions)
        gauges = {
            "tables": ("Tables in memory.", len(tables.live)),
            "connections": ("WebSockets.", sum(guard.connections.values())),
            "bots_waiting": ("Tables that wait for a worker.", workers.waiting),
            "database_usable": ("1 unless the database is lost.", not tables.store.database.lost),
        }
        for name, (about, value) in gauges.items():
            yield GaugeMetricFamily(f"raiatea_{name}", about, float(value))


async def metrics(request: Request) -> Response:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Figures(request.app.state.tables, request.app.state.guard))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)
