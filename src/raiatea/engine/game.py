"""The public face of the engine: one game, from set-up to final score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, final

from raiatea.catalogue import Catalogue
from raiatea.engine import chance, forecast, imagine, position, reach, record, scoring, terms, view
from raiatea.engine.glimpse import Glimpse
from raiatea.engine.history import UNKNOWN, set_up_deed
from raiatea.engine.moves import Move
from raiatea.engine.options import box_for, box_of, check_names, check_seed, check_variants, start
from raiatea.engine.playing import Playing
from raiatea.engine.record import Read
from raiatea.engine.scoring import Score
from raiatea.engine.step import advance
from raiatea.engine.steps.setup import set_up
from raiatea.engine.terms import Terms
from raiatea.errors import RecordError
from raiatea.forecasts import Forecast, Reach

if TYPE_CHECKING:
    from raiatea.engine.box import Box


@final
class Game(Playing):
    """A game of Raiatea for 3 to 5 players.

    >>> from raiatea import Game
    >>> game = Game.new(3, seed=1)
    >>> while not game.over:
    ...     seat = game.awaiting[0]
    ...     events = game.play(seat, game.moves(seat)[0])
    >>> game.winner in (0, 1, 2)
    True
    """

    __slots__ = ()

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
        set_up(s)
        advance(s)
        self._past = set_up_deed(tuple(s.outcomes))
        if self._play_forced:
            self._play_what_is_forced()

    @property
    def scores(self) -> tuple[Score, ...]:
        """Each seat's points, as if the game ended now."""
        s = self._state
        return tuple([scoring.score(s, seat) for seat in range(s.players)])

    @property
    def winner(self) -> int | None:
        """The seat that won, or None while the game goes on."""
        return scoring.winner(self._state) if self.over else None

    def terms(self, seat: int) -> list[Terms]:
        """What each legal move of a seat costs and brings, in the order of `moves`.

        >>> game = Game.new(3, seed=1)
        >>> {terms.kind for terms in game.terms(0)}
        {'choice'}

        Raises `UnknownSeat`.
        """
        found = self.moves(seat)
        return terms.terms(self._state, seat, found) if found else []

    def watch(self, seat: int, move: Move) -> list[Glimpse]:
        """Play a legal move as `play` does; returns each event with how things stood then.

        Before them stands how things were, after them how they are.

        >>> game = Game.new(3, seed=1)
        >>> for seat in (0, 0, 1, 1, 2, 2):
        ...     glimpses = game.watch(seat, game.moves(seat)[0])
        >>> glimpses[-2].event.kind, glimpses[-2].view(None)["public"]["round"]
        ('round', 0)
        """
        before = self._state.clone()
        self._state.glimpses = []
        try:
            events = self.play(seat, move)
            seen = zip(events, self._state.glimpses, strict=True)
            after = Glimpse(None, self._state.clone())
            return [Glimpse(None, before), *[Glimpse(*pair) for pair in seen], after]
        finally:
            self._state.glimpses = None

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
    def stage(self) -> tuple[str, int, str]:
        """The round, the step of a ceremony or 0, and the location that is carried out or ''.

        What is asked after the last ceremony belongs to its round.

        >>> Game.new(3, seed=1).stage
        ('', 0, '')
        """
        s = self._state
        rounds = s.box.rounds[s.players]
        return (
            rounds[min(s.round, len(rounds) - 1)] if s.round >= 0 else "",
            view.ceremony_step(s) or 0,
            s.box.locations[s.location] if s.location >= 0 else "",
        )

    def forecast(self, seat: int | None, tracked: bool = True) -> Forecast:
        """What an onlooker can work out from their view by the rules, JSON-able.

        Points as they stand, what the bag will pay, what things cost, why moves are not open.
        Without `tracked` it leaves out what one knows of others only by counting.

        >>> Game.new(3, seed=1).forecast(0)["terms"]["hire_price"]
        2

        Raises `UnknownSeat`.
        """
        if seat is not None:
            self._check_seat(seat)
        return forecast.forecast(self._state, seat, tracked)

    def reach(self, seat: int) -> Reach:
        """How a seat could still score with what it holds, JSON-able; like a forecast its own.

        >>> Game.new(3, seed=1).reach(0)["held"]
        2

        Raises `UnknownSeat`.
        """
        self._check_seat(seat)
        return reach.reach(self._state, seat)

    def copy(self) -> Game:
        """An independent copy of the game.

        >>> game = Game.new(3, seed=1)
        >>> twin = game.copy()
        >>> events = twin.play(0, twin.moves(0)[0])
        >>> game.to_dict() == twin.to_dict()
        False
        """
        twin = Game(self._state.clone(), self._names, self._past, self._open, self._play_forced)
        twin._takebacks = self._takebacks
        twin._start = self._start
        return twin

    def to_dict(self) -> dict[str, object]:
        """The whole position, secrets included, JSON-able; see `from_dict`."""
        return {
            **position.to_dict(self._state, self._names),
            "play_forced": self._play_forced,
            "history": record.history(self._state.box, self._past),
            "open": [[seat, text] for seat, text in self.answers],
            **record.takeback_list(self._takebacks),
            **record.start_of(self._start),
        }

    @staticmethod
    def from_dict(data: Mapping[str, object], catalogue: Catalogue | None = None) -> Game:
        """The game of a saved position.

        >>> game = Game.new(3, seed=1)
        >>> Game.from_dict(game.to_dict()).to_dict() == game.to_dict()
        True

        Raises `PositionError`, with the reason, for a broken or impossible position.
        """
        box = box_for(catalogue, data)
        state, names = position.from_dict(data, box)
        past, open_moves, play_forced = position.read_history(data, state)
        game = Game(state, names, past, open_moves, play_forced)
        game._takebacks, game._start = position.read_takebacks(data)
        return game

    def record(self) -> dict[str, object]:
        """Options, seed, catalogue, moves and chance outcomes of the game so far, JSON-able.

        >>> game = Game.new(3, seed=1)
        >>> Game.replay(game.record()).to_dict() == game.to_dict()
        True

        Raises `RecordError` for a game that was imagined and so has no beginning.
        """
        s = self._state
        return record.record(
            s, self._names, self.variants, self._past, self._open, self._takebacks, self._start
        )

    def begin_here(self) -> Game:
        """The same game as if it began now; its record begins with this position.

        So an imagined game can be played and replayed as any other.

        >>> world = Game.new(3, seed=1).determinise(0, seed=5).begin_here()
        >>> Game.replay(world.record()).view(0) == world.view(0)
        True
        """
        return Game._begun(position.to_dict(self._state, self._names), self.catalogue)

    @staticmethod
    def _begun(start: Mapping[str, object], catalogue: Catalogue | None) -> Game:
        state, names = position.from_dict(start, box_for(catalogue, start))
        game = Game(state, names, set_up_deed(()), (), False)
        game._start = start
        return game

    def take_back(self, stay: int, anew: bool = True) -> Game:
        """The game with its first `stay` decisions only; with `anew` chance then falls anew.

        Otherwise whoever takes back a move would know the die that it met. The record notes it, so
        that `verify` can follow.

        >>> game = Game.new(3, seed=1)
        >>> events = game.play(0, game.moves(0)[0])
        >>> before = game.take_back(0)
        >>> before.decisions, before.record()["takebacks"]
        (0, [0])

        Raises `RecordError` for a bad `stay`, and for a game that was imagined.
        """
        takebacks = self._takebacks
        if anew or any([at > stay for at in record.stretches(takebacks)]):
            takebacks = (*takebacks, stay)
        data = {**self.record(), "takebacks": list(takebacks)}
        return Game._replay(data, stay, self.catalogue, from_seed=False)

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
        box = box_for(catalogue, data)
        read = record.read(data, box)
        count = record.check_at(at, len(read.moves))
        with record.damaged_at(0):
            game = Game._set_up(read, box, from_seed)
        game._takebacks = record.until(read.takebacks, count)
        stretches = record.stretches(game._takebacks)
        for i in range(count):
            game._go_on_at(stretches.get(i))
            seat, text, outcomes = read.moves[i]
            with record.damaged_at(i + 1):
                if not from_seed:
                    game._state.forced = record.queue(outcomes)
                game.play(seat, game.parse(seat, text))
                record.check_outcomes(game._state, outcomes)
        game._go_on_at(stretches.get(count))
        return game

    @staticmethod
    def _set_up(read: Read, box: Box, from_seed: bool) -> Game:
        """The game of a record before its first decision."""
        if read.start is not None:
            game = Game._begun(read.start, box.catalogue)
            if (game._names, game._state.seed) != (read.names, read.seed):
                raise RecordError("start: is of another game than the record")
            return game
        state = start(box, len(read.names), check_seed(read.seed), check_variants(read.variants))
        game = Game(state, check_names(read.names), UNKNOWN, (), False)
        game._begin({} if from_seed else record.queue(read.setup))
        record.check_outcomes(game._state, read.setup)
        return game

    def _go_on_at(self, stretch: int | None) -> None:
        """Go on at another stretch of chance, if one is given."""
        if stretch is not None:
            self._state.draws = stretch * chance.STRETCH

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
    def imagine(
        view: Mapping[str, object],
        seed: int,
        catalogue: Catalogue | None = None,
        held: list[list[float]] | None = None,
        sealed: bool = True,
    ) -> Game:
        """A whole game that looks like this from the seat whose view it is.

        What the seat cannot know is drawn by the seed. All worlds are equally likely, unless it is
        said by seat and ritual, in the order of the catalogue, how likely it is `held`. What others
        have answered in secret while all decide is something they could have; unless it is
        `sealed`, they are asked again in this world.

        >>> game = Game.new(3, seed=1)
        >>> Game.imagine(game.view(2), seed=5).view(2) == game.view(2)
        True

        Raises `ViewError` for a view that is broken or impossible.
        """
        box = box_for(catalogue, view)
        state, names = imagine.imagine(view, box, check_seed(seed), held, sealed)
        return Game(state, names, UNKNOWN, (), False)
