"""The browser client's files, as they were built: compressed once, when the client was made."""

from __future__ import annotations

import os
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
# The smallest first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
FOR_EVER = "public, max-age=31536000, immutable"


class ClientFiles(StaticFiles):
    """Files in the encoding that a browser takes, and for how long it need not ask again."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC, html=True)

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked = Headers(scope=scope)
        encoding, path = chosen(Path(full_path), asked.get("accept-encoding", ""))
        found = path.stat() if encoding else stat_result
        kind = guess_type(full_path)[0]
        response = FileResponse(path, status_code, media_type=kind, stat_result=found)
        response.headers["Vary"] = "Accept-Encoding"
        if encoding:
            response.headers["Content-Encoding"] = encoding
        # Names in assets/ change with what the files hold.
        in_assets = STATIC / "assets" in path.parents
        response.headers["Cache-Control"] = FOR_EVER if in_assets else "no-cache"
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def chosen(file: Path, accepted: str) -> tuple[str, Path]:
    """The encoding of a file that suits a browser, and where it lies; "" for none."""
    weights = dict(map(weighed, accepted.split(",")))
    for encoding, suffix in ENCODINGS.items():
        encoded = file.with_name(file.name + suffix)
        if weights.get(encoding, weights.get("*", 0.0)) > 0 and encoded.is_file():
            return encoding, encoded
    return "", file


def weighed(one: str) -> tuple[str, float]:
    """An encoding of the header Accept-Encoding, and how much it is wanted."""
    name, _, rest = one.partition(";")
    weight = rest.strip().removeprefix("q=")
    try:
        return name.strip().lower(), float(weight or 1)
    except ValueError:
        return name.strip().lower(), 0.0
