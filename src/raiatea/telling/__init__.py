"""What players are told: events, questions and moves as sayings, in no language yet.

What is worth telling, and in which order, is decided here for browser and terminal alike. Which
variables a message gets follows from the fields of what it tells, so that a new event, verb or
question needs its messages and nothing here. Nothing is told that the onlooker was not shown.
"""

from raiatea.telling.foretold import foretold, ways
from raiatea.telling.questions import asked, move, planned
from raiatea.telling.refusals import refused
from raiatea.telling.sayings import Asked, Entry, Saying, Thing, Value
from raiatea.telling.selections import selection
from raiatea.telling.story import story

__all__ = [
    "Asked",
    "Entry",
    "Saying",
    "Thing",
    "Value",
    "asked",
    "foretold",
    "move",
    "planned",
    "refused",
    "selection",
    "story",
    "ways",
]
