"""Who counts as one client, and by which names a server may be called."""

from __future__ import annotations

import pytest

from raiatea.server.addresses import Bans, OwnNames, client_of
from raiatea.server.settings import Settings
from tests.server.process import Server
from tests.server.table import refused


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2002:c000:201:1::1", "192.0.2.1", True),  # of 6to4
        ("64:ff9b::c000:201", "192.0.2.1", True),
        ("64:ff9b::c000:201", "64:ff9b::c000:202", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "testclient", True),
    ],
)
def test_an_address_of_ipv6_counts_by_its_network(one: str, other: str, same: bool) -> None:
    clients = [client_of({"client": (address, 1)}) for address in (one, other)]
    assert (clients[0] == clients[1]) is same


@pytest.mark.parametrize(
    ("address", "banned"),
    [
        ("192.0.2.1", True),
        ("192.0.2.2", False),
        ("198.51.100.200", True),
        ("198.51.101.1", False),
        ("::ffff:198.51.100.1", True),
        ("2001:db8:1:2:3::4", True),
        ("2001:db8:1:3::1", False),
        ("2001:db8:7:ffff::1", True),
        ("2001:db8:8::1", False),
        ("testclient", False),
    ],
)
def test_whole_networks_can_be_banned(address: str, banned: bool) -> None:
    bans = Bans(["192.0.2.1", "198.51.100.0/24", "2001:db8:1:2::/64", "2001:db8:7::/48"])
    assert bans.include(client_of({"client": (address, 1)})) is banned


def test_what_is_no_address_takes_little_memory_either() -> None:
    assert len(client_of({"client": ("x" * 60_000, 1)})) <= 100


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1:8420", True),
        ("[::1]:8420", True),
        ("192.0.2.7", True),
        ("localhost:1", True),
        ("raiatea.example.org", True),
        ("RAIATEA.example.org:443", True),
        ("club.lan:8420", True),
        ("evil.example.net", False),
        ("raiatea.example.org.evil.net", False),
        ("", False),
        ("[", False),
    ],
)
def test_a_server_answers_to_its_own_names_only(host: str, own: bool) -> None:
    settings = Settings(public_url="https://raiatea.example.org/", hosts="club.lan, other.lan")
    assert OwnNames(settings).include(host) is own


def test_a_request_for_another_name_is_refused(one_server: Server) -> None:
    """Else a site could lead its own name here, and read what its visitors' server says."""
    answer = one_server.get("/api/openapi.json", headers={"Host": "evil.example.net"})
    refused(answer, 421, "host")
