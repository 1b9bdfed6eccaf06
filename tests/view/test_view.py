"""The typed view says what the game's state says, by the names that a player would use."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator

import pytest

from raiatea import Game, Score, View, ViewError
from raiatea.catalogue import ASSISTANTS, COMMODITIES, PILES
from raiatea.engine import Box, GameState
from raiatea.engine.goods import pairs
from raiatea.view import Held, Me, Seat
from tests.encoding.walks import games
from tests.toolkit import RULES_CARDS


def moments(number: int) -> Iterator[tuple[Game, View]]:
    """Positions of random games as the awaited seat, another seat and a spectator see them."""
    for seed, game in games(number):
        dice = random.Random(seed)
        while not game.over:
            seat = dice.choice(game.awaiting)
            onlooker = dice.choice((seat, (seat + 1) % game.players, None))
            yield game.copy(), View.of(game, onlooker)
            game.play(seat, dice.choice(game.moves(seat)))
        yield game, View.of(game, 0)


@pytest.fixture(scope="module")
def some_moments() -> list[tuple[Game, View]]:
    return list(moments(12))


def names(ids: list[str], cards: tuple[int, ...]) -> list[str]:
    return [ids[card] for card in cards]


def four(numbers: list[int], seat: int) -> list[int]:
    return list(numbers[seat * 4 : seat * 4 + 4])


def test_options_and_stage_are_the_games(some_moments: list[tuple[Game, View]]) -> None:
    for game, view in some_moments:
        s = game._state
        assert (tuple(view.names), view.players) == (game.names, game.players)
        assert tuple(view.variants) == game.variants
        assert (view.over, view.winner) == (game.over, game.winner)
        assert tuple(view.awaiting) == game.awaiting
        assert view.round_number == s.round
        assert tuple(view.rounds) == tuple(s.box.rounds[s.players])
        assert view.starting_player == s.start
        assert view.kahuna == (s.kahuna if s.kahuna >= 0 else None)
        assert view.location == (s.box.locations[s.location] if s.location >= 0 else None)
        assert list(view.tiles.values()) == [who if who >= 0 else None for who in s.tiles]
        assert view.free_locations == [
            s.box.locations[i] for i, who in enumerate(s.tiles) if who < 0
        ]
        assert view.ceremonial_order == list(s.order)
        totals = [score.total for score in game.scores] if game.over else []
        assert [score.total for score in view.scores] == totals
        assert all(isinstance(score, Score) for score in view.scores)


def test_rounds_are_counted_from_set_up_to_the_end(some_moments: list[tuple[Game, View]]) -> None:
    for game, view in some_moments:
        rounds = view.rounds
        number = game._state.round
        inside = 0 <= number < len(rounds)
        assert view.round == (rounds[number] if inside else "")
        to_come = rounds[max(number, 0) + 1 :]
        assert view.rounds_left == len(to_come)
        assert view.ceremonies_left == sum(name[0] == "C" for name in to_come)
        assert view.action_rounds_left == sum(name[0] == "A" for name in to_come)
        assert view.last_round == (not to_come)
        assert view.in_ceremony == ((view.round or (rounds[0 if number < 0 else -1]))[0] == "C")


def test_what_lies_open_is_what_the_state_holds(some_moments: list[tuple[Game, View]]) -> None:
    for game, view in some_moments:
        s = game._state
        box = s.box
        assert view.bag == s.bag
        assert list(view.market.commodities.values()) == list(s.stall)
        assert [view.market.price(one) - 1 for one in COMMODITIES] == list(s.prices)
        assert list(view.market.assistants.values()) == list(s.assistants)
        assert view.market.masks == names(box.masks, s.mask_market)
        assert view.forest == names(box.forest_cards, s.forest)
        assert view.shown == names(box.forest_cards, s.shown)
        assert view.aside == [COMMODITIES[one] for one in s.aside]
        assert [one.ritual for one in view.row] == names(box.rituals, s.row)
        owners = [who if who >= 0 else None for who in s.row_owners]
        assert [one.owner for one in view.row] == owners
        assert view.performing == names(box.rituals, s.performing)
        assert list(view.discards.values()) == [names(box.rituals, one) for one in s.discards]
        piles = [s.forest_pile, *s.piles]
        assert [view.piles[one] for one in ("forest", *PILES)] == [len(pile) for pile in piles]


def test_missions_are_found_by_their_spaces(some_moments: list[tuple[Game, View]]) -> None:
    for game, view in some_moments:
        s = game._state
        assert view.cards.spaces == list(s.box.spaces)
        assert view.statues == s.statues
        assert view.due_rows == list(s.due)
        for place, token in enumerate(s.spaces):
            space = s.box.spaces[place]
            mission = view.mission_at(*map(int, space.split(".")))
            assert (mission.id if mission else None) == (
                s.box.missions[token] if token >= 0 else None
            )
            assert view.missions.get(space) is mission
        size = s.box.statue_size
        open_ids = [s.box.missions[one] for one in s.spaces[: s.statues * size] if one >= 0]
        kinds = {one.id: one.kind for one in game.catalogue.missions}
        expected = [one for one in open_ids if kinds[one] != "auction"]
        assert [one.id for one in view.open_missions] == expected


def seat_is_as_in(s: GameState, box: Box, view: View, one: Seat) -> None:
    number = one.number
    onlooker = s.players if view.seat is None else view.seat
    assert one.name == view.names[number]
    assert (one.tattoos, one.priests) == (s.tattoos[number], s.priests[number])
    assert one.rank_number == box.rank_at[s.tattoos[number]]
    assert one.rank.id == box.rank_ids[one.rank_number]
    assert list(one.ready.values()) == four(s.ready, number)
    assert list(one.used.values()) == four(s.used, number)
    assert sum(one.assistants[name] for name in ASSISTANTS) == sum(
        four(s.ready, number) + four(s.used, number)
    )
    assert one.masks == names(box.masks, s.masks[number])
    assert one.joined == names(box.masks, s.joined[number])
    assert sorted(one.pairs) == sorted(names(box.masks, tuple(pairs(s, number))))
    assert all(one.masks.count(mask) == 1 for mask in one.single_masks)
    assert one.in_front == names(box.rituals, s.in_front[number])
    rituals = [view.cards.rituals[ritual] for ritual in one.in_front]
    for word in ("vp", "hire_discount", "price_reach"):
        assert one.lasting(word) == sum(ritual.in_front.get(word, 0) for ritual in rituals)
    assert (one.pearls, one.mana) == (s.pearls[number], s.mana[number])
    held = four(s.commodities, number)
    if s.sure and onlooker != number:
        sure = four(list(s.sure), onlooker * s.players + number)
        assert list(one.commodities.values()) == sure
        assert one.unknown_commodities == sum(held) - sum(sure)
    else:
        assert list(one.commodities.values()) == held
        assert one.unknown_commodities == 0
    assert one.missions == names(box.missions, s.missions[number])
    for i, pile in enumerate(PILES):
        place = number * 2 + i
        assert one.held[pile] == Held(s.held_min[place], s.held_max[place], s.fresh[place])
        assert one.face_down[pile] == len(s.buried[place])
        drawn = [*s.drawn[number], *s.chosen[number]]
        assert one.just_drawn[pile] == sum(box.ritual_pile[ritual] == i for ritual in drawn)


def test_seats_have_what_lies_before_them_and_can_be_counted(
    some_moments: list[tuple[Game, View]],
) -> None:
    for game, view in some_moments:
        assert len(view.seats) == game.players
        assert [one.number for one in view.others] == [
            seat for seat in range(game.players) if seat != view.seat
        ]
        for one in view.seats:
            seat_is_as_in(game._state, game._state.box, view, one)
            points = game.scores[one.number]
            assert one.visible_points == points.rank + points.rituals + points.missions


def test_i_know_what_is_behind_my_screen(some_moments: list[tuple[Game, View]]) -> None:
    seen = 0
    for game, view in some_moments:
        if view.seat is None:
            continue
        s, me, seat = game._state, view.me, view.seat
        rituals = s.box.rituals
        assert isinstance(me, Me)
        assert me is view.seats[seat]
        assert me.hand == names(rituals, s.hands[seat])
        assert me.drawn == names(rituals, s.drawn[seat])
        assert me.chosen == names(rituals, s.chosen[seat])
        assert me.prepared == names(rituals, s.prepared[seat])
        assert me.sealed == (s.sealed[seat] if s.sealed[seat] >= 0 else None)
        assert me.decision == s.decisions[seat]
        for i, pile in enumerate(PILES):
            assert me.discarded[pile] == names(rituals, s.buried[seat * 2 + i])
            assert view.returned[pile] == names(rituals, s.returned[seat * 2 + i])
        assert view.forest_pile == names(s.box.forest_cards, s.forest_pile)
        seen += bool(me.hand)
    assert seen


def test_the_question_and_its_moves_are_those_of_the_game(
    some_moments: list[tuple[Game, View]],
) -> None:
    fields = set()
    for game, view in some_moments:
        stack = game._state.stack
        assert [frame.step for frame in view.stack] == [type(step).__name__ for step in stack]
        assert view.question.step == (type(stack[-1]).__name__ if stack else "")
        assert view.stack[-1:] == [] or view.stack[-1].fields == view.question.fields
        fields |= set(view.question.fields)
        if view.seat is not None and view.seat in game.awaiting:
            assert view.moves == game.moves(view.seat)
            assert [(one.verb, one.what, one.more) for one in view.moves] == [
                (one.verb, one.what, one.more) for one in game.moves(view.seat)
            ]
            assert view.together == game.together
            assert view.rule.startswith(("R", "X"))
        else:
            assert (view.moves, view.together, view.rule) == ([], False, "")
    assert {"seat", "sales", "hires", "bonus", "space"} <= fields


def test_a_question_says_which_fields_it_has() -> None:
    question = View.of(Game.new(3, seed=1), 0).question
    assert question.get("setup") is True
    assert question.get("sales", 0) == 0
    with pytest.raises(AttributeError, match="KeepTogether has no 'sales', only: setup"):
        question.sales  # noqa: B018 - it is what fails


def test_a_spectator_has_no_seat() -> None:
    view = View.of(Game.new(3, seed=1), None)
    assert view.seat is None
    assert len(view.others) == 3
    with pytest.raises(ViewError, match="no seat"):
        view.me.pearls  # noqa: B018 - it is what fails


def test_what_could_be_counted_may_be_left_out() -> None:
    data = Game.new(3, seed=1).view(0)
    assert View(data).counted
    hidden = View({**data, "tracked": None})
    assert not hidden.counted
    assert hidden.me.pearls == View(data).me.pearls
    with pytest.raises(ViewError, match="could be counted"):
        hidden.others[0].pearls  # noqa: B018 - it is what fails


def test_a_view_of_other_cards_is_refused() -> None:
    game = Game.new(3, seed=1, catalogue=RULES_CARDS)
    assert View.of(game, 0).cards.catalogue.hash == RULES_CARDS.hash
    with pytest.raises(ViewError, match="other cards"):
        View(game.view(0))


def test_a_view_can_be_sent_and_imagined() -> None:
    view = View.of(Game.new(3, seed=1), 2)
    again = pickle.loads(pickle.dumps(View(json.loads(json.dumps(view.data)))))
    assert again.data == view.data
    assert again.cards is view.cards
    assert View.of(again.imagine(3), 2).data == view.data
    assert "seat 2" in repr(view)
    assert "spectator" in repr(View.of(view.imagine(3), None))
