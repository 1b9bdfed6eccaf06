"""A forecast in words: what the tiles of locations promise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from raiatea import forecasts
from raiatea.engine.scoring import POINT_SOURCES
from raiatea.telling.sayings import Item, Odds, Saying, TileLine, Variables
from raiatea.telling.variables import player, thing


def foretold(
    forecast: forecasts.Forecast, onlooker: int | None, events: Iterable[Mapping[str, Any]] = ()
) -> dict[str, Any]:
    """A forecast as it is told; what is refused is told with the question.

    In the end `events` are all that happened.
    """
    told = {name: part for name, part in forecast.items() if name != "refused"}
    return {
        **told,
        "tiles": tiles(forecast["tiles"]),
        "decided": decided(forecast, onlooker),
        "feats": [] if forecast["places"] is None else feats(forecast["points"], events),
    }


def feats(points: Sequence[forecasts.Points], events: Iterable[Mapping[str, Any]]) -> list[Saying]:
    """What of a game is remembered: who did most of something, and all who did as much."""
    offered = [0] * len(points)
    for event in events:
        if event["event"] == "offered":
            offered[event["seat"]] += event["amount"]
    missions = [sum(one["count"] for one in seat["tokens"] or ()) for seat in points]
    masks = [seat["sums"]["masks"] or 0 for seat in points]
    found: list[Saying] = []
    for feat, amounts in {"builder": missions, "faces": masks, "hand": offered}.items():
        most = max(amounts)
        who = [player(seat) for seat, amount in enumerate(amounts) if amount == most]
        if most:
            found.append(Saying(f"feat-{feat}", {"amount": most, "who": who}))
    return found


def decided(forecast: forecasts.Forecast, onlooker: int | None) -> list[Saying]:
    """What decided the game; before that what the onlooker was best at, if others won.

    The winner is compared with the onlooker, or with who came second.
    """
    places = forecast["places"]
    if places is None:
        return []
    sums = [[one["sums"][source] or 0 for source in POINT_SOURCES] for one in forecast["points"]]
    winner, second = places[:2]
    other = second if onlooker in (None, winner) else onlooker
    assert other is not None
    found: list[Saying] = []
    if other == onlooker:
        best = max(range(4), key=lambda i: sums[other][i])
        if sums[other][best] > max(one[best] for seat, one in enumerate(sums) if seat != other):
            found.append(
                Saying(f"decided-best-{POINT_SOURCES[best]}", {"points": sums[other][best]})
            )
    form = ".won" if onlooker == winner else ".lost" if onlooker == other else ""
    who: Variables = {"who": player(winner), "whom": player(other)}
    ahead = sum(sums[winner]) - sum(sums[other])
    if not ahead:
        return [*found, Saying(f"decided-tie{form}", who)]
    most = max(range(4), key=lambda i: sums[winner][i] - sums[other][i])
    points: Variables = {"ahead": ahead, "theirs": sums[winner][most], "other": sums[other][most]}
    return [*found, Saying(f"decided-{POINT_SOURCES[most]}{form}", {**who, **points})]


def tiles(found: Sequence[forecasts.Tile] | None) -> list[dict[str, Any]] | None:
    """The tiles of a forecast with sayings in place of notes."""
    if found is None:
        return None
    return [
        {
            **tile,
            "now": line(tile["now"]),
            "note": line(tile["note"]),
            "odds": odds(tile["odds"]),
            "kahuna": [line(one) for one in tile["kahuna"]],
            "others": [
                {**one, "gets": line(one["gets"]), "odds": odds(one["odds"])}
                for one in tile["others"]
            ],
            "after": [line(one) for one in tile["after"]],
        }
        for tile in found
    ]


def ways(found: forecasts.Reach) -> list[TileLine]:
    """The ways to more points, in words."""
    return [line(one, "reach") for one in found["ways"]]


def line(one: forecasts.TileLine, family: str = "tile") -> TileLine:
    """A line with its words: $who is a player, $rituals and $rank are things."""
    found: Variables = {}
    for name, value in one["about"].items():
        if name == "seat":
            assert isinstance(value, int)
            found["who"] = player(value)
        elif name == "rituals":
            assert isinstance(value, list)
            found[name] = [thing("ritual", ritual) for ritual in value]
        elif name == "space":
            assert isinstance(value, str)
            found[name] = value
        elif isinstance(value, str):
            found[name] = thing(name, value)
        else:
            assert isinstance(value, int)
            found[name] = value
    says = Saying(f"{family}-{one['note']}", found) if one["note"] else None
    return TileLine(says, items(one["cost"]), items(one["gain"]))


def items(some: Sequence[forecasts.Item]) -> list[Item]:
    return [Item(one["what"], one["least"], one["most"], one["name"], said=False) for one in some]


def odds(one: forecasts.Odds | None) -> Odds | None:
    if one is None:
        return None
    return Odds(one["assistant"], one["owned"], one["percent"], items(one["gain"]))
