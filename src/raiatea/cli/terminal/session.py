"""The game in the terminal: bots move by themselves, people are asked, each at their turn."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.control import Control
from rich.rule import Rule
from rich.text import Text

from raiatea import Event, Game, Move, bots
from raiatea.cli import board
from raiatea.cli.cards import look_up_card
from raiatea.cli.console import printable, screen, title
from raiatea.cli.failure import Failure
from raiatea.cli.rulebook import NUMBER, contents, look_up_rule
from raiatea.cli.speech import Speech
from raiatea.cli.terminal.answers import Command, NoChoice, help_page, understand
from raiatea.cli.terminal.page import Page, log_line
from raiatea.telling import refused
from raiatea.view import View
from raiatea.words import Words

if TYPE_CHECKING:
    from raiatea.cli.terminal.saves import SaveFile

CLEAR_SCROLL_BACK = "\x1b[3J"


class Leave(Exception):
    """A player wants to stop, or no more input comes."""


class Session:
    """One game, from its present position to its end."""

    def __init__(self, game: Game, saves: SaveFile, seed: int, words: Words) -> None:
        self.game = game
        self.saves = saves
        self.seed = seed
        self.speech = Speech(words, game.catalogue, game.names)
        self.bots = {
            seat: bots.make(name, game.catalogue)
            for seat, name in enumerate(saves.seats)
            if name is not None
        }
        self.people = [seat for seat, name in enumerate(saves.seats) if name is None]
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.unseen: dict[int | None, list[Event]] = {seat: [] for seat in [None, *self.people]}
        self.out = screen()

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        if self.saves.automatic is not None:
            self.saves.write(self.game, self.saves.automatic)
        try:
            bots.play_out(self.game, self.choose, self.go_on, who=self.next_seat)
        except Leave:
            self.say_goodbye()
        except KeyboardInterrupt:
            self.say_goodbye()
            raise
        else:
            self.show_end()

    def next_seat(self, game: Game) -> int:
        """Whoever sits at the keyboard goes on, if they are asked too."""
        return self.at_keyboard if self.at_keyboard in game.awaiting else game.awaiting[0]

    def choose(self, game: Game, seat: int) -> Move:
        moves = game.moves(seat)
        bot = self.bots.get(seat)
        if bot is not None:
            lot = random.Random(f"{self.seed} {seat} {self.game.decision(seat)}")
            return bots.ask(bot, self.game, seat, lot)
        if len(moves) == 1 and len(self.people) == 1:
            return moves[0]  # with more people, playing at once would tell them so
        return self.ask(seat, moves)

    def go_on(self, seat: int, move: Move, events: list[Event]) -> None:
        """After a move: who is to be told of it, and the file."""
        for onlooker, unseen in self.unseen.items():
            unseen += [event for event in events if event.visible_to(onlooker)]
        if not self.people:
            self.tell(None)
        if self.saves.automatic is not None:
            self.saves.write(self.game, self.saves.automatic)

    # Asking people.

    def ask(self, seat: int, moves: list[Move]) -> Move:
        """Ask until the answer is a move."""
        if self.at_keyboard != seat:
            self.draw_curtain(seat)
        log = self.speech.told(self.unseen[seat], seat)
        page = Page(self.speech, self.game, seat, log, alone=len(self.people) == 1)
        self.show_page(page)
        while True:
            try:
                answer = understand(self.read_line("> "), moves, self.speech.words)
                if isinstance(answer, Move):
                    self.unseen[seat].clear()
                    self.unseen[None].clear()
                    return answer
                self.obey(answer, page)
            except NoChoice as error:
                self.out.print(Text(self.explained(seat, error), "bright_red"))
            except Failure as error:
                self.out.print(Text(str(error), "bright_red"))

    def explained(self, seat: int, error: NoChoice) -> str:
        """Why what was typed is no choice: the reason, if it is a move at all."""
        refusal = self.game.why_not(seat, error.move)
        if refusal is None or refusal.why == "unknown":
            return str(error)
        return f"{self.speech.tell(refused(refusal.to_dict()))} ({refusal.rule})"

    def show_page(self, page: Page) -> None:
        if self.out.is_terminal:
            self.wipe(scroll_back=False)
        else:
            self.out.print()
        page.draw(self.out, fit=self.out.is_terminal)

    def obey(self, command: Command, page: Page) -> None:
        """Do what a player wants other than moving."""
        what, words = command.what, self.speech.words
        if command.word == "again":
            self.show_page(page)
        elif command.word == "help":
            self.out.print(help_page(words))
        elif command.word == "look up" and not NUMBER.fullmatch(what.upper()):
            self.out.print(look_up_card(self.game.catalogue, what, words))
        elif command.word in ("look up", "rules"):
            self.out.print(look_up_rule(what, words) if what else contents(words))
        elif command.word == "hint":
            self.advise(page, what)
        elif command.word == "board":
            self.out.print(board.grid(self.speech, board.board_lines(self.speech, page.view)))
        elif command.word == "log":
            for line in page.log or [words.say("terminal-nothing")]:
                self.out.print(log_line(line))
        elif command.word == "save":
            self.save(what)
        else:
            raise Leave

    def advise(self, page: Page, adviser: str) -> None:
        from raiatea.cli.terminal.hints import hint

        self.out.print(hint(self.speech, page.view, adviser))

    def save(self, name: str) -> None:
        if not name:
            raise Failure(self.speech.say("terminal-save-where"))
        self.saves.write(self.game, Path(name).expanduser())
        self.out.print(Text(self.speech.say("terminal-saved", file=printable(name))))

    def read_line(self, prompt: str) -> str:
        """A line without the editing history of other players; raises Leave at the end."""
        self.out.print(Text(prompt, "bold"), end="")
        self.out.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.out.print()
            raise Leave
        if not sys.stdin.isatty():
            self.out.print()
        return line

    # Between people.

    def draw_curtain(self, seat: int) -> None:
        """Nothing of the last player stays on the screen when the next one comes."""
        name = self.speech.players[seat]
        self.wipe()
        title = self.speech.say("terminal-pass-on", who=name)
        self.out.print(Rule(Text(title), style="bright_yellow"))
        self.read_line(f"{self.speech.say('terminal-press-enter', who=name)} ")
        self.wipe()
        self.at_keyboard = seat

    def wipe(self, scroll_back: bool = True) -> None:
        """Clear the screen, and what could be scrolled back to."""
        if not self.out.is_terminal:
            return
        if self.out.is_dumb_terminal:
            self.out.print("\n" * 200)
            return
        self.out.control(Control.clear(), Control.home())
        if scroll_back and not self.out.legacy_windows:
            self.out.file.write(CLEAR_SCROLL_BACK)
            self.out.file.flush()

    # The end.

    def tell(self, seat: int | None) -> None:
        """Print what happened and was not seen yet."""
        for line in self.speech.told(self.unseen[seat], seat):
            self.out.print(log_line(line))
        self.unseen[seat].clear()

    def say_goodbye(self) -> None:
        if len(self.people) > 1:
            self.wipe()
        say, saved = self.speech.say, self.saves.automatic
        text = say("terminal-stops-unsaved" if self.people else "terminal-stops")
        if saved is not None:
            text = say("terminal-stops-saved", file=printable(str(saved)))
        self.out.print(Text(text))

    def show_end(self) -> None:
        """The last events and the score."""
        if len(self.people) > 1:
            self.wipe()
        self.tell(self.people[0] if len(self.people) == 1 else None)
        view = View.of(self.game, None)
        self.out.print(Rule(board.when(self.speech, view), style="cyan"))
        self.out.print(board.players_table(self.speech, view, self.out.width))
        self.out.print()
        self.out.print(title(self.speech.won(view)))
        self.out.print(board.score_table(self.speech, view))
