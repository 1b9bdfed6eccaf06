"""The figures as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from raiatea.arena.match import SOURCES
from raiatea.balance.criteria import FAIR_PLACE, WINNER_POINTS
from raiatea.balance.pictures import bar, histogram, multiple, shade, sources

STYLE = """
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 78rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0 2rem; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #8884; }
td { white-space: nowrap; }
th:first-child, td:first-child, .words { text-align: left; }
.words { white-space: normal; }
svg { display: block; overflow: visible; }
text { font-size: 11px; text-anchor: middle; fill: currentColor; }
.rank { fill: #a23b72; } .rituals { fill: #2e86ab; }
.missions { fill: #f18f01; } .masks { fill: #3b8f5a; }
.share { fill: #2e86ab; } .beyond { fill: #999; } .whole { fill: #8882; }
.interval { stroke: currentColor; } .fair { stroke: #888; stroke-dasharray: 3; }
.bound { stroke: #b3261e; } .holds { color: #2e7d32; } .fails { color: #b3261e; }
.key { display: inline-block; margin-right: 1.5rem; } .key svg { display: inline-block; }
@media (prefers-color-scheme: dark) { .holds { color: #81c784; } .fails { color: #f2b8b5; } }
"""

Row = dict[str, Any]


def page(found: Row) -> str:
    """The page for a study: its options, and the figures for each number of players."""
    tables = found["tables"]
    title = f"Balance among {found['bot']}"
    variants = ", ".join(found["variants"]) or "none"
    links = ", ".join(
        f'<a href="#players-{one["players"]}">{one["players"]} players</a>' for one in tables
    )
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width"/>
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p>{found["games"]} games each with {links}. Seed {found["seed"]}. Variants: {escape(variants)}.
Catalogue {escape(found["catalogue"])}.</p>
{"".join(chapter(one) for one in tables)}
</body>
</html>
"""


def chapter(found: Row) -> str:
    """Everything about one number of players."""
    points = {int(number): times for number, times in found["winner"]["points"].items()}
    least, most = WINNER_POINTS
    return f"""<h2 id="players-{found["players"]}">{found["players"]} players</h2>
{verdicts(found["verdicts"])}
<h3>Points of the winner</h3>
<p>{found["winner"]["mean"]:.1f} on average, {least} to {most} in {found["winner"]["usual"]:.1%} of
the games.</p>
{histogram(points, least, most)}
<h3>Points by source</h3>
{points_by_source(found["points"])}
<h3>Wins by place at the table</h3>
<p>As a multiple of the fair share, with the interval of 95 %. Place 1 is the starting player.</p>
{wins(found["places"], "place")}
<h3>Wins by first choice of location</h3>
{wins(found["first_choices"], "location")}
<h3>Rituals</h3>
<p>Owners are those who performed it at least once, others those who did not.</p>
{rituals(found["rituals"])}
<h3>Locations by round</h3>
<p>The share of the games in which each is chosen.</p>
{by_round(found["locations"], "location")}
<h3>Price markers by round</h3>
<p>The space on which they stand when a round begins, counted from the bottom.</p>
{prices(found["prices"])}
<h3>Bonuses of the Market</h3>
{bonuses(found["bonuses"])}
<h3>Missions</h3>
{missions(found["missions"])}
<h3>The bag</h3>
<p>{found["performed"]:.1%} of the rituals in it are performed.</p>
{ceremonies(found["ceremonies"])}
"""


def table(head: Sequence[str], rows: Iterable[str], words: Sequence[int] = ()) -> str:
    """A table of numbers; the columns of `words` are text."""
    heads = "".join(
        f'<th class="words">{one}</th>' if i in words else f"<th>{one}</th>"
        for i, one in enumerate(head)
    )
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table><thead><tr>{heads}</tr></thead>\n<tbody>{body}</tbody></table>"


def cells(*texts: str) -> str:
    return "".join(f"<td>{text}</td>" for text in texts)


def verdicts(found: Sequence[Row]) -> str:
    rows = []
    for one in found:
        kind, word = ("holds", "holds") if one["holds"] else ("fails", "does not hold")
        rows.append(
            f'<td>{escape(one["criterion"])}</td><td class="words {kind}">{word}</td>'
            f'<td class="words">{escape(one["figure"])}</td>'
            f'<td class="words">{escape(one["bound"])}</td>'
        )
    return table(("Criterion", "Verdict", "Figure", "Bound"), rows, words=(1, 2, 3))


def points_by_source(found: Row) -> str:
    most = max(one["total"] for one in found.values()) or 1
    keys = [
        f'<span class="key"><svg width="10" height="10">'
        f'<rect class="{source}" width="10" height="10"/></svg> {source.capitalize()}</span>'
        for source in SOURCES
    ]
    rows = [
        cells(
            whose.capitalize(),
            *(f"{one[source]:.1f}" for source in SOURCES),
            f"{one['total']:.1f}",
            sources(one, most),
        )
        for whose, one in found.items()
    ]
    return table(("", *keys, "Total", ""), rows)


def wins(found: Sequence[Row], what: str) -> str:
    rows = [
        cells(
            escape(str(one[what])),
            str(one["number"]),
            str(one["wins"]),
            f"{one['points']:.1f}",
            f"{one['multiple']:.2f}",
            multiple(one["multiple"], one["low"], one["high"], FAIR_PLACE),
        )
        for one in found
    ]
    return table((what.capitalize(), "Players", "Wins", "Points", "Share", ""), rows)


def rituals(found: Sequence[Row]) -> str:
    rows = []
    for one in found:
        owners, others = one["owners"], one["others"]
        rows.append(
            cells(
                f'<span title="{escape(one["ritual"])}">{escape(one["name"])}</span>',
                str(one["cost"]),
                one["pile"],
                one["colour"],
                str(one["seen"]),
                f"{one['kept_share']:.1%}",
                bar(one["kept_share"], f"kept {one['kept_share']:.1%}"),
                str(one["prepared"]),
                str(one["performed"]),
                str(one["fizzled"]),
                *(of_both(owners, others) if owners["number"] and others["number"] else "––"),
            )
        )
    head = ("Ritual", "Cost", "Pile", "Colour", "Drawn", "Kept", "", "Prepared", "Performed")
    last = ("In vain", "Points of owners / others", "Wins of owners / others")
    return table((*head, *last), rows)


def of_both(owners: Row, others: Row) -> tuple[str, str]:
    return (
        f"{owners['points']:.1f} / {others['points']:.1f}",
        f"{owners['multiple']:.2f} / {others['multiple']:.2f}",
    )


def by_round(found: Sequence[Row], what: str) -> str:
    rows = [
        cells(one[what]) + "".join(shade(part, f"{part:.0%}") for part in one["rounds"].values())
        for one in found
    ]
    return table((what.capitalize(), *found[0]["rounds"]), rows)


def prices(found: Sequence[Row]) -> str:
    rows = [
        cells(one["commodity"], *(f"{space:.2f}" for space in one["rounds"].values()))
        for one in found
    ]
    return table(("Commodity", *found[0]["rounds"]), rows)


def bonuses(found: Sequence[Row]) -> str:
    rows = [
        f'<td>{one["commodity"]} {one["space"]}</td><td class="words">{escape(one["text"])}</td>'
        + cells(
            f"{one['times']:.2f}",
            f"{one['share']:.1%}",
            bar(one["share"], f"{one['share']:.1%} of all sales"),
        )
        for one in found
    ]
    return table(("Space", "Bonus", "In a game", "Of all sales", ""), rows, words=(1,))


def missions(found: Sequence[Row]) -> str:
    rows = [
        cells(
            f"{one['kind']}, {one['value']} VP",
            f"{one['laid']:.2f}",
            f"{one['fulfilled']:.2f}",
            f"{one['share']:.1%}",
            bar(one["share"], f"{one['share']:.1%} fulfilled"),
        )
        for one in found
    ]
    return table(("Mission", "Laid out in a game", "Fulfilled", "Share", ""), rows)


def ceremonies(found: Sequence[Row]) -> str:
    rows = [
        cells(
            one["ceremony"],
            f"{one['offered']:.1f}",
            f"{one['mana']:.1f}",
            f"{one['left']:.1f}",
            f"{one['rituals']:.1f}",
            f"{one['share']:.1%}",
            bar(one["share"], f"{one['share']:.1%} performed"),
        )
        for one in found
    ]
    head = ("Ceremony", "Mana offered", "Mana in the bag", "Left in the end", "Rituals")
    return table((*head, "Performed", ""), rows)
