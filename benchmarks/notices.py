"""How soon people hear that it is their turn, by webhook, push and mail.

    python -m benchmarks.notices
    python -m benchmarks.notices --postgresql

A real server, tables of three at a steady rate; from the moment a move is sent until the notice of
it has arrived in this process.
"""

from __future__ import annotations

import argparse
import contextlib
import re
import statistics
import tempfile
import time
from pathlib import Path

from tests.server.conftest import own_postgresql
from tests.server.process import Server
from tests.server.stubs import Browser, Post, every_way, free_port, posting, receiving, text_of
from tests.server.table import Table, ok

TABLES = 40
RATE = 10.0
MOVES = 1200


def subscribe(table: Table, url: str, browser: Browser, post: Post) -> None:
    """Every seat by webhook and push, the first by mail too."""
    for seat in range(3):
        hook = {"url": f"{url}/hook/{table.id}/{seat}", "shape": "plain", "language": "en"}
        ok(table.post("/notices/webhook", seat, hook))
        endpoint = f"{url}/push/{table.id}/{seat}"
        ok(table.post("/notices/push", seat, {**browser.wanted(), "endpoint": endpoint}))
    before = len(post.mails)
    wanted = {"address": address(table), "language": "en"}
    (way,) = [
        one for one in ok(table.post("/notices/mail", 0, wanted))["ways"] if one["kind"] == "mail"
    ]
    code = re.search(r"\d{6}", text_of(post.wait_for(before + 1)[before]))
    assert code is not None
    ok(table.post("/notices/code", 0, {"id": way["id"], "code": code[0]}))


def address(table: Table) -> str:
    return f"a{table.id.encode().hex()}@example.org"


def report(name: str, seconds: list[float]) -> None:
    cuts = statistics.quantiles(seconds, n=100)
    print(
        f"{name}: {len(seconds)} notices, median {1000 * cuts[49]:.0f} ms, "
        f"p99 {1000 * cuts[98]:.0f} ms, longest {1000 * max(seconds):.0f} ms"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--postgresql", action="store_true")
    chosen = options.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = str(folder / "tables.sqlite")
        if chosen.postgresql:
            database = stack.enter_context(own_postgresql()).get_uri()
        receiver = stack.enter_context(receiving())
        post = stack.enter_context(posting())
        port = str(free_port())
        settings = every_way(post, port)
        server = stack.enter_context(Server(database, folder / "log", "--port", port, **settings))
        browser = Browser(receiver)
        tables = [server.make() for _ in range(TABLES)]
        for table in tables:
            subscribe(table, receiver.url, browser, post)
        receiver.got.clear()
        sent: dict[str, list[float]] = {}
        mailed: dict[str, float] = {}
        due = time.monotonic()
        for number in range(MOVES):
            table = tables[number % TABLES]
            awaiting = table.awaiting()
            if not awaiting:
                continue
            due += 1 / RATE
            time.sleep(max(0.0, due - time.monotonic()))
            prompt = table.prompt(awaiting[0])
            answer = {"decision": prompt["decision"], "move": prompt["moves"][0]}
            at = time.time()
            after = ok(table.post("/moves", awaiting[0], answer))["view"]["awaiting"]
            for seat in set(after) - set(awaiting):
                sent.setdefault(f"{table.id}/{seat}", []).append(at)
                if seat == 0:
                    mailed.setdefault(address(table), at)
        time.sleep(3)
        for way in ("hook", "push"):
            got: dict[str, list[float]] = {}
            for one in receiver.got:
                kind, _, name = one.path[1:].partition("/")
                if kind == way:
                    got.setdefault(name, []).append(one.at)
            late = [
                arrived - max(at for at in sent[name] if at <= arrived)
                for name, some in got.items()
                for arrived in some
            ]
            wanted = sum(map(len, sent.values()))
            report(f"{way} ({wanted} turns)", late)
        mails = zip(post.mails[TABLES:], post.times[TABLES:], strict=True)
        arrived = {mail["To"]: at for mail, at in mails}
        report("mail", [arrived[to] - at for to, at in mailed.items() if to in arrived])


if __name__ == "__main__":
    main()
