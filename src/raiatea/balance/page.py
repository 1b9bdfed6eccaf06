"""The figures as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from raiatea import pages
from raiatea.balance.criteria import FAIR_PLACE, WINNER_POINTS
from raiatea.balance.pictures import bar, columns, histogram, multiple, shade
from raiatea.engine.scoring import POINT_SOURCES
from raiatea.pages import key, stacked, table, wide

STYLE = """
text { text-anchor: middle; }
.spent { fill: #2e86ab; } .left { fill: #999; }
.shade { display: block; margin: -.25rem -.7rem; padding: .25rem .7rem; }
.holds { color: #2e7d32; } .fails { color: #b3261e; }
@media (prefers-color-scheme: dark) { .holds { color: #81c784; } .fails { color: #f2b8b5; } }
@media (max-width: 45rem) { .shade { margin: -.25rem -.5rem; padding: .25rem .5rem; } }
"""

Row = dict[str, Any]


def page(found: Row) -> str:
    """The page for a study: its options, and the figures for each number of players."""
    tables = found["tables"]
    variants = ", ".join(found["variants"]) or "none"
    links = ", ".join(
        f'<a href="#players-{one["players"]}">{one["players"]} players</a>' for one in tables
    )
    options = (
        f"<p>{found['games']} games each with {links}. Seed {found['seed']}. "
        f"Variants: {escape(variants)}. Catalogue {escape(found['catalogue'])}.</p>\n"
    )
    inside = options + "".join(chapter(one) for one in tables)
    return pages.page(f"Balance among {found['bot']}", inside, STYLE)


def chapter(found: Row) -> str:
    """Everything about one number of players."""
    points = {int(number): times for number, times in found["winner"]["points"].items()}
    least, most = WINNER_POINTS
    return f"""<h2 id="players-{found["players"]}">{found["players"]} players</h2>
{verdicts(found["verdicts"])}
<h3>Points of the winner</h3>
<p>{found["winner"]["mean"]:.1f} on average, {least} to {most} in {found["winner"]["usual"]:.1%} of
the games.</p>
{wide(histogram(points, least, most))}
<h3>Points by source</h3>
{points_by_source(found["points"])}
<h3>Wins by place at the table</h3>
<p>As a multiple of the fair share, with the interval of 95 %. The dashed line is the fair share,
the red one the bound for a place. Place 1 is the starting player.</p>
{wins(found["places"], "place")}
<h3>Wins by first choice of location</h3>
{wins(found["first_choices"], "location")}
<h3>Rituals</h3>
{rituals(found["rituals"])}
<h3>What rituals did for their owners</h3>
<p>Owners are those who performed it at least once, others those who did not. Wins are multiples of
the fair share: the bar and its interval of 95 % are the owners’, the red line the others’.</p>
{owners(found["rituals"])}
<h3>Locations by round</h3>
<p>The share of the games in which each is chosen.</p>
{by_round(found["locations"], "location")}
<h3>Price markers by round</h3>
<p>The space on which they stand when a round begins, counted from the bottom.</p>
{prices(found["prices"], found["bonuses"])}
<h3>Bonuses of the Market</h3>
{bonuses(found["bonuses"])}
<h3>Missions</h3>
{missions(found["missions"])}
<h3>The bag</h3>
<p>{found["performed"]:.1%} of the rituals in it are performed.</p>
{ceremonies(found["ceremonies"])}
"""


def verdicts(found: Sequence[Row]) -> str:
    rows = []
    for one in found:
        kind, word = ("holds", "holds") if one["holds"] else ("fails", "does not hold")
        verdict = f'<span class="{kind}">{word}</span>'
        criterion, figure, bound = (escape(one[what]) for what in ("criterion", "figure", "bound"))
        rows.append((criterion, verdict, figure, bound))
    return table(("Criterion", "Verdict", "Figure", "Bound"), rows, words=range(4))


def points_by_source(found: Row) -> str:
    most = max(one["total"] for one in found.values()) or 1
    rows = [
        (
            whose.capitalize(),
            *(f"{one[source]:.1f}" for source in POINT_SOURCES),
            f"{one['total']:.1f}",
            stacked({source: one[source] for source in POINT_SOURCES}, most),
        )
        for whose, one in found.items()
    ]
    keys = [key(source, source.capitalize()) for source in POINT_SOURCES]
    return table(("", *keys, "Total", ""), rows)


def wins(found: Sequence[Row], what: str) -> str:
    rows = [
        (
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
    rows = [
        (
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
        )
        for one in found
    ]
    head = ("Ritual", "Cost", "Pile", "Colour", "Drawn", "Kept", "", "Prepared", "Performed")
    return table((*head, "In vain"), rows)


def owners(found: Sequence[Row]) -> str:
    """How those fared who performed a ritual, compared with those who did not."""
    rows = []
    for one in found:
        own, others = one["owners"], one["others"]
        compared = (
            f"{own['points']:.1f}",
            f"{others['points']:.1f}",
            f"{own['multiple']:.2f}",
            f"{others['multiple']:.2f}",
            multiple(own["multiple"], own["low"], own["high"], others["multiple"]),
        )
        both = own["number"] and others["number"]
        rows.append(
            (
                escape(one["name"]),
                str(own["number"]),
                *(compared if both else ("–", "", "", "", "")),
            )
        )
    head = ("Ritual", "Owners", "Their points", "Others’ points", "Their wins", "Others’ wins")
    return table((*head, ""), rows)


def by_round(found: Sequence[Row], what: str) -> str:
    rows = [
        (one[what], *(shade(part, f"{part:.0%}") for part in one["rounds"].values()))
        for one in found
    ]
    return table((what.capitalize(), *found[0]["rounds"]), rows)


def prices(found: Sequence[Row], bonuses: Sequence[Row]) -> str:
    top = max(one["space"] for one in bonuses)
    rows = [
        (
            one["commodity"],
            *(f"{space:.2f}" for space in one["rounds"].values()),
            columns(one["rounds"], top),
        )
        for one in found
    ]
    return table(("Commodity", *found[0]["rounds"], ""), rows)


def bonuses(found: Sequence[Row]) -> str:
    rows = [
        (
            f"{one['commodity']} {one['space']}",
            escape(one["text"]),
            f"{one['times']:.2f}",
            f"{one['share']:.1%}",
            bar(one["share"], f"{one['share']:.1%} of all sales"),
        )
        for one in found
    ]
    return table(("Space", "Bonus", "In a game", "Of all sales", ""), rows, words=(0, 1))


def missions(found: Sequence[Row]) -> str:
    rows = [
        (
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
    most = max(one["mana"] for one in found) or 1
    rows = [
        (
            one["ceremony"],
            f"{one['offered']:.1f}",
            f"{one['mana']:.1f}",
            f"{one['left']:.1f}",
            stacked({"spent": one["mana"] - one["left"], "left": one["left"]}, most),
            f"{one['rituals']:.1f}",
            f"{one['share']:.1%}",
            bar(one["share"], f"{one['share']:.1%} performed"),
        )
        for one in found
    ]
    mana = key("spent", "Spent") + key("left", "Left")
    head = ("Ceremony", "Mana offered", "Mana in the bag", "Left in the end", mana, "Rituals")
    return table((*head, "Performed", ""), rows)
