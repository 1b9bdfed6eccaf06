"""Every move a game can offer, numbered once and for all: the same for all numbers of players.

Most moves are numbered by their text. Three kinds are numbered by what they mean to the seat, not
by where things lie: a mission and a waiting ritual by card (its first, second … copy on the
table), another player by the way round the table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from raiatea import catalogue as catalogues
from raiatea.catalogue import ASSISTANTS, COMMODITIES, LOCATIONS, MIRROR, PILES
from raiatea.engine.kinds import GIFTS
from raiatea.engine.vocabulary import VERBS, Field

MOST_MANA: Final = 255
"""The most mana that an offer or a bid can have here."""
MOST_SEATS: Final = 5

CATALOGUE: Final = catalogues.own()
"""The cards that are numbered here: those of this program, by default the packaged ones."""
RITUALS: Final = tuple(ritual.id for ritual in CATALOGUE.rituals)
MISSIONS: Final = tuple(mission.id for mission in CATALOGUE.missions)
MASKS: Final = (*(mask.id for mask in CATALOGUE.masks), MIRROR)
FOREST: Final = tuple(card.id for card in CATALOGUE.forest)
PRICES: Final = tuple(str(space + 1) for space in range(len(CATALOGUE.board.charts[0].spaces)))
OTHERS: Final = tuple(f"+{steps}" for steps in range(1, MOST_SEATS))
AMOUNTS: Final = tuple(str(amount) for amount in range(MOST_MANA + 1))
RECRUITS: Final = ("0", "1", "2")

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "location": LOCATIONS,
    "forest card": FOREST,
    "commodity": COMMODITIES,
    "assistant": ASSISTANTS,
    "mask": MASKS,
    "pile": PILES,
    "ritual": RITUALS,
    "mission": MISSIONS,
    "gift": GIFTS,
    "player": OTHERS,
    "amount": AMOUNTS,
    "priests": RECRUITS,
}
"""What a move can be about."""

MEANING: Final = {"seat": "player", "space": "mission", "place": "ritual"}


def about(fields: tuple[Field, ...]) -> str:
    """What the moves of a verb are about, by the first field of their texts."""
    if not fields:
        return ""
    first = fields[0]
    if first.kind == "amount" and first.most < len(RECRUITS):
        return "priests"
    return MEANING.get(first.kind, first.kind)


ABOUT: Final = {name: about(verb.fields) for name, verb in VERBS.items()}
"""For each verb what its moves are about, in the order of the index."""

COPIES: Final[dict[str, tuple[int, ...]]] = {
    "fulfil": tuple(mission.copies for mission in CATALOGUE.missions),
    "silence": tuple(ritual.copies for ritual in CATALOGUE.rituals),
}


class Action(NamedTuple):
    """One number of the index: its text here, its verb, and which thing it is about (or -1)."""

    text: str
    verb: str
    thing: int
    nth: int


def actions_of(verb: str) -> list[Action]:
    if not ABOUT[verb]:
        return [Action(verb, verb, -1, 0)]
    found: list[Action] = []
    for thing, name in enumerate(VERBS[verb].fields[0].words or THINGS[ABOUT[verb]]):
        if len(VERBS[verb].fields) > 1:
            found += [
                Action(f"{verb} {name} {price}", verb, thing, nth)
                for nth, price in enumerate(PRICES)
            ]
            continue
        copies = COPIES[verb][thing] if verb in COPIES else 1
        found += [
            Action(f"{verb} {name}" + (f" {nth + 1}" if nth else ""), verb, thing, nth)
            for nth in range(copies)
        ]
    return found


TABLE: Final = tuple(action for verb in ABOUT for action in actions_of(verb))
ACTIONS: Final = tuple(action.text for action in TABLE)
"""The texts of all actions; an action's number is its place here."""
NUMBER: Final = {text: number for number, text in enumerate(ACTIONS)}

FIRST_FULFIL: Final = tuple(NUMBER[f"fulfil {mission}"] for mission in MISSIONS)
FIRST_SILENCE: Final = tuple(NUMBER[f"silence {ritual}"] for ritual in RITUALS)
FIRST_PLAYER: Final = NUMBER[f"player {OTHERS[0]}"]

FEATURES: Final = (
    *VERBS,
    *(f"{kind} {name}" for kind in THINGS if kind not in ("amount", "priests")
      for name in THINGS[kind]),
    "amount",
    "price",
)  # fmt: skip
"""What each number in the description of an action says."""
