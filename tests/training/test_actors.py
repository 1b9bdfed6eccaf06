"""Who plays the games that are learnt from: processes here, or the machines of a cluster."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from raiatea.cluster import NoRay, joined
from raiatea.training.actors import TEACH, Actors, NearActors
from raiatea.training.far_actors import FarActors
from raiatea.training.varied_cards import write_varied_cards
from raiatea.vector import Lineup

TABLES = [Lineup(3), Lineup(4, ("tane",)), Lineup(5), Lineup(4)]


def played(actors: Actors) -> list[bytes]:
    """All that lies in memory after each of some steps, by lot and as the teacher plays."""
    dice = np.random.default_rng(1)
    found = [bytes(actors.memory)]
    for step in range(30):
        to = actors.buffers
        if step % 3:
            places = (dice.random(len(TABLES)) * to.choices).astype(int)
            to.actions[:] = to.legal[np.arange(len(TABLES)), places]
        else:
            actors.send(TEACH)
            actors.receive()
        actors.send()
        actors.receive()
        found.append(bytes(actors.memory))
    return found


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no release for this Python")
def test_the_machines_of_a_cluster_play_the_same_games(tmp_path: Path) -> None:
    write_varied_cards(tmp_path / "cards", 1)
    with joined("local", {}) as ray:
        for cards in (None, tmp_path / "cards"):
            with FarActors(ray, TABLES, 1, 2, "random", cards) as far:
                told = played(far)
            with NearActors(TABLES, 1, 2, "random", cards) as near:
                assert far.cards.hash == near.cards.hash
                assert told == played(near)


def test_without_such_a_cluster_one_line_says_so() -> None:
    with pytest.raises(NoRay, match="no Ray cluster at 'nowhere'"), joined("nowhere", {}):
        pytest.fail("there is none")
