"""Logged games: what was appended, and what each onlooker saw of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from raiatea import Game
from raiatea.errors import IllegalMove, RaiateaError, RecordError
from raiatea.server import fairness
from raiatea.server.logged_game import LoggedGame
from raiatea.server.store import EntryRow
from tests.server.logged_games import (
    fairness_of,
    finish,
    new_logged_game,
    play_until,
    random_logged_game,
    step,
    through_json,
)

SEEDS = range(4)


def again_of(logged: LoggedGame, entries: list[EntryRow], seed: int) -> LoggedGame:
    twin = new_logged_game(logged.game.players, seed, tuple(logged.game.variants))
    for entry in entries:
        twin.append(entry)
    return twin


@pytest.mark.parametrize("seed", SEEDS)
def test_appending_the_same_entries_gives_the_same_game(seed: int) -> None:
    logged, entries = random_logged_game(seed)
    assert [entry.n for entry in entries] == list(range(len(entries)))
    stored = [msgspec.convert(through_json(msgspec.to_builtins(one)), EntryRow) for one in entries]
    assert again_of(logged, stored, seed).to_dict() == logged.to_dict()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_course_goes_on_from_a_snapshot_as_if_nothing_had_been(seed: int) -> None:
    logged, entries = random_logged_game(seed)
    for n in random.Random(seed).sample(range(len(entries)), 5):
        saved = through_json(again_of(logged, entries[:n], seed).to_dict())
        twin = LoggedGame.from_dict(saved, logged.salt)
        assert twin.to_dict() == saved
        for entry in entries[n:]:
            twin.append(entry)
        assert twin.to_dict() == logged.to_dict()
        assert twin.lines == logged.lines


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_that_goes_on_leaves_its_original_as_it_was(seed: int) -> None:
    logged, _ = random_logged_game(seed, 150)
    before = through_json(logged.to_dict())
    dice = random.Random(seed)
    twin = logged.copy()
    for n in range(40):
        if not twin.game.over:
            step(twin, dice, 1000.0 + n)
    assert through_json(logged.to_dict()) == before
    assert twin.length > logged.length


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_refused_changes_nothing(seed: int) -> None:
    logged, _ = random_logged_game(seed, 120)
    before = through_json(logged.to_dict())
    refused: list[Any] = [
        lambda: logged.move(logged.game.awaiting[0], "nonsense", 9.0),
        lambda: logged.take_back(0, logged.game.decisions, 9.0),
        lambda: logged.take_back(0, -1, 9.0),
    ]
    idle = [seat for seat in range(logged.game.players) if seat not in logged.game.awaiting]
    refused += [lambda seat=seat: logged.move(seat, "done", 9.0) for seat in idle]
    refused += [
        lambda seat=seat: logged.withdraw(seat, 9.0)
        for seat in range(logged.game.players)
        if seat not in [one for one, _ in logged.game.answers]
    ]
    for attempt in refused:
        with pytest.raises(RaiateaError):
            attempt()
        assert through_json(logged.to_dict()) == before


@pytest.mark.parametrize(
    "change",
    [
        {"n": 7},
        {"seat": 9},
        {"seat": -1},
        {"move": "nonsense"},
        {"outcomes": [["die", 2]]},
        {"outcomes": [["die", 9]]},
        {"outcomes": [["weather", "rain"]]},
        {"kind": "withdraw"},
        {"kind": "undo", "stay": 99},
        {"kind": "takeback", "stay": 99},
    ],
)
def test_an_entry_that_cannot_have_happened_is_refused(change: dict[str, Any]) -> None:
    logged = new_logged_game()
    entry = new_logged_game().move(0, str(logged.game.moves(0)[0]), 1.0)
    with pytest.raises(RaiateaError):
        logged.append(msgspec.structs.replace(entry, **change))
    new_logged_game().append(entry)


def test_an_entry_without_its_chance_outcomes_is_refused() -> None:
    logged, entries = random_logged_game(3)
    n = next(entry.n for entry in entries if entry.outcomes)
    twin = again_of(logged, entries[:n], 3)
    with pytest.raises(RecordError, match="went differently"):
        twin.append(msgspec.structs.replace(entries[n], outcomes=entries[n].outcomes[:-1]))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_onlookers_versions_are_counted_without_a_gap(seed: int) -> None:
    logged, entries = random_logged_game(seed)
    for onlooker in (None, *range(logged.game.players)):
        lines = logged.lines[onlooker]
        assert [line.version for line in lines] == list(range(1, len(lines) + 1))
        assert logged.version(onlooker) == len(lines)
        assert [line.n for line in lines] == sorted({line.n for line in lines})
        assert {entry.n for entry in entries if entry.seat == onlooker} <= {
            line.n for line in lines
        }
        for version in (0, 1, len(lines) - 1, len(lines)):
            assert logged.since(onlooker, version) == lines[version:]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_holds_just_the_events_that_its_onlooker_may_see(seed: int) -> None:
    logged, entries = random_logged_game(seed)
    game = Game.new(logged.game.players, seed=seed, variants=list(logged.game.variants))
    for entry in entries:
        if entry.kind in ("undo", "takeback"):
            game = game.take_back(entry.stay, anew=entry.kind == "takeback")
            continue
        if entry.kind == "withdraw":
            events = game.withdraw(entry.seat)
        else:
            events = game.play(entry.seat, game.parse(entry.seat, entry.move))
        for onlooker, lines in logged.lines.items():
            visible = [event.to_dict() for event in events if event.visible_to(onlooker)]
            told = [
                event
                for line in lines
                if line.n == entry.n
                for event in line.events
                if event["event"] != "committed"
            ]
            assert told == visible


def test_others_do_not_learn_how_many_rituals_somebody_prepares() -> None:
    logged = new_logged_game(3, 5)
    play_until(logged, "Prepare")
    seat = next(one for one in logged.game.awaiting if len(logged.game.moves(one)) > 2)
    before = {one: logged.version(one) for one in logged.lines}
    while len(logged.game.moves(seat)) > 1:
        logged.move(seat, str(logged.game.moves(seat)[0]), 0.0)
        assert all(logged.version(one) == before[one] for one in logged.lines if one != seat)
    assert logged.version(seat) > before[seat]
    logged.withdraw(seat, 0.0)
    assert all(logged.version(one) == before[one] for one in logged.lines if one != seat)


def test_an_answer_is_shown_to_others_as_a_commitment_only() -> None:
    logged = new_logged_game(3, 5)
    play_until(logged, "Offer")
    seat = logged.game.awaiting[0]
    logged.move(seat, "offer 1", 0.0)
    for onlooker in (None, *range(3)):
        committed, answered = logged.lines[onlooker][-1].events
        assert answered == {"event": "answered", "seat": seat}
        assert set(committed) == {"event", "seat", "number", "commitment"}
        assert committed["commitment"] == fairness.answer_commitment(
            logged.salt, seat, int(str(committed["number"])), ["offer 1"]
        )


def test_a_changed_answer_has_a_commitment_of_its_own() -> None:
    logged = new_logged_game(3, 5)
    play_until(logged, "Offer")
    seat = logged.game.awaiting[0]
    shown = []
    for move in ("offer 1", "offer 0", "offer 1"):
        logged.move(seat, move, 0.0)
        shown.append(logged.lines[None][-1].events[0]["commitment"])
        logged.withdraw(seat, 0.0)
    assert len(set(shown)) == 3


@pytest.mark.parametrize("seed", SEEDS)
def test_commitments_hold_however_often_answers_were_changed_or_undone(seed: int) -> None:
    logged, _ = random_logged_game(seed)
    record = logged.game.record()
    Game.verify(record)
    assert fairness.check(record, fairness_of(logged)) == len(logged.committed) + 1


def test_commitments_hold_when_one_of_several_open_answers_is_taken_back() -> None:
    logged = new_logged_game(3, 5)
    play_until(logged, "Offer")
    for seat in (0, 1):
        logged.move(seat, "offer 0", 0.0)
    logged.take_back(1, logged.game.decisions - 1, 0.0)
    assert logged.game.awaiting == (1, 2)
    finish(logged)
    fairness.check(logged.game.record(), fairness_of(logged))


def test_commitments_hold_when_a_revealed_answer_is_taken_back() -> None:
    logged = new_logged_game(3, 5)
    play_until(logged, "Offer")
    for seat in (0, 1, 2):
        logged.move(seat, "offer 0", 0.0)
    logged.take_back(2, logged.game.decisions - 1, 0.0)
    assert logged.game.awaiting == (2,)
    finish(logged)
    fairness.check(logged.game.record(), fairness_of(logged))


def test_taking_back_does_not_tell_how_many_rituals_others_have_prepared() -> None:
    told = set()
    for prepared in (0, 1):
        logged = new_logged_game(3, 5)
        play_until(logged, "Prepare")
        secretive = next(one for one in logged.game.awaiting if len(logged.game.moves(one)) > 1)
        asker = (secretive + 1) % 3
        stay = logged.game.decisions - 1
        if prepared:
            logged.move(secretive, str(logged.game.moves(secretive)[0]), 0.0)
        logged.take_back(asker, stay, 0.0)
        told.add(str(logged.lines[asker][-1].events))
    assert len(told) == 1


def test_a_move_taken_back_may_be_played_again() -> None:
    logged = new_logged_game(3, 5)
    play_until(logged, "Offer")
    seat = logged.game.awaiting[0]
    decision = logged.game.decision(seat)
    logged.move(seat, "offer 1", 0.0)
    assert logged.answered[seat] == (decision, "offer 1")
    logged.withdraw(seat, 0.0)
    assert logged.answered.get(seat) != (decision, "offer 1")


def test_there_is_nothing_to_undo_before_the_first_move() -> None:
    with pytest.raises(IllegalMove, match="nothing to take back"):
        new_logged_game().undo(0, 0.0)


def test_time_passes_for_those_who_are_awaited() -> None:
    logged = new_logged_game()
    for seat in (0, 1):
        while seat in logged.game.awaiting:
            logged.move(seat, str(logged.game.moves(seat)[0]), 10.0)
    assert [logged.thought(seat, 25.0) for seat in range(3)] == [10.0, 10.0, 25.0]
    logged.withdraw(0, 30.0)
    assert [logged.thought(seat, 31.0) for seat in range(3)] == [11.0, 10.0, 31.0]


def test_time_does_not_run_backwards() -> None:
    logged = new_logged_game()
    logged.move(0, str(logged.game.moves(0)[0]), 10.0)
    logged.move(0, str(logged.game.moves(0)[0]), 5.0)
    assert logged.thought(0, 5.0) == 10.0
