"""Observations."""

from __future__ import annotations

import copy
import hashlib
import pickle
import random
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from raiatea import Game, View, ViewError, encoding
from raiatea.catalogue import ASSISTANTS
from raiatea.encoding.actions import CATALOGUE
from raiatea.encoding.describe import action_table, observation_table
from raiatea.encoding.fields import OWN, SCALE, SHARE, TABLE
from raiatea.engine.numeric_view import numeric_view
from tests.encoding.walks import ALL, positions
from tests.toolkit import RULES_CARDS

DOCS = Path(__file__).parents[2] / "docs" / "rl.md"
PLACE = {name: place for place, name in enumerate(encoding.FIELDS)}
SEAT_PLACES = PLACE["seat 1: there"] - PLACE["seat 0: there"]


def counted(view: View, name: str) -> float:
    """What an observation says, as it was counted."""
    place = PLACE[name]
    return round(float(encoding.observe(view)[place] / SCALE[place]), 3)


def middle(players: int, seed: int = 7, decisions: int = 150) -> Game:
    game = Game.new(players, seed=seed)
    dice = random.Random(seed)
    for _ in range(decisions):
        seat = game.awaiting[0]
        game.play(seat, dice.choice(game.moves(seat)))
    return game


def test_the_view_and_the_view_in_numbers_come_to_the_same_observation() -> None:
    for game, _ in islice(positions(ALL), 0, None, 5):
        for seat in range(game.players):
            by_name = encoding.observe(View.of(game, seat))
            by_number = encoding.observe(numeric_view(game, seat))
            different = [encoding.FIELDS[i] for i in np.flatnonzero(by_name != by_number)]
            assert not different


def test_an_observer_that_has_seen_other_positions_says_what_a_new_one_says() -> None:
    observer = encoding.Observer()
    for game, _ in islice(positions(ALL), 0, None, 3):
        for seat in range(game.players):
            seen = numeric_view(game, seat)
            assert np.array_equal(observer.observe(seen), encoding.observe(seen))


def test_an_observation_stays_as_it_is_when_its_observer_looks_again() -> None:
    observer = encoding.Observer()
    first = observer.observe(numeric_view(middle(4), 0))
    before = first.copy()
    observer.observe(numeric_view(middle(4, decisions=200), 1))
    assert np.array_equal(first, before)


def test_a_copy_of_an_observer_sees_for_itself() -> None:
    observer = encoding.Observer()
    seen = numeric_view(middle(4), 0)
    before = observer.observe(seen)
    for twin in (copy.deepcopy(observer), pickle.loads(pickle.dumps(observer))):
        twin.observe(numeric_view(middle(4, decisions=200), 1))
        assert np.array_equal(observer.observe(seen), before)
        assert np.array_equal(twin.observe(seen), before)


def test_an_observation_does_not_change_when_what_the_seat_cannot_know_changes() -> None:
    for i, (game, seat) in enumerate(positions(ALL)):
        if i % 10 == 0:
            world = game.determinise(seat, seed=i)
            assert np.array_equal(
                encoding.observe(numeric_view(world, seat)),
                encoding.observe(numeric_view(game, seat)),
            )
            assert encoding.legal(numeric_view(world, seat)) == encoding.legal(
                numeric_view(game, seat)
            )


def test_observations_have_one_length_and_about_one_size() -> None:
    for game, seat in positions(ALL):
        found = encoding.observe(numeric_view(game, seat))
        assert found.shape == (encoding.LENGTH,)
        assert found.dtype == np.float32
        assert found.min() >= 0
        assert found.max() <= 8


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_field_says_what_the_view_says(players: int) -> None:
    game = middle(players)
    for seat in range(players):
        view = View.of(game, seat)
        assert counted(view, "table: bag") == view.bag
        assert counted(view, f"table: players: {players}") == 1
        for card in set(view.me.hand):
            assert counted(view, f"own: hand: {card}") == view.me.hand.count(card)
        for steps in range(players):
            other = view.seats[(seat + steps) % players]
            block = f"seat {steps}"
            assert counted(view, f"{block}: mana") == other.mana
            assert counted(view, f"{block}: priests") == other.priests
            assert counted(view, f"{block}: rank: {other.rank.id}") == 1
            assert counted(view, f"{block}: awaited") == (other.number in view.awaiting)
            assert counted(view, f"{block}: used: shaman") == other.used["shaman"]
        for absent in range(players, 5):
            start = PLACE[f"seat {absent}: there"]
            assert not encoding.observe(view)[start : start + SEAT_PLACES].any()


def test_points_are_those_that_the_engine_counts() -> None:
    for game, seat in positions(ALL):
        if game.decision(seat) % 20 == 0:
            view = View.of(game, seat)
            for steps in range(game.players):
                score = game.scores[(seat + steps) % game.players]
                said = {
                    source: counted(view, f"seat {steps}: points: {source}")
                    for source in ("rank", "rituals", "missions", "masks")
                }
                for assistant in ASSISTANTS:
                    pairs = counted(view, f"seat {steps}: counting pairs: {assistant}")
                    for state in ("ready", "used"):
                        said["masks"] += pairs * counted(
                            view, f"seat {steps}: {state}: {assistant}"
                        )
                assert said == {source: getattr(score, source) for source in said}


def test_riches_beyond_what_a_byte_holds_are_cut() -> None:
    view = View.of(middle(3), 0)
    view.data["tracked"]["mana"][0] = 1000
    assert counted(view, "seat 0: mana") == encoding.MOST_MANA


def test_shares_of_cards_add_up_to_what_their_count_comes_to() -> None:
    """Cards are laid one by one, and no sum may be rounded otherwise than the product."""
    for cards in (CATALOGUE.rituals, CATALOGUE.missions, CATALOGUE.forest):
        copies = max(card.copies for card in cards)
        for field in (*TABLE, *OWN):
            if field.places == tuple(card.id for card in cards):
                share = np.float32(SHARE[field.name])
                laid = np.zeros(1, np.float32)
                for count in range(1, copies + 1):
                    laid += share
                    assert laid[0] == np.float32(count) * share


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ViewError, match="spectator"):
        encoding.observe(View.of(Game.new(3, seed=1), None))


def test_a_view_of_another_catalogue_is_refused() -> None:
    game = Game.new(3, seed=1, catalogue=RULES_CARDS)
    for view in (View.of(game, 0), numeric_view(game, 0)):
        with pytest.raises(ValueError, match="numbered here"):
            encoding.observe(view)


def test_the_docs_have_the_tables_that_make_the_numbers() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert observation_table() in text
    assert action_table() in text


def test_the_version_changes_with_what_the_numbers_say() -> None:
    """When this fails: raise ENCODING_VERSION, and write the new digest here."""
    said = "\n".join([*encoding.FIELDS, *map(str, SCALE.tolist()), *encoding.ACTIONS])
    digest = hashlib.sha256(said.encode()).hexdigest()[:12]
    assert (encoding.ENCODING_VERSION, digest) == (2, "dc4c3aff09e5")
