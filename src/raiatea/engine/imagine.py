"""Worlds that a seat cannot tell from the one it sees: what it cannot know, drawn anew."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from raiatea.catalogue import COMMODITIES, PILES
from raiatea.engine.codec import Reader, read_public
from raiatea.engine.conservation import check_position
from raiatea.engine.goods import COMMODITY_CARD
from raiatea.engine.position import read_options
from raiatea.engine.state import GameState, put
from raiatea.engine.step import Together
from raiatea.engine.steps.blessings import LayRow
from raiatea.engine.steps.ceremony import Prepare
from raiatea.errors import ViewError

if TYPE_CHECKING:
    from raiatea.engine.box import Box


def imagine(view: object, box: Box, seed: int) -> tuple[GameState, tuple[str, ...]]:
    """A state that looks like the view to its seat, and the players' names."""
    data = Reader(view, "", ViewError)
    names, variants = read_options(data, box)
    players = len(names)
    seat = data.number_or_nothing("seat", players - 1)
    s = read_public(data.sub("public"), box, players, variants, seed)
    dice = Random(seed)
    tracked = data.sub("tracked")
    s.pearls = tracked.numbers("pearls", players)
    s.mana = tracked.numbers("mana", players)
    s.missions = tracked.zones("missions", box.missions, players)
    s.forest_pile = tracked.zone("forest_pile", box.forest_cards)
    if data.sub("piles").number("forest") != len(s.forest_pile):
        raise data.fail("piles.forest", "must be the size of tracked.forest_pile")
    deal_commodities(s, tracked, seat, dice)
    deal_missions(s)
    if seat >= 0:
        read_mine(s, data.sub("mine"), seat)
    deal_rituals(s, data, tracked, seat, dice)
    seal_answers(s, data, seat, dice)
    check_position(s, ViewError)
    return s, names


def read_mine(s: GameState, mine: Reader, seat: int) -> None:
    rituals = s.box.rituals
    s.hands[seat] = mine.zone("rituals", rituals)
    s.drawn[seat] = mine.zone("drawn", rituals)
    s.chosen[seat] = mine.zone("chosen", rituals)
    s.prepared[seat] = mine.zone("prepared", rituals)
    s.sealed[seat] = mine.number_or_nothing("sealed", 100_000)
    s.decisions[seat] = mine.number("decision")
    discarded = mine.sub("discarded")
    for i, pile in enumerate(PILES):
        s.buried[seat * 2 + i] = discarded.zone(pile, rituals)


def deal_commodities(s: GameState, tracked: Reader, seat: int, dice: Random) -> None:
    """Commodities that were taken unseen are dealt among those who may hold them."""
    box = s.box
    left = [box.starting_commodities + box.card_copies[card] for card in box.commodity_card]
    for commodity in range(4):
        left[commodity] -= s.stall[commodity] + s.aside.count(commodity)
    for card in (*s.forest_pile, *s.forest, *s.shown):
        if box.card_kind[card] == COMMODITY_CARD:
            left[box.card_shows[card]] -= 1
    unknown: list[int] = []
    s.commodities = []
    for part in tracked.subs("commodities", s.players):
        known = [part.number(name) for name in COMMODITIES]
        unknown.append(part.number("unknown"))
        s.commodities += known
        for commodity in range(4):
            left[commodity] -= known[commodity]
    hidden = [commodity for commodity in range(4) for _ in range(left[commodity])]
    if len(hidden) != sum(unknown) or min(left) < 0:
        raise tracked.fail("commodities", "do not add up with those on the table")
    if not hidden:
        return
    known_to_all = s.commodities[:]
    dice.shuffle(hidden)
    for one in range(s.players):
        for _ in range(unknown[one]):
            s.commodities[one * 4 + hidden.pop()] += 1
    for onlooker in range(s.players + 1):
        sure = known_to_all[:]
        if onlooker < s.players and onlooker != seat:
            sure[onlooker * 4 : onlooker * 4 + 4] = s.commodities[onlooker * 4 : onlooker * 4 + 4]
        s.sure += tuple(sure)


def deal_missions(s: GameState) -> None:
    """Tokens that are neither on a statue nor with a player are unseen."""
    seen = [*s.spaces]
    for zone in s.missions:
        seen += zone
    for value in range(s.box.statue_count):
        cards = list(s.unseen[value])
        for mission in seen:
            if mission in cards:
                cards.remove(mission)
        s.unseen = put(s.unseen, value, tuple(cards))


def deal_rituals(s: GameState, data: Reader, tracked: Reader, seat: int, dice: Random) -> None:
    """Deal the rituals that the seat has not located to piles, discards, draws and hands."""
    others = [one for one in range(s.players) if one != seat]
    held = tracked.subs("rituals", s.players)
    for one in range(s.players):
        for pile, name in enumerate(PILES):
            bounds = held[one].sub(name)
            s.held_min = put(s.held_min, one * 2 + pile, bounds.number("least"))
            s.held_max = put(s.held_max, one * 2 + pile, bounds.number("most"))
    face_down = data.subs("face_down", s.players)
    drawn = data.subs("drawn", s.players)
    for pile, name in enumerate(PILES):
        hidden = hidden_rituals(s, pile)
        dice.shuffle(hidden)
        size = data.sub("piles").number(name)
        s.piles[pile] = take(hidden, size, data, name)
        for one in others:
            number = face_down[one].number(name)
            s.buried[one * 2 + pile] = take(hidden, number, data, name)
            number = drawn[one].number(name)
            s.drawn[one] = tuple(sorted(s.drawn[one] + take(hidden, number, data, name)))
        for one, number in hand_sizes(s, others, pile, len(hidden), data, dice):
            s.hands[one] = tuple(sorted(s.hands[one] + take(hidden, number, data, name)))


def hidden_rituals(s: GameState, pile: int) -> list[int]:
    """The rituals of a pile that are at no place the seat can see."""
    box = s.box
    hidden = list(s.piles[pile])
    zones = [*s.hands, *s.in_front, *s.drawn, *s.chosen, *s.prepared, *s.buried]
    for zone in [*zones, *s.discards, s.row, s.performing]:
        for ritual in zone:
            if box.ritual_pile[ritual] == pile:
                if ritual not in hidden:
                    raise ViewError(f"ritual {box.rituals[ritual]}: more than are in the box")
                hidden.remove(ritual)
    return hidden


def take(hidden: list[int], number: int, data: Reader, pile: str) -> tuple[int, ...]:
    if number > len(hidden):
        raise data.fail(f"piles.{pile}", "more rituals than are in the box")
    taken = hidden[:number]
    del hidden[:number]
    return tuple(sorted(taken))


def hand_sizes(
    s: GameState, others: list[int], pile: int, total: int, data: Reader, dice: Random
) -> list[tuple[int, int]]:
    """How many of the rituals each other player holds.

    General rituals leave hands unseen, so only bounds are known for each hand, and the sum.
    """
    sizes = {one: s.held_max[one * 2 + pile] for one in others}
    spent = [
        one
        for one in others
        for _ in range(s.held_max[one * 2 + pile] - s.held_min[one * 2 + pile])
    ]
    missing = sum(sizes.values()) - total
    if not 0 <= missing <= len(spent):
        raise data.fail("tracked.rituals", "does not add up with the piles")
    for one in dice.sample(spent, missing):
        sizes[one] -= 1
    return list(sizes.items())


def seal_answers(s: GameState, data: Reader, seat: int, dice: Random) -> None:
    """What others have prepared or answered in secret becomes something they could have."""
    others = [one for one in range(s.players) if one != seat]
    waiting = [type(step) for step in s.stack]
    if LayRow in waiting and Prepare not in waiting:
        for one in others:
            answer_at_random(s, Prepare(), one, dice)
            s.sealed[one] = -1
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Together):
        awaiting = data.numbers("awaiting", -1, 0, s.players - 1)
        for one in others:
            if one not in awaiting:
                answer_at_random(s, top, one, dice)


def answer_at_random(s: GameState, question: Together, seat: int, dice: Random) -> None:
    while s.sealed[seat] < 0:
        found = question.moves(s, seat)
        if not found:
            s.sealed[seat] = 0
        else:
            question.answer(s, seat, dice.choice(found))
