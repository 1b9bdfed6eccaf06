"""Bots think in workers, with a deadline.

They choose their moves in one lane; in another one, below it, a single worker thinks about what
takes long. What `skilled` advises is known sooner than it could be sent for: nobody waits for it.
"""

from __future__ import annotations

import logging
import random
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from raiatea import bots
from raiatea.bots import Advice
from raiatea.errors import NetworkError
from raiatea.server.lanes import Lane, Looking, MakeWorker, Urgency, Worker
from raiatea.view import View

log = logging.getLogger("raiatea")

TRIES = 3
MASTER = "master"
LONGER_SECONDS = 2.0

Seen = Mapping[str, Any]


# In a worker.


def choose(bot: str, view: Seen, seed: int, seconds: float) -> str:
    """The text of the move that a bot chooses, from its view alone."""
    deadline = time.monotonic() + seconds
    seen = View(view)
    cards = seen.cards.catalogue
    try:
        mind = bots.make(bot, cards)
    except NetworkError as error:
        log.warning("%s", error)
        mind = bots.make(bots.PLAYS_ANY_CARDS, cards)
    return str(mind.choose(seen, seen.moves, random.Random(seed), deadline))


def expect(view: Seen, seed: int, seconds: float) -> float:
    """The points that a bot expects a seat to have in the end, from its view alone."""
    return bots.expected(View(view), random.Random(seed), time.monotonic() + seconds / 4)


def advise(adviser: str, view: Seen, chosen: Sequence[str]) -> list[Advice]:
    """The moves that a bot advises when some are chosen already, from a seat's view alone."""
    seen = bots.foreseen(View(view), chosen)
    cards = seen.cards.catalogue
    if adviser == MASTER:
        from raiatea.bots.master import MasterBot  # noqa: PLC0415 - it takes long to import

        return bots.advise(MasterBot(cards, LONGER_SECONDS, cores=1), seen)
    return bots.advise(bots.make(adviser, cards), seen)


class BotWorkers:
    """What bots are asked, and what is so when they do not answer."""

    def __init__(self, make: MakeWorker, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._quick = Lane(make, workers, seconds)
        self._slow = Lane(make, 1, seconds, modest=True)
        self.decisions = 0

    async def choose(self, bot: str, view: Seen, audience: Looking) -> str:
        """What a bot plays; its first legal move if it does not answer in time, or nonsense."""
        try:
            return await self._quick.served(
                audience, Urgency.MOVE, lambda worker: self._ask(worker, bot, view)
            )
        finally:
            self.decisions += 1

    async def expect(self, view: Seen, audience: Looking) -> float | None:
        """The points that a bot expects of a seat; None if there is no answer in time."""

        async def ask(worker: Worker) -> float | None:
            try:
                seed = secrets.randbits(32)
                return await worker.run(self.seconds, expect, view, seed, self.seconds)
            except Exception as error:  # too slow, or cards that no bot can play
                log.warning("no points could be expected: %r", error)
                return None

        return await self._slow.served(audience, Urgency.PROSPECT, ask)

    async def advise(
        self,
        adviser: str,
        view: Seen,
        chosen: Sequence[str],
        audience: Looking,
        wanted: Callable[[], bool],
    ) -> list[Advice] | None:
        """What a bot advises; None if it cannot, or if it is no longer wanted when its turn comes.

        One that takes its time waits where it keeps no bot from playing.
        """

        async def ask(worker: Worker | None) -> list[Advice] | None:
            if not wanted():
                return None
            try:
                if worker is None:
                    return advise(adviser, view, chosen)
                return await worker.run(self.seconds, advise, adviser, view, chosen)
            except Exception as error:  # of a bot, or of its process
                log.warning("the bot %s gave no advice: %r", adviser, error)
                return None

        if adviser == bots.PLAYS_ANY_CARDS:
            return await ask(None)
        lane = self._slow if adviser == MASTER else self._quick
        return await lane.served(audience, Urgency.HINT, ask)

    @property
    def waiting(self) -> int:
        """How many tables wait for a worker."""
        return self._quick.waiting + self._slow.waiting

    def serve(self) -> None:
        """Somebody looks at a table again."""
        self._quick.serve()
        self._slow.serve()

    async def _ask(self, worker: Worker, bot: str, view: Seen) -> str:
        moves: list[str] = view["prompt"]["moves"]
        for _ in range(TRIES):
            try:
                seed = secrets.randbits(32)
                move = await worker.run(self.seconds, choose, bot, view, seed, self.seconds)
            except TimeoutError:
                log.warning("the bot %s did not answer within %g seconds", bot, self.seconds)
                break
            except Exception as error:  # of the bot, which may be anybody's, or of its process
                log.warning("the bot %s crashed: %s", bot, error)
                continue
            if move in moves:
                return move
            log.warning("the bot %s chose what is no move: %.80s", bot, move)
        return moves[0]

    def close(self) -> None:
        self._quick.close()
        self._slow.close()
