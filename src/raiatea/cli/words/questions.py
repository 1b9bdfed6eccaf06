"""Every question in plain words."""

from __future__ import annotations

from collections.abc import Callable

from raiatea.cli.words.names import Setting, count

Words = Callable[[Setting], str]

SPENT = "Your actions here are done. Use an assistant or a mirror, or finish."


def question_words(at: Setting) -> str:
    """What is asked of the seat now."""
    words = WORDS[at.question]
    return words if isinstance(words, str) else words(at)


def take(noun: str) -> Words:
    """Take some number of things from a market."""
    market = {"commodity": "Commodities", "assistant": "Assistant", "mask": "Mask"}[noun]

    def words(at: Setting) -> str:
        number = at.frame["number"]
        text = f"Take {count(number, noun)} from the {market} Market"
        text += ", one by one" if number > 1 else ""
        return f"{text}, or decline." if at.frame["may"] else f"{text}."

    return words


def pick(at: Setting) -> str:
    if at.frame["collector"]:
        return "The Collector turned up a card. Take one card of the Forest Supply, or pass."
    return "Take a card from the Forest Supply, or pass."


def marae(at: Setting) -> str:
    parts = []
    if at.frame["sacrifices"]:
        parts.append("Sacrifice a commodity for a tattoo")
    if at.frame["draws"]:
        parts.append("draw rituals and keep one" if parts else "Draw rituals and keep one")
    return f"{', '.join([*parts, 'or finish'])}." if parts else SPENT


def market(at: Setting) -> str:
    parts = []
    if at.frame["sales"]:
        parts.append("Sell a commodity")
    if at.frame["hires"]:
        parts.append("hire an assistant" if parts else "Hire an assistant")
    return f"{', '.join([*parts, 'or finish'])}." if parts else SPENT


def path(at: Setting) -> str:
    bonus = " As Kahuna you get 1 priest for nothing." if at.frame["bonus"] else ""
    return f"Recruit priests for pearls, then gain mana for all of yours.{bonus}"


def kahuna_mission(at: Setting) -> str:
    when = "now, after the exchange" if at.frame["after"] else "before the exchange of masks"
    return f"As Kahuna you may fulfil one mission {when}."


def keep_together(at: Setting) -> str:
    drawn = len(at.mine["drawn"])
    kept = len(at.mine["chosen"])
    if not at.frame["setup"]:
        return f"Keep one of these {drawn} rituals."
    if len(at.names.players) == 4 and at.seat == at.public["start"]:
        return f"Keep one of these {drawn} rituals. As starting player of 4 you keep just one."
    return f"Keep {'a second' if kept else 'two'} of these {drawn} rituals, one after the other."


def keep(at: Setting) -> str:
    number = at.frame["number"]
    drawn = len(at.mine["drawn"])
    return f"Keep {'one' if number == 1 else number} of these {drawn} rituals."


def draw_from(at: Setting) -> str:
    keeps = "1 card" if at.frame["keep"] == 1 else f"{at.frame['keep']} cards"
    return f"Choose the pile to draw rituals from. You keep {keeps}."


def bid(at: Setting) -> str:
    mission = at.names.missions[at.mission_at(at.frame["space"])]
    return (
        f"Bid mana for a token of {mission.value} VP. The highest bid wins; all bids are paid. "
        f"You have {at.mine['mana']}."
    )


def offer(at: Setting) -> str:
    return (
        "Offer mana. The highest offering goes first, and all of it goes into the bag. "
        f"You have {at.mine['mana']}; the bag holds {at.public['bag']}."
    )


def prepare(at: Setting) -> str:
    inside = at.mine["prepared"]
    if not inside:
        return "Put rituals into the Sacrifice Bag, one by one, or close it."
    names = ", ".join(at.names.ritual(key) for key in inside)
    return f"You put in {names}. Add another ritual if you can, or close the bag."


def perform(at: Setting) -> str:
    return f"{'You may perform' if at.frame['may'] else 'Perform'} one ritual of yours for free."


def pay_commodity(at: Setting) -> str:
    mission = at.names.missions[at.frame["mission"]]
    return f"Choose what you pay for the mission: {at.names.mission(mission.id)}."


def fulfil(at: Setting) -> str:
    how = " without paying for it" if at.frame["free"] else ""
    return f"{'You may fulfil' if at.frame['may'] else 'Fulfil'} one available mission{how}."


def left_to_pay(noun: str) -> Words:
    def words(at: Setting) -> str:
        return f"Choose what you pay for the mission: {count(at.frame['left'], noun)} to go."

    return words


def reactivate(at: Setting) -> str:
    upto = "up to " if at.frame["may"] else ""
    return f"Reactivate {upto}{count(at.frame['number'], 'assistant')}, one by one."


def steal(at: Setting) -> str:
    return f"Take one unpaired mask of {at.names.player(at.frame['victim'])}."


def hand_over(at: Setting) -> str:
    receiver = at.names.player(at.frame["receiver"])
    return f"Give {receiver} a commodity or {count(at.frame['pearls'], 'pearl')}."


WORDS: dict[str, str | Words] = {
    "ChooseLocation": "Choose a location. You will be its Kahuna.",
    "Linger": "Your action is done. Use a Shaman or a mirror, or end your turn.",
    "LastMirrors": "The game ends. Join a mirror to one of your masks, or not.",
    "ForestPick": pick,
    "AlsoTakeCommodity": "The Collector also brings you a commodity of the Forest Supply.",
    "MaraeTurn": marae,
    "PathTurn": path,
    "KahunaMission": kahuna_mission,
    "GiveMask": "Give one of your masks to the Mask Market and choose another later, or keep all.",
    "TakeBack": "Take a mask from the Mask Market for the one you gave.",
    "MarketTurn": market,
    "Dance": "Dance of the priests: recruit priests for pearls, then gain mana for all of yours.",
    "BuyRituals": "You may buy a draw of rituals for 3 mana.",
    "Prepare": prepare,
    "Offer": offer,
    "ChooseGift": "Choose a ceremonial gift, or decline.",
    "LayInOrder": "Your rituals of the same cost: choose which of them comes first in the row.",
    "Build": "Build the To'o: fulfil one mission, or pass.",
    "PayCommodity": pay_commodity,
    "PayMask": left_to_pay("mask"),
    "PayRitual": left_to_pay("ritual"),
    "SecondMission": "With a Pearl Diver you may fulfil a second mission at once.",
    "FulfilByEffect": fulfil,
    "Bid": bid,
    "Keep": keep,
    "KeepTogether": keep_together,
    "DrawFrom": draw_from,
    "PerformFree": perform,
    "TakeCommodity": take("commodity"),
    "TakeAssistant": take("assistant"),
    "TakeMask": take("mask"),
    "Reactivate": reactivate,
    "AdvanceTattoo": "Your Shamans match the die: you may take one tattoo.",
    "CarryOutPriestTrack": "Recruit priests for pearls, then gain mana for all of yours.",
    "TakeShown": "Take one of the forest cards that were turned up.",
    "ChoosePlayer": "Choose the player whom your ritual hits.",
    "StealMask": steal,
    "SilenceRitual": "Choose a waiting ritual of another player. It is discarded without effect.",
    "HandOver": hand_over,
}
