"""Every lesson fits the cards and the engine, whichever way its learner goes through it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files

import pytest

from raiatea import Game, catalogue, lessons
from raiatea.lessons import Beat, LessonError, On, TaughtGame, allowed, applies, happens
from tests.locales.messages import LANGUAGES, say

FIRST = (files("raiatea.lessons") / "data" / "first.toml").read_text("utf-8")

SELECTIONS = ("KeepTogether", "Prepare")  # what is chosen together has no order


def lesson(name: str) -> TaughtGame:
    found = lessons.named(name)
    assert found is not None
    return found


def question(game: Game, seat: int) -> str:
    prompt = game.view(seat)["prompt"]
    return str(prompt["question"]) if isinstance(prompt, dict) else ""


class Way:
    """One way through a lesson: the game, and the beats that have not begun yet."""

    def __init__(self, lesson: TaughtGame, game: Game, left: list[Beat]) -> None:
        self.lesson = lesson
        self.game = game
        self.left = left

    def begin(self, begins: Callable[[Beat], bool]) -> None:
        """The next beat begins if it is its time, with those that follow it by themselves."""
        while self.left and (self.left[0].on == On() or begins(self.left[0])):
            self.left.pop(0)

    def play(self, seat: int, move: str) -> None:
        for event in self.game.play(seat, self.game.parse(seat, move)):
            if event.visible_to(self.lesson.seat):
                told = event.to_dict()
                self.begin(lambda beat, told=told: happens(beat.on, told))  # type: ignore[misc]

    def legal(self) -> list[str]:
        return [str(move) for move in self.game.moves(self.lesson.seat)]

    def others(self) -> bool:
        """Whoever of the others is asked answers from the script."""
        seat = next((one for one in self.game.awaiting if one != self.lesson.seat), None)
        if seat is None:
            return False
        move = self.lesson.answer(self.game, seat)
        assert move is not None, (
            f"{self.lesson.names[seat]} has no answer: {question(self.game, seat)}"
        )
        self.play(seat, move)
        return True

    def ways(self) -> Iterator[Way]:
        """All ways to answer one's next question."""
        while self.left and self.others():
            pass
        if not self.left:
            yield self
            return
        asked, legal = question(self.game, self.lesson.seat), self.legal()
        self.begin(lambda beat: beat.on.asked == asked and not beat.allow)
        beat = self.left[0]
        if not applies(beat, asked, legal):
            assert len(legal) == 1, f"{asked} has no beat; the next one is {beat.id}"
            self.play(self.lesson.seat, legal[0])
            yield self
            return
        for move in ways_of(beat, legal)[: 1 if asked in SELECTIONS else None]:
            way = Way(self.lesson, self.game.copy(), self.left[1:])
            way.begin(lambda one, move=move: one.on.chosen == move)  # type: ignore[misc]
            way.play(self.lesson.seat, move)
            while question(way.game, self.lesson.seat) == asked and applies(
                beat, asked, way.legal()
            ):
                way.play(self.lesson.seat, ways_of(beat, way.legal())[0])
            yield way


def ways_of(beat: Beat, legal: list[str]) -> list[str]:
    """What may be played; what was chosen together is closed last."""
    found = allowed(beat, legal)
    return [move for move in found if move != "done"] or found


def all_ways(lesson: TaughtGame) -> Iterator[Way]:
    """The ends of all ways through the beats of a lesson."""
    open_ = [Way(lesson, lesson.begin(), lesson.beats[:])]
    while open_:
        for way in open_.pop().ways():
            if way.left:
                open_.append(way)
            else:
                yield way


@pytest.mark.parametrize("name", lessons.names())
def test_every_beat_of_a_lesson_comes_whichever_way_is_taken(name: str) -> None:
    taught = lesson(name)
    assert taught.catalogue == catalogue.default().hash
    assert list(all_ways(taught))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lessons.names())
def test_a_coach_says_little_at_a_time(name: str, language: str) -> None:
    for beat in lesson(name).beats:
        words = say(language, f"lesson-{name}-{beat.id}", {"bag": 12, "short": 2}).split()
        assert len(words) <= 30, f"{language}, {beat.id}: {len(words)} words"


def test_in_the_first_lesson_all_ways_lead_to_five_points() -> None:
    ends = list(all_ways(lesson("first")))
    assert {way.game.scores[0].total for way in ends} == {5}
    assert len(ends) == 48


def test_in_the_ceremonies_all_ways_lead_to_an_auction_that_is_won() -> None:
    taught = lesson("ceremonies")
    mine = taught.begin().view(0)["mine"]
    assert (mine["mana"], mine["pearls"], len(mine["rituals"])) == (7, 4, 2)  # type: ignore[index]
    ends = list(all_ways(taught))
    assert {way.game.scores[0].total for way in ends} == {2}
    assert len(ends) == 8


def test_who_has_a_script_follows_it_while_it_fits() -> None:
    taught = lesson("first")
    game = taught.begin()
    assert taught.answer(game, 1) == "keep tii"
    game.play(1, game.parse(1, "keep ru"))
    assert taught.answer(game, 1) is None
    assert taught.answer(game, 2) == "keep mata-arahu"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("seed = 9839", "seed = 'x'", "seed"),
        ("seed = 9839", "seeds = 9839", "seed"),
        ('id = "points"', 'id = "welcome"', "beat 2, welcome: an id"),
        ('asked = "KeepTogether"', 'asked = "Keeping"', "no question Keeping"),
        ('event = "rolled"', 'event = "roled"', "no event roled"),
        ("face = 2", "faces = 2", "rolled has no faces"),
        ('at = ["mine"]', 'at = ["wood"]', "wood is no piece"),
        ('allow = ["go forest"]', 'allow = ["walk forest"]', "walk forest is no move"),
        ("Manu = [", "Mani = [", "nobody is called Mani"),
        ('names = ["",', 'names = ["Ana",', "one of them is empty"),
        ("[[beats]]", "[[beats]", "line"),
    ],
)
def test_a_lesson_that_is_not_right_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in FIRST
    with pytest.raises(LessonError, match=complaint):
        lessons.load(FIRST.replace(old, new, 1), "first")


def test_a_lesson_whose_game_cannot_be_played_so_far_says_so() -> None:
    taught = lessons.load('before = [[0, "keep tane"]]\n' + FIRST, "first")
    with pytest.raises(LessonError, match="lesson first: before"):
        taught.begin()
