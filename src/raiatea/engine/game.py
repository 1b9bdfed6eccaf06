"""The public face of the engine: one game, from set-up to final score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from raiatea.catalogue import Catalogue
from raiatea.engine import chance, imagine, position, record, scoring, view
from raiatea.engine.events import Event, tell
from raiatea.engine.history import UNKNOWN, Decision, Deed, set_up_deed
from raiatea.engine.moves import Move
from raiatea.engine.options import (
    VARIANTS,
    box_of,
    check_names,
    check_seed,
    check_variants,
    start,
)
from raiatea.engine.scoring import Score
from raiatea.engine.state import NO_OUTCOMES, GameState
from raiatea.engine.step import Question, Together, advance
from raiatea.engine.steps.setup import set_up
from raiatea.errors import (
    ChanceError,
    IllegalMove,
    NotYourDecision,
    UnknownMove,
    UnknownSeat,
)

NOBODY: Final = -1
NO_MOVES: Final[list[Move]] = []


@final
class Game:
    """A game of Raiatea for 3 to 5 players.

    >>> from raiatea import Game
    >>> game = Game.new(3, seed=1)
    >>> while not game.over:
    ...     seat = game.awaiting[0]
    ...     events = game.play(seat, game.moves(seat)[0])
    >>> game.winner in (0, 1, 2)
    True
    """

    __slots__ = (
        "_asked",
        "_legal",
        "_names",
        "_open",
        "_past",
        "_play_forced",
        "_state",
    )

    def __init__(
        self,
        state: GameState,
        names: tuple[str, ...],
        past: Deed,
        open_moves: tuple[Decision, ...],
        play_forced: bool,
    ) -> None:
        """Not for users: see `new`, `from_dict`, `replay` and `imagine`."""
        self._state = state
        self._names = names
        self._past = past
        self._open = open_moves
        self._play_forced = play_forced
        self._asked = NOBODY
        self._legal = NO_MOVES

    @staticmethod
    def new(
        players: int | Sequence[str],
        seed: int | None = None,
        variants: Sequence[str] = (),
        catalogue: Catalogue | None = None,
        play_forced: bool = False,
    ) -> Game:
        """Set up a game for a number of players, or for a list of 3 to 5 names.

        `seed` fixes all chance; without one it is drawn from the operating system. With
        `play_forced` a decision that leaves no choice is played at once, which is quicker but
        lets others see that there was none.

        >>> Game.new(["Ana", "Ben", "Cleo"], seed=7, variants=["tane"]).names
        ('Ana', 'Ben', 'Cleo')

        Raises `OptionError` for a wrong number of players, an unknown variant or a bad seed.
        """
        names = check_names(players)
        game = Game(
            start(box_of(catalogue), len(names), check_seed(seed), check_variants(variants)),
            names,
            UNKNOWN,
            (),
            play_forced,
        )
        game._begin({})
        return game

    def _begin(self, outcomes: dict[int, list[int]]) -> None:
        s = self._state
        s.forced = outcomes
        s.events = []
        set_up(s)
        advance(s)
        self._past = set_up_deed(tuple(s.outcomes))
        if self._play_forced:
            self._play_what_is_forced()

    # What anyone may ask.

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._names

    @property
    def players(self) -> int:
        """The number of players."""
        return self._state.players

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants in play."""
        s = self._state
        on = (s.tane, s.oracle, s.shortage)
        return tuple([VARIANTS[i] for i in range(3) if on[i]])

    @property
    def catalogue(self) -> Catalogue:
        """The components this game is played with."""
        return self._state.box.catalogue

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that owe a decision now; () when the game is over.

        >>> Game.new(3, seed=1).awaiting
        (0, 1, 2)
        """
        s = self._state
        if not s.stack:
            return ()
        top = s.stack[-1]
        assert isinstance(top, Question)
        return top.awaiting(s)

    def decision(self, seat: int) -> int:
        """The number of the seat's present decision: how many it has made so far.

        >>> Game.new(3, seed=1).decision(0)
        0

        Raises `UnknownSeat`.
        """
        self._check_seat(seat)
        return self._state.decisions[seat]

    @property
    def together(self) -> bool:
        """Whether the open decision is one that all make at the same time.

        >>> Game.new(3, seed=1).together
        True
        """
        s = self._state
        return bool(s.stack) and isinstance(s.stack[-1], Together)

    @property
    def answers(self) -> list[tuple[int, str]]:
        """Seat and move of what was answered so far in an open simultaneous step: a secret.

        >>> Game.new(3, seed=1).answers
        []
        """
        return [(one.seat, one.move.text) for one in sorted(self._open, key=Decision.by_seat)]

    @property
    def decisions(self) -> int:
        """The number of decisions made so far.

        >>> Game.new(3, seed=1).decisions
        0
        """
        return self._past.number + len(self._open)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._state.stack

    @property
    def scores(self) -> tuple[Score, ...]:
        """Each seat's points, as if the game ended now."""
        s = self._state
        return tuple([scoring.score(s, seat) for seat in range(s.players)])

    @property
    def winner(self) -> int | None:
        """The seat that won, or None while the game goes on."""
        return scoring.winner(self._state) if self.over else None

    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat may see, JSON-able; with None what a spectator may see.

        >>> game = Game.new(3, seed=1)
        >>> game.view(0)["prompt"]["rule"]
        'R4.2'
        >>> "mine" in game.view(None)
        False

        Raises `UnknownSeat`.
        """
        if seat is not None:
            self._check_seat(seat)
        return view.view(self._state, self._names, seat)

    @property
    def outcomes(self) -> list[list[object]]:
        """What chance did at the last move, each as its kind and outcome, as in a record.

        >>> Game.new(3, seed=1).outcomes[0][0]
        'starting player'
        """
        return record.outcome_list(self._state.box, self._state.outcomes)

    # Playing.

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat; [] when it owes no decision.

        >>> game = Game.new(3, seed=1)
        >>> all(str(move).startswith("keep ") for move in game.moves(0))
        True

        Raises `UnknownSeat`.
        """
        return self._legal_moves(seat)[:]

    def _legal_moves(self, seat: int) -> list[Move]:
        """The legal moves, remembered for the seat that was asked last."""
        if seat == self._asked:
            return self._legal
        self._check_seat(seat)
        s = self._state
        found: list[Move] = []
        if s.stack:
            top = s.stack[-1]
            assert isinstance(top, Question)
            if top.awaits(s, seat):
                found = top.moves(s, seat)
        self._asked = seat
        self._legal = found
        return found

    def parse(self, seat: int, text: str) -> Move:
        """The legal move of that text.

        >>> game = Game.new(3, seed=1)
        >>> move = game.moves(0)[0]
        >>> game.parse(0, str(move)) == move
        True

        Raises `UnknownSeat`, `NotYourDecision`, and `UnknownMove` for a text that is no legal
        move of the seat now.
        """
        found = self._legal_moves(seat)
        for move in found:
            if move.text == text:
                return move
        if not found:
            raise self._not_yours(seat)
        raise UnknownMove(f"{text!r:.80} is no move of seat {seat} now; {open_now(found)}")

    def play(self, seat: int, move: Move) -> list[Event]:
        """Play a legal move for a seat; returns what happened.

        Each event says who may know of it: filter with `event.visible_to(seat)`.

        >>> game = Game.new(3, seed=1)
        >>> game.play(0, game.moves(0)[0])
        []

        Raises `UnknownSeat`, `NotYourDecision`, `IllegalMove` (which names the rule), and
        `ChanceError` when a forced outcome cannot happen. The game is then as it was.
        """
        found = self._legal_moves(seat)
        for one in found:
            if one is move:
                break
        else:
            if not isinstance(move, Move):
                raise UnknownMove(f"a move is needed, not {move!r:.80}; see Game.parse")
            if not found:
                raise self._not_yours(seat)
            if move not in found:
                raise IllegalMove(
                    f"seat {seat} may not play {move.text!r} now; {open_now(found)}",
                    self._rule(),
                )
            move = found[found.index(move)]
        s = self._state
        s.events = []
        if s.forced:
            self._apply_or_restore(seat, move)
        else:
            self._apply_all(seat, move)
        return s.events

    def _apply_all(self, seat: int, move: Move) -> None:
        self._apply(seat, move)
        if self._play_forced:
            self._play_what_is_forced()

    def _apply(self, seat: int, move: Move) -> None:
        s = self._state
        s.outcomes = NO_OUTCOMES
        top = s.stack[-1]
        assert isinstance(top, Question)
        s.decisions[seat] += 1
        top.answer(s, seat, move)
        if isinstance(top, Together):
            self._open = (*self._open, Decision(seat, move))
            if s.sealed[seat] >= 0:
                tell(s, "answered", seat)
            advance(s)
            if not s.stack or s.stack[-1] is not top:
                self._close_together()
        else:
            advance(s)
            outcomes = tuple(s.outcomes) if s.outcomes else ()
            self._past = Deed(self._past, seat, move, outcomes)
        self._asked = NOBODY

    def _close_together(self) -> None:
        """Answers given at the same time are remembered in seat order."""
        decisions = sorted(self._open, key=Decision.by_seat)
        outcomes = tuple(self._state.outcomes)
        last = len(decisions) - 1
        for i, decision in enumerate(decisions):
            self._past = Deed(
                self._past, decision.seat, decision.move, outcomes if i == last else (), True
            )
        self._open = ()

    def _apply_or_restore(self, seat: int, move: Move) -> None:
        before = self._state.clone()
        past = self._past
        open_moves = self._open
        try:
            self._apply_all(seat, move)
        except ChanceError:
            self._state = before
            self._past = past
            self._open = open_moves
            self._asked = NOBODY
            raise

    def _play_what_is_forced(self) -> None:
        while self._state.stack:
            for seat in self.awaiting:
                found = self._legal_moves(seat)
                if len(found) == 1:
                    self._apply(seat, found[0])
                    break
            else:
                return

    def withdraw(self, seat: int) -> list[Event]:
        """Take back a seat's answer to a simultaneous decision, while others still think.

        >>> game = Game.new(3, seed=1)
        >>> for _ in range(2):
        ...     events = game.play(0, game.moves(0)[0])
        >>> game.awaiting
        (1, 2)
        >>> events = game.withdraw(0)
        >>> game.awaiting
        (0, 1, 2)

        Raises `UnknownSeat`, and `IllegalMove` when there is no such answer.
        """
        self._check_seat(seat)
        s = self._state
        top = s.stack[-1] if s.stack else None
        mine = [decision for decision in self._open if decision.seat == seat]
        if not isinstance(top, Together) or not mine:
            raise IllegalMove(
                f"seat {seat} has no answer that could still be changed", self._rule()
            )
        s.events = []
        s.decisions[seat] -= len(mine)
        answered = s.sealed[seat] >= 0
        top.withdraw(s, seat)
        self._open = tuple([decision for decision in self._open if decision.seat != seat])
        self._asked = NOBODY
        if answered:
            tell(s, "withdrew", seat)
        return s.events

    def undo_point(self, seat: int) -> int:
        """How many decisions stay when a seat takes back what it did since the last barrier.

        Barriers are another seat's decision, a simultaneous one, and anything that rolled, drew or
        turned up something. The number is that of all decisions so far when there is nothing to
        take back; `replay` the record up to it to undo.

        >>> game = Game.new(3, seed=1)
        >>> game.undo_point(0) == len(game.record()["moves"])
        True

        Raises `UnknownSeat`.
        """
        self._check_seat(seat)
        last = self._past
        if self._open or self.awaiting != (seat,):
            return self.decisions
        while last.before is not None and last.may_be_undone_by(seat):
            last = last.before
        return last.number

    def force(self, kind: str, outcomes: Sequence[int | str]) -> None:
        """Fix the next outcomes of one kind of chance, for tests and search.

        The kinds are die (1 to 4), starting player (a seat), mask, forest, normal, forbidden,
        mission and commodity (ids of the catalogue).

        >>> game = Game.new(3, seed=1)
        >>> game.force("die", [4, 1])

        Raises `ChanceError` for an unknown kind or an outcome that the kind never has.
        """
        s = self._state
        if kind not in chance.KINDS:
            raise ChanceError(
                f"unknown kind of chance {kind!r}; known are: {', '.join(chance.KINDS)}"
            )
        number = chance.KINDS.index(kind)
        numbers = record.outcome_numbers(s.box, number, outcomes)
        s.forced = {**s.forced, number: [*s.forced.get(number, []), *numbers]}

    # Copies, positions, records, other worlds.

    def copy(self) -> Game:
        """An independent copy of the game.

        >>> game = Game.new(3, seed=1)
        >>> twin = game.copy()
        >>> events = twin.play(0, twin.moves(0)[0])
        >>> game.to_dict() == twin.to_dict()
        False
        """
        return Game(self._state.clone(), self._names, self._past, self._open, self._play_forced)

    def to_dict(self) -> dict[str, object]:
        """The whole position, secrets included, JSON-able; see `from_dict`."""
        return {
            **position.to_dict(self._state, self._names),
            "play_forced": self._play_forced,
            "history": record.history(self._state.box, self._past),
            "open": [[seat, text] for seat, text in self.answers],
        }

    @staticmethod
    def from_dict(data: Mapping[str, object], catalogue: Catalogue | None = None) -> Game:
        """The game of a saved position.

        >>> game = Game.new(3, seed=1)
        >>> Game.from_dict(game.to_dict()).to_dict() == game.to_dict()
        True

        Raises `PositionError`, with the reason, for a broken or impossible position.
        """
        box = box_of(catalogue)
        state, names = position.from_dict(data, box)
        past, open_moves, play_forced = position.read_history(data, state)
        return Game(state, names, past, open_moves, play_forced)

    def record(self) -> dict[str, object]:
        """Options, seed, catalogue, moves and chance outcomes of the game so far, JSON-able.

        >>> game = Game.new(3, seed=1)
        >>> Game.replay(game.record()).to_dict() == game.to_dict()
        True

        Raises `RecordError` for a game that was imagined and so has no beginning.
        """
        s = self._state
        return record.record(s, self._names, self.variants, self._past, self._open)

    @staticmethod
    def replay(
        data: Mapping[str, object], at: int | None = None, catalogue: Catalogue | None = None
    ) -> Game:
        """The game of a record after all its decisions, or after the first `at` of them.

        Raises `RecordError` for a damaged record, one of another catalogue, or a bad `at`.
        """
        return Game._replay(data, at, catalogue, from_seed=False)

    @staticmethod
    def verify(data: Mapping[str, object], catalogue: Catalogue | None = None) -> Game:
        """Replay a record and check that every chance outcome in it follows from its seed.

        >>> record = Game.new(3, seed=1).record()
        >>> Game.verify(record).awaiting
        (0, 1, 2)
        >>> record["seed"] = 2
        >>> Game.verify(record)  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        raiatea.errors.RecordError: set-up: ...

        Raises `RecordError`, which names the first decision where one does not.
        """
        return Game._replay(data, None, catalogue, from_seed=True)

    @staticmethod
    def _replay(
        data: Mapping[str, object], at: int | None, catalogue: Catalogue | None, from_seed: bool
    ) -> Game:
        box = box_of(catalogue)
        read = record.read(data, box)
        count = record.check_at(at, len(read.moves))
        with record.damaged_at(0):
            state = start(
                box, len(read.names), check_seed(read.seed), check_variants(read.variants)
            )
            game = Game(state, check_names(read.names), UNKNOWN, (), False)
            game._begin({} if from_seed else record.queue(read.setup))
            record.check_outcomes(game._state, read.setup)
        for i in range(count):
            seat, text, outcomes = read.moves[i]
            with record.damaged_at(i + 1):
                if not from_seed:
                    game._state.forced = record.queue(outcomes)
                game.play(seat, game.parse(seat, text))
                record.check_outcomes(game._state, outcomes)
        return game

    def determinise(self, seat: int, seed: int) -> Game:
        """A world that the seat cannot tell from this one, its secrets drawn anew.

        >>> game = Game.new(3, seed=1)
        >>> game.determinise(0, seed=5).view(0) == game.view(0)
        True

        Raises `UnknownSeat`.
        """
        world = Game.imagine(self.view(seat), seed, self.catalogue)
        world._play_forced = self._play_forced
        return world

    @staticmethod
    def imagine(view: Mapping[str, object], seed: int, catalogue: Catalogue | None = None) -> Game:
        """A whole game that looks like this from the seat whose view it is.

        What the seat cannot know is drawn by the seed.

        >>> game = Game.new(3, seed=1)
        >>> Game.imagine(game.view(2), seed=5).view(2) == game.view(2)
        True

        Raises `ViewError` for a view that is broken or impossible.
        """
        state, names = imagine.imagine(view, box_of(catalogue), check_seed(seed))
        return Game(state, names, UNKNOWN, (), False)

    # Errors.

    def _rule(self) -> str:
        s = self._state
        if not s.stack:
            return "R6.9"
        top = s.stack[-1]
        assert isinstance(top, Question)
        return top.RULE

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self._state.players:
            raise UnknownSeat(
                f"no seat {seat!r:.80} at this table; seats are 0 to {self._state.players - 1}"
            )

    def _not_yours(self, seat: int) -> NotYourDecision:
        if self.over:
            return NotYourDecision("the game is over", self._rule())
        awaited = ", ".join([str(one) for one in self.awaiting])
        return NotYourDecision(
            f"seat {seat} owes no decision now; awaited: {awaited}", self._rule()
        )


def open_now(found: list[Move]) -> str:
    """The first few moves that are open, for an error."""
    texts = [move.text for move in found[:8]]
    more = ", …" if len(found) > len(texts) else ""
    return f"open are: {', '.join(texts)}{more}"
