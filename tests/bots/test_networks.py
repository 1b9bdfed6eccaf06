"""A network plays with the cards that it has learnt, and says so when it is asked for others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from raiatea import bots, encoding
from raiatea.bots import registry
from raiatea.bots.learned import bot as learned
from raiatea.bots.learned.network import load
from raiatea.cli import main
from raiatea.encoding import Encoding
from raiatea.errors import NetworkError

HERE = encoding.ENCODING


@pytest.fixture
def network_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[pytest.MonkeyPatch]:
    """Where a test may put another network in the place of the package's."""
    monkeypatch.setattr(learned, "NETWORK", tmp_path / "network.npz")
    learned.shipped.cache_clear()
    yield monkeypatch
    learned.shipped.cache_clear()


def with_a_card_more() -> Encoding:
    """What a network would read that knows Pipiri too, in front of Moana."""
    fields = tuple(
        name for known in HERE.fields for name in (known.replace("moana", "pipiri"), known)
    )
    return replace(HERE, fields=tuple(dict.fromkeys(fields)))


OTHERS = [
    (with_a_card_more(), "it expects 'table: row: pipiri', which is not there"),
    (replace(HERE, actions=HERE.actions[1:]), f"it does not know '{HERE.actions[0]}'"),
    (replace(HERE, actions=HERE.actions[::-1]), "the same cards, but in another order"),
    (replace(HERE, version=0), "it reads views of version 0, not 1"),
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
    put(with_a_card_more())
    assert main(["simulate", "-n", "1", "--bots", "learned,novice,novice"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert "the bot learned cannot play here, but skilled can" in told.err


def test_a_network_that_does_not_say_what_it_reads_is_none(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    shipped = learned.shipped()
    replace(shipped, reads=replace(HERE, fields=())).save(file)
    assert load(file).reads.strange() == f"it does not know '{HERE.fields[0]}'"
    with pytest.raises(ValueError, match="which cards it knows"):
        encoding.encoding_from("{}")
