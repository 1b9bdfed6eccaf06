"""Whether a position can be: each card and token in exactly one place, nothing impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.catalogue import ASSISTANTS, COMMODITIES
from raiatea.engine.goods import ASSISTANT_CARD, COMMODITY_CARD, MASK_CARD
from raiatea.engine.kinds import FACE_DOWN, ORACLE, TANE
from raiatea.engine.missions import row_is_due
from raiatea.engine.step import Question, Together
from raiatea.engine.steps import choices, market, missions, rituals
from raiatea.errors import RaiateaError

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


def check_position(s: GameState, error: type[RaiateaError]) -> None:
    """Raise the error, with the reason, if the position is impossible."""
    check_zones(s, error)
    reason = open_question_problem(s)
    if reason:
        raise error(reason)


def check_zones(s: GameState, error: type[RaiateaError]) -> None:
    """Raise the error if a card is lost or doubled, or the stack does not fit the zones."""
    reason = _rituals(s) or _missions(s) or _statues(s) or _forest(s) or _rounds(s) or _stack(s)
    if reason:
        raise error(reason)


def _compare(what: str, names: list[str], have: list[int], should: list[int]) -> str:
    for i, name in enumerate(names):
        if have[i] != should[i]:
            return f"{what} {name}: {have[i]} in the position, {should[i]} in the box"
    return ""


def _rituals(s: GameState) -> str:
    box = s.box
    have = [0] * len(box.rituals)
    zones = [*s.hands, *s.in_front, *s.drawn, *s.chosen, *s.prepared, *s.buried]
    for zone in [*zones, *s.piles, *s.discards, s.row, s.performing]:
        for ritual in zone:
            have[ritual] += 1
    should = [
        number if TANE in s.variants or not box.ritual_tane[ritual] else 0
        for ritual, number in enumerate(box.ritual_copies)
    ]
    for pile in range(2):
        for zone in [s.piles[pile], s.discards[pile], *s.buried[pile::2]]:
            for ritual in zone:
                if box.ritual_pile[ritual] != pile:
                    return f"ritual {box.rituals[ritual]}: in the wrong pile"
    for ritual, owner in zip(s.row, s.row_owners, strict=True):
        if box.ritual_general[ritual] != (owner < 0):
            return f"row: {box.rituals[ritual]}: a general ritual has no owner, any other has one"
    return _compare("ritual", box.rituals, have, should)


def _missions(s: GameState) -> str:
    box = s.box
    have = [0] * len(box.missions)
    for value, zone in enumerate(s.unseen):
        for mission in zone:
            have[mission] += 1
            if box.mission_value[mission] != value + 1:
                return f"mission {box.missions[mission]}: among those of another value"
    for space, mission in enumerate(s.spaces):
        if mission >= 0:
            have[mission] += 1
            if box.mission_value[mission] != space // box.statue_size + 1:
                return f"mission {box.missions[mission]}: on a statue of another value"
    for zone in s.missions:
        for mission in zone:
            have[mission] += 1
    return _compare("mission", box.missions, have, box.mission_copies)


def _statues(s: GameState) -> str:
    box = s.box
    for space, mission in enumerate(s.spaces):
        turned_up = ORACLE in s.variants or space // box.statue_size < s.statues
        if turned_up == (mission == FACE_DOWN):
            return f"spaces: {box.spaces[space]} must be face {'up' if turned_up else 'down'}"
    return ""


def _rounds(s: GameState) -> str:
    """The stack is that of the present round, and auctions are due where they can be."""
    names = s.box.rounds[s.players]
    kinds = {"NextPlayer": "A", "EndCeremony": "C", "GameOver": ""}
    for step in s.stack:
        kind = kinds.get(type(step).__name__)
        now = names[s.round][0] if 0 <= s.round < len(names) else ""
        if kind is not None and kind != now:
            return f"stack: {type(step).__name__}: not in this round"
    if (s.kahuna < 0) != (s.location < 0):
        return "kahuna: there is one if a location is being visited"
    for i, row in enumerate(s.due):
        if row in s.due[:i] or not row_is_due(s, row):
            return "due: must be rows in which only auctions are left"
    return ""


def _forest(s: GameState) -> str:
    box = s.box
    have: list[list[int]] = [s.stall[:], s.assistants[:], [0] * len(box.masks)]
    should: list[list[int]] = [
        [box.starting_commodities] * 4,
        [box.starting_assistants] * 4,
        [*box.mask_starting, 0],
    ]
    cards = [0] * len(box.forest_cards)
    for card in (*s.forest_pile, *s.forest, *s.shown):
        have[box.card_kind[card]][box.card_shows[card]] += 1
        cards[card] += 1
    for card, number in enumerate(box.card_copies):
        should[box.card_kind[card]][box.card_shows[card]] += number
        if cards[card] > number and box.card_kind[card] == MASK_CARD:
            return f"forest card {box.forest_cards[card]}: more than {number} in the position"
    for seat in range(s.players):
        for i in range(4):
            have[COMMODITY_CARD][i] += s.commodities[seat * 4 + i]
            have[ASSISTANT_CARD][i] += s.ready[seat * 4 + i] + s.used[seat * 4 + i]
        for mask in s.masks[seat]:
            have[MASK_CARD][mask] += 1
        for mask in s.joined[seat]:
            have[MASK_CARD][mask] += 1
            have[MASK_CARD][box.mirror] += 1
    for mask in s.mask_market:
        have[MASK_CARD][mask] += 1
    for commodity in s.aside:
        have[COMMODITY_CARD][commodity] += 1
    return (
        _compare("commodity", list(COMMODITIES), have[COMMODITY_CARD], should[COMMODITY_CARD])
        or _compare("assistant", list(ASSISTANTS), have[ASSISTANT_CARD], should[ASSISTANT_CARD])
        or _compare("mask", box.masks, have[MASK_CARD], should[MASK_CARD])
    )


def _stack(s: GameState) -> str:
    """Each frame lies where it can lie, and fits the zones it speaks of."""
    if not s.stack:
        return "" if s.round == len(s.box.rounds[s.players]) else "stack: empty before the end"
    below: list[str] = [""]
    tokens: list[int] = []
    for step in s.stack:
        name = type(step).__name__
        if not any([one in step.OVER for one in below]):
            return f"stack: {name} cannot lie upon {below[0] or 'nothing'}"
        reason = step.problem(s)
        if reason:
            return f"stack: {name}: {reason}"
        if isinstance(step, missions.GainToken | missions.Bid):
            tokens.append(step.space)
        below = [kind.__name__ for kind in type(step).__mro__]
    if len(set(tokens)) < len(tokens):
        return "stack: a token can be gained only once"
    return _zones_of_stack(s)


def _zones_of_stack(s: GameState) -> str:
    """What lies aside is what the stack will come back to."""
    performing: list[int] = []
    aside: list[int] = []
    shown = 0
    for step in s.stack:
        if isinstance(step, rituals.FinishRitual):
            performing.append(step.ritual)
        elif isinstance(step, market.FinishSale):
            aside.append(step.commodity)
        elif isinstance(step, choices.TakeShown | choices.ShownToMarkets):
            shown += step.number
    if tuple(sorted(performing)) != s.performing:
        return "performing: must be the rituals that the stack will finish"
    if tuple(sorted(aside)) != s.aside:
        return "aside: must be the commodities whose sale the stack will finish"
    if shown != len(s.shown):
        return "shown: must be the cards that the stack will take"
    waiting = [type(step).__name__ for step in s.stack]
    if s.row and "PerformRow" not in waiting:
        return "row: no row is laid now"
    if any(s.prepared) and "LayRow" not in waiting:
        return "prepared: nothing can be prepared now"
    top = s.stack[-1]
    for seat in range(s.players):
        keeps = isinstance(top, rituals.KeepTogether) or (
            isinstance(top, rituals.Keep) and top.seat == seat
        )
        if (s.drawn[seat] or s.chosen[seat]) and not keeps:
            return f"drawn: seat {seat} has nothing to keep now"
    return ""


def open_question_problem(s: GameState) -> str:
    """Somebody owes a decision and can make it; sealed answers are possible ones."""
    if not s.stack:
        return ""
    top = s.stack[-1]
    if not isinstance(top, Question) or not top.open(s):
        return "stack: must end with an open question"
    if not isinstance(top, Together) and any([answer >= 0 for answer in s.sealed]):
        return "sealed: no answers can be sealed now"
    for seat in range(s.players):
        if isinstance(top, Together) and s.sealed[seat] >= 0 and not top.possible(s, seat):
            return f"sealed: seat {seat} cannot have answered {s.sealed[seat]}"
    for seat in top.awaiting(s):
        if not top.answerable(s, seat):
            return f"stack: seat {seat} owes a decision but cannot make it"
    return ""
