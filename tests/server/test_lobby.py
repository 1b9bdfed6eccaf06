"""Before a game: one link seats whoever comes next, people name themselves, the host begins."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from raiatea.server import keys
from tests.server.conftest import Serve
from tests.server.live import asynchronous, closed, sitting
from tests.server.lobby import come, full, opened, say, seat_of
from tests.server.process import Server, chair_of
from tests.server.table import Table, ok, refused


def test_from_a_code_to_a_running_game_with_the_names_and_colours_of_its_people(
    server: Server,
) -> None:
    table = opened(server)
    ana, ben = come(table), come(table)
    assert [seat_of(table, ana), seat_of(table, ben)] == [1, 2]
    say(table, ana, name="Ana", colour=5)
    say(table, ana, ready=True)
    say(table, ben, name=" Ben ", colour=4, ready=True)  # the colour of the free seat
    seats = table.about(None)["seats"]
    assert [seat["name"] for seat in seats] == ["Player 0", "Ana", "Ben", "Player 3"]
    assert sorted(seat["colour"] for seat in seats) == [1, 3, 4, 5]
    assert [seat["taken"] for seat in seats] == [True, True, True, False]
    refused(table.post("/start", table.host), 409, "conflict")
    ok(table.post("/seats/3/bot", table.host, {"bot": "random"}))
    assert ok(table.post("/start", table.host))["status"] == "running"
    assert table.view(ana)["players"] == ["Player 0", "Ana", "Ben", "Player 3"]
    assert table.view(ben)["seat"] == 2
    refused(table.post("/start", table.host), 409, "conflict")


def test_who_opens_the_link_twice_gets_their_own_seat_back(server: Server) -> None:
    table = opened(server)
    own = come(table)
    assert seat_of(table, come(table, own)) == 1
    others = [come(table) for _ in range(2)]
    assert seat_of(table, come(table, own)) == 1
    for guest in (own, *others):
        say(table, guest, ready=True)
    ok(table.post("/start", table.host))
    assert seat_of(table, come(table, own)) == 1, "also when the game has begun"


def test_of_many_who_come_at_once_no_two_get_the_same_seat(server: Server) -> None:
    table = opened(server)
    answers: list[Any] = []

    def one() -> None:
        body = {"secret": keys.new_key(), "code": table.code}
        answers.append(server.post("/api/join", None, body))

    people = [threading.Thread(target=one) for _ in range(9)]
    for person in people:
        person.start()
    for person in people:
        person.join()
    seats = [answer.json()["you"]["seat"] for answer in answers if answer.status_code == 200]
    assert sorted(seats) == [1, 2, 3]
    assert {answer.status_code for answer in answers} == {200, 404}
    late = [answer.json()["error"] for answer in answers if answer.status_code == 404]
    assert late == ["no-seat"] * 6


@pytest.mark.parametrize("way", ["code", "table"])
def test_who_opens_the_link_many_times_at_once_gets_one_seat(
    new_database: Callable[[str], str], serve: Serve, way: str
) -> None:
    server = serve(new_database("sqlite"), "--port", "0", "--open")
    table = opened(server, public=True, language="en")
    body = {"secret": keys.new_key(), way: {"code": table.code, "table": table.id}[way]}
    found: list[int] = []

    def one() -> None:
        found.append(ok(server.post("/api/join", None, body))["you"]["seat"])

    clicks = [threading.Thread(target=one) for _ in range(9)]
    for click in clicks:
        click.start()
    for click in clicks:
        click.join()
    assert found == [1] * 9
    assert [seat["taken"] for seat in table.about(None)["seats"]] == [True, True, False, False]


def test_of_two_who_come_at_two_processes_one_gets_the_last_seat(
    postgresql_database: str, serve: Serve
) -> None:
    one, other = serve(postgresql_database), serve(postgresql_database)
    here = opened(one, "here", "link", "random")
    there = here.at(other)
    there.about(None)
    bodies = [{"secret": keys.new_key(), "code": here.code} for _ in range(2)]
    answers = [
        server.post("/api/join", None, body)
        for server, body in zip((one, other), bodies, strict=True)
    ]
    assert [answer.status_code for answer in answers] == [200, 404]
    guest = bodies[0]["secret"]
    say(there, guest, name="Ana", ready=True)
    assert here.about(None)["seats"][1]["name"] == "Ana"
    ok(there.post("/start", there.host))
    assert here.view(guest)["players"][1] == "Ana"
    here.keys[1] = guest
    move = here.prompt(1)
    ok(here.post("/moves", guest, {"decision": move["decision"], "move": move["moves"][0]}))
    say(here, guest, name="Anna")
    assert there.view(guest)["players"][1] == "Anna"


def test_the_code_of_a_full_table_tells_no_more_than_a_wrong_one(one_server: Server) -> None:
    table = opened(one_server)
    full(table)
    wrong = {"secret": keys.new_key(), "code": "2" * 10}
    right = {**wrong, "code": table.code}
    nothing = one_server.post("/api/join", None, wrong).content
    assert one_server.post("/api/join", None, right).content == nothing
    by_id = {"secret": wrong["secret"], "table": table.id}
    assert one_server.post("/api/join", None, by_id).content == nothing
    ok(table.post("/start", table.host))
    assert one_server.post("/api/join", None, right).content == nothing
    refused(table.get("", table.code.ljust(20, "x")), 404, "unknown-table")


def test_nothing_of_the_game_is_seen_or_done_before_it_begins(one_server: Server) -> None:
    table = opened(one_server)
    guest = come(table)
    for who in (guest, table.host, table.spectator, table.keys[0]):
        for path in ("/state", "/moments/0", "/prospects", "/why?move=done", "/record", "/review"):
            assert refused(table.get(path, who), 409, "lobby").keys() == {"error", "message"}
    for path in ("/withdraw", "/undo"):
        refused(table.post(path, guest), 409, "lobby")
    refused(table.post("/moves", guest, {"decision": 0, "move": "done"}), 409, "lobby")
    refused(table.post("/hint", guest, {"decision": 0}), 409, "lobby")
    refused(table.post("/takeback", guest, {"agree": True}), 409, "lobby")
    refused(table.post("/rematch", table.host), 409, "lobby")
    ok(table.post("/chat", guest, {"text": "hello"}))


@asynchronous
async def test_a_connection_hears_of_the_lobby_and_then_of_the_game(one_server: Server) -> None:
    table = opened(one_server, "here", "link", "random")
    guest = come(table)
    table.keys[1] = guest
    async with sitting(table, 1) as live:
        assert live.table["status"] == "lobby"
        assert (await live.move(0, "done"))["error"] == "lobby"
        assert (await live.ask("why", move="done"))["error"] == "lobby"
        say(table, guest, ready=True)
        ok(table.post("/start", table.host))
        told = await live.until(lambda told: told["type"] == "update")
        assert told["state"]["view"]["seat"] == 1
    assert [one["type"] for one in live.messages if "state" in one] == ["update"]


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "x" * 17,
        "  ",
        "  A",
        "Ana\u200b",
        "\u202eanA",
        "Аna",
        "A\u3164na",
        "123",
        "Ana<b>",
        "\u2800\u2800",
        "Ana\u034f",
        "Ana\ufe0f",
        "A\u0301\u0302\u0303\u0304na",
        "\u0301Ana",
    ],
)
def test_a_name_is_made_of_letters_of_one_script_that_can_be_seen(
    one_server: Server, name: str
) -> None:
    table = opened(one_server)
    guest = come(table)
    before = table.about(None)
    answer = table.post("/person", guest, {"name": name})
    assert answer.json()["error"] in ("name", "bad-request"), answer.text
    assert answer.status_code == 400
    assert table.about(None) == before


@pytest.mark.parametrize(
    "name",
    ["Zoë", "Анна", "O’Neill", "Marie-Lou 2", "はるか", "Li", "राम", "ที่รัก", "Vie\u0323\u0302t"],
)
def test_names_of_all_tongues_will_do(one_server: Server, name: str) -> None:
    table = opened(one_server)
    assert say(table, come(table), name=name)["seats"][1]["name"] == name


@pytest.mark.parametrize("name", ["A" + 23 * "\u0301", "\ufe0f\ufe0f", "\U000e0100A", "\u202eA"])
def test_a_host_calls_nobody_what_cannot_be_seen_or_covers_others(
    one_server: Server, name: str
) -> None:
    chairs = [{**chair_of(0, "link"), "name": name}, chair_of(1, "link"), chair_of(2, "link")]
    refused(one_server.post("/api/tables", None, {"seats": chairs}), 400, "bad-request")


@pytest.mark.parametrize(
    "other", ["Aoli", "aoli", "AOLI", "A oli", "Ａoli", "А0ӏі", "Ао1i", "Aoll"]
)
def test_names_must_not_look_alike(one_server: Server, other: str) -> None:
    table = opened(one_server)
    ana, ben = come(table), come(table)
    say(table, ana, name="Aoli")
    answer = table.post("/person", ben, {"name": other})
    assert answer.status_code in (400, 409), answer.text
    assert answer.json()["error"] in ("name-taken", "name")
    say(table, ana, name="aoli")  # one's own may change


def test_a_colour_that_somebody_has_cannot_be_taken(one_server: Server) -> None:
    table = opened(one_server)
    ana, ben = come(table), come(table)
    say(table, ana, colour=5)
    before = table.about(None)
    refused(table.post("/person", ben, {"colour": 5}), 409, "colour-taken")
    refused(table.post("/person", ben, {"colour": 1, "name": "Ben"}), 409, "colour-taken")
    assert table.about(None) == before, "a refusal changes nothing, not even the name"


def test_a_name_can_be_changed_until_the_first_round_ends_and_stays_after_a_restart(
    database: str, serve: Serve
) -> None:
    server = serve(database)
    table = opened(server, "here", "link", "link")
    guests = [come(table), come(table)]
    for guest in guests:
        say(table, guest, ready=True)
    ok(table.post("/start", table.host))
    table.keys = [table.keys[0], *guests]
    table.answer_all()
    say(table, guests[0], name="Vaea")
    refused(table.post("/person", guests[0], {"colour": 5}), 409, "conflict")
    assert table.view(guests[1])["players"][1] == "Vaea"
    server.kill()
    table = table.at(server.start())
    assert table.view(guests[1])["players"][1] == "Vaea"
    while table.view(None)["public"]["round"] < 1:
        table.play(table.awaiting()[0])
    refused(table.post("/person", guests[0], {"name": "Tama"}), 409, "too-late")
    record = table.play_to_the_end()["record"]
    assert record["players"][1] == "Vaea"


@asynchronous
async def test_a_guest_may_leave_and_the_host_may_free_a_seat(server: Server) -> None:
    table = opened(server)
    ana, ben = come(table), come(table)
    refused(table.post("/seats/1/free", ben), 403, "forbidden")
    refused(table.post("/seats/0/free", table.host), 409, "conflict")
    say(table, ana, name="Ana")
    ok(table.post("/seats/1/free", ana))
    assert table.about(None)["seats"][1]["name"] == "Player 1", "nobody else is called Ana"
    refused(table.get("", ana), 404, "unknown-table")
    table.keys[2] = ben
    async with sitting(table, 2) as live:
        ok(table.post("/seats/2/free", table.host))
        assert await closed(live) == 4404
    assert [seat["taken"] for seat in table.about(None)["seats"]] == [True, False, False, False]
    assert seat_of(table, come(table)) == 1


def test_a_seat_with_a_link_of_its_own_waits_for_that_person(one_server: Server) -> None:
    table = opened(one_server)
    link = ok(table.post("/seats/1/link", table.host))["secret"]
    assert seat_of(table, come(table)) == 2
    assert table.about(link)["you"]["invited"] == 1
    nosy = come(table)
    assert seat_of(table, nosy) == 3
    for theirs, error in (({"name": "Player 1"}, "name-taken"), ({"colour": 2}, "colour-taken")):
        refused(table.post("/person", nosy, theirs), 409, error)
    own = table.claim(link)
    assert seat_of(table, own) == 1


def test_a_game_does_not_begin_without_who_was_given_a_seat_that_was_ready(
    one_server: Server,
) -> None:
    table = opened(one_server, "here", "link", "random")
    say(table, come(table), ready=True)
    link = ok(table.post("/seats/1/link", table.host))["secret"]
    refused(table.post("/start", table.host), 409, "conflict")
    say(table, table.claim(link), ready=True)
    ok(table.post("/start", table.host))


def test_the_host_cannot_put_a_bot_in_the_place_of_a_person(one_server: Server) -> None:
    table = opened(one_server)
    guest = come(table)
    refused(table.post("/seats/1/bot", table.host, {"bot": "random"}), 409, "conflict")
    refused(table.post("/seats/2/bot", guest, {"bot": "random"}), 403, "forbidden")
    refused(table.post("/seats/9/bot", table.host, {"bot": "random"}), 404, "unknown-table")
    refused(table.post("/start", guest), 403, "forbidden")


def test_no_secret_of_a_seat_is_told_to_anybody_else(one_server: Server) -> None:
    table = opened(one_server)
    people = full(table)
    ok(table.post("/start", table.host))
    for who in (table.host, table.spectator, *people):
        table.about(who)
        ok(one_server.post("/api/mine", None, {"tables": [{"table": table.id, "secret": who}]}))
    for by, text in table.heard:
        assert not [secret for secret in people if secret in text and secret != by]
        assert table.code not in text


def test_a_clock_does_not_run_in_the_lobby(one_server: Server) -> None:
    table = opened(one_server, "here", "link", "random", clock={"seconds": 60})
    guest = come(table)
    assert table.about(None)["time_left"] == [60, 60, None]
    say(table, guest, ready=True)
    ok(table.post("/start", table.host))
    assert min(one for one in table.about(None)["time_left"] if one is not None) > 50


def test_ones_tables_are_told_in_one_answer(server: Server, finished: Table) -> None:
    waiting, running = opened(server), server.make("link", "link", "link")
    guest = come(waiting)
    wanted = [
        {"table": waiting.id, "secret": guest},
        {"table": running.id, "secret": running.keys[0]},
        {"table": running.id, "secret": "x" * 43},
        {"table": "nowhere", "secret": guest},
    ]
    found = ok(server.post("/api/mine", None, {"tables": wanted}))["tables"]
    assert [(one["table"], one["status"], one["you"]) for one in found] == [
        (waiting.id, "lobby", 1),
        (running.id, "running", 0),
    ]
    assert found[0]["awaiting"] == []
    assert 0 in found[1]["awaiting"]
    over = {"table": finished.id, "secret": finished.keys[1]}
    (one,) = ok(finished.server.post("/api/mine", None, {"tables": [over]}))["tables"]
    assert one["status"] == "over"
    assert max(one["scores"]) == one["scores"][one["winner"]]
    assert one["last"] is not None
    refused(server.post("/api/mine", None, {"tables": wanted * 10}), 400, "bad-request")


def test_who_was_not_there_finds_the_rematch_among_their_tables(server: Server) -> None:
    table = server.make("here", "link", "link")
    table.play_to_the_end()
    again = ok_created(table.post("/rematch", table.host))
    mine = {"tables": [{"table": table.id, "secret": table.keys[1]}]}
    for _ in range(2):
        (one,) = ok(server.post("/api/mine", None, mine))["tables"]
        assert one["rematch"]["table"] == again["table"]
        found = server.get(f"/api/tables/{again['table']}", one["rematch"]["secret"]).json()
        assert found["you"]["seat"] == 0, "seats are turned by one"
    (watching,) = ok(
        server.post("/api/mine", None, {"tables": [{"table": table.id, "secret": table.host}]})
    )["tables"]
    assert watching["rematch"] is None


def ok_created(answer: Any) -> dict[str, Any]:
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("wrong", [{"public": True, "lobby": False}, {"lesson": "first"}])
def test_what_does_not_go_together_is_refused(one_server: Server, wrong: dict[str, object]) -> None:
    chairs = [chair_of(seat, "link") for seat in range(3)]
    answer = one_server.post("/api/tables", None, {"seats": chairs, "lobby": True, **wrong})
    refused(answer, 400, "bad-request")


@pytest.mark.parametrize("path", ["/api/join", "/api/mine", "/api/parcels/open", "/api/qr"])
def test_who_tries_too_often_has_to_wait(
    new_database: Callable[[str], str], serve: Serve, path: str
) -> None:
    server = serve(new_database("sqlite"), RAIATEA_LOBBY_PER_MINUTE="5")
    answers = [server.post(path, None, {}).status_code for _ in range(7)]
    assert answers == [400] * 5 + [429] * 2
