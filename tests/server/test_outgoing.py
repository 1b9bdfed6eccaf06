"""What players' addresses may lead to: the open internet, and nothing of the host's own network."""

from __future__ import annotations

import ipaddress

import pytest

from raiatea.server.notices.outgoing import Outgoing, Unsendable, is_open, parted
from tests.server.live import asynchronous
from tests.server.stubs import receiving

PRIVATE = [
    "127.0.0.1",
    "127.8.9.10",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.20",
    "169.254.169.254",
    "100.64.0.1",
    "100.100.100.200",
    "168.63.129.16",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2002:c0a8:114::1",
    "2001:0:7f00:1::1",
    "2001:db8::1",
    "3fff::1",
    "fd00:ec2::254",
    "::ffff:169.254.169.254",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_of_the_open_internet_is_known(address: str) -> None:
    assert not is_open(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "93.184.216.34", "2606:4700::6810:84e5", "64:ff9b::808:808"]
)
def test_an_address_of_the_open_internet_is_known(address: str) -> None:
    assert is_open(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", PRIVATE)
@asynchronous
async def test_a_name_that_stands_for_a_private_address_is_refused(address: str) -> None:
    async def look_up(host: str, port: int) -> list[str]:
        return ["93.184.216.34", address]

    with pytest.raises(Unsendable) as refused:
        await Outgoing(look_up=look_up).post("https://inside.example.org/", b"", {})
    assert refused.value.why == "address"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "127.1", "[::1]", "[::ffff:7f00:1]"]
)
@asynchronous
async def test_however_this_machine_is_written_it_is_refused(host: str) -> None:
    with receiving() as receiver:
        port = receiver.url.rpartition(":")[2]
        with pytest.raises(Unsendable) as refused:
            await Outgoing().post(f"https://{host}:{port}/", b"{}", {})
        assert refused.value.why == "address"
        assert receiver.got == []


@asynchronous
async def test_a_name_that_means_another_address_a_moment_later_is_looked_up_once() -> None:
    asked = []

    async def look_up(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    with receiving() as receiver:
        port = receiver.url.rpartition(":")[2]
        # The name itself leads nowhere: what was looked up is what is connected to.
        outgoing = Outgoing(private=True, look_up=look_up)
        assert await outgoing.post(f"http://rebound.invalid:{port}/x", b"{}", {}) == 201
        assert asked == ["rebound.invalid"]
        assert receiver.got[0].headers["host"] == f"rebound.invalid:{port}"


@asynchronous
async def test_a_name_that_stands_for_nothing_cannot_be_reached() -> None:
    with pytest.raises(Unsendable) as refused:
        await Outgoing().post("https://nobody.invalid/", b"{}", {})
    assert refused.value.why == "unreachable"


@asynchronous
async def test_a_redirect_is_not_followed() -> None:
    with receiving() as receiver, receiving() as inside:
        receiver.answer("", 307)
        receiver.location = inside.url
        assert await Outgoing(private=True).post(receiver.url, b"{}", {}) == 307
        assert inside.got == []


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://user:password@example.org/",
        "https://example.org:99999/",
        "https://example.org:x/",
        "https://exa mple.org/",
        "https://example.org\\@127.0.0.1/",
        "https://[::1/",
        "https://éxample.org/",
        "https://example.org/\r\nX: y",
        "file:///etc/passwd",
    ],
)
def test_what_is_no_address_of_a_host_is_refused(url: str) -> None:
    with pytest.raises(Unsendable):
        parted(url, private=False)
