"""Games and databases of every released version can be read; older ones are refused in one line."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from raiatea import Game
from raiatea.cli import main
from tests.released.make import DATABASE, FOLDER, GAMES, TABLES, known, play, what_came_of
from tests.server.process import Server
from tests.server.table import Table, ok

VERSIONS = sorted(path.name for path in FOLDER.iterdir() if (path / DATABASE).exists())
RECORDS = [FOLDER / version / f"{name}.json" for version in VERSIONS for name in GAMES]


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def load(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_the_first_release_is_kept() -> None:
    assert VERSIONS[:1] == ["0.2.0"]


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_game_of_a_released_version_comes_to_what_it_came_to(path: Path, tmp_path: Path) -> None:
    kept = load(path)
    game = Game.replay(kept["record"])
    assert game.over
    assert what_came_of(game) == kept["result"]
    assert game.record() == kept["record"]
    (tmp_path / "game.json").write_text(json.dumps(kept["record"]), encoding="utf-8")
    assert main(["verify", str(tmp_path / "game.json")]) == 0


@pytest.mark.parametrize("version", VERSIONS)
def test_tables_of_a_released_version_are_there_and_go_on(version: str, tmp_path: Path) -> None:
    database = tmp_path / DATABASE
    shutil.copy(FOLDER / version / DATABASE, database)
    to_the_end = 10_000
    with Server(str(database), tmp_path / "log") as server:
        for kept in load(FOLDER / version / TABLES):
            table = opened(server, kept)
            assert known(table) == kept
            if kept["status"] == "running":
                play(table, to_the_end)
                to_the_end = 20  # one is enough
            if table.about(None)["status"] == "over":
                record = ok(table.get("/record", None))["record"]
                assert Game.replay(record).over


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_of_a_released_version_is_restored_and_stays_as_it_is(
    version: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """So one can see beforehand which tables would go on, and there is a way back."""
    backup, database = tmp_path / "backup", str(tmp_path / "new.sqlite")
    shutil.copy(FOLDER / version / DATABASE, backup)
    before = backup.read_bytes()
    assert main(["restore", str(backup), "--database", database]) == 0
    assert main(["upgrade", "--check", "--database", database]) == 0
    assert capsys.readouterr().out.endswith("All running tables can go on.\n")
    assert backup.read_bytes() == before


def opened(server: Server, kept: dict[str, Any]) -> Table:
    """A table by its secrets."""
    seats = [{"secret": kept["keys"].get(str(seat))} for seat in range(len(kept["names"]))]
    return Table(server, {**kept, "seats": seats})


def test_a_game_of_0_1_is_refused_in_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "old.json"
    # As 0.1 wrote it, with the first moves of a game.
    old.write_text(
        '{"rules":1,"catalogue":"0886e027bcd486cc","players":["Ana","Ben","Cleo"],"variants":[],'
        '"seed":5,"setup":[["starting player",2]],"moves":[[0,"keep maui",[]]]}',
        encoding="utf-8",
    )
    for command in ("replay", "verify", "analyse"):
        assert main([command, str(old)]) == 2
        told = capsys.readouterr()
        said = told.err or told.out
        assert said.count("\n") == 1
        assert "version 0.1, whose games are not read" in said


def test_a_database_of_0_1_is_refused_in_one_clear_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / DATABASE
    with sqlite3.connect(database) as old:
        old.execute("create table alembic_version (version_num varchar(32) not null)")
        old.execute("insert into alembic_version values ('0002')")
    assert main(["serve", "--no-browser", "--port", "0", "--database", str(database)]) == 2
    told = capfd.readouterr()
    assert told.err.count("\n") == 1
    assert "version 0.1" in told.err
