"""What players are told: events, questions and moves as sayings, in no language yet.

What is worth telling, and in which order, is decided here for browser and terminal alike. Which
variables a message gets follows from the fields of what it tells, so that a new event, verb or
question needs its messages and nothing here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from raiatea.catalogue import Catalogue
from raiatea.telling import questions
from raiatea.telling.refusals import refused
from raiatea.telling.sayings import Asked, Entry, Saying, Thing, Value
from raiatea.telling.story import story
from raiatea.telling.variables import Facts

__all__ = ["Asked", "Entry", "Saying", "Teller", "Thing", "Value", "refused"]


class Teller:
    """Tells of one game. All it says comes from what an onlooker is shown."""

    def __init__(self, catalogue: Catalogue, players: int) -> None:
        self.facts = Facts(catalogue, players)

    def story(self, events: Sequence[Mapping[str, Any]]) -> list[Entry]:
        """What happened, from the JSON of events that an onlooker may know."""
        return story(events, self.facts)

    def asked(self, view: Mapping[str, Any]) -> Asked | None:
        """What a view asks, with the moves that answer it; None when the game is over."""
        return questions.asked(view, self.facts)

    def move(self, view: Mapping[str, Any], move: str) -> Saying:
        """One move that a view offers."""
        return questions.Question(view, self.facts).move(move)
