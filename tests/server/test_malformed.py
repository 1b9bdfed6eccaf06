"""Malformed, foreign and repeated requests: never an error of the server, never a changed table."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from raiatea.server import endpoints, http_lobby
from tests.server.attacks import CHANGES, LOOKS, Attacked, letters, new_table, texts, values
from tests.server.conftest import KINDS
from tests.server.process import Server
from tests.server.table import Table

BODIES = [path for path, body in CHANGES.items() if body is not None]
DEEP = 100_000


@pytest.fixture(scope="module", params=KINDS)
def attacked(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> Attacked:
    return Attacked(servers(request.param))


@pytest.fixture(autouse=True)
def unchanged(attacked: Attacked) -> Any:
    yield
    attacked.check()


def is_refused(answer: httpx.Response) -> bool:
    assert 400 <= answer.status_code < 500, f"{answer.request.url}: {answer.status_code}"
    if answer.headers["content-type"] == "application/json":
        found = answer.json()
        assert found["error"]
        assert found["message"], "it does not say what is wrong"
    return True


def test_no_request_is_spared() -> None:
    asked = {("POST", re.sub(r"\d", "{}", path)) for path in CHANGES}
    asked |= {
        ("GET", re.sub(r"\d|\?.*", lambda one: "{}" * one[0].isdigit(), look)) for look in LOOKS
    }
    there = {
        (one.method, re.sub("{.*?}", "{}", path))
        for one in [*endpoints.ENDPOINTS, *http_lobby.ENDPOINTS]
        if (path := one.path.removeprefix("/api/tables/{table}")) != one.path
    }
    assert asked == there


@given(data=st.data())
def test_a_move_sent_again_changes_nothing(attacked: Attacked, data: Any) -> None:
    """It is done already if it was the last of its seat, and stale otherwise."""
    seat, move = data.draw(st.sampled_from(attacked.played))
    last = max(one["decision"] for by, one in attacked.played if by == seat)
    answer = attacked.table.post("/moves", seat, move)
    assert answer.status_code == (200 if move["decision"] == last else 409)
    found = answer.json()
    assert found.get("state", found) == attacked.table.state(seat)


@given(data=st.data())
def test_a_move_of_somebody_else_changes_nothing(attacked: Attacked, data: Any) -> None:
    seat, move = data.draw(st.sampled_from(attacked.played))
    for other in {0, 1, 2} - {seat}:
        if (other, move) not in attacked.played:
            assert is_refused(attacked.table.post("/moves", other, move))


@given(data=st.data())
def test_a_key_that_gives_no_right_changes_nothing(attacked: Attacked, data: Any) -> None:
    path = data.draw(st.sampled_from([*CHANGES]))
    key = data.draw(st.sampled_from(attacked.keys_without_right_to(path)))
    body = data.draw(st.just(CHANGES[path]) | values)
    assert is_refused(attacked.table.post(path, key, body))


@given(data=st.data())
def test_a_malformed_body_changes_nothing(attacked: Attacked, data: Any) -> None:
    path = data.draw(st.sampled_from(BODIES))
    key = attacked.table.host if path.startswith("/seats") else attacked.table.keys[0]
    fields = set(json.loads(json.dumps(CHANGES[path])))
    body = data.draw(
        values.filter(lambda value: not isinstance(value, dict) or set(value) != fields)
        .map(json.dumps)
        .map(str.encode)
        | st.binary(max_size=200)
        | st.just(json.dumps(CHANGES[path])[:-1].encode())
    )
    assert is_refused(attacked.table.post(path, key, content=body))


@given(data=st.data())
def test_a_move_that_is_none_changes_nothing(attacked: Attacked, data: Any) -> None:
    decision = data.draw(st.integers(-(2**70), 2**70) | st.integers(0, 40))
    move = data.draw(texts | st.sampled_from(["go nowhere", "done ", "DONE", "offer -1"]))
    seat = data.draw(st.integers(0, 2))
    body = {"decision": decision, "move": move}
    assert is_refused(attacked.table.post("/moves", seat, body))


@example(table="/", look="", key="")
@given(
    table=st.text(letters, min_size=1, max_size=40),
    look=st.sampled_from(LOOKS),
    key=texts.filter(str.isascii).map(quote) | st.just(""),
)
def test_a_table_that_is_none_is_not_found(
    attacked: Attacked, table: str, look: str, key: str
) -> None:
    path = f"/api/tables/{quote(table, safe='')}{look}"
    for secret in (key, attacked.table.host):
        assert is_refused(attacked.server.get(path, secret))


@given(version=texts | st.integers(-5, 10**30).map(str), seat=texts | st.integers(-5, 9).map(str))
def test_a_moment_that_is_none_is_refused(attacked: Attacked, version: str, seat: str) -> None:
    path = f"/moments/{quote(version, safe='')}"
    answer = attacked.table.get(path, 0, params={"seat": seat})
    assert answer.status_code < 500
    if answer.status_code == 200:
        assert answer.json()["view"]["seat"] == 0


@given(body=values | st.builds(lambda key, value: new_table(**{key: value}), texts, values))
def test_a_table_that_cannot_be_is_refused(attacked: Attacked, body: object) -> None:
    assert is_refused(attacked.server.post("/api/tables", None, body or {}))


@given(
    field=st.sampled_from(["seats", "variants", "tracked", "clock", "chat", "away_minutes"]),
    value=values,
)
def test_an_odd_option_of_a_table_is_taken_or_refused(
    attacked: Attacked, field: str, value: object
) -> None:
    answer = attacked.server.post("/api/tables", None, new_table(**{field: value}))
    assert answer.status_code in (201, 400), answer.text
    if answer.status_code == 201:
        Table(attacked.server, answer.json()).state(0)


@given(name=texts)
def test_any_name_is_kept_as_it_is_or_refused(attacked: Attacked, name: str) -> None:
    body: dict[str, Any] = new_table()
    body["seats"][0]["name"] = name
    answer = attacked.server.post("/api/tables", None, body)
    assert answer.status_code in (201, 400), answer.text
    if answer.status_code == 201:
        made = Table(attacked.server, answer.json())
        assert made.about(None)["seats"][0]["name"] == name.strip()
        assert made.view(0)["players"][0] == name.strip()


@given(text=texts)
def test_any_chat_is_taken_or_refused(attacked: Attacked, text: str) -> None:
    answer = attacked.other.post("/chat", 0, {"text": text})
    assert answer.status_code in (200, 400), answer.text


@given(data=st.data())
def test_a_record_that_is_none_is_refused(attacked: Attacked, finished: Table, data: Any) -> None:
    record = dict(finished.record()["record"])
    field = data.draw(st.sampled_from([*record, "record", "fairness", "more"]))
    record[field] = data.draw(values)
    answer = attacked.server.post("/api/records", None, record)
    assert answer.status_code in (201, 400), answer.text


NASTY = {
    "nothing": b"",
    "a bare word": b"nothing",
    "not UTF-8": b'{"text": "\xff\xfe"}',
    "half a letter": rb'{"text": "\ud800"}',
    "a zero": rb'{"text": "\u0000"}',
    "a raw zero": b'{"text": "\x00"}',
    "a mark at the beginning": b'\xef\xbb\xbf{"text": "x"}',
    "too much of it": b'{"text": "x"}{"text": "y"}',
    "a huge number": b'{"decision": ' + b"9" * 10_000 + b', "move": "done"}',
    "a huge exponent": b'{"decision": 1e999, "move": "done"}',
    "no number": b'{"decision": NaN, "move": "done"}',
    "deep lists": b"[" * DEEP,
    "deep lists that are closed": b"[" * DEEP + b"]" * DEEP,
    "deep lists in a record": b'{"moves": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "deep objects": b'{"record":' * DEEP + b"1" + b"}" * DEEP,
    "the same name twice": b'{"agree": false, "agree": 1}',
}


@pytest.mark.parametrize("nasty", NASTY)
def test_nasty_bodies_are_refused(attacked: Attacked, nasty: str) -> None:
    for path in BODIES:
        key = attacked.table.host if path.startswith("/seats") else attacked.table.keys[0]
        if path == "/chat":
            answer = attacked.other.post(path, 0, content=NASTY[nasty])
            assert answer.status_code in (200, 400, 413), f"{path}: {answer.status_code}"
        else:
            assert is_refused(attacked.table.post(path, key, content=NASTY[nasty]))
    for path in ("/api/tables", "/api/records"):
        assert is_refused(attacked.server.post(path, None, content=NASTY[nasty]))


@pytest.mark.parametrize(
    "path",
    [
        "/moments/" + "9" * 5000,
        "/moments/-1",
        "/moments/1.5",
        "/moments/%00",
        "/seats/" + "9" * 5000 + "/bot",
        "/seats/-1/bot",
        "/seats/%00/link",
        "/state/../../x",
        "/%2e%2e/state",
        "//state",
    ],
)
def test_nasty_paths_are_refused(attacked: Attacked, path: str) -> None:
    for answer in (
        attacked.table.get(path, attacked.table.host),
        attacked.table.post(path, attacked.table.host, {"bot": "random"}),
    ):
        assert 300 <= answer.status_code < 500, answer.status_code


@pytest.mark.parametrize("table", ["%00", "%FF", "%ED%A0%80", "a" * 5000, "'; drop table entries;"])
def test_nasty_names_of_tables_are_refused(attacked: Attacked, table: str) -> None:
    assert is_refused(attacked.server.get(f"/api/tables/{table}/state", attacked.table.host))


@pytest.mark.parametrize(
    "header",
    [
        b"Authorization: Bearer \xff\xfe",
        b"Authorization: Bearer " + b"x" * 20_000,
        b"Authorization: Basic eDp5",
        b"Authorization:",
        b"Content-Length: -1",
        b"Content-Length: \xb2",
        b"Content-Length: 99999999999999999999",
        b"Transfer-Encoding: nonsense",
        b"Host: \xff",
    ],
)
def test_nasty_headers_are_refused(attacked: Attacked, header: bytes) -> None:
    """Sent by hand, since no client would."""
    host, port = attacked.server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 10) as connection:
        path = attacked.table.path("/state").encode()
        connection.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n" + header + b"\r\n\r\n")
        status = int(connection.recv(100).split()[1])
    assert 400 <= status < 500
