"""How long it takes from a command to the first move of a game."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import URLError

PATIENCE = 600.0
CHAIRS = [
    {"name": "Ana", "colour": 1, "kind": "here"},
    {"name": "Ben", "colour": 2, "kind": "bot", "bot": "skilled"},
    {"name": "Cleo", "colour": 3, "kind": "bot", "bot": "learned"},
]


class NoGame(Exception):
    """The command ended, or nothing came of it."""


def first_move(command: Sequence[str | Path], home: Path) -> float:
    """Serve by a command that finds nothing kept in `home`, and play; returns the seconds."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    kept = ("UV_CACHE_DIR", "UV_TOOL_DIR", "PIPX_HOME", "PIP_CACHE_DIR")
    begun = time.monotonic()
    with subprocess.Popen(
        [*command, "serve", "--no-browser", "--port", str(port), "--database", home / "tables"],
        cwd=home,
        env={**os.environ, **{name: str(home / name) for name in kept}},
        start_new_session=True,
    ) as server:
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address, server, begun + PATIENCE)
            play(address)
            return time.monotonic() - begun
        finally:
            with suppress(ProcessLookupError):
                os.killpg(server.pid, signal.SIGTERM)  # Ctrl-C is not heard in the background


def wait_for(address: str, server: subprocess.Popen[bytes], until: float) -> None:
    """Until the page is there."""
    while True:
        try:
            with urllib.request.urlopen(address) as page:
                if b"<script" not in page.read():
                    raise NoGame("there is no client")
            return
        except URLError:
            if server.poll() is not None:
                raise NoGame(f"it ended with {server.returncode}") from None
            if time.monotonic() > until:
                raise NoGame("nobody can play") from None
            time.sleep(0.05)


def play(address: str) -> None:
    """Make a table and its first move."""
    table = request(f"{address}/api/tables", None, {"seats": CHAIRS})
    here, key = f"{address}/api/tables/{table['table']}", table["seats"][0]["secret"]
    asked = request(f"{here}/state", key)["view"]["prompt"]
    request(f"{here}/moves", key, {"decision": asked["decision"], "move": asked["moves"][0]})


def request(address: str, key: str | None, body: object = None) -> dict[str, Any]:
    headers = {"Content-Type": "application/json"}
    if key is not None:
        headers["Authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers)) as answer:
        told: dict[str, Any] = json.load(answer)
        return told
