"""The tattoo track and the priest track (R4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.engine import moves
from raiatea.engine.events import tell
from raiatea.engine.goods import gain_mana, in_front_bonus, pay_pearls
from raiatea.engine.kinds import PRIEST_MANA
from raiatea.engine.refusal import because
from raiatea.engine.steps.rituals import PerformFree

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal

PRICES = (0, 2, 5)


def advance_tattoo(s: GameState, seat: int, amount: int) -> None:
    """Move up the tattoo track; becoming Tahua offers a ritual (R4.3).

    The offer comes after the whole movement, whatever moved the marker (R10.3, X10).
    """
    before = s.tattoos[seat]
    after = min(before + amount, s.box.tattoo_top)  # not beyond the last space (R4.1, X13)
    if after == before:
        return
    s.tattoos[seat] = after
    rank_at = s.box.rank_at
    reached = rank_at[after] if rank_at[after] != rank_at[before] else -1
    tell(s, "tattoos", seat, after - before, after, reached)
    if before < s.box.tahua_space <= after:
        tell(s, "became tahua", seat)
        s.stack.append(PerformFree(seat, 1))


def recruit(s: GameState, seat: int, amount: int) -> None:
    """Move up the priest track as far as it goes; what was paid is paid (R4.4, X13)."""
    before = s.priests[seat]
    after = min(before + amount, s.box.priest_top)
    if after != before:
        s.priests[seat] = after
        tell(s, "priests", seat, after - before, after)


def lose_priests(s: GameState, seat: int, amount: int) -> None:
    """Move down the priest track (R4.4); what they earned stays (R10.12)."""
    before = s.priests[seat]
    after = max(before - amount, 0)
    if after != before:
        s.priests[seat] = after
        tell(s, "lost priests", seat, before - after, after)


def recruit_moves(s: GameState, seat: int, bonus: int) -> list[Move]:
    """What a seat can pay for (R5.10, R8.9), with or without the free priest (R5.11, X1)."""
    pearls = s.pearls[seat]
    affordable = 3 if pearls >= PRICES[2] else 2 if pearls >= PRICES[1] else 1
    found = s.box.moves[moves.RECRUIT][:affordable]
    if bonus:
        found += s.box.moves[moves.RECRUIT_ONLY][:affordable]
    return found


def refuse_recruit(s: GameState, seat: int, move: Move, bonus: int) -> Refusal | None:
    """Why priests cannot be recruited so."""
    if move.verb == moves.RECRUIT_ONLY and not bonus:
        return because("no-free-priest", "R5.11")
    cost = PRICES[move.what]
    if cost > s.pearls[seat]:
        return because("pearls", "R5.10", cost=cost, have=s.pearls[seat])
    return None


def priest_track(s: GameState, seat: int, paid: int, free: int) -> None:
    """Pay pearls for priests, then gain mana for all of them (R5.10, R5.11, R6.1, E2)."""
    pay_pearls(s, seat, PRICES[paid])
    recruit(s, seat, paid + free)
    gain_mana(s, seat, s.priests[seat] + in_front_bonus(s, seat, PRIEST_MANA))


def answer_recruit(s: GameState, seat: int, move: Move, bonus: int) -> None:
    priest_track(s, seat, move.what, bonus if move.verb == moves.RECRUIT else 0)
