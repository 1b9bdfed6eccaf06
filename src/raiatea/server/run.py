"""Start the server, and a browser to go with it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import os
import socket
import webbrowser

import uvicorn

from raiatea import catalogue
from raiatea.engine import box_of
from raiatea.server import logs
from raiatea.server.app import create_app
from raiatea.server.hasty import MANY, Firm, Hasty, drop_who_does_not_read
from raiatea.server.settings import DEFAULT_PORT, Settings, SettingsError
from raiatea.server.store.database import Database
from raiatea.server.usable import usable_store

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

try:
    import resource
except ImportError:  # the same
    resource = None  # type: ignore[assignment]

log = logging.getLogger("raiatea")

BACKLOG = 2048
AT_ONCE = 10
OTHER_FILES = 200  # the database, the workers, the client's files, connections that are refused
REQUESTS = 300  # connections beside WebSockets
STOP_SECONDS = 5
RARE_COLLECTIONS = (10_000, 10, 100)


def is_this_machine(host: str) -> bool:
    """Whether only programs on this machine can reach the address."""
    if host == "localhost":
        return True
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


def bind(settings: Settings) -> socket.socket:
    """Listen on the port that was asked for, else on our own, or on a free one if it is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in (DEFAULT_PORT, 0) if settings.port is None else (settings.port,):
        # asyncio sends small answers at once only on a socket that says it is TCP
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, port))
            listening.listen(BACKLOG)  # now, or another server could bind it too
        except OSError as error:
            listening.close()
            reason = error
        else:
            return listening
    raise SettingsError(f"cannot listen on {settings.host} port {port}: {reason.strerror}")


def bring_cards(settings: Settings) -> None:
    """Let all processes of this server know its own cards; raises `CatalogueError`."""
    if settings.catalogue:
        catalogue.bring(settings.catalogue)
    box_of(catalogue.own())


async def make_ready(settings: Settings) -> None:
    """Make or upgrade the database, or say in one line why that cannot be."""
    async with usable_store(settings) as store:
        await store.open()
        await store.beat(0.0)  # a disk that is full or read-only is said now


def be_alone(settings: Settings) -> None:
    """On a file there can be one server; it is held until this process ends."""
    if settings.is_postgresql or fcntl is None:
        return
    database = Database(settings.database_url).file
    held = os.open(f"{database}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise SettingsError(f"another server is running on {database}") from None


def with_room(settings: Settings) -> Settings:
    """The settings, with no more connections than the system lets this process have."""
    if resource is None:
        return settings
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    room = MANY if soft == resource.RLIM_INFINITY else soft - OTHER_FILES - REQUESTS
    if room >= settings.most_connections:
        return settings
    if room <= 0:
        raise SettingsError(f"the system allows {soft} open files, which is too few")
    log.warning("at most %d connections: the system allows %d open files", room, soft)
    return settings.with_(most_connections=room)


def limited(settings: Settings) -> type[Hasty]:
    """Connections up to the limits; those that come by a proxy cannot be told apart yet."""
    each = MANY if settings.public_url else settings.most_connections_per_client
    limits = {"most": settings.most_connections + REQUESTS, "most_from_one": each}
    return type("Limited", (Hasty,), limits)


def run(settings: Settings, browser: bool) -> None:
    """Serve until interrupted; other machines may connect only if the settings say so."""
    if not settings.beyond_this_machine and not is_this_machine(settings.host):
        raise SettingsError(
            f"{settings.host} can be reached from other machines: "
            "add --beyond-this-machine if that is meant"
        )
    bring_cards(settings)
    logs.set_up(settings.json_logs)
    settings = with_room(settings)
    asyncio.run(make_ready(settings))
    be_alone(settings)
    listening = bind(settings)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = settings.public_url or f"http://{shown}:{port}/"
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        log_level="warning",
        access_log=False,  # addresses are nobody's business
        proxy_headers=bool(settings.public_url),
        forwarded_allow_ips=settings.trusted_proxies,
        backlog=AT_ONCE,  # asyncio accepts so many before it looks at the first
        http=limited(settings),
        ws=Firm,
        timeout_graceful_shutdown=STOP_SECONDS,
        ws_max_size=20_000,
        ws_per_message_deflate=False,  # a fifth of the work, for little
        server_header=False,
    )
    server = uvicorn.Server(config)

    async def main() -> None:
        serving = asyncio.create_task(server.serve([listening]))
        dropping = asyncio.create_task(drop_who_does_not_read(server.server_state.connections))
        while not server.started and not serving.done():
            await asyncio.sleep(0.05)
        if server.started:
            listening.listen(BACKLOG)  # the others wait in the system
            print(f"Raiatea is at {address} (Ctrl-C ends it)", flush=True)  # noqa: T201 - for the user
            if browser:
                await asyncio.to_thread(webbrowser.open, address)
        await serving
        dropping.cancel()

    # To look through all tables takes a tenth of a second, in which nobody gets an answer.
    gc.set_threshold(*RARE_COLLECTIONS)
    asyncio.run(main())
