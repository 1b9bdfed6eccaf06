"""The doors for programs that learn: decisions a second through each, beside the engine's own.

    python -m benchmarks.doors

A batch of games is played at random, one decision of each in turn, by the engine alone and through
each door. All take turns, several times over with new games; the best time of each counts, since
whatever else the machine does only makes it longer. A door that does not ask who has no choice is
credited with the decisions that were made, as the engine is. Every decision that is asked has its
observation made and looked at. Times are of the processor, not of the clock.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Callable
from functools import cache

import numpy as np
import pyspiel

import raiatea.engine.game
from raiatea import Game, View
from raiatea.encoding import mask, observe
from raiatea.rl import openspiel_game, pettingzoo_env
from raiatea.rl.gymnasium_env import SeatEnv

PLAYERS = 4
REPEATS = 5


def engine(batch: int, seed: int) -> int:
    """Games played through the engine's public face."""
    pick = random.Random(seed).random
    playing = [Game.new(PLAYERS, seed=seed + i) for i in range(batch)]
    decisions = 0
    while playing:
        for game in playing:
            seat = game.awaiting[0]
            moves = game.moves(seat)
            game.play(seat, moves[int(pick() * len(moves))])
        decisions += len(playing)
        playing = [game for game in playing if not game.over]
    return decisions


def views(batch: int, seed: int) -> int:
    """The same, with an observation and a mask made of each view."""
    pick = random.Random(seed).random
    playing = [Game.new(PLAYERS, seed=seed + i) for i in range(batch)]
    decisions = 0
    while playing:
        for game in playing:
            seat = game.awaiting[0]
            view = View.of(game, seat)
            observe(view)
            mask(view)
            moves = game.moves(seat)
            game.play(seat, moves[int(pick() * len(moves))])
        decisions += len(playing)
        playing = [game for game in playing if not game.over]
    return decisions


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
        decisions += sum(env.game.decisions for env in playing if env.game.over)
        going_on = [i for i, env in enumerate(playing) if not env.game.over]
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


ENGINE = "the engine alone"
PLAYED: dict[str, Callable[[int, int], int]] = {
    ENGINE: engine,
    "view, observed": views,
    "PettingZoo": pettingzoo,
    "PettingZoo, asking always": pettingzoo_asking_always,
    "PettingZoo, by the mask": pettingzoo_by_the_mask,
    "Gymnasium": gymnasium,
    "OpenSpiel": openspiel,
}


def microseconds(play: Callable[[int, int], int], batch: int, seed: int) -> float:
    start = time.process_time()
    decisions = play(batch, seed)
    return (time.process_time() - start) / decisions * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the doors.")
    parser.add_argument("--batch", type=int, default=16, help="games at the same time")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    options = parser.parse_args()
    compiled = not raiatea.engine.game.__file__.endswith(".py")
    print(f"engine {'compiled' if compiled else 'interpreted'}, batches of {options.batch}")
    best = dict.fromkeys(PLAYED, math.inf)
    for i in range(options.repeats):
        for name, play in PLAYED.items():
            best[name] = min(best[name], microseconds(play, options.batch, i * options.batch))
    print(f"{'':<28}{'decisions/s':>14}{'of the engine':>16}")
    for name, cost in best.items():
        print(f"{name:<28}{1e6 / cost:>14,.0f}{best[ENGINE] / cost:>16.2f}")


if __name__ == "__main__":
    main()
