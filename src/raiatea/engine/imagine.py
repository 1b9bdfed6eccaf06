"""Worlds that a seat cannot tell from the one it sees: what it cannot know, drawn anew."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from raiatea.catalogue import COMMODITIES, PILES
from raiatea.engine.codec import Reader, read_public
from raiatea.engine.conservation import check_zones, open_question_problem
from raiatea.engine.goods import COMMODITY_CARD
from raiatea.engine.position import read_options
from raiatea.engine.state import GameState, put
from raiatea.engine.step import Together
from raiatea.engine.steps.blessings import LayRow
from raiatea.engine.steps.ceremony import Prepare
from raiatea.errors import ViewError

if TYPE_CHECKING:
    from raiatea.engine.box import Box

TRIES: Final = 200
EXCHANGES: Final = 30
MOST_LIKELY: Final = 0.98

# Where a hidden ritual can be; the last three with a seat added.
PILE: Final = 0
BURIED: Final = 10
DRAWN: Final = 20
HAND: Final = 30


Held = list[list[float]]
"""By seat and ritual how likely it is held."""


def imagine(
    view: object, box: Box, seed: int, held: Held | None, sealed: bool
) -> tuple[GameState, tuple[str, ...]]:
    """A state that looks like the view to its seat, and the players' names.

    Who is paying for a mission must be able to, so worlds are dealt until the open question has
    an answer.
    """
    data = Reader(view, "", ViewError)
    names, variants = read_options(data, box)
    dice = Random(seed)
    for _ in range(TRIES):
        s = deal(data, box, len(names), variants, seed, dice, held, sealed)
        check_zones(s, ViewError)
        if not open_question_problem(s):
            return s, names
    raise ViewError(open_question_problem(s))


def deal(
    data: Reader,
    box: Box,
    players: int,
    variants: list[str],
    seed: int,
    dice: Random,
    held: Held | None,
    sealed: bool,
) -> GameState:
    """One world with what the view shows, everything else dealt at random."""
    seat = data.number_or_nothing("seat", players - 1)
    s = read_public(data.sub("public"), box, players, variants, seed)
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
    deal_rituals(s, data, tracked, seat, dice, held)
    seal_answers(s, data, seat, dice, sealed)
    return s


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


def deal_rituals(
    s: GameState, data: Reader, tracked: Reader, seat: int, dice: Random, held: Held | None
) -> None:
    """Deal the rituals that the seat has not located to piles, discards, draws and hands."""
    others = [one for one in range(s.players) if one != seat]
    hands = tracked.subs("rituals", s.players)
    for one in range(s.players):
        for pile, name in enumerate(PILES):
            bounds = hands[one].sub(name)
            i = one * 2 + pile
            s.held_min = put(s.held_min, i, bounds.number("least"))
            s.held_max = put(s.held_max, i, bounds.number("most"))
            s.fresh = put(s.fresh, i, bounds.number("fresh"))
    for pile, name in enumerate(PILES):
        hidden = hidden_rituals(s, pile)
        returned = tracked.sub("returned").zone(name, s.box.rituals)
        for onlooker in range(s.players + 1):
            s.returned = put(s.returned, onlooker * 2 + pile, returned)
        deal_pile(s, data, pile, hidden, others, dice, held)


def deal_pile(
    s: GameState,
    data: Reader,
    pile: int,
    hidden: list[int],
    others: list[int],
    dice: Random,
    held: Held | None,
) -> None:
    """Deal the hidden rituals of one pile; those that returned to it cannot be in old hands."""
    name = PILES[pile]
    returned = list(s.returned[pile])
    for ritual in returned:
        if ritual not in hidden:
            raise data.fail(f"tracked.returned.{name}", "more rituals than are hidden")
        hidden.remove(ritual)
    face_down = data.subs("face_down", s.players)
    drawn = data.subs("drawn", s.players)
    recent = [PILE] * data.sub("piles").number(name)
    for one in others:
        recent += [BURIED + one] * face_down[one].number(name)
        recent += [DRAWN + one] * drawn[one].number(name)
    old: list[int] = []
    in_hands = len(returned) + len(hidden) - len(recent)
    for one, number in hand_sizes(s, others, pile, in_hands, data, dice):
        fresh = min(number, s.fresh[one * 2 + pile])
        recent += [HAND + one] * fresh
        old += [HAND + one] * (number - fresh)
    dice.shuffle(recent)
    dice.shuffle(returned)
    dice.shuffle(hidden)
    rituals, places = returned + hidden, recent + old
    if held is not None:
        deal_likely(rituals, places, len(returned), len(recent), held, dice)
    dealt: dict[int, list[int]] = {}
    for ritual, place in zip(rituals, places, strict=True):
        dealt.setdefault(place, []).append(ritual)
    s.piles[pile] = tuple(sorted(dealt.get(PILE, [])))
    for one in others:
        s.buried[one * 2 + pile] = tuple(sorted(dealt.get(BURIED + one, [])))
        s.drawn[one] = tuple(sorted([*s.drawn[one], *dealt.get(DRAWN + one, [])]))
        s.hands[one] = tuple(sorted([*s.hands[one], *dealt.get(HAND + one, [])]))


def deal_likely(
    rituals: list[int], places: list[int], returned: int, recent: int, held: Held, dice: Random
) -> None:
    """Exchange rituals so that each hand holds what it is likely to hold.

    Two places exchange theirs whenever that makes the world likelier, and now and then when it
    does not: after some of it worlds are met as often as they are likely (Metropolis and others,
    1953). A ritual that returned to its pile cannot be where something was dealt before.
    """
    count = len(places)
    new = [i < returned for i in range(count)]
    hands = [i for i in range(count) if places[i] >= HAND]
    if not hands:
        return
    odds: dict[tuple[int, int], float] = {}
    for place in {places[i] for i in hands}:
        share = places.count(place) / count
        for ritual in set(rituals):
            by_chance = min(share * rituals.count(ritual), MOST_LIKELY)
            likely = min(max(held[place - HAND][ritual], 1 - MOST_LIKELY), MOST_LIKELY)
            odds[place, ritual] = likely / (1 - likely) * (1 - by_chance) / by_chance
    for _ in range(EXCHANGES):
        for i in hands:
            j = int(dice.random() * count)
            if (new[i] and j >= recent) or (new[j] and i >= recent):
                continue
            mine, other = rituals[i], rituals[j]
            here, there = places[i], places[j]
            gain = odds[here, other] / odds[here, mine]
            if there >= HAND:
                gain *= odds[there, mine] / odds[there, other]
            if dice.random() < gain:
                rituals[i], rituals[j] = other, mine
                new[i], new[j] = new[j], new[i]


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


def seal_answers(s: GameState, data: Reader, seat: int, dice: Random, sealed: bool) -> None:
    """What others have prepared or answered in secret becomes something they could have.

    Unless it is `sealed`, what they answer now is left open, where they could answer it again.
    """
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
            if one not in awaiting and (sealed or not top.moves(s, one)):
                answer_at_random(s, top, one, dice)


def answer_at_random(s: GameState, question: Together, seat: int, dice: Random) -> None:
    while s.sealed[seat] < 0:
        found = question.moves(s, seat)
        if not found:
            s.sealed[seat] = 0
        else:
            question.answer(s, seat, dice.choice(found))
