"""Which missions are there, and who can fulfil them (R7); no decisions are made here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.engine.goods import assistants_of, in_front_bonus, pairs
from raiatea.engine.kinds import (
    ASSISTANTS_IN_ALL,
    AUCTION,
    CONDITIONAL,
    EMPTY,
    EXACT,
    FACE_DOWN,
    FOR_COMMODITIES,
    FOR_MANA,
    FOR_MASKS,
    FOR_PEARLS,
    FOR_RITUALS,
    IDENTICAL,
    MISSION_DISCOUNT,
    OF_EACH_ASSISTANT,
    PRIESTS,
    RANK,
)
from raiatea.engine.refusal import because

if TYPE_CHECKING:
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal


def available(s: GameState) -> list[int]:
    """The spaces with a face-up mission, no auction, on a statue that may be built (R7.1)."""
    kinds = s.box.mission_kind
    auction = AUCTION
    spaces = s.spaces
    return [
        space
        for space in range(s.statues * s.box.statue_size)
        if spaces[space] >= 0 and kinds[spaces[space]] != auction
    ]


def any_available(s: GameState) -> bool:
    """Whether there is such a space at all."""
    kinds = s.box.mission_kind
    auction = AUCTION
    spaces = s.spaces
    for space in range(s.statues * s.box.statue_size):
        if spaces[space] >= 0 and kinds[spaces[space]] != auction:
            return True
    return False


def row_is_due(s: GameState, row: int) -> bool:
    """Whether only auction tokens are left in a row (R7.5, R7.6)."""
    found = False
    for space in s.box.row_spaces[row]:
        mission = s.spaces[space]
        if mission >= 0:
            if s.box.mission_kind[mission] != AUCTION:
                return False
            found = True
    return found


def cost_of(s: GameState, seat: int, mission: int) -> int:
    """What a pearl or mana mission costs this seat: less with Ro'o, at least 1 (R10.9)."""
    discount = in_front_bonus(s, seat, MISSION_DISCOUNT)
    return max(1, s.box.mission_amount[mission] - discount)


def can_fulfil(s: GameState, seat: int, mission: int, discount: int) -> bool:
    """Whether the seat can pay in full, or meets the condition (R7.2, R7.3, R8.9); no auction."""
    box = s.box
    kind = box.mission_kind[mission]
    amount = box.mission_amount[mission]
    if kind == FOR_PEARLS:
        return s.pearls[seat] >= max(1, amount - discount)
    if kind == FOR_MANA:
        return s.mana[seat] >= max(1, amount - discount)
    if kind == FOR_COMMODITIES:
        return has_commodities(s, seat, mission, amount)
    if kind == CONDITIONAL:
        return meets(s, seat, box.mission_pattern[mission], amount)
    if kind == FOR_MASKS:
        masks = s.masks[seat]
        if box.mission_pattern[mission] == IDENTICAL:
            return any([masks.count(mask) >= amount for mask in masks])
        return len(masks) >= amount  # those joined to a mirror lie elsewhere (R7.8)
    return kind == FOR_RITUALS and len(s.hands[seat]) >= amount  # only from hand (R7.2)


def refuse_space(s: GameState, space: int) -> Refusal | None:
    """Why no mission can be fulfilled at a space, whoever wants to (R7.1)."""
    mission = s.spaces[space]
    if mission == EMPTY:
        return because("no-token", "R7.1")
    if mission == FACE_DOWN:
        return because("face-down", "R7.1")
    statue = space // s.box.statue_size + 1
    if statue > s.statues:
        return because("statue", "R7.1", statue=statue)
    if s.box.mission_kind[mission] == AUCTION:
        return because("auction", "R7.5")
    return None


def refuse_mission(s: GameState, seat: int, space: int) -> Refusal | None:
    """Why a seat cannot fulfil the mission at a space: what is missing to pay or to meet it."""
    refusal = refuse_space(s, space)
    mission = s.spaces[space]
    discount = in_front_bonus(s, seat, MISSION_DISCOUNT)
    if refusal is not None or can_fulfil(s, seat, mission, discount):
        return refusal
    kind = s.box.mission_kind[mission]
    if kind == FOR_PEARLS:
        cost = cost_of(s, seat, mission)
        return because("pearls", "R7.2", cost=cost, have=s.pearls[seat])
    if kind == FOR_MANA:
        return because("mana", "R7.2", cost=cost_of(s, seat, mission), have=s.mana[seat])
    if kind == FOR_RITUALS:
        cost = s.box.mission_amount[mission]
        return because("rituals", "R7.2", cost=cost, have=len(s.hands[seat]))
    name = s.box.missions[mission]
    if kind == CONDITIONAL:
        return because("condition", "R7.3", mission=name)
    return because("masks" if kind == FOR_MASKS else "commodities", "R7.2", mission=name)


def has_commodities(s: GameState, seat: int, mission: int, amount: int) -> bool:
    """Whether the commodities shown can be paid in full, piece by piece (R7.2, X6)."""
    box = s.box
    held = s.commodities
    first = seat * 4
    if box.mission_pattern[mission] == EXACT:
        wants = box.mission_wants[mission]
        return all(held[first + i] >= wants[i] for i in range(4))
    least = box.pay_at_once(mission)
    payable = 0
    for i in range(first, first + 4):
        if held[i] >= least:
            payable += least
    return payable >= amount


def meets(s: GameState, seat: int, pattern: int, amount: int) -> bool:
    """Whether a condition is met; a higher rank or number meets it too (R7.3)."""
    box = s.box
    if pattern < 4:
        return assistants_of(s, seat, pattern) >= amount
    if pattern == RANK:
        return box.rank_at[s.tattoos[seat]] >= amount
    if pattern == PRIESTS:
        return s.priests[seat] >= amount
    if pattern == ASSISTANTS_IN_ALL:
        return sum([assistants_of(s, seat, one) for one in range(4)]) >= amount
    if pattern == OF_EACH_ASSISTANT:
        return min([assistants_of(s, seat, one) for one in range(4)]) >= amount
    return len(pairs(s, seat)) >= amount
