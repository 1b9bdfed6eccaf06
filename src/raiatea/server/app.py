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

from raiatea.server import connection, health, http
from raiatea.server.bot_workers import BotWorkers
from raiatea.server.listener import Listener
from raiatea.server.security import Guard
from raiatea.server.settings import Settings
from raiatea.server.static_files import STATIC, ClientFiles
from raiatea.server.store import Store
from raiatea.server.tables import Tables


class Compressing(GZipMiddleware):
    """Compresses answers; the client's files have been compressed already."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answers = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (super().__call__ if answers else self.app)(scope, receive, send)


async def not_built(_: object) -> Response:
    return PlainTextResponse("The browser client is not built: see the README.", 503)


def create_app(settings: Settings) -> ASGIApp:
    """The application of some settings."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(settings.database_url)
        await store.open()
        tables = Tables(
            store,
            BotWorkers(settings.workers, settings.bot_seconds),
            (settings.table_days, settings.record_days),
        )
        await tables.time.confirm()
        app.state.tables = tables
        app.state.most_spectators = settings.most_spectators
        tables.start()
        listener = Listener(store, tables.refresh, tables.refresh_all)
        if settings.is_postgresql:
            listener.start()
        yield
        await listener.stop()
        await tables.close()
        await store.close()

    routes = [
        *http.ROUTES,
        WebSocketRoute("/api/tables/{table}/live", connection.serve),
        Route("/healthz", health.alive),
        Route("/readyz", health.ready),
        *([Route("/metrics", health.metrics)] if settings.metrics else []),
        Mount("/", ClientFiles()) if STATIC.exists() else Route("/", not_built),
    ]
    compressing = [Middleware(Compressing, compresslevel=6)]
    app = Starlette(routes=routes, middleware=compressing, lifespan=lifespan)
    app.state.guard = Guard(app, settings)
    guard: ASGIApp = app.state.guard
    return guard
