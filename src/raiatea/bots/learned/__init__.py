"""A bot with a small network, trained by self-play: see `raiatea.training`."""

from raiatea.bots.learned.bot import LearnedBot

__all__ = ["LearnedBot"]
