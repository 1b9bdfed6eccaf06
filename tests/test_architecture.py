"""The arrows of the house go one way: from the catalogue and the engine up to server and command.

The same in the browser's client: what is of use anywhere, the board, the pages.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "raiatea"
CLIENT = ROOT / "web" / "src"

GAME = {
    "errors",
    "catalogue",
    "forecasts",
    "engine",
    "view",
    "",
}  # "" is the public face, which holds these
PLAYERS = {*GAME, "encoding", "bots"}
# Each part of the package with the other parts that it may import.
MAY_IMPORT: dict[str, set[str]] = {
    "errors": set(),
    "forecasts": {"errors"},
    "catalogue": {"errors"},
    "engine": {"errors", "catalogue", "forecasts", ""},
    "view": GAME,
    "": {"errors", "engine", "view"},
    "encoding": GAME,
    "bots": {*GAME, "encoding"},
    "telling": GAME,
    "lessons": GAME,
    "words": {*GAME, "bots", "telling"},
    "pages": set(),
    "cluster": {"errors"},
    "vector": PLAYERS,
    "rl": {*PLAYERS, "vector"},
    "training": {*PLAYERS, "vector", "cluster", "arena"},
    "arena": {*PLAYERS, "pages", "cluster"},
    "balance": {*PLAYERS, "arena", "words", "pages"},
    "analysis": {*PLAYERS, "telling", "words", "pages"},
    "data_set": {*GAME, "arena"},
    "figures": {*PLAYERS, "arena", "balance", "analysis", "rl", "vector"},
    "server": {*GAME, "bots", "telling", "lessons", "analysis", "words"},
    "page": {*PLAYERS, "analysis", "server"},
    "cli": {
        *PLAYERS,
        "page",
        "telling",
        "words",
        "arena",
        "balance",
        "analysis",
        "data_set",
        "figures",
        "training",
        "server",
    },
    "__main__": {"cli"},
}
# Parts of the server that know nothing of the others but these.
OF_THE_SERVER: dict[str, set[str]] = {
    "settings": set(),
    "refusals": set(),
    "addresses": {"settings"},
    "counts": set(),
    "hasty": {"addresses"},
    "security": {"addresses", "counts", "refusals", "settings"},
    "static_files": set(),
    "switches": set(),
    "store": {"switches"},
    "fairness": set(),
}
BELOW_THE_TABLE = ("server", "browser", "language", "parts")
BELOW_THE_BOARD = (*BELOW_THE_TABLE, "table", "board/logic")
# Each folder of the client with the other folders that it may import.
OF_THE_CLIENT: dict[str, set[str]] = {
    "server": {"worker"},
    "browser": {"server", "worker"},
    "language": {"browser"},
    "parts": {"server", "browser", "language"},
    "table": {*BELOW_THE_TABLE},
    "board/logic": {"server"},
    "worker": set(),
    "director": {*BELOW_THE_BOARD, "board", "board/pieces"},
    "lesson": {*BELOW_THE_BOARD, "director", "board"},
    "board": {
        *BELOW_THE_BOARD,
        *("director", "lesson", "board/pieces", "board/regions", "board/stage"),
    },
    "board/pieces": {*BELOW_THE_BOARD, "board"},
    "board/regions": {*BELOW_THE_BOARD, "director", "board", "board/pieces"},
    "board/stage": {*BELOW_THE_BOARD, "director", "board", "board/pieces"},
    "notices": {*BELOW_THE_TABLE},
    "lobby": {*BELOW_THE_BOARD, "notices"},
    "review": {*BELOW_THE_BOARD, "board/pieces"},
    "pages/how": {*BELOW_THE_BOARD, "board", "board/pieces", "board/regions", "board/stage"},
    "pages": {
        *BELOW_THE_BOARD,
        *("director", "board", "lobby", "notices", "review", "pages/how"),
    },
    "": {*BELOW_THE_TABLE, "pages"},
}
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"?]+)""")


def files_of(part: str, folder: Path = SOURCE) -> list[Path]:
    """The files of a part: a package, a module, or with "" the public face itself."""
    if not part:
        return [folder / "__init__.py"]
    module = folder / f"{part}.py"
    return [module] if module.exists() else sorted((folder / part).rglob("*.py"))


def imports(file: Path) -> Iterator[str]:
    """The modules that a file imports, by their full names."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            module = node.module or ""
            # `from raiatea import words` means the part, `from raiatea import Game` the face.
            for name in node.names:
                whole = f"{module}.{name.name}"
                yield whole if files_exist(whole) else module


def files_exist(module: str) -> bool:
    path = SOURCE.parent.joinpath(*module.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def parts_imported(file: Path, of: str = "raiatea") -> set[str]:
    """The parts of a package that a file imports: engine for raiatea.engine.steps.forest."""
    ours = [name for name in imports(file) if name == of or name.startswith(f"{of}.")]
    return {name.removeprefix(of).strip(".").partition(".")[0] for name in ours}


def test_every_part_of_the_package_has_its_place() -> None:
    found = {path.relative_to(SOURCE).parts[0].removesuffix(".py") for path in SOURCE.rglob("*.py")}
    assert found - {"__init__"} == set(MAY_IMPORT) - {""}


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    assert files_of(part)
    for file in files_of(part):
        others = parts_imported(file) - {part} - MAY_IMPORT[part]
        assert not others, f"{file.relative_to(SOURCE)} imports {others}"


@pytest.mark.parametrize("part", OF_THE_SERVER)
def test_a_part_of_the_server_imports_only_what_lies_below_it(part: str) -> None:
    assert files_of(part, SOURCE / "server")
    for file in files_of(part, SOURCE / "server"):
        others = parts_imported(file, "raiatea.server") - {part} - OF_THE_SERVER[part]
        assert not others, f"{file.relative_to(SOURCE)} imports {others}"


def test_what_is_stored_knows_nothing_of_the_rules() -> None:
    for file in files_of("store", SOURCE / "server"):
        assert parts_imported(file) <= {"errors", "server"}, file.name


@pytest.mark.parametrize("part", ["catalogue", "engine"])
def test_catalogue_and_engine_need_nothing_but_the_standard_library(part: str) -> None:
    for file in files_of(part):
        roots = {name.split(".")[0] for name in imports(file)}
        others = roots - sys.stdlib_module_names - {"raiatea", "__future__"}
        assert not others, f"{file.name} imports {others}"


def folder_of(path: Path) -> str:
    """board/logic for web/src/board/logic/words.ts; "" for what lies on top."""
    return "/".join(path.relative_to(CLIENT).parts[:-1][:2])


def sources_of_the_client() -> list[Path]:
    return sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))


def test_every_folder_of_the_client_imports_only_what_lies_below_it() -> None:
    sources = sources_of_the_client()
    assert {folder_of(path) for path in sources} <= set(OF_THE_CLIENT)
    for file in sources:
        text = file.read_text(encoding="utf-8")
        targets = [(file.parent / name).resolve() for name in IMPORT.findall(text)]
        # Pictures and style sheets may be shown anywhere.
        found = {folder_of(one) for one in targets if one.suffix not in (".svg", ".css")}
        others = found - {folder_of(file)} - OF_THE_CLIENT[folder_of(file)]
        assert not others, f"{file.relative_to(CLIENT)} imports {others}"


def test_the_logic_of_the_board_needs_no_page() -> None:
    """So that it can be tried without a browser."""
    for file in (CLIENT / "board" / "logic").iterdir():
        assert file.suffix == ".ts"
        assert not re.search(r"'svelte|\.svelte'", file.read_text(encoding="utf-8")), file.name


def files_with(pattern: str) -> set[str]:
    """The files of the package above the engine in which a pattern is found."""
    paths = [
        path for path in SOURCE.rglob("*.py") if "engine" not in path.relative_to(SOURCE).parts
    ]
    return {
        path.relative_to(SOURCE).as_posix()
        for path in paths
        if re.search(pattern, path.read_text(encoding="utf-8"))
    }


def test_a_view_is_read_by_its_names_not_as_json() -> None:
    """But for the view itself, an encoder in a hurry, and what sends views on."""
    found = files_with(r'\["(public|mine|tracked|prompt)"\]')
    assert "view/view.py" in found
    allowed = {"encoding/reading.py", "server/bot_workers.py", "server/changes.py"}
    assert {file for file in found if not file.startswith("view/")} <= allowed


def test_one_loop_plays_a_game_to_its_end() -> None:
    """The other one goes on only as long as there is no choice."""
    found = files_with(r"(?m)^ +while not [\w.]*over\b")
    assert found == {"bots/whole_game.py"}


# One thing in several forms: as it is reckoned, foreseen, told, stored or sent.
FORMS = {
    "Asked",
    "Catalogue",
    "ChatLine",
    "Forecast",
    "Held",
    "Item",
    "Line",
    "Odds",
    "RefusedMove",
    "Score",
    "Share",
    "Takeback",
    "Terms",
    "Tile",
    "TileLine",
    "View",
    "Waiting",
}


def twice(places: dict[str, list[str]]) -> dict[str, list[str]]:
    return {name: sorted(files) for name, files in places.items() if len(files) > 1}


def test_one_name_is_one_thing() -> None:
    places: dict[str, list[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(path.relative_to(SOURCE).as_posix())
    assert set(twice(places)) == FORMS, twice(places)


DECLARED = re.compile(r"^ *(?:export )?(?:interface|type|class) (\w+)(?=[ <])", re.MULTILINE)


def test_one_name_is_one_thing_in_the_client_too() -> None:
    """But a component may be called what it shows, and each has its own `Props`."""
    places: dict[str, list[str]] = {}
    for path in sources_of_the_client():
        for name in DECLARED.findall(path.read_text(encoding="utf-8")):
            places.setdefault(name, []).append(path.relative_to(CLIENT).as_posix())
    places.pop("Props")
    assert twice(places) == {}
    components = [path.stem for path in sources_of_the_client() if path.suffix == ".svelte"]
    assert len(components) == len(set(components))
