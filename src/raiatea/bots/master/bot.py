"""The bot that thinks ahead."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from concurrent.futures import wait

from raiatea import encoding
from raiatea.bots import reasons
from raiatea.bots.bot import Reason, Thinker, Thought, best_first
from raiatea.bots.learned.judge import network_for
from raiatea.bots.master import settings
from raiatea.bots.master.search import Search, mean, worth_trying
from raiatea.bots.master.searchers import Found, look, searchers
from raiatea.catalogue import Catalogue
from raiatea.engine import Move
from raiatea.view import View

TOO_LATE = 0.03


class MasterBot(Thinker):
    """Tries the moves that seem good in imagined worlds, for as long as it may.

    With a number of worlds it searches just those, on one core and without a clock, so that it can
    be repeated.
    """

    def __init__(
        self,
        catalogue: Catalogue | None = None,
        seconds: float | None = None,
        cores: int | None = None,
        worlds: int | None = None,
    ) -> None:
        self._network = network_for(catalogue)
        self._seconds = seconds or settings.seconds()
        self._worlds = worlds or settings.worlds()
        self._others = (cores or settings.cores()) - 1 if self._worlds is None else 0
        searchers.start(self._others)

    def rank(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        begun = time.monotonic()
        legal = [encoding.index(view, move) for move in moves]
        [chances] = self._network.chances([encoding.Observer().look(view)], [legal])
        tried = worth_trying(moves, chances)
        results: Found = [[] for _ in tried]
        if len(tried) > 1:
            until = begun + self._seconds
            until = until if deadline is None else min(until, deadline)
            texts = tuple(str(moves[place]) for place in tried)
            results = self._search(view, texts, rng, until - TOO_LATE)
        worlds = max(map(len, results))
        values = {
            place: mean(result) if worlds else chances[place]
            for place, result in zip(tried, results, strict=True)
        }
        return best_first(
            [
                thought(move, values.get(place), chances[place], worlds)
                for place, move in enumerate(moves)
            ]
        )

    def _search(
        self, view: View, texts: tuple[str, ...], rng: random.Random, until: float
    ) -> Found:
        """What the moves came to, found by all cores together."""
        own, *others = [
            Search(view, texts, rng.getrandbits(32), until, self._worlds)
            for _ in range(1 + self._others)
        ]
        asked = searchers.ask(others)
        found = [look(own)]
        answered = wait(asked, until + TOO_LATE / 2 - time.monotonic()).done
        found += [one.result() for one in answered if one.exception() is None]
        return [[value for part in found for value in part[i]] for i in range(len(texts))]


def thought(move: Move, value: float | None, chance: float, worlds: int) -> Thought:
    """What was tried comes before what was not; a lone move worth trying needs no worlds."""
    if value is None:
        return Thought(move, chance - 1, Reason(reasons.NOT_TRIED, {}))
    if not worlds:
        return Thought(move, value, Reason(reasons.LEARNED, {"percent": round(100 * chance)}))
    percent = max(0, min(100, round(100 * value)))
    return Thought(move, value, Reason(reasons.WORLDS, {"worlds": worlds, "percent": percent}))
