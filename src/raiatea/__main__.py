"""`python -m raiatea` is the command `raiatea`."""

from __future__ import annotations

import sys

from raiatea.cli import main

if __name__ == "__main__":  # a process that is spawned imports this too
    sys.exit(main())
