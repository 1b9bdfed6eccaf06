"""An analysis as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from raiatea import pages
from raiatea.analysis.report import outcome, percent, rows
from raiatea.pages import table, wide
from raiatea.words import Words

WIDTH: Final = 960
HEIGHT: Final = 320
LEFT: Final = 60
TOP: Final = 12
BOTTOM: Final = 28
GRID: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
COLUMNS: Final = ("number", "round", "player", "played", "better", "cost", "reason")
NUMBERS: Final = ("number", "cost")
# On a phone the picture is smaller and its letters are larger, so that they can be read.
STYLE: Final = """
.chances { min-width: 40rem; max-width: 100%; height: auto; }
.grid { stroke: #8884; } .line { fill: none; stroke-width: 2; stroke-linejoin: round; }
.seat-0 { stroke: #2e86ab; } .seat-1 { stroke: #d1495b; stroke-dasharray: 8 3; }
.seat-2 { stroke: #3b8f5a; stroke-dasharray: 3 3; } .seat-3 { stroke: #b07d12; }
.seat-3 { stroke-dasharray: 10 3 2 3; } .seat-4 { stroke: #8a5aa8; stroke-dasharray: 1 3; }
.dot { stroke-dasharray: none; stroke-width: 2; fill: Canvas; }
@media (max-width: 45rem) { .chances text { font-size: 18px; } }
"""


def page(found: dict[str, Any], words: Words, most: int) -> str:
    """The page for what `report` found, with the costliest decisions up to a number."""
    return pages.page(
        words.say("analysis-title"),
        f"""<p>{escape(outcome(found, words))}</p>
<h2>{escape(words.say("analysis-chances"))}</h2>
<p>{escape(words.say("analysis-chances-text"))}</p>
<p>{keys(found)}</p>
{picture(found, words, most)}
{chances(found, words)}
<h2>{escape(words.say("analysis-decisions"))}</h2>
{decisions(found, words, most)}""",
        STYLE,
        words.language,
    )


def keys(found: dict[str, Any]) -> str:
    """Which line is whose."""
    return "".join(
        f'<span class="key"><svg width="36" height="10" aria-hidden="true">'
        f'<path class="line seat-{seat}" d="M0 5H36"/></svg>{escape(name)}</span>'
        for seat, name in enumerate(found["players"])
    )


def picture(found: dict[str, Any], words: Words, most: int) -> str:
    """A line for each player through the game, and a dot for each costly decision."""
    moments = found["chances"]
    across = (WIDTH - LEFT) / max(1, len(moments) - 1)

    def place(decisions: int, chance: float) -> str:
        return f"{LEFT + across * decisions:.1f} {TOP + HEIGHT * (1 - chance):.1f}"

    parts = []
    for chance in GRID:
        start = place(0, chance)
        across_it, level = start.split()
        parts.append(
            f'<path class="grid" d="M{start}H{WIDTH}"/><text x="{float(across_it) - 6:.1f}" '
            f'y="{float(level) + 4:.1f}" text-anchor="end">{escape(percent(chance, words))}</text>'
        )
    for moment in found["rounds"][1:-1]:
        start = place(moment["decisions"], 0)
        parts.append(
            f'<path class="grid" d="M{start}v-{HEIGHT}"/><text x="{start.split()[0]}" '
            f'y="{TOP + HEIGHT + 18}">{escape(moment["round"])}</text>'
        )
    for seat in range(len(found["players"])):
        way = "L".join(place(one["decisions"], one["chances"][seat]) for one in moments)
        parts.append(f'<path class="line seat-{seat}" d="M{way}"/>')
    for one in found["decisions"][:most]:
        # Where the player stood when the decision was due.
        before = moments[one["number"] - 1]
        x, y = place(before["decisions"], before["chances"][one["seat"]]).split()
        said = f"{found['players'][one['seat']]}: {one['words']['played']} ({one['words']['cost']})"
        parts.append(
            f'<circle class="dot seat-{one["seat"]}" cx="{x}" cy="{y}" r="4">'
            f"<title>{escape(said)}</title></circle>"
        )
    return wide(
        f'<svg viewBox="0 0 {WIDTH} {TOP + HEIGHT + BOTTOM}" width="{WIDTH}" class="chances" '
        f'role="img" aria-label="{escape(words.say("analysis-chances"))}">{"".join(parts)}</svg>'
    )


def chances(found: dict[str, Any], words: Words) -> str:
    """The chances at the beginning of each round, and in the end."""
    head = (words.say("analysis-round"), *found["players"])
    body = [[escape(name), *map(escape, cells)] for name, cells in rows(found, words)]
    return table([escape(one) for one in head], body)


def decisions(found: dict[str, Any], words: Words, most: int) -> str:
    bot = words.name("bot", found["bot"])
    if not found["decisions"]:
        return f"<p>{escape(words.say('analysis-flawless', bot=bot))}</p>"
    head = [escape(words.say(f"analysis-{name}")) for name in COLUMNS]
    body = [decision_row(found, one, words) for one in found["decisions"][:most]]
    text = [place for place, name in enumerate(COLUMNS) if name not in NUMBERS]
    intro = escape(words.say("analysis-decisions-text", bot=bot))
    return f"<p>{intro}</p>{table(head, body, text)}"


def decision_row(found: dict[str, Any], one: dict[str, Any], words: Words) -> list[str]:
    cells = {
        **one["words"],
        "number": str(one["number"]),
        "round": one["round"] or words.say("analysis-start"),
        "player": found["players"][one["seat"]],
    }
    return [escape(cells[name]) for name in COLUMNS]
