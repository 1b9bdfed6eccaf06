"""Who is not at the table is told that it is their turn: once the move is stored, come what may."""

from __future__ import annotations

from functools import partial

import http_ece
import pytest

from raiatea.server import keys
from tests.server import stored
from tests.server.conftest import KINDS, NewDatabase, Serve
from tests.server.notified import (
    address_of,
    come_to_one,
    confirmed_mail,
    hook,
    mails_to,
    of,
    pass_turn,
)
from tests.server.process import Server, chair_of
from tests.server.stubs import (
    CONTACT,
    Browser,
    Post,
    Receiver,
    receiving,
    signed,
    text_of,
    until,
)
from tests.server.table import Table, ok

OFFERS = {"RAIATEA_WEBHOOKS": "true", "RAIATEA_PRIVATE_ADDRESSES": "true"}


def test_a_webhook_is_told_of_the_turn_with_an_id_and_no_secret(
    offering: Server, receiver: Receiver
) -> None:
    table = offering.make()
    for seat in range(3):
        ok(table.post("/notices/webhook", seat, hook(receiver, f"{table.id}/{seat}")))
    _, seat = pass_turn(table)
    got = until(lambda: of(receiver, f"{table.id}/{seat}"))[-1]
    about = table.about(seat)
    assert got.json == {
        "id": got.headers["idempotency-key"],
        "event": "your-turn",
        "table": table.id,
        "round": "A1",
        "seat": seat,
        "name": about["seats"][seat]["name"],
        "text": got.json["text"],
        "link": f"{offering.url}/#/t/{table.id}",
    }
    assert got.json["name"] in got.json["text"]
    for one in receiver.got:
        assert not any(secret.encode() in one.body for secret in table.secrets)


def test_who_asked_for_it_in_the_lobby_is_told_that_the_game_begins(
    offering: Server, receiver: Receiver
) -> None:
    chairs = [chair_of(0, "here"), chair_of(1, "link"), chair_of(2, "random")]
    made = offering.post("/api/tables", None, {"seats": chairs, "lobby": True}).json()
    table = Table(offering, made, claim=False)
    table.keys[1] = keys.new_key()
    ok(offering.post("/api/join", None, {"secret": table.keys[1], "code": table.code}))
    for seat in (0, 1):
        ok(table.post("/notices/webhook", seat, hook(receiver, f"{table.id}/{seat}")))
    ok(table.post("/person", 1, {"ready": True}))
    ok(table.post("/start", table.host))
    for seat in (0, 1):
        (got, *_) = until(partial(of, receiver, f"{table.id}/{seat}"))
        assert (got.json["event"], got.json["seat"]) == ("your-turn", seat)


def test_push_is_signed_and_only_its_browser_can_read_it(
    one_offering: Server, receiver: Receiver
) -> None:
    table = one_offering.make()
    seat = table.answer_all()
    others = [one for one in range(3) if one != seat]
    browsers = {one: Browser(receiver, f"{table.id}-{one}") for one in others}
    public = ok(table.get("/notices", seat))["offered"]["push"]
    for one, browser in browsers.items():
        ways = ok(table.post("/notices/push", one, browser.wanted("nl")))["ways"]
        assert [(way["kind"], way["to"], way["on"]) for way in ways] == [
            ("push", browser.endpoint, True)
        ]
    _, asked = pass_turn(table)
    while asked not in browsers:
        _, asked = pass_turn(table)
    browser = browsers[asked]
    got = until(lambda: of(receiver, f"push/{table.id}-{asked}"))[0]
    claims = signed(got, public, receiver.url)
    assert claims["sub"] == CONTACT
    message = browser.read(got)
    name = table.about(asked)["seats"][asked]["name"]
    assert message["table"] == table.id
    assert message["title"] == f"Raiatea: jij bent aan de beurt, {name}"
    assert set(message) == {"id", "table", "title", "text"}
    with pytest.raises(http_ece.ECEException):
        Browser(receiver).read(got)


def test_who_unsubscribed_from_a_push_service_is_not_pushed_to_again(
    one_offering: Server, receiver: Receiver
) -> None:
    table = one_offering.make()
    _, seat = come_to_one(table)
    others = [one for one in range(3) if one != seat]
    for one in others:
        ok(table.post("/notices/push", one, Browser(receiver, f"gone-{table.id}-{one}").wanted()))
        receiver.answer(f"push/gone-{table.id}-{one}", 410)
    _, asked = pass_turn(table)
    while asked not in others:
        _, asked = pass_turn(table)
    until(lambda: ok(table.get("/notices", asked))["ways"] == [])


def test_mail_comes_once_a_turn_after_its_code_and_ends_by_one_press(
    offering: Server, post: Post
) -> None:
    table = offering.make()
    seat = (table.answer_all() + 1) % 3
    address = address_of(table, "ana")
    confirmed_mail(table, seat, post, address)
    while pass_turn(table)[1] != seat:
        pass
    mail = until(lambda: mails_to(post, address)[1:])[0]
    assert mail["From"] == "Raiatea <table@example.org>"
    assert mail["Message-ID"].endswith("@example.org>")
    assert f"{offering.url}/#/t/{table.id}" in text_of(mail)
    assert not any(secret in mail.as_string() for secret in table.secrets)
    # The next turn is too soon for another one.
    while pass_turn(table)[1] != seat:
        pass
    late = f"select 1 from notices where table_id = '{table.id}' and due > made + 200"
    until(lambda: stored.execute(offering.database, late))
    assert len(mails_to(post, address)) == 2
    # Who opens the address as a page is asked there, for programs look at links by themselves.
    link = mail["List-Unsubscribe"].strip("<>")
    page = offering.http.get(link)
    assert (page.status_code, page.headers["location"]) == (
        303,
        f"/#/stop/{link.rpartition('/')[2]}",
    )
    assert len(ok(table.get("/notices", seat))["ways"]) == 1
    # As a mail program does it.
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = link.removeprefix(offering.url)
    form = {"content": "List-Unsubscribe=One-Click"}
    ok(offering.request("POST", stop, **form))
    assert ok(table.get("/notices", seat))["ways"] == []
    ok(offering.request("POST", stop, **form))


def test_what_fails_is_sent_again_with_the_same_id(
    one_offering: Server, receiver: Receiver
) -> None:
    table = one_offering.make()
    _, seat = come_to_one(table)
    after = (seat + 1) % 3, (seat + 2) % 3
    for one in after:
        ok(table.post("/notices/webhook", one, hook(receiver, f"{table.id}/{one}")))
        receiver.answer(f"{table.id}/{one}", 500)
    _, asked = pass_turn(table)
    while asked not in after:
        _, asked = pass_turn(table)
    first, second = until(
        lambda: found if len(found := of(receiver, f"{table.id}/{asked}")) >= 2 else None
    )[:2]
    assert first.headers["idempotency-key"] == second.headers["idempotency-key"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_server_that_is_killed_between_move_and_notice_sends_it_when_it_is_back(
    kind: str, new_database: NewDatabase, serve: Serve
) -> None:
    with receiving() as receiver:
        server = serve(new_database(kind), **OFFERS)
        table = server.make()
        for seat in range(3):
            # Nobody is there yet who could take it.
            ok(table.post("/notices/webhook", seat, hook(receiver, str(seat))))
            receiver.answer(str(seat), *[503] * 1000)
        _, asked = pass_turn(table)
        server.kill()
        waiting = stored.execute(server.database, "select id, seat from notices")
        assert [seat for _, seat in waiting] == [asked]
        receiver.answers.clear()
        seen = len(receiver.got)
        server.start()
        got = receiver.wait_for(seen + 1)[seen]
        assert got.headers["idempotency-key"] == waiting[0][0]
        assert got.json["seat"] == asked
        until(lambda: not stored.execute(server.database, "select 1 from notices"))


def tried(receiver: Receiver, id_: str) -> int:
    """How often a notice has come."""
    return sum(got.headers["idempotency-key"] == id_ for got in receiver.got)


def test_two_processes_send_every_notice_once_and_what_one_left_behind(
    new_database: NewDatabase, serve: Serve
) -> None:
    with receiving() as receiver:
        database = new_database("postgresql")
        one, other = serve(database, **OFFERS), serve(database, **OFFERS)
        table = one.make()
        for seat in range(3):
            ok(table.post("/notices/webhook", seat, hook(receiver, str(seat))))
        tables = [table, table.at(other)]
        for turn in range(12):
            pass_turn(tables[turn % 2])
        until(lambda: not stored.execute(database, "select 1 from notices"))
        ids = [got.headers["idempotency-key"] for got in receiver.got]
        assert len(set(ids)) == len(ids) >= 1
        # What the first has written and could not deliver, the second does.
        for seat in range(3):
            receiver.answer(str(seat), *[503] * 1000)
        pass_turn(table)
        ((left,),) = stored.execute(database, "select id from notices")
        until(lambda: tried(receiver, left))
        one.kill()
        before = tried(receiver, left)
        receiver.answers.clear()
        until(lambda: tried(receiver, left) > before)
        until(lambda: not stored.execute(database, "select 1 from notices"))
