"""Packs what a page needs of Python and of this package; runs in Pyodide, when it is built.

Everything is compiled for this very Python, so that no page has to.
"""

from __future__ import annotations

import importlib._bootstrap_external as external
import io
import json
import zipfile
from collections.abc import Iterable
from pathlib import Path
from types import CodeType
from typing import Any, Final

DATA: Final = (".toml", ".json")
PACKAGE: Final = "raiatea"


def compiled(source: bytes, name: str, lean: bool) -> bytes:
    """Python as bytecode, which is never compared with its source.

    What is lean has neither docstrings nor the numbers of its lines: it takes half the room.
    """
    code = compile(source, name, "exec", dont_inherit=True, optimize=2 if lean else 0)
    made: Any = external
    return bytes(made._code_to_hash_pyc(bare(code) if lean else code, b"\x00" * 8, False))


def bare(code: CodeType) -> CodeType:
    inside = [bare(one) if isinstance(one, CodeType) else one for one in code.co_consts]
    return code.replace(co_consts=tuple(inside), co_linetable=b"")


def library(files: Iterable[str], whole: str) -> bytes:
    """What is needed of the standard library, as a zip in which nothing is compressed."""
    out = io.BytesIO()
    with zipfile.ZipFile(whole) as archive, zipfile.ZipFile(out, "w") as kept:
        for name in sorted({one.partition(".zip/")[2] for one in files} - {""}):
            kept.writestr(zipfile.ZipInfo(f"{name}c"), compiled(archive.read(name), name, True))
    return out.getvalue()


def game(files: Iterable[str], source: str) -> bytes:
    """The modules of this package that are needed, and all its data: one after the other, behind a
    line that says which, and how long each one is."""
    root = Path(source)
    wanted = {Path(one) for one in files if one.startswith(f"{source}/{PACKAGE}/")}
    found: dict[str, bytes] = {}
    for path in sorted(wanted):
        name = path.relative_to(root).as_posix()
        found[f"{name}c"] = compiled(path.read_bytes(), name, False)
    for path in sorted((root / PACKAGE).rglob("*")):
        if path.suffix in DATA and not {"static", "locales"} & set(path.parts):
            found[path.relative_to(root).as_posix()] = path.read_bytes()
    listed = [[name, len(data)] for name, data in found.items()]
    return json.dumps(listed).encode() + b"\n" + b"".join(found.values())
