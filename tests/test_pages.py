"""What all HTML pages have in common."""

from __future__ import annotations

from xml.etree import ElementTree

from raiatea import pages


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text.removeprefix("<!doctype html>"))


def test_a_page_is_well_formed_in_its_language_with_its_title_as_text() -> None:
    page = parsed(pages.page("<b>Ana</b>", "<p>Hello</p>", ".x { color: red; }", "fr"))
    assert page.get("lang") == "fr"
    assert [one.text for tag in ("title", "h1") for one in page.iter(tag)] == ["<b>Ana</b>"] * 2
    (style,) = page.iter("style")
    assert (style.text or "").endswith(".x { color: red; }")


def test_a_table_is_moved_sideways_by_itself_and_has_words_and_numbers() -> None:
    wide = parsed(pages.table(("Bot", "Wins", "Why"), [("Ana", "3", "luck")], words=(0, 2)))
    assert wide.get("class") == "wide"
    assert [one.get("class") for one in wide.iter("th")] == ["words", None, "words"]
    assert ["".join(one.itertext()) for one in wide.iter("td")] == ["Ana", "3", "luck"]


def test_a_bar_is_as_long_as_its_parts_and_says_them() -> None:
    bar = parsed(pages.stacked({"rank": 6.0, "masks": 3.0}, most=12.0))
    assert bar.get("aria-label") == "rank 6.0, masks 3.0"
    rects = [(one.get("class"), one.get("x"), one.get("width")) for one in bar.iter("rect")]
    assert rects == [("rank", "0.0", "120.0"), ("masks", "120.0", "60.0")]


def test_a_bar_with_its_interval_stays_within_the_picture() -> None:
    bar = parsed(pages.with_interval(1.2, 0.5, 1.7, "much", pages.mark(0.25, "fair")))
    (rect,) = bar.iter("rect")
    fair, interval = bar.iter("path")
    assert rect.get("width") == "240.0"
    assert fair.get("d") == "M60.0 0v20"
    assert (interval.get("d") or "").startswith("M120.0 10H240.0")
