"""Positions set up by hand: cards come out of the piles or markets, none is lost or doubled."""

from __future__ import annotations

from raiatea import Game
from raiatea.catalogue import ASSISTANTS, COMMODITIES, PILES
from raiatea.engine import Box, GameState
from raiatea.engine.kinds import EMPTY
from raiatea.engine.state import put, with_card, without_card


class Position:
    """The position of a game. Every method sets exactly what it names."""

    game: Game

    @property
    def state(self) -> GameState:
        return self.game._state

    @property
    def box(self) -> Box:
        return self.state.box

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

    def names_of_hand(self, seat: int) -> list[str]:
        return [self.box.rituals[ritual] for ritual in self.state.hands[seat]]

    def changed(self) -> None:
        self.game._asked = -1


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    assert card in zone, f"card {card} is not there to be taken"
    return without_card(zone, card)
