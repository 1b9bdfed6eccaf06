"""`raiatea host`: what who runs a server may decide, also while it runs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from raiatea.cli.failure import Failure
from raiatea.cli.hosting import DatabaseOption

if TYPE_CHECKING:
    from raiatea.server.store.sql import SqlStore

host_app = typer.Typer(
    help="Close tables, ban addresses, make the key of web push.", no_args_is_help=True
)

T = TypeVar("T")
ONE = {4: 32, 6: 64}  # so many bits of an address are one client's
AddressArgument = Annotated[
    str,
    typer.Argument(
        help="An address of IPv4, or of IPv6, whose /64 network counts as one, or a network such "
        "as 2001:db8::/48."
    ),
]


def with_store(database: str | None, act: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Do something in the database of a server."""
    import asyncio

    from raiatea.server.settings import from_environment
    from raiatea.server.usable import usable_store

    settings = from_environment().with_(database=database)

    async def work() -> T:
        async with usable_store(settings) as store:
            await store.check_form()
            return await act(store)

    return asyncio.run(work())


def client(address: str) -> str:
    """Who an address belongs to, as the limits count it, or a network of more than that."""
    import ipaddress

    from raiatea.server.addresses import client_of

    try:
        network = ipaddress.ip_network(address, strict=False)
    except ValueError:
        raise Failure(f"{address!r:.80} is no address, such as 192.0.2.7 or 2001:db8::7") from None
    if network.prefixlen < ONE[network.version]:
        return str(network)
    return client_of({"client": (str(network.network_address), 0)})


# An id may begin with a dash, like an option.
@host_app.command(context_settings={"ignore_unknown_options": True})
def close(
    table: Annotated[str, typer.Argument(help="The table's id, which stands in its links.")],
    database: DatabaseOption = None,
) -> None:
    """Close a table: it can be looked at, but nobody plays on."""
    from raiatea.cli.console import show

    async def act(store: SqlStore) -> bool:
        row = await store.table(table)
        if row is None:
            raise Failure(f"there is no table {table!r:.80}")
        goes_on = row.status in ("lobby", "running")
        if goes_on:
            await store.change_table(table, status="closed")
        return goes_on

    show(f"{table} is closed." if with_store(database, act) else f"{table} was over already.")


@host_app.command()
def ban(address: AddressArgument, database: DatabaseOption = None) -> None:
    """Let an address in no more; running servers hear of it within seconds."""
    from raiatea.cli.console import show
    from raiatea.server.store.personal import Personal

    banned = client(address)
    with_store(database, lambda store: Personal(store.database).ban(banned))
    show(f"{banned} is banned.")


@host_app.command()
def unban(address: AddressArgument, database: DatabaseOption = None) -> None:
    """Let an address in again."""
    from raiatea.cli.console import show
    from raiatea.server.store.personal import Personal

    banned = client(address)
    if not with_store(database, lambda store: Personal(store.database).unban(banned)):
        raise Failure(f"{banned} is not banned")
    show(f"{banned} may come in again.")


@host_app.command()
def bans(database: DatabaseOption = None) -> None:
    """List the addresses that are banned."""
    from raiatea.cli.console import show
    from raiatea.server.store.personal import Personal

    for one in with_store(database, lambda store: Personal(store.database).bans()):
        show(one)


@host_app.command()
def keys() -> None:
    """Make a key for web push: a line for the settings, which nobody else may see."""
    from raiatea.cli.console import show

    try:
        from raiatea.server.notices import push
    except ImportError:
        raise Failure("web push needs cryptography: pip install 'raiatea[push]'") from None
    show(f"RAIATEA_PUSH_KEY={push.new_key()}")
