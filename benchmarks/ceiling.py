"""What luck allows: how often one wins who sees everything and thinks ahead.

One player knows every card that lies or is held anywhere, as nobody may, and tries its moves as
`master` does: not in imagined worlds, but in the true one. Only chance that has not fallen yet
falls anew in each trial. Who plays better than that sees what cannot be seen.

    python -m benchmarks.ceiling --games 200 --jobs 2
"""

from __future__ import annotations

import argparse
import math
import random
from functools import partial
from multiprocessing import get_context

from raiatea import Game, Move, View, bots
from raiatea.arena import Contest
from raiatea.bots.learned.judge import Judge, network_for
from raiatea.bots.master.search import LEAST_WORLDS, in_the_running, mean, play_on, worth_trying
from raiatea.encoding import Observer, index
from raiatea.encoding.sights import Sights
from raiatea.figures.figure import share

WORLDS_AT_ONCE = 4


def best(game: Game, seat: int, network: Judge, dice: random.Random, worlds: int) -> Move:
    """The move that does best in the true world, whatever chance brings."""
    moves = game.moves(seat)
    if len(moves) == 1:
        return moves[0]
    view = View.of(game, seat)
    legal = [index(view, move) for move in moves]
    [chances] = network.chances([Observer().look(view)], [legal])
    alive = worth_trying(moves, chances)
    if len(alive) == 1:
        return moves[alive[0]]
    found: list[list[float]] = [[] for _ in moves]
    sights = Sights(WORLDS_AT_ONCE * len(alive))
    for seen in range(0, worlds, WORLDS_AT_ONCE):
        if seen >= LEAST_WORLDS:
            alive = in_the_running(found, alive)
        trials, lots = [], []
        for _ in range(WORLDS_AT_ONCE):
            world = fallen_anew(game, dice)
            lot = dice.getrandbits(32)
            for place in alive:
                trial = world.copy()
                trial.play(seat, moves[place])
                trials.append(trial)
                lots.append(lot)
        values = play_on(trials, [seat] * len(trials), network, lots, math.inf, sights=sights)
        for i, place in enumerate(alive):
            found[place] += values[i :: len(alive)]
    return moves[max(alive, key=lambda place: mean(found[place]))]


def fallen_anew(game: Game, dice: random.Random) -> Game:
    """The same game, in which all that chance has not decided yet is open."""
    world = game.copy()
    world._state.seed = dice.getrandbits(62)
    world._state.words = ()
    return world


def wins(contest: Contest, worlds: int, number: int) -> bool:
    """Whether the first, who sees everything, wins one of the games against the others."""
    names = contest.seats(number)
    lots = [contest.lot(number, seat) for seat in range(len(names))]
    others = {seat: bots.make(name) for seat, name in enumerate(names) if name != contest.bots[0]}
    network = network_for(None)

    def choose(game: Game, seat: int) -> Move:
        if seat in others:
            return bots.ask(others[seat], game, seat, lots[seat])
        return best(game, seat, network, lots[seat], worlds)

    game = contest.new_game(number)
    bots.play_out(game, choose)
    assert game.winner is not None
    return names[game.winner] == contest.bots[0]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what luck allows.")
    parser.add_argument("--against", default="skilled", help="who plays at the other seats")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=32, help="trials of each move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    others = (options.against,) * (options.players - 1)
    contest = Contest(("who sees everything", *others), options.games, options.seed)
    with get_context("spawn").Pool(options.jobs) as pool:
        won = 0
        played = pool.imap_unordered(partial(wins, contest, options.worlds), range(options.games))
        for count, one in enumerate(played, 1):
            won += one
            print(f"{won} of {count} games: {share('', 'won', won, count)} %", flush=True)


if __name__ == "__main__":
    main()
