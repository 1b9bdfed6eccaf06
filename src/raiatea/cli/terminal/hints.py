"""What a bot would play in a person's place, and why."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from raiatea import bots, telling
from raiatea.bots import BrokenBot, UnknownBot
from raiatea.cli.failure import Failure
from raiatea.cli.speech import Speech
from raiatea.cli.terminal.answers import number_of
from raiatea.view import View


def hint(speech: Speech, view: View, adviser: str) -> Group:
    """The best moves with their numbers and the reasons for them; `adviser` "" is the usual one."""
    name = adviser or bots.PLAYS_ANY_CARDS
    try:
        bot = bots.make(name, view.cards.catalogue)
    except (UnknownBot, BrokenBot) as error:
        raise Failure(str(error)) from None
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold bright_green")
    for advice in bots.advise(bot, view):
        table.add_row(
            str(number_of(advice.move, view.moves)),
            Text(speech.tell(telling.move(view, advice.move))),
            Text(speech.words.reason(advice.reason), "dim"),
        )
    return Group(Text(speech.say("hint-title", bot=speech.words.name("bot", name))), table)
