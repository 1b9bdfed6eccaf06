"""One decision on the screen: what happened, the board, own goods, the question, the choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from raiatea.cli import board
from raiatea.cli.terminal.answers import range_of, wants_amount
from raiatea.cli.words import Names, Setting, move_words, question_words
from raiatea.engine import Move

# On a small screen these lines go, one after the other; `board` shows them all the same.
EXPENDABLE = (
    "Bag",
    "Masks",
    "Assistants",
    "Locations",
    "Commodities",
    "Forest",
    "Missions",
    "To'o 1",
    "To'o 2",
    "To'o 3",
)
FEWEST_LOG_ROWS = 3
MANY_CHOICES = 7


class Page:
    """What a player sees when a decision is due."""

    def __init__(
        self,
        names: Names,
        at: Setting,
        moves: Sequence[Move],
        log: Sequence[str],
        alone: bool,
    ) -> None:
        self.names = names
        self.at = at
        self.moves = moves
        self.log = log
        self.alone = alone

    def draw(self, out: Console, fit: bool) -> None:
        """Print the page; with `fit` leave out what the screen has no room for."""
        view = self.at.view
        top = Rule(board.when(self.names, view), style="cyan")
        log: list[RenderableType] = [log_line(line) for line in self.log]
        players = board.players_table(self.names, view, out.width, self.at.seat)
        lines = board.board_lines(self.names, view)
        own = board.own_lines(self.names, view)
        line = Rule(style="cyan")
        asked = [self.question(), self.choices(out.width)]
        if fit:
            room = out.height - 1 - sum(rows(out, part) for part in [top, players, line, *asked])
            wanted = min(FEWEST_LOG_ROWS, sum(rows(out, part) for part in log))
            for label in EXPENDABLE:
                needed = rows(out, board.grid(lines)) + rows(out, board.grid(own)) + wanted
                if needed <= room:
                    break
                if label == "Missions":
                    own = board.own_lines(self.names, view, brief=True)
                elif lines.pop(label, None) is not None:
                    line = Rule(Text("type board for the whole board", "dim"), style="cyan")
            room -= rows(out, board.grid(lines)) + rows(out, board.grid(own))
            log = newest(out, log, room)
        for part in [top, *log, players, board.grid(lines), board.grid(own), line, *asked]:
            out.print(part)

    def question(self) -> Text:
        """The question with its rule, and the name of the player if several people play."""
        name = "" if self.alone else f"{self.names.player(self.at.seat)}: "
        rule = self.at.view["prompt"]["rule"]
        return Text.assemble((f"{name}{question_words(self.at)}", "bold"), (f" ({rule})", "dim"))

    def choices(self, width: int) -> RenderableType:
        """The choices with their numbers, in two columns if they are many and short."""
        if wants_amount(self.moves):
            return Text(f"Type {range_of(self.moves)}.")
        texts = [move_words(self.at, move) for move in self.moves]
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


def newest(out: Console, log: list[RenderableType], room: int) -> list[RenderableType]:
    """As many of the last lines of the log as there is room for."""
    found: list[RenderableType] = []
    for i, line in enumerate(reversed(log)):
        room -= rows(out, line)
        if room < (0 if i + 1 == len(log) else 1):
            found.append(Text(f"  {len(log) - i} more of the log: type log", "dim"))
            break
        found.append(line)
    return found[::-1]


def log_line(line: str) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text("·", "cyan"), Text(line))
    return table


def rows(out: Console, part: RenderableType) -> int:
    """How many rows of the screen something takes."""
    return len(out.render_lines(part, pad=False))
