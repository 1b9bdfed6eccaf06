"""Moves: the answers to decisions, each with a short stable text."""

from __future__ import annotations

from typing import Final, final

GO: Final = 0
TAKE: Final = 1
PASS: Final = 2
DONE: Final = 3
COLLECTOR: Final = 4
COMMODITY: Final = 5
ASSISTANT: Final = 6
MASK: Final = 7
TATTOO: Final = 8
SACRIFICE: Final = 9
DRAW: Final = 10
KEEP: Final = 11
RECRUIT: Final = 12
RECRUIT_ONLY: Final = 13
GIVE: Final = 14
FULFIL: Final = 15
SELL: Final = 16
HIRE: Final = 17
MERCHANT: Final = 18
SHAMAN: Final = 19
JOIN: Final = 20
BUY: Final = 21
PREPARE: Final = 22
OFFER: Final = 23
BID: Final = 24
GIFT: Final = 25
LAY: Final = 26
PERFORM: Final = 27
REACTIVATE: Final = 28
PLAYER: Final = 29
SILENCE: Final = 30
STEAL: Final = 31
PAY_COMMODITY: Final = 32
PAY_MASK: Final = 33
PAY_RITUAL: Final = 34
HAND_COMMODITY: Final = 35
HAND_PEARLS: Final = 36

VERBS: Final = (
    "go",
    "take",
    "pass",
    "done",
    "collector",
    "commodity",
    "assistant",
    "mask",
    "tattoo",
    "sacrifice",
    "draw",
    "keep",
    "recruit",
    "recruit only",
    "give",
    "fulfil",
    "sell",
    "hire",
    "merchant",
    "shaman",
    "join",
    "buy",
    "prepare",
    "offer",
    "bid",
    "gift",
    "lay",
    "perform",
    "reactivate",
    "player",
    "silence",
    "steal",
    "pay",
    "pay mask",
    "pay ritual",
    "hand",
    "hand pearls",
)


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


def move(verb: int, what: int = 0, *names: str) -> Move:
    """A move of a verb, with the names that stand behind the verb in its text."""
    return Move(verb, what, 0, " ".join((VERBS[verb], *names)))


def moves_of(verb: int, names: list[str]) -> list[Move]:
    """One move of the verb for each name, by its place in the list."""
    return [move(verb, i, name) for i, name in enumerate(names)]
