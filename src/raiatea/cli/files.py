"""Files: catalogues, records, saved games."""

from __future__ import annotations

import json
import os
import tempfile
from errno import EISDIR
from pathlib import Path
from typing import Any

from raiatea import catalogue as catalogues
from raiatea.catalogue import Catalogue
from raiatea.cli.console import printable
from raiatea.cli.failure import Failure


def read_catalogue(path: Path | None) -> Catalogue | None:
    """The catalogue in a folder; None stays None, the packaged one."""
    return None if path is None else catalogues.load(path)


def read_json(path: Path) -> dict[str, Any]:
    """The JSON object in a file."""
    name = printable(str(path))
    try:
        data = json.loads(path.read_bytes())
    except OSError as error:
        raise Failure(f"{name}: cannot be read: {error.strerror or error}") from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise Failure(f"{name}: is not JSON: {error.msg} at {where}") from None
    except UnicodeDecodeError as error:
        raise Failure(f"{name}: must be UTF-8 text, but byte {error.start + 1} is not") from None
    except (ValueError, RecursionError) as error:
        raise Failure(f"{name}: is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise Failure(f"{name}: must hold a JSON object")
    return data


def read_record(path: Path) -> dict[str, Any]:
    """The record in a file; a game saved in the terminal holds one."""
    data = read_json(path)
    inner = data.get("record")
    return inner if isinstance(inner, dict) else data


def write_json(path: Path, data: object) -> None:
    """Write a JSON file, as `write_text` does."""
    write_text(path, json.dumps(data, separators=(",", ":")) + "\n")


def check_place(path: Path | None) -> None:
    """Whether a file can be written there, to be known before there is much to be lost."""
    if path is None:
        return
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        tempfile.TemporaryFile(dir=path.parent).close()
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None


def write_text(path: Path, text: str) -> None:
    """Write a file at once or not at all: what was there before stays until the end."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        temporary = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: Exception) -> Failure:
    reason = getattr(error, "strerror", None) or error
    return Failure(f"{printable(str(path))}: cannot be written: {reason}")
