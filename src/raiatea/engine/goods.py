"""Goods and markets (R3): the only places where pearls, mana, cards and prices change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raiatea.engine import chance
from raiatea.engine.events import tell, whisper
from raiatea.engine.state import put, with_card, without_card

if TYPE_CHECKING:
    from raiatea.engine.state import GameState

COMMODITY_CARD: Final = 0
ASSISTANT_CARD: Final = 1
MASK_CARD: Final = 2

COLLECTOR: Final = 0
MERCHANT: Final = 1
SHAMAN: Final = 2
PEARL_DIVER: Final = 3


def gain_pearls(s: GameState, seat: int, amount: int) -> None:
    if amount:
        s.pearls[seat] += amount
        tell(s, "pearls", seat, amount)


def pay_pearls(s: GameState, seat: int, amount: int) -> None:
    if amount:
        s.pearls[seat] -= amount
        tell(s, "pearls", seat, -amount)


def take_pearls(s: GameState, seat: int, victim: int, amount: int) -> None:
    """Take pearls from a player, as many as there are (R8.9)."""
    amount = min(amount, s.pearls[victim])
    s.pearls[victim] -= amount
    s.pearls[seat] += amount
    tell(s, "took pearls", seat, victim, amount)


def gain_mana(s: GameState, seat: int, amount: int) -> None:
    if amount:
        s.mana[seat] += amount
        tell(s, "mana", seat, amount)


def pay_mana(s: GameState, seat: int, amount: int) -> None:
    if amount:
        s.mana[seat] -= amount
        tell(s, "mana", seat, -amount)


def fill_bag(s: GameState, amount: int) -> None:
    if amount:
        s.bag += amount
        tell(s, "bag", s.bag)


def in_front_bonus(s: GameState, seat: int, word: int) -> int:
    """What the permanent rituals in front of a seat add up to (R10.9)."""
    rituals = s.in_front[seat]
    if not rituals:
        return 0
    bonus = s.box.in_front[word]
    total = 0
    for ritual in rituals:
        total += bonus[ritual]
    return total


# Commodities. `sure` is what each onlooker can be sure of, once a commodity was taken unseen.


def gain_commodity(s: GameState, seat: int, commodity: int) -> None:
    s.commodities[seat * 4 + commodity] += 1
    if s.sure:
        for onlooker in range(s.players + 1):
            change_sure(s, onlooker, seat, commodity, 1)


def lose_commodity(s: GameState, seat: int, commodity: int) -> None:
    s.commodities[seat * 4 + commodity] -= 1
    if s.sure:
        for onlooker in range(s.players + 1):
            change_sure(s, onlooker, seat, commodity, -1)


def change_sure(s: GameState, onlooker: int, seat: int, commodity: int, change: int) -> None:
    i = (onlooker * s.players + seat) * 4 + commodity
    s.revealed = s.revealed or s.sure[i] + change < 0
    s.sure = put(s.sure, i, max(0, s.sure[i] + change))


def steal_commodity_unseen(s: GameState, thief: int, victim: int) -> None:
    """Take a commodity at random; only the two concerned learn which (X8)."""
    held: list[int] = []
    for commodity in range(4):
        held += [commodity] * s.commodities[victim * 4 + commodity]
    if not held:
        return
    stolen = chance.draw(s, chance.COMMODITY, held)
    if not s.sure:
        s.sure = tuple(s.commodities * (s.players + 1))
    s.commodities[victim * 4 + stolen] -= 1
    s.commodities[thief * 4 + stolen] += 1
    for onlooker in range(s.players + 1):
        if onlooker in (thief, victim):
            change_sure(s, onlooker, thief, stolen, 1)
            change_sure(s, onlooker, victim, stolen, -1)
        else:
            for commodity in range(4):
                change_sure(s, onlooker, victim, commodity, -1)
    tell(s, "stole commodity", thief, victim)
    whisper(s, thief, "stolen commodity", thief, victim, stolen)
    whisper(s, victim, "stolen commodity", thief, victim, stolen)


def commodity_to_market(s: GameState, commodity: int) -> None:
    """A commodity is added to the market: its price falls (R3.2)."""
    s.stall[commodity] += 1
    set_price(s, commodity, s.prices[commodity] - 1)


def commodity_from_market(s: GameState, seat: int, commodity: int) -> None:
    """A seat takes a commodity from the market: its price rises (R3.2)."""
    s.stall[commodity] -= 1
    gain_commodity(s, seat, commodity)
    tell(s, "took commodity", seat, commodity)
    set_price(s, commodity, s.prices[commodity] + 1)


def set_price(s: GameState, commodity: int, space: int) -> None:
    """Move a marker; it stops at both ends of the chart (R3.2)."""
    space = max(0, min(space, s.box.chart_top))
    if space != s.prices[commodity]:
        s.prices[commodity] = space
        tell(s, "price", commodity, space)


def discard_commodity(s: GameState, seat: int, commodity: int) -> None:
    """To the market, like all that is discarded (R3.3)."""
    lose_commodity(s, seat, commodity)
    commodity_to_market(s, commodity)


# Assistants and masks.


def assistant_from_market(s: GameState, seat: int, assistant: int) -> None:
    s.assistants[assistant] -= 1
    s.ready[seat * 4 + assistant] += 1
    tell(s, "took assistant", seat, assistant)


def use_assistant(s: GameState, seat: int, assistant: int) -> None:
    """The one-time effect is used up until the assistant is reactivated (R8.1)."""
    s.ready[seat * 4 + assistant] -= 1
    s.used[seat * 4 + assistant] += 1
    tell(s, "used", seat, assistant)


def reactivate(s: GameState, seat: int, assistant: int) -> None:
    s.ready[seat * 4 + assistant] += 1
    s.used[seat * 4 + assistant] -= 1
    tell(s, "reactivated", seat, assistant)


def assistants_of(s: GameState, seat: int, assistant: int) -> int:
    """How many a seat has, used or not (R7.3, R8.1)."""
    return s.ready[seat * 4 + assistant] + s.used[seat * 4 + assistant]


def unused_assistants(s: GameState, seat: int) -> int:
    return sum(s.ready[seat * 4 : seat * 4 + 4])


def mask_to_market(s: GameState, seat: int, mask: int) -> None:
    """A mask given or discarded (R3.3)."""
    s.masks[seat] = without_card(s.masks[seat], mask)
    s.mask_market = with_card(s.mask_market, mask)


def mask_from_market(s: GameState, seat: int, mask: int) -> None:
    """A mask taken, without its treasure (R3.7)."""
    s.mask_market = without_card(s.mask_market, mask)
    s.masks[seat] = with_card(s.masks[seat], mask)
    tell(s, "took mask", seat, mask)


def single_masks(s: GameState, seat: int) -> list[int]:
    """The masks of a seat that are in no pair, mirrors not included (R10.8)."""
    masks = s.masks[seat]
    return [mask for mask in masks if masks.count(mask) == 1 and mask != s.box.mirror]


def can_join(s: GameState, seat: int) -> bool:
    """Whether a mirror could be joined to a mask (R8.6); all of it is public."""
    return s.box.mirror in s.masks[seat] and bool(single_masks(s, seat))


def pairs(s: GameState, seat: int) -> list[int]:
    """The pictures of a seat's complete pairs (R8.4, R8.6)."""
    masks = s.masks[seat]
    found = list(s.joined[seat])
    last = -1
    for mask in masks:
        if mask == last and mask != s.box.mirror:
            found.append(mask)
        last = mask
    return found


# The forest.


def turn_up(s: GameState, number: int) -> list[int]:
    """Turn up forest cards, forming a new pile when the old one ends (R3.5, R10.13)."""
    cards: list[int] = []
    pile = list(s.forest_pile)
    for _ in range(number):
        if not pile:
            pile = new_forest_pile(s)
            if not pile:
                break
        cards.append(chance.draw(s, chance.FOREST, pile))
    s.forest_pile = tuple(pile)
    if cards:
        tell(s, "turned up", *cards)
    return cards


def new_forest_pile(s: GameState) -> list[int]:
    """All commodities on the market but one of each (R3.5)."""
    cards: list[int] = []
    for commodity in range(4):
        spare = s.stall[commodity] - 1
        if spare > 0:
            s.stall[commodity] = 1  # no marker moves (R3.2)
            cards += [s.box.commodity_card[commodity]] * spare
    if cards:
        tell(s, "new forest pile", len(cards))
    return sorted(cards)


def fill_forest(s: GameState) -> None:
    """Turn up P+1 cards as the Forest Supply (R1.5)."""
    s.forest = tuple(sorted(turn_up(s, s.players + 1)))


def cards_to_markets(s: GameState, cards: tuple[int, ...]) -> None:
    """Forest cards that nobody took (R2.4, R5.2): their commodities lower the prices (R3.2)."""
    if cards:
        tell(s, "forest to markets", *cards)
    for card in cards:
        shows = s.box.card_shows[card]
        kind = s.box.card_kind[card]
        if kind == COMMODITY_CARD:
            commodity_to_market(s, shows)
        elif kind == ASSISTANT_CARD:
            s.assistants[shows] += 1
        else:
            s.mask_market = with_card(s.mask_market, shows)


def receive_card(s: GameState, seat: int, card: int) -> None:
    """A forest card goes to a seat, moving no marker (R3.6), its treasure not yet given."""
    shows = s.box.card_shows[card]
    kind = s.box.card_kind[card]
    tell(s, "took card", seat, card)
    if kind == COMMODITY_CARD:
        gain_commodity(s, seat, shows)
    elif kind == ASSISTANT_CARD:
        s.ready[seat * 4 + shows] += 1
    else:
        s.masks[seat] = with_card(s.masks[seat], shows)
