"""A server starts on a database of its own form, and says in one line why it does not on others."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import sqlalchemy as sa

from raiatea.server.run import make_ready
from raiatea.server.settings import Settings, SettingsError
from raiatea.server.store.sql import SqlStore
from tests.released.make import DATABASE, FOLDER
from tests.server import stored
from tests.server.conftest import Serve
from tests.server.live import asynchronous
from tests.server.table import ok


def test_a_server_that_starts_twice_changes_nothing(database: str, serve: Serve) -> None:
    server = serve(database)
    table = server.make()
    table.play_some(3)
    before = table.state(0)
    for _ in range(2):
        server.kill()
        server.start()
        assert table.state(0) == before
    assert stored.execute(database, "select version_num from alembic_version") == [("0.2.0_index",)]
    ok(table.get("", 0))


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ("0002", "it was made by version 0.1, whose tables are not read: begin anew"),
        ("9.0.0", "it was made by a newer version of Raiatea (its form is 9.0.0)"),
    ],
)
@asynchronous
async def test_a_database_of_another_version_is_refused_in_one_line(
    tmp_path: object, form: str, reason: str
) -> None:
    settings = Settings(database=f"{tmp_path}/tables.sqlite")
    await make_ready(settings)
    stored.execute(settings.database, f"update alembic_version set version_num = '{form}'")
    with pytest.raises(SettingsError) as refused:
        await make_ready(settings)
    assert str(refused.value) == f"the database cannot be used: {reason}"


@asynchronous
async def test_an_upgrade_that_fails_half_way_has_changed_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    shutil.copy(FOLDER / "0.2.0" / DATABASE, file)
    before = file.read_bytes()
    store = SqlStore(Settings(database=str(file)).database_url)
    steps: list[str] = []

    @sa.event.listens_for(store.database.engine.sync_engine, "before_cursor_execute")
    def fail(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        steps.extend(["a step"] * statement.startswith("UPDATE alembic_version"))
        if len(steps) == 2:
            raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        await store.open()
    await store.close()
    assert file.read_bytes() == before
