"""Reads the fields of catalogue files, and says in one line what is wrong with one."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Self

from raiatea.catalogue.model import EffectEntry
from raiatea.errors import CatalogueError

SOURCES = ("rulebook", "reconstructed")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def read_text(file: Traversable, name: str) -> str:
    """Return what a file of a catalogue says; its name is for the error."""
    try:
        return file.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise CatalogueError(f"{name}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CatalogueError(
            f"{name}: must be UTF-8 text, but byte {error.start + 1} is not"
        ) from error


def read_file(folder: Traversable, file: str) -> CatalogueEntry:
    """Return the whole of a catalogue file as one entry."""
    text = read_text(folder / file, file)
    try:
        return CatalogueEntry(tomllib.loads(text), file)
    except (ValueError, RecursionError) as error:
        raise CatalogueError(f"{file}: must be TOML: {error}") from error


class CatalogueEntry:
    """One table of a catalogue file, used in a `with` block.

    Every method that reads a field raises CatalogueError unless the field is there and right;
    leaving the block raises it for a field that was never asked for.
    """

    def __init__(self, table: Mapping[str, Any], where: str) -> None:
        self.where = where
        self._table = table
        self._known: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        unknown = [field for field in self._table if field not in self._known]
        if kind is None and unknown:
            known = ", ".join(dict.fromkeys(self._known))
            raise self.error(unknown[0], f"is not a field here; the fields are {known}")

    def error(self, field: str, wrong: str) -> CatalogueError:
        """Return the error that names file, entry and field."""
        shown = field if field.isprintable() else _shown(field)
        return CatalogueError(f"{self.where}: {shown}: {wrong}")

    def has(self, field: str) -> bool:
        """Say whether an optional field is there."""
        self._known.append(field)
        return field in self._table

    def line(self, field: str) -> str:
        """Return a text of one line."""
        return str(self._take(field, "a line of text", _is_line))

    def id(self) -> str:
        """Return the id."""
        right = "lower-case words of a to z and 0 to 9 joined by hyphens"
        return str(
            self._take("id", right, lambda value: _is_line(value) and bool(_ID.fullmatch(value)))
        )

    def word(self, field: str, allowed: tuple[str, ...]) -> str:
        """Return one of the allowed words."""
        return str(self._take(field, _one_of(allowed), lambda value: value in allowed))

    def words(self, field: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """Return a list of allowed words, at least one."""
        right = f"a list, each {_one_of(allowed)}"
        return tuple(self._take(field, right, _list_of(lambda value: value in allowed)))

    def flag(self, field: str) -> bool:
        """Return true or false."""
        return bool(self._take(field, "true or false", lambda value: isinstance(value, bool)))

    def whole(self, field: str, least: int = 0, most: int | None = None) -> int:
        """Return a whole number between two limits."""
        right = f"a whole number of {least} or more"
        if most is not None:
            right = f"a whole number from {least} to {most}" if least < most else f"{most}"
        return int(
            self._take(
                field,
                right,
                lambda value: _is_whole(value, least) and (most is None or value <= most),
            )
        )

    def wholes(self, field: str) -> tuple[int, ...]:
        """Return a list of whole numbers of 1 or more, at least one."""
        right = "a list of whole numbers of 1 or more"
        return tuple(self._take(field, right, _list_of(lambda value: _is_whole(value, 1))))

    def numbers(self) -> dict[str, int]:
        """Return all fields that were not asked for yet, as whole numbers."""
        return {field: self.whole(field) for field in self._table if field not in self._known}

    def table(self, field: str) -> CatalogueEntry:
        """Return the table inside this one."""
        table = self._take(field, "a table", lambda value: isinstance(value, dict))
        return CatalogueEntry(table, f"{self.where}: {field}")

    def tables(self, field: str) -> list[CatalogueEntry]:
        """Return the tables of a list, at least one."""
        tables = self._take(
            field, "a list of tables", _list_of(lambda value: isinstance(value, dict))
        )
        return [
            CatalogueEntry(table, f"{self.where}: {field}[{index}]")
            for index, table in enumerate(tables)
        ]

    def source(self) -> str:
        """Return where the entry comes from."""
        return self.word("source", SOURCES)

    def effects(self) -> tuple[EffectEntry, ...]:
        """Return the effects; the engine knows which words and numbers they may have."""
        return tuple(
            EffectEntry(do=entry.line("do"), numbers=entry.numbers(), where=entry.where)
            for entry in self.tables("effects")
        )

    def _take(self, field: str, right: str, fits: Callable[[Any], bool]) -> Any:
        if not self.has(field):
            raise self.error(field, f"is missing; must be {right}")
        value = self._table[field]
        if not fits(value):
            raise self.error(field, f"must be {right}, not {_shown(value)}")
        return value


def _is_line(value: Any) -> bool:
    return isinstance(value, str) and value.isprintable() and value.strip() != ""


def _is_whole(value: Any, least: int) -> bool:
    return type(value) is int and value >= least


def _list_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and value != [] and all(map(fits, value))


def _one_of(allowed: tuple[str, ...]) -> str:
    words = ", ".join(word or '""' for word in allowed)
    return f"one of {words}" if len(allowed) > 1 else words


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:57]}..."
