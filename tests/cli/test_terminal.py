"""raiatea terminal: one person, bots, saved games, what can be typed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from raiatea import Game
from raiatea.cli.terminal.seats import Sitter, take_seats
from raiatea.words import Words
from tests.cli.command import Command, Ran

ENGLISH = Words("en")
ALWAYS_FIRST = "1\n" * 2000


def asked(ran: Ran) -> int:
    """How often a question was asked."""
    return len(re.findall(r"\(R\d+\.\d+\)\n", ran.out))


def test_alone_it_is_a_game_of_one_person_against_two_novices(command: Command) -> None:
    ran = command("terminal", "--seed", "4", stdin=ALWAYS_FIRST)
    assert (ran.code, ran.err) == (0, "")
    assert asked(ran) > 40
    assert re.search(r"(Player|Novice 1|Novice 2) won with \d+ VP\.", ran.out)
    table = ran.out.split("won with")[1]
    for word in ("Rank", "Rituals", "Missions", "Masks", "Total", "Novice 2"):
        assert word in table
    assert "Pass the keyboard" not in ran.out


def test_a_question_shows_round_log_board_goods_rule_and_choices(command: Command) -> None:
    out = command("terminal", "--seed", "4", stdin="1\n1\n").out
    page = out.split("Action round A1, 1 of 9")[1]
    assert "· Player kept " in page
    for label in ("Locations", "Forest", "Commodities", "Assistants", "Masks", "Bag", "To’o 1"):
        assert label in page
    assert "4 pearls · 5 mana" in page
    assert "Choose a location. You will be its Kahuna. (R2.2)" in page
    assert "3 Go to the Pearl Oyster Reef" in page


def test_bots_alone_play_to_the_end(command: Command) -> None:
    ran = command("terminal", "--seats", "random,novice,random,random", "--seed", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "Ceremony C3 began." in ran.out
    assert "Random 3" in ran.out
    assert re.search(r"Novice won with \d+ VP\.", ran.out)


def test_the_same_seed_and_answers_give_the_same_game(command: Command) -> None:
    runs = [command("terminal", "--seed", "8", stdin="1\n" * 25) for _ in range(2)]
    assert runs[0] == runs[1]
    assert asked(runs[0]) == 26


# Who sits where.


def test_people_come_first_and_bots_fill_the_table() -> None:
    assert take_seats([], [], [], None, ENGLISH) == [
        Sitter("Player", None),
        Sitter("Novice 1", "novice"),
        Sitter("Novice 2", "novice"),
    ]
    assert take_seats([], ["Ana", "Ben"], ["random", "novice"], 5, ENGLISH) == [
        Sitter("Ana", None),
        Sitter("Ben", None),
        Sitter("Random 1", "random"),
        Sitter("Novice", "novice"),
        Sitter("Random 2", "random"),
    ]
    four = take_seats([], ["Ana", "Ben", "Cleo", "Dora"], [], None, ENGLISH)
    assert four[-1] == Sitter("Dora", None)


def test_a_list_of_seats_mixes_people_and_bots_in_any_order() -> None:
    assert take_seats(["novice", "me", "Ana", "random"], [], [], None, ENGLISH) == [
        Sitter("Novice", "novice"),
        Sitter("Player", None),
        Sitter("Ana", None),
        Sitter("Random", "random"),
    ]
    assert [seat.name for seat in take_seats(["Ana"], [], [], 4, ENGLISH)] == [
        "Ana",
        "Novice 1",
        "Novice 2",
        "Novice 3",
    ]


def test_wrong_tables_are_refused_in_one_line(command: Command, tmp_path: Path) -> None:
    refused = {
        "--seats names everyone": ("--seats", "me,novice,Ana", "--names", "Ben"),
        "6 players do not fit on 5 seats": ("--seats", "a,b,c,d,e,f", "--players", "5"),
        "3 to 5 players are needed, not 6": ("--seats", "a,b,c,d,e,f"),
        "3 to 5 players are needed, not 2": ("--names", "a,b", "--players", "2"),
        "3 to 5 players are needed, not 9000000000": ("--players", "9000000000"),
        "names must differ": ("--names", "Ana,Ana"),
        "letters that can be printed": ("--names", "A\x1b[2J"),
        "unknown bot 'Ana'": ("--bots", "Ana"),
        "unknown variant 'kraken'": ("--variants", "kraken"),
        "'--seed'": ("--seed", "x"),
        "must be a folder": ("--catalogue", str(tmp_path / "no")),
        "cannot be written": ("--save", str(tmp_path / "no" / "game.json")),
        "a saved game has its own players": ("--load", "game.json", "--seed", "1"),
    }
    for text, options in refused.items():
        command("terminal", *options).fails_with(2, text)


# What can be typed.


def test_numbers_texts_and_amounts_are_answers(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    stdin = f"1\n 1 \nGO   reef\n{ALWAYS_FIRST}"
    ran = command("terminal", "--seed", "4", "--save", str(path), stdin=stdin)
    assert "is no choice" not in ran.out
    moves = json.loads(path.read_text(encoding="utf-8"))["record"]["moves"]
    mine = [text for seat, text, _ in moves if seat == 0]
    assert "go reef" in mine
    assert "offer 1" in mine


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "“99” is no choice here. Type a number from 1 to"),
        ("0", "“0” is no choice here"),
        ("-1", "“-1” is no choice here"),
        ("²", "“²” is no choice here"),
        ("9" * 5000, "is no choice here"),
        ("dance wildly", "“dance wildly” is no choice here"),
        ("\x1b[A", "is no choice here"),
        ("save", "Say where: save FILE."),
        ("? zzzz", "Nothing is called “zzzz”."),
        ("rules R77", "There is no rule “R77”; there are R1.1 to R10."),
    ],
)
def test_bad_input_gets_one_line_and_the_question_stays(
    command: Command, typed: str, answer: str
) -> None:
    ran = command("terminal", "--seed", "4", stdin=f"{typed}\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert asked(ran) == 1
    lines = [line for line in ran.out.split("> \n")[1].splitlines() if line]
    assert len(lines) == 1
    assert answer in lines[0]


@pytest.mark.parametrize(
    ("language", "reasons"),
    [
        (
            "en",
            [
                "That is not what you are asked now. (R2.2)",
                "Shamans and mirrors are used on your own turn. (R8.3)",
                "You have no such assistant. (R8.1)",
            ],
        ),
        (
            "fr",
            [
                "Ce n’est pas ce qui vous est demandé maintenant. (R2.2)",
                "Les Chamanes et les Miroirs s’utilisent lors de votre propre tour. (R8.3)",
                "Vous n’avez pas d’Assistant de ce type. (R8.1)",
            ],
        ),
    ],
)
def test_a_refused_move_is_explained(command: Command, language: str, reasons: list[str]) -> None:
    typed = "join red-pearls\n1\n1\noffer 3\ncollector\n"
    out = command("terminal", "--seed", "4", "--language", language, stdin=typed).out
    for reason in reasons:
        assert reason in out


def test_an_amount_that_one_does_not_have_is_explained(command: Command) -> None:
    """Whatever is asked before the offering is answered; then one offers too much, both ways."""
    typed = "recruit 0\npass\ndone\n999\noffer 999\n1\n" * 60
    out = command("terminal", "--seed", "4", stdin=typed).out
    assert len(re.findall(r"You have only \d+ mana\. \(R6\.4\)", out)) > 1


def test_help_and_look_up(command: Command) -> None:
    stdin = "?\nhelp\n? hina\n? r5.6\nrules R5.7\nrules\nboard\nlog\n\nquit\n"
    ran = command("terminal", "--seed", "4", stdin=stdin)
    assert ran.out.count("rules R5.6  read a rule") == 2
    assert "Put 6 mana per player" in ran.out
    assert "may sacrifice one commodity" in ran.out
    assert "Kahuna bonus, in two parts" in ran.out
    assert "R9 Variants" in ran.out
    assert "Nothing has happened since your last decision." in ran.out
    assert asked(ran) == 2


def test_the_end_of_input_ends_politely(command: Command) -> None:
    ran = command("terminal", "--seed", "4", stdin="1\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("The game stops here. It was not saved.\n")


def test_an_interrupt_ends_politely(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    path = tmp_path / "game.json"
    monkeypatch.setattr("raiatea.cli.terminal.session.Session.read_line", interrupt)
    ran = command("terminal", "--save", str(path))
    assert ran.code == 130
    assert ran.err == "raiatea: interrupted\n"
    assert ran.out.replace("\n", "").endswith("game.json.")


# Saved games.


def test_a_game_is_saved_after_every_move_and_goes_on_where_it_stopped(
    command: Command, tmp_path: Path
) -> None:
    whole = command("terminal", "--seed", "9", stdin=ALWAYS_FIRST)
    path = tmp_path / "game.json"
    command("terminal", "--seed", "9", "--save", str(path), stdin="1\n" * 17)
    assert [one.name for one in tmp_path.iterdir()] == ["game.json"]
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert saved["seats"] == [None, "novice", "novice"]
    assert Game.replay(saved["record"]).names == ("Player", "Novice 1", "Novice 2")
    rest = command("terminal", "--load", str(path), stdin=ALWAYS_FIRST)
    assert rest.code == 0
    assert rest.out.split("won with")[1] == whole.out.split("won with")[1]
    assert command("verify", str(path)).code == 0
    assert command("replay", str(path)).code == 0


def test_a_loaded_game_may_be_saved_in_the_same_file(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    command("terminal", "--seed", "9", "--save", str(path), stdin="1\n")
    before = len(path.read_bytes())
    assert command("terminal", "--load", str(path), "--save", str(path), stdin="1\n1\n").code == 0
    assert len(path.read_bytes()) > before


def test_save_writes_a_file_but_never_over_another_one(command: Command, tmp_path: Path) -> None:
    other = tmp_path / "precious"
    other.write_text("precious", encoding="utf-8")
    mine = tmp_path / "mine game.json"
    stdin = f"save {other}\nsave {mine}\n1\nsave {mine}\nquit\n"
    ran = command("terminal", "--seed", "4", stdin=stdin)
    assert "already exists" in ran.out
    assert ran.out.count("Saved in") == 2
    assert other.read_text(encoding="utf-8") == "precious"
    assert len(json.loads(mine.read_text(encoding="utf-8"))["record"]["moves"]) > 0
    command("terminal", "--save", str(other)).fails_with(2, "already exists")


def test_a_plain_record_is_a_game_of_people(command: Command, record_file: Path) -> None:
    ran = command("terminal", "--load", str(record_file))
    assert re.search(r"(Ana|Ben|Cleo) won with", ran.out)


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ("", "is not JSON"),
        ("{}", "rules: missing in the record"),
        ('{"record": 5}', "a record must be an object"),
        ('{"seats": [null], "record": {}}', "rules: missing in the record"),
    ],
)
def test_broken_saved_games_are_refused(
    command: Command, tmp_path: Path, content: str, text: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(content, encoding="utf-8")
    command("terminal", "--load", str(path)).fails_with(2, text)


def test_a_saved_game_with_unknown_bots_is_refused(command: Command, record_file: Path) -> None:
    record = json.loads(record_file.read_text(encoding="utf-8"))
    wrong: list[object] = [["clever", None, None], [None], "abc", [[], None, None]]
    for seats in wrong:
        data = {"seats": seats, "record": record}
        record_file.write_text(json.dumps(data), encoding="utf-8")
        command("terminal", "--load", str(record_file)).fails_with(2, "seats: must name")
