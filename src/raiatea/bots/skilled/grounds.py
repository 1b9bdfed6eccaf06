"""What speaks for a move as `skilled` sees it, in more words than what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from raiatea.bots import reasons
from raiatea.bots.bot import Reason, about
from raiatea.bots.skilled import ceremony, hand, locations, missions, possessions, visits
from raiatea.catalogue import ASSISTANTS, COMMODITIES, Mission
from raiatea.engine import Move, moves
from raiatea.engine.steps.reef import KAHUNA_PEARLS
from raiatea.view import View

Ground = Reason | None


def because(view: View, move: Move, reason: Reason) -> Reason:
    """Why a bot likes a move, as it is said to people: with what `skilled` sees in it."""
    found = VERBS[move.verb](view, about(move)) if move.verb in VERBS else None
    if found is None:
        return reason
    # Offers are drawn by lot from the good ones: what each is worth would not tell why.
    return found if reason.message == reasons.OFFER else replace(reason, grounds=found)


def ground(name: str, **values: str | int | float) -> Reason:
    return Reason(f"ground-{name}", values)


def percent(chance: float) -> int:
    """As people say it who do not know: in steps of five, and never quite sure."""
    return max(5, min(95, 5 * round(20 * chance)))


# Locations.


def going(view: View, location: str) -> Ground:
    return LOCATIONS[location](view) if location in LOCATIONS else None


def to_forest(view: View) -> Ground:
    if not view.forest:
        return None
    best = max(view.forest, key=lambda card: locations.forest_card(view, card))
    return ground("forest", card=f"forest-{best}")


def to_marae(view: View) -> Ground:
    tattoos = min(2, sum(view.me.commodities.values()))
    rank = reached(view, tattoos)
    return ground("marae-rank", rank=rank) if rank else ground("marae", tattoos=tattoos)


def to_reef(view: View) -> Ground:
    return ground("reef", pearls=KAHUNA_PEARLS)


def to_path(view: View) -> Ground:
    priests = min(view.me.priests + 1, view.cards.board.priest_track)
    return ground("path", mana=priests + view.me.lasting("priest_mana"))


def to_neighbourhood(view: View) -> Ground:
    able = {
        space: missions.urgent(view, one)
        for space, one in open_spaces(view).items()
        if missions.able(view, view.me, one) and missions.fulfilled(view, one) > 0
    }
    return ground("neighbourhood", space=max(able, key=lambda one: able[one])) if able else None


def open_spaces(view: View) -> dict[str, Mission]:
    return {space: one for space, one in view.missions.items() if one in view.open_missions}


def to_market(view: View) -> Ground:
    held = [one for one in COMMODITIES if view.me.commodities[one]]
    hires = {
        f"assistant-{one}": locations.hired(view, one)
        for one in ASSISTANTS
        if view.market.assistants[one] and view.me.pearls >= view.me.hire_price
    }
    sales = {f"commodity-{one}": locations.net_sale(view, one) for one in held}
    found = {**hires, **sales}
    best = max(found, key=lambda one: found[one], default=None)
    if best is None or found[best] <= 0:
        return None
    return ground("hire" if best in hires else "sell", what=best)


LOCATIONS: Final[dict[str, Callable[[View], Ground]]] = {
    "forest": to_forest,
    "marae": to_marae,
    "reef": to_reef,
    "path": to_path,
    "neighbourhood": to_neighbourhood,
    "market": to_market,
}


# Goods and people.


def reached(view: View, tattoos: int) -> str:
    """The message of the rank that so many tattoos bring; "" if they bring none."""
    track = view.cards.board.ranks
    now = view.cards.rank_number(view.me.tattoos)
    then = view.cards.rank_number(min(view.me.tattoos + tattoos, track[-1].space))
    return f"rank-{track[then].id}" if then > now else ""


def tattoo(view: View, _: str = "") -> Ground:
    rank = reached(view, 1)
    return ground("rank", rank=rank) if rank else None


def card(view: View, name: str) -> Ground:
    if name not in view.cards.forest:
        return None
    found = view.cards.forest[name]
    if found.kind == "commodity":
        return commodity(view, found.shows)
    if found.kind == "assistant":
        return assistant(view, found.shows)
    return tattoo(view) if found.treasure == "tattoos" and found.amount == 1 else None


def commodity(view: View, name: str) -> Ground:
    """With one more of it a mission can be paid."""
    held = view.me.commodities
    more = {**held, name: held[name] + 1}
    for space, mission in open_spaces(view).items():
        wanted = mission.kind == "commodities" and possessions.lacking(mission, held)
        if wanted and not possessions.lacking(mission, more):
            return ground("mission", space=space)
    return None


def assistant(view: View, name: str) -> Ground:
    times = round(visits.to_come(view, view.cards.rolled_at[name]))
    return ground("die", times=times) if times else None


def gift(view: View, name: str) -> Ground:
    return tattoo(view) if name == "tattoo" else None


def recruits(view: View, number: str) -> Ground:
    times = round(possessions.mana_payments(view))
    recruited = int(number) + view.question.get("bonus", 0)
    return ground("mana", times=times) if times and recruited else None


def mission(view: View, name: str) -> Ground:
    rivals = missions.rivals(view, view.missions[name])
    return ground("rivals", rivals=rivals) if rivals else None


# Rituals.


def ritual(view: View, name: str) -> Ground:
    """How it may come to be performed."""
    cost = view.cards.rituals[name].cost
    if view.me.ready["shaman"] and cost <= view.me.priests:
        return ground("shaman")
    chance = hand.by_bag(view, name)
    return ground("bag", percent=percent(chance)) if chance > 0 else None


def put_in(view: View, name: str) -> Ground:
    return ground("bag", percent=percent(ceremony.paid_if_put_in(view, name)))


def offer(view: View, amount: str) -> Ground:
    """How likely it is to be first; and that the bag then pays for all that I have put in."""
    first = percent(ceremony.places(ceremony.ahead(view, int(amount)))[0])
    mine = view.me.prepared
    if not mine:
        return ground("offer", percent=first) if amount != "0" else ground("offer-none")
    dearest = max(mine, key=lambda one: view.cards.rituals[one].cost)
    paid = percent(ceremony.paid(view, ceremony.bag_with(view, int(amount)), mine, dearest))
    return ground("offer-rituals", percent=first, paid=paid)


def bid(view: View, amount: str) -> Ground:
    if amount == "0":
        return None
    return ground("bid", percent=percent(ceremony.wins(view, int(amount))))


def laid(view: View, name: str) -> Ground:
    return ground("laid-first")


VERBS: Final[dict[int, Callable[[View, str], Ground]]] = {
    moves.GO: going,
    moves.TAKE: card,
    moves.COMMODITY: commodity,
    moves.ASSISTANT: assistant,
    moves.HIRE: assistant,
    moves.TATTOO: tattoo,
    moves.SACRIFICE: tattoo,
    moves.GIFT: gift,
    moves.RECRUIT: recruits,
    moves.FULFIL: mission,
    moves.KEEP: ritual,
    moves.PREPARE: put_in,
    moves.OFFER: offer,
    moves.BID: bid,
    moves.LAY: laid,
}
