"""What servers stand on, made so that it can fail: a disk, a PostgreSQL, the time, the package."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path

import raiatea
from tests.released.make import keep_card_set
from tests.server.process import COMMAND, environment

MAY_MOUNT = (
    os.geteuid() == 0
    and subprocess.run(["unshare", "--mount", "true"], check=False, capture_output=True).returncode
    == 0
)
DISK_BYTES = 64_000_000


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """A disk of its own, which can be filled."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "none", str(folder)]
    subprocess.run(command, check=True)
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


class Disk:
    """A folder in which there may be no room any more."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.filler = folder / "filler"

    def fill(self) -> None:
        """To the brim: the room that the database has set aside for writes to come is taken too."""
        with contextlib.closing(sqlite3.connect(self.database, timeout=60)) as database:
            while database.execute("pragma wal_checkpoint(truncate)").fetchone()[0]:
                pass  # somebody was writing
        with self.filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    def free(self) -> None:
        self.filler.unlink(missing_ok=True)


class TimeOfDay:
    """The time that servers believe it is; how time passes is as it is."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "time of day"
        self.library = folder / "time_of_day.so"
        compiler = [os.environ.get("CC", "cc"), "-shared", "-fPIC", "-O1", "-Wall", "-Werror"]
        source = Path(__file__).with_name("time_of_day.c")
        subprocess.run([*compiler, "-o", str(self.library), str(source), "-ldl"], check=True)
        self.file.write_bytes(bytes(8))

    def set(self, shift: int) -> None:
        """Jump to so many seconds before or after the real time."""
        with self.file.open("r+b") as file:
            file.write(struct.pack("q", shift))

    def variables(self) -> dict[str, str]:
        return {"LD_PRELOAD": str(self.library), "TIME_OF_DAY": str(self.file)}


class Package:
    """Copies of the package, each a version with other cards than the one before."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.versions = 0
        self.source = Path(raiatea.__file__).parents[1]

    def next_version(self) -> Path:
        """The folder of another version, for PYTHONPATH; earlier cards stay in it."""
        self.versions += 1
        there = self.folder / f"version {self.versions}"
        shutil.copytree(
            self.source / "raiatea",
            there / "raiatea",
            ignore=shutil.ignore_patterns("*.pyc", "*.so"),
        )
        package = there / "raiatea"
        if self.versions == 1:
            keep_card_set(package / "catalogue" / "released")
        _replace(package / "__init__.py", raiatea.__version__, f"9.9.{self.versions}")
        _replace(package / "catalogue/data/rituals.toml", "cost = 3", "cost = 4")
        return there


def _replace(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    assert before in text, file
    file.write_text(text.replace(before, after, 1), "utf-8")


def tables_that_cannot_go_on(package: Path, database: str) -> str:
    """What `raiatea upgrade --check` of a version says, unless it says that all is well."""
    done = subprocess.run(
        [*COMMAND, "upgrade", "--check", "--database", database],
        env=environment(PYTHONPATH=paths_with(package)),
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def paths_with(package: Path) -> str:
    """PYTHONPATH for a server of that version."""
    return os.pathsep.join(filter(None, (str(package), os.environ.get("PYTHONPATH"))))
