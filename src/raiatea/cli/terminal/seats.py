"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raiatea import bots
from raiatea.cli.failure import Failure
from raiatea.words import Words

ME = "me"
USUAL_BOT = "novice"
USUAL_PLAYERS = 3


@dataclass(frozen=True)
class Sitter:
    """A place at the table; `bot` is None for a person."""

    name: str
    bot: str | None


def take_seats(
    seats: Sequence[str],
    people: Sequence[str],
    computers: Sequence[str],
    players: int | None,
    words: Words,
) -> list[Sitter]:
    """The table as the options want it: a full list of seats, or people first and then bots."""
    if seats and (people or computers):
        raise Failure("--seats names everyone; leave out --names and --bots")
    for name in computers:
        bots.make(name)
    chosen = list(seats) or [*(people or [ME]), *computers]
    total = max(USUAL_PLAYERS, len(chosen)) if players is None else players
    if not 3 <= total <= 5:
        raise Failure(f"3 to 5 players are needed, not {total}")
    if len(chosen) > total:
        raise Failure(f"{len(chosen)} players do not fit on {total} seats")
    filling = computers or [USUAL_BOT]
    missing = range(total - len(chosen))
    chosen += [filling[(i + len(computers)) % len(filling)] for i in missing]
    return [seat_of(i, chosen, words) for i in range(len(chosen))]


def seat_of(i: int, chosen: Sequence[str], words: Words) -> Sitter:
    """A bot's name is taken by the bot; several of a kind are numbered."""
    name = chosen[i]
    if name == ME:
        return Sitter(words.say("terminal-me"), None)
    if name not in bots.NAMES:
        if not name.isprintable():
            raise Failure("a name must be made of letters that can be printed")
        return Sitter(name, None)
    number = f" {chosen[: i + 1].count(name)}" if chosen.count(name) > 1 else ""
    return Sitter(f"{words.label('bot', name)}{number}", name)
