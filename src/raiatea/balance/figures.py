"""The figures of many games, JSON-able: sums, shares and intervals of 95 %."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from raiatea.arena.standings import wilson
from raiatea.balance.criteria import WINNER_POINTS, verdicts
from raiatea.balance.facts import Ceremony, GameFacts
from raiatea.catalogue import Catalogue
from raiatea.engine.scoring import POINT_SOURCES
from raiatea.words import ENGLISH, Words

Row = dict[str, Any]


def figures(players: int, catalogue: Catalogue, games: Sequence[GameFacts]) -> Row:
    """All figures of games with one number of players, and the verdicts on them."""
    found: Row = {
        "players": players,
        "games": len(games),
        "winner": winner(games),
        "points": {
            "winners": mean_points([one.points[one.winner] for one in games]),
            "all": mean_points([points for one in games for points in one.points]),
        },
        "places": [
            {"place": place + 1, **wins(games, partial(sits, place))} for place in range(players)
        ],
        "first_choices": [
            {"location": location.id, **wins(games, partial(began_at, location.id))}
            for location in catalogue.board.locations
        ],
        "rituals": rituals(catalogue, games),
        "locations": locations(catalogue, players, games),
        "prices": prices(catalogue, players, games),
        "bonuses": bonuses(catalogue, games),
        "missions": missions(catalogue, games),
        "ceremonies": ceremonies(catalogue, players, games),
        "performed": performed_share([held for one in games for held in one.ceremonies]),
    }
    found["verdicts"] = verdicts(found)
    return found


def sits(place: int, _: GameFacts, who: int) -> bool:
    return who == place


def began_at(location: str, game: GameFacts, who: int) -> bool:
    return game.first_choices[who] == location


def performed_it(ritual: str, game: GameFacts, who: int) -> bool:
    return game.performed[who][ritual] > 0


def did_not(ritual: str, game: GameFacts, who: int) -> bool:
    return not performed_it(ritual, game, who)


def performed_share(held: Sequence[Ceremony]) -> float:
    """The share of the rituals in the bag that were performed."""
    return share(sum(one.performed for one in held), sum(one.rituals for one in held))


def share(part: float, whole: float) -> float:
    """A share or a mean; 0 of nothing."""
    return round(part / whole, 4) if whole else 0.0


def total(counters: Iterable[Counter[Any]]) -> Counter[Any]:
    found: Counter[Any] = Counter()
    for counter in counters:
        found.update(counter)
    return found


def winner(games: Sequence[GameFacts]) -> Row:
    """How many points it takes to win."""
    points = Counter(sum(one.points[one.winner]) for one in games)
    least, most = WINNER_POINTS
    usual = sum(times for number, times in points.items() if least <= number <= most)
    return {
        "mean": share(sum(number * times for number, times in points.items()), len(games)),
        "usual": share(usual, len(games)),
        "points": {str(number): points[number] for number in sorted(points)},
    }


def mean_points(points: Sequence[tuple[int, ...]]) -> Row:
    by_source = {
        source: share(sum(one[i] for one in points), len(points))
        for i, source in enumerate(POINT_SOURCES)
    }
    return {**by_source, "total": share(sum(map(sum, points)), len(points))}


def wins(games: Sequence[GameFacts], of: Callable[[GameFacts, int], bool]) -> Row:
    """How those players fared that a question is answered with yes for.

    Their wins are stated as a multiple of the fair share: 1 is what all win on average.
    """
    fair = len(games[0].points)
    number = won = points = 0
    for one in games:
        for who in range(len(one.points)):
            if of(one, who):
                number += 1
                won += who == one.winner
                points += sum(one.points[who])
    low, high = wilson(won, number)
    return {
        "number": number,
        "wins": won,
        "points": share(points, number),
        "multiple": round(fair * share(won, number), 3),
        "low": round(fair * low, 3),
        "high": round(fair * high, 3),
    }


def rituals(catalogue: Catalogue, games: Sequence[GameFacts]) -> list[Row]:
    """What becomes of each ritual that was drawn at all, and how its owners fare."""
    seen = total(one.seen for one in games)
    kept = total(own for one in games for own in one.kept)
    prepared = total(own for one in games for own in one.prepared)
    performed = total(own for one in games for own in one.performed)
    fizzled = total(one.fizzled for one in games)
    words = Words(ENGLISH, catalogue)
    found = []
    for ritual in catalogue.rituals:
        if not seen[ritual.id]:
            continue
        found.append(
            {
                "ritual": ritual.id,
                "name": words.label("ritual", ritual.id),
                "pile": ritual.pile,
                "colour": ritual.colour,
                "cost": ritual.cost,
                "seen": seen[ritual.id],
                "kept": kept[ritual.id],
                "kept_share": share(kept[ritual.id], seen[ritual.id]),
                "prepared": prepared[ritual.id],
                "performed": performed[ritual.id],
                "fizzled": fizzled[ritual.id],
                "owners": wins(games, partial(performed_it, ritual.id)),
                "others": wins(games, partial(did_not, ritual.id)),
            }
        )
    return found


def locations(catalogue: Catalogue, players: int, games: Sequence[GameFacts]) -> list[Row]:
    """In which share of the games a location is chosen, round by round."""
    visits = total(one.visits for one in games)
    rounds = [name for name in catalogue.board.rounds[players] if name.startswith("A")]
    return [
        {"location": one.id, "rounds": by_round(visits, rounds, one.id, len(games))}
        for one in catalogue.board.locations
    ]


def prices(catalogue: Catalogue, players: int, games: Sequence[GameFacts]) -> list[Row]:
    """Where the price marker stands when a round begins, counted from the bottom."""
    spaces = total(one.prices for one in games)
    rounds = catalogue.board.rounds[players]
    return [
        {"commodity": one.commodity, "rounds": by_round(spaces, rounds, one.commodity, len(games))}
        for one in catalogue.board.charts
    ]


def by_round(
    counted: Counter[Any], rounds: Iterable[str], what: str, games: int
) -> dict[str, float]:
    """The average of something in a game, round by round."""
    return {name: share(counted[name, what], games) for name in rounds}


def bonuses(catalogue: Catalogue, games: Sequence[GameFacts]) -> list[Row]:
    """How often each bonus is chosen in a game, and its share of all sales."""
    sold = total(one.sold for one in games)
    words = Words(ENGLISH, catalogue)
    return [
        {
            "commodity": chart.commodity,
            "space": space,
            "text": words.label("bonus", f"{chart.commodity}-{space}"),
            "times": share(sold[chart.commodity, space], len(games)),
            "share": share(sold[chart.commodity, space], sold.total()),
        }
        for chart in catalogue.board.charts
        for space in range(1, len(chart.spaces) + 1)
    ]


def missions(catalogue: Catalogue, games: Sequence[GameFacts]) -> list[Row]:
    """How many missions of each kind and value are laid out in a game and fulfilled."""
    laid = total(one.laid for one in games)
    fulfilled = total(one.fulfilled for one in games)
    groups: dict[tuple[str, int], list[str]] = {}
    for mission in catalogue.missions:
        groups.setdefault((mission.kind, mission.value), []).append(mission.id)
    found = []
    for (kind, value), ids in sorted(groups.items()):
        out, done = sum(laid[one] for one in ids), sum(fulfilled[one] for one in ids)
        found.append(
            {
                "kind": kind,
                "value": value,
                "laid": share(out, len(games)),
                "fulfilled": share(done, len(games)),
                "share": share(done, out),
            }
        )
    return found


def ceremonies(catalogue: Catalogue, players: int, games: Sequence[GameFacts]) -> list[Row]:
    """Mana and rituals in the bag of each ceremony."""
    names = [name for name in catalogue.board.rounds[players] if name.startswith("C")]
    found = []
    for i, name in enumerate(names):
        held = [one.ceremonies[i] for one in games]
        found.append(
            {
                "ceremony": name,
                "offered": share(sum(one.offered for one in held), len(held)),
                "mana": share(sum(one.mana for one in held), len(held)),
                "left": share(sum(one.left for one in held), len(held)),
                "rituals": share(sum(one.rituals for one in held), len(held)),
                "share": performed_share(held),
            }
        )
    return found
