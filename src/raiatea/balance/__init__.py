"""Balance: whether a card set makes a good game, measured over many games between bots."""

from raiatea.balance.facts import GameFacts, watch
from raiatea.balance.figures import figures

__all__ = ["GameFacts", "figures", "watch"]
