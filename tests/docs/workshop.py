"""A folder in which one does what a page of the documentation says."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

from tests.docs.pages import ROOT, Piece, changed

RAIATEA = "import sys; from raiatea.cli import main; sys.exit(main())"
NOT_RUN = ("make ", "pip ", "raiatea serve", "raiatea backup", "raiatea upgrade", "raiatea export")
SERVER = "http://127.0.0.1:8420"  # in the examples, the server that the reader has started


class Workshop:
    """A folder in which the pieces of one page are carried out, one after the other."""

    def __init__(self, page: str, folder: Path, server: str) -> None:
        self.page = page
        self.folder = folder
        self.server = server
        self.names: dict[str, object] = {"__name__": f"page {page}"}

    def carry_out(self, piece: Piece) -> None:
        if piece.file:
            (self.folder / piece.file).write_text(piece.text, encoding="utf-8")
        elif piece.kind == "python":
            self.run_python(piece)
        elif piece.kind == "diff":
            self.change_file(piece)
        elif piece.kind == "console":
            for command, shown in commands(piece.text):
                self.run_command(command, shown)
        for command in piece.commands:
            self.run_command(command, [])

    def run_python(self, piece: Piece) -> None:
        text = piece.text.replace(SERVER, self.server)
        code = compile("\n" * (piece.line - 1) + text, self.page, "exec")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            exec(code, self.names)

    def change_file(self, piece: Piece) -> None:
        head, _, diff = piece.text.partition("\n")
        file = self.folder / head.removeprefix("--- ")
        file.write_text(changed(file.read_text(encoding="utf-8"), diff), encoding="utf-8")

    def run_command(self, command: str, shown: list[str]) -> None:
        """Run a command, with nobody at the keyboard; its output holds the lines shown.

        Behind > stands the file that the output goes to.
        """
        if f"{command} ".startswith(NOT_RUN):
            return
        command, _, file = command.partition(" > ")
        word, *arguments = shlex.split(command)
        assert word in ("raiatea", "python"), f"cannot run {command!r}"
        start = ["-c", RAIATEA] if word == "raiatea" else []
        done = subprocess.run(
            [sys.executable, *start, *arguments],
            cwd=self.folder,
            env=self.environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
            timeout=1800,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}"
        printed = [line.split() for line in done.stdout.splitlines()]
        missing = [line for line in shown if line.split() not in printed]
        assert not missing, f"{command}\n{missing}\n{done.stdout}"
        if file:
            (self.folder / file).write_text(done.stdout, encoding="utf-8")

    def environment(self) -> dict[str, str]:
        """The sources of the folder, where it has some, come before the installed package."""
        found = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
        paths = [str(self.folder / "src"), found.get("PYTHONPATH", "")]
        found["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
        found["PYTHONUTF8"] = "1"
        return found


def commands(console: str) -> Iterator[tuple[str, list[str]]]:
    """Each command of a block, with the lines of output shown behind it; … stands for some."""
    for part in re.split(r"^\$ ", console, flags=re.MULTILINE)[1:]:
        command, *shown = part.splitlines()
        yield command, [line for line in shown if line not in ("", "…")]


def copy_project(folder: Path) -> None:
    """What one needs to change the project and test it."""
    unwanted = shutil.ignore_patterns("__pycache__", ".hypothesis", "*.so", "static")
    for part in ("src", "tests", "locales", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=unwanted, symlinks=True)
    shutil.copy(ROOT / "pyproject.toml", folder)
