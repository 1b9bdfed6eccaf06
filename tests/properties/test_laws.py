"""Laws that hold at every decision of every game."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raiatea import ChanceError, Game, IllegalMove, NotYourDecision, PositionError, RecordError
from raiatea.engine import moves
from raiatea.engine.conservation import check_position
from raiatea.engine.vocabulary import STEPS
from tests.properties.games import all_moves, games, play_on


@given(games())
def test_each_card_and_token_is_in_exactly_one_place(game: Game) -> None:
    check_position(game._state, PositionError)


@given(games(), st.integers(0, 1000))
def test_a_copy_and_its_original_never_touch_each_other(game: Game, seed: int) -> None:
    before = game.to_dict()
    twin = game.copy()
    assert twin.to_dict() == before
    play_on(twin, 30, random.Random(seed))
    assert game.to_dict() == before


@given(games(over=True))
def test_a_position_survives_being_saved_as_json_and_loaded(game: Game) -> None:
    loaded = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    assert loaded.to_dict() == game.to_dict()
    assert loaded.record() == game.record()
    assert [loaded.view(seat) for seat in (None, *range(game.players))] == [
        game.view(seat) for seat in (None, *range(game.players))
    ]


@given(games(most=250), st.integers(0, 1000))
def test_a_loaded_game_goes_on_as_the_saved_one_would(game: Game, seed: int) -> None:
    loaded = Game.from_dict(game.to_dict())
    play_on(game, 40, random.Random(seed))
    play_on(loaded, 40, random.Random(seed))
    assert loaded.to_dict() == game.to_dict()


@given(games(over=True))
def test_a_record_replays_to_the_same_position_and_follows_from_its_seed(game: Game) -> None:
    record = json.loads(json.dumps(game.record()))
    assert Game.replay(record).to_dict() == game.to_dict()
    assert Game.verify(record).to_dict() == game.to_dict()


@given(games(most=200), st.data())
def test_a_replay_stops_after_any_number_of_decisions(game: Game, data: st.DataObject) -> None:
    record = game.record()
    moves = record["moves"]
    assert isinstance(moves, list)
    at = data.draw(st.integers(0, len(moves)))
    part = Game.replay(record, at=at)
    assert part.record() == {**record, "moves": moves[:at]}


@given(games(most=200), st.integers(1, 10**6))
def test_a_record_with_another_seed_does_not_verify(game: Game, change: int) -> None:
    record = game.record()
    seed = record["seed"]
    assert isinstance(seed, int)
    with pytest.raises(RecordError, match="set-up"):
        Game.verify({**record, "seed": seed + change})


@given(games())
def test_every_listed_move_is_accepted_and_its_text_names_it(game: Game) -> None:
    for seat in game.awaiting:
        moves = game.moves(seat)
        assert moves
        assert len({str(move) for move in moves}) == len(set(moves)) == len(moves)
        for move in moves:
            assert game.parse(seat, str(move)) is move
            game.copy().play(seat, move)


@given(games())
def test_moves_are_of_the_verbs_that_their_question_declares_and_their_texts_say_their_fields(
    game: Game,
) -> None:
    box = game._state.box
    for seat in game.awaiting:
        asked = STEPS[str(game.view(seat)["prompt"]["question"])]  # type: ignore[index]
        for move in game.moves(seat):
            verb = moves.VERBS[move.verb]
            assert verb.name in (*asked.verbs, *asked.free)
            assert box.parse(move.text) == move
            said = moves.fields_of(box, move)
            assert move.text == " ".join([verb.name, *map(str, said.values())])
            assert list(said) == [field.name for field in verb.fields]


@given(games(), st.randoms(use_true_random=False))
def test_a_move_that_is_not_listed_is_refused_with_a_rule_and_changes_nothing(
    game: Game, dice: random.Random
) -> None:
    before = game.to_dict()
    for seat in game.awaiting:
        legal = set(game.moves(seat))
        others = [move for move in all_moves(game) if move not in legal]
        for move in dice.sample(others, 20):
            with pytest.raises(IllegalMove, match=r"\(R\d+\.\d+\)$"):
                game.play(seat, move)
    assert game.to_dict() == before


@given(games(over=True))
def test_a_seat_that_owes_no_decision_has_no_moves_and_may_play_none(game: Game) -> None:
    before = game.to_dict()
    for seat in range(game.players):
        if seat not in game.awaiting:
            assert game.moves(seat) == []
            with pytest.raises(NotYourDecision, match=r"\(R\d+\.\d+\)$"):
                game.play(seat, all_moves(game)[0])
    assert game.to_dict() == before
    assert game.over == (game.awaiting == ())


@given(games(), st.randoms(use_true_random=False))
def test_the_order_in_which_simultaneous_answers_arrive_does_not_matter(
    game: Game, dice: random.Random
) -> None:
    answers = {seat: dice.choice(game.moves(seat)) for seat in game.awaiting}
    one, other = game.copy(), game.copy()
    for seat in sorted(answers):
        one.play(seat, answers[seat])
    for seat in sorted(answers, reverse=True):
        other.play(seat, answers[seat])
    assert one.to_dict() == other.to_dict()
    assert one.record() == other.record()


@given(games(), st.randoms(use_true_random=False))
def test_a_withdrawn_answer_leaves_no_trace(game: Game, dice: random.Random) -> None:
    while len(game.awaiting) < 2:
        play_on(game, 1, dice)
        if game.over:
            return
    seat = dice.choice(game.awaiting)
    if any(decision.seat == seat for decision in game._open):
        game.withdraw(seat)
    before = game.to_dict()
    for _ in range(dice.randint(1, 3)):
        if seat in game.awaiting:
            game.play(seat, dice.choice(game.moves(seat)))
    game.withdraw(seat)
    assert game.to_dict() == before


@given(games(most=0), st.integers(0, 1000))
def test_playing_forced_decisions_by_itself_changes_only_who_plays_them(
    game: Game, seed: int
) -> None:
    quick = Game.new(game.players, seed=seed, play_forced=True)
    dice = random.Random(seed)
    while not quick.over:
        for seat in quick.awaiting:
            assert len(quick.moves(seat)) > 1
        play_on(quick, 1, dice)
    replayed = Game.replay(quick.record())
    assert replayed.scores[0].total == quick.scores[0].total
    assert replayed.record() == quick.record()


@given(games(), st.integers(0, 1000))
def test_undoing_goes_back_over_nothing_but_ones_own_quiet_decisions(game: Game, seed: int) -> None:
    dice = random.Random(seed)
    if len(game.awaiting) != 1:
        return
    seat = game.awaiting[0]
    view = game.view(None)
    before = game.record()
    played = 0
    while game.awaiting == (seat,) and played < 5:
        game.play(seat, dice.choice(game.moves(seat)))
        played += 1
        if game._state.outcomes or game._state.revealed:
            assert game.undo_point(seat) == len(moves_of(game))
            return
    if game.awaiting == (seat,):
        assert game.undo_point(seat) <= len(moves_of(before))
        back = Game.replay(game.record(), at=len(moves_of(before)))
        assert back.view(None) == view


@given(games(most=300), st.randoms(use_true_random=False))
def test_what_can_be_undone_told_nobody_anything(game: Game, dice: random.Random) -> None:
    """In every world that somebody takes for the real one the same moves could be played then (or
    others, of those that are made in secret), and they would have seen the same happen. That
    somebody has what a mission asks for, which they told by beginning to pay, is theirs to tell."""
    for _ in range(40):
        if game.awaiting[1:] or (game.awaiting and undone(game)):
            break
        play_on(game, 1, dice)
    if len(game.awaiting) != 1 or not undone(game):
        return
    (seat,) = game.awaiting
    back = Game.replay(game.record(), at=game.undo_point(seat))
    for onlooker in range(game.players):
        real, world = back.copy(), back.determinise(onlooker, dice.randrange(10**6))
        for text in undone(game):
            if text.startswith("fulfil ") and text not in map(str, world.moves(seat)):
                assert onlooker != seat
                break
            assert seen(real, seat, text, onlooker) == seen(world, seat, text, onlooker)
        else:
            assert real.view(onlooker) == world.view(onlooker)


def seen(game: Game, seat: int, text: str, onlooker: int) -> list[dict[str, object]]:
    """What an onlooker sees happen at a move; which ritual another keeps they do not see."""
    legal = [str(move) for move in game.moves(seat)]
    if text.startswith("keep ") and onlooker != seat and text not in legal:
        text = legal[0]
    events = game.play(seat, game.parse(seat, text))
    return [event.to_dict() for event in events if event.visible_to(onlooker)]


def undone(game: Game) -> list[str]:
    """The moves that whoever is asked may take back."""
    (seat,) = game.awaiting
    return [line[1] for line in game.record()["moves"][game.undo_point(seat) :]]  # type: ignore[index]


def moves_of(game: Game | dict[str, object]) -> list[object]:
    record = game.record() if isinstance(game, Game) else game
    moves = record["moves"]
    assert isinstance(moves, list)
    return moves


@given(games())
def test_a_seat_that_is_not_alone_to_decide_has_nothing_to_undo(game: Game) -> None:
    for seat in range(game.players):
        if game.awaiting != (seat,):
            assert game.undo_point(seat) == len(moves_of(game))
    loaded = Game.from_dict(game.to_dict())
    seats = range(game.players)
    assert [loaded.undo_point(seat) for seat in seats] == [game.undo_point(seat) for seat in seats]


@given(st.integers(0, 10**6))
def test_an_impossible_forced_outcome_changes_nothing_even_in_what_follows_by_itself(
    seed: int,
) -> None:
    game = Game.new(3, seed=seed, play_forced=True)
    dice = random.Random(seed)
    play_on(game, 30, dice)
    game.force("normal", ["ihi"])  # a forbidden ritual is never in the normal pile
    while not game.over:
        before = game.to_dict()
        try:
            play_on(game, 1, dice)
        except ChanceError as error:
            assert "cannot happen" in str(error)  # noqa: PT017 - any move may bring it or not
            assert game.to_dict() == before
            return
