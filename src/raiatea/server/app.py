"""The whole server as one ASGI application."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from raiatea.server import connection, health, http
from raiatea.server.bot_workers import BotWorkers
from raiatea.server.listener import Listener
from raiatea.server.security import Guard
from raiatea.server.settings import Settings
from raiatea.server.store import Store
from raiatea.server.tables import Tables

STATIC = Path(__file__).parent / "static"


class Assets(StaticFiles):
    """Files whose names change with what they hold: a browser need never ask again."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def page(_: object) -> Response:
    """The one page of the browser client."""
    file = STATIC / "index.html"
    if not file.exists():
        return PlainTextResponse("The browser client is not built: see the README.", 503)
    return FileResponse(file, headers={"Cache-Control": "no-cache"})


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
        Route("/", page),
    ]
    if STATIC.exists():
        routes.append(Mount("/assets", Assets(directory=STATIC / "assets")))
        routes.append(Mount("/", StaticFiles(directory=STATIC)))
    compressing = [Middleware(GZipMiddleware, compresslevel=6)]
    app = Starlette(routes=routes, middleware=compressing, lifespan=lifespan)
    app.state.guard = Guard(app, settings)
    guard: ASGIApp = app.state.guard
    return guard
