"""How far a language and a switch of a table reach."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.reach.copies import LANGUAGES, Copy

NAMES = "web/src/language/language.svelte.ts"
SWITCHES = "src/raiatea/server/switches.py"
MADE = """
import msgspec
from raiatea.server import client_types, new_tables
from raiatea.server.answers import Table
from raiatea.server.store import TableOptions
from raiatea.server.switches import switched
from raiatea.server.wire import NewTable

chairs = [{"kind": "here", "name": f"Player {n}", "colour": n} for n in (1, 2, 3)]
usual = msgspec.convert({"seats": chairs}, NewTable)
asked = msgspec.convert({"seats": chairs, "quiet": True}, NewTable)
assert not new_tables.make(usual).row.options.quiet
row = new_tables.make(asked).row
assert new_tables.again(row).quiet
stored = msgspec.json.decode(msgspec.json.encode(row.options), type=TableOptions)
assert switched(stored)["quiet"]
older = {k: v for k, v in msgspec.to_builtins(row.options).items() if k != "quiet"}
assert not msgspec.convert(older, TableOptions).quiet
assert "quiet" in Table.__struct_fields__
assert "quiet: false" in client_types.client_types()
"""


def change(copy: Copy, file: str, old: str, new: str) -> None:
    path = copy.folder / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_language_is_its_folder_and_one_line(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    shutil.copytree(copy.folder / "locales" / "en", copy.folder / "locales" / "de")
    change(copy, NAMES, "  it: 'Italiano',\n", "  it: 'Italiano',\n  de: 'Deutsch',\n")
    assert {name for name in copy.touched() if not name.startswith("locales/de/")} == {NAMES}
    assert "draws 5 normal rituals" in copy.run(
        "-m", "raiatea", "rules", "R1.9", "--language", "de"
    )
    copy.test("tests/locales/test_locales.py")


def test_a_switch_of_a_table_is_a_line_and_its_words(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    change(
        copy,
        SWITCHES,
        "    chat: bool = True\n",
        "    chat: bool = True\n    quiet: bool = False\n",
    )
    for language in LANGUAGES:
        with (copy.folder / "locales" / language / "ui.ftl").open("a", encoding="utf-8") as words:
            words.write("\nui-switch-quiet = Quiet\nui-switch-quiet-text = Quiet.\n")
    assert len(copy.touched()) == 5
    copy.run("-c", MADE)
    copy.test("tests/locales/test_callers.py", "-k", "asked_for or does_not_exist or family")
