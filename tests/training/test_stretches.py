"""What is noted while many games are played, and what is learnt from it.

PyTorch is an extra that the checks do not install: it is large. With `pip install 'raiatea[train]'`
these are tried too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from raiatea import bots, catalogue, encoding
from raiatea.bots.learned.network import SeatNetwork
from raiatea.bots.learned.worth import worth
from raiatea.engine import Game

torch = pytest.importorskip("torch", reason="PyTorch comes with the extra `train`")

from raiatea.training.actors import NearActors  # noqa: E402 - these need it
from raiatea.training.halls import Hall, Memory, by_seat, lineups, worths  # noqa: E402
from raiatea.training.learning import Learner, flat  # noqa: E402
from raiatea.training.models import Policy, cards_on, log_chances, plain  # noqa: E402
from raiatea.training.playing import Stretch  # noqa: E402
from raiatea.training.secrets import COUNT, SECRETS, write_secrets  # noqa: E402

CPU = torch.device("cpu")
ROWS, STEPS = 12, 8


@pytest.fixture(scope="module")
def stretch() -> Iterator[Stretch]:
    with NearActors(lineups(ROWS, 1), 1, 2, "random") as actors:
        yield Stretch([Hall(actors, [("teacher", 2), ("past", 2), ("past", 2)], CPU)], STEPS)


def test_what_is_played_is_noted_and_legal(stretch: Stretch) -> None:
    learner = Learner(1, CPU)
    stretch.play(learner.policy, learner.critic, [Policy(2), Policy(3), Policy(4)])
    [hall], [memory] = stretch.halls, stretch.memories
    assert memory.can.gather(2, memory.places[..., None]).all()
    assert (memory.seen[..., encoding.FIELDS.index("seat 0: awaited")] == 1).all()
    mine = memory.learns.reshape(STEPS, ROWS)
    assert mine[:, :6].all()
    assert mine[:, 6:].sum() < mine[:, 6:].numel() / 2
    alone = memory.roles[:, 6:, :, 0].sum(2)
    assert (alone == 1).all()
    assert not memory.roles[:, 8:, :, 1].any()
    teachers = memory.roles[:, 6:8, :, 1].sum(2)
    assert (teachers == hall.players[6:8] - 1).all()


def test_the_chances_that_are_noted_are_those_of_the_one_who_decided(stretch: Stretch) -> None:
    learner = Learner(1, CPU)
    others = [Policy(2), Policy(3), Policy(4)]
    stretch.play(learner.policy, learner.critic, others)
    [hall], [memory] = stretch.halls, stretch.memories
    for row, player in ((0, learner.policy), (6, others[0]), (8, others[1]), (11, others[2])):
        for step in range(STEPS):
            asked = learner.policy if memory.learns[step, row] else player
            out, _ = asked(hall.cards, memory.seen[step, row][None], memory.legal[step, row][None])
            logs = log_chances(out, memory.can[step, row][None])
            wanted = logs[0, memory.places[step, row]].item()
            assert memory.log_chances[step, row].item() == pytest.approx(wanted, abs=1e-3)


def test_advantages_are_sums_of_what_came_later(stretch: Stretch) -> None:
    memory = Memory(stretch.halls[0], 4)
    dice = torch.Generator().manual_seed(1)
    memory.values[:] = torch.rand(memory.values.shape, generator=dice)
    memory.outcomes[:] = torch.rand(memory.outcomes.shape, generator=dice)
    memory.dones[1, 3] = True
    gains, returns = memory.advantages(0.9)
    row, seat = 3, 1
    values = memory.values[:, row, seat].tolist()
    end = memory.outcomes[1, row, seat].item()
    assert gains[1, row, seat].item() == pytest.approx(end - values[1])
    assert gains[0, row, seat].item() == pytest.approx(
        values[1] - values[0] + 0.9 * (end - values[1])
    )
    assert gains[2, row, seat].item() == pytest.approx(
        values[3] - values[2] + 0.9 * (values[4] - values[3])
    )
    assert torch.allclose(returns, gains + memory.values[:-1])


def test_what_is_said_from_a_seat_on_is_told_by_seat(stretch: Stretch) -> None:
    [hall] = stretch.halls
    seats = torch.arange(ROWS) % hall.players
    order = hall.order(seats)
    said = torch.arange(5.0).repeat(ROWS, 1)
    found = by_seat(said, order)
    for row in range(ROWS):
        players, seat = int(hall.players[row]), int(seats[row])
        for one in range(players):
            assert found[row, one] == (one - seat) % players


def test_worths_are_those_that_a_bot_is_told() -> None:
    dice = random.Random(1)
    bot = bots.make("random")
    for players in (3, 4, 5):
        game = Game.new(players, seed=players)
        bots.play_out(game, lambda game, seat: bots.ask(bot, game, seat, dice))
        points = torch.zeros(1, 5)
        points[0, :players] = torch.tensor([float(score.total) for score in game.scores])
        wins = torch.arange(5)[None] == game.winner
        there = torch.arange(5)[None] < players
        found = worths(points, wins, there)[0]
        assert found[:players].tolist() == pytest.approx(
            [worth(game, seat) for seat in range(players)]
        )
        assert not found[players:].any()


def test_secrets_are_all_hands() -> None:
    game = Game.new(3, seed=1)
    to = np.ones((1, *SECRETS), np.uint8)
    write_secrets([game], to)
    for seat in range(3):
        hand = list(game._state.hands[seat]) + list(game._state.drawn[seat])
        assert to[0, seat, :COUNT].tolist() == [hand.count(card) for card in range(COUNT)]
        assert to[0, seat, 2 * COUNT :].tolist() == game._state.commodities[seat * 4 : seat * 4 + 4]
    assert not to[0, 3:].any()


def test_a_network_plays_as_it_learnt(stretch: Stretch) -> None:
    policy = Policy(5)
    sight = stretch.sights[0]
    out, value = policy(cards_on(catalogue.default(), CPU), sight.seen, sight.legal)
    chances = log_chances(out, sight.can).exp().detach()
    network = SeatNetwork.of(plain(policy), {})
    asked = [bytearray(row.numpy().tobytes()) for row in sight.seen]
    legal = [row[can].tolist() for row, can in zip(sight.legal, sight.can, strict=True)]
    for row, told in enumerate(network.chances(asked, legal)):
        assert told == pytest.approx(chances[row][sight.can[row]].tolist(), abs=1e-5)
    assert network.values(asked) == pytest.approx(value.sigmoid().tolist(), abs=1e-5)


def test_what_went_well_becomes_likelier_and_a_position_is_judged_by_what_came(
    stretch: Stretch,
) -> None:
    learner = Learner(1, CPU)
    others = [Policy(2), Policy(3), Policy(4)]
    stretch.play(learner.policy, learner.critic, others)
    [hall], [memory] = stretch.halls, stretch.memories
    memory.dones[:] = True  # each decision is followed by its end
    good = memory.legal.gather(2, memory.places[..., None])[..., 0] % 2 == 0
    memory.outcomes[:] = good[..., None].float()
    memory.values[:] = 0.5

    def chance() -> float:
        seen, legal, can, places = flat(memory.seen, memory.legal, memory.can, memory.places)
        out, _ = learner.policy(hall.cards, seen, legal)
        done = log_chances(out, can).gather(1, places[:, None])[:, 0].exp()
        return float(done[(good & memory.learns).flatten()].mean().detach())

    before = chance()
    first = learner.improve([(hall, memory)], 0.9, 32, 4, (1e-3, 1e-3))
    assert chance() > before
    for _ in range(20):
        last = learner.improve([(hall, memory)], 0.9, 32, 1, (1e-3, 1e-3))
    assert last["critic"] < first["critic"] / 2
    assert last["entropy"] < first["entropy"]


def test_entropy_is_held_where_it_should_be() -> None:
    learner = Learner(1, CPU)
    before = learner.entropy_worth
    learner.control(0.1, wanted=0.3)
    assert learner.entropy_worth > before
    for _ in range(200):
        learner.control(0.5, wanted=0.3)
    assert learner.entropy_worth == pytest.approx(1e-4)


def test_watching_a_teacher_one_learns_to_do_the_same(stretch: Stretch) -> None:
    learner = Learner(1, CPU)
    stretch.watch()
    [memory] = stretch.memories
    assert memory.can.gather(2, memory.places[..., None]).all()
    [(hall, kept)] = stretch.kept()
    assert stretch.memories[0] is not kept
    first = learner.imitate([(hall, kept)], 32, 4, (1e-3, 1e-3))
    last = learner.imitate([(hall, kept)], 32, 20, (1e-3, 1e-3))
    assert last["loss"] < first["loss"]
