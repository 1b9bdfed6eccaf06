"""What a bot would play in a person's place, and why."""

from __future__ import annotations

import random

from rich.console import Group
from rich.table import Table
from rich.text import Text

from raiatea import bots, telling
from raiatea.bots import BrokenBot, UnknownBot
from raiatea.cli.failure import Failure
from raiatea.cli.speech import Speech
from raiatea.cli.terminal.answers import number_of
from raiatea.view import View

ADVISER = "skilled"
MOST = 3


def hint(speech: Speech, view: View, adviser: str) -> Group:
    """The best moves with their numbers and the reasons for them; `adviser` "" is the usual one."""
    name = adviser or ADVISER
    try:
        bot = bots.make(name, view.cards.catalogue)
    except (UnknownBot, BrokenBot) as error:
        raise Failure(str(error)) from None
    thoughts = bots.rank(bot, view, view.moves, random.Random(view.me.decision), None)
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold bright_green")
    for thought in thoughts[:MOST]:
        table.add_row(
            str(number_of(thought.move, view.moves)),
            Text(speech.tell(telling.move(view, thought.move))),
            Text(speech.words.reason(thought.reason), "dim"),
        )
    return Group(Text(speech.say("hint-title", bot=speech.words.name("bot", name))), table)
