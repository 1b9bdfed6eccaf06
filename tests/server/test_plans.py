"""What somebody has planned is answered when it is asked, and nobody can tell that it was planned."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from raiatea import Game, View
from raiatea.server import plans
from raiatea.server.live_table import LiveTable, Role
from raiatea.server.logged_game import Line, LoggedGame
from raiatea.server.plans import PLANNABLE
from raiatea.server.store import PlannedAnswer
from raiatea.server.store.outbox import Outbox, WayRow
from raiatea.server.wire import PlanMessage
from raiatea.server.wire_vocabulary import TOGETHER
from tests.server import stored
from tests.server.conftest import Serve
from tests.server.inside import Inside, inside, soon
from tests.server.live import asynchronous
from tests.server.plannable import PLAYERS, SALT, Moment, by_lot, moments
from tests.server.slow_clock import WINDOW, Page, SlowClock, looks_on
from tests.server.stubs import until
from tests.server.table import ok, refused

LATER = 1e9

Heard = list[list[tuple[float, Any]]]


@pytest.fixture(scope="module")
def known() -> dict[str, Moment]:
    return {one.question: one for one in moments(set(PLANNABLE))}


async def table_at(server: Inside, clock: SlowClock, moment: Moment) -> LiveTable:
    live = await server.make(*["link"] * PLAYERS)
    live.logged = LoggedGame(moment.game.copy(), SALT, clock.time)
    return live


async def counts(clock: SlowClock, work: asyncio.Task[None]) -> None:
    """Let time pass until something is done."""
    while not work.done():
        await soon(lambda: work.done() or clock.waiting)
        if not work.done():
            clock.go_to(min(at for at, _ in clock.waiting))
    await work


async def world(folder: Path, moment: Moment, planned: bool, present: bool) -> Heard:
    """What everybody else hears, and when, of an answer that was planned or is given quickly."""
    async with inside(folder) as server:
        clock = SlowClock(server)
        live = await table_at(server, clock, moment)
        tables, seat = server.tables, moment.seat
        others = [one for one in (*range(PLAYERS), None) if one != seat]
        pages = [await looks_on(server, clock, live, one) for one in others]
        if present:
            await looks_on(server, clock, live, seat)
        if planned:
            await tables.planned.plan(live, seat, moment.question, [moment.answer])
        await asyncio.sleep(0)
        assert [page.heard for page in pages] == [[]] * len(pages)
        decision = live.logged.game.decision(moment.mover)
        move = tables.play(live, moment.mover, decision, moment.move)
        await counts(clock, asyncio.create_task(move))
        if planned:
            await counts(clock, live.answering[seat])
        else:
            await counts(clock, asyncio.create_task(answers(server, clock, live, moment, present)))
        assert live.logged.length == 2
        assert live.logged.answered[seat][1] == moment.answer
        await soon(lambda: all(page.heard for page in pages))
        for page in pages:
            await settled(page)
        return [[(at, plain(text)) for at, text in page.heard] for page in pages]


async def answers(
    server: Inside, clock: SlowClock, live: LiveTable, moment: Moment, present: bool
) -> None:
    """Somebody answers as soon as that counts, having come for it if they were not there."""
    tables, seat = server.tables, moment.seat
    if not present:
        await tables.seating.came(live, Role(seat=seat))
    decision = live.logged.game.decision(seat)
    await tables.windows.wait(live, seat, decision, moment.answer, planned=True)
    await tables.play(live, seat, decision, moment.answer)
    if not present:
        tables.seating.left(live, Role(seat=seat))


async def settled(page: Page) -> None:
    """Until a page has heard all there is."""
    await soon(lambda: not page.connection.untold and not page.connection.has_news())


def plain(text: str) -> Any:
    """A message without what differs from table to table."""
    found = json.loads(text)
    if found["type"] == "table":
        for name in ("table", "created", "fairness"):
            del found["table"][name]
    return found


@pytest.mark.parametrize(
    ("question", "present"),
    [*[(one, True) for one in PLANNABLE], ("Build", False), ("Offer", False)],
)
@asynchronous
async def test_a_planned_answer_is_heard_as_a_quick_one_is(
    question: str, present: bool, known: dict[str, Moment], tmp_path: Path
) -> None:
    """The same messages at the same time, for all other seats and for a spectator."""
    moment = known[question]
    planned = await world(tmp_path / "1", moment, True, present)
    assert planned == await world(tmp_path / "2", moment, False, present)
    times = [at for at, told in planned[0] if told["type"] == "update"]
    least = 1.0 if question in TOGETHER else 0.375
    assert least * WINDOW <= times[-1] - times[0] <= 1.125 * WINDOW


def test_a_plan_plays_only_what_its_owner_would_have_been_offered() -> None:
    """Whatever is planned by lot, in whole games; and it stands no longer than it should."""
    played: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for seed in range(6):
        lot = random.Random(seed)
        logged = LoggedGame(Game.new(PLAYERS, seed=seed, variants=["tane"]), SALT, 0.0)
        made: dict[int, list[PlannedAnswer]] = {seat: [] for seat in range(PLAYERS)}
        while not logged.game.over:
            game = logged.game
            seat = lot.choice(game.awaiting)
            view = View.of(game, seat)
            question, legal = view.question.step, [move.text for move in view.moves]
            text = plans.answer(made[seat], logged, seat)
            if text is None:
                text = lot.choice(legal)
                asked[question] += question in PLANNABLE
            else:
                assert text in legal
                (plan,) = [one for one in made[seat] if one.question == question]
                assert text in plan.moves
                assert plan.round == game.stage[0]
                if question == "Build":
                    had = Counter(plan.had)
                    assert not Counter(plans.belongings(view)) - had
                played[question] += 1
            logged.move(seat, text, 0.0)
            told = [plans.shown(made[one], logged, View.of(logged.game, one)) for one in made]
            assert not logged.game.over or told == [[]] * PLAYERS
            if lot.random() < 0.1 and logged.game.undo_point(seat) < logged.game.decisions:
                logged.undo(seat, 0.0)
                assert not any(plans.standing(made[one], logged, one) for one in made)
            if lot.random() < 0.5 and not logged.game.over:
                one = lot.randrange(PLAYERS)
                made[one] = by_lot(logged, one, lot)
    assert set(played) == set(PLANNABLE), (played, asked)


def before(moment: Moment) -> tuple[LoggedGame, PlannedAnswer]:
    """The game of a moment, and a plan for what will be asked."""
    logged = LoggedGame(moment.game.copy(), SALT, 0.0)
    return logged, plans.make(logged, moment.seat, moment.question, [moment.answer])


@pytest.mark.parametrize("question", PLANNABLE)
def test_a_plan_falls_when_what_matters_to_it_has_changed(
    question: str, known: dict[str, Moment]
) -> None:
    moment = known[question]
    logged, plan = before(moment)
    assert plans.stands(plan, logged, moment.seat)
    poorer = dict.fromkeys(plan.had, 0)
    richer = {name: count + 1 for name, count in plan.had.items()}
    matters = {"PathTurn": (1, 1), "Dance": (1, 1), "Offer": (1, 1), "Build": (1, 0)}
    for had, falls in zip((poorer, richer), matters.get(question, (0, 0)), strict=True):
        other = msgspec.structs.replace(plan, had=had)
        assert plans.stands(other, logged, moment.seat) is not bool(falls)


def test_a_plan_falls_when_anything_is_taken_back_or_its_owner_withdraws_an_answer(
    known: dict[str, Moment],
) -> None:
    for moment in known.values():
        other = (moment.seat + 1) % PLAYERS
        for event, seat, falls in (
            ("undone", other, True),
            ("withdrew", moment.seat, True),
            ("withdrew", other, False),
        ):
            logged, plan = before(moment)
            logged.lines[moment.seat].append(Line(1, 0, [{"event": event, "seat": seat}]))
            assert plans.stands(plan, logged, moment.seat) is not falls


def test_a_bid_falls_when_somebody_bids_more_but_not_to_bid_nothing(
    known: dict[str, Moment],
) -> None:
    moment = known["Bid"]
    logged, _ = before(moment)
    some = [plans.make(logged, moment.seat, "Bid", [f"bid {amount}"]) for amount in (0, 1, 2)]
    line = logged.lines[moment.seat]
    for amount, left in ((1, [0, 1, 2]), (2, [0, 2]), (3, [0])):
        bid = {"event": "bid", "seat": (moment.seat + 1) % PLAYERS, "amount": amount}
        line.append(Line(len(line) + 1, 0, [bid]))
        standing = plans.standing(some, logged, moment.seat)
        assert [one.moves for one in standing] == [(f"bid {amount}",) for amount in left]


def test_a_plan_ends_with_its_round(known: dict[str, Moment]) -> None:
    """In a game that goes on by lot, whatever was planned in one round is void in the next."""
    for moment in known.values():
        logged, plan = before(moment)
        lot = random.Random(1)
        while not logged.game.over and logged.game.stage[0] in (moment.game.stage[0], plan.round):
            seat = lot.choice(logged.game.awaiting)
            logged.move(seat, lot.choice(logged.game.moves(seat)).text, 0.0)
        assert not plans.stands(plan, logged, moment.seat)


def planned(live: LiveTable, onlooker: int | None) -> list[str]:
    """All that somebody is shown to have planned."""
    offers: Any = live.state(onlooker, 0)["plans"]
    return [move["move"] for offer in offers for move in offer["planned"]]


@asynchronous
async def test_a_plan_may_be_withdrawn_until_it_counts(
    known: dict[str, Moment], tmp_path: Path
) -> None:
    moment = known["Build"]
    async with inside(tmp_path) as server:
        clock = SlowClock(server)
        live = await table_at(server, clock, moment)
        mine, other = [
            await looks_on(server, clock, live, one) for one in (moment.seat, moment.mover)
        ]
        wanted = PlanMessage(moment.question, [moment.answer], "1")
        await mine.connection.heed(wanted)
        await soon(lambda: mine.heard[-1][1] == '{"type":"done","id":"1"}')
        assert planned(live, moment.seat) == [moment.answer]
        decision = live.logged.game.decision(moment.mover)
        move = server.tables.play(live, moment.mover, decision, moment.move)
        await counts(clock, asyncio.create_task(move))
        await clock.let_wait(1)
        await mine.connection.heed(PlanMessage(moment.question, [], "2"))
        heard = len(other.heard)
        clock.go_to(clock.time + 2 * WINDOW)
        await live.answering[moment.seat]
        assert live.logged.length == 1
        assert moment.seat in live.logged.game.awaiting
        assert len(other.heard) == heard
        assert planned(live, moment.seat) == []


@asynchronous
async def test_a_plan_goes_with_who_made_it(known: dict[str, Moment], tmp_path: Path) -> None:
    """Who gets the seat by a new link has planned nothing."""
    moment = known["Build"]
    async with inside(tmp_path) as server:
        live = await table_at(server, SlowClock(server), moment)
        await server.tables.planned.plan(live, moment.seat, moment.question, [moment.answer])
        assert planned(live, moment.seat) == [moment.answer]
        await server.tables.seating.new_link(live, moment.seat)
        assert planned(live, moment.seat) == []


@asynchronous
async def test_only_what_may_be_asked_and_answered_can_be_planned(
    known: dict[str, Moment], tmp_path: Path
) -> None:
    moment = known["ChooseGift"]
    async with inside(tmp_path) as server:
        live = await table_at(server, SlowClock(server), moment)
        row = live.row

        async def plan(who: int | str, question: str, *moves: str) -> httpx.Response:
            return await server.post("/plan", who, {"question": question, "moves": moves})

        seat = moment.seat
        refused(await plan("spectator", "ChooseGift", "gift pearls"), 403, "forbidden")
        refused(await plan(seat, "Dance", "recruit 0"), 409, "conflict")
        refused(await plan(seat, "Keep", "keep hina"), 409, "conflict")
        refused(await plan(seat, "ChooseGift", "gift mana"), 422, "illegal")
        refused(await plan(seat, "ChooseGift", "gift pearls", "gift pearls"), 422, "illegal")
        refused(await plan(seat, "Build", "pass", "pass"), 422, "illegal")
        refused(await plan(seat, "Bid", "bid 1000"), 422, "illegal")
        refused(await plan(seat, "ChooseGift", *["gift pearls"] * 9), 400, "bad-request")
        assert live.row is row
        ok(await plan(seat, "ChooseGift", "gift pearls", "gift tattoo"))
        assert [one.moves for one in live.row.seats[seat].plans] == [("gift pearls", "gift tattoo")]
        assert planned(live, seat) == ["gift pearls", "gift tattoo"]
        assert planned(live, moment.mover) == planned(live, None) == []


@asynchronous
async def test_who_has_planned_is_not_called_but_what_others_may_read_is_the_same(
    known: dict[str, Moment], tmp_path: Path
) -> None:
    """A push goes to one person; where a webhook leads, nobody knows who reads."""
    moment = known["Build"]
    async with inside(tmp_path) as server:
        live = await table_at(server, SlowClock(server), moment)
        await server.tables.planned.plan(live, moment.seat, moment.question, [moment.answer])
        after = live.logged.copy()
        entry = after.move(moment.mover, moment.move, LATER)  # so that nothing is sent meanwhile
        grown = live.grown(entry, after)
        assert (grown.asked, grown.planned) == ((moment.seat,), (moment.seat,))
        store = server.tables.store
        for kind in ("push", "webhook"):
            way = WayRow(kind, live.id, moment.seat, "", kind, "en", {}, kind)
            await Outbox(server.database).add_way(way, 1, 0.0)
        await store.append(grown)
        late = "select way_id, due > made from notices order by way_id"
        found = stored.execute(str(tmp_path / "tables.sqlite"), late)
        assert found == [("push", 1), ("webhook", 0)]


def test_a_plan_survives_a_power_cut_and_is_answered_though_nobody_comes(
    database: str, serve: Serve
) -> None:
    """The server is killed after the move before, while the answer waits for its time."""
    server = serve(database)
    table = server.make()
    kahuna = table.answer_all()
    server.kill()
    server.changes = {"RAIATEA_WINDOW_SECONDS": "6000"}
    table = table.at(server.start())
    seat = (kahuna + 1) % 3
    ok(table.post("/plan", seat, {"question": "PathTurn", "moves": ["recruit 1"]}))
    table.play(kahuna, "go path")
    table.play(kahuna, "recruit 1")
    assert table.awaiting() == [seat]
    server.kill()
    assert stored.moves(database, table.id)[seat][-1] != "recruit 1"
    server.changes = {"RAIATEA_WINDOW_SECONDS": "0"}
    server.start()
    until(lambda: stored.moves(database, table.id)[seat][-1] == "recruit 1")
    # It is stored a moment before the server itself goes on from it.
    until(lambda: table.at(server).awaiting() == [(seat + 1) % 3])
