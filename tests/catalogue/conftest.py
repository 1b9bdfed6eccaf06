from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.catalogue.folders import DATA


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the packaged catalogue, to be changed."""
    return Path(shutil.copytree(DATA, tmp_path / "catalogue"))
