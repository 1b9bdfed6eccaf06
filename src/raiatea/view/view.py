"""The typed view: what one seat may see, for bots, encoders, server, terminal and analysis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from raiatea import catalogue as catalogues
from raiatea.catalogue import Catalogue, Mission
from raiatea.engine import Game, Move, Score
from raiatea.engine.options import box_of
from raiatea.errors import ViewError
from raiatea.view.cards import Cards, cards_of
from raiatea.view.frame import NO_QUESTION, Frame
from raiatea.view.properties import once, told
from raiatea.view.seats import Me, Nobody, Other, Seat, tracked

FACE_DOWN = "?"


class Waiting(NamedTuple):
    """A ritual in the row, and whose it is; None for a general one."""

    ritual: str
    owner: int | None


class Market:
    """The three markets.

    >>> market = View.of(Game.new(3, seed=1), 0).market
    >>> market.price("taro"), market.assistants["shaman"]
    (2, 6)
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.commodities: Mapping[str, int] = data["commodities"]
        """Commodities on the stall, by type."""
        self.prices: Mapping[str, int] = data["prices"]
        """The space of each price marker; 1 is the lowest."""
        self.assistants: Mapping[str, int] = data["assistants"]
        """Assistants to be had, by type."""
        self.masks: list[str] = data["masks"]
        """Masks to be had, mirrors among them."""

    def price(self, commodity: str) -> int:
        """The space of a commodity's price marker."""
        return self.prices[commodity]


class View:
    """All that a seat may see: the JSON of `Game.view(seat)` with the names a player would use.

    Cards, tokens and places go by their ids, as in moves; `view.cards` says what is on them.
    Nothing is worked out before it is asked for.

    >>> from raiatea import Game, View
    >>> view = View.of(Game.new(["Ana", "Ben", "Cleo"], seed=1), seat=0)
    >>> view.me.name, view.me.pearls
    ('Ana', 4)
    >>> view.question.step
    'KeepTogether'
    >>> [other.name for other in view.others]
    ['Ben', 'Cleo']

    Raises `ViewError` for a view of a game with other cards.
    """

    def __init__(self, data: Mapping[str, Any], catalogue: Catalogue | None = None) -> None:
        self.data = data
        """The JSON, as `Game.view(seat)` gave it."""
        self.cards: Cards = cards_of(
            catalogue or catalogues.named(data["catalogue"]) or catalogues.default()
        )
        """The cards of the game by id."""
        if data["catalogue"] != self.cards.catalogue.hash:
            raise ViewError(
                f"a view of a game with other cards: {data['catalogue']!r:.80}, "
                f"not {self.cards.catalogue.hash!r}"
            )
        self.seat: int | None = data["seat"]
        """Whose view it is; None for a spectator."""
        self.names: list[str] = data["players"]
        """The names of the players."""
        self.players = len(self.names)
        """How many there are."""
        self.me: Me = Nobody() if self.seat is None else Me(data, self.cards, self.seat)
        """The player whose view it is; to ask anything of a spectator raises `ViewError`."""
        stage = self.cards.stages[self.players][self.round_number]
        self.round: str = stage.round
        """The name of the round, such as A1; "" during set-up and after the last round."""
        self.in_ceremony: bool = stage.in_ceremony
        """Whether it is a ceremony; the end of the game is part of the last."""
        self.last_round: bool = stage.last_round
        """Whether no round is to come after this one."""
        self.rounds_left: int = stage.rounds_left
        """Rounds to come after this one; set-up is part of the first."""
        self.action_rounds_left: int = stage.action_rounds_left
        """How many of them are action rounds."""
        self.ceremonies_left: int = stage.ceremonies_left
        """How many of them are ceremonies."""

    @staticmethod
    def of(game: Game, seat: int | None) -> View:
        """What a seat of a game sees now; with None, what a spectator sees.

        Raises `UnknownSeat`.
        """
        return View(game.view(seat), game.catalogue)

    def imagine(
        self, seed: int, held: list[list[float]] | None = None, sealed: bool = True
    ) -> Game:
        """A whole game that looks like this; what the seat cannot know is drawn by the seed.

        `Game.imagine` says what `held` and `sealed` are.

        >>> view = View.of(Game.new(3, seed=1), 2)
        >>> View.of(view.imagine(seed=5), 2).data == view.data
        True

        Raises `ViewError` for a view of a spectator, or one that is broken.
        """
        return Game.imagine(self.data, seed, self.cards.catalogue, held, sealed)

    def __reduce__(self) -> tuple[object, ...]:
        """Sent to another process without the packaged cards, which are there already."""
        cards = self.cards.catalogue
        return View, (self.data, None if cards is catalogues.default() else cards)

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {whose}: {self.round or 'no round'}, {self.question!r}>"

    variants = told[list[str]]("variants")
    """The variants in play."""

    # Who is there, and what is asked of whom.

    @once
    def seats(self) -> list[Seat]:
        """All players by their seats; one's own is `me`."""
        found: list[Seat] = [Other(self.data, self.cards, number) for number in range(self.players)]
        if self.seat is not None:
            found[self.seat] = self.me
        return found

    @once
    def others(self) -> list[Seat]:
        """All players but oneself."""
        return [one for one in self.seats if one.number != self.seat]

    over = told[bool]("over")
    """Whether the game has ended."""

    @property
    def winner(self) -> int | None:
        """The seat that won, once the game is over."""
        found: int | None = self.data.get("winner")
        return found

    @property
    def scores(self) -> tuple[Score, ...]:
        """The final scores by seat; none as long as the game goes on."""
        return tuple(
            Score(one["rank"], one["rituals"], one["missions"], one["masks"])
            for one in self.data.get("scores", ())
        )

    awaiting = told[list[int]]("awaiting")
    """The seats that owe a decision."""

    @once
    def stack(self) -> list[Frame]:
        """What is still to happen, the next thing last."""
        return [Frame(one) for one in self.data["public"]["stack"]]

    @once
    def question(self) -> Frame:
        """What is asked now, of whoever it is: `view.question.step == "MarketTurn"`.

        Its fields stand beside the name: `view.question.sales`. Once the game is over, the name
        is empty.
        """
        stack = self.data["public"]["stack"]
        return Frame(stack[-1]) if stack else NO_QUESTION

    @property
    def rule(self) -> str:
        """The rule that the question to this seat comes from, "" if nothing is asked of it."""
        return self.data["prompt"]["rule"] if self.data["prompt"] else ""

    @property
    def together(self) -> bool:
        """Whether this seat is asked at the same time as others, in secret."""
        return self.data["prompt"]["together"] if self.data["prompt"] else False

    @once
    def moves(self) -> list[Move]:
        """The legal moves of this seat, as `Game.moves` lists them.

        >>> game = Game.new(3, seed=1)
        >>> View.of(game, 0).moves == game.moves(0)
        True
        """
        texts = self.data["prompt"]["moves"] if self.data["prompt"] else []
        box = box_of(self.cards.catalogue)
        return [box.parse(text) for text in texts]

    # When.

    rounds = told[list[str]]("rounds")
    """The track of rounds: A1, C1 and so on."""

    round_number = told[int]("public", "round")
    """The place on the track of rounds: -1 during set-up, their number after the end."""

    ceremony_step = told[int | None]("ceremony")
    """Which of the six steps of a ceremony it is, from 1; None outside of one."""

    starting_player = told[int]("public", "start")

    location = told[str | None]("public", "location")
    """The location that is being carried out."""

    kahuna = told[int | None]("public", "kahuna")
    """Who has chosen it."""

    tiles = told[Mapping[str, int | None]]("public", "tiles")
    """For each location who chose it in this round, if anyone."""

    @once
    def free_locations(self) -> list[str]:
        """The locations that nobody has chosen in this round."""
        return [location for location, seat in self.tiles.items() if seat is None]

    ceremonial_order = told[list[int]]("public", "order")
    """The seats in ceremonial order."""

    # What lies open.

    @once
    def market(self) -> Market:
        return Market(self.data["public"]["markets"])

    bag = told[int]("public", "bag")
    """Mana in the bag."""

    forest = told[list[str]]("public", "forest")
    """The Forest Supply."""

    shown = told[list[str]]("public", "shown")
    """Forest cards that a ritual turned up, not yet taken."""

    aside = told[list[str]]("public", "aside")
    """Commodities that are being sold."""

    @property
    def row(self) -> list[Waiting]:
        """The row of rituals, cheapest first."""
        return [Waiting(one["ritual"], one["owner"]) for one in self.data["public"]["row"]]

    performing = told[list[str]]("public", "performing")
    """Rituals whose effect is under way."""

    discards = told[Mapping[str, list[str]]]("public", "discards")
    """Rituals that lie face up on the discard piles, by pile."""

    piles = told[Mapping[str, int]]("piles")
    """How many cards are left in the piles: forest, normal, forbidden."""

    # The statues.

    statues = told[int]("public", "statues")
    """How many statues may be built now."""

    due_rows = told[list[int]]("public", "due")
    """Rows of the statues (counted from 0) whose auctions are due."""

    spaces = told[list[str | None]]("public", "spaces")
    """The spaces of statue 1, then 2, then 3: a mission, None where it is gone, "?" face down.

    `view.cards.spaces` are their names, in the same order.
    """

    @once
    def missions(self) -> dict[str, Mission]:
        """The tokens that lie face up, by the spaces where they lie, such as "2.5"."""
        missions = self.cards.missions
        return {
            space: missions[token]
            for space, token in zip(self.cards.spaces, self.spaces, strict=True)
            if token is not None and token != FACE_DOWN
        }

    def mission_at(self, statue: int, space: int) -> Mission | None:
        """The mission on a space of a statue, both counted from 1; None if none is to be seen.

        >>> view = View.of(Game.new(3, seed=1), 0)
        >>> view.mission_at(1, 5).value
        1
        >>> view.mission_at(2, 5) is None  # still face down
        True
        """
        return self.missions.get(f"{statue}.{space}")

    @once
    def open_missions(self) -> list[Mission]:
        """The missions that anyone could fulfil now: of statues being built, and no auctions."""
        cards = self.cards
        spaces = self.spaces[: self.statues * cards.statue_size]
        found = [cards.missions[one] for one in spaces if one is not None and one != FACE_DOWN]
        return [mission for mission in found if mission.kind != "auction"]

    # What can be counted.

    @property
    def counted(self) -> bool:
        """Whether the view says what anyone who watched could have counted."""
        return self.data["tracked"] is not None

    @property
    def forest_pile(self) -> list[str]:
        """The cards left in the forest pile."""
        found: list[str] = tracked(self.data)["forest_pile"]
        return found

    @property
    def returned(self) -> Mapping[str, list[str]]:
        """Rituals one saw go into each pile when it was last shuffled, and has not seen since."""
        found: Mapping[str, list[str]] = tracked(self.data)["returned"]
        return found
