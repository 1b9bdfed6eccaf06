"""Pairs of worlds that somebody cannot tell apart: in one a seat has no choice, in the other it has."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from raiatea import Game, View
from raiatea.telling.emptiness import empty

GAMES = 200
# Games in which the rarer ones come; others are looked for if the cards have changed.
KNOWN = (9, 33, 45, 131, 237)
WORLDS = 12
# What lies behind a screen, and how much of it leaves a choice: nothing else differs then. It could
# be counted, so that no world of the onlooker's own making has another amount.
HELD = {
    "BuyRituals": ("mana", 9),
    "Bid": ("mana", 4),
    "CarryOutPriestTrack": ("pearls", 5),
    "Dance": ("pearls", 5),
    "FulfilByEffect": ("mana", 30),
    "HandOver": ("pearls", 5),
    "Offer": ("mana", 4),
}


class Pair(NamedTuple):
    """Two games that look alike to the `onlooker`, and the move that is all there is in one."""

    question: str
    seat: int
    onlooker: int
    move: str
    forced: Game
    free: Game


def pairs(wanted: set[str]) -> Iterator[Pair]:
    """For each of some questions a pair, in games that are played by lot."""
    left = set(wanted)
    for seed in (*KNOWN, *range(GAMES)):
        game = Game.new(3, seed=seed, variants=["tane"])
        lot = random.Random(seed)
        while not game.over and left:
            for seat in game.awaiting:
                view = View.of(game, seat)
                undo = game.decisions - game.undo_point(seat)
                step = view.question.step
                if step in left:
                    found = (
                        in_hand(game, seat)
                        if step == "PerformFree"
                        else held(game, step, seat)
                        if step in HELD
                        else pair(game, view, seat)
                        if empty(view, undo) == "secret"
                        else None
                    )
                    if found is not None:
                        left.remove(found.question)
                        yield found
                        break
            seat = lot.choice(game.awaiting)
            game.play(seat, lot.choice(game.moves(seat)))
        if not left:
            return
    raise AssertionError(f"no two worlds were found for {left}")


def pair(game: Game, view: View, seat: int) -> Pair | None:
    """Another world in which the seat has a choice, if the same answer looks the same there."""
    move = view.moves[0].text
    for onlooker in range(game.players):
        for seed in range(WORLDS if onlooker != seat else 0):
            free = game.determinise(onlooker, seed)
            moves = [one.text for one in free.moves(seat)]
            if (
                len(moves) > 1
                and move in moves
                and looks(game, seat, move, onlooker) == looks(free, seat, move, onlooker)
            ):
                return Pair(view.question.step, seat, onlooker, move, game.copy(), free)
    return None


def held(game: Game, question: str, seat: int) -> Pair | None:
    """The same game, but for what the seat holds: nothing, or enough."""
    what, much = HELD[question]
    forced, free = game.copy(), game.copy()
    getattr(forced._state, what)[seat] = 0
    getattr(free._state, what)[seat] = much
    return differing(question, seat, forced, free)


def in_hand(game: Game, seat: int) -> Pair | None:
    """The same game, but for the rituals in hand, which everybody can count: two alike, or not."""
    forced, free = game.copy(), game.copy()
    if len(game._state.hands[seat]) != 2:
        return None
    one, other = game._state.hands[seat]
    for pile, cards in enumerate(forced._state.piles):
        if one != other and one in cards and game._state.box.ritual_pile[other] == pile:
            left = list(cards)
            left[left.index(one)] = other
            forced._state.piles[pile] = tuple(sorted(left))
            forced._state.hands[seat] = (one, one)
            return differing("PerformFree", seat, forced, free)
    return None


def differing(question: str, seat: int, forced: Game, free: Game) -> Pair | None:
    """A pair, if there is one answer in the first world, which is one of several in the other."""
    moves, others = forced.moves(seat), free.moves(seat)
    if len(moves) > 1 or len(others) < 2 or moves[0] not in others:
        return None
    return Pair(question, seat, (seat + 1) % forced.players, moves[0].text, forced, free)


def looks(game: Game, seat: int, move: str, onlooker: int) -> object:
    """What an onlooker sees of a move, which chance may have made different."""
    after = game.copy()
    events = after.play(seat, after.parse(seat, move))
    return [one.to_dict() for one in events if one.visible_to(onlooker)], after.view(onlooker)
