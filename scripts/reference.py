"""Write the tables of docs/reference.md anew from what the engine declares.

Questions, moves and events come with their fields in the order of the declarations. Only what each
means is written by hand, in the last column; it is kept. Run it after a declaration has changed:

    python scripts/reference.py
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from raiatea.engine.vocabulary import EVENTS, STEPS, VERBS, Field, StepKind

REFERENCE = Path(__file__).parents[1] / "docs" / "reference.md"
MISSING = "?"


def fields(of: Sequence[Field]) -> str:
    return ", ".join(f"`{field.name}`" for field in of) or "–"


def when(step: StepKind) -> str:
    """How a question is asked: in one's own turn, of all together, or of one seat."""
    if step.together:
        return "together: "
    return "* " if step.free else ""


QUESTIONS = {
    f"`{name}`": ([fields(step.fields), step.rule], when(step))
    for name, step in STEPS.items()
    if step.question
}
MOVES: dict[str, tuple[list[str], str]] = {
    f"`{' '.join([name, *(f'<{field.name}>' for field in verb.fields)])}`": ([], "")
    for name, verb in VERBS.items()
}
HAPPENINGS = {f"`{kind}`": ([fields(event.fields)], "") for kind, event in EVENTS.items()}
TABLES = {"Question": QUESTIONS, "Text": MOVES, "Kind": HAPPENINGS}


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split(" | ")]


def written(page: str) -> str:
    """The page with its tables as they should be."""
    made: list[str] = []
    lines = page.splitlines()
    while lines:
        made.append(lines.pop(0))
        table = TABLES.get(cells(made[-1])[0]) if made[-1].startswith("|") else None
        if table is None:
            continue
        made.append(lines.pop(0))
        means: dict[str, str] = {}
        while lines and lines[0].startswith("|"):
            first, *_, last = cells(lines.pop(0))
            means[first] = last.removeprefix("* ").removeprefix("together: ")
        for first, (middle, prefix) in table.items():
            made.append(f"| {' | '.join([first, *middle, prefix + means.get(first, MISSING)])} |")
    return "\n".join(made) + "\n"


if __name__ == "__main__":
    REFERENCE.write_text(written(REFERENCE.read_text(encoding="utf-8")), encoding="utf-8")
