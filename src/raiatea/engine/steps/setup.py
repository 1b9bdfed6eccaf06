"""Set-up (R1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import chance
from raiatea.engine.events import tell
from raiatea.engine.goods import fill_forest
from raiatea.engine.kinds import FACE_DOWN, ORACLE, TANE
from raiatea.engine.state import GameState
from raiatea.engine.step import Task
from raiatea.engine.steps.rituals import NORMAL, draw_rituals, keep_together
from raiatea.engine.steps.rounds import NextRound
from raiatea.engine.steps.statues import turn_up_statue

if TYPE_CHECKING:
    from raiatea.engine.box import Box

START_MANA = 5
START_PEARLS = 4
START_RITUALS = 5


def bare_state(box: Box, players: int, variants: frozenset[str], seed: int) -> GameState:
    """The board before anything is dealt, without chance."""
    nothing: list[tuple[int, ...]] = [()] * players
    return GameState(
        box=box,
        players=players,
        variants=variants,
        seed=seed,
        draws=0,
        words=(),
        round=-1,
        start=0,
        kahuna=-1,
        location=-1,
        bag=0,
        statues=1,
        pearls=[START_PEARLS] * players,  # R1.1
        mana=[START_MANA] * players,
        tattoos=[0] * players,  # all on Raatira, all priests on 0 (R1.6)
        priests=[0] * players,
        commodities=[0] * (players * 4),
        ready=[0] * (players * 4),
        used=[0] * (players * 4),
        masks=nothing[:],
        joined=tuple(nothing),
        hands=nothing[:],
        in_front=tuple(nothing),
        missions=nothing[:],
        stall=[box.starting_commodities] * 4,  # the markets and prices of R1.3
        prices=box.chart_start[:],
        assistants=[box.starting_assistants] * 4,
        mask_market=box.all_starting_masks,
        forest=(),
        forest_pile=box.all_forest_cards,
        shown=(),
        tiles=(-1,) * len(box.locations),  # all six on the board (R1.2)
        order=tuple(range(players)),
        spaces=(FACE_DOWN,) * len(box.spaces),
        unseen=box.all_missions,  # by value (R1.7)
        due=(),
        piles=box.all_rituals[TANE in variants][:],  # two piles (R1.8), those of Tāne by R9.1
        discards=[(), ()],
        buried=nothing * 2,
        drawn=nothing[:],
        chosen=nothing[:],
        prepared=nothing[:],
        sealed=[-1] * players,
        row=(),
        row_owners=(),
        performing=(),
        aside=(),
        held_min=(0,) * (players * 2),
        held_max=(0,) * (players * 2),
        fresh=(0,) * (players * 2),
        returned=((),) * (players * 2 + 2),
        sure=(),
        decisions=[0] * players,
        stack=[],
    )


def set_up(s: GameState) -> None:
    """Deal everything that chance deals, up to the choice of the first rituals."""
    s.start = chance.draw(s, chance.STARTING_PLAYER, list(range(s.players)))  # by lot (R1.1)
    tell(s, "started", s.start)
    s.order = tuple(s.seats_from(s.start))  # R1.10
    masks = list(s.mask_market)
    for seat in range(s.players):
        s.masks[seat] = (chance.draw(s, chance.MASK, masks),)  # without its treasure (R1.4)
    s.mask_market = tuple(masks)
    fill_forest(s)
    statues = s.box.statue_count if ORACLE in s.variants else 1  # R1.7, all of them by R9.2
    for statue in range(statues):
        turn_up_statue(s, statue)
    s.stack.append(NextRound())
    if s.players == 5:
        s.stack.append(FifthPlayersRituals())
    for seat in s.order:  # R1.9
        draw_rituals(s, seat, NORMAL, START_RITUALS)
    keep_together(s, True)


class FifthPlayersRituals(Task):
    """With 5 players the last one draws and keeps a second time (R1.9)."""

    OVER: ClassVar[tuple[str, ...]] = ("NextRound",)

    def run(self, s: GameState) -> None:
        draw_rituals(s, s.order[-1], NORMAL, START_RITUALS)
        keep_together(s, True)
