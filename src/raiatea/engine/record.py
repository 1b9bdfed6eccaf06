"""Records: a whole game as options, seed, moves and chance outcomes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, final

from raiatea.engine.chance import KINDS, MOST_TAKEBACKS
from raiatea.engine.history import Decision, Deed, by_seat, deeds
from raiatea.errors import ChanceError, RaiateaError, RecordError

if TYPE_CHECKING:
    from raiatea.engine.box import Box
    from raiatea.engine.state import GameState

RULES_VERSION: Final = 2

Outcomes = list[tuple[int, int]]


@final
class Read:
    """A record that was read and is well-formed."""

    def __init__(
        self,
        names: tuple[str, ...],
        seed: int,
        variants: list[str],
        setup: Outcomes,
        moves: list[tuple[int, str, Outcomes]],
        takebacks: tuple[int, ...],
        start: Mapping[str, object] | None,
    ) -> None:
        self.names = names
        self.seed = seed
        self.variants = variants
        self.setup = setup
        self.moves = moves
        self.takebacks = takebacks
        self.start = start


def outcome_numbers(box: Box, kind: int, outcomes: Sequence[int | str]) -> list[int]:
    """The engine's numbers of outcomes that are named as in a record."""
    names = {name: number for number, name in box.outcome_names(kind).items()}
    numbers: list[int] = []
    for outcome in outcomes:
        if isinstance(outcome, bool) or outcome not in names:
            raise ChanceError(
                f"{outcome!r:.80} is no outcome of {KINDS[kind]!r}; they are: "
                f"{', '.join([str(name) for name in names])}"
            )
        numbers.append(names[outcome])
    return numbers


def outcome_list(box: Box, outcomes: Sequence[tuple[int, int]]) -> list[list[object]]:
    return [[KINDS[kind], box.outcome_names(kind)[number]] for kind, number in outcomes]


def lines(box: Box, past: Deed) -> list[list[object]]:
    """All deeds, the set-up first, JSON-able."""
    return [
        [deed.seat, deed.move.text if deed.move else "", outcome_list(box, deed.outcomes)]
        for deed in deeds(past)
    ]


def history(box: Box, past: Deed) -> list[list[object]] | None:
    """All deeds with whether they told somebody something; None for an imagined game."""
    try:
        told = [deed.told for deed in deeds(past)]
    except RecordError:
        return None
    return [[*line, told[i]] for i, line in enumerate(lines(box, past))]


def record(
    s: GameState,
    names: tuple[str, ...],
    variants: tuple[str, ...],
    past: Deed,
    open_moves: tuple[Decision, ...],
    takebacks: tuple[int, ...],
    start: Mapping[str, object] | None,
) -> dict[str, object]:
    setup, *played = lines(s.box, past)
    started = by_seat(open_moves)
    return {
        "rules": RULES_VERSION,
        "catalogue": s.box.hash,
        "players": list(names),
        "variants": list(variants),
        "seed": s.seed,
        "setup": setup[2],
        "moves": [*played, *[[one.seat, one.move.text, []] for one in started]],
        **takeback_list(takebacks),
        **start_of(start),
    }


def other_rules(found: object) -> str:
    """Why a game by the rules of another version is not read."""
    if found == 1:
        return "made by version 0.1, whose games are not read"
    return f"must be version {RULES_VERSION}, not {found!r:.80}"


def takeback_list(takebacks: tuple[int, ...]) -> dict[str, object]:
    """All takebacks, if there were any: of each, how many decisions stayed."""
    return {"takebacks": list(takebacks)} if takebacks else {}


def start_of(start: Mapping[str, object] | None) -> dict[str, object]:
    """The position in which a game began that began in the middle."""
    return {} if start is None else {"start": start}


def read_start(data: Mapping[str, object]) -> Mapping[str, object] | None:
    start = data.get("start")
    if start is not None and not isinstance(start, Mapping):
        raise RecordError("start: must be a position")
    return start


def read_takebacks(data: Mapping[str, object]) -> tuple[int, ...]:
    found = data.get("takebacks", [])
    if not isinstance(found, list) or any([type(one) is not int or one < 0 for one in found]):
        raise RecordError("takebacks: must be a list of whole numbers")
    if len(found) > MOST_TAKEBACKS:
        raise RecordError(f"takebacks: there can be {MOST_TAKEBACKS}, not {len(found)}")
    return tuple(found)


def stretches(takebacks: tuple[int, ...]) -> dict[int, int]:
    """By the number of decisions before them: where the game went on at which stretch of chance.

    >>> stretches((10, 15)), stretches((10, 5))
    ({10: 1, 15: 2}, {5: 2})
    """
    found: dict[int, int] = {}
    for i, stay in enumerate(takebacks):
        found = {at: number for at, number in found.items() if at < stay}
        found[stay] = i + 1
    return found


def until(takebacks: tuple[int, ...], decisions: int) -> tuple[int, ...]:
    """The takebacks that matter for the first decisions of a record."""
    matter = [number for at, number in stretches(takebacks).items() if at <= decisions]
    return takebacks[: max(matter, default=0)]


def read(data: object, box: Box) -> Read:
    """Read a record, or say what is wrong with it."""
    if not isinstance(data, Mapping):
        raise RecordError("a record must be an object")
    fields = ("rules", "catalogue", "players", "variants", "seed", "setup", "moves")
    for field in fields:
        if field not in data:
            raise RecordError(f"{field}: missing in the record")
    for field in data:
        if field not in fields and field not in ("takebacks", "start"):
            raise RecordError(f"{field!r:.80}: unknown field in the record")
    if data["rules"] != RULES_VERSION:
        raise RecordError(f"rules: {other_rules(data['rules'])}")
    if data["catalogue"] != box.hash:
        raise RecordError(
            f"catalogue: the record was made with {data['catalogue']!r:.80}, this is {box.hash!r}"
        )
    players, seed, variants = data["players"], data["seed"], data["variants"]
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise RecordError("players: must be a list of names")
    if not 3 <= len(players) <= 5:
        raise RecordError(f"players: 3 to 5 names are needed, not {len(players)}")
    if type(seed) is not int:
        raise RecordError("seed: must be a whole number")
    if not isinstance(variants, list) or not all(isinstance(name, str) for name in variants):
        raise RecordError("variants: must be a list of names")
    if not isinstance(data["moves"], list):
        raise RecordError("moves: must be a list")
    return Read(
        tuple(players),
        seed,
        variants,
        read_outcomes(data["setup"], box, "setup"),
        [read_line(line, box, i, len(players)) for i, line in enumerate(data["moves"])],
        read_takebacks(data),
        read_start(data),
    )


def read_line(line: object, box: Box, i: int, players: int) -> tuple[int, str, Outcomes]:
    where = f"moves[{i}]"
    if not isinstance(line, list) or len(line) != 3:
        raise RecordError(f"{where}: must be [seat, move, outcomes]")
    seat, text, outcomes = line
    if type(seat) is not int or not 0 <= seat < players:
        raise RecordError(f"{where}: seat: must be 0 to {players - 1}, not {seat!r:.80}")
    if not isinstance(text, str):
        raise RecordError(f"{where}: move: must be a text, not {text!r:.80}")
    return seat, text, read_outcomes(outcomes, box, where)


def read_outcomes(outcomes: object, box: Box, where: str) -> Outcomes:
    if not isinstance(outcomes, list):
        raise RecordError(f"{where}: outcomes: must be a list")
    found: Outcomes = []
    for one in outcomes:
        if (
            not isinstance(one, list)
            or len(one) != 2
            or not isinstance(one[0], str)
            or not isinstance(one[1], int | str)
        ):
            raise RecordError(f"{where}: an outcome must be [kind, outcome], not {one!r:.80}")
        if one[0] not in KINDS:
            raise RecordError(f"{where}: unknown kind of chance {one[0]!r:.80}")
        kind = KINDS.index(one[0])
        try:
            found.append((kind, outcome_numbers(box, kind, [one[1]])[0]))
        except ChanceError as error:
            raise RecordError(f"{where}: {error}") from None
    return found


def queue(outcomes: Outcomes) -> dict[int, list[int]]:
    """Outcomes in the form in which chance takes forced ones."""
    waiting: dict[int, list[int]] = {}
    for kind, number in outcomes:
        waiting.setdefault(kind, []).append(number)
    return waiting


def check_at(at: object, length: int) -> int:
    if at is None:
        return length
    if type(at) is not int or not 0 <= at <= length:
        raise RecordError(f"at: must be 0 to {length}, the decisions of the record, not {at!r:.80}")
    return at


def check_outcomes(s: GameState, expected: Outcomes) -> None:
    """Chance did exactly what the record says."""
    if s.forced or s.outcomes != expected:
        told = outcome_list(s.box, expected)
        raise RecordError(
            f"the record's outcomes {told} are not those that happened: "
            f"{outcome_list(s.box, s.outcomes)}"
        )


@contextmanager
def damaged_at(decision: int) -> Iterator[None]:
    """Say at which decision a record turns out to be damaged."""
    try:
        yield
    except RaiateaError as error:
        where = f"decision {decision}" if decision else "set-up"
        raise RecordError(f"{where}: {error}") from None
