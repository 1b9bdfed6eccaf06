"""Learns to play by playing against itself, with numpy alone, and then meets random players.

    python docs/examples/train_policy.py --train 4000 --jobs 2

The policy is as simple as can be: each action has a worth in each kind of round, and the better an
action the likelier it is played. After each batch of games the worth of what the better players
did rises and that of what the others did falls (REINFORCE).
"""

from __future__ import annotations

import argparse
from concurrent.futures import Executor, Future, ProcessPoolExecutor

import numpy as np
import numpy.typing as npt

from raiatea.encoding import ACTIONS, FIELDS
from raiatea.rl import pettingzoo_env

PLAYERS = 4
Numbers = npt.NDArray[np.float64]

# What the policy looks at: which third of the rounds it is, told by how many are to come.
ROUNDS_TO_COME = FIELDS.index("table: rounds to come")
THIRDS = 3
RATE = 0.06
PULL = 0.9  # how much of the last step goes into the next


def new_policy() -> Numbers:
    return np.zeros((THIRDS, len(ACTIONS)))


def third(observation: npt.NDArray[np.float32]) -> int:
    return min(THIRDS - 1, int((1 - observation[ROUNDS_TO_COME]) * THIRDS))


def choose(
    worth: Numbers, legal: npt.NDArray[np.intp], dice: np.random.Generator
) -> tuple[int, Numbers]:
    """An action, drawn by worth, and how likely each of the legal ones was."""
    likely = np.exp(worth[legal] - worth[legal].max())
    likely /= likely.sum()
    place = int(np.searchsorted(likely.cumsum(), dice.random()))
    return min(place, len(legal) - 1), likely


def play(
    policies: list[Numbers | None], seed: int, learn: bool
) -> tuple[list[int], int, list[Numbers]]:
    """One game; None plays at random. The points, the winner, and which way each seat leaned."""
    dice = np.random.default_rng(seed)
    env = pettingzoo_env.env(players=PLAYERS)
    env.reset(seed=seed)
    leanings = [new_policy() for _ in range(PLAYERS)] if learn else []
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            break
        seat = env.possible_agents.index(agent)
        legal = observation["action_mask"].nonzero()[0]
        policy = policies[seat]
        if policy is None:
            place = int(dice.integers(len(legal)))
        else:
            now = third(observation["observation"])
            place, likely = choose(policy[now], legal, dice)
            if learn:
                leanings[seat][now, legal] -= likely
                leanings[seat][now, legal[place]] += 1
        env.step(int(legal[place]))
    return [score.total for score in env.game.scores], env.game.winner or 0, leanings


def improve(policy: Numbers, seeds: list[int]) -> Numbers:
    """Which way the policy should go, after some games against itself."""
    way = new_policy()
    for seed in seeds:
        points, winner, leanings = play([policy] * PLAYERS, seed, learn=True)
        success = np.array(points) - np.mean(points)
        success[winner] += 5
        success -= success.mean()
        for seat in range(PLAYERS):
            way += leanings[seat] * success[seat]
    return way / len(seeds)


def wins(policy: Numbers, seeds: list[int]) -> int:
    """How many games the policy wins against random players, from every seat in turn."""
    found = 0
    for seed in seeds:
        seat = seed % PLAYERS
        others: list[Numbers | None] = [None] * PLAYERS
        others[seat] = policy
        found += play(others, seed, learn=False)[1] == seat
    return found


def split(first: int, number: int, jobs: int) -> list[list[int]]:
    return [list(range(first + job, first + number, jobs)) for job in range(jobs)]


def train(games: int, batch: int, jobs: int, pool: Executor) -> Numbers:
    """The policy after so many games."""
    policy, step, size = new_policy(), new_policy(), new_policy()
    for first in range(0, games, batch):
        ways = [pool.submit(improve, policy, seeds) for seeds in split(first, batch, jobs)]
        way = sum((done.result() for done in ways), new_policy()) / jobs
        size = PULL * size + (1 - PULL) * way**2
        step = PULL * step + (1 - PULL) * way
        policy = policy + RATE * step / np.sqrt(size + 1e-4)
        print(f"\r{first + batch} of {games} games", end="", flush=True)
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play, then meet random players.")
    parser.add_argument("--train", type=int, default=4000, help="games against itself")
    parser.add_argument("--batch", type=int, default=40, help="games between two improvements")
    parser.add_argument("--games", type=int, default=400, help="games against random players")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        policy = train(options.train, options.batch, options.jobs, pool)
        seeds = split(1_000_000, options.games, options.jobs)
        results: list[Future[int]] = [pool.submit(wins, policy, some) for some in seeds]
        share = sum(result.result() for result in results) / options.games
    print(f"\nwins {share:.0%} against three random players (fair share 25%)")


if __name__ == "__main__":
    main()
