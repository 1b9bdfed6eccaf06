"""Moves: the answers to decisions, each with a short stable text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from raiatea.engine.declare import Field, amount, one, place, player, price

if TYPE_CHECKING:
    from raiatea.engine.box import Box

MOST_MANA: Final = 100_000


@final
class Verb:
    """A kind of move. Its moves are the verb and, behind it, what its fields say."""

    __slots__ = ("fields", "name", "number")

    def __init__(self, number: int, name: str, fields: tuple[Field, ...]) -> None:
        self.number = number
        self.name = name
        self.fields = fields

    def __repr__(self) -> str:
        return f"<Verb {self.name}>"


VERBS: Final[list[Verb]] = []


def verb(name: str, *fields: Field) -> int:
    """Declare a verb, of at most two fields; returns the number by which moves know it."""
    VERBS.append(Verb(len(VERBS), name, fields))
    return len(VERBS) - 1


# Their order is that of the index of actions: new ones come last.
GO: Final = verb("go", one("location"))
TAKE: Final = verb("take", one("forest card", "card"))
PASS: Final = verb("pass")
DONE: Final = verb("done")
COLLECTOR: Final = verb("collector")
COMMODITY: Final = verb("commodity", one("commodity"))
ASSISTANT: Final = verb("assistant", one("assistant"))
MASK: Final = verb("mask", one("mask"))
TATTOO: Final = verb("tattoo")
SACRIFICE: Final = verb("sacrifice", one("commodity"))
DRAW: Final = verb("draw", one("pile"))
KEEP: Final = verb("keep", one("ritual"))
RECRUIT: Final = verb("recruit", amount("amount", 2))
RECRUIT_ONLY: Final = verb("recruit only", amount("amount", 2))
GIVE: Final = verb("give", one("mask"))
FULFIL: Final = verb("fulfil", one("space"))
SELL: Final = verb("sell", one("commodity"), price("price"))
HIRE: Final = verb("hire", one("assistant"))
MERCHANT: Final = verb("merchant", one("commodity"))
SHAMAN: Final = verb("shaman", one("ritual"))
JOIN: Final = verb("join", one("mask"))
BUY: Final = verb("buy", one("pile"))
PREPARE: Final = verb("prepare", one("ritual"))
OFFER: Final = verb("offer", amount("amount", MOST_MANA))
BID: Final = verb("bid", amount("amount", MOST_MANA))
GIFT: Final = verb("gift", one("gift"))
LAY: Final = verb("lay", one("ritual"))
PERFORM: Final = verb("perform", one("ritual"))
REACTIVATE: Final = verb("reactivate", one("assistant"))
PLAYER: Final = verb("player", player("player"))
SILENCE: Final = verb("silence", place("place"))
STEAL: Final = verb("steal", one("mask"))
PAY_COMMODITY: Final = verb("pay", one("commodity"))
PAY_MASK: Final = verb("pay mask", one("mask"))
PAY_RITUAL: Final = verb("pay ritual", one("ritual"))
HAND_COMMODITY: Final = verb("hand", one("commodity"))
HAND_PEARLS: Final = verb("hand pearls")


@final
class Move:
    """One answer to a decision. Moves with the same text are equal.

    `verb` and `what` (and for a sale `more`) are the numbers the engine reads.
    """

    __slots__ = ("more", "text", "verb", "what")

    def __init__(self, verb: int, what: int, more: int, text: str) -> None:
        self.verb = verb
        self.what = what
        self.more = more
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.verb, self.what, self.more, self.text)

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self


def say(box: Box, number: int, what: int = 0, more: int = 0) -> Move:
    """The move of a verb, with the numbers of its fields."""
    declared = VERBS[number]
    values = [what, more]
    words = [str(field.said(box, values[i])) for i, field in enumerate(declared.fields)]
    return Move(number, what, more, " ".join([declared.name, *words]))


def parse(box: Box, text: str) -> Move:
    """The move of a text, whether it is legal or not; raises `ValueError` for no move."""
    found: Verb | None = None
    for declared in VERBS:
        if f"{text} ".startswith(f"{declared.name} ") and (
            found is None or len(declared.name) > len(found.name)
        ):
            found = declared
    if found is None:
        raise ValueError(f"{text!r:.80} begins with no verb")
    words = text[len(found.name) :].split()
    if len(words) != len(found.fields):
        raise ValueError(f"{found.name!r} takes {len(found.fields)} words, not {len(words)}")
    numbers = [field.read_word(box, words[i]) for i, field in enumerate(found.fields)]
    return say(box, found.number, *numbers)


def fields_of(box: Box, move: Move) -> dict[str, object]:
    """What the fields of a move say, by their names."""
    values = [move.what, move.more]
    declared = VERBS[move.verb]
    return {field.name: field.said(box, values[i]) for i, field in enumerate(declared.fields)}
