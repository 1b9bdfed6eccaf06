"""A network plays with the cards of its program, and says so when it is asked for others."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from raiatea import Game, View, bots, catalogue, encoding
from raiatea.bots import registry
from raiatea.bots.learned import judge as learned
from raiatea.bots.learned.network import PlainNetwork, SeatNetwork, load
from raiatea.cli import main
from raiatea.encoding import Encoding
from raiatea.encoding.identity import CARD_NAMES
from raiatea.errors import NetworkError
from raiatea.figures.changed_cards import write_changed_cards

HERE = encoding.ENCODING


@pytest.fixture
def network_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[pytest.MonkeyPatch]:
    """Where a test may put another network in the place of the package's."""
    monkeypatch.setattr(learned, "NETWORK", tmp_path / "network.npz")
    learned.network_in.cache_clear()
    yield monkeypatch
    learned.network_in.cache_clear()


def with_more() -> Encoding:
    """What a network would read to which tattoos are told twice."""
    fields = tuple(
        name for known in HERE.fields for name in (known.replace("tattoos", "marks"), known)
    )
    return replace(HERE, fields=tuple(dict.fromkeys(fields)))


OTHERS = [
    (with_more(), "it expects 'seat: marks: ', which is not there"),
    (replace(HERE, actions=HERE.actions[1:]), f"it does not know '{HERE.actions[0]}'"),
    (replace(HERE, actions=HERE.actions[::-1]), "the same cards, but in another order"),
    (replace(HERE, version=0), "it reads views of version 0, not 1 or 2"),
]


def put(reads: Encoding) -> None:
    shipped = load(Path(learned.__file__).parent / "network.npz")
    replace(shipped, reads=reads).save(learned.NETWORK)


def test_the_shipped_network_knows_the_packaged_cards() -> None:
    assert learned.shipped().reads == HERE
    assert bots.strangers() == ()


@pytest.mark.parametrize(("reads", "why"), OTHERS)
@pytest.mark.parametrize("name", registry.LEARNT)
def test_a_bot_that_has_learnt_other_cards_refuses_in_one_line(
    network_of: pytest.MonkeyPatch, name: str, reads: Encoding, why: str
) -> None:
    put(reads)
    with pytest.raises(NetworkError) as refused:
        bots.make(name)
    assert str(refused.value).startswith(f"the bot {name} cannot play here, but skilled can: ")
    assert why in str(refused.value)
    assert bots.strangers() == registry.LEARNT


def test_commands_say_so_too(
    network_of: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put(with_more())
    assert main(["simulate", "-n", "1", "--bots", "learned,novice,novice"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert "the bot learned cannot play here, but skilled can" in told.err


def test_cards_that_it_has_never_seen_are_read_as_what_they_do(tmp_path: Path) -> None:
    """By a program of its own: cards are numbered once in a process."""
    folder = tmp_path / "changed"
    write_changed_cards(folder)
    asked = ["--bots", "learned,novice,novice", "-n", "6", "--seed", "1", "--json"]
    for named in (["--catalogue", str(folder)], []):
        told = subprocess.run(
            [sys.executable, "-m", "raiatea", "arena", *asked, *named],
            env={**os.environ, **({} if named else {catalogue.OWN: str(folder)})},
            capture_output=True,
            text=True,
            check=True,
        )
        found = json.loads(told.stdout)
        assert found["catalogue"] == str(folder)
        wins = {one["bot"]: one["wins"] for one in found["standings"]}
        assert wins["learned"] >= 5, wins


def test_a_network_that_knows_cards_by_their_names_does_not_read_others(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    reads = np.array(CARD_NAMES.as_json())
    np.savez_compressed(file, made=np.array('{"catalogue": "other"}'), reads=reads)
    with pytest.raises(NetworkError, match="by their names, and these are others"):
        load(file)


def test_a_network_that_does_not_say_what_it_reads_is_none(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    shipped = learned.shipped()
    replace(shipped, reads=replace(HERE, fields=())).save(file)
    with pytest.raises(NetworkError, match=f"it does not know '{HERE.fields[0]}'"):
        load(file)
    with pytest.raises(ValueError, match="which cards it knows"):
        encoding.encoding_from("{}")


def test_a_network_that_knows_cards_by_their_names_still_plays(tmp_path: Path) -> None:
    dice = np.random.default_rng(1)
    sizes = (encoding.LENGTH, 8, len(encoding.ACTIONS) + 1)
    layers = [
        (
            dice.normal(0, 0.1, size).astype(np.float32),
            dice.normal(0, 0.1, size[1]).astype(np.float32),
        )
        for size in pairwise(sizes)
    ]
    file = tmp_path / "network.npz"
    arrays = PlainNetwork.of(layers, CARD_NAMES, {}).arrays()
    halves: dict[str, Any] = {name: one.astype(np.float16) for name, one in arrays.items()}
    # As networks were written that learnt before cards were described.
    reads = np.array(CARD_NAMES.as_json())
    np.savez_compressed(file, made=np.array("{}"), reads=reads, **halves)
    old = load(file)
    view = View.of(Game.new(3, seed=1), 0)
    seen, legal = encoding.Observer().look(view), encoding.legal(view)
    hidden = np.maximum(np.frombuffer(seen, np.float32) @ halves["weights0"] + halves["biases0"], 0)
    out = (hidden @ halves["weights1"] + halves["biases1"])[legal]
    wanted = np.exp(out - out.max())
    assert old.chances([seen], [legal]) == [
        pytest.approx((wanted / wanted.sum()).tolist(), abs=1e-3)
    ]
    changed = replace(CARD_NAMES, fields=("moana", *CARD_NAMES.fields[1:]))
    assert changed.strange() == f"it does not know '{CARD_NAMES.fields[0]}'"


def test_what_is_written_is_read_again_as_it_was(tmp_path: Path) -> None:
    """Weights are written in few bits: the second time nothing more is lost."""
    file = tmp_path / "network.npz"
    shipped = learned.shipped()
    shipped.save(file)
    again = load(file)
    assert isinstance(shipped, SeatNetwork)
    assert isinstance(again, SeatNetwork)
    assert again.made == shipped.made
    for name, one in shipped.weights.items():
        assert np.array_equal(one, again.weights[name]), name


def test_a_network_of_ones_own_plays_in_an_arena_by_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.npz"
    learned.shipped().save(file)
    view, moves = View.of(game := Game.new(3, seed=1), 0), game.moves(0)
    mine, learnt = bots.make(str(file)), bots.make("learned")
    first, second = (one.choose(view, moves, random.Random(1), None) for one in (mine, learnt))
    assert first == second
    assert str(file) not in bots.NAMES, "a table could be asked for whatever file the host has"

    seats = ("--bots", f"{file},random,random", "--games", "3", "--seed", "1", "--json")
    assert main(["arena", *seats]) == 0
    standings = json.loads(capsys.readouterr().out)["standings"]
    assert {one["bot"]: one["wins"] for one in standings} == {str(file): 3, "random": 0}

    assert main(["arena", "--bots", f"{tmp_path}/none.npz,random,random", "--games", "3"]) == 2
    assert capsys.readouterr().err.startswith("raiatea: none.npz: not a network: ")
