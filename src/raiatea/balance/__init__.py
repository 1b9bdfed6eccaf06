"""Balance: whether a card set makes a good game, measured over many games between bots."""

from raiatea.balance.facts import Facts, watch
from raiatea.balance.figures import figures

__all__ = ["Facts", "figures", "watch"]
