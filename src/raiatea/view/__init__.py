"""What one seat may see, with the names that a player would use: see `View`."""

from raiatea.view.cards import Cards
from raiatea.view.frame import Frame
from raiatea.view.seats import Held, Me, Seat, tracked
from raiatea.view.view import Market, View, Waiting

__all__ = ["Cards", "Frame", "Held", "Market", "Me", "Seat", "View", "Waiting", "tracked"]
