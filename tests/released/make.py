"""Games and a database of a version that is released, kept so that every later one can read them.

`python -m tests.released.make 0.2.0` from the project's root makes the folder `0.2.0` beside this
file. Do so once, when that version is released, and never again.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import Any

import raiatea
from raiatea import Game, bots, catalogue
from raiatea.words import LANGUAGES
from tests.server.process import Server
from tests.server.table import Table, ok

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
CARD_SETS = Path(raiatea.__file__).parent / "catalogue" / "released"
GAMES: dict[str, tuple[int, tuple[str, ...]]] = {
    "three": (3, ()),
    "three-tane-oracle": (3, ("tane", "oracle")),
    "four-tane": (4, ("tane",)),
    "five-all-variants": (5, ("tane", "oracle", "mana-shortage")),
}
DATABASE = "tables.sqlite"
TABLES = "tables.json"


def played(players: int, variants: tuple[str, ...]) -> Game:
    game = Game.new(players, seed=players, variants=variants)
    bots.play_out(game, bots.by_lot(random.Random(players)))
    return game


def what_came_of(game: Game) -> dict[str, Any]:
    return {"winner": game.winner, "scores": [score.to_dict() for score in game.scores]}


def make_records(folder: Path) -> None:
    for name, (players, variants) in GAMES.items():
        game = played(players, variants)
        data = {"record": game.record(), "result": what_came_of(game)}
        text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
        (folder / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


def make_tables(server: Server) -> list[Table]:
    """Tables of all kinds: just begun, in the middle of something, over, closed, with a rematch."""
    begun = server.make()
    middle = server.make("link", "novice", "link", "link", variants=["tane", "oracle"])
    together = server.make(variants=["mana-shortage"], clock={"seconds": 3600})
    over, closed = server.make(), server.make("here", "here", "link", tracked=True)
    ok(middle.post("/chat", 0, {"text": "Ia ora na! ’"}))
    play(over, 12)
    for seat in range(3):
        ok(over.post("/takeback", seat, {"agree": True}))
    for table, moves in ((middle, 40), (over, 10_000), (closed, 7)):
        play(table, moves)
    together.play_until("Offer")
    together.play(together.awaiting()[0])
    assert over.post("/rematch", over.host).status_code == 201
    ok(closed.post("/close", closed.host))
    return [begun, middle, together, over, closed]


def play(table: Table, most: int) -> None:
    """Play so many moves of people, or to the end, with moves that do not depend on the clock."""
    dice = random.Random(1)
    people = [seat for seat, key in enumerate(table.keys) if key]
    while most and (seat := awaited(table, people)) is not None:
        moves = table.prompt(seat)["moves"]
        table.play(seat, dice.choice(moves))
        most -= 1


def awaited(table: Table, people: list[int]) -> int | None:
    """The person who is asked next, once the bots have answered; nobody when it is over."""
    while awaiting := table.awaiting():
        found = [seat for seat in awaiting if seat in people]
        if found:
            return found[0]
    return None


def known(table: Table) -> dict[str, Any]:
    """What a later version must know of a table."""
    keys = {str(seat): key for seat, key in enumerate(table.keys) if key}
    view = table.view(None)
    return {
        "table": table.id,
        "host": table.host,
        "spectator": table.spectator,
        "keys": keys,
        "status": table.about(None)["status"],
        "names": [seat["name"] for seat in table.about(None)["seats"]],
        "awaiting": view["awaiting"],
        "versions": {who: table.state(key)["version"] for who, key in keys.items()},
    }


def make_database(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / DATABASE
        with Server(str(file), Path(temporary) / "log") as server:
            tables = [known(table) for table in make_tables(server)]
        with sqlite3.connect(file) as database:  # all of it into the one file
            database.execute("pragma wal_checkpoint(truncate)")
            database.execute("vacuum")
        (folder / DATABASE).write_bytes(file.read_bytes())
    text = json.dumps(tables, indent=1, ensure_ascii=False)
    (folder / TABLES).write_text(f"{text}\n", encoding="utf-8")


def main(version: str) -> None:
    assert version == raiatea.__version__, f"this is version {raiatea.__version__}"
    folder = FOLDER / version
    folder.mkdir(exist_ok=True)
    make_records(folder)
    make_database(folder)
    keep_card_set(CARD_SETS)


def keep_card_set(folder: Path) -> None:
    """Keep the cards in the package, so that tables made with them can go on for ever."""
    cards = files("raiatea.catalogue") / "data"
    kept = folder / catalogue.default().hash
    kept.mkdir(parents=True, exist_ok=True)
    for file in cards.iterdir():
        (kept / file.name).write_bytes(file.read_bytes())
    words = kept / "words"
    words.mkdir(exist_ok=True)
    for language in LANGUAGES:  # a later version may have forgotten a card
        text = (ROOT / "locales" / language / "cards.ftl").read_bytes()
        (words / f"{language}.ftl").write_bytes(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
