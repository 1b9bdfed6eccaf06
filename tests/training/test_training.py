"""The training program, in short: it watches, plays, stops and goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from raiatea import catalogue as catalogues
from raiatea import encoding
from raiatea.bots.learned.network import load
from raiatea.cli import main
from raiatea.training.run import Origin, Plan, Training


def short(folder: Path, lessons: int) -> Plan:
    return Plan(
        folder,
        minutes=5,
        jobs=2,
        teacher="random",
        teacher_lessons=300,
        lessons=lessons,
        stretch=300,
        games_at_once=2,
        match_every=1,
        match_games=2,
    )


def test_it_watches_its_teacher_then_plays_itself_and_goes_on_after_a_stop(tmp_path: Path) -> None:
    told: list[tuple[int, int, bool]] = []

    def report(made: Origin, lessons: int, seen: dict[str, float]) -> None:
        told.append((made.stretches, made.lessons, "wins" in seen))

    Training(short(tmp_path, 1), report).run()
    made = load(tmp_path / "network.npz").made
    assert load(tmp_path / "network.npz").reads == encoding.ENCODING
    assert made["catalogue"] == catalogues.default().hash
    assert (made["stretches"], made["teacher"]) == (2, "random")
    assert made["teacher_lessons"] >= 300
    assert told[0] == (1, 0, False)
    assert told[1] == (2, made["lessons"], True)

    Training(short(tmp_path, made["lessons"] + 1), report).run()
    again = load(tmp_path / "network.npz").made
    assert again["stretches"] == 3
    assert again["teacher_lessons"] == made["teacher_lessons"]
    assert again["games"] > made["games"]


SHORT = ("--teacher", "random", "--teacher-lessons", "0", "--lessons", "0", "--match-games", "1")


def train(capsys: pytest.CaptureFixture[str], folder: Path, *options: str) -> tuple[int, str, str]:
    code = main(["train", str(folder), *SHORT, *options])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_a_match_has_as_many_games_as_one_says(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, err = train(capsys, tmp_path, "--match-games", "3")
    assert (code, err) == (0, "")
    assert "of 3 games against three random" in out


def test_a_checkpoint_of_a_time_when_cards_were_not_noted_can_be_gone_on_with(
    tmp_path: Path,
) -> None:
    training = Training(short(tmp_path, 0), lambda *_: None)
    older = {key: value for key, value in vars(training.made).items() if key != "catalogue"}
    training.learner.save(tmp_path / "checkpoint.npz", older)
    again = Training(short(tmp_path, 0), lambda *_: None)
    assert again.made.catalogue == catalogues.default().hash


def test_a_checkpoint_that_is_damaged_or_of_another_network_is_named_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    training = Training(short(tmp_path, 0), lambda *_: None)
    file = tmp_path / "checkpoint.npz"
    training.save()
    whole = file.read_bytes()

    def cut() -> None:
        file.write_bytes(whole[: len(whole) // 2])

    def nonsense() -> None:
        file.write_text("nonsense", "utf-8")

    def with_other_cards() -> None:
        names = tuple(name.replace("moana", "pipiri") for name in encoding.FIELDS)
        with monkeypatch.context() as patch:
            patch.setattr(encoding, "ENCODING", replace(encoding.ENCODING, fields=names))
            training.save()

    def made_otherwise() -> None:
        training.learner.save(file, {"games": 3})

    def with_other_layers() -> None:
        training.learner.weights[0] = training.learner.weights[0][:, :-1]
        training.save()

    for spoil in (cut, nonsense, with_other_cards, made_otherwise, with_other_layers):
        spoil()
        code, out, err = train(capsys, tmp_path)
        assert (code, out, err.count("\n")) == (2, "", 1), spoil.__name__
        assert "checkpoint.npz: " in err


def test_without_cupy_a_gpu_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    assert train(capsys, tmp_path, "--gpu") == (
        2,
        "",
        "raiatea: cupy is not installed; it is needed for --gpu\n",
    )


HEEDING_INTERRUPTS = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from raiatea.cli import main
sys.exit(main())
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_an_interrupt_ends_it_in_one_line(tmp_path: Path) -> None:
    options = (*SHORT, "--match-games", "100000", "--jobs", "2")
    process = subprocess.Popen(
        [sys.executable, "-c", HEEDING_INTERRUPTS, "train", str(tmp_path), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    try:
        while process.poll() is None and len(children.read_text(encoding="ascii").split()) < 2:
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=600)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    assert (process.returncode, out, err) == (130, b"", b"raiatea: interrupted\n")
