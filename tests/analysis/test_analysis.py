"""What an analysis finds in a record."""

from __future__ import annotations

import pytest

from raiatea import Game, RecordError, View, bots
from raiatea.analysis import analyse, trying
from raiatea.analysis.luck import Fortune
from raiatea.analysis.report import report
from raiatea.bots.reasons import WORLDS
from raiatea.words import Words
from tests.analysis.records import played

RANDOM = ("skilled", "random", "random")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short look at what may have cost something."""
    monkeypatch.setattr(trying, "GLANCE", (2, 0))
    monkeypatch.setattr(trying, "LOOK", (4, 8))


def test_chances_add_up_to_one_at_every_moment_and_end_with_the_winner() -> None:
    record = played(*RANDOM)
    found = analyse(record)
    assert [one.decisions for one in found.moments] == list(range(len(record["moves"]) + 1))
    for moment in found.moments:
        assert sum(moment.chances) == pytest.approx(1, abs=1e-4)
        assert min(moment.chances) >= 0
    assert found.winner == Game.replay(record).winner
    assert found.moments[-1].chances == tuple(float(seat == found.winner) for seat in range(3))


def test_who_plays_well_is_soon_likely_to_win() -> None:
    found = analyse(played(*RANDOM))
    middle = found.moments[len(found.moments) // 2]
    assert middle.chances[0] > 0.5


def test_every_round_has_its_first_moment() -> None:
    found = analyse(played(*RANDOM))
    names = [one.round for one in found.first_of_rounds]
    assert names == ["", *View.of(Game.replay(played(*RANDOM)), None).rounds, ""]
    assert found.first_of_rounds[-1] == found.moments[-1]


def test_the_judge_finds_no_fault_with_itself_but_its_varied_offers_and_much_with_chance() -> None:
    found = analyse(played(*RANDOM))
    own = [one for one in found.decisions if one.seat == 0]
    assert all(one.played.text.startswith("offer ") and one.cost < 1 for one in own)
    assert len(found.decisions) > 40
    costs = [one.cost for one in found.decisions]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) > 0


def test_a_costly_decision_tells_what_was_played_and_what_was_better() -> None:
    record = played(*RANDOM)
    worst = analyse(record).decisions[0]
    seat, text, _ = record["moves"][worst.number - 1]
    assert (worst.seat, worst.played.text) == (seat, text)
    game = Game.replay(record, worst.number - 1)
    assert worst.view.data == game.view(seat)
    thoughts = bots.rank(bots.make("skilled"), worst.view, game.moves(seat), None, None)  # type: ignore[arg-type]
    values = {thought.move.text: thought.value for thought in thoughts}
    assert worst.better.text == thoughts[0].move.text
    assert worst.cost == pytest.approx(values[worst.better.text] - values[text])
    best = thoughts[0]
    assert worst.reason == bots.because(worst.view, best.move, best.reason)
    assert worst.unit == "points"


def test_what_a_shaman_could_do_costs_no_more_than_its_ritual_is_worth() -> None:
    for seed in range(1, 5):
        decisions = analyse(played("skilled", "novice", "novice", seed=seed)).decisions
        for one in decisions:
            if one.better.text.startswith(("shaman", "sacrifice")):
                assert one.cost < 5


def test_what_is_done_later_in_the_round_was_not_missed_and_only_the_last_chance_counts() -> None:
    missed = 0
    for seed in range(1, 4):
        record = played("novice", "random", "random", seed=seed)
        found = analyse(record)
        rounds = [one.round for one in found.moments]
        seen = set()
        for one in found.decisions:
            if one.better.text.startswith(("take", "fulfil", "prepare", "keep")):
                again = (one.seat, one.round, one.better.text)
                assert again not in seen
                seen.add(again)
                later = zip(record["moves"][one.number :], rounds[one.number :], strict=False)
                assert again not in [(seat, round_, text) for (seat, text, _), round_ in later]
        missed += len(seen)
    assert missed > 20


def test_a_whole_number_of_points_is_said_as_one() -> None:
    found = report(analyse(played(*RANDOM), "novice"), Words("en"))
    costs = {one["words"]["cost"] for one in found["decisions"]}
    assert {"1 point", "2 points"} <= costs


def test_a_network_judges_by_trying_both_moves_in_imagined_worlds(quick: None) -> None:
    found = analyse(played(*RANDOM, decisions=40), "learned")
    assert found.decisions
    for one in found.decisions:
        assert one.unit == "chance"
        assert one.reason.message == WORLDS or one.reason.variables["points"] > 0  # type: ignore[operator]
        assert 0 < one.cost < 1


def test_the_master_judges_in_chances_to_win_also_what_it_did_not_try(
    monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    monkeypatch.setenv("RAIATEA_MASTER_WORLDS", "4")
    monkeypatch.setenv("RAIATEA_MASTER_CORES", "1")
    found = analyse(played(*RANDOM, decisions=30), "master")
    assert found.decisions
    for one in found.decisions:
        assert one.unit == "chance"
        assert 0 < one.cost < 1


def test_luck_is_what_chance_gave_over_the_average_and_adds_up_to_nothing() -> None:
    found = analyse(played("novice", "novice", "novice"))  # even: there is something to gain
    for part in ("dice", "draws"):
        values = [getattr(one, part) for one in found.luck]
        assert sum(values) == pytest.approx(0, abs=1e-3)  # what one gains the others lose
        assert any(abs(value) > 0.02 for value in values)
    assert any(abs(one.goods["pearls"]) >= 0.5 for one in found.luck)


def test_a_die_is_compared_with_all_its_faces() -> None:
    lines = played(*RANDOM)["moves"]
    number = next(i for i, (_, text, _) in enumerate(lines, 1) if text == "go reef")
    seat, text, _ = lines[number - 1]
    got = []
    for face in (1, 2, 3, 4):
        before = Game.replay(played(*RANDOM), number - 1)
        fortune, after = Fortune(3), before.copy()
        after.force("die", [face])
        after.play(seat, after.parse(seat, text))
        fortune.cast(before, seat, text, after, ["die"])
        got.append([one.goods["pearls"] for one in fortune.found([[0.0] * 3] * (number + 1))])
    assert sum(map(sum, got)) == pytest.approx(0, abs=1e-3)
    assert got[0] != got[3]


def test_an_unfinished_game_has_no_winner() -> None:
    found = analyse(played(*RANDOM, decisions=30))
    assert found.winner is None
    assert max(found.moments[-1].chances) < 1
    assert len(analyse(played(*RANDOM, decisions=0)).moments) == 1


def test_progress_is_told_to_the_end(quick: None) -> None:
    told: list[float] = []
    analyse(played(*RANDOM, decisions=30), "learned", told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 3


def test_a_damaged_record_is_refused() -> None:
    with pytest.raises(RecordError):
        analyse({**played(*RANDOM, decisions=30), "moves": [[0, "dance", []]]})
