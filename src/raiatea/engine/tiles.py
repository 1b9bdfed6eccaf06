"""What a location would bring a seat now as its Kahuna: what its tile says before one goes there.

Everything follows from what the seat sees. What it could do there is tried on a copy, like the
terms of a move, so no rule is written twice; of others only what lies open is counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raiatea.catalogue import ASSISTANTS, COMMODITIES
from raiatea.engine import moves
from raiatea.engine.goods import (
    COLLECTOR,
    MERCHANT,
    PEARL_DIVER,
    SHAMAN,
    assistants_of,
    in_front_bonus,
)
from raiatea.engine.kinds import DIE_BONUS, PRICE_REACH, PRIEST_MANA, REEF_PEARLS
from raiatea.engine.steps.forest import ForestPick
from raiatea.engine.steps.market import MarketTurn, hire_price
from raiatea.engine.steps.neighbourhood import KahunaMission
from raiatea.engine.steps.own_turn import OwnTurn
from raiatea.engine.steps.path import PathTurn
from raiatea.engine.steps.reef import DIVERS_PEARLS, KAHUNA_PEARLS
from raiatea.engine.steps.rituals import rank
from raiatea.engine.steps.rounds import ChooseLocation
from raiatea.engine.terms import Item, Terms, terms_of

if TYPE_CHECKING:
    from raiatea import forecasts
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.forecasts import Odds, Share, Tile, TileLine

TWICE: Final = 2
MISSIONS_SHOWN: Final = 3
# What the die gives to those who own enough assistants of its kind.
LUCK: Final = {
    "forest": (COLLECTOR, Item("commodity", 1, 1)),
    "marae": (SHAMAN, Item("tattoos", 1, 1)),
    "reef": (PEARL_DIVER, Item("pearls", DIVERS_PEARLS, DIVERS_PEARLS)),
    "market": (MERCHANT, Item("assistant", 1, 1)),
}


def tiles(s: GameState, seat: int) -> list[Tile] | None:
    """The free tiles, as long as the seat may still choose one in this round."""
    rounds = s.box.rounds[s.players]
    if not 0 <= s.round < len(rounds) or not rounds[s.round].startswith("A") or seat in s.tiles:
        return None
    top = s.stack[-1]
    chooses = isinstance(top, ChooseLocation) and top.awaits(s, seat)
    return [tile(s, seat, at, chooses) for at, owner in enumerate(s.tiles) if owner < 0]


def tile(s: GameState, seat: int, at: int, chooses: bool) -> Tile:
    """One tile; what others get and what becomes of the board is told to whom it is offered."""
    place = s.box.locations[at]
    now, note, kahuna = PLACES[place](s, seat)
    return {
        "location": place,
        "now": now,
        "note": note,
        "odds": odds(s, seat, place),
        "kahuna": kahuna if chooses else [],
        "others": [share(s, other, place) for other in s.seats_from(seat)[1:]] if chooses else [],
        "after": after(s, place) if chooses else [],
    }


def line(
    note: str = "", gain: list[Item] | None = None, cost: list[Item] | None = None, **about: object
) -> TileLine:
    return {
        "note": note,
        "about": about,
        "cost": [one.to_dict() for one in cost or []],
        "gain": [one.to_dict() for one in gain or []],
    }


def odds(s: GameState, seat: int, place: str) -> Odds | None:
    """How likely the die of a location is to fall in the seat's favour (R8.1)."""
    if place not in LUCK:
        return None
    assistant, gain = LUCK[place]
    owned = assistants_of(s, seat, assistant)
    reach = owned + in_front_bonus(s, seat, DIE_BONUS) if owned else 0
    faces = s.box.die
    return {
        "assistant": ASSISTANTS[assistant],
        "owned": owned,
        "percent": 100 * len([face for face in faces if face <= reach]) // len(faces),
        "gain": [gain.to_dict()],
    }


def tried(s: GameState, seat: int, turn: OwnTurn, verb: int) -> list[tuple[Move, Terms]]:
    """What the moves of a verb cost and bring if the seat's turn as Kahuna began now."""
    trial = s.clone()
    trial.kahuna = seat
    trial.stack = [turn]
    found = [move for move in turn.options(trial, seat) if move.verb == verb]
    return [(move, terms_of(trial, turn, seat, move, found)) for move in found]


# Each place: the tile's two lines, and what the Kahuna gets in full.
Told = tuple["TileLine", "TileLine", list["TileLine"]]


def forest(s: GameState, seat: int) -> Told:
    cards = (1 if s.forest else 0) + (1 if s.forest_pile or any([n > 1 for n in s.stall]) else 0)
    first = line("first-pick", [Item("card", cards, cards)])
    extra = line("collector", [Item("commodity", 1, 1)])
    may_collect = ForestPick(seat, 0).may_collect(s)
    note = extra if may_collect else line("first-pick")
    return line("", [Item("card", cards, cards)]), note, [first, extra] if may_collect else [first]


def marae(s: GameState, seat: int) -> Told:
    """As many commodities as there are may be sacrificed; the rank that this reaches counts."""
    box = s.box
    held = min(TWICE, sum(s.commodities[seat * 4 : seat * 4 + 4]))
    draws = line("draws", draws=TWICE, cards=box.rank_draws[rank(s, seat)])
    if not held:
        kept = line("", [Item("ritual", TWICE, TWICE)])
        nothing = line("no-sacrifice")
        return kept, nothing, [nothing, draws]
    before = s.tattoos[seat]
    reached = min(before + held, box.tattoo_top)
    steps = [Item("tattoos", reached - before, reached - before)]
    points = box.rank_vp[box.rank_at[reached]] - box.rank_vp[box.rank_at[before]]
    if not points:
        now = line("", steps)
        return now, line("marae", draws=TWICE), [line("sacrifices", steps, count=held), draws]
    more = [Item("points", points, points)]
    note = line("marae-rank", draws=TWICE, rank=box.rank_ids[box.rank_at[reached]])
    return line("", more, steps), note, [line("sacrifices", more, steps, count=held), draws]


def reef(s: GameState, seat: int) -> Told:
    low, high = min(s.box.die), max(s.box.die)
    bonus = in_front_bonus(s, seat, REEF_PEARLS)
    extra = KAHUNA_PEARLS + bonus
    rituals = [s.box.rituals[one] for one in s.in_front[seat] if s.box.in_front[REEF_PEARLS][one]]
    parts = [
        line("die", [Item("pearls", low, high)]),
        line("kahuna", [Item("pearls", KAHUNA_PEARLS, KAHUNA_PEARLS)]),
    ]
    if bonus:
        parts.append(line("rituals", [Item("pearls", bonus, bonus)], rituals=rituals))
        note = line("reef-ritual", kahuna=KAHUNA_PEARLS, bonus=bonus, rituals=rituals)
    else:
        note = line("reef", kahuna=KAHUNA_PEARLS)
    return line("", [Item("pearls", low + extra, high + extra)]), note, parts


def path(s: GameState, seat: int) -> Told:
    """With the free priest, and with as many as the seat can pay for."""
    found = [terms for _, terms in tried(s, seat, PathTurn(seat, 1), moves.RECRUIT)]
    mana = [one.most for terms in found for one in terms.gain if one.what == "mana"]
    pearls = [sum([one.most for one in terms.cost]) for terms in found]
    priests = [min(n + 1, s.box.priest_top - s.priests[seat]) for n in range(len(found))]
    note = line(
        "",
        [Item("priests", min(priests), max(priests))],
        [Item("pearls", min(pearls), max(pearls))] if max(pearls) else [],
    )
    now = line("", [Item("mana", min(mana), max(mana))])
    return now, note, [line("", terms.gain, terms.cost) for terms in found]


def neighbourhood(s: GameState, seat: int) -> Told:
    """The missions that can be fulfilled now, the best first; and a mask to swap, if any."""
    payable = [
        line("", [one for one in terms.gain if one.what == "points"], terms.cost)
        for _, terms in tried(s, seat, KahunaMission(seat, 0), moves.FULFIL)
    ]
    payable.sort(key=lambda one: (-total(one["gain"]), total(one["cost"])))
    swap = line("swap" if s.masks[seat] else "no-mask")
    if not payable:
        nothing = line("no-mission")
        return nothing, swap, [nothing, swap]
    note: TileLine = {**payable[1], "note": "or"} if len(payable) > 1 else swap
    return payable[0], note, [*payable[:MISSIONS_SHOWN], swap]


def total(some: list[forecasts.Item]) -> int:
    return sum([one["most"] for one in some])


def market(s: GameState, seat: int) -> Told:
    """What the dearest sales bring, and how many assistants can be hired."""
    sold = dearest(s, seat)
    gains = [sale(s, seat, commodity, space) for commodity, space in sold]
    price = hire_price(s, seat)
    hires = TWICE if not price else min(TWICE, s.pearls[seat] // price)
    hired = line("hire", [Item("assistant", 1, 1)], [Item("pearls", price, price)], hires=hires)
    if not sold:
        nothing = line("no-sale")
        if not hires:
            return nothing, line("no-hire"), [nothing, line("no-hire")]
        paid = [Item("pearls", hires * price, hires * price)] if price else []
        return line("", [Item("assistant", hires, hires)], paid), nothing, [nothing, hired]
    sales = [
        line("sale", gain, commodity=COMMODITIES[commodity])
        for (commodity, _), gain in zip(sold, gains, strict=True)
    ]
    note = line("market", sales=len(sold), hires=hires)
    return line("", together(gains)), note, [*sales, hired] if hires else sales


def dearest(s: GameState, seat: int) -> list[tuple[int, int]]:
    """The two sales at the highest prices, as commodity and space: each sale lowers its price."""
    reach = in_front_bonus(s, seat, PRICE_REACH)
    found: list[tuple[int, int]] = []
    for commodity in range(4):
        for sold in range(min(TWICE, s.commodities[seat * 4 + commodity])):
            space = max(0, s.prices[commodity] - sold) + reach
            found.append((commodity, min(space, s.box.chart_top)))
    return sorted(found, key=lambda one: (-one[1], one[0]))[:TWICE]


def sale(s: GameState, seat: int, commodity: int, space: int) -> list[Item]:
    """What the bonus of a space brings; of tracks and assistants how many more one has then."""
    trial = s.clone()
    trial.kahuna = seat
    turn = MarketTurn(seat, TWICE, TWICE, 1)
    trial.stack = [turn]
    move = s.box.moves[moves.SELL][commodity * (s.box.chart_top + 1) + space]
    found: list[Item] = []
    for item in terms_of(trial, turn, seat, move, [move]).gain:
        had = 0
        if item.what in ("rank", "drawn"):
            continue
        if item.what == "tattoos":
            had = s.tattoos[seat]
        elif item.what == "priests":
            had = s.priests[seat]
        elif item.what == "assistant" and item.name:
            had = assistants_of(s, seat, ASSISTANTS.index(item.name))
        found.append(Item(item.what, item.least - had, item.most - had, item.name))
    return found


def together(some: list[list[Item]]) -> list[Item]:
    """Gains added up by what they are."""
    found: dict[tuple[str, str], Item] = {}
    for item in [one for gains in some for one in gains]:
        key = (item.what, item.name)
        least, most = (found[key].least, found[key].most) if key in found else (0, 0)
        found[key] = Item(item.what, least + item.least, most + item.most, item.name)
    return list(found.values())


PLACES: Final = {
    "forest": forest,
    "marae": marae,
    "reef": reef,
    "path": path,
    "neighbourhood": neighbourhood,
    "market": market,
}


def share(s: GameState, seat: int, place: str) -> Share:
    """What another seat gets at a location, as far as everybody can see."""
    if place == "reef":
        bonus = in_front_bonus(s, seat, REEF_PEARLS)
        low, high = min(s.box.die) + bonus, max(s.box.die) + bonus
        told = line("", [Item("pearls", low, high)])
    elif place == "path":
        low = s.priests[seat] + in_front_bonus(s, seat, PRIEST_MANA)
        high = low + min(TWICE, s.box.priest_top - s.priests[seat])
        told = line("", [Item("mana", low, high)])
    elif place == "forest":
        told = line("", [Item("card", TWICE, TWICE)])
    elif place == "neighbourhood":
        told = line("swap" if s.masks[seat] else "no-mask")
    else:
        told = line("others-marae" if place == "marae" else "others-market")
    return {"seat": seat, "gets": told, "odds": odds(s, seat, place)}


def after(s: GameState, place: str) -> list[TileLine]:
    """What becomes of the board, and who chooses next."""
    new = s.players + 1
    told = line("after-forest", cards=new) if place == "forest" else line(f"after-{place}")
    chosen = 1 + len([owner for owner in s.tiles if owner >= 0])
    if chosen == s.players:
        return [told, line("last")]
    left = len(s.tiles) - chosen
    return [told, line("next", left=left, seat=(s.start + chosen) % s.players)]
