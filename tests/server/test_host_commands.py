"""What a host decides by the command while the server runs."""

from __future__ import annotations

import subprocess
from pathlib import Path

from raiatea.server.notices import push
from tests.server.conftest import NewDatabase, Serve
from tests.server.live import asynchronous, closed, sitting
from tests.server.process import COMMAND, environment
from tests.server.stubs import until
from tests.server.table import ok, refused


def host(*words: str) -> tuple[int, str]:
    """Run the command; returns its exit code and all that it says."""
    done = subprocess.run(
        [*COMMAND, "host", *words],
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, (done.stdout + done.stderr).strip()


def test_a_host_closes_a_table_while_the_server_runs(database: str, serve: Serve) -> None:
    server = serve(database)
    table = server.make()
    table.play_some(2)
    where = ("--database", database)
    assert host("close", table.id, *where) == (0, f"{table.id} is closed.")
    until(lambda: table.about(0)["status"] == "closed")
    seat = table.awaiting()[0]
    prompt = table.view(seat)["prompt"]
    answer = {"decision": prompt["decision"], "move": prompt["moves"][0]}
    refused(table.post("/moves", seat, answer), 409, "closed")
    assert host("close", table.id, *where) == (0, f"{table.id} was over already.")
    assert host("close", "-nothing", *where) == (2, "raiatea: there is no table '-nothing'")


@asynchronous
async def test_who_is_banned_is_shut_out_and_may_come_in_again(
    new_database: NewDatabase, serve: Serve
) -> None:
    database = new_database("sqlite")
    server = serve(database)
    table = server.make()
    where = ("--database", database)
    async with sitting(table, 0) as live:
        assert host("ban", "127.0.0.1", *where) == (0, "127.0.0.1 is banned.")
        await closed(live)
    for path in ("/", "/api/catalogue", table.path("")):
        answer = server.http.get(server.url + path)
        assert (answer.status_code, answer.json()["error"]) == (403, "banned")
    assert host("ban", "2001:db8:1:2:3::4", *where) == (0, "2001:db8:1:2::/64 is banned.")
    assert host("ban", "2001:db8:7:1::/48", *where) == (0, "2001:db8:7::/48 is banned.")
    assert host("bans", *where) == (0, "127.0.0.1\n2001:db8:1:2::/64\n2001:db8:7::/48")
    assert host("unban", "2001:db8:7::/48", *where)[0] == 0
    assert host("unban", "127.0.0.1", *where)[0] == 0
    until(lambda: server.http.get(server.url + "/healthz").status_code == 200)
    ok(table.get("", 0))
    code, said = host("unban", "127.0.0.1", *where)
    assert (code, said) == (2, "raiatea: 127.0.0.1 is not banned")


def test_what_is_no_address_or_no_database_is_said_in_one_line(tmp_path: Path) -> None:
    assert "is no address" in host("ban", "somebody")[1]
    code, said = host("bans", "--database", str(tmp_path / "none.sqlite"))
    assert (code, said.count("\n")) == (2, 0)
    assert "there is no" in said


def test_the_key_of_web_push_is_a_line_for_the_settings() -> None:
    code, line = host("keys")
    name, _, key = line.partition("=")
    assert (code, name) == (0, "RAIATEA_PUSH_KEY")
    assert push.Signer(key, "mailto:host@example.org").public
    assert host("keys")[1] != line
