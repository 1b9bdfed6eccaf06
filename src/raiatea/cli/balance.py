"""The balance of a card set at the command line: play, count, show the verdicts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from raiatea import bots
from raiatea import catalogue as catalogues
from raiatea.arena import Contest
from raiatea.arena.crew import give_up, in_workers
from raiatea.arena.match import told
from raiatea.balance import GameFacts, figures, watch
from raiatea.cli.console import progress_bar
from raiatea.cli.failure import Failure
from raiatea.engine.scoring import POINT_SOURCES

Deal = tuple[Contest, int]


def contests_for(
    players: Sequence[int],
    bot: str,
    games: int,
    seed: int,
    variants: list[str],
    catalogue: str | None,
) -> list[Contest]:
    """A contest for each number of players."""
    return [
        Contest((bot,) * number, games, seed, tuple(variants), catalogue)
        for number in sorted(set(players))
    ]


def study(contests: list[Contest], jobs: int) -> dict[str, Any]:
    """Play the games of all contests; what is found depends on the contests alone."""
    catalogue = contests[0].cards() or catalogues.default()
    for contest in contests:
        contest.new_game(0)  # what is wrong with the options is said here, not in a worker
    bots.make(contests[0].bots[0], contests[0].cards())
    deals = [(contest, deal) for contest in contests for deal in range(contest.games)]
    found: dict[Contest, list[GameFacts]] = {contest: [] for contest in contests}
    with progress_bar("Games", len(deals)) as advance:
        for contest, facts in in_workers(watch_deal, deals, jobs, give_up):
            found[contest].append(facts)
            advance(1)
    return {
        "bot": contests[0].bots[0],
        "games": contests[0].games,
        "seed": contests[0].seed,
        "variants": list(contests[0].variants),
        "catalogue": catalogue.hash,
        "tables": [figures(len(contest.bots), catalogue, found[contest]) for contest in contests],
    }


def watch_deal(deal: Deal) -> tuple[Contest, GameFacts]:
    contest, number = deal
    try:
        return contest, watch(contest, number)
    except (Exception, SystemExit) as error:  # of the bot, which may be anybody's
        raise Failure(f"game {number}: {contest.bots[0]} crashed: {told(error)}") from None


def tables(found: dict[str, Any]) -> Group:
    """The verdicts as text, and the figures that say most."""
    variants = f", variants {', '.join(found['variants'])}" if found["variants"] else ""
    parts: list[Text | Table | str] = [
        Text(f"{found['games']} games each among {found['bot']}, seed {found['seed']}{variants}")
    ]
    for one in found["tables"]:
        parts += ["", Text(f"{one['players']} players", "bold"), verdict_table(one)]
        places = ", ".join(f"{place['multiple']:.2f}" for place in one["places"])
        own = one["points"]["winners"]
        points = ", ".join(f"{source} {own[source]:.1f}" for source in POINT_SOURCES)
        parts += [
            Text(f"Wins by place, as a multiple of the fair share: {places}."),
            Text(f"Winners have {own['total']:.1f} points: {points}."),
        ]
    return Group(*parts)


def verdict_table(found: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for one in found["verdicts"]:
        table.add_row(
            Text("holds" if one["holds"] else "fails", "green" if one["holds"] else "red"),
            one["criterion"],
            f"{one['figure']} ({one['bound']})",
        )
    return table
