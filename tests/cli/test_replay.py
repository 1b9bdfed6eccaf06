"""raiatea replay and raiatea verify."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from raiatea import Game
from tests.cli.command import Command


def changed(path: Path, **fields: Any) -> str:
    """Change fields of a record file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, **fields}), encoding="utf-8")
    return str(path)


def test_a_replay_tells_the_game_and_shows_its_end(command: Command, record_file: Path) -> None:
    ran = command("replay", str(record_file))
    assert (ran.code, ran.err) == (0, "")
    assert "got the starting player token. Masks dealt: " in ran.out
    assert "Action round A1 began." in ran.out
    assert "chose the Forest" in ran.out
    assert "has answered" not in ran.out
    assert "End of the game" in ran.out
    game = Game.replay(json.loads(record_file.read_text(encoding="utf-8")))
    assert game.winner is not None
    points = game.scores[game.winner].total
    assert f"{game.names[game.winner]} won with {points} VP." in ran.out
    assert str(game.scores[game.winner].total) in ran.out.splitlines()[-3]


def test_a_replay_can_stop_earlier(command: Command, record_file: Path) -> None:
    assert "Set-up" in command("replay", str(record_file), "--at", "0").out
    ran = command("replay", str(record_file), "--at", "40")
    assert ran.code == 0
    assert "won" not in ran.out
    last = str(len(json.loads(record_file.read_text(encoding="utf-8"))["moves"]))
    assert "End of the game" in command("replay", str(record_file), "--at", last).out


@pytest.mark.parametrize("at", ["-1", "100000"])
def test_a_replay_cannot_stop_where_nothing_is(
    command: Command, record_file: Path, at: str
) -> None:
    command("replay", str(record_file), "--at", at).fails_with(2, "at: must be 0 to")


def test_a_replay_follows_the_recorded_outcomes_not_the_seed(
    command: Command, record_file: Path
) -> None:
    before = command("replay", str(record_file)).out
    assert command("replay", changed(record_file, seed=99)).out == before


def test_a_true_record_is_verified(command: Command, record_file: Path) -> None:
    record = json.loads(record_file.read_text(encoding="utf-8"))
    outcomes = len(record["setup"]) + sum(len(line[2]) for line in record["moves"])
    ran = command("verify", str(record_file))
    assert (ran.code, ran.err) == (0, "")
    text = " ".join(ran.out.split())
    assert f"{len(record['moves'])} decisions had {outcomes} outcomes of chance" in text
    assert text.endswith("all follow from seed 3.")


def test_verification_names_the_first_decision_that_does_not_follow(
    command: Command, record_file: Path
) -> None:
    moves = json.loads(record_file.read_text(encoding="utf-8"))["moves"]
    number, outcome = next(
        (i, one) for i, line in enumerate(moves) for one in line[2] if one[0] == "die"
    )
    outcome[1] = outcome[1] % 4 + 1
    ran = command("verify", changed(record_file, moves=moves))
    ran.fails_with(1, f"decision {number + 1}:")


def test_a_record_with_another_seed_is_not_verified(command: Command, record_file: Path) -> None:
    command("verify", changed(record_file, seed=4)).fails_with(1, "set-up:")


def test_an_illegal_move_is_not_verified(command: Command, record_file: Path) -> None:
    moves = json.loads(record_file.read_text(encoding="utf-8"))["moves"]
    moves[0][1] = "keep nothing"
    command("verify", changed(record_file, moves=moves)).fails_with(1, "decision 1:")


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_files_that_hold_no_record_are_refused(command: Command, tmp_path: Path, name: str) -> None:
    path = tmp_path / "file"
    command(name, str(path)).fails_with(2, "cannot be read: No such file or directory")
    command(name, str(tmp_path)).fails_with(2, "cannot be read: Is a directory")
    command(name).fails_with(2, "FILE")
    refused = {
        b"": "is not JSON",
        b"{": "is not JSON",
        b"\xff\xfe\xfa": "must be UTF-8 text",
        b"[" * 100_000: "is not JSON",
        b"9" * 10_000: "is not JSON",
        b"[]": "must hold a JSON object",
        b"{}": "rules: missing in the record",
        b'{"record": {}}': "rules: missing in the record",
    }
    for content, text in refused.items():
        path.write_bytes(content)
        command(name, str(path)).fails_with(2, text)


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_a_record_of_another_catalogue_needs_that_catalogue(
    command: Command, record_file: Path, folder: Path, name: str
) -> None:
    rituals = folder / "rituals.toml"
    text = rituals.read_text(encoding="utf-8")
    rituals.write_text(text.replace("cost = 4", "cost = 5"), encoding="utf-8")
    ran = command(name, str(record_file), "--catalogue", str(folder))
    ran.fails_with(2, "catalogue: the record was made with")
    data = record_file.parent / "catalogue-copy"
    assert command(name, str(record_file), "--catalogue", str(data)).code == 2
