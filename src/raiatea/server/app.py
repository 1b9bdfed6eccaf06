"""The whole server as one ASGI application."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from raiatea.server import health, http, websocket
from raiatea.server.anywhere import FILES, Anywhere
from raiatea.server.bot_workers import BotWorkers
from raiatea.server.listener import Listener
from raiatea.server.notices import requests
from raiatea.server.notices.carriers import Carriers
from raiatea.server.notices.desk import Desk
from raiatea.server.review_process import ReviewProcess
from raiatea.server.reviews import Reviews
from raiatea.server.security import Guard
from raiatea.server.settings import Settings
from raiatea.server.static_files import STATIC, ClientFiles
from raiatea.server.store.sql import SqlStore
from raiatea.server.tables import Tables
from raiatea.server.worker_process import WorkerProcess


class Compressing(GZipMiddleware):
    """Compresses answers; the client's files have been compressed already."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answers = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (super().__call__ if answers else self.app)(scope, receive, send)


async def not_built(_: object) -> Response:
    return PlainTextResponse("The browser client is not built: see the README.", 503)


def create_app(settings: Settings) -> ASGIApp:
    """The application of some settings."""
    carriers = Carriers(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = SqlStore(settings.database_url)
        await store.open()
        tables = Tables(
            store,
            BotWorkers(WorkerProcess, settings.workers, settings.bot_seconds),
            (settings.table_days, settings.record_days),
        )
        tables.windows.seconds = settings.window_seconds
        await tables.time.confirm()
        tables.lobby.is_open = settings.open
        tables.lobby.most_public_seats = settings.most_public_seats
        app.state.tables = tables
        app.state.settings = settings
        app.state.parcels = store.parcels
        app.state.reviews = Reviews(store, ReviewProcess)
        desk = app.state.desk = Desk(tables, store, carriers, guard, settings.notices_per_hour)
        app.state.most_spectators = settings.most_spectators
        tables.start()
        desk.start()
        listener = Listener(store, tables.refresh, tables.refresh_all)
        if settings.is_postgresql:
            listener.start()
        yield
        await listener.stop()
        await app.state.reviews.close()
        await desk.close()
        await tables.close()
        await store.close()

    routes = [
        *http.ROUTES,
        Route("/api/stop/{stop}", requests.ask_to_stop),
        WebSocketRoute("/api/tables/{table}/live", websocket.serve),
        Route("/healthz", health.alive),
        Route("/readyz", health.ready),
        *([Route("/metrics", health.metrics)] if settings.metrics else []),
        *([Mount("/anywhere", Anywhere())] if FILES.exists() else []),
        Mount("/", ClientFiles()) if STATIC.exists() else Route("/", not_built),
    ]
    compressing = [Middleware(Compressing, compresslevel=6)]
    app = Starlette(routes=routes, middleware=compressing, lifespan=lifespan)
    app.router.redirect_slashes = False  # what is not there leads nowhere else
    guard = app.state.guard = Guard(app, settings)
    return guard
