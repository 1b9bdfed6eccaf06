"""HTTP and WebSockets by hand, for what no client would send."""

from __future__ import annotations

import base64
import os
import socket
import struct
from urllib.parse import urlsplit

from tests.server.live import PATIENCE
from tests.server.process import Server

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
HOST = b"Host: localhost\r\n"


def connected(server: Server) -> socket.socket:
    address = urlsplit(server.url)
    assert address.hostname is not None
    return socket.create_connection((address.hostname, address.port or 80), timeout=PATIENCE)


def upgrade(path: str, more: bytes = b"") -> bytes:
    """The head of a request for a WebSocket."""
    key = base64.b64encode(os.urandom(16))
    return (
        b"GET %s HTTP/1.1\r\n" % path.encode()
        + HOST
        + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + b"Sec-WebSocket-Key: %s\r\n%s\r\n" % (key, more)
    )


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it; masked by zeros, which is as good as any mask."""
    size = len(data)
    head = bytes([kind | 0x80 * last])
    if size < 126:
        head += bytes([0x80 | size])
    else:
        wide = size > 0xFFFF
        head += struct.pack("!BQ" if wide else "!BH", 0x80 | (127 if wide else 126), size)
    return head + bytes(4) + data


def until_closed(client: socket.socket) -> bytes:
    """All that the server sends before it ends the connection."""
    found = b""
    try:
        while piece := client.recv(65536):
            found += piece
    except ConnectionError:
        pass
    return found
