"""HTTP and WebSockets for clients who take their time or break the rules: they are cut off.

uvicorn serves clients who mean well. Whoever does not come to the point, does not read what they
are sent, or sends what is no HTTP would cost it memory, connections or lines in the log.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Collection
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from raiatea.server.addresses import client_of

HEAD_SECONDS = 10.0
READ_SECONDS = 60.0
LOOK_SECONDS = 5.0
MOST_PARTS = 1000
MINUTE = 60.0
PINGS_PER_MINUTE = 100
MANY = 1_000_000


class Hasty(H11Protocol):
    """uvicorn's own, with limits: to the time for the head of a request, and to connections.

    `most` counts all connections; `most_from_one` those of an address that are no WebSockets.
    """

    most: ClassVar[int] = MANY
    most_from_one: ClassVar[int] = MANY
    open_from: ClassVar[Counter[str]] = Counter()

    _waiting: asyncio.TimerHandle | None = None
    _address: str | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = client_of({"client": self.client})
        if len(self.connections) > self.most or self.open_from[address] >= self.most_from_one:
            transport.abort()
            return
        self._address = address
        self.open_from[address] += 1
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        cycle: Any = self.cycle  # None before the first request, whatever the types say
        if cycle is not None and not cycle.response_complete:
            self._stop_waiting()
        elif self._waiting is None:
            self._wait()

    def send_400_response(self, msg: str) -> None:
        cycle: Any = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # what is being answered comes too late
            cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # nonsense, after the answer has begun: there is no other
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        if self._address is not None:
            self.open_from[self._address] -= 1
            if not self.open_from[self._address]:
                del self.open_from[self._address]
            self._address = None

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self.transport.close()


class Firm(WebSocketsSansIOProtocol):
    """uvicorn's own, for clients who break the rules of WebSockets."""

    _pings_since = 0.0
    _pings = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # its head was too long for a WebSocket
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:  # the size has a limit, but parts may be empty
            self._refuse(CloseCode.MESSAGE_TOO_BIG)

    def handle_ping(self) -> None:
        if self._may_ping():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_ping():
            super().handle_pong(event)

    def _may_ping(self) -> bool:
        """Pings are no messages, which are counted elsewhere, but cost nearly as much."""
        now = self.loop.time()
        if now - self._pings_since > MINUTE:
            self._pings_since, self._pings = now, 0
        self._pings += 1
        if self._pings > PINGS_PER_MINUTE:
            self.transport.abort()
        return self._pings <= PINGS_PER_MINUTE

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse(CloseCode.INVALID_DATA)
                return
        super().send_receive_event_to_app()

    def _refuse(self, code: CloseCode) -> None:
        self.frames = []
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.handle_parser_exception()


async def drop_who_does_not_read(connections: Collection[Any]) -> None:
    """End connections to which something could not be sent for long; also those being closed."""
    waiting: dict[Any, float] = {}
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        now = time.monotonic()
        waiting = {
            one: waiting.get(one, now)
            for one in connections
            if one.transport.get_write_buffer_size() > 0
        }
        for one, since in waiting.items():
            if now - since >= READ_SECONDS:
                one.transport.abort()
