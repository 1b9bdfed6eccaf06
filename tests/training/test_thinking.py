"""What is noted of games in which everybody looks ahead, and what is learnt from it."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from raiatea import encoding
from raiatea.bots.learned.judge import NETWORK
from raiatea.bots.master.search import weighed

torch = pytest.importorskip("torch", reason="PyTorch comes with the extra `train`")

from raiatea.bots.learned.network import load  # noqa: E402 - these need it
from raiatea.encoding.actions import CATALOGUE  # noqa: E402
from raiatea.training import thinking  # noqa: E402
from raiatea.training.learning import Learner, laid_out  # noqa: E402
from raiatea.training.models import cards_on, log_chances, player_of  # noqa: E402

CPU = torch.device("cpu")


@pytest.fixture(scope="module")
def noted() -> list[thinking.Noted]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "WORLDS", 2)
        return thinking.think_through(NETWORK, next(thinking.tables(1, (3,))))


def test_every_decision_of_a_game_is_noted_with_what_was_found(
    noted: list[thinking.Noted],
) -> None:
    assert len(noted) > 100
    network = load(NETWORK)
    changed = 0
    for one in noted:
        assert len(one.seen) == 4 * encoding.LENGTH
        assert len(one.legal) == len(one.chances) > 1
        assert sum(one.chances) == pytest.approx(1)
        [before] = network.chances([bytearray(one.seen)], [one.legal])
        changed += one.chances != pytest.approx(before, abs=1e-3)
    assert len(noted) / 10 < changed < len(noted), "some moves are clear without a look ahead"


def test_games_differ_and_the_same_seed_gives_the_same() -> None:
    first = list(islice(thinking.tables(5, (3, 4)), 4))
    assert first == list(islice(thinking.tables(5, (3, 4)), 4))
    assert first[1:] == list(islice(thinking.tables(6, (3, 4)), 3))


def test_what_came_to_more_is_likelier_than_before_and_what_was_not_tried_as_likely() -> None:
    before = [0.5, 0.3, 0.2]
    after = weighed(before, [0, 1], [[0.5, 0.5], [0.6, 0.6]])
    assert sum(after) == pytest.approx(1)
    assert after[1] > before[1]
    assert after[0] < before[0]
    assert weighed(before, [0, 1], [[0.4], [0.4]]) == pytest.approx(before)


def test_a_network_comes_to_think_what_was_found(noted: list[thinking.Noted]) -> None:
    learner = Learner(1, CPU)
    learner.policy.load_state_dict(player_of(load(NETWORK), CPU).state_dict())  # type: ignore[union-attr]
    cards = cards_on(CATALOGUE, CPU)

    def apart() -> float:
        seen, legal, can, wanted = laid_out(noted, CPU)
        logs = log_chances(learner.policy(cards, seen, legal)[0], can)
        return float(-(wanted * logs).sum(1).mean().detach())

    before = apart()
    learner.heed(cards, noted, 32, 4, (3e-4, 3e-5))
    assert apart() < before


def test_it_thinks_at_the_end_of_its_own_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.training.test_training import training  # noqa: PLC0415 - what learns a little

    def think_through(file: Path, table: object) -> list[thinking.Noted]:
        assert load(file).made["lessons"] == 32
        return [thinking.Noted(bytes(4 * encoding.LENGTH), [0, 1], [0.9, 0.1])] * 30

    monkeypatch.setattr("raiatea.training.run.think_through", think_through)
    monkeypatch.setattr(
        "raiatea.training.run.in_workers",
        lambda work, items, jobs, when_it_ends: (work(item) for item in items),
    )
    told: list[tuple[int, int, int]] = []
    options = {"teacher_lessons": 0, "lessons": 32, "thinking_lessons": 50}
    training(tmp_path, told, **options).run()
    assert load(tmp_path / "network.npz").made["thinking_lessons"] == 60
    assert told[-1][2] == 60
    training(tmp_path, told, **options).run()
    assert len(told) == 2, "it has thought"
