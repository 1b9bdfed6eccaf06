"""The HTTP interface described for programs: OpenAPI 3.1, made from the types on the wire."""

from __future__ import annotations

from typing import Any

import msgspec

import raiatea
from raiatea.server import answers, wire_notices
from raiatea.server.teaching import LessonData
from raiatea.server.wire import (
    AskHint,
    Claim,
    Consent,
    LessonPlace,
    MakePlan,
    Message,
    NewTable,
    Play,
    Retry,
    Said,
    StandIn,
)
from raiatea.server.wire_hints import Hint
from raiatea.server.wire_lobby import (
    AskMine,
    Drawn,
    Introduction,
    Join,
    MyTables,
    Parcel,
    ParcelKey,
    PublicLobby,
    QrCode,
    Reachable,
    Sealed,
    Unsealed,
)
from raiatea.server.wire_news import News
from raiatea.server.wire_review import Reviewed

REFUSALS = {
    "400": "What was sent cannot be read.",
    "401": "A secret is needed.",
    "403": "This secret does not open that, or the request comes from another site.",
    "404": "There is no such table, or this secret does not open it.",
    "409": "The decision is no longer open, or the game is over; `state` is the present state.",
    "413": "Too much was sent.",
    "422": "The move is not legal; `rule` is the number of the rule, `refusal` says why.",
    "429": "Too many requests.",
}


class Operation(msgspec.Struct, frozen=True):
    """A request: what it does, what is sent and answered, its refusals besides the usual ones."""

    path: str
    method: str
    summary: str
    answer: Any
    refusals: tuple[str, ...] = ()
    body: Any = None
    done: str = "200"


TABLE = "/api/tables/{table}"
OPERATIONS = [
    Operation(
        "/api/tables",
        "post",
        "Make a table; answers with all its secrets.",
        answers.Created,
        ("400",),
        NewTable,
        "201",
    ),
    Operation(
        "/api/records",
        "post",
        "Make a finished table of a record, to watch it.",
        answers.Opened,
        ("400",),
        dict[str, Any],
        "201",
    ),
    Operation("/api/catalogue", "get", "All components as data.", answers.Catalogue),
    Operation(
        "/api/catalogue/{hash}",
        "get",
        "The components of a released card set.",
        answers.Catalogue,
        ("404",),
    ),
    Operation("/api/lessons/{lesson}", "get", "A lesson.", LessonData, ("404",)),
    Operation(TABLE, "get", "The table: seats, options, fairness.", answers.Table, ("404",)),
    Operation(
        f"{TABLE}/claim",
        "post",
        "Take the seat of a link: from now on a secret of your own opens it, and no other.",
        answers.Table,
        ("400", "404"),
        Claim,
    ),
    Operation(f"{TABLE}/state", "get", "The present view and the log.", answers.State, ("404",)),
    Operation(
        f"{TABLE}/moments/{{version}}",
        "get",
        "The view at an earlier version; `?seat=` of any seat, `all` or `all-0` once the game is "
        "over, and `?instead=` with what another move would have brought.",
        answers.State,
        ("403", "404", "422"),
    ),
    Operation(
        f"{TABLE}/record", "get", "The record, once over.", answers.RecordFile, ("403", "404")
    ),
    Operation(
        f"{TABLE}/review",
        "get",
        "What a bot found in the game, once over; `?bot=learned` asks the deeper one.",
        Reviewed,
        ("400", "403", "404", "409"),
    ),
    Operation(
        f"{TABLE}/retry",
        "post",
        "Take a decision of a finished game up again at a new table against bots.",
        answers.Created,
        ("400", "403", "404"),
        Retry,
        "201",
    ),
    Operation(f"{TABLE}/moves", "post", "Play a move.", answers.State, ("404", "409", "422"), Play),
    Operation(
        f"{TABLE}/prospects",
        "get",
        "How your seat could still score, and what a bot expects it to have in the end.",
        answers.Prospects,
        ("403", "404"),
    ),
    Operation(
        f"{TABLE}/hint",
        "post",
        "What a bot would play in your place, from what you can see; it is counted.",
        Hint,
        ("403", "404", "409", "422"),
        AskHint,
    ),
    Operation(
        f"{TABLE}/why",
        "get",
        "Why a move is not legal, `?move=`; null if it is.",
        answers.WhyNot,
        ("403", "404"),
    ),
    Operation(
        f"{TABLE}/withdraw",
        "post",
        "Take back a secret answer while others still think.",
        answers.State,
        ("404", "422"),
    ),
    Operation(f"{TABLE}/undo", "post", "Undo to the last barrier.", answers.State, ("404", "422")),
    Operation(
        f"{TABLE}/takeback",
        "post",
        "Ask for a takeback, agree to one, or decline it.",
        answers.State,
        ("404", "409"),
        Consent,
    ),
    Operation(
        f"{TABLE}/plan",
        "post",
        "Say what you would answer to a question if it were asked; without moves, withdraw that.",
        answers.State,
        ("400", "403", "404", "409", "422"),
        MakePlan,
    ),
    Operation(
        f"{TABLE}/lesson",
        "post",
        "Keep how far you are in the lesson of your table.",
        answers.Table,
        ("403", "404"),
        LessonPlace,
    ),
    Operation(f"{TABLE}/chat", "post", "Say something.", answers.Nothing, ("403", "404"), Said),
    Operation(
        f"{TABLE}/seats/{{seat}}/link",
        "post",
        "Host: replace the secret of a seat.",
        answers.NewSecret,
        ("403", "404"),
    ),
    Operation(
        f"{TABLE}/seats/{{seat}}/bot",
        "post",
        "Host: give a seat to a bot or back; anybody for a person long gone.",
        answers.Table,
        ("403", "404"),
        StandIn,
    ),
    Operation(
        f"{TABLE}/person",
        "post",
        "Say your name, colour, and whether you are ready; the name until the first round ends.",
        answers.Table,
        ("400", "403", "404", "409"),
        Introduction,
    ),
    Operation(
        f"{TABLE}/seats/{{seat}}/free",
        "post",
        "In the lobby: leave your seat; as host, free any.",
        answers.Nothing,
        ("403", "404", "409"),
    ),
    Operation(
        f"{TABLE}/start",
        "post",
        "Host: begin the game, when all are ready.",
        answers.Table,
        ("403", "404", "409"),
    ),
    Operation(
        "/api/join",
        "post",
        "Take the next free seat, by a code or at a public table.",
        answers.Table,
        ("400", "404"),
        Join,
    ),
    Operation("/api/lobby", "get", "The public tables that wait for players.", PublicLobby),
    Operation("/api/mine", "post", "Your tables in short.", MyTables, ("400",), AskMine),
    Operation(
        "/api/parcels",
        "post",
        "Keep a parcel for another device.",
        Sealed,
        ("400",),
        Parcel,
        "201",
    ),
    Operation(
        "/api/parcels/open", "post", "Take a parcel, once.", Unsealed, ("400", "404"), ParcelKey
    ),
    Operation("/api/qr", "post", "An address as a QR code.", QrCode, ("400",), Drawn),
    Operation("/api/reach", "get", "The addresses on which the server answers.", Reachable),
    Operation(f"{TABLE}/close", "post", "Host: close the table.", answers.Table, ("403", "404")),
    Operation(
        f"{TABLE}/rematch",
        "post",
        "Host: the same people again.",
        answers.Created,
        ("403", "404"),
        done="201",
    ),
    Operation(
        f"{TABLE}/notices",
        "get",
        "How you are told that it is your turn, and what this server can do.",
        wire_notices.NoticeSettings,
        ("403", "404"),
    ),
    *[
        Operation(
            f"{TABLE}/notices/{name}",
            "post",
            summary,
            wire_notices.NoticeSettings,
            ("400", "403", "404", "409"),
            kind,
        )
        for name, summary, kind in (
            ("push", "Be told by push in a browser.", wire_notices.PushWanted),
            ("mail", "Be told by mail; a code is sent first.", wire_notices.MailWanted),
            ("code", "Confirm the address of mails.", wire_notices.MailCode),
            ("webhook", "Let a webhook be told.", wire_notices.HookWanted),
            ("quiet", "Hear nothing at some hours.", wire_notices.SetQuiet),
            ("end", "End one of your ways.", wire_notices.ChosenWay),
        )
    ],
    Operation(
        f"{TABLE}/notices/test",
        "post",
        "Send something to one of your webhooks now.",
        wire_notices.HookTested,
        ("400", "403", "404", "409"),
        wire_notices.ChosenWay,
    ),
    Operation(
        f"{TABLE}/mine",
        "get",
        "All that is kept about you at this table.",
        wire_notices.Kept,
        ("403", "404"),
    ),
    Operation(
        f"{TABLE}/forget",
        "post",
        "Remove your name, what you said and how you are told; the game stays.",
        answers.Nothing,
        ("403", "404"),
    ),
    Operation(
        "/api/stop/{stop}",
        "post",
        "End mails by what stands in each of them.",
        answers.Nothing,
    ),
]


def description() -> dict[str, Any]:
    """The whole OpenAPI document; the messages of a WebSocket are among its schemas."""
    kinds = [one for operation in OPERATIONS for one in (operation.answer, operation.body) if one]
    schemas, components = msgspec.json.schema_components(
        [*kinds, answers.Refused, Message, News],
        ref_template="#/components/schemas/{name}",
    )
    schema_of = dict(zip(map(str, [*kinds, answers.Refused]), schemas, strict=False))
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = described(operation, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Raiatea", "version": raiatea.__version__},
        "paths": paths,
        "components": {
            "schemas": {**components, "Message": schemas[-2], "News": schemas[-1]},
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def described(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    """One request, by the schemas of what is sent and answered."""

    def content(kind: Any) -> dict[str, Any]:
        return {"content": {"application/json": {"schema": schema_of[str(kind)]}}}

    found: dict[str, Any] = {
        "summary": operation.summary,
        "responses": {
            operation.done: {"description": "Done.", **content(operation.answer)},
            **{
                code: {"description": REFUSALS[code], **content(answers.Refused)}
                for code in (*operation.refusals, "413", "429")
            },
        },
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in ("table", "version", "seat", "hash", "lesson", "stop")
            if f"{{{name}}}" in operation.path
        ],
    }
    if operation.body is not None:
        found["requestBody"] = content(operation.body)
    if "{table}" in operation.path:
        found["security"] = [{"secret": []}]
    return found
