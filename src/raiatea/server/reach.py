"""Where the server answers, as far as it can know, and addresses as QR codes."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import segno
from starlette.datastructures import Headers

from raiatea.server.settings import Settings
from raiatea.server.wire_lobby import Reachable, ReachedAt

COMMAND = "raiatea serve --host 0.0.0.0 --beyond-this-machine"
# Kept for examples, so that nobody is there; nothing is sent, the system only says by which way.
ELSEWHERE = ("192.0.2.1", 9)
BORDER = 4


def qr_code(text: str) -> str:
    """A text as a QR code, dark on white in every theme."""
    out = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, border=BORDER, dark="#2b2019", light="#fff", scale=8)
    return out.getvalue().decode()


def reach(settings: Settings, scope: Mapping[str, Any]) -> Reachable:
    """The addresses that others can open; those inside a network are told inside one only."""
    if settings.public_url:
        return Reachable(
            addresses=[ReachedAt(settings.public_url.rstrip("/"), "everywhere")], command=None
        )
    if not is_near(scope):
        return Reachable(addresses=[], command=None)
    port = (scope.get("server") or ("", None))[1]
    found = [
        ReachedAt(f"http://{written(one)}:{port}", "network" if one.is_private else "everywhere")
        for one in own_addresses(settings.host)
    ]
    return Reachable(addresses=found, command=None if found else COMMAND)


def is_near(scope: Mapping[str, Any]) -> bool:
    """Whether who asks is on this machine or in its network; who comes by a tunnel seems to be."""
    called = urlsplit(f"//{Headers(scope=dict(scope)).get('host', '')}").hostname or ""
    client = str((scope.get("client") or ("",))[0])
    return (called == "localhost" or is_private(called)) and is_private(client)


def is_private(address: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(address.partition("%")[0]).is_private
    return False


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def own_addresses(host: str) -> list[Address]:
    """The addresses of this machine on which a server that listens there can be reached."""
    with contextlib.suppress(ValueError):
        given = ipaddress.ip_address(host)
        if given.is_loopback:
            return []
        if not given.is_unspecified:
            return [given]
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect(ELSEWHERE)
            own = ipaddress.ip_address(way.getsockname()[0])
            return [] if own.is_loopback else [own]
    return []


def written(address: Address) -> str:
    return f"[{address}]" if address.version == 6 else str(address)
