"""A backup made while people play holds all of it, and goes into either kind of database."""

from __future__ import annotations

import stat
import subprocess
from pathlib import Path

from tests.server.conftest import KINDS, NewDatabase, Serve
from tests.server.process import COMMAND, environment
from tests.server.table import ok


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words], env=environment(), capture_output=True, text=True, check=False
    )


def test_a_backup_is_made_while_people_play_and_goes_on_in_a_database_of_the_other_kind(
    database: str, new_database: NewDatabase, serve: Serve, tmp_path: Path
) -> None:
    server = serve(database)
    running, over = server.make(), server.make()
    running.play_some(110)  # there is a snapshot
    ok(running.post("/chat", 0, {"text": "ia ora na"}))
    over.play_to_the_end()
    before = [running.lasting(0), running.lasting(None), over.record()]
    file = tmp_path / "backup"
    made = run("backup", str(file), "--database", database)
    assert (made.returncode, made.stdout.split()[-2:]) == (0, ["2", "tables"]), made.stderr
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    running.play_some(1)  # goes on, and is not in it
    assert run("backup", str(file), "--database", database).returncode != 0  # is there already
    elsewhere = new_database(next(kind for kind in KINDS if kind not in database))
    assert run("restore", str(file), "--database", elsewhere).stdout == "2 tables restored\n"
    again = serve(elsewhere)
    running, over = running.at(again), over.at(again)
    assert [running.lasting(0), running.lasting(None), over.record()] == before
    running.play_some(3)
    refused = run("restore", str(file), "--database", elsewhere)
    assert refused.returncode != 0
    assert refused.stderr.strip().endswith("the database is not empty: restore into another one")


def test_a_backup_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("nonsense" * 1000)
    for given in (file, tmp_path / "nowhere"):
        refused = run("restore", str(given), "--database", str(tmp_path / "new.sqlite"))
        assert refused.returncode != 0
        assert len(refused.stderr.strip().splitlines()) == 1, refused.stderr


def test_where_there_is_no_database_none_is_made(tmp_path: Path) -> None:
    missing = tmp_path / "folder" / "tables.sqlite"
    for words in (("backup", str(tmp_path / "backup")), ("upgrade", "--check")):
        refused = run(*words, "--database", str(missing))
        assert refused.returncode != 0
        assert f"there is no {missing}" in refused.stderr
    assert list(tmp_path.iterdir()) == []
