"""Compares what all clients of a table were told with what there is in the end.

It looks for moves that were confirmed and are lost, played twice, or in another order than they
were confirmed in, and for views that went back or never were. It knows nothing of the server, and
of the game only that a seat's moves answer its decisions 0, 1, 2, … (nobody takes anything back).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.faults.history import Done, History, Record, Refused, Sent, Told

NOT_NOW = 503


def faults(histories: Sequence[History], record: Record) -> list[str]:
    """All that is wrong, in words; nothing if nothing is."""
    found = [fault for history in histories for fault in _of_one(history, record)]
    return [*found, *_out_of_order(histories, record)]


def _of_one(history: History, record: Record) -> Iterator[str]:
    who = "an onlooker" if history.seat is None else f"seat {history.seat}"
    who = f"{history.table}, {who}"
    for fault in (*_moves(history, record), *_views(history, record)):
        yield f"{who}: {fault}"


def _moves(history: History, record: Record) -> Iterator[str]:
    """Confirmed moves are there, and nothing else."""
    kept = [move for seat, move in record.moves if seat == history.seat]
    sent = {(one.decision, one.move) for one in history.happened if isinstance(one, Sent)}
    for one in history.happened:
        if isinstance(one, Done) and kept[one.decision : one.decision + 1] != [one.move]:
            instead = kept[one.decision] if one.decision < len(kept) else "nothing"
            yield f"lost: {one.move} for decision {one.decision} was confirmed, {instead} is kept"
        if isinstance(one, Refused) and one.status != NOT_NOW:
            yield f"refused: decision {one.decision}, {one.status} {one.error}"
    for decision, move in enumerate(kept):
        if (decision, move) not in sent:
            yield f"doubled or invented: nobody sent {move} for decision {decision}"


def _views(history: History, record: Record) -> Iterator[str]:
    """What was told only grows, and is a part of the final log."""
    log = record.logs[history.seat]
    version, decision, over, answered = 0, 0, False, -1
    for one in history.happened:
        if isinstance(one, Done):
            answered = max(answered, one.decision)
        if not isinstance(one, Told):
            continue
        if one.version < version:
            yield f"backwards: version {one.version} after {version}"
        if one.decision is not None:
            if one.decision < decision:
                yield f"backwards: decision {one.decision} after {decision}"
            if one.decision <= answered:
                yield f"backwards: asked for decision {one.decision}, {answered} was confirmed"
            decision = max(decision, one.decision)
        if over and not one.over:
            yield "backwards: the game was over"
        yield from _lines(one, version, log)
        version, over = max(version, one.version), over or one.over


def _lines(told: Told, known: int, log: Sequence[object]) -> Iterator[str]:
    """The lines lead from something that was known to the version, as the final log has them."""
    numbers = [number for number, _ in told.lines]
    first = numbers[0] if numbers else told.version + 1
    if numbers != list(range(first, told.version + 1)) or first > known + 1:
        yield f"a gap: lines {numbers} up to version {told.version}, {known} were known"
    for number, events in told.lines:
        if number > len(log):
            yield f"lost: line {number} was told, there are {len(log)}"
        elif log[number - 1] != events:
            yield f"another past: line {number} was {events}, it is {log[number - 1]}"


def _out_of_order(histories: Sequence[History], record: Record) -> Iterator[str]:
    """What was confirmed before another move was first sent comes before it."""
    place: dict[tuple[int, int], int] = {}
    count: dict[int, int] = {}
    for n, (seat, _) in enumerate(record.moves):
        place[seat, count.setdefault(seat, 0)] = n
        count[seat] += 1
    confirmed: dict[tuple[int, int], int] = {}
    sent: dict[tuple[int, int], int] = {}
    for history in histories:
        if history.seat is None:
            continue
        for one in history.happened:
            if isinstance(one, Sent):
                sent.setdefault((history.seat, one.decision), one.at)
            elif isinstance(one, Done):
                confirmed.setdefault((history.seat, one.decision), one.at)
    moments = sorted(
        [(at, False, which) for which, at in sent.items() if which in place]
        + [(at, True, which) for which, at in confirmed.items() if which in place]
    )
    last, latest = -1, (0, 0)
    for _, is_done, which in moments:
        if is_done and place[which] > last:
            last, latest = place[which], which
        elif not is_done and place[which] < last:
            yield f"reordered: {which} was sent after {latest} was confirmed, and comes before it"
