"""What a bot would play in a person's place, and why."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from raiatea import View, bots
from raiatea.bots import BrokenBot, UnknownBot
from raiatea.catalogue import Catalogue
from raiatea.cli.failure import Failure
from raiatea.cli.terminal.answers import number_of
from raiatea.engine import Move
from raiatea.telling import Teller
from raiatea.words import Words

ADVISER = "skilled"
MOST = 3


def hint(
    view: Mapping[str, Any], moves: Sequence[Move], catalogue: Catalogue, adviser: str, words: Words
) -> Group:
    """The best moves with their numbers and the reasons for them; `adviser` "" is the usual one."""
    name = adviser or ADVISER
    try:
        bot = bots.make(name, catalogue)
    except (UnknownBot, BrokenBot) as error:
        raise Failure(str(error)) from None
    players = view["players"]
    teller = Teller(catalogue, len(players))
    thoughts = bots.rank(
        bot, View(view, catalogue), moves, random.Random(view["mine"]["decision"]), None
    )
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold bright_green")
    for thought in thoughts[:MOST]:
        table.add_row(
            str(number_of(thought.move, moves)),
            Text(words.tell(teller.move(view, thought.move.text), players)),
            Text(words.reason(thought.reason), "dim"),
        )
    return Group(Text(words.say("hint-title", bot=words.name("bot", name))), table)
