"""Words upon pictures can be read: measured against every pixel behind them, by day and night."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from tests.browser.accessible import SETTLED
from tests.browser.conftest import Come
from tests.browser.tables import Shown

# Words with no plate between them and a picture: where they stand and how they are coloured.
UPON_PICTURES = """() => {
  const solid = (one) => /^rgb\\(/.test(getComputedStyle(one).backgroundColor);
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (text.data.trim() === '' || parent.closest('.sr, option, noscript, svg') !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let plate = parent;
    while (plate !== document.body && !plate.matches('.mat.stage, .front') && !solid(plate)) plate = plate.parentElement;
    if (!plate.matches('.mat.stage, .front')) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const large = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // Letters do not reach to the edge of their line, where a frame may be.
      const box = [Math.max(0, left), Math.max(0, top + 2), Math.min(innerWidth, right), Math.min(innerHeight, bottom - 2)];
      const rgb = color.match(/[\\d.]+/g).slice(0, 3).map(Number);
      if (box[2] - box[0] > 1 && box[3] - box[1] > 1) found.push({ words: text.data.trim(), rgb, large, box });
    }
  }
  return found;
}"""

# The worst contrast of each of them with what a picture of the page without words shows there.
MEASURE = """async ({ picture, found }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const bright = (rgb) => {
    const [r, g, b] = rgb.map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return found.map(({ words, rgb, large, box: [left, top, right, bottom] }) => {
    const { data } = canvas.getImageData(left, top, right - left, bottom - top);
    const own = bright(rgb);
    let worst = 21;
    for (let i = 0; i < data.length; i += 4) {
      const behind = bright([data[i], data[i + 1], data[i + 2]]);
      worst = Math.min(worst, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
    }
    return { words, worst, least: large ? 3 : 4.5 };
  });
}"""
WORDLESS = "* { color: transparent !important; text-shadow: none !important; } svg.i, kbd { visibility: hidden; }"
SCREENS = ("front", "KeepTogether", "Prepare", "Offer", "ChooseGift", "Bid", "over")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_upon_pictures_stand_out_from_every_pixel(
    come: Come, shown: Shown, theme: str
) -> None:
    person = come(color_scheme=theme, bypass_csp=True)
    page = person.page
    paper = person.context.new_page()
    faint: list[dict[str, Any]] = []
    measured = 0
    for screen in SCREENS:
        if screen == "front":
            person.go()
            page.locator(".front .way").first.wait_for()
        else:
            table, seat = (shown.over, 0) if screen == "over" else shown.asked(screen)
            person.sit(table.id, table.keys[seat])
            page.locator(".mat.stage").wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate(SETTLED)
        found = page.evaluate(UPON_PICTURES)
        style = page.add_style_tag(content=WORDLESS)
        picture = base64.b64encode(page.screenshot()).decode()
        style.evaluate("style => style.remove()")
        told = paper.evaluate(MEASURE, {"picture": picture, "found": found})
        measured += len(told)
        faint += [{"screen": screen, **one} for one in told if one["worst"] < one["least"]]
    assert measured > 20
    assert faint == []
