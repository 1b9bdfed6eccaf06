"""raiatea arena."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from raiatea import Game
from raiatea.arena import Outcome, Plan, play
from raiatea.arena.ledger import Ledger, LedgerError
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
    plan = Plan(("random", "random", "random"), 3, 1)
    hold(plan, 1, None, tmp_path / "results", None)
    monkeypatch.setattr("raiatea.cli.arena.play", not_again)
    assert len(hold(plan, 1, None, tmp_path / "results", None)) == 3
    with pytest.raises(AssertionError, match="game 3"):
        hold(Plan(plan.bots, 4, 1), 1, None, tmp_path / "results", None)


def not_again(plan: Plan, number: int, keep_record: bool) -> Outcome:
    raise AssertionError(f"game {number}")


def test_results_of_another_arena_are_refused(tmp_path: Path) -> None:
    plan = Plan(("random", "random", "random"), 3, 1)
    with Ledger(tmp_path / "results", plan) as ledger:
        ledger.add(play(plan, 0))
    with pytest.raises(LedgerError, match="holds the results of another arena"):
        Ledger(tmp_path / "results", Plan(plan.bots, 3, 2))
    (tmp_path / "other").write_text("[]\n", encoding="utf-8")
    with pytest.raises(LedgerError):
        Ledger(tmp_path / "other", plan)


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
    }
    for text, options in refused.items():
        code, out, err = arena(capsys, *options)
        assert (code, out) == (2, "")
        assert text in err
        assert err.count("\n") == 1


def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="needs the extra raiatea[ray]")
    plan = Plan(("novice", "random", "random"), 3, 1)
    spread = hold(plan, 1, "local", None, None)
    assert sorted(spread, key=lambda one: one.number) == hold(plan, 1, None, None, None)
