"""The way to a server: a TCP proxy that can be cut, also in the middle of a word, or slowed."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Self
from urllib.parse import urlsplit

from tests.server.process import Server

PIECE = 1000
AT_ONCE = 65_536


class Door:
    """A port of its own, from which everything goes on to the server, wherever that is now."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.pause = 0.0  # after each piece, in seconds
        self._halving = False
        self._open = asyncio.Event()
        self._open.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)
        self.cut()

    def cut(self) -> None:
        """Everybody is thrown out at once."""
        for writer in self._writers:
            writer.transport.abort()

    def halve(self) -> None:
        """Of what goes through next only half arrives, then everybody is thrown out."""
        self._halving = True

    async def slow(self, pause: float, seconds: float) -> None:
        """For some time everything goes in small pieces."""
        self.pause = pause
        await asyncio.sleep(seconds)
        self.pause = 0.0

    async def stall(self, seconds: float) -> None:
        """For some time nothing goes through, and nobody is told."""
        self._open.clear()
        await asyncio.sleep(seconds)
        self._open.set()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = urlsplit(self.server.url)
        try:
            answers, to_server = await asyncio.open_connection(there.hostname, there.port)
        except OSError:
            writer.transport.abort()
            return
        both = (writer, to_server)
        self._writers.update(both)
        ways = [
            asyncio.create_task(self._pass_on(reader, to_server)),
            asyncio.create_task(self._pass_on(answers, writer)),
        ]
        self._passing.update(ways)
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for one in both:
                one.transport.abort()
            self._passing.difference_update(ways)
            self._writers.difference_update(both)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(AT_ONCE):
                await self._open.wait()
                if self._halving:
                    self._halving = False
                    writer.write(data[: len(data) // 2])
                    await writer.drain()
                    self.cut()
                    return
                size = PIECE if self.pause else len(data)
                for start in range(0, len(data), size):
                    writer.write(data[start : start + size])
                    await writer.drain()
                    await asyncio.sleep(self.pause)
            writer.write_eof()
