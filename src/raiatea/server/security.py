"""Headers, origins and limits for every request."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from raiatea.server.refusals import Refusal
from raiatea.server.settings import Settings

MOST_BODY = 2_000_000
MINUTE = 60.0

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
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
        self.requests: dict[str, deque[float]] = defaultdict(deque)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, receive, self.with_headers(send))
        elif scope["type"] == "http":
            answer = JSONResponse(refusal.to_dict(), refusal.status)
            await answer(scope, receive, self.with_headers(send))
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4000 + refusal.status})

    def refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and not self.same_origin(headers):
            return Refusal(403, "origin", "this request comes from another site")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > MOST_BODY:
            return Refusal(413, "too-large", f"at most {MOST_BODY} bytes can be sent at once")
        if scope["path"].startswith("/api/") and self.too_often(client_of(scope)):
            return Refusal(429, "too-many", "too many requests: wait a moment")
        return None

    def same_origin(self, headers: Headers) -> bool:
        """A browser names its origin; a program that is none need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        allowed = {headers.get("host", "")}
        if self.settings.public_url:
            allowed.add(urlsplit(self.settings.public_url).netloc)
        return urlsplit(origin).netloc in allowed

    def too_often(self, client: str) -> bool:
        now = time.monotonic()
        times = self.requests[client]
        while times and times[0] < now - MINUTE:
            times.popleft()
        times.append(now)
        if len(self.requests) > 10_000:
            self.requests = defaultdict(
                deque, {one: kept for one, kept in self.requests.items() if kept}
            )
        return len(times) > self.settings.requests_per_minute

    def with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        return sending


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""
