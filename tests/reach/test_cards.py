"""How far a card, an effect and a decision reach: docs/adding-a-card.md, followed and counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reach.copies import CARDS, FOLLOWED, WORDS, Copy

PYTHON = "src/raiatea/engine/effects/"
CITED = "tests/rules/test_every_rule_is_cited_in_the_engine.py"
STALE = "tests/server/test_shapes.py::test_the_clients_types_are_those_of_the_server"
PLAYED = """
import random, sys
from raiatea import Game, bots

told = []

def tell(seat, move, events):
    told.extend(event.to_dict() for event in events)

for seed in range(100):
    game = Game.new(3, seed=seed)
    players = [bots.make(name) for name in ("random", "novice", "skilled")]
    bots.play_out(game, bots.seated(players, [random.Random(seed)] * 3), tell)
    if any(one["event"] == "performed" and one["ritual"] == sys.argv[1] for one in told):
        sys.exit()
sys.exit("nobody ever performed it")
"""
WRITTEN = """
import sys
from raiatea.words import LANGUAGES, Words

for language in LANGUAGES:
    words = Words(language)
    for name in sys.argv[1:]:
        assert words.text("ritual", name) and words.label("ritual", name) != name, language
"""


def check(copy: Copy, ritual: str, strange: str) -> None:
    """It can be played by bots, and is told in all languages.

    The network plays cards that do what it knows; what it does not know, it says.
    """
    copy.run("-c", WRITTEN, ritual)
    copy.test("tests/locales/test_locales.py", CITED, STALE)
    copy.run("-c", PLAYED, ritual)
    played = copy.try_to("-m", "raiatea", "simulate", "-n", "1", "--bots", "learned,novice,novice")
    assert played.returncode == (2 if strange else 0)
    if strange:
        assert f"it does not know '{strange}" in " ".join(played.stdout.split())


@pytest.mark.parametrize(
    ("heading", "ritual", "python", "strange"),
    [
        (FOLLOWED[0], "pipiri", set(), ""),
        (FOLLOWED[1], "matariki", {f"{PYTHON}gain.py"}, "ritual: "),
        (FOLLOWED[2], "fetia", {f"{PYTHON}pearls_or_mana.py"}, "gain pearls'"),
    ],
)
def test_a_card_is_its_entry_and_its_words_and_a_new_effect_or_decision_one_file_besides(
    heading: str, ritual: str, python: set[str], strange: str, tmp_path: Path
) -> None:
    copy = Copy(tmp_path)
    copy.follow(heading)
    assert copy.touched() == {CARDS, *WORDS, *python}
    check(copy, ritual, strange)
