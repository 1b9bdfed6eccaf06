"""What happened, in the past tense.

Each entry gives the seat that acted and what it did ("sold a taro for 5 mana"), or no seat and a
whole sentence; full stops and names are added by the log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raiatea.cli.words.names import Names, a, count, instruction, listed, upper_first

Data = dict[str, Any]
Said = tuple[int | None, str]
GIFTS = {"tattoo": "1 tattoo", "commodity": "1 commodity", "pearls": "2 pearls"}


def by_seat(words: Callable[[Names, Data], str]) -> Callable[[Names, Data], Said]:
    """A sentence whose subject is the player of the event."""

    def said(names: Names, data: Data) -> Said:
        return data["seat"], words(names, data)

    return said


def by_nobody(words: Callable[[Names, Data], str]) -> Callable[[Names, Data], Said]:
    """A sentence without a player as its subject."""

    def said(names: Names, data: Data) -> Said:
        return None, words(names, data)

    return said


def gained_or_paid(noun: str) -> Callable[[Names, Data], Said]:
    def words(names: Names, data: Data) -> str:
        verb = "gained" if data["amount"] > 0 else "paid"
        return f"{verb} {count(abs(data['amount']), noun)}"

    return by_seat(words)


def tattoos(names: Names, data: Data) -> str:
    space, amount = data["space"], data["amount"]
    if data["rank"] is not None:
        return f"gained {count(amount, 'tattoo')} (now {names.rank_at(space)})"
    return f"gained {count(amount, 'tattoo')} (space {space})"


def turned_up(names: Names, data: Data) -> str:
    return f"The forest showed {listed([names.card(card) for card in data['cards']])}"


def without_treasure(names: Names, card: str) -> str:
    return names.card(card).partition(" with ")[0]


def to_markets(names: Names, data: Data) -> str:
    cards = [without_treasure(names, card) for card in data["cards"]]
    return f"{upper_first(listed(cards))} went to the markets"


def order(names: Names, data: Data) -> str:
    seats = [names.player(seat) for seat in data["seats"]]
    return f"The ceremonial order became {listed(seats)}"


def row(names: Names, data: Data) -> str:
    """The rituals from the bag, with their owners."""
    if not data["rituals"]:
        return "No ritual lay in the bag"
    rituals = []
    for one in data["rituals"]:
        key, owner = one["ritual"], one["owner"]
        cost = names.rituals[key].cost
        of = f" of {names.player(owner)}" if owner is not None else ""
        rituals.append(f"{names.ritual(key)}{of} ({cost})")
    return f"The row of rituals: {', '.join(rituals)}"


def performed(names: Names, data: Data) -> Said:
    ritual = names.rituals[data["ritual"]]
    text = f"{ritual.name} ({instruction(ritual.text)})"
    if data["seat"] is None:
        return None, f"The general ritual {text} was performed"
    return data["seat"], f"performed {text}"


def no_effect(names: Names, data: Data) -> str:
    """The first ritual that the bag could not pay for, with those that fell with it."""
    ritual = names.rituals[data["ritual"]]
    text = f"{ritual.name} costs {ritual.cost}: it was discarded without effect (R6.7)"
    others = [names.ritual(key) for key in data.get("others", [])]
    if others:
        text += f", and so {'were' if len(others) > 1 else 'was'} {listed(others)}"
    return text


def fulfilled(names: Names, data: Data) -> str:
    mission = names.missions[data["mission"]]
    what = names.mission(mission.id)
    return f"fulfilled mission {data['space']} ({what}) for {mission.value} VP"


def won_auction(names: Names, data: Data) -> str:
    value = names.missions[data["mission"]].value
    return f"won the auction of {data['space']} for {value} VP"


def shuffled(names: Names, data: Data) -> str:
    rituals = count(data["number"], f"discarded {data['pile']} ritual")
    return f"A new pile was made of {rituals}"


def round_began(names: Names, data: Data) -> str:
    name = data["round"]
    kind = "Action round" if name.startswith("A") else "Ceremony"
    return f"{kind} {name} began"


def silenced(names: Names, data: Data) -> str:
    return f"silenced {names.ritual(data['ritual'])} of {names.player(data['owner'])}"


def stolen(names: Names, data: Data) -> str:
    commodity = a(names.commodity(data["commodity"]))
    return f"took {commodity} from {names.player(data['victim'])}"


WORDS: dict[str, Callable[[Names, Data], Said]] = {
    "answered": by_seat(lambda n, d: "gave an answer"),
    "withdrew": by_seat(lambda n, d: "took the answer back"),
    "started": by_seat(lambda n, d: "became starting player"),
    "round": by_nobody(round_began),
    "chose location": by_seat(lambda n, d: f"chose the {n.location(d['location'])}"),
    "rolled": by_seat(lambda n, d: f"rolled {a(str(d['face']))}"),
    "pearls": gained_or_paid("pearl"),
    "mana": gained_or_paid("mana"),
    "priests": by_seat(
        lambda n, d: f"recruited {count(d['amount'], 'priest')} ({d['total']} in all)"
    ),
    "tattoos": by_seat(tattoos),
    "became tahua": by_seat(lambda n, d: "earned a ritual for free as new Tahua"),
    "declined": by_seat(lambda n, d: "performed no ritual"),
    "turned up": by_nobody(turned_up),
    "forest to markets": by_nobody(to_markets),
    "new forest pile": by_nobody(
        lambda n, d: f"A new forest pile was made of {count(d['number'], 'commodity')}"
    ),
    "took card": by_seat(lambda n, d: f"took {without_treasure(n, d['card'])}"),
    "took commodity": by_seat(
        lambda n, d: f"took {a(n.commodity(d['commodity']))} from the market"
    ),
    "took assistant": by_seat(
        lambda n, d: f"took {a(n.assistant(d['assistant']))} from the market"
    ),
    "took mask": by_seat(lambda n, d: f"took {n.the_mask(d['mask'])} from the market"),
    "gave mask": by_seat(lambda n, d: f"gave {n.the_mask(d['mask'])} to the market"),
    "price": by_nobody(lambda n, d: f"The {n.commodity(d['commodity'])} price is now {d['space']}"),
    "sacrificed": by_seat(lambda n, d: f"sacrificed {a(n.commodity(d['commodity']))}"),
    "sold": by_seat(
        lambda n, d: (
            f"sold {a(n.commodity(d['commodity']))} "
            + n.sale(d["commodity"], d["space"]).replace("of your ", "")
        )
    ),
    "hired": by_seat(
        lambda n, d: f"hired {a(n.assistant(d['assistant']))} for {count(d['pearls'], 'pearl')}"
    ),
    "used": by_seat(lambda n, d: f"used {a(n.assistant(d['assistant']))}"),
    "reactivated": by_seat(lambda n, d: f"reactivated {a(n.assistant(d['assistant']))}"),
    "joined mirror": by_seat(lambda n, d: f"joined a mirror to {n.mask(d['mask'])}"),
    "drew": by_seat(lambda n, d: f"drew {count(d['number'], d['pile'] + ' ritual')}"),
    "saw": by_seat(lambda n, d: f"saw {listed([n.ritual(key) for key in d['rituals']])}"),
    "kept": by_seat(lambda n, d: f"kept {count(d['number'], 'ritual')}"),
    "kept ritual": by_seat(lambda n, d: f"kept {n.ritual(d['ritual'])}"),
    "shuffled": by_nobody(shuffled),
    "bought": by_seat(lambda n, d: f"bought a draw of {d['pile']} rituals for {d['mana']} mana"),
    "offered": by_seat(lambda n, d: f"offered {d['amount']} mana"),
    "order": by_nobody(order),
    "bag": by_nobody(lambda n, d: f"The bag now holds {d['mana']} mana"),
    "gift": by_seat(lambda n, d: f"took the gift of {GIFTS[d['gift']]}"),
    "row": by_nobody(row),
    "performed": performed,
    "no effect": by_nobody(no_effect),
    "put in front": by_seat(lambda n, d: f"put {n.ritual(d['ritual'])} in front"),
    "statue": by_nobody(lambda n, d: f"Statue {d['statue']} was turned face up"),
    "fulfilled": by_seat(fulfilled),
    "paid commodity": by_seat(lambda n, d: f"paid {d['amount']} {n.commodity(d['commodity'])}"),
    "paid mask": by_seat(lambda n, d: f"paid {n.the_mask(d['mask'])}"),
    "paid ritual": by_seat(lambda n, d: f"paid a {d['pile']} ritual"),
    "bid": by_seat(lambda n, d: f"bid {d['amount']} mana"),
    "won auction": by_seat(won_auction),
    "took pearls": by_seat(
        lambda n, d: f"took {count(d['amount'], 'pearl')} from {n.player(d['victim'])}"
    ),
    "stole commodity": by_seat(lambda n, d: f"took a commodity from {n.player(d['victim'])}"),
    "stolen commodity": by_seat(stolen),
    "stole mask": by_seat(
        lambda n, d: f"took {n.the_mask(d['mask'])} from {n.player(d['victim'])}"
    ),
    "silenced": by_seat(silenced),
    "lost priests": by_seat(
        lambda n, d: f"lost {count(d['amount'], 'priest')} ({d['total']} left)"
    ),
    "lost pearls": by_seat(lambda n, d: f"lost {count(d['amount'], 'pearl')}"),
    "handed commodity": by_seat(
        lambda n, d: f"gave {a(n.commodity(d['commodity']))} to {n.player(d['receiver'])}"
    ),
    "passed": by_seat(lambda n, d: "passed"),
    "game over": lambda n, d: (d["winner"], "won the game"),
}
