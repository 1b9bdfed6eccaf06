"""What a seat could still score with what it holds: missions, the next rank, pairs, rituals.

It is told to the seat alone and follows from its view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raiatea.engine import moves, scoring
from raiatea.engine.goods import MASK_CARD, single_masks
from raiatea.engine.kinds import CONDITIONAL, FOR_MANA, FOR_PEARLS, VP
from raiatea.engine.missions import available, can_fulfil, cost_of
from raiatea.engine.state import with_card
from raiatea.engine.steps.neighbourhood import KahunaMission
from raiatea.engine.steps.own_turn import join_mirror
from raiatea.engine.terms import Item
from raiatea.engine.tiles import line, tried

if TYPE_CHECKING:
    from raiatea.engine.state import GameState
    from raiatea.forecasts import Reach, TileLine

SHOWN: Final = 3


def reach(s: GameState, seat: int) -> Reach:
    """Each way to more points, and what one would have by all those that go together."""
    now = scoring.score(s, seat).total
    if not s.stack:
        return {"ways": [], "held": now}
    by_rank, by_mirror = next_rank(s, seat), mirror(s, seat)
    ways = [*by_rank, *missions(s, seat)[:SHOWN], *by_mirror, *twin(s, seat), *rituals(s, seat)]
    gained = sum([one["gain"][0]["most"] for one in (*by_rank, *by_mirror)])
    return {"ways": ways, "held": now + gained + paid(s, seat)}


def way(note: str, points: int, cost: list[Item] | None = None, **about: object) -> TileLine:
    return line(note, [Item("points", points, points)], cost, **about)


def missions(s: GameState, seat: int) -> list[TileLine]:
    """Those that could be fulfilled now, the most valuable first (R7.1)."""
    box = s.box
    found = tried(s, seat, KahunaMission(seat, 0), moves.FULFIL)
    ways = [
        way(
            "mission",
            box.mission_value[s.spaces[move.what]],
            terms.cost,
            space=box.spaces[move.what],
        )
        for move, terms in found
    ]
    return sorted(ways, key=lambda one: -one["gain"][0]["most"])


def paid(s: GameState, seat: int) -> int:
    """The points of missions that pearls, mana and conditions allow one after the other."""
    box = s.box
    purse = {FOR_PEARLS: s.pearls[seat], FOR_MANA: s.mana[seat]}
    points = 0
    open_now = [s.spaces[space] for space in available(s)]
    for mission in sorted(open_now, key=lambda one: -box.mission_value[one]):
        kind = box.mission_kind[mission]
        if kind in purse:
            cost = cost_of(s, seat, mission)
            if cost > purse[kind]:
                continue
            purse[kind] -= cost
        elif kind != CONDITIONAL or not can_fulfil(s, seat, mission, 0):
            continue
        points += box.mission_value[mission]
    return points


def next_rank(s: GameState, seat: int) -> list[TileLine]:
    """The next rank, where there are commodities enough to sacrifice for it (R5.6)."""
    box = s.box
    now = s.tattoos[seat]
    held = sum(s.commodities[seat * 4 : seat * 4 + 4])
    for space in range(now + 1, min(now + held, box.tattoo_top) + 1):
        rank = box.rank_at[space]
        points = box.rank_vp[rank] - box.rank_vp[box.rank_at[now]]
        if points:
            return [way("rank", points, rank=box.rank_ids[rank], count=space - now)]
    return []


def mirror(s: GameState, seat: int) -> list[TileLine]:
    """The best mask to join a mirror to (R8.6)."""
    if s.box.mirror not in s.masks[seat]:
        return []
    return best(s, seat, "mirror", single_masks(s, seat), joined=True)


def twin(s: GameState, seat: int) -> list[TileLine]:
    """The best single mask whose twin lies in the market or in the forest."""
    box = s.box
    shown = [box.card_shows[card] for card in s.forest if box.card_kind[card] == MASK_CARD]
    there = [*s.mask_market, *shown]
    return best(s, seat, "twin", [mask for mask in single_masks(s, seat) if mask in there])


def best(
    s: GameState, seat: int, note: str, masks: list[int], joined: bool = False
) -> list[TileLine]:
    """The pair that is worth most, if any is."""
    found: list[tuple[int, int]] = []
    for mask in masks:
        trial = s.clone()
        if joined:
            join_mirror(trial, seat, mask)
        else:
            trial.masks[seat] = with_card(trial.masks[seat], mask)
        gained = scoring.score(trial, seat).total - scoring.score(s, seat).total
        found.append((gained, mask))
    points, mask = max(found, default=(0, 0))
    return [way(note, points, mask=s.box.masks[mask])] if points > 0 else []


def rituals(s: GameState, seat: int) -> list[TileLine]:
    """Rituals in hand or prepared that are worth points in front of one, with what they cost."""
    box = s.box
    worth = box.in_front[VP]
    held = [ritual for ritual in (*s.hands[seat], *s.prepared[seat]) if worth[ritual]]
    return [
        way(
            "ritual",
            worth[ritual],
            ritual=box.rituals[ritual],
            needs=box.ritual_cost[ritual],
            bag=s.bag,
        )
        for ritual in held[:SHOWN]
    ]
