"""raiatea simulate."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from raiatea.cli.simulate import Simulation, play_game
from tests.catalogue.folders import DATA, edit
from tests.cli.command import Command


def figures(text: str) -> dict[str, Any]:
    """The JSON of a run without its times."""
    found: dict[str, Any] = json.loads(text)
    assert set(found.pop("time")) == {"jobs", "seconds", "games_per_second"}
    return found


def test_the_result_depends_on_the_seed_and_not_on_the_number_of_jobs(command: Command) -> None:
    arguments = ("simulate", "--bots", "random,novice,novice", "-n", "12", "--json", "--seed")
    alone = command(*arguments, "1")
    together = command(*arguments, "1", "--jobs", "2")
    assert (alone.code, alone.err, together.code, together.err) == (0, "", 0, "")
    assert figures(alone.out) == figures(together.out)
    assert figures(alone.out) != figures(command(*arguments, "2").out)


def test_json_has_all_figures_in_one_line(command: Command) -> None:
    ran = command(
        "simulate", "--bots", "random,novice", "--players", "4", "-n", "8", "--seed", "5", "--json"
    )
    assert ran.out.count("\n") == 1
    found = figures(ran.out)
    assert found["games"] == 8
    assert found["players"] == 4
    assert found["lineup"] == ["random", "novice", "random", "novice"]
    assert sum(seat["wins"] for seat in found["seats"]) == 8
    assert sum(bot["wins"] for bot in found["bots"].values()) == 8
    points = found["bots"]["novice"]["points"]
    parts = sum(points[source] for source in ("rank", "rituals", "missions", "masks"))
    assert abs(parts - points["total"]) < 0.05
    assert found["decisions"]["least"] <= found["decisions"]["mean"] <= found["decisions"]["most"]


def test_the_bots_move_up_by_one_seat_from_game_to_game() -> None:
    simulation = Simulation(("random", "novice", "novice"), 3, 1, (), None)
    assert [simulation.seats(number) for number in range(3)] == [
        ("random", "novice", "novice"),
        ("novice", "novice", "random"),
        ("novice", "random", "novice"),
    ]


def test_a_game_depends_on_the_plan_and_its_number_alone() -> None:
    simulation = Simulation(("random", "novice", "random"), 9, 7, ("tane", "oracle"), None)
    assert play_game(simulation, 4) == play_game(simulation, 4)


def test_the_summary_shows_bots_seats_points_and_speed(command: Command) -> None:
    ran = command("simulate", "-n", "3", "--seed", "1", "--variants", "tane,oracle")
    assert ran.code == 0
    assert "3 games of 3 players, seed 1, Tāne game, Oracle game" in ran.out
    for word in ("Bot", "Seat", "Share", "Rank", "Rituals", "Missions", "Masks", "decisions"):
        assert word in ran.out
    assert "games a second" in ran.out
    assert ran.err == ""


def test_it_can_be_played_with_another_catalogue(command: Command, folder: Path) -> None:
    edit(folder, "rituals.toml", '"hina"', "cost = 1", "cost = 9")
    arguments = ("simulate", "-n", "6", "--seed", "1", "--json")
    usual = figures(command(*arguments).out)
    assert figures(command(*arguments, "--catalogue", str(DATA)).out) == usual
    assert figures(command(*arguments, "--catalogue", str(folder), "--jobs", "2").out) != usual


def test_wrong_options_are_refused_in_one_line(command: Command, tmp_path: Path) -> None:
    refused = {
        "unknown bot 'clever'": ("--bots", "clever,random,random"),
        "3 to 5 players are needed, not 2": ("--bots", "random,random"),
        "3 to 5 players are needed, not 9": ("--players", "9"),
        "3 to 5 players are needed, not 0": ("--bots", ""),
        "4 bots do not fit on 3 seats": ("--bots", "random,random,random,random", "--players", "3"),
        "unknown variant 'kraken'": ("--variants", "kraken"),
        "'--games'": ("-n", "0"),
        "'--jobs'": ("--jobs", "many"),
        "'--seed'": ("--seed", "-1"),
        "must be a folder": ("--catalogue", str(tmp_path / "nowhere")),
    }
    for text, options in refused.items():
        command("simulate", *options).fails_with(2, text)
