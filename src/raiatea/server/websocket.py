"""Connections over WebSockets."""

from __future__ import annotations

import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from raiatea.server.addresses import client_of
from raiatea.server.connection import Gone, converse
from raiatea.server.refusals import Denial

GONE = (WebSocketDisconnect, RuntimeError)


class SocketWire:
    """A WebSocket as what carries the messages of a connection."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.address = client_of(socket.scope)

    async def say(self, text: str) -> None:
        with contextlib.suppress(*GONE):
            if self.socket.client_state is WebSocketState.CONNECTED:
                await self.socket.send_text(text)

    async def hear(self) -> str:
        try:
            return await self.socket.receive_text()
        except GONE:
            raise Gone from None
        except KeyError:
            raise Denial(400, "bad-request", "a message is text") from None

    async def end(self, code: int) -> None:
        with contextlib.suppress(*GONE):
            await self.socket.close(code)


async def serve(socket: WebSocket) -> None:
    await socket.accept()
    state = socket.app.state
    table = socket.path_params["table"]
    await converse(SocketWire(socket), state.tables, table, state.most_spectators)
