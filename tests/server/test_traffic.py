"""All that a seat is ever sent, searched for anything that it may not know."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from raiatea import Game
from tests.server import stored
from tests.server.live import Live, all_sitting
from tests.server.process import Server
from tests.server.table import Table, ok

GAMES: list[dict[str, Any]] = [
    {"variants": []},
    {"variants": ["tane"], "tracked": False},
    {"variants": ["tane", "oracle", "mana-shortage"]},
]
PLAYERS = (3, 4, 5)


async def play(live: Live, dice: random.Random) -> None:
    """Play a whole game, changing one's mind now and then."""
    while not live.over:
        prompt = live.view["prompt"]
        whim = dice.random()
        if whim < 0.04:
            await live.ask("withdraw")
        elif whim < 0.08 and live.state["undo"]:
            await live.ask("undo")
        elif whim < 0.09:
            await live.ask("move", decision=live.view["mine"]["decision"], move="offer 99")
        elif prompt is None:
            await live.receive()
        else:
            await live.move(prompt["decision"], dice.choice(prompt["moves"]))


def ask_around(table: Table, seat: int | None, dice: random.Random) -> None:
    """What can be asked over HTTP, refusals too."""
    version = table.state(seat)["version"]
    table.about(seat)
    table.get(f"/moments/{dice.randint(0, version)}", seat)
    for path in ("/record", f"/moments/0?seat={(seat or 0) + 1}"):
        if table.server.get(table.path(path), table.key(seat)).status_code == 200:
            assert table.about(None)["status"] == "over"
    if seat is not None:
        for path in ("/withdraw", "/undo"):
            if dice.random() < 0.3:
                table.post(path, seat)
        table.post("/moves", seat, {"decision": 9999, "move": "done"})


async def recorded(server: Server, number: int) -> tuple[Table, dict[int | None, list[str]]]:
    """A game, and the whole traffic of each onlooker until the moment when it was over."""
    players = PLAYERS[number]
    kinds = ["link"] * (players - 1) + ["random"]
    table = server.make(*kinds, **GAMES[number])
    whom = [*range(players - 1), None]
    dice = random.Random(number)
    traffic: dict[int | None, list[str]] = {}
    async with all_sitting(table, whom) as (*people, watching):
        playing = [
            asyncio.create_task(play(live, random.Random(n))) for n, live in enumerate(people)
        ]
        seeing = asyncio.create_task(watching.play_game(random.Random(0)))
        while not all(task.done() for task in playing):
            await asyncio.sleep(0.2)
            who = dice.choice(whom)
            await asyncio.to_thread(ask_around, table, who, dice)
        await asyncio.gather(*playing, seeing)
        for who, live in zip(whom, (*people, watching), strict=True):
            traffic[who] = live.raw
    for who in whom:
        traffic[who] = traffic[who] + [text for key, text in table.heard if key == table.key(who)]
    return table, traffic


class Expected:
    """What an onlooker may know at each of their versions, by a replay of the table's entries."""

    def __init__(self, table: Table, seat: int | None, hide_tracked: bool) -> None:
        self.seat = seat
        self.hide_tracked = hide_tracked
        self.views: list[dict[str, Any]] = []
        self.lines: list[list[dict[str, Any]]] = [[]]
        self.hidden: list[set[str]] = []
        self.known: set[str] = set()
        record = ok(table.get("/record", None))["record"]
        game = Game.replay(record, at=0)
        self.keep(game)
        for kind, actor, move, stay, outcomes in entries(table):
            for what, outcome in outcomes:
                game.force(what, [outcome])
            events = []
            if kind == "undo":
                game = Game.replay(game.record(), at=stay)
            elif kind == "withdraw":
                events = game.withdraw(actor)
            else:
                together = game.together
                events = game.play(actor, game.parse(actor, move))
            visible = [event.to_dict() for event in events if event.visible_to(seat)]
            if visible or actor == seat or kind == "undo" or (kind == "move" and not together):
                self.lines.append(visible)
                self.keep(game)
            else:
                assert self.shown(game) == self.views[-1], "a hidden move can be seen"

    def shown(self, game: Game) -> dict[str, Any]:
        view: dict[str, Any] = json.loads(json.dumps(game.view(self.seat)))
        if self.hide_tracked and not game.over:
            view["tracked"] = None
        return view

    def keep(self, game: Game) -> None:
        """Remember the view, and which rituals in others' hands were never to be seen."""
        view = self.shown(game)
        self.views.append(view)
        self.known |= set(words(view)) | set(words(self.lines[-1]))
        hands = [
            game.view(other)["mine"]["rituals"]  # type: ignore[index]
            for other in range(game.players)
            if other != self.seat
        ]
        self.hidden.append(set() if game.over else set(sum(hands, [])) - self.known)


def entries(table: Table) -> Iterator[tuple[str, int, str, int, list[Any]]]:
    columns = "kind, seat, move, stay, outcomes"
    query = f"select {columns} from entries where table_id = '{table.id}' order by n"
    for kind, seat, move, stay, outcomes in stored.execute(table.server.database, query):
        yield kind, seat, move, stay, json.loads(outcomes)


def words(data: object) -> Iterator[str]:
    """All words in the texts of some JSON."""
    if isinstance(data, str):
        yield from data.split()
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)


def states(message: object) -> Iterator[dict[str, Any]]:
    """All states in a message, however deep."""
    if isinstance(message, dict):
        if {"version", "view", "log"} <= set(message):
            yield message
        for value in message.values():
            yield from states(value)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_seat_is_sent_only_what_it_may_know(one_server: Server, number: int) -> None:
    table, traffic = asyncio.run(recorded(one_server, number))
    fairness = table.record()["fairness"]
    locks = stored.execute(
        one_server.database,
        f"select host_lock, spectator_lock, seats from tables where id = '{table.id}'",
    )[0]
    seed = str(table.record()["record"]["seed"])
    hidden = not GAMES[number].get("tracked", True)
    for seat, heard in traffic.items():
        expected = Expected(table, seat, hidden)
        seen = 0
        forbidden = [*locks[:2], *[chair["lock"] for chair in json.loads(locks[2])]]
        forbidden += [key for key in table.secrets if key != table.key(seat)]
        for text in heard:
            message = json.loads(text)
            assert not [secret for secret in forbidden if secret in text]
            for state in states(message):
                check_state(expected, state)
                seen += 1
            version = max([state["version"] for state in states(message)], default=None)
            about = message["table"] if isinstance(message.get("table"), dict) else message
            over = about.get("status") == "over"
            ended = version is not None and expected.views[version]["over"]
            if not (over or ended or "record" in message):
                assert seed not in text
                assert fairness["salt"] not in text
            if version is not None and not ended:
                assert not expected.hidden[version] & set(words(message))
        assert seen > 100


def check_state(expected: Expected, state: dict[str, Any]) -> None:
    """A state is exactly what its onlooker may see at that version."""
    version = state["version"]
    assert state["view"] == expected.views[version]
    for line in state["log"]:
        own = [one for one in line["events"] if one["event"] not in ("committed", "undone")]
        assert own == expected.lines[line["version"]]
        for event in line["events"]:
            if event["event"] == "committed":
                assert set(event) == {"event", "seat", "number", "commitment"}
