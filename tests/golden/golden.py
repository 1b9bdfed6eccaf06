"""Golden games: recorded once, replayed ever after, with a hash of the position and of every view.

`python -m tests.golden.golden` from the project's root records them anew. Do so only when the
rules, the catalogue or the form of positions and views change on purpose, and say why.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

from raiatea import Game, bots

FOLDER = Path(__file__).parent
TABLES: dict[str, tuple[int, tuple[str, ...]]] = {
    "three": (3, ()),
    "three-all-variants": (3, ("tane", "oracle", "mana-shortage")),
    "four": (4, ()),
    "four-tane": (4, ("tane",)),
    "five": (5, ()),
    "five-oracle-shortage": (5, ("oracle", "mana-shortage")),
}


def fingerprint(game: Game) -> str:
    """A short hash of the whole position (its history left out) and of every view of it."""
    position = {key: value for key, value in game.to_dict().items() if key != "history"}
    views = [game.view(seat) for seat in (None, *range(game.players))]
    text = json.dumps([position, views], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def fingerprints(record: dict[str, object]) -> list[str]:
    """The fingerprint after the set-up and after each decision of a record."""
    moves = record["moves"]
    assert isinstance(moves, list)
    game = Game.replay(record, at=0)
    found = [fingerprint(game)]
    for seat, text, _ in moves:
        game.play(seat, game.parse(seat, text))
        found.append(fingerprint(game))
    return found


def record_game(players: int, variants: tuple[str, ...]) -> dict[str, object]:
    game = Game.new(players, seed=players, variants=variants)
    bots.play_out(game, bots.by_lot(random.Random(players)))
    return game.record()


def main() -> None:
    for name, (players, variants) in TABLES.items():
        record = record_game(players, variants)
        data = {"record": record, "fingerprints": fingerprints(record)}
        (FOLDER / f"{name}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
