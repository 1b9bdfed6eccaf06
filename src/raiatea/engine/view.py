"""What one seat may see: the only thing that leaves the engine for players.

Built from an allow-list: what is public, what is the seat's own, and what anyone who watches
could count (`tracked`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.catalogue import COMMODITIES, PILES
from raiatea.engine import scoring
from raiatea.engine.codec import counted, named, of_seat, write_public
from raiatea.engine.position import options
from raiatea.engine.step import Question

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


def view(s: GameState, names: tuple[str, ...], seat: int | None) -> dict[str, object]:
    """The view of a seat, or with None of a spectator: what R3.1 lets it see."""
    top = s.stack[-1] if s.stack else None
    assert top is None or isinstance(top, Question)
    awaiting = top.awaiting(s) if top is not None else ()
    found: dict[str, object] = {
        **options(s, names),
        "seat": seat,
        "over": top is None,
        "awaiting": list(awaiting),
        "rounds": list(s.box.rounds[s.players]),
        **pieces(s, seat),
        "prompt": None,
    }
    if seat is not None and top is not None and seat in awaiting:
        found["prompt"] = prompt(s, top, seat)
    if top is None:
        found["scores"] = [scoring.score(s, one).to_dict() for one in range(s.players)]
        found["winner"] = scoring.winner(s)
    return found


def pieces(s: GameState, seat: int | None) -> dict[str, object]:
    """How the pieces lie for an onlooker; also while a move is still being carried out."""
    box = s.box
    found: dict[str, object] = {
        "ceremony": ceremony_step(s),
        "ranks": [box.rank_ids[box.rank_at[tattoos]] for tattoos in s.tattoos],
        "public": write_public(s),
        "piles": {
            "forest": len(s.forest_pile),
            **{pile: len(s.piles[i]) for i, pile in enumerate(PILES)},
        },
        "face_down": [
            {pile: len(s.buried[one * 2 + i]) for i, pile in enumerate(PILES)}
            for one in range(s.players)
        ],
        "drawn": [drawn(s, one) for one in range(s.players)],
        "tracked": tracked(s, s.players if seat is None else seat),
    }
    if seat is not None:
        found["mine"] = mine(s, seat)
    return found


def ceremony_step(s: GameState) -> int | None:
    """Which of the six steps of a ceremony it is: that on top, or the one before that waits."""
    for step in s.stack[::-1]:
        if step.CEREMONY:
            return step.CEREMONY if step is s.stack[-1] else step.CEREMONY - 1
    return None


def drawn(s: GameState, seat: int) -> dict[str, object]:
    """How many rituals of each pile a seat has drawn and not yet kept or discarded."""
    piles = s.box.ritual_pile
    cards = s.drawn[seat] + s.chosen[seat]
    return {pile: sum([1 for card in cards if piles[card] == i]) for i, pile in enumerate(PILES)}


def mine(s: GameState, seat: int) -> dict[str, object]:
    """What lies behind the seat's own screen (R3.1), and what it alone knows."""
    rituals = s.box.rituals
    return {
        "pearls": s.pearls[seat],
        "mana": s.mana[seat],
        "commodities": counted(COMMODITIES, of_seat(s.commodities, seat)),
        "rituals": named(rituals, s.hands[seat]),
        "missions": named(s.box.missions, s.missions[seat]),
        "drawn": named(rituals, s.drawn[seat]),
        "chosen": named(rituals, s.chosen[seat]),
        "prepared": named(rituals, s.prepared[seat]),
        "sealed": s.sealed[seat] if s.sealed[seat] >= 0 else None,
        "discarded": {pile: named(rituals, s.buried[seat * 2 + i]) for i, pile in enumerate(PILES)},
        "decision": s.decisions[seat],
    }


def tracked(s: GameState, onlooker: int) -> dict[str, object]:
    """What anyone who watched and counted would know of what is behind the screens (X8).

    Of the rituals in a hand one knows bounds of their number, and how many of them at most are
    `fresh`: drawn since the pile was last shuffled. `returned` are the rituals that the onlooker
    saw go into that new pile and has not seen since: only fresh cards can be among them.
    """
    seats = range(s.players)
    return {
        "pearls": s.pearls[:],
        "mana": s.mana[:],
        "commodities": [known_commodities(s, onlooker, seat) for seat in seats],
        "missions": [named(s.box.missions, s.missions[seat]) for seat in seats],
        "rituals": [
            {
                pile: {
                    "least": s.held_min[seat * 2 + i],
                    "most": s.held_max[seat * 2 + i],
                    "fresh": s.fresh[seat * 2 + i],
                }
                for i, pile in enumerate(PILES)
            }
            for seat in seats
        ],
        "returned": {
            pile: named(s.box.rituals, s.returned[onlooker * 2 + i]) for i, pile in enumerate(PILES)
        },
        "forest_pile": named(s.box.forest_cards, s.forest_pile),
    }


def known_commodities(s: GameState, onlooker: int, seat: int) -> dict[str, object]:
    """A seat's commodities, as far as an onlooker can be sure of them."""
    held = of_seat(s.commodities, seat)
    if not s.sure or onlooker == seat:
        return {**counted(COMMODITIES, held), "unknown": 0}
    sure = of_seat(list(s.sure), onlooker * s.players + seat)
    return {**counted(COMMODITIES, sure), "unknown": sum(held) - sum(sure)}


def prompt(s: GameState, top: Question, seat: int) -> dict[str, object]:
    """What is asked of the seat now."""
    return {
        "decision": s.decisions[seat],
        "question": type(top).__name__,
        "rule": top.RULE,
        "together": top.TOGETHER,
        "moves": [move.text for move in top.moves(s, seat)],
    }
