"""Many games in one file, and its reader."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from raiatea import Game, bots
from raiatea.arena.match import BotCrashed
from raiatea.bots import registry
from raiatea.cli import main
from raiatea.data_set import Contents, DataSet, DataSetError, decisions, write


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "games.jsonl.gz"
    write(found, Contents("novice", 6, 1), map)
    return found


def test_games_have_all_numbers_of_players_and_deals_of_their_own(file: Path) -> None:
    games = DataSet(file)
    records = list(games)
    assert len(games) == len(records) == 6
    assert [len(one["players"]) for one in records] == [3, 4, 5, 3, 4, 5]
    assert len({one["seed"] for one in records}) == 6
    assert all(Game.verify(one).over for one in records)
    assert list(games) == records


def test_every_decision_can_be_looked_at_before_it_was_made(file: Path) -> None:
    first = next(iter(DataSet(file)))
    number = 0
    for number, (game, seat, move) in enumerate(decisions(first), 1):
        assert game.decisions == number - 1
        assert move in game.moves(seat)
    assert number == len(first["moves"])


def test_the_same_games_make_the_same_file(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl.gz"
    command = ["data-set", str(other), "--bot", "novice", "-n", "6", "--seed", "1", "--jobs", "2"]
    assert main(command) == 0
    assert other.read_bytes() == file.read_bytes()


def test_a_file_that_holds_no_games_is_refused_in_words(tmp_path: Path) -> None:
    strange = tmp_path / "strange"
    for data in (b"", b"no games", gzip.compress(b"{}"), gzip.compress(b"[1")):
        strange.write_bytes(data)
        with pytest.raises(DataSetError, match="holds no games"):
            DataSet(strange)
    with pytest.raises(DataSetError, match="holds no games"):
        DataSet(tmp_path / "nowhere")


def test_a_file_that_is_cut_off_is_refused_in_words(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-200])
    with pytest.raises(DataSetError, match="is cut off"):
        list(DataSet(file))


def test_a_command_says_what_it_has_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "games.jsonl.gz"
    assert main(["data-set", str(place), "--bot", "random", "-n", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["bytes"]) == (3, place.stat().st_size)
    assert main(["data-set", str(tmp_path / "no" / "x"), "--bot", "random", "-n", "3"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_bot_that_crashes_makes_no_data_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an arena another plays on for it; here nobody would learn that it was another."""

    def broken(_: object) -> bots.Bot:
        raise ZeroDivisionError("oh")

    monkeypatch.setitem(registry.OUR_OWN, "novice", broken)
    with pytest.raises(BotCrashed, match="game 0: novice crashed: ZeroDivisionError: oh"):
        write(tmp_path / "games.jsonl.gz", Contents("novice", 1, 1), map)
