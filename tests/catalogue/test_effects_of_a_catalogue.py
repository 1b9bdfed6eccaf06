"""Effects that the engine does not know are refused with file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from raiatea import CatalogueError, Game
from raiatea.catalogue import load
from tests.catalogue.folders import DATA


def game_with(tmp_path: Path, old: str, new: str) -> Game:
    """A game with a catalogue in which one effect of the rituals reads otherwise."""
    for file in DATA.iterdir():
        text = file.read_text(encoding="utf-8")
        if file.name == "rituals.toml":
            assert old in text
            text = text.replace(old, new, 1)
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    return Game.new(3, seed=1, catalogue=load(tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            '{ do = "pearls", amount = 3 }',
            '{ do = "shells", amount = 3 }',
            r"rituals.toml: rua-hatu: effects\[0\]: do: unknown effect 'shells'",
        ),
        (
            '{ do = "pearls", amount = 3 }',
            '{ do = "pearls", amount = 3, keep = 1 }',
            r"rituals.toml: rua-hatu: effects\[0\]: keep: unknown field",
        ),
        (
            '{ do = "pearls", amount = 3 }',
            '{ do = "pearls" }',
            r"rituals.toml: rua-hatu: effects\[0\]: amount: missing",
        ),
        (
            '{ do = "pearls-per-assistant", factor = 2, everyone = 1 }',
            '{ do = "pearls-per-assistant", factor = 2 }',
            r"rituals.toml: atea: effects\[0\]: everyone: must be 1",
        ),
    ],
)
def test_an_effect_that_cannot_be_is_refused_with_file_entry_and_field(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    with pytest.raises(CatalogueError, match=message):
        game_with(tmp_path, old, new)


def test_a_game_can_be_played_with_another_catalogue(tmp_path: Path) -> None:
    game = game_with(tmp_path, "amount = 3 }", "amount = 4 }")
    assert game.catalogue.hash != Game.new(3, seed=1).catalogue.hash
    with pytest.raises(ValueError, match="catalogue: the record was made with"):
        Game.replay(game.record())
    assert Game.replay(game.record(), catalogue=game.catalogue).record() == game.record()
