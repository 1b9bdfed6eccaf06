"""Scenes: positions set up by hand for tests, played with the texts of moves.

A scene starts at the first choice of a location, seat 0 being the starting player, with no
rituals in anybody's hand. Cards come out of the piles or markets, so nothing is lost or doubled.

Rules are tested with a card set of their own, in tests/rules/cards, so that they do not depend on
numbers that are tuned; cards are tested with the packaged one.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from raiatea import Event, Game, catalogue
from raiatea.catalogue import ASSISTANTS, COMMODITIES, LOCATIONS, PILES, Catalogue
from raiatea.engine import Box, GameState
from raiatea.engine.conservation import check_position
from raiatea.engine.kinds import EMPTY
from raiatea.engine.state import put, with_card, without_card
from raiatea.engine.step import Step, advance
from raiatea.engine.steps.rituals import perform_from_hand
from raiatea.engine.steps.rounds import NextRound
from raiatea.engine.vocabulary import STEPS
from raiatea.errors import PositionError

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


class Scene:
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

    @property
    def state(self) -> GameState:
        return self.game._state

    @property
    def box(self) -> Box:
        return self.state.box

    # Arranging. Every method sets exactly what it names.

    def has(
        self,
        seat: int,
        pearls: int | None = None,
        mana: int | None = None,
        priests: int | None = None,
        tattoos: int | None = None,
    ) -> None:
        """Set a seat's pearls, mana, priests and place on the tattoo track."""
        s = self.state
        for numbers, value in (
            (s.pearls, pearls),
            (s.mana, mana),
            (s.priests, priests),
            (s.tattoos, tattoos),
        ):
            if value is not None:
                numbers[seat] = value
        self.changed()

    def commodities(self, seat: int, *names: str) -> None:
        """The seat holds exactly these commodities; they come from the forest pile."""
        s = self.state
        for i, name in enumerate(COMMODITIES):
            card = self.box.commodity_card[i]
            while s.commodities[seat * 4 + i] < names.count(name):
                s.forest_pile = without(s.forest_pile, card)
                s.commodities[seat * 4 + i] += 1
            while s.commodities[seat * 4 + i] > names.count(name):
                s.forest_pile = with_card(s.forest_pile, card)
                s.commodities[seat * 4 + i] -= 1
        self.changed()

    def stall(self, **numbers: int) -> None:
        """The Commodities Market holds so many of each (mahi_mahi=2); prices do not move."""
        s = self.state
        for name, number in numbers.items():
            i = COMMODITIES.index(name.replace("_", "-"))
            card = self.box.commodity_card[i]
            while s.stall[i] < number:
                s.forest_pile = without(s.forest_pile, card)
                s.stall[i] += 1
            while s.stall[i] > number:
                s.forest_pile = with_card(s.forest_pile, card)
                s.stall[i] -= 1
        self.changed()

    def prices(self, **spaces: int) -> None:
        """The price markers stand on these spaces, 1 at the bottom (mahi_mahi=5)."""
        for name, space in spaces.items():
            self.state.prices[COMMODITIES.index(name.replace("_", "-"))] = space - 1
        self.changed()

    def assistants(self, seat: int, *ready: str, used: tuple[str, ...] = ()) -> None:
        """The seat owns exactly these assistants; they come from the Assistant Market."""
        s = self.state
        for i, name in enumerate(ASSISTANTS):
            before = s.ready[seat * 4 + i] + s.used[seat * 4 + i]
            s.ready[seat * 4 + i] = ready.count(name)
            s.used[seat * 4 + i] = used.count(name)
            s.assistants[i] -= ready.count(name) + used.count(name) - before
            assert s.assistants[i] >= 0, f"too few {name} in the market"
        self.changed()

    def hand(self, seat: int, *rituals: str) -> None:
        """The seat holds exactly these rituals; they come from the piles."""
        s = self.state
        s.hands[seat] = self._rituals(s.hands[seat], rituals)
        for pile in range(2):
            held = [r for r in s.hands[seat] if self.box.ritual_pile[r] == pile]
            s.held_min = put(s.held_min, seat * 2 + pile, len(held))
            s.held_max = put(s.held_max, seat * 2 + pile, len(held))
            s.fresh = put(s.fresh, seat * 2 + pile, len(held))
        self.changed()

    def in_front(self, seat: int, *rituals: str) -> None:
        """Exactly these permanent rituals lie in front of the seat."""
        s = self.state
        s.in_front = put(s.in_front, seat, self._rituals(s.in_front[seat], rituals))
        self.changed()

    def _rituals(self, before: tuple[int, ...], after: tuple[str, ...]) -> tuple[int, ...]:
        s = self.state
        for ritual in before:
            pile = self.box.ritual_pile[ritual]
            s.piles[pile] = with_card(s.piles[pile], ritual)
        found: tuple[int, ...] = ()
        for name in after:
            ritual = self.box.rituals.index(name)
            pile = self.box.ritual_pile[ritual]
            s.piles[pile] = without(s.piles[pile], ritual)
            found = with_card(found, ritual)
        return found

    def discard_pile(self, pile: str, *rituals: str) -> None:
        """These rituals of a pile lie face up on its discard pile."""
        s = self.state
        i = PILES.index(pile)
        s.discards[i] = self._rituals(s.discards[i], rituals)
        self.changed()

    def leave_in_pile(self, pile: str, *rituals: str) -> None:
        """Only these rituals are left in a pile; the others go to its discard pile."""
        s = self.state
        i = PILES.index(pile)
        s.discards[i] = tuple(sorted((*s.discards[i], *s.piles[i])))
        s.piles[i] = ()
        for name in rituals:
            ritual = self.box.rituals.index(name)
            s.discards[i] = without(s.discards[i], ritual)
            s.piles[i] = with_card(s.piles[i], ritual)
        self.changed()

    def masks(self, seat: int, *masks: str, joined: tuple[str, ...] = ()) -> None:
        """The seat has exactly these masks, and those joined to mirrors besides.

        They come from the Mask Market if there, else from the forest.
        """
        s = self.state
        mirrors = ("mirror",) * len(joined)
        for mask in (*s.masks[seat], *s.joined[seat]):
            s.mask_market = with_card(s.mask_market, mask)
        for _ in s.joined[seat]:
            s.mask_market = with_card(s.mask_market, self.box.mirror)
        s.masks[seat] = ()
        for name in (*masks, *joined, *mirrors):
            self._mask_to_market(name)
            s.mask_market = without(s.mask_market, self.box.masks.index(name))
        s.masks[seat] = tuple(sorted(self.box.masks.index(name) for name in masks))
        pictures = tuple(sorted(self.box.masks.index(name) for name in joined))
        s.joined = put(s.joined, seat, pictures)
        self.changed()

    def _mask_to_market(self, name: str) -> None:
        """See to it that a mask is on the market: out of another seat or out of the forest."""
        s = self.state
        mask = self.box.masks.index(name)
        if mask in s.mask_market:
            return
        for card in (*s.forest_pile, *s.forest):
            if self.box.card_kind[card] == 2 and self.box.card_shows[card] == mask:
                if card in s.forest_pile:
                    s.forest_pile = without(s.forest_pile, card)
                else:
                    s.forest = without(s.forest, card)
                s.mask_market = with_card(s.mask_market, mask)
                return
        for seat, zone in enumerate(s.masks):
            if mask in zone:
                s.masks[seat] = without(zone, mask)
                s.mask_market = with_card(s.mask_market, mask)
                return
        raise AssertionError(f"no {name} to be had")

    def forest(self, *cards: str) -> None:
        """The Forest Supply is exactly these cards; they come from the forest pile."""
        s = self.state
        for card in s.forest:
            s.forest_pile = with_card(s.forest_pile, card)
        s.forest = ()
        for name in cards:
            card = self.box.forest_cards.index(name)
            s.forest_pile = without(s.forest_pile, card)
            s.forest = with_card(s.forest, card)
        self.changed()

    def leave_in_forest_pile(self, *cards: str) -> None:
        """Only these cards are left in the forest pile; the others go to their markets,
        without any price moving."""
        s = self.state
        for card in s.forest_pile:
            kind, shows = self.box.card_kind[card], self.box.card_shows[card]
            if kind == 0:
                s.stall[shows] += 1
            elif kind == 1:
                s.assistants[shows] += 1
            else:
                s.mask_market = with_card(s.mask_market, shows)
        s.forest_pile = ()
        for name in cards:
            card = self.box.forest_cards.index(name)
            kind, shows = self.box.card_kind[card], self.box.card_shows[card]
            if kind == 0:
                s.stall[shows] -= 1
            elif kind == 1:
                s.assistants[shows] -= 1
            else:
                s.mask_market = without(s.mask_market, shows)
            s.forest_pile = with_card(s.forest_pile, card)
        self.changed()

    def statue(self, statue: int, *missions: str | None) -> None:
        """The spaces of a statue (1 to 3) hold these missions, None for taken ones; what is not
        named is taken. Tokens come from the unseen ones; a taken one goes back there."""
        s = self.state
        size = self.box.statue_size
        first = (statue - 1) * size
        pool = list(s.unseen[statue - 1])
        for space in range(first, first + size):
            if s.spaces[space] >= 0:
                pool.append(s.spaces[space])
            s.spaces = put(s.spaces, space, EMPTY)
        for i, name in enumerate(missions):
            if name is not None:
                mission = self.box.missions.index(name)
                pool.remove(mission)
                s.spaces = put(s.spaces, first + i, mission)
        s.unseen = put(s.unseen, statue - 1, tuple(sorted(pool)))
        self.changed()

    def tokens(self, seat: int, *missions: str) -> None:
        """The seat has fulfilled exactly these missions."""
        s = self.state
        for mission in s.missions[seat]:
            value = self.box.mission_value[mission] - 1
            s.unseen = put(s.unseen, value, with_card(s.unseen[value], mission))
        s.missions[seat] = ()
        for name in missions:
            mission = self.box.missions.index(name)
            value = self.box.mission_value[mission] - 1
            s.unseen = put(s.unseen, value, without(s.unseen[value], mission))
            s.missions[seat] = with_card(s.missions[seat], mission)
        self.changed()

    def order(self, *seats: int) -> None:
        """The ceremonial order."""
        self.state.order = seats
        self.changed()

    def bag(self, mana: int) -> None:
        """The Sacrifice Bag holds so much mana."""
        self.state.bag = mana
        self.changed()

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

    def names_of_hand(self, seat: int) -> list[str]:
        return [self.box.rituals[ritual] for ritual in self.state.hands[seat]]

    def changed(self) -> None:
        self.game._asked = -1

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


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    assert card in zone, f"card {card} is not there to be taken"
    return without_card(zone, card)
