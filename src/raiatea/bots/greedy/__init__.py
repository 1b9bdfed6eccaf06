"""The greedy bot: a sensible player who looks one step ahead and reads only its own view.

`table` reads the view; `goods`, `masks`, `missions`, `effects`, `rituals` and `locations` say
what things are worth, in victory points; `bot` compares the legal moves.
"""

from raiatea.bots.greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
