"""The skilled bot: it plans with what it holds, and reads only its own view."""

from raiatea.bots.skilled.bot import SkilledBot

__all__ = ["SkilledBot"]
