"""raiatea arena."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from raiatea import Game, Move, View
from raiatea.arena import Contest, Outcome, play
from raiatea.arena.ledger import Ledger, LedgerError
from raiatea.bots import registry
from raiatea.catalogue import Catalogue
from raiatea.cli import main
from raiatea.cli.arena import hold

ARENA = ("arena", "--bots", "novice,random", "--players", "3", "--seed", "1", "--games")


def arena(capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str, str]:
    code = main([*ARENA, *options])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_json_is_one_object_with_the_standings(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = arena(capsys, "3", "--variants", "tane", "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    found = json.loads(out)
    assert {"bot", "games", "wins", "rating", "low", "high"} <= set(found["standings"][0])
    assert found["bots"] == ["novice", "random", "novice"]
    assert (found["games"], found["played"], found["variants"]) == (3, 3, ["tane"])


def test_the_standings_are_shown_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = arena(capsys, "3")
    assert code == 0
    assert out.startswith("3 games of 3 players, seed 1\n")
    for word in ("Bot", "Wins", "95 %", "Rating", "Missions", "novice", "random", "Wins by seat"):
        assert word in out


def test_a_second_run_goes_on_where_the_first_one_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    results = tmp_path / "results.jsonl"
    arena(capsys, "2", "--results", str(results))
    begun = results.read_bytes()
    assert begun.count(b"\n") == 3
    results.write_bytes(begun + b'{"number":2,"winner')  # a game that was being written
    _, stopped, _ = arena(capsys, "6", "--results", str(results), "--json")
    assert results.read_bytes().startswith(begun)
    assert results.read_bytes().count(b"\n") == 7
    _, at_once, _ = arena(capsys, "6", "--json")
    assert stopped == at_once


def test_games_that_are_in_the_file_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = Contest(("random", "random", "random"), 3, 1)
    hold(contest, 1, None, tmp_path / "results", None)
    asked: list[list[int]] = []

    def spread(contest: Contest, numbers: list[int], *_: object) -> list[Outcome]:
        asked.append(numbers)
        return []

    monkeypatch.setattr("raiatea.cli.arena.spread", spread)
    assert len(hold(contest, 1, None, tmp_path / "results", None)) == 3
    hold(Contest(contest.bots, 5, 1), 1, None, tmp_path / "results", None)
    assert asked == [[], [3, 4]]


CONTEST = Contest(("random", "random", "random"), 3, 1)


@pytest.fixture
def results(tmp_path: Path) -> Path:
    """The results of an arena of which one game was played."""
    with Ledger(tmp_path / "results", CONTEST) as ledger:
        ledger.add(play(CONTEST, 0))
    return tmp_path / "results"


def test_results_of_another_arena_are_refused(results: Path) -> None:
    with pytest.raises(LedgerError, match="holds the results of another arena"):
        Ledger(results, Contest(CONTEST.bots, 3, 2))


@pytest.mark.parametrize("text", ["notes", "line one\nline two", "[]\n", '{"bots":[]', "\n", "\0"])
def test_a_file_of_something_else_is_refused_and_stays_as_it_is(tmp_path: Path, text: str) -> None:
    other = tmp_path / "other"
    other.write_text(text, encoding="utf-8")
    with pytest.raises(LedgerError, match=r"other: (is no file of|holds the) results"):
        Ledger(other, CONTEST)
    assert other.read_text(encoding="utf-8") == text


def test_an_arena_that_was_stopped_in_its_first_line_begins_anew(results: Path) -> None:
    whole = results.read_bytes()
    results.write_bytes(whole[:20])
    with Ledger(results, CONTEST) as ledger:
        ledger.add(play(CONTEST, 0))
    assert results.read_bytes() == whole


def test_a_game_that_stands_twice_counts_once(results: Path) -> None:
    with results.open("a", encoding="utf-8") as file:
        file.write(results.read_text(encoding="utf-8").splitlines()[1] + "\n")
    with Ledger(results, CONTEST) as ledger:
        assert [one.number for one in ledger.outcomes] == [0]


@pytest.mark.parametrize(
    "change",
    [
        {"number": "one"},
        {"number": -1},
        {"winner": 3},
        {"points": [[1, 2, 3, 4]] * 2},
        {"points": [[1, 2, 3]] * 3},
        {"points": 5},
        {"crashes": [{"seat": 7, "bot": "random", "error": "", "record": {}}]},
        {"crashes": None},
    ],
)
def test_a_line_of_another_shape_is_named(results: Path, change: dict[str, object]) -> None:
    line = json.loads(results.read_text(encoding="utf-8").splitlines()[1])
    with results.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**line, **change}) + "\n")
    with pytest.raises(LedgerError, match="is no file of results: line 3: "):
        Ledger(results, CONTEST)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock")
def test_two_arenas_do_not_write_to_one_file(results: Path) -> None:
    with (
        Ledger(results, CONTEST),
        pytest.raises(LedgerError, match="another arena is writing to it"),
    ):
        Ledger(results, CONTEST)
    with Ledger(results, CONTEST) as ledger:
        assert len(ledger.outcomes) == 1


def test_records_of_all_games_are_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arena(capsys, "3", "--records", str(tmp_path / "kept"))
    files = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in files] == [f"game-00000{number}.json" for number in range(3)]
    assert Game.verify(json.loads(files[0].read_text(encoding="utf-8"))).over


def test_the_page_needs_nothing_else(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "standings.html"
    arena(capsys, "3", "--html", str(page))
    text = page.read_text(encoding="utf-8")
    assert "<title>3 games of 3 players</title>" in text
    assert text.count("<svg") >= 4
    assert "http" not in text


def test_wrong_options_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    refused = {
        "unknown bot 'clever'": ("3", "--bots", "clever,random,random"),
        "3 to 5 players are needed": ("3", "--players", "6"),
        "unknown variant 'kraken'": ("3", "--variants", "kraken"),
        "'--games'": ("0",),
        "cannot be written": ("3", "--results", str(tmp_path / "nowhere" / "results")),
        "page.html: cannot be written": ("3", "--html", str(tmp_path / "nowhere" / "page.html")),
        "some seconds": ("3", "--seconds", "0"),
    }
    for text, options in refused.items():
        code, out, err = arena(capsys, *options)
        assert (code, out) == (2, "")
        assert text in err
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "work"),
    [
        (["arena"], "raiatea.cli.arena.hold"),
        (["balance"], "raiatea.cli.balance.study"),
        (["analyse", "game.json"], "raiatea.cli.analysis.look_at"),
    ],
)
def test_where_a_page_cannot_be_written_no_work_is_done_for_it(
    command: list[str],
    work: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(work, None)
    assert main([*command, "--html", str(tmp_path)]) == 2
    assert "cannot be written: Is a directory" in capsys.readouterr().err


class Faulty:
    def __init__(self, catalogue: Catalogue | None) -> None:
        pass

    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        raise ZeroDivisionError("a bot that is not finished")


def test_the_record_of_a_crash_is_kept_too_and_one_is_told_where(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.OUR_OWN, "faulty", Faulty)
    monkeypatch.setattr(
        "raiatea.cli.arena.in_workers", lambda work, items, jobs, again: map(work, items)
    )
    folder, results, page = tmp_path / "kept", tmp_path / "results", tmp_path / "page.html"
    options = ("--bots", "random,faulty,random", "--results", str(results), "--html", str(page))
    code, out, _ = arena(capsys, "1", *options, "--records", str(folder))
    file = folder / "crash-000000-seat-2.json"
    assert code == 0
    assert "crashed: ZeroDivisionError: a bot that is not finished" in out
    assert str(file) in "".join(line.strip() for line in out.splitlines())
    assert str(file) in page.read_text(encoding="utf-8")
    record = json.loads(file.read_text(encoding="utf-8"))
    assert Game.replay(record).names == ("random 1", "faulty", "random 2")
    arena(capsys, "1", *options, "--records", str(tmp_path / "later"))
    assert json.loads((tmp_path / "later" / file.name).read_text(encoding="utf-8")) == record


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no release for this Python")
def test_a_ray_cluster_plays_the_same_games() -> None:
    contest = Contest(("novice", "random", "random"), 3, 1)
    spread = hold(contest, 1, "local", None, None)
    assert sorted(spread, key=lambda one: one.number) == hold(contest, 1, None, None, None)
    assert not import_module("ray").is_initialized()
