"""Several people at one keyboard: nothing secret of one is shown to another."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

from raiatea.cli.console import Screen
from raiatea.cli.terminal import new_session
from raiatea.cli.terminal.seats import take_seats
from raiatea.cli.terminal.session import Session
from raiatea.words import Words
from tests.cli.command import Command

FIRST_OR_NOTHING = "1\n0\n" * 2000


class Watcher:
    """Answers for the people of a session, and checks what each of them has on the screen."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.file = io.StringIO()
        session.out = Screen(file=self.file, width=100, markup=False)
        self.public: set[str] = set()
        self.seen: list[set[str]] = [set() for _ in range(session.game.players)]
        self.pages = 0
        self.checked = 0

    def read_line(self, prompt: str) -> str:
        """Called instead of the keyboard; the next one to type has read what was printed."""
        text = self.file.getvalue()
        if "press Enter" in prompt:
            self.file.seek(0)
            self.file.truncate()
            between = text.rsplit("> ", maxsplit=1)[-1]
            assert re.fullmatch(r"\s*─+ Pass the keyboard to \w+ ─+\s*", between), between
            return "\n"
        self.file.write(prompt)
        seat = self.session.at_keyboard
        assert seat is not None
        name = self.session.speech.players[seat]
        assert f"\n{name}: " in text
        for secret in self.secrets_of_others(seat):
            pattern = rf"(?<![\w’-]){re.escape(secret)}(?![\w’-])"
            assert not re.search(pattern, text), f"{name} sees {secret}"
            self.checked += 1
        self.pages += 1
        return f"{self.pages % 4}\n" if self.pages % 7 else "1\n"

    def secrets_of_others(self, seat: int) -> set[str]:
        """The rituals that others hold, but for those that this seat saw, also lying open."""
        game = self.session.game
        public: dict[str, Any] = game.view(None)["public"]  # type: ignore[assignment]
        for pile in public["discards"].values():
            self.public.update(pile)
        for rituals in public["in_front"]:
            self.public.update(rituals)
        self.public.update(public["performing"], (one["ritual"] for one in public["row"]))
        self.seen[seat] |= self.rituals(seat)
        others = set().union(*(self.rituals(one) for one in range(game.players) if one != seat))
        label = self.session.speech.label  # several rituals share a name
        return {label("ritual", key) for key in others} - {
            label("ritual", key) for key in self.seen[seat] | self.public
        }

    def rituals(self, seat: int) -> set[str]:
        mine: dict[str, Any] = self.session.game.view(seat)["mine"]  # type: ignore[assignment]
        zones = [mine[zone] for zone in ("rituals", "drawn", "chosen", "prepared")]
        return {ritual for zone in [*zones, *mine["discarded"].values()] for ritual in zone}


@pytest.mark.parametrize("seed", [1])
def test_no_page_names_what_only_others_know(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("en")
    table = take_seats(["Ana", "novice", "Ben", "random"], [], [], None, words)
    session = new_session(table, ["tane"], seed, None, None, words)
    watcher = Watcher(session)
    monkeypatch.setattr(session, "read_line", watcher.read_line)
    session.run()
    assert watcher.pages > 100
    assert watcher.checked > 1000


def test_the_keyboard_is_passed_whenever_another_person_is_asked(command: Command) -> None:
    ran = command("terminal", "--names", "Ana,Ben", "--seed", "5", stdin=FIRST_OR_NOTHING)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"won with \d+ VP", ran.out)
    found = re.findall(r"Pass the keyboard to (\w+)|^(Ana|Ben): .*$", ran.out, re.MULTILINE)
    at_keyboard = ""
    passed = 0
    for curtain, question in found:
        if curtain:
            assert curtain != at_keyboard
            at_keyboard = curtain
            passed += 1
        else:
            assert question == at_keyboard
    assert passed > 20
    assert re.search(r"\(R6\.8\)\n1 Pass for now *\n> ", ran.out), (
        "not to be asked would tell the others"
    )
