"""Scenes: positions that tests arrange (`tests/arranging.py`), played with the texts of moves.

A scene starts at the first choice of a location, seat 0 being the starting player, with no
rituals in anybody's hand.

Rules are tested with a card set of their own, in tests/rules/cards, so that they do not depend on
numbers that are tuned; cards are tested with the packaged one.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from raiatea import Event, Game, catalogue
from raiatea.catalogue import LOCATIONS, Catalogue
from raiatea.engine.conservation import check_position
from raiatea.engine.state import with_card
from raiatea.engine.step import Step, advance
from raiatea.engine.steps.rituals import perform_from_hand
from raiatea.engine.steps.rounds import NextRound
from raiatea.engine.vocabulary import STEPS
from raiatea.errors import PositionError
from tests.arranging import Position

RULES_CARDS_FOLDER = Path(__file__).parent / "rules" / "cards"
RULES_CARDS = catalogue.load(RULES_CARDS_FOLDER)
IDLE = ("pass", "done", "recruit 0", "recruit only 0", "offer 0", "bid 0")


def first_choice(players: int, variants: tuple[str, ...], cards: Catalogue) -> Game:
    """A game after its set-up in which seat 0 happens to start."""
    for seed in range(1000):
        game = Game.new(players, seed=seed, variants=variants, catalogue=cards)
        while len(game.awaiting) > 1 or game.view(None)["public"]["round"] < 0:  # type: ignore[index]
            seat = game.awaiting[0]
            game.play(seat, game.moves(seat)[0])
        if game.awaiting == (0,):
            return game
    raise AssertionError("seat 0 never starts")


class Scene(Position):
    """A game whose position a test arranges, and then plays.

    With `reload` the game is saved, turned into JSON text and loaded again before every move.
    """

    cards = RULES_CARDS

    def __init__(
        self, players: int = 4, variants: tuple[str, ...] = (), reload: bool = False
    ) -> None:
        self.game = first_choice(players, variants, self.cards)
        self.reload = reload
        self.events: list[Event] = []
        s = self.state
        for zones in (s.hands, s.buried):
            for i, zone in enumerate(zones):
                for ritual in zone:
                    pile = self.box.ritual_pile[ritual]
                    s.piles[pile] = with_card(s.piles[pile], ritual)
                zones[i] = ()
        s.held_min = s.held_max = s.fresh = (0,) * (players * 2)

    # Going on.

    def to_round(self, name: str) -> None:
        """Go straight to the beginning of a round such as "A3" or "C2".

        Statues are turned up as they would be; nothing else happens on the way.
        """
        s = self.state
        ceremonies = sum(1 for one in self.rounds[: self.rounds.index(name)] if one.startswith("C"))
        while s.statues < ceremonies + 1:
            self.then("EndCeremony")
        s.events = []
        s.round = self.rounds.index(name) - 1
        s.stack = [NextRound()]
        advance(s)
        self.changed()

    def then(self, step: str, *numbers: int) -> None:
        """Put a step of the engine on top of the stack and let the game go on."""
        self.do(STEPS[step].step(*numbers))

    def do(self, *steps: Step) -> None:
        """Put steps on the stack, the first to happen first, and let the game go on."""
        self.events = self.state.events = []
        self.state.stack.extend(steps[::-1])
        advance(self.state)
        self.changed()

    def perform(self, seat: int, ritual: str) -> None:
        """Let a ritual, taken from its pile, be performed by a seat now."""
        self.hand(seat, *self.names_of_hand(seat), ritual)
        self.events = self.state.events = []
        perform_from_hand(self.state, seat, self.box.rituals.index(ritual))
        advance(self.state)
        self.changed()

    # Playing.

    def force(self, kind: str, *outcomes: int | str) -> None:
        self.game.force(kind, outcomes)

    def play(self, seat: int, *texts: str) -> list[Event]:
        """Play moves by their texts, one after another; returns the events of the last."""
        for text in texts:
            if self.reload:
                check_position(self.state, PositionError)
                self.game = Game.from_dict(json.loads(json.dumps(self.game.to_dict())), self.cards)
            self.events = self.game.play(seat, self.game.parse(seat, text))
            check_position(self.state, PositionError)
        return self.events

    def go(self, location: str) -> list[Event]:
        """The player who is to choose goes to a location."""
        assert location in LOCATIONS
        return self.play(self.awaiting[0], f"go {location}")

    def idle(self, *seats: int) -> None:
        """The awaited seats, or of those just the ones named, do as little as they can, once."""
        for seat in self.awaiting:
            if seats and seat not in seats:
                continue
            self.play(seat, next((t for t in IDLE if t in self.moves(seat)), self.moves(seat)[0]))

    def until(self, question: str, seat: int | None = None) -> None:
        """Everyone idles until a question is asked (of a seat)."""
        for _ in range(500):
            assert self.awaiting, f"{question} was never asked"
            if self.question == question and (seat is None or seat in self.awaiting):
                return
            self.idle()
        raise AssertionError(f"{question} was never asked")

    @property
    def question(self) -> str:
        """The name of the question that is open, "" when the game is over."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    @property
    def awaiting(self) -> tuple[int, ...]:
        return self.game.awaiting

    def moves(self, seat: int) -> list[str]:
        return [str(move) for move in self.game.moves(seat)]

    # Looking. `view` for anything else.

    @property
    def rounds(self) -> tuple[str, ...]:
        return self.box.rounds[self.state.players]

    @property
    def round(self) -> str:
        return self.rounds[self.state.round]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.game.view(seat)

    @property
    def public(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view()["public"]
        return found

    def mine(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view(seat)["mine"]
        return found

    def price(self, commodity: str) -> int:
        found: int = self.public["markets"]["prices"][commodity]
        return found

    def told(self, kind: str, *fields: str) -> list[dict[str, object]]:
        """The data of the last move's events of one kind, or of it only some fields."""
        found = [event.data for event in self.events if event.kind == kind]
        return [{key: one[key] for key in fields or one} for one in found]


class CardScene(Scene):
    """A scene with the packaged cards."""

    cards = catalogue.default()
