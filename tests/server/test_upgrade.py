"""A server starts on a database of its own form, and says in one line why it does not on others."""

from __future__ import annotations

import pytest

from raiatea.server.run import make_ready
from raiatea.server.settings import Settings, SettingsError
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
