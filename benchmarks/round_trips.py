"""How many round trips a slow game needs, and how many fewer with planned answers.

    python -m benchmarks.round_trips --games 100 --jobs 2

People play who come to the table only when they are told that it is their turn. A round trip is a
moment at which the game waits for somebody who has to be told: they come, answer whatever they are
asked until somebody else is waited for, and go. Whoever is asked together with others is told like
them, so a step of a ceremony may be a round trip for each; the game itself waits once for all of
them, which is counted as a wait. Every game is played twice by `skilled` from the same seed: once
without plans, and once by people who, before they go, plan what they would answer, as far as they
are sure: where the bot would answer the same in each of a few games that they can imagine. Bots may
decide differently then, so the two are not the same game, but the hundred of them are comparable.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from functools import partial

import msgspec

from raiatea import Game, View, bots
from raiatea.arena.crew import in_processes
from raiatea.bots import Chooser
from raiatea.server import plans
from raiatea.server.logged_game import LoggedGame
from raiatea.server.store import PlannedAnswer

PLAYERS = 4
BOT = "skilled"
IMAGINED = 3
FAR = 60  # decisions ahead; what comes later nobody is sure of


class Counted(msgspec.Struct):
    """Of one game: round trips by what was asked, waits, and answers that were planned."""

    told: Counter[str]
    waits: int
    planned: Counter[str]


class SlowGame:
    """A game of people who come when they are told."""

    def __init__(self, number: int, planning: bool) -> None:
        self.logged = LoggedGame(Game.new(PLAYERS, seed=number), "", 0.0)
        self.lot = random.Random(number)
        self.choose = bot_of(number)
        self.planning = planning
        self.plans: list[list[PlannedAnswer]] = [[] for _ in range(PLAYERS)]
        self.here: int | None = None
        self.known: tuple[int, ...] = ()
        self.counted = Counted(Counter(), 0, Counter())

    def play(self) -> Counted:
        while not self.logged.game.over:
            self.step()
        return self.counted

    def step(self) -> None:
        game = self.logged.game
        awaiting = game.awaiting
        question = View.of(game, awaiting[0]).question.step
        for seat in awaiting:
            text = plans.answer(self.plans[seat], self.logged, seat)
            if text is not None:
                self.counted.planned[question] += 1
                self.logged.move(seat, text, 0.0)
                return
        seat = self.here if self.here in awaiting else self.lot.choice(awaiting)
        assert seat is not None
        if seat != self.here:
            self.counted.told[question] += 1
            answered = bool(game.answers) and seat in self.known
            self.counted.waits += not answered
            self.known = awaiting
        self.logged.move(seat, str(self.choose(game, seat)), 0.0)
        self.here = seat
        if self.planning and seat not in self.logged.game.awaiting and not self.logged.game.over:
            self.plan(seat)

    def plan(self, seat: int) -> None:
        """Before somebody goes they plan what they are sure of."""
        view = View.of(self.logged.game, seat)
        standing = plans.standing(self.plans[seat], self.logged, seat)
        known = {one.question for one in standing}
        for question, may in plans.offered(view).items():
            if question not in known:
                moves = [move for move in sure(view, question, self.lot) if move in may]
                most = plans.PLANNABLE[question].most
                if moves:
                    plan = plans.make(self.logged, seat, question, moves[:most])
                    standing.append(plan)
        self.plans[seat] = standing


def bot_of(seed: object) -> Chooser:
    lots = [random.Random(f"{seed} {seat}") for seat in range(PLAYERS)]
    return bots.seated([bots.make(BOT) for _ in range(PLAYERS)], lots)


def sure(view: View, question: str, lot: random.Random) -> list[str]:
    """What somebody would answer, the best first; nothing if that depends on what is to come.

    How much they offer they know as soon as they have filled the bag: nothing happens in between.
    """
    known = 1 if question == "Offer" else IMAGINED
    found = [would(view, question, lot.getrandbits(32)) for _ in range(known)]
    return found[0] if all(one[:1] == found[0][:1] for one in found) else []


def would(view: View, question: str, seed: int) -> list[str]:
    """The answers to a question, the best first, in one of the games that may be somebody's."""
    assert view.seat is not None
    game, choose = view.imagine(seed), bot_of(seed)
    for _ in range(FAR):
        if game.over:
            break
        seat = view.seat if view.seat in game.awaiting else game.awaiting[0]
        move = choose(game, seat)
        now = View.of(game, seat)
        if seat == view.seat and now.question.step == question:
            lot = random.Random(seed)
            ranked = [str(one.move) for one in bots.rank(bots.make(BOT), now, now.moves, lot, None)]
            return [str(move), *[one for one in ranked if one != str(move)]]
        game.play(seat, move)
    return []


def both(number: int) -> tuple[Counted, Counted]:
    return SlowGame(number, False).play(), SlowGame(number, True).play()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    games = options.games
    found = list(in_processes(partial(both), range(games), options.jobs))
    for name, some in (("without plans", 0), ("with plans", 1)):
        counted = [pair[some] for pair in found]
        told = sum([one.told for one in counted], Counter())
        waits = sum(one.waits for one in counted)
        planned = sum([one.planned for one in counted], Counter())
        print(f"{name}: {told.total() / games:.1f} round trips a game, {waits / games:.1f} waits")
        print("  told of:", ", ".join(f"{k} {n / games:.1f}" for k, n in told.most_common(14)))
        if planned:
            print("  planned:", ", ".join(f"{k} {n / games:.1f}" for k, n in planned.most_common()))


if __name__ == "__main__":
    main()
