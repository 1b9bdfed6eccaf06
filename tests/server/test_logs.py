"""What is logged can be read by people or programs, and does not fill a disk."""

from __future__ import annotations

import json
import logging

from raiatea.server.logs import MOST_ALIKE, Calm, Lines
from tests.server.process import Server
from tests.server.raw import connected


def record(text: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("raiatea", logging.WARNING, "", 0, text, args, None)


def test_of_lines_that_are_alike_only_the_first_of_a_minute_are_written() -> None:
    calm = Calm()
    let_through = [one for one in (record("%s came", n) for n in range(1000)) if calm.filter(one)]
    assert len(let_through) == MOST_ALIKE
    assert let_through[-1].getMessage().startswith("9 came (no more like this")
    assert calm.filter(record("something else"))
    fatal = [record(f"Fatal error\nprotocol: <Firm object at {n:#x}>") for n in range(1000)]
    assert sum(calm.filter(one) for one in fatal) == MOST_ALIKE
    assert len(calm.seen) == 3


def test_a_line_may_be_a_json_object() -> None:
    line = json.loads(Lines().format(record("table %s cannot go on", "abc")))
    assert (line["level"], line["says"]) == ("warning", "table abc cannot go on")


def test_nonsense_instead_of_requests_is_logged_in_a_few_lines(one_server: Server) -> None:
    before = len(one_server.said().splitlines())
    for _ in range(50):
        with connected(one_server) as client:
            client.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
            client.recv(1000)
    assert len(one_server.said().splitlines()) - before <= MOST_ALIKE
