"""Commands for who runs a server for others."""

from __future__ import annotations

from typing import Annotated

import typer

DatabaseOption = Annotated[
    str | None,
    typer.Option(help="A file for SQLite (also as sqlite:///FILE), or postgresql://…."),
]


def upgrade(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing: say which tables could not go on.")
    ] = False,
    database: DatabaseOption = None,
) -> None:
    """Bring a server's database into the newest form, or say beforehand what would be lost."""
    import asyncio

    from raiatea.cli.console import show
    from raiatea.server.check import tables_that_cannot_go_on
    from raiatea.server.run import make_ready
    from raiatea.server.settings import from_environment

    settings = from_environment().with_(database=database)

    async def say_all() -> int:
        found = 0
        async for line in tables_that_cannot_go_on(settings):
            show(line)
            found += 1
        return found

    if not check:
        asyncio.run(make_ready(settings))
    elif asyncio.run(say_all()):
        raise typer.Exit(1)
    else:
        show("All running tables can go on.")
