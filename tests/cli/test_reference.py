"""raiatea rules, cards, catalogue check, --version, and help."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import raiatea
from raiatea.cli.rulebook import read_rules
from raiatea.words import Words
from tests.catalogue.folders import DATA, edit
from tests.cli.command import Command


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_version_says_whether_the_engine_is_compiled(command: Command) -> None:
    ran = command("--version")
    assert ran.code == 0
    pattern = rf"raiatea {re.escape(raiatea.__version__)}, engine (compiled|interpreted)\n"
    assert re.fullmatch(pattern, ran.out)


def test_with_help_the_commands_are_listed(command: Command) -> None:
    ran = command("--help")
    assert ran.code == 0
    for name in ("serve", "terminal", "simulate", "replay", "verify", "rules", "cards"):
        assert name in ran.out


@pytest.mark.parametrize("name", ["terminal", "simulate", "replay", "verify", "rules", "cards"])
def test_every_command_has_help(command: Command, name: str) -> None:
    ran = command(name, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert "--help" in ran.out


def test_unknown_commands_and_options_are_refused_in_one_line(command: Command) -> None:
    command("dance").fails_with(2, "'dance'")
    command("cards", "--colour").fails_with(2, "--colour")
    command("catalogue", "burn").fails_with(2, "'burn'")


# Rules.


def test_rules_lists_all_sections(command: Command) -> None:
    out = command("rules").out
    for section in ("R1 Set-up", "R10 Rulings", "Examples", "Rulings of this implementation"):
        assert section in out
    assert "R6.1 to R6.9" in out


NUMBERS = [number for section in read_rules(Words("en")) for number, _ in section.rules if number]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_rule_ruling_and_example_can_be_read(command: Command, number: str) -> None:
    ran = command("rules", number)
    assert ran.code == 0
    assert flat(ran.out).startswith(f"{number} ")


def test_a_rule_is_found_in_either_case_and_is_shown_alone(command: Command) -> None:
    assert command("rules", "r6.7").out == command("rules", "R6.7").out
    assert "R6.8" not in command("rules", "R6.7").out.split("R6.7", 2)[0]


def test_sections_are_found_by_number_letter_or_heading(command: Command) -> None:
    assert "R6.9" in command("rules", "R6").out
    assert "R10.14" in command("rules", "R10").out
    assert "R10" not in command("rules", "R1").out.split("R1.10")[0]
    assert "X12" in command("rules", "X").out
    assert "E8" in command("rules", "e").out
    assert "R5.14" in command("rules", "market").out
    assert "Kahuna: the player who chose" in flat(command("rules", "words").out)
    assert "R8.6" in command("rules", "mirror").out


def test_unknown_rules_are_refused(command: Command) -> None:
    command("rules", "R6.99").fails_with(2, "There is no rule “R6.99”; there are R6.1 to R6.9.")
    command("rules", "R99").fails_with(2, "There is no rule “R99”")
    command("rules", "nonsense").fails_with(2, "There is no rule “nonsense”")


# Cards.


def test_all_cards_are_listed_by_kind(command: Command) -> None:
    out = command("cards").out
    for heading in ("Normal rituals (48)", "Forbidden rituals (30)", "Tāne rituals (14)"):
        assert heading in out
    assert "Missions (68)" in out
    assert "Masks (24)" in out
    assert "Forest cards (72)" in out
    for name in ("Rua-Hatu", "Papa-Ra’i", "Tāne’s Tide", "3-auction", "Noon Sun"):
        assert name in out


@pytest.mark.parametrize("name", ["Tāne's Hand", "tanes hand", "TANE-HAND", "tāne’s hand"])
def test_a_card_is_found_whatever_the_case_apostrophes_and_macrons(
    command: Command, name: str
) -> None:
    out = flat(command("cards", name).out)
    assert out.startswith("Tāne’s Hand")
    for fact in ("Cost 3", "Kind Interactive ritual", "Pile Normal rituals", "Copies 2"):
        assert fact in out
    assert "Choose a player and take 2 pearls from them." in out


def test_words_of_a_name_need_no_quotes_and_all_cards_of_a_name_are_shown(command: Command) -> None:
    out = command("cards", "papa", "rai").out
    assert [f"papa-rai-{points}" in out for points in (3, 4, 5)] == [True] * 3


def test_locations_ranks_and_price_charts_can_be_looked_up(command: Command) -> None:
    assert "exchange a mask" in command("cards", "Neighbourhood").out.lower()
    assert "6 VP" in command("cards", "arioi").out
    assert "Recruit 2 priests." in command("cards", "taro").out


def test_an_unknown_card_is_refused_with_a_guess(command: Command) -> None:
    command("cards", "hinna").fails_with(2, "Nothing is called “hinna”; did you mean Hina")
    command("cards", "\x1b[2Jevil").fails_with(2, "Nothing is called “?[2Jevil”")


def test_cards_of_another_catalogue(command: Command, folder: Path) -> None:
    edit(folder, "rituals.toml", '"hina"', "cost = 1", "cost = 9")
    assert "Cost    9" in command("cards", "hina", "--catalogue", str(folder)).out


# Catalogues.


def test_a_good_catalogue_is_said_to_be_right(command: Command) -> None:
    ran = command("catalogue", "check", str(DATA))
    assert (ran.code, ran.err) == (0, "")
    assert "all right" in ran.out


def test_a_broken_catalogue_fails_the_check(command: Command, folder: Path) -> None:
    edit(folder, "rituals.toml", '"hina"', 'do = "bag-mana"', 'do = "bag-man"')
    ran = command("catalogue", "check", str(folder))
    ran.fails_with(1, "unknown effect 'bag-man'")
    edit(folder, "rituals.toml", '"hina"', "cost = 1", "cost = -1")
    command("catalogue", "check", str(folder)).fails_with(1, "rituals.toml: hina: cost")


def test_a_catalogue_that_is_not_there_cannot_be_checked(command: Command, tmp_path: Path) -> None:
    command("catalogue", "check", str(tmp_path / "no")).fails_with(2, "is not a folder")
    command("catalogue", "check").fails_with(2, "FOLDER")
