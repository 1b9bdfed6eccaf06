"""Card sets drawn by lot, for training."""

from __future__ import annotations

import random
from pathlib import Path

from raiatea import catalogue
from raiatea.encoding.cards import described_cards
from raiatea.engine import Game
from raiatea.training.varied_cards import write_varied_cards


def test_all_sets_are_whole_each_is_another_and_says_so_to_networks(tmp_path: Path) -> None:
    packaged = catalogue.default()
    names = [ritual.id for ritual in packaged.rituals]
    seen = {repr(described_cards(packaged)["ritual"])}
    boards = [packaged.board]
    for seed in range(40):
        write_varied_cards(tmp_path / str(seed), seed)
        found = catalogue.load(tmp_path / str(seed))
        assert [ritual.id for ritual in found.rituals] == names
        assert [ritual.colour for ritual in found.rituals] == [
            ritual.colour for ritual in packaged.rituals
        ]
        seen.add(repr(described_cards(found)["ritual"]))
        boards.append(found.board)
    assert len(seen) == 41
    assert len({board.priest_track for board in boards}) == 3
    assert len({board.statue_rows for board in boards}) > 10
    assert len({tuple(rank.space for rank in board.ranks) for board in boards}) > 5


def test_a_seed_is_one_set_and_whole_games_are_played_with_it(tmp_path: Path) -> None:
    write_varied_cards(tmp_path / "one", 7)
    write_varied_cards(tmp_path / "again", 7)
    found = catalogue.load(tmp_path / "one")
    assert found.hash == catalogue.load(tmp_path / "again").hash
    dice = random.Random(1)
    game = Game.new(4, 1, ("tane",), found)
    while not game.over:
        seat = game.awaiting[0]
        game.play(seat, dice.choice(game.moves(seat)))
