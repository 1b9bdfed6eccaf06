"""The course of a game in which chance is asked: what the OpenSpiel state is made of."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from raiatea.catalogue import COMMODITIES
from raiatea.encoding.actions import CATALOGUE, FOREST, MASKS, MISSIONS, RITUALS
from raiatea.encoding.legal import legal, place_of
from raiatea.engine import Game, Move
from raiatea.engine.foresight import Chance, Outcome, foresee, foresee_set_up
from raiatea.engine.numeric_view import numeric_view

OUTCOMES: Final[dict[str, tuple[int | str, ...]]] = {
    "die": tuple(sorted(set(CATALOGUE.board.die))),
    "starting player": (0, 1, 2, 3, 4),
    "mask": MASKS,
    "forest": FOREST,
    "normal": RITUALS,
    "forbidden": RITUALS,
    "mission": MISSIONS,
    "commodity": COMMODITIES,
}
"""Everything that chance can bring, by kind."""
PAIRS: Final[tuple[Outcome, ...]] = tuple(
    (kind, outcome) for kind, outcomes in OUTCOMES.items() for outcome in outcomes
)
CHANCES: Final = tuple(f"{kind} {outcome}" for kind, outcome in PAIRS)
"""The texts of all outcomes of chance; an outcome's number is its place here."""
NUMBER: Final = {pair: number for number, pair in enumerate(PAIRS)}


class Past:
    """A decision that was made, and the game as it was then; or only what is left of them."""

    def __init__(
        self,
        before: Past | None,
        deed: tuple[Game, int, Move] | None,
        digests: dict[int, str] | None = None,
    ) -> None:
        self._before = before
        self._deed = deed
        self._digests = digests or {}

    def digest(self, seat: int) -> str:
        """A short text that stands for all the seat saw and did at its decisions so far."""
        later: list[Past] = []
        past: Past | None = self
        while past is not None and seat not in past._digests:
            later.append(past)
            past = past._before
        digest = past._digests[seat] if past is not None else ""
        for one in reversed(later):
            if one._deed is not None and one._deed[1] == seat:
                game, _, move = one._deed
                seen = json.dumps([digest, game.view(seat), move.text], sort_keys=True)
                digest = blake2b(seen.encode(), digest_size=16).hexdigest()
            one._digests[seat] = digest
        return digest


class Course:
    """A game, and where chance is about to decide, the move or set-up that asks it.

    Games are never changed, only replaced, so that copies share them.
    """

    def __init__(self, players: int, variants: Sequence[str], chance: Chance) -> None:
        self.players = players
        self.variants = variants
        self.chance: Chance | None = chance
        self.move: Move | None = None
        self._game: Game | None = None
        self._seat = -1
        self._outcomes: list[Outcome] = []
        self._past: Past | None = None

    def __deepcopy__(self, memo: object) -> Course:
        twin = object.__new__(Course)
        twin.__dict__.update(self.__dict__)
        twin._outcomes = self._outcomes[:]
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """What is saved: the position, the open move, and a digest of the past."""
        return {
            "players": self.players,
            "variants": self.variants,
            "game": self._game.to_dict() if self._game is not None else None,
            "seat": self._seat,
            "move": str(self.move) if self.move is not None else None,
            "outcomes": self._outcomes,
            "digests": {seat: self.memory(seat) for seat in range(self.players)},
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.players = saved["players"]
        self.variants = saved["variants"]
        self._game = Game.from_dict(saved["game"]) if saved["game"] is not None else None
        self._seat = saved["seat"]
        move = saved["move"]
        self.move = self.game.parse(self._seat, move) if move is not None else None
        self._outcomes = saved["outcomes"]
        self._past = Past(None, None, saved["digests"])
        self.chance = None
        if self._game is None or self.move is not None:
            self._go_on()

    @property
    def started(self) -> bool:
        """Whether the set-up is over."""
        return self._game is not None

    @property
    def game(self) -> Game:
        """The game before the move that asks chance."""
        assert self._game is not None, "the set-up is not over"
        return self._game

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring now, with probabilities."""
        assert self.chance is not None
        ways = self.chance.ways
        total = sum(ways.values())
        kind = self.chance.kind
        return sorted((NUMBER[kind, outcome], ways[outcome] / total) for outcome in ways)

    def told(self) -> list[str]:
        """What chance brought since the last decision."""
        return [f"{kind} {outcome}" for kind, outcome in self._outcomes]

    def play(self, seat: int, action: int) -> None:
        game = self.game
        numbers = legal(numeric_view(game, seat))
        self.move = game.moves(seat)[place_of(action, numbers)]
        self._seat = seat
        self._go_on()

    def happen(self, outcome: int) -> None:
        """Chance decides."""
        assert self.chance is not None
        self._outcomes.append(PAIRS[outcome])
        self._go_on()

    def _go_on(self) -> None:
        if self._game is None or self.move is None:
            after = foresee_set_up(self.players, self.variants, self._outcomes)
        else:
            after = foresee(self._game, self._seat, self.move, self._outcomes)
        if isinstance(after, Chance):
            self.chance = after
            return
        if self._game is not None and self.move is not None:
            self._past = Past(self._past, (self._game, self._seat, self.move))
        self.chance = None
        self.move = None
        self._game = after
        self._outcomes = []

    def memory(self, seat: int) -> str:
        """What stands for all that a seat saw and did at its earlier decisions."""
        return self._past.digest(seat) if self._past is not None else ""

    def imagine(self, seat: int, seed: int) -> None:
        """Replace what the seat cannot know."""
        self._game = self.game.determinise(seat, seed)
