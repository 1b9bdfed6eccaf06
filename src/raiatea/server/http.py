"""The endpoints over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from raiatea.server import asking
from raiatea.server.addresses import client_of
from raiatea.server.asking import Endpoint, Handler, Reply, answer, answered
from raiatea.server.openapi import ENDPOINTS, description
from raiatea.server.refusals import Denial


def handled(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        reply = await answered(handler, Whole(request.scope, request.receive))
        return Response(
            reply.content,
            reply.status,
            media_type="application/json",
            headers={"Cache-Control": "no-store"},
        )

    return handle


class Whole(Request):
    """A request of which all has to come."""

    @property
    def address(self) -> str:
        return client_of(self.scope)

    async def body(self) -> bytes:
        try:
            return await super().body()
        except ClientDisconnect:
            raise Denial(400, "bad-request", "the request did not come to its end") from None


async def openapi(_: asking.Request) -> Reply:
    return answer(description())


ROUTES = [
    Route(one.path, handled(one.handler), methods=[one.method])
    for one in (Endpoint("/api/openapi.json", openapi), *ENDPOINTS)
]
