"""Tables go on with the cards that they were made with, whatever cards come later."""

from __future__ import annotations

import gc
import shutil
import weakref
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from raiatea import Game, View, bots, catalogue
from raiatea.catalogue import loader
from raiatea.server.bot_workers import choose
from tests.released.make import keep_card_set
from tests.server.inside import inside
from tests.server.live import asynchronous
from tests.server.process import Server
from tests.server.stubs import until
from tests.server.table import ok


class Package:
    """A copy of the package's cards, which may change as they do from one version to the next."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(str(files("raiatea.catalogue") / "data"), folder / "data")
        self.forget()

    def release(self) -> None:
        keep_card_set(self.folder / "released")
        self.forget()

    def change(self) -> str:
        """Other cards from now on; returns the hash of those before."""
        before = catalogue.default().hash
        file = self.folder / "data" / "rituals.toml"
        text = file.read_text("utf-8")
        file.write_text(text.replace("cost = 3", "cost = 4", 1), "utf-8")
        self.forget()
        assert catalogue.default().hash != before
        return before

    @staticmethod
    def forget() -> None:
        loader.default.cache_clear()
        loader._release.cache_clear()
        loader._releases.cache_clear()
        loader.own.cache_clear()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    found = Package(tmp_path / "cards")
    monkeypatch.setattr(loader, "files", lambda _: found.folder)
    monkeypatch.setattr("tests.released.make.files", lambda _: found.folder)
    found.forget()
    yield found
    monkeypatch.undo()
    found.forget()


@asynchronous
async def test_a_table_goes_on_with_the_cards_it_was_made_with(
    package: Package, tmp_path: Path
) -> None:
    package.release()
    async with inside(tmp_path) as server:
        await server.make("link", "link", "link")
        made, before = server.made, await server.get("/state", 0)
    old = package.change()
    async with inside(tmp_path) as server:
        server.made = made
        assert await server.get("/state", 0) == before
        prompt = before["view"]["prompt"]
        move = {"decision": prompt["decision"], "move": prompt["moves"][0]}
        view = ok(await server.post("/moves", 0, move))["view"]
        assert view["catalogue"] == old
        cards = (await server.http.get(f"/api/catalogue/{old}")).json()
        assert cards["hash"] == old
        assert (await server.http.get("/api/catalogue")).json()["hash"] != old
        new = await server.make("link", "link", "link")
        assert new.row.catalogue == catalogue.default().hash != old


@asynchronous
async def test_a_card_set_that_was_never_released_is_refused(
    package: Package, tmp_path: Path
) -> None:
    async with inside(tmp_path) as server:
        await server.make("link", "link", "link")
        made = server.made
    old = package.change()
    async with inside(tmp_path) as server:
        server.made = made
        path = f"/api/tables/{server.id}/state"
        answer = await server.http.get(path, headers=server._open(0))
        assert (answer.status_code, answer.json()["error"]) == (409, "conflict")
        wrong = await server.http.get(path, headers={"Authorization": f"Bearer {'x' * 43}"})
        assert (wrong.status_code, wrong.json()["error"]) == (404, "unknown-table")
        assert (await server.http.get(f"/api/catalogue/{old}")).status_code == 404


def test_cards_of_ones_own_are_played_and_stay_with_their_table(
    package: Package, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(str(files("raiatea.catalogue") / "data"), folder)
    rituals = folder / "rituals.toml"
    rituals.write_text(rituals.read_text("utf-8").replace('id = "raa"', 'id = "mine"'), "utf-8")
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text("ritual-mine = Mine\n", "utf-8")
    mine = catalogue.load(folder).hash
    database, log = str(tmp_path / "tables.sqlite"), tmp_path / "log"
    with Server(database, log, "--port", "0", "--catalogue", str(folder)) as server:
        cards = server.get("/api/catalogue").json()
        assert (cards["hash"], cards["words"]) == (mine, {"en": "ritual-mine = Mine\n"})
        assert (cards["bots"][-1], cards["strangers"]) == ("master", [])
        table = server.make("here", "learned", "here", tracked=True)  # as bots see it
        until(lambda: 1 not in table.awaiting() or None)
        assert "cannot play here" not in server.said()
        prompt = table.prompt(0)
        answer = {"decision": prompt["decision"], "move": prompt["moves"][0]}
        view = ok(table.post("/moves", 0, answer))["view"]
        assert view["catalogue"] == mine
    monkeypatch.setenv(catalogue.OWN, str(folder))  # as the processes of its bots have it
    package.forget()
    assert choose("skilled", view, 1, 30.0) in view["prompt"]["moves"]
    with Server(database, log) as server:
        assert server.get("/api/catalogue").json()["words"] == {}
        assert table.at(server).get("/state", 0).status_code == 409
    with Server(database, log, RAIATEA_CATALOGUE=str(folder), RAIATEA_PORT="0") as server:
        assert ok(table.at(server).get("/state", 0))["view"]["catalogue"] == mine


def test_a_folder_without_cards_is_refused_in_one_line(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "x.sqlite"), tmp_path / "log", "--catalogue", str(tmp_path))
    with pytest.raises(AssertionError, match="the server ended"):
        server.start()
    server.stop()
    assert "board.toml" in server.said()
    assert "Traceback" not in server.said()


def test_records_and_views_of_earlier_cards_can_be_read(package: Package) -> None:
    package.release()
    game = Game.new(3, seed=1)
    game.play(0, game.moves(0)[0])
    old = package.change()
    assert Game.verify(game.record()).record() == game.record()
    assert Game.from_dict(game.to_dict()).to_dict() == game.to_dict()
    view: dict[str, Any] = game.view(1)
    assert View(view).cards.catalogue.hash == old
    assert choose("skilled", view, 1, 30.0) in view["prompt"]["moves"]
    assert bots.NAMES


def test_every_released_card_set_is_called_what_it_is() -> None:
    folder = files("raiatea.catalogue") / "released"
    for kept in folder.iterdir() if folder.is_dir() else []:
        assert catalogue.load(str(kept)).hash == kept.name


def test_a_name_of_no_card_set_is_not_kept() -> None:
    """Anybody may ask for any, again and again."""

    class Name(str):
        __slots__ = ("__weakref__",)

    name = Name("x" * 10_000)
    kept = weakref.ref(name)
    assert catalogue.named(name) is None
    del name
    gc.collect()
    assert kept() is None
