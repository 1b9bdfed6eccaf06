"""The files in `hosting` name settings that there are, and versions that the package may have."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from raiatea.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "hosting"
# Of the compose file itself: under which name Caddy serves it.
OF_COMPOSE = {"RAIATEA_NAME"}


@pytest.mark.parametrize("name", ["raiatea.service", "Containerfile", "compose.yaml", "Caddyfile"])
def test_every_setting_in_the_files_is_one(name: str) -> None:
    known = {PREFIX + one.upper() for one in Settings.__struct_fields__}
    found = set(re.findall(rf"\b{PREFIX}[A-Z_]+", (HOSTING / name).read_text("utf-8")))
    assert found - OF_COMPOSE - known == set()
    assert found


def test_every_dependency_has_its_version_in_the_lock_file() -> None:
    lines = (HOSTING / "constraints.txt").read_text("utf-8").splitlines()[1:]
    locked = dict(line.split("==") for line in lines)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for wanted in project["dependencies"]:
        found = re.fullmatch(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+)", wanted)
        assert found is not None, wanted
        version = locked[found[1].replace(".", "-").replace("_", "-").lower()]
        assert numbers(version) >= numbers(found[2]), wanted


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def test_a_server_is_given_more_time_to_stop_than_it_needs() -> None:
    unit = (HOSTING / "raiatea.service").read_text("utf-8")
    compose = (HOSTING / "compose.yaml").read_text("utf-8")
    assert "TimeoutStopSec=15\n" in unit
    assert "stop_grace_period: 15s\n" in compose
