"""The facts of a game: what is written down is what happened."""

from __future__ import annotations

from collections import Counter
from typing import Any

from raiatea import Game, bots
from raiatea.arena import Contest
from raiatea.balance import GameFacts, watch
from raiatea.balance.facts import Ceremony, Notebook
from tests.toolkit import IDLE, RULES_CARDS_FOLDER, Scene

RAFAEL, MARIA, MAX, ARNO = range(4)
CONTEST = Contest(("random", "random", "random"), 4, 4, catalogue=str(RULES_CARDS_FOLDER))


def noted_game() -> tuple[Game, Notebook]:
    """The first game of the contest, played to its end with a notebook beside it."""
    game = CONTEST.new_game(0)
    notebook = Notebook(game)
    players = [bots.make(name) for name in CONTEST.bots]
    lots = [CONTEST.lot(0, seat) for seat in range(3)]
    bots.play_out(game, bots.seated(players, lots), notebook.note)
    return game, notebook


def moves_of(game: Game, verb: str) -> list[Counter[str]]:
    """What each seat named with a verb, from the record of a game."""
    found: list[Counter[str]] = [Counter() for _ in range(game.players)]
    record: dict[str, Any] = game.record()
    for seat, text, *_ in record["moves"]:
        said, _, what = text.partition(" ")
        if said == verb:
            found[seat][what] += 1
    return found


def by_place(notebook: Notebook, seats: list[Counter[str]]) -> tuple[Counter[str], ...]:
    return tuple(seats[seat] for seat in notebook.order)


def test_what_players_chose_is_what_the_record_says() -> None:
    game, notebook = noted_game()
    facts = notebook.facts(game)
    assert facts.kept == by_place(notebook, moves_of(game, "keep"))
    assert facts.prepared == by_place(notebook, moves_of(game, "prepare"))
    gone = sum(moves_of(game, "go"), Counter())
    visits = Counter[str]()
    for (_, location), times in facts.visits.items():
        visits[location] += times
    assert visits == gone
    assert gone.total() == 18
    sales = sum(moves_of(game, "sell"), Counter())
    assert sales.total() == 2
    assert {f"{commodity} {space}": n for (commodity, space), n in facts.sold.items()} == sales


def test_missions_are_those_that_lie_behind_the_screens_in_the_end() -> None:
    game, notebook = noted_game()
    view: dict[str, Any] = game.view(None)
    tokens = Counter(token for own in view["tracked"]["missions"] for token in own)
    facts = notebook.facts(game)
    assert facts.fulfilled == tokens
    assert facts.laid.total() == 36
    assert not tokens - facts.laid


def test_rituals_are_seen_by_those_who_draw_them_and_one_of_them_is_kept() -> None:
    facts = watch(CONTEST, 0)
    kept = sum(facts.kept, Counter())
    assert not kept - facts.seen
    # Five each at set-up, then three each time: nobody was Arioi.
    assert facts.seen.total() == 15 + 3 * (kept.total() - 6)


def test_players_are_counted_from_the_starting_player() -> None:
    game, notebook = noted_game()
    facts = notebook.facts(game)
    record: dict[str, Any] = game.record()
    firsts = [(seat, text) for seat, text, *_ in record["moves"] if text.startswith("go ")][:3]
    assert [f"go {location}" for location in facts.first_choices] == [text for _, text in firsts]
    assert [seat for seat, _ in firsts] == notebook.order != [0, 1, 2]
    assert [sum(own) for own in facts.points] == [game.scores[seat].total for seat, _ in firsts]
    assert firsts[facts.winner][0] == game.winner


def test_a_game_counted_by_hand() -> None:
    facts = watch(CONTEST, 0)
    assert facts.winner == 1
    assert facts.points == ((0, 0, 2, 0), (0, 0, 7, 0), (3, 0, 2, 0))
    assert facts.first_choices == ("neighbourhood", "market", "marae")
    assert facts.visits["A6", "forest"] == 1
    assert facts.visits["A6", "path"] == 0
    assert facts.sold == Counter([("tiare", 1), ("tiare", 3)])
    assert facts.ceremonies == (
        Ceremony(offered=7, mana=7, rituals=3, performed=1, left=6),
        Ceremony(offered=5, mana=11, rituals=0, performed=0, left=11),
        Ceremony(offered=8, mana=19, rituals=4, performed=4, left=24),
    )
    assert facts.fizzled == Counter(["ru", "roroo"])
    assert sum(facts.performed, Counter()) == Counter(
        ["atea", "hina", "tino-rua", "toa-hiti", "mata-arahu"]
    )


class Watched:
    """A scene with a notebook beside it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.notebook = Notebook(scene.game)
        self.notebook.next_round({"round": scene.round})

    def play(self, seat: int, *texts: str) -> None:
        for text in texts:
            move = self.scene.game.parse(seat, text)
            self.notebook.note(seat, move, self.scene.play(seat, text))

    def idle_until(self, question: str) -> None:
        while self.scene.question != question:
            seat = self.scene.awaiting[0]
            self.play(seat, next(text for text in self.scene.moves(seat) if text in IDLE))


def test_the_ceremony_of_E4_is_counted_and_hina_is_performed_by_who_put_her_in() -> None:
    scene = Scene(4)
    scene.statue(1, "1-pearls-4", "1-pearls-5", "1-mana-5")
    for seat in range(4):
        scene.has(seat, pearls=0, mana=8)
    scene.has(MARIA, tattoos=6)
    scene.hand(RAFAEL, "uru-taetae", "raa")
    scene.hand(MARIA, "rau-pena", "rua-hatu", "mata-arahu")
    scene.hand(MAX, "roroo")
    scene.hand(ARNO, "taere", "ihi", "hina")
    scene.to_round("C1")
    watched = Watched(scene)
    watched.idle_until("Prepare")
    watched.play(RAFAEL, "prepare uru-taetae", "prepare raa", "done")
    watched.play(MARIA, "prepare rau-pena", "prepare rua-hatu", "prepare mata-arahu", "done")
    watched.play(MAX, "prepare roroo", "done")
    watched.play(ARNO, "prepare taere", "prepare ihi", "prepare hina", "done")
    for seat, amount in ((RAFAEL, 7), (MARIA, 4), (MAX, 4), (ARNO, 8)):
        watched.play(seat, f"offer {amount}")
    watched.idle_until("LayInOrder")
    watched.play(MARIA, "lay rua-hatu", "commodity tiare")
    watched.play(MAX, "draw normal")
    watched.play(MAX, *scene.moves(MAX)[:2])
    watched.play(ARNO, "fulfil 1.3")
    watched.idle_until("ChooseLocation")
    notebook = watched.notebook
    assert notebook.ceremonies == [
        Ceremony(offered=23, mana=23, rituals=9, performed=8, left=5),
    ]
    assert notebook.performed[ARNO] == Counter(["hina", "taere"])
    assert notebook.performed[MARIA] == Counter(["rua-hatu", "rau-pena", "mata-arahu"])
    assert notebook.fizzled == Counter(["ihi"])
    assert notebook.kept[MAX].total() == 2
    assert notebook.fulfilled == Counter(["1-mana-5"])


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    first: GameFacts = watch(CONTEST, 1)
    assert watch(CONTEST, 1) == first
    assert watch(CONTEST, 2) != first
    assert watch(Contest(CONTEST.bots, CONTEST.games, 5), 1) != first
