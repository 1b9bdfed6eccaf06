"""Whether everyone can use a page: what axe says, what sticks out, what is too small to tap."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path("web/node_modules/axe-core/axe.min.js")
LOUD = ("serious", "critical")

# What was just changed is laid out and coloured anew before the next frame but one.
SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

# Whatever is seen and reaches beyond the page, unless it lies in something that can be scrolled.
BEYOND = """() => {
  const width = document.documentElement.clientWidth;
  const within = (one) => {
    for (let at = one.parentElement; at !== null; at = at.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };
  const beyond = [...document.querySelectorAll('body *')].filter((one) => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (one.closest('.sr, svg, [popover]') !== null) return false;
    const { left, right } = one.getBoundingClientRect();
    return right > left && (right > width + 1 || left < -1) && !within(one);
  });
  const named = beyond.map((one) => `${one.tagName}.${one.className}: ${one.textContent.slice(0, 40)}`);
  const page = document.documentElement.scrollWidth;
  return page > width ? [`the page is ${page} wide`, ...named] : named;
}"""

# Words that reach beyond their button or heading; those with an ellipsis are cut off on purpose.
CUT = """() => {
  const found = [];
  const within = (one, box) => {
    for (let at = one; at !== box; at = at.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const box = text.parentElement.closest('button, .btn, label, [role=tab], h1, h2, h3, .tag, .mat');
    if (box === null || within(text.parentElement, box) || text.data.trim() === '' || text.parentElement.closest('.sr, option') !== null) continue;
    if (!text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(text.parentElement).textOverflow === 'ellipsis') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [words, room] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    if (room.width > 1 && (words.right > room.right + 2 || words.left < room.left - 2)) {
      found.push(`${box.className}: ${text.data.trim().slice(0, 60)}`);
    }
  }
  for (const card of document.querySelectorAll('.rcard')) {
    if (card.scrollHeight > card.clientHeight + 1) found.push(`a card: ${card.textContent}`);
  }
  return found;
}"""

# What a finger can hardly hit. Pieces that only explain themselves do it in other places too; what
# is a pixel in size is for screen readers.
TINY = """(least) => [...document.querySelectorAll('button, select, input, a.btn, [role=tab]')]
  .filter((one) => !one.matches('[data-about]:not(.legal)'))
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('.sr') === null)
  .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (width < least || height < least))
  .map(([one, { width, height }]) =>
    `${one.className} ${one.textContent.trim().slice(0, 40)}: ${width.toFixed()} by ${height.toFixed()}`)"""


# Of cards that lie upon each other in a hand, how wide a part is to be seen and to be pressed.
COVERED = """(least) => [...document.querySelectorAll('.fan > * > button')]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const spots = Array.from({ length: Math.floor(width) - 2 }, (_, i) => left + 1 + i);
    const seen = (x) => one.contains(document.elementFromPoint(x, top + height / 2));
    return [one.dataset.about, spots.filter(seen).length];
  })
  .filter(([, seen]) => seen < least)
  .map(([about, seen]) => `${about}: ${seen} pixels`)"""


# Pieces in front of a player that lie upon others there, or that their panel cuts off.
LAPPED = """() => [...document.querySelectorAll('.players .pp')].flatMap((panel) => {
  const shown = [...panel.querySelectorAll('[data-about], .tag, .perms, .asst, .masks, .stats')]
    .filter((one) => one.checkVisibility() && one.closest('.sr') === null)
    .map((one) => [one, one.getBoundingClientRect()]);
  const room = panel.getBoundingClientRect();
  const named = (one) => one.dataset.about ?? one.className;
  const cut = shown.filter(([, box]) => box.bottom > room.bottom || box.right > room.right)
    .map(([one]) => `${named(one)} is cut off`);
  const upon = shown.flatMap(([one, a], i) => shown.slice(i + 1)
    .filter(([other]) => !one.contains(other))
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4)
    .map(([other]) => `${named(one)} and ${named(other)} lie upon each other`));
  return [...cut, ...upon];
})"""


@cache
def axe() -> str:
    assert AXE.exists(), "axe-core is missing; `npm ci` in web installs it."
    return AXE.read_text("utf-8")


def complaints(page: Page, *rules: str, within: str = "html") -> list[str]:
    """What axe finds serious, each with the first places where it found it.

    Where rules are named, only they are asked; and only of what lies `within`.
    """
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found = page.evaluate(
        "([within, rules]) => axe.run(within, { resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: rules }) })",
        [within, rules],
    )
    return [
        f"{one['id']}: {one['help']}: "
        + "; ".join(str(node["html"])[:160] for node in one["nodes"][:3])
        for one in found["violations"]
        if one["impact"] in LOUD
    ]


def overflowing(page: Page) -> list[str]:
    """What reaches beyond the sides of the page, and words that are cut off."""
    page.evaluate(SETTLED)
    beyond = [f"beyond the page: {one}" for one in page.evaluate(BEYOND)]
    return beyond + [f"cut off: {one}" for one in page.evaluate(CUT)]


def tiny(page: Page, least: int = 24) -> list[str]:
    """What is less than so many pixels wide or high, and yet to be pressed."""
    return [f"tiny: {one}" for one in page.evaluate(TINY, least)]


def covered(page: Page, least: int = 24) -> list[str]:
    """Cards in hand of which too little is left to be seen and pressed."""
    return [f"covered: {one}" for one in page.evaluate(COVERED, least)]


# Words that lie upon other words, that something cuts off, or that are too small to read. What can be
# scrolled to is not cut off; what is covered by something that was opened is not looked at; numerals
# on pieces may be a little smaller.
CRAMPED = """() => {
  const found = new Set();
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const [width, height] = [innerWidth, innerHeight];
  const clips = (style) => ['hidden', 'clip'].some((one) => [style.overflowX, style.overflowY].includes(one));
  const scrolls = (style) => ['auto', 'scroll'].some((one) => [style.overflowX, style.overflowY].includes(one));
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const words = text.data.trim();
    const parent = text.parentElement;
    if (words === '' || parent.closest('.sr, option, noscript, [popover], .flying, .skip') !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(parent);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.bottom < 0 || box.top > height || box.right < 0 || box.left > width) continue;
      let seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
      let cut = '';
      for (let at = parent; at !== document.body && cut === ''; at = at.parentElement) {
        const one = getComputedStyle(at);
        if (scrolls(one)) {
          const room = at.getBoundingClientRect();
          seen = {
            left: Math.max(seen.left, room.left), top: Math.max(seen.top, room.top),
            right: Math.min(seen.right, room.right), bottom: Math.min(seen.bottom, room.bottom),
          };
          break;
        }
        if (!clips(one)) continue;
        const room = at.getBoundingClientRect();
        const slack = 2.5;
        if (box.left < room.left - slack || box.right > room.right + slack ||
            box.top < room.top - slack || box.bottom > room.bottom + slack) {
          if (one.textOverflow === 'ellipsis') { cut = 'ellipsis'; break; }
          cut = 'cut';
        }
      }
      if (seen.right - seen.left < 2 || seen.bottom - seen.top < 4) continue;
      const top = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
      const own = parent.closest('button, a, li, p, h2, h3, div, span') ?? parent;
      if (top === null || !(own.contains(top) || top.contains(own))) {
        if (cut === '') continue;
      }
      if (cut !== '') found.add(`${cut}: ${words.slice(0, 50)} (${own.className})`);
      const size = parseFloat(style.fontSize);
      if (size < (/^[\\d×+–%?. ]+$/.test(words) ? 10.9 : 11.9)) found.add(`small: ${words.slice(0, 40)} ${size}`);
      boxes.push({ text, words, own, ...seen });
    }
  }
  for (let i = 0; i < boxes.length; i++) {
    for (let k = i + 1; k < boxes.length; k++) {
      const [one, other] = [boxes[i], boxes[k]];
      if (one.text === other.text) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 2 && high > 4.5) found.add(`upon: ${one.words.slice(0, 30)} / ${other.words.slice(0, 30)}`);
    }
  }
  return [...found];
}"""


def cramped(page: Page) -> list[str]:
    """Words upon words, words that are cut off, and words that are too small."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(CRAMPED)
    return found


def lapped(page: Page) -> list[str]:
    """Pieces in the panels of players that lie upon others or are cut off."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(LAPPED)
    return found
