"""The HTTP interface described for programs: OpenAPI 3.1, made from the types on the wire."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec

import raiatea
from raiatea.server import answers, endpoints, http_lobby, wire, wire_lobby, wire_notices
from raiatea.server.asking import Endpoint, Handler
from raiatea.server.notices import requests
from raiatea.server.teaching import LessonData
from raiatea.server.wire_hints import Hint
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


class Shape(NamedTuple):
    """What a request answers, its refusals besides the usual ones, and what is sent with it."""

    answer: Any
    refusals: tuple[str, ...] = ()
    body: Any = None
    done: str = "200"


SHAPES: dict[Handler, Shape] = {
    endpoints.create: Shape(answers.Created, ("400",), wire.NewTable, "201"),
    endpoints.watch: Shape(answers.Opened, ("400",), dict[str, Any], "201"),
    endpoints.catalogue: Shape(answers.Catalogue),
    endpoints.card_set: Shape(answers.Catalogue, ("404",)),
    endpoints.lesson: Shape(LessonData, ("404",)),
    endpoints.about: Shape(answers.Table, ("404",)),
    endpoints.claim: Shape(answers.Table, ("400", "404"), wire.Claim),
    endpoints.state: Shape(answers.State, ("404",)),
    endpoints.moment: Shape(answers.State, ("403", "404", "422")),
    endpoints.record: Shape(answers.RecordFile, ("403", "404")),
    endpoints.review: Shape(Reviewed, ("400", "403", "404", "409")),
    endpoints.retry: Shape(answers.Created, ("400", "403", "404"), wire.Retry, "201"),
    endpoints.play: Shape(answers.State, ("404", "409", "422"), wire.Play),
    endpoints.prospects: Shape(answers.Prospects, ("403", "404")),
    endpoints.hint: Shape(Hint, ("403", "404", "409", "422"), wire.AskHint),
    endpoints.why: Shape(answers.WhyNot, ("403", "404")),
    endpoints.withdraw: Shape(answers.State, ("404", "422")),
    endpoints.undo: Shape(answers.State, ("404", "422")),
    endpoints.take_back: Shape(answers.State, ("404", "409"), wire.Consent),
    endpoints.plan: Shape(answers.State, ("400", "403", "404", "409", "422"), wire.MakePlan),
    endpoints.learn: Shape(answers.Table, ("403", "404"), wire.LessonPlace),
    endpoints.say: Shape(answers.Nothing, ("403", "404"), wire.Said),
    endpoints.new_link: Shape(answers.NewSecret, ("403", "404")),
    endpoints.seat_bot: Shape(answers.Table, ("403", "404"), wire.StandIn),
    endpoints.introduce: Shape(
        answers.Table, ("400", "403", "404", "409"), wire_lobby.Introduction
    ),
    http_lobby.free: Shape(answers.Nothing, ("403", "404", "409")),
    http_lobby.start: Shape(answers.Table, ("403", "404", "409")),
    http_lobby.join: Shape(answers.Table, ("400", "404"), wire_lobby.Join),
    http_lobby.waiting: Shape(wire_lobby.PublicLobby),
    endpoints.mine: Shape(wire_lobby.MyTables, ("400",), wire_lobby.AskMine),
    http_lobby.seal: Shape(wire_lobby.Sealed, ("400",), wire_lobby.Parcel, "201"),
    http_lobby.unseal: Shape(wire_lobby.Unsealed, ("400", "404"), wire_lobby.ParcelKey),
    http_lobby.draw: Shape(wire_lobby.QrCode, ("400",), wire_lobby.Drawn),
    http_lobby.where: Shape(wire_lobby.Reachable),
    endpoints.close: Shape(answers.Table, ("403", "404")),
    endpoints.rematch: Shape(answers.Created, ("403", "404"), done="201"),
    requests.show: Shape(wire_notices.NoticeSettings, ("403", "404")),
    **{
        handler: Shape(wire_notices.NoticeSettings, ("400", "403", "404", "409"), kind)
        for handler, kind in {
            requests.push: wire_notices.PushWanted,
            requests.mail: wire_notices.MailWanted,
            requests.code: wire_notices.MailCode,
            requests.webhook: wire_notices.HookWanted,
            requests.quiet: wire_notices.SetQuiet,
            requests.end: wire_notices.ChosenWay,
        }.items()
    },
    requests.test: Shape(
        wire_notices.HookTested, ("400", "403", "404", "409"), wire_notices.ChosenWay
    ),
    requests.mine: Shape(wire_notices.Kept, ("403", "404")),
    requests.forget: Shape(answers.Nothing, ("403", "404")),
    requests.stop: Shape(answers.Nothing),
}
ENDPOINTS = [*endpoints.ENDPOINTS, *http_lobby.ENDPOINTS, *requests.ENDPOINTS]


def description() -> dict[str, Any]:
    """The whole OpenAPI document; the messages of a WebSocket are among its schemas."""
    kinds = [one for shape in SHAPES.values() for one in (shape.answer, shape.body) if one]
    schemas, components = msgspec.json.schema_components(
        [*kinds, answers.Refused, wire.Message, News],
        ref_template="#/components/schemas/{name}",
    )
    schema_of = dict(zip(map(str, [*kinds, answers.Refused]), schemas, strict=False))
    paths: dict[str, Any] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = described(one, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Raiatea", "version": raiatea.__version__},
        "paths": paths,
        "components": {
            "schemas": {**components, "Message": schemas[-2], "News": schemas[-1]},
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def described(request: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    """One request, by the schemas of what is sent and answered."""
    shape = SHAPES[request.handler]
    secret = "{table}" in request.path
    refusals = (*(["401"] if secret else []), *shape.refusals, "413", "429")

    def content(kind: Any) -> dict[str, Any]:
        return {"content": {"application/json": {"schema": schema_of[str(kind)]}}}

    found: dict[str, Any] = {
        "summary": " ".join((request.handler.__doc__ or "").split()),
        "responses": {
            shape.done: {"description": "Done.", **content(shape.answer)},
            **{
                code: {"description": REFUSALS[code], **content(answers.Refused)}
                for code in refusals
            },
        },
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"\{(\w+)\}", request.path)
        ],
    }
    if shape.body is not None:
        found["requestBody"] = content(shape.body)
    if secret:
        found["security"] = [{"secret": []}]
    return found
