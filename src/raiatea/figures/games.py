"""Figures that come from games: strength, cards that were never seen, balance, honest chances."""

from __future__ import annotations

import os
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from raiatea import catalogue
from raiatea.arena import Contest, Outcome, play
from raiatea.balance import GameFacts, figures, watch
from raiatea.balance.criteria import WINNER_POINTS
from raiatea.figures.calibration import Called, call
from raiatea.figures.changed_cards import write_changed_cards
from raiatea.figures.figure import Figure, mean, rounded, share
from raiatea.figures.plan import AMONG, CHANCES, LEARNED, MATCHES, PLAYERS, SEED

Item = TypeVar("Item")
Result = TypeVar("Result")
Played = tuple[Contest, int]


class Crew(Protocol):
    """Whoever does the work: the processes of a machine, or those of a cluster."""

    def __call__(
        self, work: Callable[[Item], Result], items: Sequence[Item]
    ) -> Iterator[Result]: ...


def play_one(of: Played) -> tuple[Contest, Outcome]:
    contest, number = of
    return contest, play(contest, number).sound()


def watch_one(of: Played) -> tuple[Contest, GameFacts]:
    contest, number = of
    return contest, watch(contest, number)


def all_games(contests: Iterable[Contest]) -> list[Played]:
    return [(contest, number) for contest in contests for number in range(contest.games)]


def gathered(results: Iterable[tuple[Contest, Any]]) -> dict[Contest, list[Any]]:
    found: dict[Contest, list[Any]] = defaultdict(list)
    for contest, result in results:
        found[contest].append(result)
    return found


def wins_of(contest: Contest, outcomes: Sequence[Outcome]) -> int:
    """How many games the first of the bots has won."""
    return sum(contest.seats(one.number)[one.winner] == contest.bots[0] for one in outcomes)


def strength(crew: Crew, long: bool) -> Iterator[Figure]:
    """What each wins against each, and its points."""
    contests = {match: match.contest(long) for match in MATCHES}
    found = gathered(crew(play_one, all_games(contests.values())))
    for match, contest in contests.items():
        outcomes: list[Outcome] = found[contest]
        yield share("strength", match.name, wins_of(contest, outcomes), len(outcomes))
        points = [
            float(sum(one.points[contest.seats(one.number).index(match.bot)])) for one in outcomes
        ]
        yield mean("strength", f"{match.name}: points", points)


def cards(crew: Crew, long: bool) -> Iterator[Figure]:
    """What a network wins with ten cards that it has never seen, and without them."""
    known = LEARNED.contest(long)
    outcomes: list[Outcome] = gathered(crew(play_one, all_games([known])))[known]
    before = share("cards", LEARNED.name, wins_of(known, outcomes), known.games)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "cards"
        write_changed_cards(folder)
        contest = LEARNED.contest(long, str(folder))
        catalogue.bring(folder)  # to the processes that are started for it
        try:
            outcomes = gathered(crew(play_one, all_games([contest])))[contest]
        finally:
            del os.environ[catalogue.OWN]
    name = f"{LEARNED.name}, ten cards changed"
    after = share("cards", name, wins_of(contest, outcomes), contest.games)
    half = (((before.high - before.low) / 2) ** 2 + ((after.high - after.low) / 2) ** 2) ** 0.5
    lost = rounded(before.value - after.value)
    yield before
    yield after
    low, high = rounded(lost - half), rounded(lost + half)
    yield Figure("cards", "lost by that, %", lost, low, high, contest.games)


def balance(crew: Crew, long: bool) -> Iterator[Figure]:
    """What the criteria of a good card set look at."""
    contests = [
        Contest((bot,) * players, games.number(long), SEED)
        for bot, games in AMONG.items()
        for players in PLAYERS
    ]
    found = gathered(crew(watch_one, all_games(contests)))
    least, most = WINNER_POINTS
    for contest in contests:
        games: list[GameFacts] = found[contest]
        among = f"{len(contest.bots)} {contest.bots[0]}"
        usual = sum(least <= sum(one.points[one.winner]) <= most for one in games)
        yield share("balance", f"{among}: the winner has {least} to {most}", usual, len(games))
        table = figures(len(contest.bots), catalogue.default(), games)
        best = max(table["places"], key=lambda one: float(one["multiple"]))
        yield Figure(
            "balance",
            f"{among}: the best place, times its share",
            best["multiple"],
            best["low"],
            best["high"],
            len(games),
        )
        performed = [
            sum(held.performed for held in one.ceremonies)
            / max(1, sum(held.rituals for held in one.ceremonies))
            for one in games
        ]
        yield mean("balance", f"{among}: rituals performed, %", performed)


def chances(crew: Crew, long: bool) -> Iterator[Figure]:
    """How honest the chances of a review are."""
    number = CHANCES.number(long)
    wanted = [(PLAYERS[i % len(PLAYERS)], SEED + i) for i in range(number)]
    found: dict[int, list[Called]] = defaultdict(list)
    for one in crew(call, wanted):
        found[one.players].append(one)
    for players in PLAYERS:
        losses = [one.loss / one.moments for one in found[players]]
        yield mean("chances", f"{players} players: logarithmic loss", losses)
        honest = [one.honest for one in found[players]]
        yield mean("chances", f"{players} players: the favourite wins more than called, %", honest)
