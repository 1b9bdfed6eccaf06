"""The documentation is true: its code and commands run, its links lead somewhere."""

from __future__ import annotations

import ast
import contextlib
import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from raiatea import Game
from tests.docs.pages import PAGES, ROOT, Piece, anchors, changed, links, pieces, pieces_of, prose
from tests.docs.workshop import SERVER, Workshop
from tests.reach.copies import FOLLOWED, PAGE, section
from tests.server.process import Server

SOURCES = ROOT / "src"
LIBRARY = ("catalogue", "engine", "view", "bots")


def page_id(page: Path) -> str:
    return page.name


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_the_code_and_the_commands_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = [piece for one in FOLLOWED for piece in section(one)] if page == PAGE else []
    found = [piece for piece in pieces_of(page) if piece not in elsewhere]
    monkeypatch.chdir(tmp_path)
    with contextlib.ExitStack() as stack:
        server = SERVER
        if any(piece.kind == "python" and SERVER in piece.text for piece in found):
            database = str(tmp_path / "tables.sqlite")
            server = stack.enter_context(Server(database, tmp_path / "log")).url
        workshop = Workshop(page.name, tmp_path, server)
        for piece in found:
            workshop.carry_out(piece)


def docstrings() -> Iterator[tuple[str, str, str, int]]:
    """Every docstring with examples: its module, the name of what it describes, text and line."""
    files = [path for part in LIBRARY for path in (SOURCES / "raiatea" / part).rglob("*.py")]
    for path in sorted(files):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        module = ".".join(parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node) or ""
                if ">>>" in text:
                    line = 1 if isinstance(node, ast.Module) else node.lineno
                    yield module, getattr(node, "name", module), text, line


DOCSTRINGS = list(docstrings())


@pytest.mark.parametrize(
    ("module", "name", "text", "line"), DOCSTRINGS, ids=[name for _, name, *_ in DOCSTRINGS]
)
def test_the_examples_of_a_docstring_give_what_they_show(
    module: str, name: str, text: str, line: int, capsys: pytest.CaptureFixture[str]
) -> None:
    found = import_module(module)
    names = {**vars(found), "Game": Game}
    case = doctest.DocTestParser().get_doctest(text, names, name, module, line)
    assert case.examples
    result = doctest.DocTestRunner(verbose=False).run(case)
    assert result.failed == 0, capsys.readouterr().out


def test_the_public_face_has_examples() -> None:
    face = ("raiatea.engine.game", "raiatea.engine.playing", "raiatea.engine.asking")
    names = [name for module, name, *_ in DOCSTRINGS if module in face]
    assert {"Game", "new", "moves", "play", "view", "record", "imagine"} <= set(names)


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_links_lead_to_files_and_headings_that_exist(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link}: no such file"
        assert ROOT in target.parents, f"{link}: outside the project"
        if anchor:
            assert anchor in anchors(target), f"{link}: no such heading"


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_files_that_a_page_names_exist_or_are_written_by_it(page: Path) -> None:
    written = [piece.file for piece in pieces_of(page)]
    for name in re.findall(
        r"`((?:src|tests|docs|benchmarks|scripts|web|locales)/[\w./-]+)`", prose(page)
    ):
        assert name in written or (ROOT / name).exists(), f"{name}: no such file"


def test_every_page_is_in_the_list_of_the_readme() -> None:
    named = links(ROOT / "README.md")
    pages = [page.relative_to(ROOT).as_posix() for page in PAGES[1:]]
    assert [page for page in pages if page not in named] == []


def test_tests_that_a_page_names_exist() -> None:
    known = {
        node.name
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    }
    for page in PAGES:
        named = set(re.findall(r"`(test_\w+)`", prose(page)))
        assert named - known == set()


def test_a_block_knows_its_line_and_the_text_around_it() -> None:
    text = "Say `raiatea rules`, or `raiatea replay FILE`.\n```python\n1 + 1\n```\nend\n"
    first, block, last = pieces(text)
    assert first.commands == ["raiatea rules"]
    assert block == Piece("python", "1 + 1\n", 3)
    assert last == Piece("", "end", 5)


def test_a_change_fits_at_exactly_one_place() -> None:
    assert changed("a\nb\nc\n", " a\n-b\n+d\n@@\n c\n+e\n") == "a\nd\nc\ne\n"
    with pytest.raises(AssertionError, match="2 times"):
        changed("a\na\n", " a\n+b\n")
    with pytest.raises(AssertionError, match="0 times"):
        changed("a\n", " b\n")
