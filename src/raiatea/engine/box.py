"""The box: a catalogue as numbers, in the form that the rules read quickly.

Cards, tokens, masks and places are numbered in the order of the catalogue. A box also holds
every move once, so that listing moves makes no new objects.
"""

from __future__ import annotations

from typing import final

from raiatea.catalogue import (
    ASSISTANTS,
    COMMODITIES,
    LOCATIONS,
    MASK_COLOURS,
    MIRROR,
    PILES,
    TOKEN_TYPES,
    Catalogue,
    EffectEntry,
)
from raiatea.catalogue.cards import IN_FRONT, MASK_SCORES
from raiatea.engine import chance
from raiatea.engine.declare import FEW, MOST_PLAYERS
from raiatea.engine.effect import Effect, Everyone
from raiatea.engine.effect_words import WORDS
from raiatea.engine.kinds import (
    ANY,
    DIFFERENT,
    GIFTS,
    IDENTICAL,
    MISSION_KINDS,
    PATTERNS,
    TREASURES,
)
from raiatea.engine.moves import VERBS, Move, Verb, parse, say
from raiatea.errors import CatalogueError


def copies_of(copies: list[int], sorts: list[int] | None = None, sort: int = 0) -> tuple[int, ...]:
    """The cards of one sort, or all of them, each as often as there are copies."""
    cards: list[int] = []
    for card, number in enumerate(copies):
        if sorts is None or sorts[card] == sort:
            cards += [card] * number
    return tuple(cards)


@final
class Box:
    """All components of one catalogue. See the module's text for the numbering."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.hash: str = catalogue.hash
        self.effects: list[Effect] = []
        self.effect_names: list[str] = []
        self._read_board(catalogue)
        self._read_rituals(catalogue)
        self._read_missions(catalogue)
        self._read_masks_and_forest(catalogue)
        self._sort_cards()
        self._names: dict[str, list[str]] = {
            "assistant": list(ASSISTANTS),
            "commodity": list(COMMODITIES),
            "effect": self.effect_names,
            "forest card": self.forest_cards,
            "gift": list(GIFTS),
            "location": self.locations,
            "mask": self.masks,
            "mission": self.missions,
            "pile": list(PILES),
            "rank": self.rank_ids,
            "ritual": self.rituals,
            "round": sorted({name for names in self.rounds.values() for name in names}),
            "space": self.spaces,
        }
        self.moves: list[list[Move]] = [self._make_moves(declared) for declared in VERBS]
        self._parsed: dict[str, Move] = {}

    def _effects(self, entries: tuple[EffectEntry, ...], of: str) -> tuple[int, ...]:
        return tuple([self._effect(entry, f"{of} {i + 1}") for i, entry in enumerate(entries)])

    def _effect(self, entry: EffectEntry, name: str) -> int:
        kind = WORDS.get(entry.do)
        if kind is None:
            raise CatalogueError(
                f"{entry.where}: do: unknown effect {entry.do!r}; known are: "
                f"{', '.join(sorted(WORDS))}"
            )
        numbers = dict(entry.numbers)
        everyone = numbers.pop("everyone", 0)
        fields = [field.name for field in kind.FIELDS]
        for field in numbers:
            if field not in fields:
                raise CatalogueError(
                    f"{entry.where}: {field}: unknown field; the effect {entry.do!r} takes: "
                    f"{', '.join(fields) or 'none'}"
                )
        for field in fields:
            if field not in numbers:
                raise CatalogueError(f"{entry.where}: {field}: missing whole number")
        index = self._add_effect(kind(*[numbers[field] for field in fields]), name)
        return self._add_effect(Everyone(index), f"{name} everyone") if everyone else index

    def _add_effect(self, effect: Effect, name: str) -> int:
        effect.id = len(self.effects)
        self.effects.append(effect)
        self.effect_names.append(name)
        return effect.id

    def _read_board(self, catalogue: Catalogue) -> None:
        board = catalogue.board
        self.die: tuple[int, ...] = tuple(board.die)
        self.rounds: dict[int, tuple[str, ...]] = dict(board.rounds)
        self.rank_ids: list[str] = [rank.id for rank in board.ranks]
        self.rank_vp: list[int] = [rank.vp for rank in board.ranks]
        self.rank_draws: list[int] = [rank.draws for rank in board.ranks]
        self.rank_forbidden: list[bool] = [rank.forbidden for rank in board.ranks]
        self.rank_clips: list[int] = [rank.clips for rank in board.ranks]
        self.tahua_space: int = board.ranks[-1].space
        self.tattoo_top: int = board.ranks[-1].space
        spaces = [rank.space for rank in board.ranks]
        self.rank_at: list[int] = [
            max([i for i in range(len(spaces)) if spaces[i] <= space])
            for space in range(self.tattoo_top + 1)
        ]
        self.priest_top: int = board.priest_track
        self.locations: list[str] = list(LOCATIONS)
        self.charts: list[list[tuple[int, ...]]] = [
            [
                self._effects(space, f"{chart.commodity} {i + 1}")
                for i, space in enumerate(chart.spaces)
            ]
            for chart in board.charts
        ]
        self.chart_top: int = len(board.charts[0].spaces) - 1
        self.chart_start: list[int] = [chart.start - 1 for chart in board.charts]
        self.starting_assistants: int = board.starting_assistants // 4
        self.starting_commodities: int = board.starting_commodities // 4
        self.statue_count: int = 3
        self.statue_rows: int = len(board.statue_rows)
        self.statue_size: int = sum(board.statue_rows)
        self.row_spaces: list[list[int]] = []
        self.row_of_space: list[int] = []
        for _ in range(self.statue_count):
            for width in board.statue_rows:
                first = len(self.row_of_space)
                self.row_of_space += [len(self.row_spaces)] * width
                self.row_spaces.append(list(range(first, first + width)))
        self.spaces: list[str] = [
            f"{space // self.statue_size + 1}.{space % self.statue_size + 1}"
            for space in range(len(self.row_of_space))
        ]

    def _read_rituals(self, catalogue: Catalogue) -> None:
        rituals = catalogue.rituals
        self.rituals: list[str] = [ritual.id for ritual in rituals]
        self.ritual_cost: list[int] = [ritual.cost for ritual in rituals]
        self.ritual_pile: list[int] = [PILES.index(ritual.pile) for ritual in rituals]
        self.ritual_copies: list[int] = [ritual.copies for ritual in rituals]
        self.ritual_tane: list[bool] = [ritual.tane for ritual in rituals]
        self.ritual_general: list[bool] = [ritual.colour == "brown" for ritual in rituals]
        self.ritual_permanent: list[bool] = [ritual.colour == "blue" for ritual in rituals]
        self.ritual_effects: list[tuple[int, ...]] = [
            self._effects(ritual.effects, ritual.id) for ritual in rituals
        ]
        for ritual, effects in zip(rituals, self.ritual_effects, strict=True):
            for entry, effect in zip(ritual.effects, effects, strict=True):
                if ritual.colour == "brown" and self.effects[effect].NEEDS_OWNER:
                    raise CatalogueError(
                        f"{entry.where}: everyone: must be 1, since nobody owns a general ritual"
                    )
        by_name = sorted(self.rituals)
        self.ritual_by_name: list[int] = [by_name.index(ritual) for ritual in self.rituals]
        self.in_front: list[list[int]] = [
            [ritual.in_front.get(word, 0) for ritual in rituals] for word in IN_FRONT
        ]

    def _read_missions(self, catalogue: Catalogue) -> None:
        missions = catalogue.missions
        self.missions: list[str] = [mission.id for mission in missions]
        self.mission_value: list[int] = [mission.value for mission in missions]
        self.mission_kind: list[int] = [MISSION_KINDS.index(m.kind) for m in missions]
        self.mission_amount: list[int] = [mission.amount for mission in missions]
        self.mission_pattern: list[int] = [PATTERNS.index(m.pattern) for m in missions]
        self.mission_copies: list[int] = [mission.copies for mission in missions]
        self.mission_wants: list[list[int]] = [
            [mission.commodities.count(commodity) for commodity in COMMODITIES]
            for mission in missions
        ]
        # As masks count them, auctions are mana; masks and rituals are of no type (R7.4).
        types = {"auction": "mana", "masks": "other", "rituals": "other"}
        self.mission_type: list[int] = [
            TOKEN_TYPES.index(types.get(mission.kind, mission.kind)) for mission in missions
        ]

    def _read_masks_and_forest(self, catalogue: Catalogue) -> None:
        masks = catalogue.masks
        self.masks: list[str] = [mask.id for mask in masks] + [MIRROR]
        self.mirror: int = len(masks)
        self.mask_colour: list[int] = [MASK_COLOURS.index(mask.colour) for mask in masks]
        self.mask_scores: list[int] = [MASK_SCORES.index(mask.scores) for mask in masks]
        counted = (TOKEN_TYPES, ASSISTANTS, MASK_COLOURS)
        self.mask_counts: list[int] = [
            counted[MASK_SCORES.index(mask.scores)].index(mask.counts) for mask in masks
        ]
        self.mask_starting: list[int] = [mask.starting for mask in masks]
        cards = catalogue.forest
        kinds = {"commodity": 0, "assistant": 1, "mask": 2, "mirror": 2}
        shown = (list(COMMODITIES), list(ASSISTANTS), self.masks)
        self.forest_cards: list[str] = [card.id for card in cards]
        self.card_kind: list[int] = [kinds[card.kind] for card in cards]
        self.card_shows: list[int] = [shown[kinds[c.kind]].index(c.shows) for c in cards]
        self.card_treasure: list[int] = [TREASURES.index(card.treasure) for card in cards]
        self.card_amount: list[int] = [card.amount for card in cards]
        self.card_copies: list[int] = [card.copies for card in cards]
        self.commodity_card: list[int] = [
            [card.shows for card in cards].index(commodity) for commodity in COMMODITIES
        ]

    def _sort_cards(self) -> None:
        """All cards and tokens as they lie in the box, equal ones together."""
        without_tane = [
            0 if tane else n for tane, n in zip(self.ritual_tane, self.ritual_copies, strict=True)
        ]
        self.all_rituals: list[list[tuple[int, ...]]] = [  # without those of Tāne, and with them
            [copies_of(copies, self.ritual_pile, pile) for pile in range(len(PILES))]
            for copies in (without_tane, self.ritual_copies)
        ]
        self.all_missions: tuple[tuple[int, ...], ...] = tuple(
            [
                copies_of(self.mission_copies, self.mission_value, value)
                for value in range(1, self.statue_count + 1)
            ]
        )
        self.all_forest_cards = copies_of(self.card_copies)
        self.all_starting_masks = copies_of(self.mask_starting)

    def _make_moves(self, declared: Verb) -> list[Move]:
        """All moves of a verb in order; those of amounts without a limit come when needed."""
        fields = declared.fields
        limits = [field.limit(self, MOST_PLAYERS) for field in fields]
        if not fields:
            return [say(self, declared.number)]
        if limits[0] >= FEW:
            return []
        if len(fields) == 1:
            return [say(self, declared.number, what) for what in range(limits[0] + 1)]
        return [
            say(self, declared.number, what, more)
            for what in range(limits[0] + 1)
            for more in range(limits[1] + 1)
        ]

    def move(self, verb: int) -> Move:
        """The move of a verb that stands alone."""
        return self.moves[verb][0]

    def moves_up_to(self, verb: int, most: int) -> list[Move]:
        """The moves of an amount from 0 to the most, made as far as they were ever needed."""
        made = self.moves[verb]
        while len(made) <= most:
            made.append(say(self, verb, len(made)))
        return made[: most + 1]

    def parse(self, text: str) -> Move:
        """The move of a text, legal or not; raises `ValueError` for what is none."""
        found = self._parsed.get(text)
        if found is None:
            found = parse(self, text)
            if found.text == text:  # not for every way to write it with more spaces
                self._parsed[text] = found
        return found

    def pay_at_once(self, mission: int) -> int:
        """How many commodities of one type, or equal masks, one answer pays for a mission."""
        pattern = self.mission_pattern[mission]
        if pattern == IDENTICAL:
            return self.mission_amount[mission]
        return 1 if pattern in (ANY, DIFFERENT) else 2

    def names(self, kind: str) -> list[str]:
        """What the numbers of a kind of field are called outside the engine."""
        return self._names[kind]

    def outcome_names(self, kind: int) -> dict[int, int | str]:
        """What the outcomes of a kind of chance are called in records."""
        if kind in (chance.DIE, chance.STARTING_PLAYER):
            return {number: number for number in (*range(5), *self.die)}
        tables = {
            chance.MASK: "mask",
            chance.FOREST: "forest card",
            chance.NORMAL: "ritual",
            chance.FORBIDDEN: "ritual",
            chance.MISSION: "mission",
            chance.COMMODITY: "commodity",
        }
        return dict(enumerate(self.names(tables[kind])))
