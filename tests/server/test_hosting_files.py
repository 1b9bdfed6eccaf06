"""The files in `hosting` name settings that there are, and versions that the package may have."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from raiatea.server.settings import PREFIX, Settings
from scripts import lock

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "hosting"
# Of the compose file itself: under which name Caddy serves it.
OF_COMPOSE = {"RAIATEA_NAME"}
PIN = re.compile(
    r"^([\w.-]+==[^\\\n]+?) ?\\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


@pytest.mark.parametrize("name", ["raiatea.service", "Containerfile", "compose.yaml", "Caddyfile"])
def test_every_setting_in_the_files_is_one(name: str) -> None:
    known = {PREFIX + one.upper() for one in Settings.__struct_fields__}
    found = set(re.findall(rf"\b{PREFIX}[A-Z_]+", (HOSTING / name).read_text("utf-8")))
    assert found - OF_COMPOSE - known == set()
    assert found


def pins() -> dict[str, Requirement]:
    """What the lock file asks for on this machine."""
    text = (HOSTING / "constraints.txt").read_text("utf-8")
    head = sum(line.startswith("#") for line in text.splitlines())
    found = PIN.findall(text)
    assert head + sum(1 + hashes.count("--hash") for _, hashes in found) == text.count("\n")
    here = [Requirement(line) for line, _ in found]
    return {one.name: one for one in here if one.marker is None or one.marker.evaluate()}


def test_the_lock_file_is_of_these_dependencies() -> None:
    first = (HOSTING / "constraints.txt").read_text("utf-8")
    assert f"for dependencies {lock.digest()}." in first, "run scripts/lock.py"


def test_every_dependency_and_each_of_theirs_is_locked_with_a_version_that_will_do() -> None:
    locked = pins()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    waiting = [Requirement(line) for line in lock.needed(project)]
    seen = set()
    while waiting:
        wanted = waiting.pop()
        name = re.sub(r"[-_.]+", "-", wanted.name).lower()
        (version,) = [one.version for one in locked[name].specifier]
        assert wanted.specifier.contains(version), f"{wanted}, {version} is locked"
        if name in seen:
            continue
        seen.add(name)
        installed = distribution(name)
        if installed.version != version:
            continue  # a newer one may need something else
        for line in installed.requires or ():
            further = Requirement(line)
            extras = ["", *wanted.extras]
            if further.marker is None or any(
                further.marker.evaluate({"extra": extra}) for extra in extras
            ):
                waiting.append(further)
    assert len(seen) > len(project["dependencies"])


def test_a_server_is_given_more_time_to_stop_than_it_needs() -> None:
    unit = (HOSTING / "raiatea.service").read_text("utf-8")
    compose = (HOSTING / "compose.yaml").read_text("utf-8")
    assert "TimeoutStopSec=15\n" in unit
    assert "stop_grace_period: 15s\n" in compose


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_every_line_of_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "raiatea.service"
    text = (HOSTING / unit.name).read_text("utf-8")
    unit.write_text(text.replace("/opt/raiatea/bin/raiatea", sys.executable), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line for line in done.stderr.splitlines() if unit.name in line] == []
    damaged = tmp_path / "damaged.service"
    damaged.write_text(text.replace("NoNewPrivileges=yes", "NoNewPrivilege=yes"), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(damaged)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "NoNewPrivilege" in done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no Caddy here")
def test_caddy_understands_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", "Caddyfile"]
    done = subprocess.run(
        command,
        cwd=HOSTING,
        env={**os.environ, "RAIATEA_NAME": "raiatea.example.org"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
