"""The HTTP interface described for programs: OpenAPI 3.1, made from the types on the wire."""

from __future__ import annotations

from typing import Any

import msgspec

import raiatea
from raiatea.server.wire import Consent, Message, NewTable, Play, Said, StandIn

ANSWERS = {
    "400": "What was sent cannot be read.",
    "401": "A secret is needed.",
    "403": "This secret does not open that, or the request comes from another site.",
    "404": "There is no such table, or this secret does not open it.",
    "409": "The decision is no longer open, or the game is over; `state` is the present state.",
    "413": "Too much was sent.",
    "422": "The move is not legal; `rule` is the number of the rule.",
    "429": "Too many requests.",
}

# Path, method, what it does, what is sent, which refusals it has besides the usual ones.
OPERATIONS: list[tuple[str, str, str, type | None, tuple[str, ...]]] = [
    ("/api/tables", "post", "Make a table; answers with all its secrets.", NewTable, ("400",)),
    ("/api/records", "post", "Make a finished table of a record, to watch it.", dict, ("400",)),
    ("/api/catalogue", "get", "All components as data.", None, ()),
    ("/api/tables/{table}", "get", "The table: seats, options, fairness.", None, ("404",)),
    ("/api/tables/{table}/state", "get", "The present view and the log.", None, ("404",)),
    (
        "/api/tables/{table}/moments/{version}",
        "get",
        "The view at an earlier version; `?seat=` once the game is over.",
        None,
        ("403", "404"),
    ),
    ("/api/tables/{table}/record", "get", "The record, once over.", None, ("403", "404")),
    ("/api/tables/{table}/moves", "post", "Play a move.", Play, ("404", "409", "422")),
    (
        "/api/tables/{table}/withdraw",
        "post",
        "Take back a secret answer while others still think.",
        None,
        ("404", "422"),
    ),
    ("/api/tables/{table}/undo", "post", "Undo to the last barrier.", None, ("404", "422")),
    (
        "/api/tables/{table}/takeback",
        "post",
        "Ask for a takeback, agree to one, or decline it.",
        Consent,
        ("404", "409"),
    ),
    ("/api/tables/{table}/chat", "post", "Say something.", Said, ("403", "404")),
    (
        "/api/tables/{table}/seats/{seat}/link",
        "post",
        "Host: replace the secret of a seat.",
        None,
        ("403", "404"),
    ),
    (
        "/api/tables/{table}/seats/{seat}/bot",
        "post",
        "Host: give a seat to a bot or back; anybody for a person long gone.",
        StandIn,
        ("403", "404"),
    ),
    ("/api/tables/{table}/close", "post", "Host: close the table.", None, ("403", "404")),
    ("/api/tables/{table}/rematch", "post", "Host: the same people again.", None, ("403", "404")),
]


def description() -> dict[str, Any]:
    """The whole OpenAPI document."""
    kinds = [kind for *_, kind, _ in OPERATIONS if kind is not None and kind is not dict]
    _, schemas = msgspec.json.schema_components(
        [*kinds, Message], ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for path, method, summary, kind, refusals in OPERATIONS:
        paths.setdefault(path, {})[method] = operation(path, summary, kind, refusals)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Raiatea", "version": raiatea.__version__},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(
    path: str, summary: str, kind: type | None, refusals: tuple[str, ...]
) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": summary,
        "responses": {
            "200": {"description": "Done."},
            **{code: {"description": ANSWERS[code]} for code in (*refusals, "413", "429")},
        },
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in ("table", "version", "seat")
            if f"{{{name}}}" in path
        ],
    }
    if kind is dict:
        found["requestBody"] = {"content": {"application/json": {"schema": {"type": "object"}}}}
    elif kind is not None:
        schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
        found["requestBody"] = {"content": {"application/json": {"schema": schema}}}
    if "{table}" in path:
        found["security"] = [{"secret": []}]
    return found
