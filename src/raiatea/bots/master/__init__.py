"""A bot that searches imagined worlds, with the `learned` bot's network to guide it."""

from raiatea.bots.master.bot import MasterBot

__all__ = ["MasterBot"]
