"""Write `hosting/constraints.txt` anew: the newest version of every dependency, with its hashes.

`python scripts/lock.py` needs uv (`pip install uv`). A test says when this has to be done: when the
dependencies in `pyproject.toml` have changed since.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FILE = ROOT / "hosting" / "constraints.txt"
HEAD = """\
# All that the server needs, in the versions that were tested, for every Python that it runs on:
#   pip install --require-hashes -r hosting/constraints.txt
#   pip install --no-deps .
# Written by scripts/lock.py for dependencies {digest}.
"""


def needed(project: dict[str, Any]) -> list[str]:
    """What a server needs that can do all it can."""
    found: list[str] = [*project["dependencies"], *project["optional-dependencies"]["push"]]
    return found


def digest() -> str:
    """What the dependencies in pyproject.toml are, in short."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [project["requires-python"], *needed(project)]
    return hashlib.sha256("\n".join(wanted).encode()).hexdigest()[:16]


def main() -> None:
    uv = shutil.which("uv")
    if uv is None:
        raise SystemExit("uv is missing: pip install uv")
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
    options += ["--extra", "push"]
    done = subprocess.run(
        [uv, "pip", "compile", "--quiet", *options, "--no-annotate", "pyproject.toml"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    FILE.write_text(HEAD.format(digest=digest()) + done.stdout, "utf-8")


if __name__ == "__main__":
    main()
