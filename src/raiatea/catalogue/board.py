"""Reads the board: die, tracks, price charts, statues, tiles and starting markets."""

from __future__ import annotations

from raiatea.catalogue.model import (
    ASSISTANTS,
    COMMODITIES,
    LOCATIONS,
    RANKS,
    Board,
    Chart,
    Location,
    Rank,
)
from raiatea.catalogue.reader import CatalogueEntry

PLAYERS = (3, 4, 5)
ACTION_ROUNDS = ("A1", "A2", "A3", "A4", "A5", "A6")
CEREMONIES = ("C1", "C2", "C3")
WITHOUT_DIE = ("path", "neighbourhood")
STARTING_ASSISTANTS = 24
STARTING_COMMODITIES = 4


def read_board(file: CatalogueEntry) -> Board:
    """Return the board."""
    with (
        file,
        _section(file, "die") as die,
        _section(file, "rounds") as rounds,
        _section(file, "priest_track") as priest_track,
        _section(file, "statues") as statues,
        _section(file, "starting") as starting,
    ):
        return Board(
            die=die.wholes("faces"),
            rounds={players: _rounds(rounds, str(players)) for players in PLAYERS},
            ranks=_ranks(file),
            priest_track=priest_track.whole("last", least=1),
            statue_rows=statues.wholes("rows"),
            locations=_locations(file),
            charts=_charts(file),
            starting_assistants=starting.whole(
                "assistants", STARTING_ASSISTANTS, STARTING_ASSISTANTS
            ),
            starting_commodities=starting.whole(
                "commodities", STARTING_COMMODITIES, STARTING_COMMODITIES
            ),
        )


def _section(file: CatalogueEntry, field: str) -> CatalogueEntry:
    section = file.table(field)
    section.source()
    return section


def _listed(
    file: CatalogueEntry, field: str, key: str, words: tuple[str, ...]
) -> list[CatalogueEntry]:
    entries = file.tables(field)
    found = []
    for entry in entries:
        found.append(entry.word(key, words))
        entry.where = f"{file.where}: {field}.{found[-1]}"
    if tuple(found) != words:
        raise file.error(f"{field}: {key}", f"must be {', '.join(words)}, once each, in this order")
    return entries


def _rounds(rounds: CatalogueEntry, players: str) -> tuple[str, ...]:
    track = rounds.words(players, ACTION_ROUNDS + CEREMONIES)
    actions = [name for name in track if name in ACTION_ROUNDS]
    ceremonies = tuple(name for name in track if name in CEREMONIES)
    if actions != sorted(set(actions)) or ceremonies != CEREMONIES or track[-1] != CEREMONIES[-1]:
        raise rounds.error(
            players, "must have action rounds once each in order, and C1, C2 and, at the end, C3"
        )
    return track


def _ranks(file: CatalogueEntry) -> tuple[Rank, ...]:
    ranks: list[Rank] = []
    for key, entry in zip(RANKS, _listed(file, "ranks", "id", RANKS), strict=True):
        with entry:
            least, most = (ranks[-1].space + 1, None) if ranks else (0, 0)
            ranks.append(
                Rank(
                    id=key,
                    space=entry.whole("space", least, most),
                    vp=entry.whole("vp"),
                    draws=entry.whole("draws", least=1),
                    forbidden=entry.flag("forbidden"),
                    clips=entry.whole("clips", least=1),
                    source=entry.source(),
                )
            )
    return tuple(ranks)


def _locations(file: CatalogueEntry) -> tuple[Location, ...]:
    locations: list[Location] = []
    for key, entry in zip(LOCATIONS, _listed(file, "locations", "id", LOCATIONS), strict=True):
        with entry:
            locations.append(
                Location(
                    id=key,
                    die=entry.word("die", ("",) if key in WITHOUT_DIE else ASSISTANTS),
                    source=entry.source(),
                )
            )
    return tuple(locations)


def _charts(file: CatalogueEntry) -> tuple[Chart, ...]:
    entries = _listed(file, "charts", "commodity", COMMODITIES)
    charts: list[Chart] = []
    for commodity, entry in zip(COMMODITIES, entries, strict=True):
        with entry:
            chart = _chart(entry, commodity)
            if charts and len(chart.spaces) != len(charts[0].spaces):
                right = f"must be {len(charts[0].spaces)} spaces as in the chart before"
                raise entry.error("spaces", f"{right}, not {len(chart.spaces)}")
            charts.append(chart)
    return tuple(charts)


def _chart(entry: CatalogueEntry, commodity: str) -> Chart:
    spaces = []
    for space in entry.tables("spaces"):
        with space:
            spaces.append(space.effects())
    return Chart(
        commodity=commodity,
        start=entry.whole("start", 1, len(spaces)),
        spaces=tuple(spaces),
        source=entry.source(),
    )
