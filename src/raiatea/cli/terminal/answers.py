"""What a player types: a choice, or something else they want."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raiatea.cli.failure import Failure
from raiatea.engine import Move
from raiatea.engine.moves import BID, OFFER

COMMANDS = ("help", "hint", "rules", "board", "log", "save", "quit")
HELP = """\
Type the number of a choice, or an amount where one is asked for, and press Enter.
The short text of a move works too, such as: go market, sell taro 2, pass.

  ? NAME       look up a card, a mask, a commodity, a location or a rank
  rules R5.6   read a rule; the prompt names the one that matters now
  hint         what a skilled bot would play, and why; hint master asks another bot
  board        the whole board
  log          all that happened since your last decision
  save FILE    save the game; raiatea terminal --load FILE goes on with it
  quit         stop playing
  Enter alone shows the question again."""


@dataclass(frozen=True)
class Command:
    """Something other than a move; `what` follows the word."""

    word: str
    what: str


def wants_amount(moves: Sequence[Move]) -> bool:
    """Whether the choices are amounts of mana, which are typed as they are."""
    return all(move.verb in (OFFER, BID) for move in moves)


def understand(line: str, moves: Sequence[Move]) -> Move | Command:
    """The move or command that a line means; raises Failure with what would be right."""
    text = " ".join(line.split())
    if not text:
        return Command("again", "")
    if text.startswith("?"):
        what = text[1:].strip()
        return Command("look up", what) if what else Command("help", "")
    if text.isdecimal() and text.isascii():
        return numbered(text, moves)
    for move in moves:
        if move.text == text.lower():
            return move
    word, _, what = text.partition(" ")
    if word.lower() in COMMANDS:
        return Command(word.lower(), what)
    raise no_choice(text, moves)


def number_of(move: Move, moves: Sequence[Move]) -> int:
    """What to type for a move."""
    return list(moves).index(move) + (0 if wants_amount(moves) else 1)


def numbered(text: str, moves: Sequence[Move]) -> Move:
    first = 0 if wants_amount(moves) else 1
    number = int(text[:9])
    if len(text) > 9 or not first <= number < first + len(moves):
        raise no_choice(text, moves)
    return moves[number - first]


def no_choice(text: str, moves: Sequence[Move]) -> Failure:
    return Failure(f"{text!r:.30} is no choice here: type {range_of(moves)}, or ? for help.")


def range_of(moves: Sequence[Move]) -> str:
    first = 0 if wants_amount(moves) else 1
    if len(moves) == 1:
        return str(first)
    kind = "a number" if first else "an amount"
    return f"{kind} from {first} to {first + len(moves) - 1}"
