"""Write the tables of docs/figures.md anew from the figures that were found.

    raiatea figures --long --json > src/raiatea/figures/stated.json
    python scripts/figures.py

The first of these commands takes an hour on two cores.
"""

from __future__ import annotations

from pathlib import Path

from raiatea.figures.figure import PARTS, stated

FIGURES = Path(__file__).parents[1] / "docs" / "figures.md"


def rows(part: str) -> list[str]:
    """The table of a part, below its head."""
    return [
        f"| {one.name} | {one} | {one.number:,} |" for one in stated().values() if one.part == part
    ]


def written(page: str) -> str:
    """The page with its tables as they should be; a table is known by what its head says first."""
    made: list[str] = []
    inside = False
    for line in page.splitlines():
        if not (inside and line.startswith("|")):
            made.append(line)
        inside = inside and line.startswith("|")
        part = line.split("|")[1].strip().lower() if line.startswith("|") else ""
        if not inside and part in PARTS:
            made += ["|---|---|---:|", *rows(part)]
            inside = True
    return "\n".join(made) + "\n"


if __name__ == "__main__":
    FIGURES.write_text(written(FIGURES.read_text("utf-8")), encoding="utf-8")
