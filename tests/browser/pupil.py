"""Pupils of a lesson: one who knows nothing and obeys the coach, one who does anything else."""

from __future__ import annotations

import contextlib
import random
import time
from collections import Counter
from collections.abc import Collection
from typing import Any

from playwright.sync_api import Error

from tests.browser.accessible import complaints, overflowing, tiny
from tests.browser.person import Person

# What the coach says and shows. Only what lies in a ring is pressed: the filled button once something is
# chosen, else what is pink, what ends a turn last. Who does `anything` presses what is open anywhere.
SHOWN = """(anything) => {
  const card = document.querySelector('.coach:not(.silent)');
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const rings = [...document.querySelectorAll('.coach-ring')].map((one) => one.getBoundingClientRect());
  const ringed = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return rings.some((ring) => ring.left <= x && x <= ring.right && ring.top <= y && y <= ring.bottom);
  };
  const all = (selector) =>
    [...document.querySelectorAll(`.play :is(${selector})`)]
      .filter((one) => seen(one) && (anything || ringed(one)))
      .sort((one, other) => ringed(other) - ringed(one));
  const doing = all('.prompt .do:not([aria-disabled])');
  const pink = all('button.legal:not(.chosen, .pending), .prompt .pick:not(.on, [aria-disabled], .pending)');
  const chosen = document.querySelector('.chosen.legal, .prompt .pick.on') !== null;
  const open = [...(chosen ? doing : []), ...pink, ...doing, ...all('.prompt .far')];
  document.querySelectorAll('[data-press]').forEach((one) => one.removeAttribute('data-press'));
  open[0]?.setAttribute('data-press', 'now');
  return {
    beat: card?.dataset.beat ?? null,
    words: card?.querySelector('.words').innerText ?? '',
    next: card?.querySelector('.next') !== null && card !== null,
    rings: rings.length,
    press: open[0]?.innerText ?? null,
    busy: document.querySelector('.pending, .prompt.inert, .prompt.caption') !== null,
  };
}"""
# What may be pressed, is in sight, and lies beneath the coach.
COVERED = """() => {
  const card = document.querySelector('.coach:not(.silent)').getBoundingClientRect();
  return [...document.querySelectorAll('.play :is(button.legal, .prompt .do, .prompt .far, .prompt .pick)')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return card.left < x && x < card.right && card.top < y && y < card.bottom;
    })
    .map((one) => one.textContent.slice(0, 60));
}"""
# What plays on without what the coach speaks of.
PAST = ".prompt .until"
COACHS = ("tiny: quiet", "tiny: btn next")
TAUGHT = """(name) =>
  JSON.parse(localStorage.getItem('raiatea.preferences') ?? '{}').lessons?.includes(name) ?? false"""


class Pupil:
    """Somebody who takes a lesson in front of a browser."""

    def __init__(self, person: Person, lesson: str = "first") -> None:
        self.person = person
        self.page = person.page
        self.lesson = lesson
        self.heard: list[str] = []
        self.found: list[str] = []

    @property
    def taught(self) -> bool:
        return bool(self.page.evaluate(TAUGHT, self.lesson))

    def look(self, anything: bool = False) -> dict[str, Any]:
        """What is shown, in the end of all movement."""
        shown: dict[str, Any] = self.page.evaluate(SHOWN, anything)
        beat = shown["beat"]
        if beat is not None and beat not in self.heard[-1:]:
            self.heard.append(beat)
        return shown

    def obey(self, shown: dict[str, Any]) -> None:
        """Press Next where there is one, else the first thing that is marked."""
        try:
            if shown["next"]:
                self.hit(".coach .next")
            elif shown["press"] is not None:
                self.hit('[data-press="now"]')
        except Error:
            return  # it was gone before the hand was there

    def hit(self, selector: str) -> None:
        where = self.page.locator(selector).first
        if self.person.touch:
            where.tap(timeout=5000)
        else:
            where.click(timeout=5000)
            self.page.mouse.move(3, 3)  # what is pointed at looks as if it were chosen

    def learn(
        self, seconds: float = 600, looks: Collection[str] = (), until: str | None = None
    ) -> None:
        """Obey until the lesson is over, or a beat has come; look closely at some beats."""
        end = time.monotonic() + seconds
        while not self.taught:
            before = len(self.heard)
            shown = self.look()
            assert time.monotonic() < end, f"still at {self.heard[-1:]}: {shown}"
            if shown["beat"] == until is not None:
                return
            if len(self.heard) > before and shown["beat"] in looks:
                self.examine(shown["beat"])
            if not shown["busy"] or shown["next"]:
                self.obey(shown)
            self.page.wait_for_timeout(30)

    def examine(self, beat: str) -> None:
        """Whether everybody can use what is shown, and nothing that one needs is covered."""
        self.person.until(lambda: self.look()["rings"], f"what is spoken of is in sight: {beat}")
        found = [
            *complaints(self.page),
            *overflowing(self.page),
            *(f"covered: {one}" for one in self.page.evaluate(COVERED)),
            *(f"goes past the coach: {one}" for one in self.page.locator(PAST).all_inner_texts()),
        ]
        if self.person.touch:
            found += [one for one in tiny(self.page, 44) if one.startswith(COACHS)]
        self.found += [f"{beat}: {one}" for one in found]


class WrongDoer:
    """Somebody who at every beat does something else first, and then has the coach go past it."""

    def __init__(self, pupil: Pupil, seed: int) -> None:
        self.pupil = pupil
        self.page = pupil.page
        self.chance = random.Random(seed)
        self.laters = 0
        self.tricks: Counter[str] = Counter()

    def learn(self, seconds: float = 900) -> None:
        pupil, end = self.pupil, time.monotonic() + seconds
        while not pupil.taught:
            shown = pupil.look(anything=True)
            assert time.monotonic() < end, f"stuck at {pupil.heard[-3:]}: {shown}"
            beat = shown["beat"]
            if beat is not None and not shown["busy"]:
                self.tricks[beat] += 1
                self.misbehave(beat)
                shown = pupil.look(anything=True)
            if self.tricks[shown["beat"]] > 2 or shown["beat"] is None:
                if not shown["busy"] or shown["next"]:
                    pupil.obey(shown)
            else:
                self.press(".coach .quiet")
            self.page.wait_for_timeout(60)

    def misbehave(self, beat: str) -> None:
        """Once at each beat something else, and now and then twice."""
        if self.tricks[beat] > 1:
            return
        self.press('.board [data-about]:not(.legal, [aria-disabled="true"]) >> nth=0')
        self.laters += self.page.locator(".coach .later").count()
        trick = self.chance.choice(("undo", "enter", "keys", "reload", "escape", "none"))
        if trick == "undo":
            self.page.keyboard.press("u")
        elif trick == "enter":
            self.page.keyboard.press("Enter")
        elif trick == "keys":
            for key in "12e0":
                self.page.keyboard.press(key)
        elif trick == "reload":
            self.page.reload()
            self.page.locator(".coach").wait_for(state="attached")
        elif trick == "escape":
            self.page.keyboard.press("Escape")
        self.page.wait_for_timeout(100)

    def press(self, selector: str) -> None:
        with contextlib.suppress(Error):
            self.page.locator(selector).first.click(timeout=1500)
