"""Figures and verdicts, from games that were made up to be counted on the fingers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from raiatea import catalogue
from raiatea.balance import GameFacts, figures
from raiatea.balance.facts import Ceremony

CATALOGUE = catalogue.default()
NOTHING: Counter[Any] = Counter()


def game(
    winner: int,
    points: tuple[tuple[int, ...], ...],
    first_choices: tuple[str, ...] = ("path", "forest", "reef"),
    kept: tuple[str, ...] = (),
    performed: tuple[str, ...] = (),
) -> GameFacts:
    """A game of 3 in which the starting player does all with rituals that is done at all."""
    idle: tuple[Counter[str], ...] = (Counter(), Counter())
    return GameFacts(
        winner=winner,
        points=points,
        first_choices=first_choices,
        visits=Counter({("A1", "path"): 1, ("A2", "market"): 1}),
        prices=Counter({("A1", "uru"): 2, ("C1", "uru"): 4}),
        sold=Counter({("uru", 2): 3, ("tiare", 5): 1}),
        laid=Counter(["1-pearls-4", "1-pearls-5", "1-auction"]),
        fulfilled=Counter(["1-pearls-5", "1-auction"]),
        seen=Counter(["ru", "ru", "hina", "ihi"]),
        fizzled=Counter(["ihi"]),
        kept=(Counter(kept), *idle),
        prepared=(Counter(performed), *idle),
        performed=(Counter(performed), *idle),
        ceremonies=(
            Ceremony(offered=10, mana=12, rituals=4, performed=1, left=3),
            Ceremony(offered=20, mana=30, rituals=6, performed=6, left=0),
            Ceremony(offered=0, mana=0, rituals=0, performed=0, left=0),
        ),
    )


TWO = [
    game(0, ((9, 3, 12, 8), (3, 0, 4, 3), (0, 0, 5, 5)), kept=("ru", "hina"), performed=("ru",)),
    game(
        2,
        ((6, 0, 10, 4), (3, 0, 0, 0), (9, 5, 20, 10)),
        first_choices=("path", "reef", "forest"),
        kept=("ru", "ru"),
    ),
]


def found(games: list[GameFacts] = TWO) -> dict[str, Any]:
    return figures(3, CATALOGUE, games)


def row(rows: list[dict[str, Any]], **wanted: object) -> dict[str, Any]:
    (one,) = [one for one in rows if all(one[key] == value for key, value in wanted.items())]
    return one


def test_the_points_of_winners_and_of_all() -> None:
    got = found()
    assert got["winner"] == {"mean": 38.0, "usual": 0.5, "points": {"32": 1, "44": 1}}
    assert got["points"]["winners"] == {
        "rank": 9.0,
        "rituals": 4.0,
        "missions": 16.0,
        "masks": 9.0,
        "total": 38.0,
    }
    assert got["points"]["all"]["missions"] == 8.5


def test_wins_are_multiples_of_the_fair_share() -> None:
    got = found()
    assert [one["multiple"] for one in got["places"]] == [1.5, 0.0, 1.5]
    assert [one["points"] for one in got["places"]] == [26.0, 6.5, 27.0]
    path = row(got["first_choices"], location="path")
    assert (path["number"], path["wins"], path["multiple"]) == (2, 1, 1.5)
    assert 0 < path["low"] < 1.5 < path["high"] < 3
    forest = row(got["first_choices"], location="forest")
    assert (forest["number"], forest["wins"], forest["points"]) == (2, 1, 27.0)
    assert row(got["first_choices"], location="marae")["number"] == 0


def test_the_way_of_a_ritual_from_the_pile_to_its_owner() -> None:
    rituals = found()["rituals"]
    assert [one["ritual"] for one in rituals] == ["ru", "hina", "ihi"]
    ru = row(rituals, ritual="ru")
    assert (ru["seen"], ru["kept"], ru["kept_share"]) == (4, 3, 0.75)
    assert (ru["prepared"], ru["performed"], ru["fizzled"]) == (1, 1, 0)
    assert (ru["owners"]["number"], ru["owners"]["points"], ru["owners"]["multiple"]) == (1, 32, 3)
    assert (ru["others"]["number"], ru["others"]["wins"]) == (5, 1)
    assert row(rituals, ritual="ihi")["fizzled"] == 2


def test_locations_prices_bonuses_missions_and_the_bag() -> None:
    got = found()
    assert row(got["locations"], location="market")["rounds"]["A2"] == 1.0
    assert row(got["locations"], location="market")["rounds"]["A1"] == 0.0
    assert row(got["prices"], commodity="uru")["rounds"]["C1"] == 4.0
    uru = row(got["bonuses"], commodity="uru", space=2)
    assert (uru["text"], uru["times"], uru["share"]) == ("Gain 2 pearls.", 3.0, 0.75)
    pearls = row(got["missions"], kind="pearls", value=1)
    assert (pearls["laid"], pearls["fulfilled"], pearls["share"]) == (2.0, 1.0, 0.5)
    first, second, third = got["ceremonies"]
    assert first == {
        "ceremony": "C1",
        "offered": 10.0,
        "mana": 12.0,
        "left": 3.0,
        "rituals": 4.0,
        "share": 0.25,
    }
    assert (second["share"], third["share"]) == (1.0, 0.0)
    assert got["performed"] == 0.7


def verdict(games: list[GameFacts], words: str) -> tuple[bool, str]:
    (one,) = [one for one in found(games)["verdicts"] if words in one["criterion"]]
    return one["holds"], one["figure"]


GOOD = game(0, ((9, 3, 12, 8), (0, 0, 0, 0), (0, 0, 0, 0)), kept=("ru", "hina", "ihi"))
SECOND = game(1, ((0, 0, 0, 0), (9, 3, 12, 8), (0, 0, 0, 0)), kept=("ru", "hina", "ihi"))
THIRD = game(2, ((0, 0, 0, 0), (0, 0, 0, 0), (20, 3, 12, 8)), kept=("ru", "ru"))


@pytest.mark.parametrize(
    ("words", "games", "holds", "figure"),
    [
        ("25 to 40", [GOOD, SECOND, THIRD], True, "66.7%"),
        ("25 to 40", [GOOD, THIRD], False, "50.0%"),
        ("no place", [GOOD, SECOND, THIRD], True, "place 1 wins 1.00 times its share"),
        ("no place", [GOOD, GOOD, THIRD], False, "place 1 wins 2.00 times its share"),
        ("each source", [GOOD], True, "rituals 3.0"),
        ("each source", [game(0, ((9, 0, 12, 8),) * 3)], False, "rituals 0.0"),
        ("chosen sometimes", [GOOD, THIRD], True, "all"),
        ("chosen sometimes", [THIRD], False, "Hina, Ihi"),
        ("always chosen", [THIRD, SECOND], True, "none"),
        ("always chosen", [THIRD], False, "Ru"),
        ("are performed", [GOOD], True, "70.0%"),
    ],
)
def test_a_criterion_holds_within_its_bound(
    words: str, games: list[GameFacts], holds: bool, figure: str
) -> None:
    held, told = verdict(games, words)
    assert held is holds
    assert told.startswith(figure)
