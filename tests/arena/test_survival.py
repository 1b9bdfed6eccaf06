"""No bot ends the arena: neither one that ends its process, nor one that never answers."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from raiatea import Game
from raiatea.arena import Contest, Outcome, play
from raiatea.arena.crew import MASTER_CORES, in_processes, new_worker
from raiatea.arena.survival import LEAST_PATIENCE, play_again, play_watched
from raiatea.bots import registry
from raiatea.bots.processes import Ended
from raiatea.cli import main
from raiatea.cli.arena import hold

BOTS = """
import os, sys

class Vanishing:
    def __init__(self, catalogue):
        self.decisions = 0

    def choose(self, view, moves, rng, deadline):
        self.decisions += 1
        if self.decisions == 5:
            self.fail()
        return moves[0]

    def fail(self):
        os._exit(3)

class Interrupting(Vanishing):
    def fail(self):
        raise KeyboardInterrupt

class Pondering(Vanishing):
    def fail(self):
        while True:
            pass

class Raising(Vanishing):
    def fail(self):
        raise ZeroDivisionError("not finished")

class Talking(Vanishing):
    def fail(self):
        print("I am", sys.stdin.read() or "winning", flush=True)
        os.write(1, b"for sure\\n")
"""
NAMES = ("vanishing", "interrupting", "pondering", "raising", "talking")
COMMAND = [sys.executable, "-c", "import sys; from raiatea.cli import main; sys.exit(main())"]


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package with bots that a process does not survive."""
    (tmp_path / "dangerous.py").write_text(BOTS, encoding="utf-8")
    info = tmp_path / "dangerous-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: dangerous\nVersion: 1.0\n")
    values = {name: f"dangerous:{name.capitalize()}" for name in NAMES}
    entries = "\n".join(f"{name} = {value}" for name, value in values.items())
    (info / "entry_points.txt").write_text(f"[raiatea.bots]\n{entries}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name, value in values.items():
        monkeypatch.setitem(registry.GUESTS, name, EntryPoint(name, value, registry.GROUP))


def sorted_outcomes(contest: Contest, jobs: int) -> list[Outcome]:
    return sorted(hold(contest, jobs, None, None, None), key=lambda outcome: outcome.number)


def test_a_bot_that_ends_its_process_has_crashed_and_the_games_go_on(guests: None) -> None:
    contest = Contest(("vanishing", "random", "random"), 3, 1)
    found = sorted_outcomes(contest, 1)
    assert [one.crashes[0].seat for one in found] == [0, 2, 1]
    assert all(contest.seats(one.number)[one.winner] == "random" for one in found)
    crash = found[1].crashes[0]
    assert (crash.bot, crash.error) == ("vanishing", "ended its process")
    game = Game.replay(crash.record)
    assert game.names == ("random 1", "random 2", "vanishing")
    assert not game.over
    assert 2 in game.awaiting
    assert sorted_outcomes(contest, 2) == found


def test_two_bots_that_end_their_process_have_both_crashed(guests: None) -> None:
    [found] = sorted_outcomes(Contest(("interrupting", "vanishing", "random"), 1, 1), 1)
    assert sorted(crash.seat for crash in found.crashes) == [0, 1]
    assert found.winner == 2


def test_a_bot_that_never_answers_has_crashed(guests: None) -> None:
    contest = Contest(("pondering", "random", "random"), 1, 1, seconds=0.01)
    begun = time.monotonic()
    [crash] = play_again(contest, 0).crashes
    assert (crash.seat, crash.error) == (0, "did not answer within 5 seconds")
    assert time.monotonic() - begun >= LEAST_PATIENCE


def test_what_a_bot_prints_is_no_part_of_the_result(
    guests: None, capfd: pytest.CaptureFixture[str]
) -> None:
    options = ["--bots", "talking,random,random", "--games", "1", "--seed", "1", "--json"]
    assert main(["arena", *options]) == 0
    told = capfd.readouterr()
    assert json.loads(told.out)["crashes"] == []
    assert told.err == "I am winning\nfor sure\n"


def test_where_ends_are_not_survived_they_are_told_in_one_line(guests: None) -> None:
    contest = Contest(("vanishing", "random", "random"), 3, 1)
    with pytest.raises(Ended, match="a worker process ended before its games did"):
        list(in_processes(partial(play_watched, contest), range(3), 2))


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "line"),
    [
        ("raising", "raising crashed: ZeroDivisionError: not finished (fail, line "),
        ("vanishing", "a worker process ended before its games did"),
    ],
)
def test_a_balance_is_not_measured_with_a_bot_that_crashes(
    guests: None, capsys: pytest.CaptureFixture[str], bot: str, line: str, jobs: str
) -> None:
    options = ["--bot", bot, "--players", "3", "--games", "1", "--seed", "1", "--jobs", jobs]
    assert main(["balance", *options]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert line in told.err


def test_a_game_is_not_analysed_by_a_bot_that_crashes(
    guests: None, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    contest = Contest(("random", "random", "random"), 1, 1)
    file.write_text(json.dumps(play(contest, 0, keep_record=True).record), encoding="utf-8")
    assert main(["analyse", str(file), "--bot", "raising"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert "raising crashed: ZeroDivisionError: not finished (fail, line " in told.err


def test_a_master_uses_its_part_of_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(MASTER_CORES, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 6)
    assert [cores_of_a_worker(jobs) for jobs in (1, 2, 4, 8)] == ["6", "3", "1", "1"]
    monkeypatch.setenv(MASTER_CORES, "5")
    assert cores_of_a_worker(2) == "5"


def cores_of_a_worker(jobs: int) -> str | None:
    worker = new_worker(jobs)
    try:
        return worker.ask(partial(os.getenv, MASTER_CORES)).result()
    finally:
        worker.end()


def test_an_arena_of_masters_comes_to_its_end() -> None:
    done = subprocess.run(
        [*COMMAND, "arena", "--bots", "master,random,random", "--games", "1", "--seed", "1"],
        env={**os.environ, "RAIATEA_MASTER_SECONDS": "0.01", MASTER_CORES: "2"},
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=True,
    )
    assert done.stdout.startswith("1 games of 3 players")
    assert done.stderr == ""


def descendants(process: int) -> Iterator[int]:
    for child in Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split():
        yield int(child)
        yield from descendants(int(child))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_an_arena_that_is_ended_leaves_no_process_behind(number: signal.Signals) -> None:
    arena = subprocess.Popen(
        [*COMMAND, "arena", "--bots", "random,random,random", "-n", "100000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with arena:
        until = time.monotonic() + 600
        while len(workers := list(descendants(arena.pid))) < 2 and time.monotonic() < until:
            time.sleep(0.01)
        arena.send_signal(number)
        # Both streams end when nobody holds them any more.
        out, err = arena.communicate(timeout=600)
    assert len(workers) == 2
    assert (arena.returncode, out, err) == (-number, b"", b"")
