"""A disk that is full or read-only: said at the start and at each refusal; one can go on looking."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.conftest import NewDatabase, Serve
from tests.server.inside import Inside, inside
from tests.server.live import asynchronous, sitting
from tests.server.process import COMMAND, environment
from tests.server.table import ok, refused

FULL = "the disk of the server is full: try again in a while"
READ_ONLY = "the disk of the server is read-only: try again in a while"
LARGEST = "import resource as r; r.setrlimit(r.RLIMIT_FSIZE, ({0}, {0})); "
LONG = "a" * 500


def always(server: Inside, pragma: str) -> None:
    """From now on every connection to the database says this first."""
    pool = server.database.engine.sync_engine.pool

    def say(connection: Any, *_: object) -> None:
        connection.cursor().execute(f"pragma {pragma}")

    sa.event.listen(pool, "checkout", say)


@pytest.mark.parametrize(
    ("trouble", "remedy", "words"),
    [
        ("max_page_count = 1", "max_page_count = 1000000", FULL),
        ("query_only = on", "query_only = off", READ_ONLY),
    ],
)
@asynchronous
async def test_each_refusal_says_what_is_wrong_with_the_disk(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    trouble: str,
    remedy: str,
    words: str,
) -> None:
    monkeypatch.setattr("raiatea.server.running_time.BEAT_SECONDS", 600.0)
    async with inside(tmp_path) as server:
        await server.make("link", "link", "link")
        before = await server.get("/state", 0)
        always(server, trouble)
        refusals = 0
        for _ in range(200):
            answer = await server.post("/chat", 0, {"text": LONG})
            if answer.status_code != 200:
                assert refused(answer, 503, "unavailable")["message"] == words
                assert await server.get("/state", 0) == before
                refusals += 1
            if refusals == 5:
                break
        assert refusals == 5
        always(server, remedy)
        ok(await server.post("/chat", 0, {"text": LONG}))
    said = [record.getMessage() for record in caplog.records]
    assert [line.partition(":")[0] for line in said] == [
        "the database cannot be used",
        "the database can be used again",
    ]


def started(database: Path, prefix: str = "") -> subprocess.CompletedProcess[str]:
    """A server that is not expected to start."""
    command = [*COMMAND[:2], prefix + COMMAND[2]]
    return subprocess.run(
        [*command, "serve", "--no-browser", "--port", "0", "--database", str(database)],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


@pytest.mark.parametrize("size", [0, 8192, 30_000])
def test_a_disk_without_room_is_said_at_the_start(tmp_path: Path, size: int) -> None:
    done = started(tmp_path / "tables.sqlite", LARGEST.format(size))
    assert done.returncode != 0
    assert done.stderr.startswith("raiatea: the database cannot be used: ")
    assert done.stderr.count("\n") == 1


@asynchronous
async def test_when_the_disk_is_full_people_go_on_looking(
    new_database: NewDatabase, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [*COMMAND[:2], LARGEST.format(600_000) + COMMAND[2]]
    monkeypatch.setattr("tests.server.process.COMMAND", command)
    server = serve(new_database("sqlite"))
    table = server.make()
    async with sitting(table, 1) as live:
        for _ in range(5000):
            answer = server.post("/api/tables", None, {"seats": seats()})
            if answer.status_code != 201:
                break
        refused(answer, 503, "unavailable")
        for _ in range(20):
            refused(server.post("/api/tables", None, {"seats": seats()}), 503, "unavailable")
        assert table.state(1)["view"] == live.view
        assert server.get("/healthz").status_code == 200
    assert "Traceback" not in server.said()
    assert server.said().count("\n") <= 21  # of a kind ten are written in a minute


def seats() -> list[dict[str, object]]:
    return [{"kind": "link", "name": f"Player {n}", "colour": n + 1} for n in range(3)]


@pytest.fixture
def read_only(tmp_path: Path, new_database: NewDatabase, serve: Serve) -> Iterator[Path]:
    """A database that a server has made, in a folder where nothing can be written."""
    folder = tmp_path / "disk"
    folder.mkdir()
    file = folder / "tables.sqlite"
    if os.geteuid() != 0:
        serve(str(file)).stop()
        folder.chmod(0o500)
        file.chmod(0o400)
        yield file
        folder.chmod(0o700)
        return
    mount = shutil.which("mount")  # root may write what nobody may
    if (
        mount is None
        or subprocess.run([mount, "-t", "tmpfs", "none", folder], check=False).returncode
    ):
        pytest.skip("root on this machine may not mount")
    try:
        serve(str(file)).stop()
        subprocess.run([mount, "-o", "remount,ro", folder], check=True)
        yield file
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def test_a_disk_that_is_read_only_is_said_at_the_start(read_only: Path) -> None:
    done = started(read_only)
    assert done.returncode != 0
    assert done.stderr.startswith("raiatea: the database cannot be used: ")
    assert done.stderr.count("\n") == 1
