"""A line between a browser and the server that can be cut, also while it is in use."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Self
from urllib.parse import urlsplit


class Relay:
    """Passes on whatever it hears until it is cut."""

    def __init__(self, url: str) -> None:
        there = urlsplit(url)
        self.server = (there.hostname or "", there.port or 0)
        self.open: list[socket.socket] = []
        self.works = True
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"

    def cut(self) -> None:
        self.works = False
        while self.open:
            hang_up(self.open.pop())

    def mend(self) -> None:
        self.works = True

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                caller, _ = self.door.accept()
                if not self.works:
                    caller.close()
                    continue
                server = socket.create_connection(self.server)
                self.open += [caller, server]
                for pair in ((caller, server), (server, caller)):
                    threading.Thread(target=pass_on, args=pair, daemon=True).start()

    def __enter__(self) -> Self:
        threading.Thread(target=self._welcome, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        hang_up(self.door)
        self.cut()


def pass_on(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while heard := one.recv(65536):
            other.sendall(heard)
    hang_up(other)


def hang_up(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()
