"""All figures that docs state, at the command line: made anew, beside what is stated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any, TypeVar

from rich.console import Group
from rich.table import Table
from rich.text import Text

from raiatea.arena.crew import give_up, in_workers, on_ray
from raiatea.cli.console import figures as table_of
from raiatea.cli.console import progress_bar
from raiatea.cli.failure import Failure
from raiatea.figures import games
from raiatea.figures.figure import PARTS, Figure, stated

Item = TypeVar("Item")
Result = TypeVar("Result")


def make(parts: Sequence[str], long: bool, jobs: int, ray: str | None) -> dict[str, Any]:
    """The figures of some parts, JSON-able; those of games are the same with any jobs."""
    for part in parts:
        if part not in PARTS:
            raise Failure(f"no part {part!r:.80}; parts are: {', '.join(PARTS)}")
    found = [figure for part in parts for figure in measured(part, long, jobs, ray)]
    return {"form": "long" if long else "short", "figures": [asdict(one) for one in found]}


def measured(part: str, long: bool, jobs: int, ray: str | None) -> Iterator[Figure]:
    if part == "doors":
        try:
            from raiatea.figures.doors import doors
        except ImportError as error:
            raise Failure(f"pip install 'raiatea[rl,openspiel]' is needed: {error}") from None
        return doors(long)

    def crew(work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        with progress_bar(part.capitalize(), len(items)) as advance:
            done = (
                in_workers(work, items, jobs, give_up)
                if ray is None
                else on_ray(work, items, ray, give_up)
            )
            for one in done:
                advance(1)
                yield one

    makers = {
        "strength": games.strength,
        "cards": games.cards,
        "balance": games.balance,
        "chances": games.chances,
    }
    return makers[part](crew, long)


def tables(found: dict[str, Any]) -> Group:
    """Each part as a table: what was found, from how many games, and what is stated."""
    shown: list[Text | Table | str] = []
    made = [Figure(**one) for one in found["figures"]]
    known = stated()
    for part in dict.fromkeys(one.part for one in made):
        table = table_of(part.capitalize(), ("This run (95 %)", "Of", "Stated (95 %)", "Of", ""))
        for one in made:
            if one.part == part:
                other = known.get(one.key)
                said = ("", "") if other is None else (str(other), f"{other.number:,}")
                table.add_row(one.name, str(one), f"{one.number:,}", *said, verdict(one, other))
        shown += [table, ""]
    return Group(*shown[:-1])


def verdict(one: Figure, other: Figure | None) -> Text:
    if other is None:
        return Text("not stated")
    return Text("agrees", "green") if one.agrees(other) else Text("differs", "red")
