"""Saved positions: everything, secrets included, and the checks on the way back in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from raiatea.catalogue import COMMODITIES, PILES
from raiatea.engine import record
from raiatea.engine.chance import MOST_TAKEBACKS, STRETCH
from raiatea.engine.codec import Reader, counted, named, of_seat, read_public, write_public
from raiatea.engine.conservation import check_position
from raiatea.engine.history import UNKNOWN, Decision, Deed, set_up_deed
from raiatea.engine.kinds import VARIANTS
from raiatea.engine.moves import Move
from raiatea.engine.options import MOST_SEED
from raiatea.engine.record import RULES_VERSION, other_rules, read_line
from raiatea.errors import PositionError, RecordError

if TYPE_CHECKING:
    from raiatea.engine.box import Box
    from raiatea.engine.state import GameState


def options(s: GameState, names: tuple[str, ...]) -> dict[str, object]:
    """What was agreed before the game."""
    return {
        "rules": RULES_VERSION,
        "catalogue": s.box.hash,
        "players": list(names),
        "variants": [name for name in VARIANTS if name in s.variants],
    }


def read_options(data: Reader, box: Box) -> tuple[tuple[str, ...], list[str]]:
    if data.get("rules") != RULES_VERSION:
        raise data.fail("rules", other_rules(data.get("rules")))
    if data.get("catalogue") != box.hash:
        raise data.fail(
            "catalogue", f"made with {data.get('catalogue')!r:.80}, this one is {box.hash!r}"
        )
    names = data.items("players")
    if not 3 <= len(names) <= 5 or not all([isinstance(name, str) for name in names]):
        raise data.fail("players", "must be 3 to 5 names")
    variants = data.items("variants")
    for variant in variants:
        if variant not in VARIANTS:
            raise data.fail("variants", f"unknown variant {variant!r:.80}")
    return tuple([str(name) for name in names]), [str(variant) for variant in variants]


def to_dict(s: GameState, names: tuple[str, ...]) -> dict[str, object]:
    box = s.box
    return {
        **options(s, names),
        "public": write_public(s),
        "secret": {
            "seed": s.seed,
            "draws": s.draws,
            "pearls": s.pearls[:],
            "mana": s.mana[:],
            "commodities": [
                counted(COMMODITIES, of_seat(s.commodities, seat)) for seat in range(s.players)
            ],
            "hands": [named(box.rituals, zone) for zone in s.hands],
            "missions": [named(box.missions, zone) for zone in s.missions],
            "drawn": [named(box.rituals, zone) for zone in s.drawn],
            "chosen": [named(box.rituals, zone) for zone in s.chosen],
            "prepared": [named(box.rituals, zone) for zone in s.prepared],
            "sealed": [answer if answer >= 0 else None for answer in s.sealed],
            "piles": {pile: named(box.rituals, s.piles[i]) for i, pile in enumerate(PILES)},
            "buried": [named(box.rituals, zone) for zone in s.buried],
            "forest_pile": named(box.forest_cards, s.forest_pile),
            "unseen": [named(box.missions, zone) for zone in s.unseen],
            "held_min": list(s.held_min),
            "held_max": list(s.held_max),
            "fresh": list(s.fresh),
            "returned": [named(box.rituals, zone) for zone in s.returned],
            "sure": list(s.sure),
            "decisions": s.decisions[:],
            "forced": [[kind, values[:]] for kind, values in s.forced.items()],
        },
    }


def from_dict(data: object, box: Box) -> tuple[GameState, tuple[str, ...]]:
    reader = Reader(data, "", PositionError)
    names, variants = read_options(reader, box)
    players = len(names)
    secret = reader.sub("secret")
    seed = secret.number("seed", 0, MOST_SEED)
    s = read_public(reader.sub("public"), box, players, variants, seed)
    s.draws = secret.number("draws", 0, (MOST_TAKEBACKS + 1) * STRETCH)
    s.pearls = secret.numbers("pearls", players)
    s.mana = secret.numbers("mana", players)
    s.commodities = []
    for part in secret.subs("commodities", players):
        s.commodities += [part.number(name) for name in COMMODITIES]
    s.hands = secret.zones("hands", box.rituals, players)
    s.missions = secret.zones("missions", box.missions, players)
    s.drawn = secret.zones("drawn", box.rituals, players)
    s.chosen = secret.zones("chosen", box.rituals, players)
    s.prepared = secret.zones("prepared", box.rituals, players)
    s.sealed = [
        -1 if answer is None else secret._number("sealed", answer, 0, 100_000)
        for answer in secret.items("sealed", players)
    ]
    piles = secret.sub("piles")
    s.piles = [piles.zone(pile, box.rituals) for pile in PILES]
    s.buried = secret.zones("buried", box.rituals, players * 2)
    s.forest_pile = secret.zone("forest_pile", box.forest_cards)
    s.unseen = tuple(secret.zones("unseen", box.missions, box.statue_count))
    s.held_min = tuple(secret.numbers("held_min", players * 2))
    s.held_max = tuple(secret.numbers("held_max", players * 2))
    s.fresh = tuple(secret.numbers("fresh", players * 2))
    s.returned = tuple(secret.zones("returned", box.rituals, players * 2 + 2))
    sure = secret.items("sure")
    s.sure = tuple(secret.numbers("sure", (players + 1) * players * 4)) if sure else ()
    s.decisions = secret.numbers("decisions", players)
    s.forced = read_forced(secret, box)
    check_position(s, PositionError)
    return s, names


def read_forced(secret: Reader, box: Box) -> dict[int, list[int]]:
    forced: dict[int, list[int]] = {}
    for item in secret.items("forced"):
        if (
            not isinstance(item, list | tuple)
            or len(item) != 2
            or type(item[0]) is not int
            or not 0 <= item[0] < 8
            or not isinstance(item[1], list | tuple)
            or not all([type(one) is int and one in box.outcome_names(item[0]) for one in item[1]])
        ):
            raise secret.fail("forced", f"must be [kind, outcomes], not {item!r:.80}")
        forced[item[0]] = list(item[1])
    return forced


def read_history(data: object, s: GameState) -> tuple[Deed, tuple[Decision, ...], bool]:
    """The record so far of a saved game, the answers of an open step, and its option."""
    reader = Reader(data, "", PositionError)
    play_forced = reader.flag("play_forced")
    past = UNKNOWN
    open_moves: list[Decision] = []
    try:
        if reader.get("history") is not None:
            lines = reader.items("history")
            if not lines:
                raise reader.fail("history", "must begin with the set-up")
            for i, line in enumerate(lines):
                past = read_deed(line, s, i, past)
        for i, line in enumerate(reader.items("open")):
            if not isinstance(line, list | tuple) or len(line) != 2:
                raise reader.fail("open", "must be a list of [seat, move]")
            seat, text, _ = read_line([line[0], line[1], []], s.box, i, s.players)
            open_moves.append(Decision(seat, move_of(text)))
    except RecordError as error:
        raise PositionError(f"history: {error}") from None
    return past, tuple(open_moves), play_forced


def read_takebacks(
    data: Mapping[str, object],
) -> tuple[tuple[int, ...], Mapping[str, object] | None]:
    """What was taken back, and where a game began that began in the middle."""
    try:
        return record.read_takebacks(data), record.read_start(data)
    except RecordError as error:
        raise PositionError(str(error)) from None


def read_deed(line: object, s: GameState, i: int, before: Deed) -> Deed:
    """One line of a saved history: seat, move, outcomes, and whether it told something."""
    if not isinstance(line, list | tuple) or len(line) != 4 or not isinstance(line[3], bool):
        raise PositionError(f"history[{i}]: must be [seat, move, outcomes, told]")
    if i == 0:
        _, _, outcomes = read_line([0, line[1], line[2]], s.box, i, s.players)
        return set_up_deed(tuple(outcomes))
    seat, text, outcomes = read_line(list(line[:3]), s.box, i, s.players)
    return Deed(before, seat, move_of(text), tuple(outcomes), line[3])


def move_of(text: str) -> Move:
    """A move that was played before: only its text matters now."""
    return Move(-1, 0, 0, text)
