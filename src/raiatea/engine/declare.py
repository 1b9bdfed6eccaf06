"""What steps, moves and events are made of: fields with a name and a kind.

A step, a verb or an event is declared once, with its fields. From the declaration follow its text,
its JSON, the limits of what is read back, the index of actions and the reference.

Inside the engine a field is a small number; outside it has a name: a card is its id, a space of a
statue is like "2.5", a flag is true or false, nobody is null.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, dataclass_transform, final

if TYPE_CHECKING:
    from raiatea.engine.box import Box

NOBODY: Final = -1
MOST_PLAYERS: Final = 5

# Kinds whose numbers have no names.
SEAT: Final = "seat"
AMOUNT: Final = "amount"
FLAG: Final = "flag"
PRICE: Final = "price"
TURN: Final = "turn"
PLACE: Final = "place"
CHOICE: Final = "choice"
GROUP: Final = "group"

FEW: Final = 100


@final
class Field:
    """One thing that a step, a move or an event says.

    `most` is the highest amount; `many` means a list; with `optional` it may be nobody; a choice
    has its own `words`, a group `parts`, each with its own field.
    """

    __slots__ = ("kind", "many", "most", "name", "optional", "parts", "words")

    def __init__(
        self,
        name: str,
        kind: str,
        most: int = FEW,
        many: bool = False,
        optional: bool = False,
        parts: tuple[Field, ...] = (),
        words: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.most = most
        self.many = many
        self.optional = optional
        self.parts = parts
        self.words = words

    def __repr__(self) -> str:
        return f"<Field {self.name}: {self.kind}>"

    def limit(self, box: Box, players: int) -> int:
        """The highest number it can hold."""
        if self.kind in (AMOUNT, PLACE):
            return self.most
        if self.kind == FLAG:
            return 1
        if self.kind == SEAT:
            return players - 1
        if self.kind == TURN:
            return players
        if self.kind == PRICE:
            return box.chart_top
        return len(self.names(box)) - 1

    def names(self, box: Box) -> Sequence[str]:
        """What its numbers are called."""
        return self.words or box.names(self.kind)

    def said(self, box: Box, number: int) -> object:
        """A number as it is said outside."""
        if self.optional and number == NOBODY:
            return None
        if self.kind == FLAG:
            return number != 0
        if self.kind in (PRICE, PLACE):
            return number + 1
        if self.kind in UNNAMED:
            return number
        return self.names(box)[number]

    def read(self, box: Box, players: int, value: object) -> int:
        """The number of what was said; raises `ValueError` with what would be right."""
        if self.optional and value is None:
            return NOBODY
        most = self.limit(box, players)
        if self.kind == FLAG:
            if isinstance(value, bool):
                return 1 if value else 0
            raise ValueError(f"{self.name} must be true or false, not {value!r:.80}")
        if self.kind in UNNAMED:
            first = 1 if self.kind in (PRICE, PLACE) else 0
            if type(value) is int and first <= value <= most + first:
                return value - first
            raise ValueError(
                f"{self.name} must be from {first} to {most + first}, not {value!r:.80}"
            )
        names = self.names(box)
        if isinstance(value, str) and value in names:
            return names.index(value)
        raise ValueError(f"{self.name}: unknown {self.kind} {value!r:.80}")

    def read_word(self, box: Box, word: str) -> int:
        """The number of a word in the text of a move."""
        numeric = self.kind in UNNAMED and word.isdecimal()
        return self.read(box, MOST_PLAYERS, int(word) if numeric else word)

    def said_set(self, box: Box, bits: int) -> list[object]:
        """A set, a bit for each number, as it is said outside."""
        return [self.said(box, number) for number in range(bits.bit_length()) if bits >> number & 1]

    def read_set(self, box: Box, players: int, value: object) -> int:
        """The bits of a set."""
        if not isinstance(value, list | tuple):
            raise ValueError(f"{self.name} must be a list, not {value!r:.80}")
        bits = 0
        for one in value:
            bit = 1 << self.read(box, players, one)
            if bits & bit:
                raise ValueError(f"{self.name} names {one!r:.80} twice")
            bits |= bit
        return bits


UNNAMED: Final = (SEAT, AMOUNT, PRICE, TURN, PLACE)


# A field is named where it is declared: with a move or an event here, with a step or an effect by
# what it is assigned to, for which the type checker must not see a `Field`.


def player(name: str = "seat", optional: bool = False) -> Any:
    """A player."""
    return Field(name, SEAT, optional=optional)


def players(name: str = "") -> Any:
    """Several players."""
    return Field(name, SEAT, many=True)


def amount(name: str = "", most: int = FEW) -> Any:
    """So many, up to the most."""
    return Field(name, AMOUNT, most)


def flag(name: str = "") -> Any:
    """Yes or no."""
    return Field(name, FLAG)


def turn(name: str = "") -> Any:
    """How many players had their turn: up to all of them."""
    return Field(name, TURN)


def place(name: str) -> Field:
    """A place in a row of cards; outside the first is 1."""
    return Field(name, PLACE)


def price(name: str) -> Field:
    """A space of a price chart; outside the lowest is 1."""
    return Field(name, PRICE)


def one(kind: str, name: str = "", optional: bool = False) -> Any:
    """A card, token or place of the box, by default named after its kind."""
    return Field(name or kind, kind, optional=optional)


def some(kind: str, name: str = "") -> Any:
    """Several of them."""
    return Field(name, kind, many=True)


def choice(name: str, *words: str) -> Field:
    """One of a few words that belong to no card."""
    return Field(name, CHOICE, words=words)


def group(name: str, *parts: Field) -> Field:
    """Several times the same few fields."""
    return Field(name, GROUP, many=True, parts=parts)


@dataclass_transform(field_specifiers=(player, players, amount, flag, turn, one, some))
class Declared:
    """What is made of small numbers, which its class declares: `sales: int = amount(most=2)`.

    `FIELDS` and the constructor, which takes them in this order, follow from it.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        if own:
            for name in own:
                delattr(cls, name)
            text = constructor(cls, [field.name for field in cls.FIELDS], dict.fromkeys(own, "int"))
            cls.FIELDS = cls.extended(**own)
            define(cls, text)

    @classmethod
    def extended(cls, **own: Field) -> tuple[Field, ...]:
        """Its fields, and those of a class that builds upon it, with their names."""
        for name, field in own.items():
            field.name = name
        return (*cls.FIELDS, *own.values())


# What is interpreted gets these methods when its class is made. For the compiler, which must see
# them, `hatch_build.py` writes them into its copy of the sources.


def constructor(of: type, inherited: Iterable[str], own: Mapping[str, str]) -> str:
    """The text of a constructor: it takes the numbers of its base, then its own, with types."""
    takes = ["self", *[f"{name}: int" for name in inherited]]
    takes += [f"{name}: {kind}" for name, kind in own.items()]
    does = [f"self.{name} = {name}" for name in own]
    if any("__init__" in vars(base) for base in of.__mro__[1:-1]):
        does.insert(0, f"super().__init__({', '.join(inherited)})")
    return f"def __init__({', '.join(takes)}) -> None: {'; '.join(does)}"


def twin(of: type, own: Mapping[str, str]) -> str:
    """The text of a method that makes another one: lists are copied, all else is shared."""
    values = [f"self.{name}{'[:]' * kind.startswith('list[')}" for name, kind in own.items()]
    return f"def twin(self) -> {of.__name__}: return {of.__name__}({', '.join(values)})"


def define(of: type, text: str) -> None:
    """Give a class a method by its text; `super()` finds the class as `__class__`."""
    made: dict[str, Any] = {}
    name = text[4 : text.index("(")]
    exec(f"def make(__class__):\n {text}\n return {name}", vars(sys.modules[of.__module__]), made)
    setattr(of, name, made["make"](of))
