"""Addresses: who counts as one client, and by which names the server may be called."""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from raiatea.server.settings import Settings

NAT64 = ipaddress.ip_network("64:ff9b::/96")
LONGEST = 100  # what a proxy says need not be an address


def client_of(scope: Mapping[str, Any]) -> str:
    """Who asks, for the limits: an address, of IPv6 the network that one household has."""
    client = scope.get("client")
    text = str(client[0])[:LONGEST] if client else ""
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(text.partition("%")[0])
        if isinstance(address, ipaddress.IPv6Address):
            inner = inner_of(address)
            if inner is not None:
                return str(inner)
            return str(ipaddress.ip_network((address, 64), strict=False))
    return text


def inner_of(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The address of IPv4 that one of IPv6 stands for: who has it has as many of these."""
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour


class Bans:
    """The clients whom the host does not let in: single ones, and all of a network."""

    def __init__(self, banned: Iterable[str] = ()) -> None:
        self.clients = frozenset(banned)
        self._networks = [ipaddress.ip_network(one) for one in self.clients if "/" in one]

    def include(self, client: str) -> bool:
        if client in self.clients:
            return True
        with contextlib.suppress(ValueError):
            address = ipaddress.ip_network(client).network_address
            return any(address in network for network in self._networks)
        return False


class OwnNames:
    """The names by which the server may be called.

    A name of somebody else's that leads here is how another site gets around a browser's rules;
    an address as such cannot be one.
    """

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url).hostname or ""
        given = [name.strip().lower() for name in settings.hosts.split(",")]
        self.names = {"localhost", public.lower(), settings.host.lower(), *given} - {""}

    def include(self, host: str) -> bool:
        """Whether the header Host names this server."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self.names:
            return True
        with contextlib.suppress(ValueError):
            ipaddress.ip_address(name)
            return True
        return False
