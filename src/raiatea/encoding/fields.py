"""What an observation holds, field by field: the table that makes the vector and its description.

An observation is three blocks: the table, what is one's own, and five times what there is to know
of a seat, oneself first, then clockwise; the seats of absent players are zero.
"""

from __future__ import annotations

from array import array
from typing import Final, NamedTuple

from raiatea.catalogue import ASSISTANTS, COMMODITIES, LOCATIONS, PILES, RANKS, TOKEN_TYPES
from raiatea.encoding.actions import (
    CATALOGUE,
    FOREST,
    MASKS,
    MISSIONS,
    MOST_MANA,
    MOST_SEATS,
    PRICES,
    RITUALS,
)
from raiatea.engine.kinds import VARIANTS
from raiatea.engine.scoring import POINT_SOURCES
from raiatea.engine.vocabulary import STEPS

PERMANENT: Final = tuple(ritual.id for ritual in CATALOGUE.rituals if ritual.colour == "blue")
ROUNDS: Final = ("A1", "A2", "A3", "A4", "A5", "A6", "C1", "C2", "C3")
STATUES: Final = ("1", "2", "3")
ROWS: Final = tuple(
    f"{statue}.{row + 1}" for statue in STATUES for row in range(len(CATALOGUE.board.statue_rows))
)
QUESTIONS: Final = tuple(name for name, step in STEPS.items() if step.question)
PEOPLE: Final = ("seat", "victim", "receiver", "givers")  # told in the blocks of the seats
CARDS: Final = ("mission", "space", "effect")  # told by other fields
NUMBERS: Final = tuple(
    sorted({
        field.name
        for name in QUESTIONS
        for field in STEPS[name].fields
        if field.name not in PEOPLE + CARDS
    })
)  # fmt: skip


class Span(NamedTuple):
    """A few neighbouring places of an observation.

    A place holds a count divided by `most`, the most that is usual; for marks, 0 or 1, that is 1.
    """

    name: str
    places: tuple[str, ...]
    most: int
    text: str


def one(name: str, most: int, text: str) -> Span:
    return Span(name, ("",), most, text)


TABLE: Final = (
    Span("players", ("3", "4", "5"), 1, "the number of players"),
    Span("variants", VARIANTS, 1, "the variants in play"),
    Span("round", ROUNDS, 1, "the present round; none in set-up and after the last"),
    one("rounds to come", 9, "rounds after this one"),
    Span("location", LOCATIONS, 1, "the location that is being visited"),
    one("bag", 40, f"mana in the bag, at most {MOST_MANA} here as with all goods"),
    Span("stall", COMMODITIES, 4, "commodities on the market"),
    Span(
        "prices",
        tuple(f"{commodity} {price}" for commodity in COMMODITIES for price in PRICES),
        1,
        "the space of each price marker",
    ),
    Span("assistants", ASSISTANTS, 6, "assistants on the market"),
    Span("mask market", MASKS, 2, "masks on the market"),
    Span("forest", FOREST, 2, "cards of the Forest Supply"),
    Span("forest pile", FOREST, 4, "cards that are still in the forest pile"),
    Span("shown", FOREST, 1, "forest cards just turned up by a ritual"),
    Span("aside", COMMODITIES, 1, "commodities laid aside while they are being sold"),
    Span("piles", ("forest", *PILES), 50, "cards in the piles"),
    one("steps", 10, "steps on the stack: what is still to be done in this round"),
    Span("opened", STATUES, 1, "the statues that may be built"),
    Span("missions", MISSIONS, 2, "mission tokens that lie open on the statues"),
    Span("face down tokens", STATUES, 12, "tokens of each statue that are still face down"),
    Span("rows", ROWS, 3, "tokens in each row that are no auctions"),
    Span("auctions", ROWS, 3, "auction tokens in each row"),
    Span("due", ROWS, 1, "rows whose auctions are due"),
    Span("row", RITUALS, 2, "rituals that wait in the row"),
    Span("performing", RITUALS, 1, "rituals whose effects are being carried out"),
    Span("discards", RITUALS, 3, "rituals that were discarded openly"),
    Span("returned", RITUALS, 3, "rituals one saw go into the present piles, and not since"),
    Span("question", QUESTIONS, 1, "what is asked now; none when the game is over"),
    Span("numbers", NUMBERS, 3, "the numbers of the question, as in the last frame of the stack"),
    Span("auction", STATUES, 1, "the statue of the token for which all bid"),
)
OWN: Final = (
    Span("hand", RITUALS, 2, "one's rituals"),
    Span("drawn by oneself", RITUALS, 1, "rituals drawn, of which one keeps some"),
    Span("chosen", RITUALS, 1, "rituals of those that one has chosen to keep"),
    Span("prepared", RITUALS, 1, "rituals put into the bag"),
    Span("discarded", RITUALS, 3, "rituals one discarded face down"),
    Span("own row", RITUALS, 1, "one's rituals that wait in the row"),
    one("sealed", 1, "one has answered what all answer at the same time"),
)
SEAT: Final = (
    one("there", 1, "somebody sits here"),
    one("awaited", 1, "owes a decision"),
    one("starts", 1, "starting player"),
    one("kahuna", 1, "Kahuna of the present location"),
    one("concerned", 1, "victim, receiver, or still to give a mask, in the open question"),
    Span("place", ("1", "2", "3", "4", "5"), 1, "place in the ceremonial order"),
    Span("tiles", LOCATIONS, 1, "locations chosen in this round"),
    one("pearls", 20, "pearls, which anyone can count who watched"),
    one("mana", 30, "mana, likewise"),
    one("tattoos", 10, "space on the tattoo track"),
    one("priests", 12, "space on the priest track"),
    Span("commodities", COMMODITIES, 3, "commodities, as far as one can be sure of them"),
    one("unknown", 3, "commodities one cannot be sure of"),
    Span("ready", ASSISTANTS, 3, "assistants that are ready"),
    Span("used", ASSISTANTS, 3, "assistants that are used"),
    Span("least", PILES, 5, "rituals in hand at least"),
    Span("most", PILES, 5, "rituals in hand at most"),
    Span("fresh", PILES, 5, "of those, drawn since the pile was last shuffled, at most"),
    Span("face down", PILES, 10, "rituals discarded face down"),
    Span("drawn", PILES, 5, "rituals drawn and not yet kept or discarded"),
    Span("rank", RANKS, 1, "rank"),
    Span("masks", MASKS, 2, "masks, those joined to a mirror left out"),
    Span("joined", MASKS[:-1], 1, "masks joined to a mirror"),
    one("pairs", 4, "complete pairs of masks"),
    Span("counting pairs", ASSISTANTS, 1, "pairs that give a point for each such assistant"),
    Span("in front", PERMANENT, 2, "permanent rituals in front"),
    Span("tokens", TOKEN_TYPES, 3, "mission tokens by type"),
    Span(
        "points",
        POINT_SOURCES,
        10,
        "points if it ended now, those for assistants left out",
    ),
)
BLOCKS: Final = (
    ("table", TABLE),
    ("own", OWN),
    *((f"seat {seat}", SEAT) for seat in range(MOST_SEATS)),
)


FIELDS: Final = tuple(
    f"{block}: {field.name}" + (f": {place}" if place else "")
    for block, fields in BLOCKS
    for field in fields
    for place in field.places
)
"""The name of each place of an observation."""
LENGTH: Final = len(FIELDS)
"""How many numbers an observation has."""
SIZE: Final = {field.name: len(field.places) for field in (*TABLE, *OWN, *SEAT)}
"""How many places a field has, in each block where it is."""
SHARE: Final = {field.name: array("f", [1 / field.most])[0] for field in (*TABLE, *OWN, *SEAT)}
"""What one of a field counts, as a float32 can say it."""
SCALE: Final = array(
    "f", [SHARE[field.name] for _, fields in BLOCKS for field in fields for _ in field.places]
)
"""What one counts at each place of an observation."""
