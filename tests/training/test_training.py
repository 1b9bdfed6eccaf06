"""The training program, in short: it watches, learns from an elder, plays, stops and goes on.

PyTorch is an extra that the checks do not install: it is large. With `pip install 'raiatea[train]'`
these are tried too.
"""

from __future__ import annotations

import math
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from raiatea import catalogue as catalogues
from raiatea import encoding
from raiatea.bots.learned.judge import NETWORK
from raiatea.bots.learned.network import PlainNetwork, load
from raiatea.cli import main
from raiatea.training.plan import Plan

with_torch = pytest.mark.skipif(
    find_spec("torch") is None, reason="PyTorch comes with the extra `train`"
)
SHORT = (
    *("--teacher", "random", "--teacher-lessons", "0", "--lessons", "0"),
    *("--games-at-once", "8", "--steps", "4"),
)


def train(capsys: pytest.CaptureFixture[str], folder: Path, *options: str) -> tuple[int, str, str]:
    code = main(["train", str(folder), *SHORT, *options])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_without_pytorch_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert train(capsys, tmp_path) == (
        2,
        "",
        "raiatea: PyTorch is needed for this: pip install 'raiatea[train]'\n",
    )


def test_every_option_is_what_it_says(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans: list[Any] = []
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name)  # PyTorch, as it were
    monkeypatch.setitem(sys.modules, "raiatea.cli.train", SimpleNamespace(train=plans.append))
    options = {
        "minutes": 2,
        "jobs": 3,
        "seed": 4,
        "teacher": "novice",
        "teacher_lessons": 5,
        "elder": tmp_path / "elder",
        "elder_lessons": 6,
        "critic_lessons": 12,
        "against_rivals": 0.7,
        "lessons": 8,
        "thinking_lessons": 14,
        "games_at_once": 9,
        "steps": 10,
        "batch": 11,
        "pace": 0.13,
        "device": "cpu",
        "ray": "auto",
    }
    said = [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]
    more = ("--rival=one", "--rival=two", "--vary-cards", "--players=3,4,4")
    code, _, err = train(capsys, tmp_path, *said, *more)
    assert (code, err) == (0, "")
    (plan,) = plans
    assert plan.players == (3, 4, 4)
    assert {name: getattr(plan, name) for name in options} == options
    assert (plan.folder, plan.rivals) == (tmp_path, (Path("one"), Path("two")))
    assert plan.vary_cards


def training(folder: Path, told: list[tuple[int, int, int]], **more: Any) -> Any:
    """What learns so little that it takes a moment; it notes down what it tells."""
    from raiatea.training.checkpoints import Origin  # noqa: PLC0415 - it needs PyTorch
    from raiatea.training.run import Training  # noqa: PLC0415

    def report(made: Origin, decisions: int, seen: dict[str, float]) -> None:
        assert all(math.isfinite(figure) for figure in seen.values())
        told.append((made.stretches, made.lessons, decisions))

    plan = Plan(
        folder=folder,
        minutes=5,
        jobs=2,
        teacher="random",
        teacher_lessons=40,
        elder_lessons=40,
        critic_lessons=0,
        games_at_once=8,
        steps=4,
        batch=32,
        device="cpu",
    )
    return Training(replace(plan, **more), report)


def elder_in(folder: Path) -> Path:
    """A network that knows cards by their names, and nothing else."""
    sizes = (encoding.LENGTH, len(encoding.ACTIONS) + 1)
    layers = [(np.zeros(sizes, np.float32), np.zeros(sizes[1], np.float32))]
    PlainNetwork.of(layers, encoding.CARD_NAMES, {}).save(folder / "elder.npz")
    return folder / "elder.npz"


@with_torch
def test_it_watches_learns_from_an_elder_plays_and_goes_on_after_a_stop(tmp_path: Path) -> None:
    elder = elder_in(tmp_path)
    told: list[tuple[int, int, int]] = []
    training(tmp_path, told, lessons=40, elder=elder).run()
    made = load(tmp_path / "network.npz").made
    assert load(tmp_path / "network.npz").reads == encoding.ENCODING
    assert made["catalogue"] == catalogues.default().hash
    assert (made["stretches"], made["teacher"]) == (5, "random")
    assert (made["teacher_lessons"], made["elder_lessons"], made["lessons"]) == (64, 64, 64)
    assert told == [(1, 0, 64), (2, 0, 32), (3, 0, 32), (4, 32, 32), (5, 64, 32)]

    again = training(tmp_path, told, lessons=90, elder=elder)
    assert vars(again.made) == made
    again.run()
    made = load(tmp_path / "network.npz").made
    assert (made["stretches"], made["teacher_lessons"], made["lessons"]) == (6, 64, 96)


@with_torch
def test_minutes_are_those_of_all_runs_and_the_pace_falls_by_what_ends_first(
    tmp_path: Path,
) -> None:
    options: dict[str, Any] = {"teacher_lessons": 0, "lessons": 64}
    begun = training(tmp_path, [], **options)
    assert begun.part() == pytest.approx(0, abs=0.1)
    begun.run()
    made = load(tmp_path / "network.npz").made
    assert begun.part() == 1

    again = training(tmp_path, [], **options | {"lessons": 128})
    assert again.part() == 0.5
    again.before = 4.5
    assert again.part() == pytest.approx(0.9, abs=0.05)
    late = training(tmp_path, [], **options | {"lessons": 128, "minutes": made["minutes"]})
    late.run()
    assert load(tmp_path / "network.npz").made["lessons"] == 64


@with_torch
def test_it_becomes_an_elder_of_its_own_kind_at_once(tmp_path: Path) -> None:
    training(tmp_path, [], teacher_lessons=0, lessons=0, elder=NETWORK).run()
    elder, found = load(NETWORK), load(tmp_path / "network.npz")
    for name, weights in elder.arrays().items():
        assert np.array_equal(weights, found.arrays()[name]), name


@with_torch
def test_rivals_of_both_kinds_are_played_against_and_cards_are_drawn_anew(tmp_path: Path) -> None:
    elder = elder_in(tmp_path)
    from raiatea.training.run import Training  # noqa: PLC0415 - it needs PyTorch

    told: list[tuple[int, int, int]] = []
    begun = training(
        tmp_path,
        told,
        teacher_lessons=0,
        games_at_once=32,
        lessons=512,
        rivals=(elder, NETWORK),
        against_rivals=0.5,
        vary_cards=True,
        cards_every=256,
    )
    opened: list[Any] = []

    def noted(number: int) -> Any:
        opened.append(Training._open(begun, number))
        return opened[-1]

    begun._open = noted
    begun.run()
    usual, varied = opened[:3], opened[3:]
    assert [lessons for _, lessons, _ in told] == [128, 256, 384, 512]
    assert {hall.actors.cards.hash for hall in usual} == {catalogues.default().hash}
    hashes = {hall.actors.cards.hash for hall in varied}
    assert len(hashes) == len(varied) == 3
    assert usual[0].cuts == [4, 4, 4, 4, 6, 8]
    assert varied[0].cuts == [6, 6, 6, 6, 6, 8], "who knows cards by names sits out"


@with_torch
def test_a_checkpoint_that_is_damaged_or_of_another_network_is_named_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import torch  # noqa: PLC0415 - it may not be there

    begun = training(tmp_path, [])
    begun.save()
    file = tmp_path / "checkpoint.pt"
    whole = file.read_bytes()
    state = torch.load(file)

    def cut() -> None:
        file.write_bytes(whole[: len(whole) // 2])

    def nonsense() -> None:
        file.write_text("nonsense", "utf-8")

    def with_other_cards() -> None:
        fields = tuple(name.replace("tattoos", "tears") for name in encoding.ENCODING.fields)
        torch.save({**state, "reads": replace(encoding.ENCODING, fields=fields).as_json()}, file)

    def made_otherwise() -> None:
        torch.save({**state, "made": {"tea": 3}}, file)

    def with_less() -> None:
        torch.save({**state, "policy": {}}, file)

    for spoil in (cut, nonsense, with_other_cards, made_otherwise, with_less):
        spoil()
        code, out, err = train(capsys, tmp_path)
        assert (code, out, err.count("\n")) == (2, "", 1), spoil.__name__
        assert "checkpoint.pt: " in err


HEEDING_INTERRUPTS = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from raiatea.cli import main
from raiatea.training.plan import Plan
sys.exit(main())
"""


@with_torch
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_an_interrupt_ends_it_in_one_line(tmp_path: Path) -> None:
    options = (*SHORT, "--teacher-lessons", "100000000", "--jobs", "2")
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


@with_torch
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no release for this Python")
def test_the_machines_of_a_cluster_play_what_is_learnt_from(tmp_path: Path) -> None:
    told: list[tuple[int, int, int]] = []
    training(tmp_path, told, teacher_lessons=0, lessons=64, ray="local").run()
    assert [lessons for _, lessons, _ in told] == [32, 64]
