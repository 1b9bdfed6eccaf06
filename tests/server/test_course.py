"""The course of a game: what was appended, and what each onlooker saw of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from raiatea import Game
from raiatea.errors import IllegalMove, RaiateaError, RecordError
from raiatea.server import fairness
from raiatea.server.course import Course, Entry
from tests.server.courses import (
    fairness_of,
    finish,
    new_course,
    play_until,
    random_course,
    step,
    through_json,
)

SEEDS = range(4)


def again_of(course: Course, entries: list[Entry], seed: int) -> Course:
    twin = new_course(course.game.players, seed, tuple(course.game.variants))
    for entry in entries:
        twin.append(entry)
    return twin


@pytest.mark.parametrize("seed", SEEDS)
def test_appending_the_same_entries_gives_the_same_course(seed: int) -> None:
    course, entries = random_course(seed)
    assert [entry.n for entry in entries] == list(range(len(entries)))
    stored = [msgspec.convert(through_json(msgspec.to_builtins(one)), Entry) for one in entries]
    assert again_of(course, stored, seed).to_dict() == course.to_dict()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_course_goes_on_from_a_snapshot_as_if_nothing_had_been(seed: int) -> None:
    course, entries = random_course(seed)
    for n in random.Random(seed).sample(range(len(entries)), 5):
        saved = through_json(again_of(course, entries[:n], seed).to_dict())
        twin = Course.from_dict(saved, course.salt)
        assert twin.to_dict() == saved
        for entry in entries[n:]:
            twin.append(entry)
        assert twin.to_dict() == course.to_dict()
        assert twin.lines == course.lines


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_that_goes_on_leaves_its_original_as_it_was(seed: int) -> None:
    course, _ = random_course(seed, 150)
    before = through_json(course.to_dict())
    dice = random.Random(seed)
    twin = course.copy()
    for n in range(40):
        if not twin.game.over:
            step(twin, dice, 1000.0 + n)
    assert through_json(course.to_dict()) == before
    assert twin.length > course.length


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_refused_changes_nothing(seed: int) -> None:
    course, _ = random_course(seed, 120)
    before = through_json(course.to_dict())
    refused: list[Any] = [
        lambda: course.move(course.game.awaiting[0], "nonsense", 9.0),
        lambda: course.undo(0, course.game.decisions, 9.0),
        lambda: course.undo(0, -1, 9.0),
    ]
    idle = [seat for seat in range(course.game.players) if seat not in course.game.awaiting]
    refused += [lambda seat=seat: course.move(seat, "done", 9.0) for seat in idle]
    refused += [
        lambda seat=seat: course.withdraw(seat, 9.0)
        for seat in range(course.game.players)
        if seat not in [one for one, _ in course.game.answers]
    ]
    for attempt in refused:
        with pytest.raises(RaiateaError):
            attempt()
        assert through_json(course.to_dict()) == before


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
    ],
)
def test_an_entry_that_cannot_have_happened_is_refused(change: dict[str, Any]) -> None:
    course = new_course()
    entry = new_course().move(0, str(course.game.moves(0)[0]), 1.0)
    with pytest.raises(RaiateaError):
        course.append(msgspec.structs.replace(entry, **change))
    new_course().append(entry)


def test_an_entry_without_its_chance_outcomes_is_refused() -> None:
    course, entries = random_course(3)
    n = next(entry.n for entry in entries if entry.outcomes)
    twin = again_of(course, entries[:n], 3)
    with pytest.raises(RecordError, match="went differently"):
        twin.append(msgspec.structs.replace(entries[n], outcomes=entries[n].outcomes[:-1]))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_onlookers_versions_are_counted_without_a_gap(seed: int) -> None:
    course, entries = random_course(seed)
    for onlooker in (None, *range(course.game.players)):
        lines = course.lines[onlooker]
        assert [line.version for line in lines] == list(range(1, len(lines) + 1))
        assert course.version(onlooker) == len(lines)
        assert [line.n for line in lines] == sorted({line.n for line in lines})
        assert {entry.n for entry in entries if entry.seat == onlooker} <= {
            line.n for line in lines
        }
        for version in (0, 1, len(lines) - 1, len(lines)):
            assert course.since(onlooker, version) == lines[version:]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_holds_just_the_events_that_its_onlooker_may_see(seed: int) -> None:
    course, entries = random_course(seed)
    game = Game.new(course.game.players, seed=seed, variants=list(course.game.variants))
    for entry in entries:
        if entry.kind == "undo":
            game = Game.replay(game.record(), at=entry.stay)
            continue
        if entry.kind == "withdraw":
            events = game.withdraw(entry.seat)
        else:
            events = game.play(entry.seat, game.parse(entry.seat, entry.move))
        for onlooker, lines in course.lines.items():
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
    course = new_course(3, 5)
    play_until(course, "Prepare")
    seat = next(one for one in course.game.awaiting if len(course.game.moves(one)) > 2)
    before = {one: course.version(one) for one in course.lines}
    while len(course.game.moves(seat)) > 1:
        course.move(seat, str(course.game.moves(seat)[0]), 0.0)
        assert all(course.version(one) == before[one] for one in course.lines if one != seat)
    assert course.version(seat) > before[seat]
    course.withdraw(seat, 0.0)
    assert all(course.version(one) == before[one] for one in course.lines if one != seat)


def test_an_answer_is_shown_to_others_as_a_commitment_only() -> None:
    course = new_course(3, 5)
    play_until(course, "Offer")
    seat = course.game.awaiting[0]
    course.move(seat, "offer 1", 0.0)
    for onlooker in (None, *range(3)):
        committed, answered = course.lines[onlooker][-1].events
        assert answered == {"event": "answered", "seat": seat}
        assert set(committed) == {"event", "seat", "number", "commitment"}
        assert committed["commitment"] == fairness.answer_commitment(
            course.salt, seat, int(str(committed["number"])), ["offer 1"]
        )


def test_a_changed_answer_has_a_commitment_of_its_own() -> None:
    course = new_course(3, 5)
    play_until(course, "Offer")
    seat = course.game.awaiting[0]
    shown = []
    for move in ("offer 1", "offer 0", "offer 1"):
        course.move(seat, move, 0.0)
        shown.append(course.lines[None][-1].events[0]["commitment"])
        course.withdraw(seat, 0.0)
    assert len(set(shown)) == 3


@pytest.mark.parametrize("seed", SEEDS)
def test_commitments_hold_however_often_answers_were_changed_or_undone(seed: int) -> None:
    course, _ = random_course(seed)
    record = course.game.record()
    Game.verify(record)
    assert fairness.check(record, fairness_of(course)) == len(course.committed) + 1


def test_commitments_hold_when_one_of_several_open_answers_is_taken_back() -> None:
    course = new_course(3, 5)
    play_until(course, "Offer")
    for seat in (0, 1):
        course.move(seat, "offer 0", 0.0)
    course.undo(1, course.game.decisions - 1, 0.0)
    assert course.game.awaiting == (1, 2)
    finish(course)
    fairness.check(course.game.record(), fairness_of(course))


def test_commitments_hold_when_a_revealed_answer_is_taken_back() -> None:
    course = new_course(3, 5)
    play_until(course, "Offer")
    for seat in (0, 1, 2):
        course.move(seat, "offer 0", 0.0)
    course.undo(2, course.game.decisions - 1, 0.0)
    assert course.game.awaiting == (2,)
    finish(course)
    fairness.check(course.game.record(), fairness_of(course))


def test_taking_back_does_not_tell_how_many_rituals_others_have_prepared() -> None:
    told = set()
    for prepared in (0, 1):
        course = new_course(3, 5)
        play_until(course, "Prepare")
        secretive = next(one for one in course.game.awaiting if len(course.game.moves(one)) > 1)
        asker = (secretive + 1) % 3
        stay = course.game.decisions - 1
        if prepared:
            course.move(secretive, str(course.game.moves(secretive)[0]), 0.0)
        course.undo(asker, stay, 0.0)
        told.add(str(course.lines[asker][-1].events))
    assert len(told) == 1


def test_a_move_taken_back_may_be_played_again() -> None:
    course = new_course(3, 5)
    play_until(course, "Offer")
    seat = course.game.awaiting[0]
    decision = course.game.decision(seat)
    course.move(seat, "offer 1", 0.0)
    assert course.answered[seat] == (decision, "offer 1")
    course.withdraw(seat, 0.0)
    assert course.answered.get(seat) != (decision, "offer 1")


def test_there_is_nothing_to_undo_before_the_first_move() -> None:
    with pytest.raises(IllegalMove, match="nothing to take back"):
        new_course().undo(0, None, 0.0)


def test_time_passes_for_those_who_are_awaited() -> None:
    course = new_course()
    for seat in (0, 1):
        while seat in course.game.awaiting:
            course.move(seat, str(course.game.moves(seat)[0]), 10.0)
    assert [course.thought(seat, 25.0) for seat in range(3)] == [10.0, 10.0, 25.0]
    course.withdraw(0, 30.0)
    assert [course.thought(seat, 31.0) for seat in range(3)] == [11.0, 10.0, 31.0]


def test_time_does_not_run_backwards() -> None:
    course = new_course()
    course.move(0, str(course.game.moves(0)[0]), 10.0)
    course.move(0, str(course.game.moves(0)[0]), 5.0)
    assert course.thought(0, 5.0) == 10.0
