"""How well `master` knows what the others hold: called so often, held so often.

Games of `learned` are played; now and then whoever decides says of each other player how likely
they hold each ritual that could be in their hand. Beside it stands what is known to anyone who
counts: how often they hold it in worlds that are all equally likely.

    python -m benchmarks.beliefs --games 60
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator
from itertools import count

from raiatea import Game, View, bots
from raiatea.bots.learned.judge import network_for
from raiatea.bots.master.search import believed

EVERY = 12
WORLDS = 100
LEAST = 0.005
TENTHS = 10

Guess = tuple[float, float, bool]
"""What is believed, what is known by counting, and whether it is so."""


def guesses(game: Game, seat: int) -> Iterator[Guess]:
    """Of each other player and each ritual that they may hold."""
    view = View.of(game, seat)
    held = believed(view, network_for(None))
    assert held is not None, "the network has learnt no beliefs"
    worlds = [hands(view.imagine(seed)) for seed in range(WORLDS)]
    true = hands(game)
    names = [ritual.id for ritual in game.catalogue.rituals]
    for one in range(game.players):
        for ritual, name in enumerate(names):
            often = sum(name in world[one] for world in worlds) / WORLDS
            if one != seat and 0 < often < 1:
                yield held[one][ritual], often, name in true[one]


def hands(game: Game) -> list[list[str]]:
    """What everybody holds, prepared rituals too."""
    mine = [View.of(game, seat).me for seat in range(game.players)]
    return [[*one.hand, *one.prepared] for one in mine]


def all_guesses(games: int, seed: int) -> Iterator[Guess]:
    bot = bots.make("learned")
    for number in range(games):
        dice = random.Random(seed + number)
        game = Game.new(dice.choice((3, 4, 5)), seed=seed + number)
        for decision in count():
            if game.over:
                break
            seat = game.awaiting[0]
            if decision % EVERY == EVERY - 1:
                yield from guesses(game, seat)
            game.play(seat, bots.ask(bot, game, seat, dice))


def loss(chance: float, true: bool) -> float:
    chance = min(max(chance, LEAST), 1 - LEAST)
    return -math.log(chance if true else 1 - chance)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what is believed of others' hands.")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found = list(all_guesses(options.games, options.seed))
    for name, place in (("believed", 0), ("counted", 1)):
        mean = sum(loss(one[place], one[2]) for one in found) / len(found)
        print(f"{name}: logarithmic loss {mean:.3f} over {len(found):,} guesses")
    print(f"{'believed':>12}{'guesses':>10}{'called %':>10}{'held %':>10}")
    for tenth in range(TENTHS):
        some = [one for one in found if min(TENTHS - 1, int(one[0] * TENTHS)) == tenth]
        if some:
            called = 100 * sum(one[0] for one in some) / len(some)
            held = 100 * sum(one[2] for one in some) / len(some)
            span = f"{10 * tenth} to {10 * tenth + 10} %"
            print(f"{span:>12}{len(some):>10,}{called:>10.1f}{held:>10.1f}")


if __name__ == "__main__":
    main()
