"""What decided a game is told to each as it concerns them."""

from __future__ import annotations

from typing import Any, cast

import pytest

from raiatea import Game, bots, telling
from raiatea.forecasts import Forecast, Reach
from raiatea.telling import Saying
from raiatea.words import Words


def ended(*scores: tuple[int, int, int, int], places: list[int]) -> Forecast:
    """A forecast at the end of a game with these sums: rank, rituals, missions, masks."""
    forecast: dict[str, Any] = {**game().forecast(None), "places": places}
    for points, sums in zip(forecast["points"], scores, strict=True):
        points["sums"] = dict(zip(("rank", "rituals", "missions", "masks"), sums, strict=True))
    return cast("Forecast", forecast)


def game() -> Game:
    return Game.new(3, seed=1)


def decided(forecast: Forecast, onlooker: int | None) -> list[Saying]:
    found: list[Saying] = telling.foretold(forecast, onlooker)["decided"]
    return found


WON_BY_PAIRS = ((6, 0, 15, 1), (6, 1, 9, 12), (6, 0, 10, 0))


@pytest.mark.parametrize(
    ("onlooker", "messages", "other"),
    [
        (None, ["decided-masks"], 1),
        (1, ["decided-masks.won"], 1),
        (0, ["decided-best-missions", "decided-masks.lost"], 1),
        (2, ["decided-masks.lost"], 0),
    ],
)
def test_the_winner_is_compared_with_who_is_told(
    onlooker: int | None, messages: list[str], other: int
) -> None:
    found = decided(ended(*WON_BY_PAIRS, places=[1, 0, 2]), onlooker)
    assert [one.message for one in found] == messages
    assert found[-1].variables["theirs"] == 12
    assert found[-1].variables["other"] == other
    assert found[-1].variables["ahead"] == 28 - sum(WON_BY_PAIRS[2 if onlooker == 2 else 0])


def test_a_tie_is_told_as_one() -> None:
    found = decided(ended((3, 0, 5, 0), (3, 0, 1, 4), (0, 0, 0, 0), places=[1, 0, 2]), 0)
    assert [one.message for one in found] == ["decided-best-missions", "decided-tie.lost"]


def test_nothing_is_decided_before_the_end() -> None:
    assert decided(game().forecast(0), 0) == []
    over = game()
    bots.play_out(over, lambda game, seat: game.moves(seat)[0])
    assert decided(over.forecast(0), 0)


def test_what_is_remembered_names_all_who_did_most() -> None:
    forecast = ended((0, 0, 4, 6), (0, 0, 4, 0), (0, 0, 1, 0), places=[0, 1, 2])
    for points, number in zip(forecast["points"], (2, 2, 1), strict=True):
        points["tokens"] = [{"value": 2, "count": number}]
    offers = [(0, 3), (1, 8), (0, 4)]
    events = [{"event": "offered", "seat": seat, "amount": amount} for seat, amount in offers]
    found: list[Saying] = telling.foretold(forecast, 0, events)["feats"]
    told = [(one.message, one.variables["amount"], one.variables["who"]) for one in found]
    one, other = (telling.Thing(seat=seat) for seat in (0, 1))
    assert told == [
        ("feat-builder", 2, [one, other]),
        ("feat-faces", 6, [one]),
        ("feat-hand", 8, [other]),
    ]


@pytest.mark.parametrize(
    ("language", "mirror", "twin"),
    [
        (
            "en",
            "Mirror: a pair with the mask Lagoon Eye",
            "Pair: a twin of the mask Lagoon Eye is there",
        ),
        (
            "nl",
            "Spiegel: een paar met het masker Lagune-oog",
            "Paar: er ligt nog een exemplaar van het masker Lagune-oog",
        ),
        (
            "fr",
            "Miroir\u00a0: une paire avec le Masque Œil du lagon",
            "Paire\u00a0: le Masque Œil du lagon est encore à prendre",
        ),
        (
            "it",
            "Arcobaleno Riflesso: una coppia con la Maschera Occhio della Laguna",
            "Coppia: la Maschera Occhio della Laguna è ancora da prendere",
        ),
    ],
)
def test_a_way_to_a_pair_has_room_for_the_article_of_its_mask(
    language: str, mirror: str, twin: str
) -> None:
    reach: Reach = {
        "ways": [
            {"note": note, "about": {"mask": "red-pearls"}, "cost": [], "gain": []}
            for note in ("mirror", "twin")
        ],
        "held": 0,
    }
    told = [one.says for one in telling.ways(reach)]
    assert [Words(language).tell(one, ()) for one in told if one] == [mirror, twin]
