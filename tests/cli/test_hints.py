"""raiatea terminal: asking for a hint."""

from __future__ import annotations

import re

import pytest

from tests.cli.command import Command, Ran


def hints(ran: Ran) -> list[str]:
    """What was answered to the first thing typed; a reason may go on in the lines below."""
    answer: str = ran.out.split("> \n")[1]
    return re.sub(r" *\n {3,}", " ", answer).splitlines()


def test_a_hint_names_the_best_choices_by_their_numbers_and_says_why(command: Command) -> None:
    ran = command("terminal", "--seed", "4", "--language", "en", stdin="hint\nquit\n")
    title, *best = hints(ran)
    assert title == "What the bot Skilled thinks:"
    assert len(best) == 3
    for line in best:
        found = re.match(
            r"(\d) (Keep [\w’-]+) +The bag should pay for it in about \d+% of cases\. "
            r"The ritual is worth about [\d.]+ points to you\.",
            line,
        )
        assert found is not None, line
        assert f"\n{found[1]} {found[2]} (" in ran.out


def test_where_an_amount_is_asked_for_the_hint_is_an_amount(command: Command) -> None:
    stdin = "hint\n1\n" * 60
    out = command("terminal", "--seed", "4", "--language", "en", stdin=stdin).out
    amounts = re.findall(r"^ *(\d+) (?:Offer|Bid) (\d+) of", out, re.MULTILINE)
    assert amounts
    assert all(number == amount for number, amount in amounts)


@pytest.mark.parametrize(
    ("bot", "reason"), [("novice", "rule of thumb"), ("learned", "of such positions")]
)
def test_any_bot_can_be_asked(command: Command, bot: str, reason: str) -> None:
    ran = command("terminal", "--seed", "4", "--language", "en", stdin=f"hint {bot}\nquit\n")
    assert reason in hints(ran)[1]


def test_a_stranger_cannot_be_asked(command: Command) -> None:
    ran = command("terminal", "--seed", "4", stdin="hint nobody\nquit\n")
    assert hints(ran)[0].startswith("unknown bot 'nobody'")


def test_a_hint_comes_in_the_language_asked_for(command: Command) -> None:
    ran = command("terminal", "--seed", "4", "--language", "fr", stdin="hint\nquit\n")
    title, best, *_ = hints(ran)
    assert title == "Ce que pense le robot Habile\u00a0:"
    assert "Garder" in best
    assert "Le Rituel vaut pour vous environ" in best


def test_a_hint_changes_nothing(command: Command) -> None:
    without = command("terminal", "--seed", "4", stdin="1\n" * 12)
    asked = command("terminal", "--seed", "4", stdin="hint\n1\n" * 12)
    assert asked.out.split("> ")[-2] == without.out.split("> ")[-2]
