"""What is said, before it is said in a language: messages of `locales/` and what they tell of."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player by their seat, or a thing by the message of its name.

    `about` is the piece on the table; `variables` are those of the name, where it has any.
    """

    seat: int | None = None
    name: str | None = None
    about: str | None = None
    variables: dict[str, int | str | Thing | list[Thing]] = {}


Value = int | str | Thing | list[Thing]
Variables = dict[str, Value]
# Whether everybody can see that there is no choice.
Emptiness = Literal["open", "secret"]


class Saying(msgspec.Struct, frozen=True):
    """A message with what it tells of; behind a dot stands the attribute that is meant."""

    message: str
    variables: dict[str, int | str | Thing | list[Thing]]


class Entry(msgspec.Struct, frozen=True):
    """One scene: what a player did and what came of it, or what happened by itself.

    `scene` is its kind, `first` the place of its first event among those that are told; it has all
    until the next entry's first.
    """

    scene: str
    first: int
    seat: int | None
    rule: str | None
    says: list[Saying]


class Item(msgspec.Struct, frozen=True):
    """So much of something; a range where chance decides, `name` where it is a particular one.

    Of priests, tattoos and assistants it is what one will have, of all else what one gets or gives.
    `said` is what the words of the move say already.
    """

    what: str
    least: int
    most: int
    name: str | None
    said: bool


class Terms(msgspec.Struct, frozen=True):
    """What kind of answer a move is, what it costs and brings, and what to note of it.

    `rolls` and `reveals` say that a die or cards decide, so that it cannot be undone; `loses` that
    something free is given up.
    """

    kind: Literal["choice", "do", "end", "forgo"]
    cost: list[Item]
    gain: list[Item]
    note: Saying | None
    rolls: bool
    reveals: bool
    loses: bool


class TileLine(msgspec.Struct, frozen=True):
    """A line about a place: what it costs and brings, and a word about it."""

    says: Saying | None
    cost: list[Item]
    gain: list[Item]


class Odds(msgspec.Struct, frozen=True):
    """How likely a die is to help, with so many assistants, and what it gives then."""

    assistant: str
    owned: int
    percent: int
    gain: list[Item]


class RefusedMove(msgspec.Struct, frozen=True):
    """A move that one might expect and that is not legal, and why."""

    move: dict[str, Any]
    why: Saying
    rule: str


class Selection(msgspec.Struct, frozen=True):
    """How many of the moves are to be chosen before they are played, one after the other.

    `copies` says which may be chosen more than once, and how often. Of the `limited` ones there
    may be no more than the `limit`. `finish` is the move that ends it, if it is still open then.
    """

    least: int
    most: int
    copies: dict[str, int]
    limited: list[str]
    limit: int
    finish: str | None


class Asked(msgspec.Struct, frozen=True):
    """What is asked, and the moves that answer it: each with verb, fields, words and terms."""

    says: Saying
    moves: list[dict[str, Any]]
    refused: list[RefusedMove]
    select: Selection | None
    empty: Emptiness | None
    quiet: list[str]
