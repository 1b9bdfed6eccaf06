"""The doors for programs that learn: decisions a second through each, beside the engine's own.

A batch of games is played at random, one decision of each in turn, by the engine alone and through
each door. All take turns, several times over with new games. A door that does not ask who has no
choice is credited with the decisions that were made, as the engine is. Every decision that is asked
has its observation made and looked at. Times are of the processor, not of the clock.
"""

from __future__ import annotations

import gc
import random
import statistics
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import numpy as np
import pyspiel

from raiatea import Game, View
from raiatea.encoding import mask, observe
from raiatea.figures.figure import Figure, rounded
from raiatea.figures.plan import REPEATS
from raiatea.figures.rates import PLAYERS, engine, microseconds, vector, vector_asking_always
from raiatea.rl import openspiel_game, pettingzoo_env
from raiatea.rl.gymnasium_env import SeatEnv

BATCH: Final = 64


def views(batch: int, seed: int) -> int:
    """The same as the engine, with an observation and a mask made of each view."""
    return engine(batch, seed, look)


def look(game: Game, seat: int) -> None:
    view = View.of(game, seat)
    observe(view)
    mask(view)


@cache
def environments(batch: int, ask_always: bool) -> list[pettingzoo_env.raw_env]:
    """Made once and used again for game after game, as a program that learns does."""
    return [pettingzoo_env.env(PLAYERS, ask_always=ask_always) for _ in range(batch)]


def pettingzoo(batch: int, seed: int, ask_always: bool = False) -> int:
    pick = random.Random(seed).random
    envs = environments(batch, ask_always)
    for i, env in enumerate(envs):
        env.reset(seed=seed + i)
    playing = envs
    while playing:
        for env in playing:
            _, _, _, _, info = env.last()
            legal = info["legal_actions"]
            env.step(legal[int(pick() * len(legal))])
        playing = [env for env in playing if not env.game.over]
    return sum(env.game.decisions for env in envs)


def pettingzoo_asking_always(batch: int, seed: int) -> int:
    return pettingzoo(batch, seed, ask_always=True)


def pettingzoo_by_the_mask(batch: int, seed: int) -> int:
    """One game after another in PettingZoo's own loop, with actions taken from the mask."""
    pick = random.Random(seed).random
    (env,) = environments(1, False)
    decisions = 0
    for i in range(batch):
        env.reset(seed=seed + i)
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            legal = observation["action_mask"].nonzero()[0]
            env.step(None if over else legal[int(pick() * len(legal))])
        decisions += env.game.decisions
    return decisions


def gymnasium(batch: int, seed: int) -> int:
    """One seat; the others are played by random bots, which are shown their views."""
    pick = random.Random(seed).random
    playing = [SeatEnv(["random"] * (PLAYERS - 1)) for _ in range(batch)]
    seen = [env.reset(seed=seed + i)[0] for i, env in enumerate(playing)]
    decisions = 0
    while playing:
        for i, env in enumerate(playing):
            legal = seen[i]["action_mask"].nonzero()[0]
            seen[i] = env.step(legal[int(pick() * len(legal))])[0]
        decisions += sum(env.playing.game.decisions for env in playing if env.playing.game.over)
        going_on = [i for i, env in enumerate(playing) if not env.playing.game.over]
        playing = [playing[i] for i in going_on]
        seen = [seen[i] for i in going_on]
    return decisions


def openspiel(batch: int, seed: int) -> int:
    """Every outcome of chance is a step of its own here, but is not counted."""
    dice = np.random.default_rng(seed)
    game = pyspiel.load_game(f"{openspiel_game.TYPE.short_name}(players={PLAYERS})")
    playing = [game.new_initial_state() for _ in range(batch)]
    decisions = 0
    while playing:
        for state in playing:
            while state.is_chance_node():
                outcomes, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(dice.choice(outcomes, p=likely)))
            if not state.is_terminal():
                state.observation_tensor()
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
                decisions += 1
        playing = [state for state in playing if not state.is_terminal()]
    return decisions


ENGINE: Final = "the engine alone"
PLAYED: Final[dict[str, Callable[[int, int], int]]] = {
    ENGINE: engine,
    "vector": vector,
    "vector, asking always": vector_asking_always,
    "view, observed": views,
    "PettingZoo": pettingzoo,
    "PettingZoo, asking always": pettingzoo_asking_always,
    "PettingZoo, by the mask": pettingzoo_by_the_mask,
    "Gymnasium": gymnasium,
    "OpenSpiel": openspiel,
}


def doors(long: bool) -> Iterator[Figure]:
    """The rate of each door as a part of the engine's: the middle one, and the middle half."""
    times: dict[str, list[float]] = {name: [] for name in PLAYED}
    for i in range(-1, REPEATS.number(long)):
        for name, play in PLAYED.items():
            spent = microseconds(play, BATCH, max(0, i) * BATCH)
            if i >= 0:  # the first time all is made ready
                times[name].append(spent)
        if i < 0:
            gc.freeze()  # or whoever plays just then pays for a look at all that was imported
    gc.unfreeze()
    own = times[ENGINE]
    for name, found in times.items():
        if name != ENGINE:
            ratios = [engine / door for engine, door in zip(own, found, strict=True)]
            low, value, high = map(rounded, statistics.quantiles(ratios, n=4))
            yield Figure("doors", name, value, low, high, len(ratios))
