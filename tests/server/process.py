"""Server processes that tests start, kill and start again."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

import httpx

from tests.server import dealt
from tests.server.shapes import checked
from tests.server.table import Table

MAIN = "import sys; from raiatea.cli import main; sys.exit(main())"
COMMAND = [sys.executable, "-c", dealt.FOLLOWING + MAIN]
NO_LIMITS = {
    "RAIATEA_REQUESTS_PER_MINUTE": "10000000",
    "RAIATEA_MOMENTS_PER_MINUTE": "10000000",
    "RAIATEA_LOBBY_PER_MINUTE": "10000000",
    "RAIATEA_TABLES_PER_HOUR": "10000000",
    "RAIATEA_MOST_PUBLIC_SEATS": "10000000",
    "RAIATEA_MOST_CONNECTIONS_PER_CLIENT": "10000",
    "RAIATEA_NOTICES_PER_HOUR": "10000000",
    "RAIATEA_WINDOW_SECONDS": "0",
}
START_SECONDS = 600
ADDRESS = re.compile(r"Raiatea is at (https?://[^ ]+?)/? ")


def environment(**changes: str) -> dict[str, str]:
    """The environment without any setting of a server but those given."""
    dealt.begin()
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RAIATEA_")}
    return {**kept, **NO_LIMITS, **changes}


class Server:
    """A server in a process of its own, with the log that it writes."""

    def __init__(self, database: str, log: Path, *options: str, **changes: str) -> None:
        self.database = database
        self.log = log
        self.options = options or ("--port", "0")
        self.changes = changes
        self.url = ""
        self.process: subprocess.Popen[bytes] | None = None
        self.groups: list[int] = []
        # A connection is let go before the server would: it may not close under a request.
        self.http = httpx.Client(timeout=120, limits=httpx.Limits(keepalive_expiry=1))

    def begin(self) -> None:
        """Start the process, without waiting for it."""
        self.written = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*COMMAND, "serve", "--no-browser", "--database", self.database, *self.options],
                env=environment(**self.changes),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.groups.append(self.process.pid)

    def wait(self) -> Self:
        """Wait until it answers."""
        assert self.process is not None
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            found = ADDRESS.search(self.said()[self.written :])
            if found:
                self.url = found[1]
                return self
            assert self.process.poll() is None, f"the server ended: {self.said()}"
            time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.said()}")

    def start(self) -> Self:
        self.begin()
        return self.wait()

    def said(self) -> str:
        """All that it ever wrote."""
        return self.log.read_text("utf-8", "replace")

    def kill(self) -> None:
        """End the process as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it politely, then whatever it may have left behind."""
        self.http.close()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        for group in self.groups:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        assert self.process is not None
        pid = self.process.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        return [int(one) for one in found if b"spawn_main" in command_of(int(one))]

    def __enter__(self) -> Self:
        return self if self.process is not None else self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    # Asking it.

    def request(
        self, method: str, path: str, key: str | None = None, **more: Any
    ) -> httpx.Response:
        headers = {**({"Authorization": f"Bearer {key}"} if key else {}), **more.pop("headers", {})}
        return checked(self.http.request(method, self.url + path, headers=headers, **more))

    def get(self, path: str, key: str | None = None, **more: Any) -> httpx.Response:
        return self.request("GET", path, key, **more)

    def post(
        self, path: str, key: str | None = None, body: object = None, **more: Any
    ) -> httpx.Response:
        if body is not None:
            more["json"] = body
        return self.request("POST", path, key, **more)

    def make(self, *kinds: str, **options: object) -> Table:
        """A new table; a kind is here, link, or the name of a bot."""
        chairs = [chair_of(seat, kind) for seat, kind in enumerate(kinds or ("link",) * 3)]
        made = self.post("/api/tables", None, {"seats": chairs, **options})
        assert made.status_code == 201, made.text
        return Table(self, made.json())


def chair_of(seat: int, kind: str) -> dict[str, object]:
    chair: dict[str, object] = {"name": f"Player {seat}", "colour": seat + 1}
    return (
        {**chair, "kind": kind}
        if kind in ("here", "link")
        else {
            **chair,
            "kind": "bot",
            "bot": kind,
        }
    )


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""
