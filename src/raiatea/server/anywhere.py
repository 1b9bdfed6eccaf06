"""Writes the page that is its own server: any static host serves it, under any path."""

from __future__ import annotations

import asyncio
import atexit
import gzip
import hashlib
import json
import re
import shutil
import tempfile
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from raiatea.bots.learned.packed import packed_shipped
from raiatea.errors import RaiateaError
from raiatea.server.static_files import ENCODINGS, STATIC

FILES: Final = Path(__file__).parents[1] / "page" / "files"
"""Python for pages, and what starts them, as it was packed when this package was built."""
PYTHON: Final = "python"
ALONE: Final = "none"
KEEPER: Final = "offline.js"
LISTED: Final = re.compile(r"const FILES = (\{.*?\});")
NETWORK: Final = "network.gz"
# On a server: notices come by push, and a review can be a page of its own.
UNNEEDED: Final = ("notices.js", "review.html", "built-from")
OF_THE_PAGE: Final = re.compile(
    r'\s*(<script type="module".*?</script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)'
)


# Its Python is WebAssembly, and comes compressed whatever the server can do.
POLICY: Final = (
    "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class NotBuilt(RaiateaError):
    """The client or its Python is not there."""


def export(folder: Path, server: str = ALONE) -> None:
    """Write the page into a folder, which is made if need be; raises `NotBuilt` and `OSError`.

    Of an earlier page in it nothing is left; what else is there stays. `server` is where the page
    of the server lies that offers this one, if one does.
    """
    if not (STATIC / "index.html").exists() or not FILES.exists():
        raise NotBuilt("the page is not built: install the package, or say make page")
    with tempfile.TemporaryDirectory() as temporary:
        made = Path(temporary)
        write(made, server)
        old = kept_by(folder / KEEPER).keys() - set(files_in(made))
        copy(made, folder)
    for name in old:
        (folder / name).unlink(missing_ok=True)


def write(folder: Path, server: str) -> None:
    """Write the page into an empty folder."""
    compressed = [f"*{suffix}" for suffix in ENCODINGS.values()]
    copy(STATIC, folder, *compressed, *UNNEEDED)
    index = folder / "index.html"
    index.write_text(alone(index.read_text(encoding="utf-8"), server), encoding="utf-8")
    shutil.copy(FILES / "start.js", folder)
    small = files_in(folder)
    copy(FILES, folder / PYTHON, "*.js", "built-from")
    (folder / PYTHON / NETWORK).write_bytes(network())
    kept = {name: digest((folder / name).read_bytes()) for name in files_in(folder)}
    (folder / "client.gz").write_bytes(together(folder, small))
    worker = (FILES / KEEPER).read_text(encoding="utf-8")
    worker = worker.replace("const FILES = {};", f"const FILES = {json.dumps(kept)};")
    worker = worker.replace("const TOGETHER = [];", f"const TOGETHER = {json.dumps(small)};")
    (folder / KEEPER).write_text(worker, encoding="utf-8")


def kept_by(keeper: Path) -> dict[str, str]:
    """The files of the page that is there already, if one is."""
    found = LISTED.search(keeper.read_text(encoding="utf-8")) if keeper.exists() else None
    return {} if found is None else json.loads(found[1])


def network() -> bytes:
    """The network of `learned`, as a page reads it."""
    return gzip.compress(packed_shipped(), 9, mtime=0)


def copy(source: Path, target: Path, *without: str) -> None:
    shutil.copytree(source, target, ignore=shutil.ignore_patterns(*without), dirs_exist_ok=True)


def files_in(folder: Path) -> list[str]:
    return sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
    )


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def together(folder: Path, names: list[str]) -> bytes:
    """Files as one: behind a line that says which, and how long each one is."""
    data = [(folder / name).read_bytes() for name in names]
    listed = [[name, len(one)] for name, one in zip(names, data, strict=True)]
    return gzip.compress(json.dumps(listed).encode() + b"\n" + b"".join(data), 9, mtime=0)


def alone(index: str, server: str) -> str:
    """The page of the client with its tables within: it waits for what lets it start offline."""
    parts = "".join(found[1] for found in OF_THE_PAGE.finditer(index))
    index = OF_THE_PAGE.sub("", index).replace("<html ", f'<html data-server="{server}" ', 1)
    head = (
        f'    <template id="page">{parts}</template>\n'
        f'    <script type="module" src="./start.js"></script>\n  </head>'
    )
    return index.replace("  </head>", head, 1)


class Anywhere:
    """The same page on a server, beside the server's own: written when it is first asked for."""

    def __init__(self) -> None:
        self._files: StaticFiles | None = None
        self._writing = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._writing:
            if self._files is None:
                folder = tempfile.TemporaryDirectory(prefix="raiatea-page-")
                await asyncio.to_thread(export, Path(folder.name), "../")
                self._files = StaticFiles(directory=folder.name, html=True)
                atexit.register(folder.cleanup)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = POLICY
                headers["Cache-Control"] = "no-cache"
            await send(message)

        await self._files(scope, receive, sending)
