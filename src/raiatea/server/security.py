"""Headers, origins and limits for every request."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import defaultdict
from collections.abc import Iterator
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from raiatea.server.addresses import Bans, OwnNames, client_of
from raiatea.server.counts import HOUR, MINUTE, Counts
from raiatea.server.refusals import Denial
from raiatea.server.settings import Settings

MOST_RECORD = 2_000_000
MOST_BODY = 20_000
BODY_SECONDS = 30.0
TOO_MANY = 4429
FILES = 5  # of the client, for each request that it may make
LOBBY = ("/api/join", "/api/lobby", "/api/mine", "/api/parcels", "/api/qr", "/api/reach")
NEW_TABLES = ("/api/tables", "/api/records", "/rematch", "/retry")

HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Guard:
    """Refuses what is too much, too often or from another site, and adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.own_names = OwnNames(settings)
        self.requests = Counts(MINUTE, settings.requests_per_minute)
        self.files = Counts(MINUTE, FILES * settings.requests_per_minute)
        self.moments = Counts(MINUTE, settings.moments_per_minute)
        self.hints = Counts(MINUTE, settings.hints_per_minute)
        self.lobby = Counts(MINUTE, settings.lobby_per_minute)
        self.tables = Counts(HOUR, settings.tables_per_hour)
        self.connections: dict[str, int] = defaultdict(int)
        self.answered: dict[int, int] = defaultdict(int)
        self.bans = Bans()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if refusal is None and scope["type"] == "websocket":
            await self.connect(scope, receive, send)
        elif refusal is None:
            receiving = self.with_limit(scope["path"], receive)
            with contextlib.suppress(asyncio.CancelledError):  # the server stops, unread
                await self.app(scope, receiving, self.with_headers(send))
        elif scope["type"] == "http":
            answer = JSONResponse(refusal.to_dict(), refusal.status)
            await answer(scope, receive, self.with_headers(send))
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4000 + refusal.status})

    def refusal(self, scope: Scope) -> Denial | None:
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and not self.same_origin(headers):
            return Denial(403, "origin", "this request comes from another site")
        if not self.own_names.include(headers.get("host", "")):
            return Denial(421, "host", "this server is not called that")
        client = client_of(scope)
        if self.bans.include(client):
            return Denial(403, "banned", "the host does not let this address in")
        path = scope["path"]
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > most_of(path):
            return too_large(path)
        for counts, what in self.limits(path, changes):
            if counts.too_many(client):
                return Denial(429, "too-many", f"too many {what}: wait a while")
        if scope["type"] == "websocket" and (
            self.connections.get(client, 0) >= self.settings.most_connections_per_client
            or sum(self.connections.values()) >= self.settings.most_connections
        ):
            return Denial(429, "too-many", "too many connections at once")
        return None

    def limits(self, path: str, changes: bool) -> Iterator[tuple[Counts, str]]:
        """What a request counts as, and how that is called."""
        yield self.requests if path.startswith("/api/") else self.files, "requests"
        if "/moments/" in path:
            yield self.moments, "moments of the past"
        if path.startswith(LOBBY):
            yield self.lobby, "comings and goings"
        if path.endswith("/hint"):
            yield self.hints, "hints"
        if changes and path.endswith(NEW_TABLES):
            yield self.tables, "new tables"

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a connection through, counted while it lasts."""
        client = client_of(scope)
        self.connections[client] += 1

        async def receiving() -> Message:
            """A message counts like a request."""
            message = await receive()
            if message["type"] == "websocket.receive" and self.requests.too_many(client):
                with contextlib.suppress(RuntimeError):  # the server may just have closed it
                    await send({"type": "websocket.close", "code": TOO_MANY})
                return {"type": "websocket.disconnect", "code": TOO_MANY}
            return message

        try:
            await self.app(scope, receiving, send)
        finally:
            self.connections[client] -= 1
            if not self.connections[client]:
                del self.connections[client]

    def same_origin(self, headers: Headers) -> bool:
        """A browser names its origin; a program that is none need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        allowed = {headers.get("host", "")}
        if self.settings.public_url:
            allowed.add(urlsplit(self.settings.public_url).netloc)
        try:
            return urlsplit(origin).netloc in allowed
        except ValueError:
            return False

    def with_limit(self, path: str, receive: Receive) -> Receive:
        """A body that does not say how large it is may not be larger either, nor come for ever."""
        received = 0
        until = time.monotonic() + BODY_SECONDS
        whole = False

        async def receiving() -> Message:
            nonlocal received, whole
            if whole:  # then this waits for the client to go
                return await receive()
            try:
                message = await asyncio.wait_for(receive(), max(0.0, until - time.monotonic()))
            except TimeoutError:
                raise Denial(408, "bad-request", "the request did not come to its end") from None
            except asyncio.CancelledError:  # the server stops, and has waited long enough
                raise Denial(503, "unavailable", "the server stops") from None
            whole = not message.get("more_body", False)
            received += len(message.get("body", b""))
            if received > most_of(path):
                raise too_large(path)
            return message

        return receiving

    def with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.answered[message["status"]] += 1
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.settings.public_url.startswith("https://"):
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        return sending


def most_of(path: str) -> int:
    """The largest body that may be sent somewhere."""
    return MOST_RECORD if path == "/api/records" else MOST_BODY


def too_large(path: str) -> Denial:
    return Denial(413, "too-large", f"at most {most_of(path)} bytes can be sent here at once")
