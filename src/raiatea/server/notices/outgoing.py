"""Requests to addresses that players gave: to the open internet alone, and nowhere else from there.

A name is looked up once, all that it stands for is checked, and what was checked is connected to:
so a name cannot mean another address a moment later. No redirect is followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from urllib.parse import SplitResult, urlsplit

import h11

from raiatea.server.addresses import NAT64, inner_of

SECONDS = 10.0
MOST_ANSWER = 64 * 1024
# Not of the open internet, though Python, or an older one, says so: some clouds tell the machines
# in them secrets there.
CLOSED = [
    ipaddress.ip_network(one)
    for one in ("192.0.0.0/24", "192.88.99.0/24", "168.63.129.16/32", "3fff::/20")
]
# A name that the header Host and TLS can have.
NAME = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]{0,251}[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
LookUp = Callable[[str, int], Awaitable[list[str]]]


class Unsendable(Exception):
    """Something could not be sent; `why` is a word for it that tells nothing of the address."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def is_open(address: Address) -> bool:
    """Whether an address belongs to the open internet, whatever way it is written in."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = [one for one in (inner_of(address), *(address.teredo or ())) if one is not None]
        if address.is_site_local or not all(map(is_open, inner)):
            return False
        if address in NAT64:  # how a host without IPv4 reaches those that have nothing else
            return True
    return address.is_global and not (
        any(address in network for network in CLOSED)
        or address.is_multicast
        or address.is_loopback
        or address.is_link_local
        or address.is_private
        or address.is_reserved
        or address.is_unspecified
    )


def parted(url: str, private: bool) -> SplitResult:
    """The parts of an address that may be sent to; raises `Unsendable`."""
    with contextlib.suppress(ValueError):
        parts = urlsplit(url)
        host = parts.netloc.rpartition(":")[0] if parts.port is not None else parts.netloc
        schemes = ("https", "http") if private else ("https",)
        if parts.scheme in schemes and NAME.fullmatch(host) and url.isascii() and url.isprintable():
            return parts
    raise Unsendable("address")


async def look_up(host: str, port: int) -> list[str]:
    """What a name stands for now.

    Who gave the name may let its look-up take as long as they like: nothing else waits for it, not
    even the end of the server.
    """
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def settle(addresses: list[str]) -> None:
        if not found.done():
            found.set_result(addresses)

    def ask() -> None:
        addresses: dict[str, None] = {}
        with contextlib.suppress(OSError, UnicodeError):
            answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = dict.fromkeys(str(where[0]) for *_, where in answers)
        with contextlib.suppress(RuntimeError):  # the server has ended
            loop.call_soon_threadsafe(settle, list(addresses))

    threading.Thread(target=ask, name="look up", daemon=True).start()
    return await found


@cache
def trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


class Outgoing:
    """Posts to addresses of others; with `private` also to those of this machine and network."""

    def __init__(self, private: bool = False, look_up: LookUp = look_up) -> None:
        self.private = private
        self.look_up = look_up

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post something; returns the status of the answer. Raises `Unsendable`."""
        parts = parted(url, self.private)
        secure = parts.scheme == "https"
        host, port = str(parts.hostname), parts.port or (443 if secure else 80)
        try:
            async with asyncio.timeout(SECONDS):
                addresses = await self.allowed(host, port)
                reader, writer = await connected(addresses, port, host if secure else None)
                try:
                    return await exchanged(reader, writer, parts, body, headers)
                finally:
                    writer.transport.abort()  # nothing more is wanted
        except (OSError, TimeoutError, ValueError, h11.RemoteProtocolError):
            raise Unsendable("unreachable") from None

    async def allowed(self, host: str, port: int) -> list[str]:
        """The addresses that a name stands for; if one of them is private, none will do."""
        found = await self.look_up(host, port)
        if not found:
            raise Unsendable("unreachable")
        if not self.private:
            for address in found:
                if not is_open(ipaddress.ip_address(address.partition("%")[0])):
                    raise Unsendable("address")
        return found


async def connected(
    addresses: list[str], port: int, name: str | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first address that takes it; with a name, one that proves to have it."""
    for address in addresses[:-1]:
        with contextlib.suppress(OSError):
            return await _connected(address, port, name)
    return await _connected(addresses[-1], port, name)


async def _connected(
    address: str, port: int, name: str | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if name is None:
        return await asyncio.open_connection(address, port)
    return await asyncio.open_connection(address, port, ssl=trusted(), server_hostname=name)


async def exchanged(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    parts: SplitResult,
    body: bytes,
    headers: Mapping[str, str],
) -> int:
    """Send a request and read the status of its answer."""
    talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_ANSWER)
    target = parts.path or "/"
    given = {
        "Host": parts.netloc,
        "User-Agent": "raiatea",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    request = h11.Request(
        method="POST",
        target=f"{target}?{parts.query}" if parts.query else target,
        headers=list(given.items()),
    )
    writer.write(talk.send(request) or b"")
    writer.write(talk.send(h11.Data(body)) or b"")
    writer.write(talk.send(h11.EndOfMessage()) or b"")
    await writer.drain()
    read = 0
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            if read > MOST_ANSWER:
                raise Unsendable("unreachable")
            talk.receive_data(data)
        elif isinstance(event, h11.Response):
            return int(event.status_code)
        elif not isinstance(event, h11.InformationalResponse):
            raise Unsendable("unreachable")
