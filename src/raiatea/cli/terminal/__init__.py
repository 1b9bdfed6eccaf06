"""A game in the terminal, for people at one keyboard and bots."""

from raiatea.cli.terminal.saves import loaded_session, new_session

__all__ = ["loaded_session", "new_session"]
