"""What a player types: a choice, or something else they want."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group
from rich.table import Table

from raiatea.cli.console import printable
from raiatea.cli.failure import Failure
from raiatea.engine import Move
from raiatea.engine.moves import BID, OFFER, VERBS
from raiatea.words import Words

LONGEST = 30

COMMANDS = ("help", "hint", "rules", "board", "log", "save", "quit")
# What can be typed besides moves, and what is said of it.
HELP = {
    "? …": "terminal-help.look-up",
    "rules R5.6": "terminal-help.rules",
    "hint": "terminal-help.hint",
    "board": "terminal-help.board",
    "log": "terminal-help.log",
    "save FILE": "terminal-help.save",
    "quit": "terminal-help.quit",
}


@dataclass(frozen=True)
class Command:
    """Something other than a move; `what` follows the word."""

    word: str
    what: str


class NoChoice(Failure):
    """What was typed is no choice; `move` is the text of the move that it may have meant."""

    def __init__(self, message: str, move: str) -> None:
        super().__init__(message)
        self.move = move


def wants_amount(moves: Sequence[Move]) -> bool:
    """Whether the choices are amounts of mana, which are typed as they are."""
    return all(move.verb in (OFFER, BID) for move in moves)


def help_page(words: Words) -> Group:
    """What can be typed."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for typed, message in HELP.items():
        table.add_row(f"  {typed}", words.say(message))
    lines = [words.say(f"terminal-help{part}") for part in ("", ".text", ".again")]
    return Group(*lines[:2], "", table, "", lines[2])


def understand(line: str, moves: Sequence[Move], words: Words) -> Move | Command:
    """The move or command that a line means; raises Failure with what would be right."""
    text = " ".join(line.split())
    if not text:
        return Command("again", "")
    if text.startswith("?"):
        what = text[1:].strip()
        return Command("look up", what) if what else Command("help", "")
    if text.isdecimal() and text.isascii():
        return numbered(text, moves, words)
    for move in moves:
        if move.text == text.lower():
            return move
    word, _, what = text.partition(" ")
    if word.lower() in COMMANDS:
        return Command(word.lower(), what)
    raise no_choice(text, text.lower(), moves, words)


def number_of(move: Move, moves: Sequence[Move]) -> int:
    """What to type for a move."""
    return list(moves).index(move) + (0 if wants_amount(moves) else 1)


def numbered(text: str, moves: Sequence[Move], words: Words) -> Move:
    first = 0 if wants_amount(moves) else 1
    number = int(text[:9])
    if len(text) > 9 or not first <= number < first + len(moves):
        verb = VERBS[moves[0].verb].name
        raise no_choice(text, text if first else f"{verb} {text}", moves, words)
    return moves[number - first]


def no_choice(text: str, move: str, moves: Sequence[Move], words: Words) -> NoChoice:
    typed = printable(text)
    typed = typed if len(typed) <= LONGEST else f"{typed[:LONGEST]}…"
    return NoChoice(words.say("terminal-no-choice", text=typed, what=range_of(moves, words)), move)


def range_of(moves: Sequence[Move], words: Words) -> str:
    """What may be typed: "a number from 1 to 5"."""
    first = 0 if wants_amount(moves) else 1
    if len(moves) == 1:
        return str(first)
    last = first + len(moves) - 1
    return words.say("terminal-number" if first else "terminal-amount", first=first, last=last)
