"""Asks axe whether everyone can use a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path("web/node_modules/axe-core/axe.min.js")
LOUD = ("serious", "critical")


def complaints(page: Page) -> list[str]:
    """What axe finds serious, each with the first places where it found it."""
    assert AXE.exists(), "axe-core is missing; `npm ci` in web installs it."
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']}: "
        + "; ".join(str(node["html"])[:160] for node in one["nodes"][:3])
        for one in found["violations"]
        if one["impact"] in LOUD
    ]
