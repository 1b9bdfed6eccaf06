"""Writing and reading what positions and views have in common: everything that is public."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from raiatea.catalogue import ASSISTANTS, COMMODITIES, PILES
from raiatea.engine.frames import read_frame, write_frame
from raiatea.engine.kinds import EMPTY, FACE_DOWN
from raiatea.engine.steps.setup import bare_state
from raiatea.errors import RaiateaError

if TYPE_CHECKING:
    from raiatea.engine.box import Box
    from raiatea.engine.state import GameState, Zone

MOST: Final = 100_000
NOTHING: Final = -1


@final
class Reader:
    """Reads one JSON object field by field; an error names the field and what would be right."""

    def __init__(self, data: object, where: str, error: type[RaiateaError]) -> None:
        self.where = where
        self.error = error
        if not isinstance(data, Mapping):
            raise error(f"{where or 'this'}: must be an object")
        self.data: Mapping[object, object] = data

    def fail(self, key: str, why: str) -> RaiateaError:
        return self.error(f"{self.where}{key}: {why}")

    def get(self, key: str) -> object:
        if key not in self.data:
            raise self.fail(key, "missing")
        return self.data[key]

    def sub(self, key: str) -> Reader:
        return Reader(self.get(key), f"{self.where}{key}.", self.error)

    def subs(self, key: str, length: int) -> list[Reader]:
        items = self.items(key, length)
        return [
            Reader(item, f"{self.where}{key}[{i}].", self.error) for i, item in enumerate(items)
        ]

    def items(self, key: str, length: int = -1) -> list[object]:
        value = self.get(key)
        if not isinstance(value, list | tuple):
            raise self.fail(key, "must be a list")
        if length >= 0 and len(value) != length:
            raise self.fail(key, f"must have {length} entries, not {len(value)}")
        return list(value)

    def _number(self, key: str, value: object, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self.fail(
                key, f"must be a whole number from {least} to {most}, not {value!r:.80}"
            )
        return value

    def number(self, key: str, least: int = 0, most: int = MOST) -> int:
        return self._number(key, self.get(key), least, most)

    def number_or_nothing(self, key: str, most: int) -> int:
        return NOTHING if self.get(key) is None else self.number(key, 0, most)

    def numbers(self, key: str, length: int, least: int = 0, most: int = MOST) -> list[int]:
        return [self._number(key, item, least, most) for item in self.items(key, length)]

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fail(key, f"must be true or false, not {value!r:.80}")
        return value

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str):
            raise self.fail(key, f"must be a text, not {value!r:.80}")
        return value

    def _name(self, key: str, value: object, names: list[str]) -> int:
        if not isinstance(value, str) or value not in names:
            raise self.fail(key, f"unknown name {value!r:.80}")
        return names.index(value)

    def names(self, key: str, names: list[str], length: int = -1) -> list[int]:
        return [self._name(key, item, names) for item in self.items(key, length)]

    def zone(self, key: str, names: list[str]) -> Zone:
        return tuple(sorted(self.names(key, names)))

    def zones(self, key: str, names: list[str], length: int) -> list[Zone]:
        found: list[Zone] = []
        for i, item in enumerate(self.items(key, length)):
            if not isinstance(item, list | tuple):
                raise self.fail(f"{key}[{i}]", "must be a list")
            found.append(tuple(sorted([self._name(f"{key}[{i}]", one, names) for one in item])))
        return found

    def counts(self, key: str, names: tuple[str, ...]) -> list[int]:
        part = self.sub(key)
        return [part.number(name) for name in names]


def named(names: list[str], zone: Zone) -> list[str]:
    return [names[card] for card in zone]


def counted(names: tuple[str, ...], numbers: list[int]) -> dict[str, object]:
    return {name: numbers[i] for i, name in enumerate(names)}


def of_seat(numbers: list[int], seat: int) -> list[int]:
    return numbers[seat * 4 : seat * 4 + 4]


def write_public(s: GameState) -> dict[str, object]:
    """Everything that lies open on the table, JSON-able."""
    box = s.box
    seats = range(s.players)
    return {
        "round": s.round,
        "start": s.start,
        "kahuna": s.kahuna if s.kahuna >= 0 else None,
        "location": box.locations[s.location] if s.location >= 0 else None,
        "tiles": {
            name: s.tiles[i] if s.tiles[i] >= 0 else None for i, name in enumerate(box.locations)
        },
        "order": list(s.order),
        "bag": s.bag,
        "tattoos": s.tattoos[:],
        "priests": s.priests[:],
        "ready": [counted(ASSISTANTS, of_seat(s.ready, seat)) for seat in seats],
        "used": [counted(ASSISTANTS, of_seat(s.used, seat)) for seat in seats],
        "masks": [named(box.masks, zone) for zone in s.masks],
        "joined": [named(box.masks, zone) for zone in s.joined],
        "in_front": [named(box.rituals, zone) for zone in s.in_front],
        "markets": {
            "commodities": counted(COMMODITIES, s.stall),
            "prices": counted(COMMODITIES, [price + 1 for price in s.prices]),
            "assistants": counted(ASSISTANTS, s.assistants),
            "masks": named(box.masks, s.mask_market),
        },
        "forest": named(box.forest_cards, s.forest),
        "shown": named(box.forest_cards, s.shown),
        "aside": named(list(COMMODITIES), s.aside),
        "statues": s.statues,
        "spaces": [space_name(box, mission) for mission in s.spaces],
        "due": list(s.due),
        "row": [
            {
                "ritual": box.rituals[s.row[i]],
                "owner": s.row_owners[i] if s.row_owners[i] >= 0 else None,
            }
            for i in range(len(s.row))
        ],
        "performing": named(box.rituals, s.performing),
        "discards": {pile: named(box.rituals, s.discards[i]) for i, pile in enumerate(PILES)},
        "stack": [write_frame(box, step) for step in s.stack],
    }


def space_name(box: Box, mission: int) -> str | None:
    """A mission, None where one was taken, "?" face down."""
    if mission == FACE_DOWN:
        return "?"
    return None if mission == EMPTY else box.missions[mission]


def read_public(data: Reader, box: Box, players: int, variants: list[str], seed: int) -> GameState:
    """A state with the public part of a position; what is secret is still empty."""
    s = bare_state(box, players, frozenset(variants), seed)
    last_seat = players - 1
    s.round = data.number("round", -1, len(box.rounds[players]))
    s.start = data.number("start", 0, last_seat)
    s.kahuna = data.number_or_nothing("kahuna", last_seat)
    s.location = -1
    if data.get("location") is not None:
        s.location = box.locations.index(data_choice(data, "location", box.locations))
    tiles = data.sub("tiles")
    s.tiles = tuple([tiles.number_or_nothing(name, last_seat) for name in box.locations])
    s.order = tuple(data.numbers("order", players, 0, last_seat))
    if sorted(s.order) != list(range(players)):
        raise data.fail("order", "must name every seat once")
    s.bag = data.number("bag")
    s.tattoos = data.numbers("tattoos", players, 0, box.tattoo_top)
    s.priests = data.numbers("priests", players, 0, box.priest_top)
    s.ready = read_assistants(data, "ready", players)
    s.used = read_assistants(data, "used", players)
    s.masks = data.zones("masks", box.masks, players)
    s.joined = tuple(data.zones("joined", box.masks[: box.mirror], players))
    s.in_front = tuple(data.zones("in_front", box.rituals, players))
    markets = data.sub("markets")
    s.stall = markets.counts("commodities", COMMODITIES)
    prices = markets.sub("prices")
    s.prices = [prices.number(name, 1, box.chart_top + 1) - 1 for name in COMMODITIES]
    s.assistants = markets.counts("assistants", ASSISTANTS)
    s.mask_market = markets.zone("masks", box.masks)
    s.forest = data.zone("forest", box.forest_cards)
    s.shown = tuple(data.names("shown", box.forest_cards))
    s.aside = data.zone("aside", list(COMMODITIES))
    s.statues = data.number("statues", 1, box.statue_count)
    s.spaces = tuple(
        [read_space(data, box, item) for item in data.items("spaces", len(box.spaces))]
    )
    s.due = tuple(data.numbers("due", -1, 0, len(box.row_spaces) - 1))
    row = data.subs("row", -1)
    s.row = tuple([box.rituals.index(data_choice(one, "ritual", box.rituals)) for one in row])
    s.row_owners = tuple([one.number_or_nothing("owner", last_seat) for one in row])
    s.performing = data.zone("performing", box.rituals)
    discards = data.sub("discards")
    s.discards = [discards.zone(pile, box.rituals) for pile in PILES]
    s.stack = [read_frame(data, i, item, s) for i, item in enumerate(data.items("stack"))]
    return s


def data_choice(data: Reader, key: str, names: list[str]) -> str:
    value = data.text(key)
    if value not in names:
        raise data.fail(key, f"unknown name {value!r:.80}")
    return value


def read_assistants(data: Reader, key: str, players: int) -> list[int]:
    numbers: list[int] = []
    for part in data.subs(key, players):
        numbers += [part.number(name) for name in ASSISTANTS]
    return numbers


def read_space(data: Reader, box: Box, value: object) -> int:
    if value is None:
        return EMPTY
    if value == "?":
        return FACE_DOWN
    if not isinstance(value, str) or value not in box.missions:
        raise data.fail("spaces", f"unknown mission {value!r:.80}")
    return box.missions.index(value)
