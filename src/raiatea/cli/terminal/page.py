"""One decision on the screen: what happened, the board, own goods, the question, the choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from raiatea import Game
from raiatea.cli import board
from raiatea.cli.flow import Flow
from raiatea.cli.speech import Speech
from raiatea.cli.terminal.answers import range_of, wants_amount
from raiatea.telling import asked
from raiatea.view import View

# On a small screen these lines go, one after the other; `board` shows them all the same.
EXPENDABLE = (
    "terminal-bag",
    "terminal-masks",
    "terminal-assistants",
    "terminal-locations",
    "terminal-commodities",
    "terminal-forest",
    "terminal-missions",
    "statue 1",
    "statue 2",
    "statue 3",
)
FEWEST_LOG_ROWS = 3
MANY_CHOICES = 7


class Page:
    """What a player sees when a decision is due."""

    def __init__(
        self, speech: Speech, game: Game, seat: int, log: Sequence[str], alone: bool
    ) -> None:
        self.speech = speech
        self.view = View.of(game, seat)
        self.log = log
        self.alone = alone
        found = asked(self.view, game.terms(seat))
        assert found is not None
        self.asked = found

    def draw(self, out: Console, fit: bool) -> None:
        """Print the page; with `fit` leave out what the screen has no room for."""
        speech, view = self.speech, self.view
        top = Rule(board.when(speech, view), style="cyan")
        log: list[RenderableType] = [log_line(line) for line in self.log]
        players = board.players_table(speech, view, out.width)
        lines = board.board_lines(speech, view)
        own = board.own_lines(speech, view)
        line = Rule(style="cyan")
        end = [self.question(), self.choices(out.width)]
        if fit:
            room = out.height - 1 - sum(rows(out, part) for part in [top, players, line, *end])
            wanted = min(FEWEST_LOG_ROWS, sum(rows(out, part) for part in log))
            for label in EXPENDABLE:
                if self.taken(out, lines, own) + wanted <= room:
                    break
                if label == "terminal-missions":
                    own = board.own_lines(speech, view, brief=True)
                elif lines.pop(label, None) is not None:
                    line = Rule(Text(speech.say("terminal-more-board"), "dim"), style="cyan")
            log = self.newest(out, log, room - self.taken(out, lines, own))
        grids = [board.grid(speech, lines), board.grid(speech, own)]
        for part in [top, *log, players, *grids, line, *end]:
            out.print(part)

    def taken(self, out: Console, *parts: dict[str, Flow]) -> int:
        """How many rows some lines of the board take."""
        return sum(rows(out, board.grid(self.speech, lines)) for lines in parts)

    def newest(self, out: Console, log: list[RenderableType], room: int) -> list[RenderableType]:
        """As many of the last lines of the log as there is room for."""
        found: list[RenderableType] = []
        for i, line in enumerate(reversed(log)):
            room -= rows(out, line)
            if room < (0 if i + 1 == len(log) else 1):
                more = self.speech.say("terminal-more-log", count=len(log) - i)
                found.append(Text(f"  {more}", "dim"))
                break
            found.append(line)
        return found[::-1]

    def question(self) -> Text:
        """The question with its rule, and the name of the player if several people play."""
        question = self.speech.tell(self.asked.says)
        if not self.alone:
            name = self.speech.players[self.view.me.number]
            question = self.speech.say("terminal-asked", who=name, question=question)
        return Text.assemble((question, "bold"), (f" ({self.view.rule})", "dim"))

    def choices(self, width: int) -> RenderableType:
        """The choices with their numbers, in two columns if they are many and short."""
        moves, words = self.view.moves, self.speech.words
        if wants_amount(moves):
            return Text(words.say("terminal-type", what=range_of(moves, words)))
        texts = [self.speech.choice(move) for move in self.asked.moves]
        columns = 1
        if len(texts) > MANY_CHOICES and 2 * (max(map(len, texts)) + 6) <= width:
            columns = 2
        table = Table.grid(padding=(0, 1))
        for _ in range(columns):
            table.add_column(justify="right", style="bold bright_green")
            table.add_column()
        height = -(-len(texts) // columns)
        for row in range(height):
            cells: list[str | Text] = []
            for i in range(row, len(texts), height):
                cells += [str(i + 1), Text(texts[i])]
            table.add_row(*cells)
        return table


def log_line(line: str) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text("·", "cyan"), Text(line))
    return table


def rows(out: Console, part: RenderableType) -> int:
    """How many rows of the screen something takes."""
    return len(out.render_lines(part, pad=False))
