"""The pages about the server are complete: every setting, request, message and refusal is there."""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from raiatea import catalogue
from raiatea.cli.app import serve
from raiatea.server import connection, endpoints, security
from raiatea.server.bot_workers import BotWorkers
from raiatea.server.http import ROUTES
from raiatea.server.live_table import Role
from raiatea.server.settings import PREFIX, Settings
from raiatea.server.store.sql import SqlStore
from raiatea.server.tables import Tables
from raiatea.server.wire import Chair, Message, NewTable
from raiatea.server.worker_process import WorkerProcess
from tests.docs.pages import ROOT, fields, missing, prose, rows

API = ROOT / "docs" / "api.md"
HOSTING = ROOT / "docs" / "hosting.md"


def nodes(names: str) -> Iterator[ast.AST]:
    """All pieces of the server's sources with such names."""
    for path in (ROOT / "src" / "raiatea" / "server").rglob(names):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def option(name: str) -> str:
    return f"`--{name.replace('_', '-')}`"


def test_every_setting_stands_in_the_table_with_its_option_and_its_default() -> None:
    options = inspect.signature(serve).parameters
    wanted = [
        [
            f"`{PREFIX}{name.upper()}`",
            option(name) if name in options else "–",
            "–" if default in ("", None) else f"`{str(default).lower()}`",
        ]
        for name, default in msgspec.to_builtins(Settings()).items()
    ]
    listed = [row[:3] for row in rows(HOSTING) if row[0].startswith(f"`{PREFIX}")]
    assert sorted(listed) == sorted(wanted)


def test_every_other_option_is_explained() -> None:
    text = prose(HOSTING)
    for name in set(inspect.signature(serve).parameters) - set(Settings.__struct_fields__):
        assert option(name) in text or option(f"no-{name}") in text, name


def test_limits_that_are_no_settings_are_stated() -> None:
    for page in (API, HOSTING):
        text = " ".join(prose(page).split())
        assert f"{security.MOST_BODY:,} bytes" in text
        assert f"{connection.MOST_MESSAGE:,} characters" in text
        assert f"{connection.HELLO_SECONDS:.0f} seconds" in text


def test_every_request_stands_once_in_a_table_of_the_api() -> None:
    wanted = [
        f"`{'POST' if 'POST' in (route.methods or ()) else 'GET'} "
        f"{re.sub(r':int', '', route.path)}`"
        for route in ROUTES
    ]
    listed = [row[0] for row in rows(API) if re.match("`(GET|POST) ", row[0])]
    assert sorted(listed) == sorted(wanted)


def test_every_message_of_a_client_stands_in_the_api_with_its_fields() -> None:
    _, structs = msgspec.json.schema_components([Message])
    table = {row[0]: row[1] for row in rows(API) if len(row) == 3}
    for struct in structs.values():
        if "type" not in struct.get("properties", {}):
            continue
        kind, *names = struct["properties"]
        word = struct["properties"][kind]["enum"][0]
        given = [one for one in names if f"`{one}`" in table[f"`{word}`"]]
        assert given == names, word


def test_every_message_of_the_server_stands_in_the_api() -> None:
    listed = prose(API).partition("The server sends:")[2].partition("You may send")[0]
    sent = {
        str(value.value)
        for name in ("connection.py", "seating.py")
        for node in nodes(name)
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values, strict=True)
        if isinstance(key, ast.Constant) and key.value == "type" and isinstance(value, ast.Constant)
    }
    assert {"state", "update", "done", "refused", "rematch"} <= sent
    assert missing(sent, listed) == []


def found_at_a_table(folder: Path) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """What making a table answers, the table, and its state."""

    async def find() -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
        store = SqlStore(f"sqlite+aiosqlite:///{folder}/tables.sqlite")
        await store.open()
        tables = Tables(store, BotWorkers(WorkerProcess, 1, 1.0))
        chairs = [Chair("link", f"Player {seat}", seat + 1) for seat in range(3)]
        made = await tables.create(NewTable(seats=chairs))
        table = await tables.open(str(made["table"]))
        found = (made, table.about(Role(seat=0)), table.state(0, 0))
        await tables.close()
        await store.close()
        return found

    return asyncio.run(find())


def test_every_field_of_an_answer_is_explained(tmp_path: Path) -> None:
    made, table, state = found_at_a_table(tmp_path)
    names = {*fields(made, deep=1), *fields(table, deep=2), *fields(state, deep=1)}
    assert {"you.seat", "seats[].present", "fairness.commitment", "takeback"} <= names
    assert missing(names, prose(API)) == []


def test_every_field_of_the_catalogue_is_explained() -> None:
    found = next(row[-1] for row in rows(API) if row[0] == "`GET /api/catalogue`")
    assert missing(set(endpoints.components(catalogue.own())), found) == []


def test_every_field_of_a_new_table_is_explained() -> None:
    names = {*NewTable.__struct_fields__, *(f"seats[].{name}" for name in Chair.__struct_fields__)}
    assert missing(names, prose(API)) == []


def refusals() -> set[str]:
    """The codes of all refusals in the sources of the server."""
    found = {"over", "closed"}  # of a table, by its status
    for node in nodes("*.py"):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Denial":
            code = node.args[1]
            if isinstance(code, ast.Constant):
                found.add(str(code.value))
    return found


def test_every_refusal_is_explained_and_no_other() -> None:
    listed = prose(API).partition("## Refusals")[2].partition("\n## ")[0]
    table = [line.split(" | ")[0] for line in listed.splitlines() if line.startswith("| `")]
    assert {code for cell in table for code in re.findall(r"`([\w-]+)`", cell)} == refusals()
