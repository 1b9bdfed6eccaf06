"""The training program, in short: it watches, plays, stops and goes on."""

from __future__ import annotations

from pathlib import Path

from raiatea import encoding
from raiatea.bots.learned.network import load
from raiatea.training.run import Made, Plan, Training


def short(folder: Path, lessons: int) -> Plan:
    return Plan(
        folder,
        minutes=5,
        jobs=2,
        teacher="random",
        teacher_lessons=300,
        lessons=lessons,
        stretch=300,
        tables=2,
        match_every=1,
        match_games=2,
    )


def test_it_watches_its_teacher_then_plays_itself_and_goes_on_after_a_stop(tmp_path: Path) -> None:
    told: list[tuple[int, int, bool]] = []

    def report(made: Made, lessons: int, seen: dict[str, float]) -> None:
        told.append((made.stretches, made.lessons, "wins" in seen))

    Training(short(tmp_path, 1), report).run()
    made = load(tmp_path / "network.npz").made
    assert made["encoding"] == encoding.ENCODING_VERSION
    assert (made["stretches"], made["teacher"]) == (2, "random")
    assert made["teacher_lessons"] >= 300
    assert told[0] == (1, 0, False)
    assert told[1] == (2, made["lessons"], True)

    Training(short(tmp_path, made["lessons"] + 1), report).run()
    again = load(tmp_path / "network.npz").made
    assert again["stretches"] == 3
    assert again["teacher_lessons"] == made["teacher_lessons"]
    assert again["games"] > made["games"]
