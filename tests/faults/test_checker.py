"""The checker finds what is wrong, and nothing where nothing is."""

from __future__ import annotations

import pytest

from tests.faults.checker import faults
from tests.faults.history import Done, Happened, History, Record, Refused, Sent, Told

LOG = [["line 1"], ["line 2"], ["line 3"]]
MOVES = [(0, "go sea"), (1, "go market"), (0, "pass")]
RECORD = Record(MOVES, dict.fromkeys((0, 1, None), LOG))


def told(version: int, decision: int | None, *numbers: int, over: bool = False) -> Told:
    return Told(version, decision, over, tuple((number, LOG[number - 1]) for number in numbers))


def played() -> list[History]:
    """A small game, as it should be."""
    first, second, onlooker = History("t", 0), History("t", 1), History("t", None)
    first.happened += [told(0, 0), Sent(0, "go sea"), told(1, 1, 1), Done(0, "go sea")]
    onlooker.happened += [told(1, None, 1)]
    second.happened += [told(1, 0, 1), Sent(0, "go market")]  # its answer is lost on the way
    second.happened += [Refused(0, 503, "unavailable"), Sent(0, "go market"), Done(0, "go market")]
    first.happened += [told(2, 1, 2), Sent(1, "pass"), Done(1, "pass"), told(3, 2, 3, over=True)]
    onlooker.happened += [told(3, None, 1, 2, 3, over=True)]  # told again from the beginning
    return [first, second, onlooker]


def test_a_game_as_it_should_be() -> None:
    assert faults(played(), RECORD) == []


MOVES_DAMAGED = {
    "lost": MOVES[:2],
    "lost: pass": [*MOVES[:2], (0, "stay")],
    "doubled or invented": [*MOVES, (0, "pass")],
    "nobody sent go market": [MOVES[0], MOVES[1], MOVES[1], MOVES[2]],
    "reordered": [MOVES[1], MOVES[0], MOVES[2]],
}


@pytest.mark.parametrize("fault", MOVES_DAMAGED)
def test_a_damaged_record_is_found(fault: str) -> None:
    found = faults(played(), Record(MOVES_DAMAGED[fault], RECORD.logs))
    assert any(fault in one for one in found), found


def test_a_lost_or_changed_line_of_the_log_is_found() -> None:
    for log, fault in ((LOG[:2], "lost: line 3"), ([LOG[0], LOG[2], LOG[2]], "another past")):
        found = faults(played(), Record(MOVES, {**RECORD.logs, None: log}))
        assert any(fault in one for one in found), found


VIEWS_DAMAGED: dict[str, list[Happened]] = {
    "version 2 after 3": [told(3, 1, 1, 2, 3), told(2, 1)],
    "decision 0 after 1": [told(1, 1, 1), told(2, 0, 2)],
    "asked for decision 0, 0 was confirmed": [
        Sent(0, "go sea"),
        Done(0, "go sea"),
        told(1, 0, 1),
    ],
    "the game was over": [told(1, 1, 1, over=True), told(2, 1, 2)],
    "a gap": [told(1, 1, 1), told(3, 1, 3)],
    "lines []": [told(1, 1, 1), told(2, 1)],
    "422 illegal": [Sent(0, "go sea"), Refused(0, 422, "illegal")],
}


@pytest.mark.parametrize("fault", VIEWS_DAMAGED)
def test_a_view_that_went_back_is_found(fault: str) -> None:
    happened = VIEWS_DAMAGED[fault]
    sent: list[Happened] = [Sent(0, "go sea"), Sent(1, "pass")]
    found = faults([History("t", 0, [*sent, *happened])], RECORD)
    assert len(found) == 1, found
    assert fault in found[0]
