"""What leads others to a table, and oneself to another device: addresses, pictures, parcels."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from raiatea.server import reach
from raiatea.server.settings import Settings
from tests.server import stored
from tests.server.inside import inside
from tests.server.live import asynchronous
from tests.server.process import Server
from tests.server.table import ok, refused

CONTENT = '{"tables": "all of mine"}'


def test_a_parcel_is_opened_once_by_one_of_all_who_try(server: Server) -> None:
    sealed = server.post("/api/parcels", None, {"content": CONTENT})
    assert sealed.status_code == 201
    key = sealed.json()["secret"]
    kept = stored.execute(server.database, "select sealed from parcels")
    assert not any(b"all of mine" in bytes(one) for (one,) in kept)
    refused(server.post("/api/parcels/open", None, {"secret": "x" * 43}), 404, "used-up")
    with ThreadPoolExecutor(8) as people:
        tries = people.map(
            lambda _: server.post("/api/parcels/open", None, {"secret": key}), range(8)
        )
        opened = sorted(tries, key=lambda answer: answer.status_code)
    assert ok(opened[0]) == {"content": CONTENT}
    for late in opened[1:]:
        refused(late, 404, "used-up")


@asynchronous
async def test_a_parcel_lasts_for_ten_minutes(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        for seconds, status in ((599, 200), (601, 404)):
            key = (await server.http.post("/api/parcels", json={"content": CONTENT})).json()[
                "secret"
            ]
            server.tables.time._confirmed += seconds
            answer = await server.http.post("/api/parcels/open", json={"secret": key})
            assert answer.status_code == status


def scope(client: str, host: str) -> dict[str, object]:
    return {
        "type": "http",
        "client": (client, 1),
        "server": ("0.0.0.0", 8420),
        "headers": [(b"host", host.encode())],
    }


@pytest.mark.parametrize(
    ("client", "host", "near"),
    [
        ("127.0.0.1", "localhost:8420", True),
        ("127.0.0.1", "127.0.0.1:8420", True),
        ("192.168.1.5", "192.168.1.20:8420", True),
        ("::1", "[::1]:8420", True),
        ("8.8.8.8", "192.168.1.20:8420", False),
        ("127.0.0.1", "tunnel.example.org", False),
        ("127.0.0.1", "8.8.8.8:8420", False),
    ],
)
def test_addresses_of_a_network_are_told_inside_it_alone(
    client: str, host: str, near: bool
) -> None:
    found = reach.reach(Settings(host="192.168.1.20"), scope(client, host))
    assert [one.url for one in found.addresses] == ["http://192.168.1.20:8420"] * near


def test_a_server_with_a_name_says_it_to_everybody_and_one_without_says_how_to_be_reached() -> None:
    named = reach.reach(Settings(public_url="https://play.example.org/"), scope("8.8.8.8", "x"))
    assert [(one.url, one.far) for one in named.addresses] == [
        ("https://play.example.org", "everywhere")
    ]
    alone = reach.reach(Settings(), scope("127.0.0.1", "localhost:8420"))
    assert (alone.addresses, alone.command) == ([], reach.COMMAND)
