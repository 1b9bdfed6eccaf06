"""What could be sent: values by the schemas of the interface, and the same gone wrong."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from raiatea.server.openapi import description

Schema = dict[str, Any]
JSON = Any

INTERFACE = description()
SCHEMAS: dict[str, Schema] = INTERFACE["components"]["schemas"]

ODD_NUMBERS = [-1, 0, 1, 4, 5, 255, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 1e308, 0.5, -0.0]
ODD_TEXTS = [
    "",
    " ",
    "\x00",
    "\ud800",
    "\u202e\u200b",
    "á" * 30,
    "🌺" * 500,
    "x" * 9_000,
    "../../etc/passwd",
    "%00%ff",
    "' or 1=1 --",
    '{}[]"\\',
    "NaN",
    "go market",
    "done",
    "keep tiare",
    "random",
]


def deep(dice: random.Random) -> JSON:
    """Something in something in something."""
    found: JSON = 1
    for _ in range(dice.choice([3, 50, 900])):
        found = [found] if dice.random() < 0.5 else {"a": found}
    return found


WRONG: list[Callable[[random.Random], JSON]] = [
    lambda dice: None,
    lambda dice: dice.random() < 0.5,
    lambda dice: dice.choice(ODD_NUMBERS),
    lambda dice: dice.choice(ODD_TEXTS),
    lambda dice: dice.randbytes(dice.randrange(40)).decode("latin-1"),
    lambda dice: [dice.choice(ODD_TEXTS)] * dice.randrange(9),
    lambda dice: {dice.choice(ODD_TEXTS): 1},
    deep,
]


class Values:
    """Values of schemas, at random; `known` are texts that mean something now, by their field."""

    def __init__(self, dice: random.Random, known: dict[str, list[JSON]]) -> None:
        self.dice = dice
        self.known = known

    def of(self, schema: Schema, field: str = "") -> JSON:
        """A value as the schema wants it."""
        dice = self.dice
        if field in self.known and dice.random() < 0.8:
            return dice.choice(self.known[field])
        if "$ref" in schema:
            return self.of(SCHEMAS[schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return self.of(dice.choice(schema["anyOf"]), field)
        if "enum" in schema:
            return dice.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        return self._plain(schema, field)

    def _plain(self, schema: Schema, field: str) -> JSON:
        dice, kind = self.dice, schema.get("type")
        if kind == "object":
            required = schema.get("required", [])
            return {
                name: self.of(one, name)
                for name, one in schema.get("properties", {}).items()
                if name in required or dice.random() < 0.5
            }
        if kind == "array":
            least = schema.get("minItems", 0)
            size = dice.randint(least, schema.get("maxItems", least + 2))
            return [self.of(schema.get("items", {})) for _ in range(size)]
        if kind == "string":
            least, most = schema.get("minLength", 0), schema.get("maxLength", 12)
            return "".join(dice.choices("aeiou-_ 01", k=dice.randint(least, min(most, least + 40))))
        if kind in ("integer", "number"):
            least = schema.get("minimum", 0)
            return dice.randint(least, schema.get("maximum", least + 20))
        return dice.random() < 0.5 if kind == "boolean" else None

    def wrong(self, value: JSON) -> JSON:
        """The same value with something in it gone wrong."""
        dice = self.dice
        if isinstance(value, dict) and value and dice.random() < 0.85:
            name = dice.choice(list(value))
            changed = dict(value)
            way = dice.random()
            if way < 0.1:
                del changed[name]
            elif way < 0.2:
                changed[dice.choice(["more", "type", "id", name.upper(), ""])] = 1
            else:
                changed[name] = self.wrong(value[name])
            return changed
        if isinstance(value, list) and value and dice.random() < 0.7:
            n = dice.randrange(len(value))
            way = dice.random()
            if way < 0.2:
                return value[:n] + value[n + 1 :]
            if way < 0.4:
                return value + value[: dice.randrange(1, 4)]
            return [*value[:n], self.wrong(value[n]), *value[n + 1 :]]
        return dice.choice(WRONG)(dice)

    def encoded(self, value: JSON) -> bytes:
        """JSON, now and then broken."""
        dice = self.dice
        data = json.dumps(value, ensure_ascii=dice.random() < 0.7).encode("utf-8", "surrogatepass")
        way = dice.random()
        if way < 0.9:
            return data
        at = dice.randrange(len(data) + 1)
        if way < 0.94:
            return data[:at]
        if way < 0.97:
            return data[:at] + dice.randbytes(dice.randrange(1, 4)) + data[at:]
        return data + data

    def body(self, schema: Schema) -> bytes:
        value = self.of(schema)
        return self.encoded(self.wrong(value) if self.dice.random() < 0.6 else value)


class Operation:
    """A request of the interface: its method, its path with what is open in it, its body."""

    def __init__(self, path: str, method: str, described: Schema) -> None:
        self.path = path
        self.method = method.upper()
        content = described.get("requestBody", {}).get("content", {})
        self.body: Schema | None = content.get("application/json", {}).get("schema")

    def filled(self, fill: Callable[[str], str]) -> str:
        return re.sub(r"\{(\w+)\}", lambda found: fill(found[1]), self.path)


OPERATIONS = [
    Operation(path, method, described)
    for path, methods in INTERFACE["paths"].items()
    for method, described in methods.items()
]
MESSAGES: list[Schema] = SCHEMAS["Message"]["anyOf"]
