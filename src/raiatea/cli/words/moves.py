"""Every move in words, as a choice on the screen."""

from __future__ import annotations

from collections.abc import Callable

from raiatea.cli.words.names import Setting, a, count, instruction
from raiatea.engine import Move
from raiatea.engine.moves import VERBS
from raiatea.engine.vocabulary import HIRE_PRICE

PRIEST_PRICES = (0, 2, 5)
GIFTS = {
    "tattoo": "1 tattoo",
    "commodity": "1 commodity from the market",
    "pearls": "2 pearls",
}

PASSES = {
    "AlsoTakeCommodity": "Take no commodity",
    "AdvanceTattoo": "Decline the tattoo",
    "Build": "Pass",
    "BuyRituals": "Buy no ritual",
    "ChooseGift": "Decline the gift",
    "DrawFrom": "Draw no rituals",
    "ForestPick": "Pass: take no card",
    "FulfilByEffect": "Fulfil no mission",
    "GiveMask": "Give no mask",
    "KahunaMission": "Fulfil no mission now",
    "PerformFree": "Perform no ritual",
    "SecondMission": "Fulfil no second mission, keep the Pearl Diver",
    "TakeAssistant": "Take no assistant",
    "TakeBack": "Take no mask",
    "TakeCommodity": "Take no commodity",
    "TakeMask": "Take no mask",
}
DONES = {
    "LastMirrors": "Join no mirror",
    "Linger": "End your turn",
    "MaraeTurn": "Finish at the Marae",
    "MarketTurn": "Finish at the Market",
    "Prepare": "Close the bag: put in no more rituals",
    "Reactivate": "Reactivate no more",
}


def move_words(at: Setting, move: Move) -> str:
    """What a legal move of the seat means."""
    verb = VERBS[move.verb].name
    return WORDS[verb](at, move.text[len(verb) + 1 :])


def recruit(at: Setting, paid: str, free: int) -> str:
    """The priests that are paid for, the free one, and the mana that follows."""
    number = int(paid)
    top = at.names.catalogue.board.priest_track
    priests = min(at.public["priests"][at.seat] + number + free, top)
    mana = priests + at.in_front("priest_mana")
    if number:
        text = f"Recruit {count(number, 'priest')} for {count(PRIEST_PRICES[number], 'pearl')}"
        text += ", and 1 for nothing" if free else ""
    else:
        text = "Recruit 1 priest for nothing" if free else "Recruit no priest"
    return f"{text}, then gain {mana} mana"


def recruit_with_bonus(at: Setting, paid: str) -> str:
    return recruit(at, paid, at.frame.get("bonus", 0))


def recruit_only(at: Setting, paid: str) -> str:
    return f"Decline the free priest. {recruit(at, paid, 0)}"


def draw(at: Setting, pile: str) -> str:
    return f"Draw {count(at.draws(), f'{pile} ritual')}"


def buy(at: Setting, pile: str) -> str:
    return f"Pay 3 mana, draw {count(at.draws(), f'{pile} ritual')} and keep 1"


def fulfil(at: Setting, space: str) -> str:
    """The mission with its points, and what it costs where that is less than shown."""
    key = at.mission_at(space)
    mission = at.names.missions[key]
    text = f"Fulfil {space} for {mission.value} VP: {at.names.mission(key)}"
    if at.frame.get("free"):
        return f"Fulfil {space} for {mission.value} VP, without paying"
    discount = at.in_front("mission_discount")
    if discount and mission.kind in ("pearls", "mana"):
        noun = "pearl" if mission.kind == "pearls" else "mana"
        return f"{text} (for you {count(max(1, mission.amount - discount), noun)})"
    return text


def sell(at: Setting, what: str) -> str:
    commodity, space = what.rsplit(" ", 1)
    return f"Sell {a(at.names.commodity(commodity))} {at.names.sale(commodity, int(space))}"


def hire(at: Setting, assistant: str) -> str:
    price = max(0, HIRE_PRICE - at.in_front("hire_discount"))
    return f"Hire {a(at.names.assistant(assistant))} for {count(price, 'pearl')}"


def silence(at: Setting, place: str) -> str:
    waiting = at.public["row"][int(place) - 1]
    ritual = at.names.rituals[waiting["ritual"]]
    owner = at.names.player(waiting["owner"])
    return f"Silence {ritual.name} of {owner} ({ritual.cost} mana): {instruction(ritual.text)}"


def pay(at: Setting, commodity: str) -> str:
    mission = at.names.missions[at.frame["mission"]]
    at_once = {"identical": mission.amount, "pairs": 2}.get(mission.pattern, 1)
    return f"Pay {at_once} {at.names.commodity(commodity)}"


def pay_mask(at: Setting, mask: str) -> str:
    mission = at.names.missions[at.frame["mission"]]
    both = "both masks" if mission.pattern == "identical" else "the mask"
    return f"Pay {both} {at.names.mask(mask)}"


def hand_pearls(at: Setting, _: str) -> str:
    return f"Give {count(min(at.frame['pearls'], at.mine['pearls']), 'pearl')}"


def commodity(at: Setting, key: str) -> str:
    return f"Take {a(at.names.commodity(key))}"


WORDS: dict[str, Callable[[Setting, str], str]] = {
    "go": lambda at, key: f"Go to the {at.names.location(key)}",
    "take": lambda at, key: f"Take {at.names.card(key)}",
    "pass": lambda at, _: PASSES.get(at.question, "Pass"),
    "done": lambda at, _: DONES.get(at.question, "Finish"),
    "collector": lambda at, _: "Use a Collector: turn up 1 more card, take a commodity besides",
    "commodity": commodity,
    "assistant": lambda at, key: f"Take {a(at.names.assistant(key))}",
    "mask": lambda at, key: f"Take {at.names.the_mask(key)}",
    "tattoo": lambda at, _: "Take 1 tattoo",
    "sacrifice": lambda at, key: f"Sacrifice {a(at.names.commodity(key))} for 1 tattoo",
    "draw": draw,
    "keep": lambda at, key: f"Keep {at.names.ritual_in_full(key)}",
    "recruit": recruit_with_bonus,
    "recruit only": recruit_only,
    "give": lambda at, key: f"Give {at.names.the_mask(key)}",
    "fulfil": fulfil,
    "sell": sell,
    "hire": hire,
    "merchant": lambda at, key: (
        f"Use a Merchant: raise the {at.names.commodity(key)} price to the top"
    ),
    "shaman": lambda at, key: f"Use a Shaman for {at.names.ritual_in_full(key)}",
    "join": lambda at, key: f"Join a mirror to {at.names.mask(key)}",
    "buy": buy,
    "prepare": lambda at, key: f"Put in {at.names.ritual_in_full(key)}",
    "offer": lambda at, amount: f"Offer {amount} mana",
    "bid": lambda at, amount: f"Bid {amount} mana",
    "gift": lambda at, key: f"Take {GIFTS[key]}",
    "lay": lambda at, key: f"Lay {at.names.ritual_in_full(key)}",
    "perform": lambda at, key: f"Perform {at.names.ritual_in_full(key)}",
    "reactivate": lambda at, key: f"Reactivate {a(at.names.assistant(key))}",
    "player": lambda at, seat: f"Choose {at.names.player(int(seat))}",
    "silence": silence,
    "steal": lambda at, key: f"Take {at.names.the_mask(key)}",
    "pay": pay,
    "pay mask": pay_mask,
    "pay ritual": lambda at, key: f"Pay {at.names.ritual_in_full(key)}",
    "hand": lambda at, key: f"Give {a(at.names.commodity(key))}",
    "hand pearls": hand_pearls,
}
