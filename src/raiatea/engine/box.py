"""The box: a catalogue as numbers, in the form that the rules read quickly.

Cards, tokens, masks and places are numbered in the order of the catalogue. A box also holds
every move once, so that listing moves makes no new objects.
"""

from __future__ import annotations

from typing import Final, final

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
from raiatea.engine import chance, moves
from raiatea.engine.effect import Effect, Everyone
from raiatea.engine.effects import WORDS
from raiatea.engine.kinds import DIFFERENT, IDENTICAL
from raiatea.engine.moves import Move, move, moves_of
from raiatea.errors import CatalogueError

GIFTS: Final = ("tattoo", "commodity", "pearls")
MISSION_KINDS: Final = (
    "pearls",
    "mana",
    "commodities",
    "masks",
    "rituals",
    "conditional",
    "auction",
)
PATTERNS: Final = (
    *ASSISTANTS,
    "rank",
    "priests",
    "assistants",
    "each",
    "exact",
    "different",
    "identical",
    "any",
    "pairs",
    "",
)
IN_FRONT: Final = (
    "hire_discount",
    "reef_pearls",
    "priest_mana",
    "die_bonus",
    "mission_discount",
    "price_reach",
    "vp",
)
MASK_SCORES: Final = ("mission", "assistant", "variety")
TREASURES: Final = ("", "pearls", "mana", "tattoos")


@final
class Box:
    """All components of one catalogue. See the module's text for the numbering."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.hash: str = catalogue.hash
        self.effects: list[Effect] = []
        self._read_board(catalogue)
        self._read_rituals(catalogue)
        self._read_missions(catalogue)
        self._read_masks_and_forest(catalogue)
        self._make_moves()

    def _effects(self, entries: tuple[EffectEntry, ...]) -> tuple[int, ...]:
        return tuple([self._effect(entry) for entry in entries])

    def _effect(self, entry: EffectEntry) -> int:
        kind = WORDS.get(entry.do)
        if kind is None:
            raise CatalogueError(
                f"{entry.where}: do: unknown effect {entry.do!r}; known are: "
                f"{', '.join(sorted(WORDS))}"
            )
        numbers = dict(entry.numbers)
        everyone = numbers.pop("everyone", 0)
        fields: tuple[str, ...] = kind.FIELDS
        for field in numbers:
            if field not in fields:
                raise CatalogueError(
                    f"{entry.where}: {field}: unknown field; the effect {entry.do!r} takes: "
                    f"{', '.join(fields) or 'none'}"
                )
        for field in fields:
            if field not in numbers:
                raise CatalogueError(f"{entry.where}: {field}: missing whole number")
        index = self._add_effect(kind(*[numbers[field] for field in fields]))
        return self._add_effect(Everyone(index)) if everyone else index

    def _add_effect(self, effect: Effect) -> int:
        effect.id = len(self.effects)
        self.effects.append(effect)
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
            [self._effects(space) for space in chart.spaces] for chart in board.charts
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
        self.ritual_effects: list[tuple[int, ...]] = [self._effects(r.effects) for r in rituals]
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

    def _make_moves(self) -> None:
        commodities = list(COMMODITIES)
        assistants = list(ASSISTANTS)
        self.pass_: Move = move(moves.PASS)
        self.done: Move = move(moves.DONE)
        self.collector: Move = move(moves.COLLECTOR)
        self.tattoo: Move = move(moves.TATTOO)
        self.hand_pearls: Move = move(moves.HAND_PEARLS)
        self.go: list[Move] = moves_of(moves.GO, self.locations)
        self.take: list[Move] = moves_of(moves.TAKE, self.forest_cards)
        self.take_commodity: list[Move] = moves_of(moves.COMMODITY, commodities)
        self.take_assistant: list[Move] = moves_of(moves.ASSISTANT, assistants)
        self.take_mask: list[Move] = moves_of(moves.MASK, self.masks)
        self.sacrifice: list[Move] = moves_of(moves.SACRIFICE, commodities)
        self.draw: list[Move] = moves_of(moves.DRAW, list(PILES))
        self.buy: list[Move] = moves_of(moves.BUY, list(PILES))
        self.keep: list[Move] = moves_of(moves.KEEP, self.rituals)
        self.prepare: list[Move] = moves_of(moves.PREPARE, self.rituals)
        self.perform: list[Move] = moves_of(moves.PERFORM, self.rituals)
        self.shaman: list[Move] = moves_of(moves.SHAMAN, self.rituals)
        self.lay: list[Move] = moves_of(moves.LAY, self.rituals)
        self.pay_ritual: list[Move] = moves_of(moves.PAY_RITUAL, self.rituals)
        self.recruit: list[Move] = moves_of(moves.RECRUIT, ["0", "1", "2"])
        self.recruit_only: list[Move] = moves_of(moves.RECRUIT_ONLY, ["0", "1", "2"])
        self.give: list[Move] = moves_of(moves.GIVE, self.masks)
        self.steal: list[Move] = moves_of(moves.STEAL, self.masks)
        self.join: list[Move] = moves_of(moves.JOIN, self.masks)
        self.pay_mask: list[Move] = moves_of(moves.PAY_MASK, self.masks)
        self.fulfil: list[Move] = moves_of(moves.FULFIL, self.spaces)
        self.hire: list[Move] = moves_of(moves.HIRE, assistants)
        self.merchant: list[Move] = moves_of(moves.MERCHANT, commodities)
        self.reactivate: list[Move] = moves_of(moves.REACTIVATE, assistants)
        self.pay_commodity: list[Move] = moves_of(moves.PAY_COMMODITY, commodities)
        self.hand_commodity: list[Move] = moves_of(moves.HAND_COMMODITY, commodities)
        self.gift: list[Move] = moves_of(moves.GIFT, list(GIFTS))
        self.player: list[Move] = moves_of(moves.PLAYER, [str(seat) for seat in range(5)])
        self.sell: list[list[Move]] = [
            [
                Move(moves.SELL, c, space, f"{moves.VERBS[moves.SELL]} {name} {space + 1}")
                for space in range(self.chart_top + 1)
            ]
            for c, name in enumerate(commodities)
        ]
        self._counted: list[list[Move]] = [[], [], []]

    def _amounts(self, table: int, verb: int, most: int, first: int) -> list[Move]:
        """The moves of a verb for 0 to most, made as far as they were ever needed."""
        made = self._counted[table]
        while len(made) <= most:
            made.append(move(verb, len(made), str(len(made) + first)))
        return made[: most + 1]

    def offers(self, most: int) -> list[Move]:
        return self._amounts(0, moves.OFFER, most, 0)

    def bids(self, most: int) -> list[Move]:
        return self._amounts(1, moves.BID, most, 0)

    def silence(self, place: int) -> Move:
        return self._amounts(2, moves.SILENCE, place, 1)[place]

    def pay_at_once(self, mission: int) -> int:
        """How many commodities of one type one answer pays for a mission with a choice."""
        pattern = self.mission_pattern[mission]
        if pattern == IDENTICAL:
            return self.mission_amount[mission]
        return 1 if pattern == DIFFERENT else 2

    def names(self, table: str) -> list[str]:
        """The names that the numbers of an event field point into."""
        if table == "commodities":
            return list(COMMODITIES)
        if table == "assistants":
            return list(ASSISTANTS)
        if table == "piles":
            return list(PILES)
        if table == "gifts":
            return list(GIFTS)
        found: list[str] = getattr(self, table)
        return found

    def outcome_names(self, kind: int) -> dict[int, int | str]:
        """What the outcomes of a kind of chance are called in records."""
        if kind in (chance.DIE, chance.STARTING_PLAYER):
            return {number: number for number in (*range(5), *self.die)}
        tables = {
            chance.MASK: "masks",
            chance.FOREST: "forest_cards",
            chance.NORMAL: "rituals",
            chance.FORBIDDEN: "rituals",
            chance.MISSION: "missions",
            chance.COMMODITY: "commodities",
        }
        return dict(enumerate(self.names(tables[kind])))
