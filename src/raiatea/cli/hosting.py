"""Commands for who runs a server for others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

DatabaseOption = Annotated[
    str | None,
    typer.Option(help="A file for SQLite (also as sqlite:///FILE), or postgresql://…."),
]


def export(
    folder: Annotated[Path, typer.Argument(help="Where the page goes; it is made if need be.")],
) -> None:
    """Write the whole game as a static page: any web host serves it, and it works offline."""
    from raiatea.cli.console import show
    from raiatea.cli.failure import Failure
    from raiatea.server.anywhere import NotBuilt
    from raiatea.server.anywhere import export as write

    try:
        write(folder)
    except (NotBuilt, OSError) as error:
        raise Failure(str(error)) from None
    show(f"The page is in {folder}. To try it: python -m http.server -d {folder}")


def upgrade(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing: say which tables could not go on.")
    ] = False,
    database: DatabaseOption = None,
) -> None:
    """Bring a server's database into the newest form, or say which tables could not go on."""
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
        show("The database is in the newest form.")
    elif asyncio.run(say_all()):
        raise typer.Exit(1)
    else:
        show("All running tables can go on.")


FileArgument = Annotated[Path, typer.Argument(help="The file of the backup.")]


def backup(file: FileArgument, database: DatabaseOption = None) -> None:
    """Write everything that a server has stored into one file, while it runs."""
    import asyncio

    from raiatea.cli.console import show
    from raiatea.server.backup import back_up
    from raiatea.server.settings import from_environment

    settings = from_environment().with_(database=database)
    show(f"{file}: {asyncio.run(back_up(settings, file))} tables")


def restore(file: FileArgument, database: DatabaseOption = None) -> None:
    """Fill an empty database with a backup; no server may run on it yet."""
    import asyncio

    from raiatea.cli.console import show
    from raiatea.server import backup as backups
    from raiatea.server.settings import from_environment

    settings = from_environment().with_(database=database)
    show(f"{asyncio.run(backups.restore(settings, file))} tables restored")
