"""Start the server, and a browser to go with it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import os
import socket
import webbrowser

import uvicorn

from raiatea.server import logs
from raiatea.server.app import create_app
from raiatea.server.hasty import Hasty
from raiatea.server.settings import DEFAULT_PORT, Settings, SettingsError
from raiatea.server.store import Store, Unavailable
from raiatea.server.store.database import ERRORS, Database, first_line
from raiatea.server.store.upgrade import StrangeDatabase

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

BACKLOG = 2048
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


async def make_ready(settings: Settings) -> None:
    """Make or upgrade the database, or say in one line why that cannot be."""
    store = Store(settings.database_url)
    try:
        await store.open()
        await store.beat(0.0)  # a disk that is full or read-only is said now
    except (Unavailable, StrangeDatabase, *ERRORS) as error:
        raise SettingsError(f"the database cannot be used: {first_line(error)}") from None
    finally:
        await store.close()


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


def run(settings: Settings, browser: bool) -> None:
    """Serve until interrupted; other machines may connect only if the settings say so."""
    if not settings.beyond_this_machine and not is_this_machine(settings.host):
        raise SettingsError(
            f"{settings.host} can be reached from other machines: "
            "add --beyond-this-machine if that is meant"
        )
    asyncio.run(make_ready(settings))
    be_alone(settings)
    listening = bind(settings)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = settings.public_url or f"http://{shown}:{port}/"
    logs.set_up(settings.json_logs)
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        log_level="warning",
        access_log=False,  # addresses are nobody's business
        proxy_headers=bool(settings.public_url),
        forwarded_allow_ips=settings.trusted_proxies,
        http=Hasty,
        timeout_graceful_shutdown=STOP_SECONDS,
        ws_max_size=20_000,
        ws_per_message_deflate=False,  # a fifth of the work, for little
        server_header=False,
    )
    server = uvicorn.Server(config)

    async def main() -> None:
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.05)
        if server.started:
            print(f"Raiatea is at {address} (Ctrl-C ends it)", flush=True)  # noqa: T201 - for the user
            if browser:
                await asyncio.to_thread(webbrowser.open, address)
        await serving

    # To look through all tables takes a tenth of a second, in which nobody gets an answer.
    gc.set_threshold(*RARE_COLLECTIONS)
    asyncio.run(main())
