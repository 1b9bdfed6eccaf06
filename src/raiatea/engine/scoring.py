"""The final score (R8.4, R8.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from raiatea.engine.goods import assistants_of, in_front_bonus, pairs
from raiatea.engine.kinds import ASSISTANT_MASK, MISSION_MASK, VP

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


@final
class Score:
    """A seat's victory points by source."""

    __slots__ = ("masks", "missions", "rank", "rituals", "total")

    def __init__(self, rank: int, rituals: int, missions: int, masks: int) -> None:
        self.rank = rank
        self.rituals = rituals
        self.missions = missions
        self.masks = masks
        self.total = rank + rituals + missions + masks

    def to_dict(self) -> dict[str, int]:
        """The points as a JSON-able dictionary."""
        return {
            "total": self.total,
            "rank": self.rank,
            "rituals": self.rituals,
            "missions": self.missions,
            "masks": self.masks,
        }

    def __repr__(self) -> str:
        return (
            f"<Score {self.total}: rank {self.rank}, rituals {self.rituals}, "
            f"missions {self.missions}, masks {self.masks}>"
        )


def mask_points(s: GameState, seat: int) -> int:
    """What the complete pairs are worth (R8.4)."""
    box = s.box
    complete = pairs(s, seat)
    colours = len({box.mask_colour[mask] for mask in complete})
    total = 0
    for mask in complete:
        counts = box.mask_counts[mask]
        if box.mask_scores[mask] == MISSION_MASK:
            total += sum([1 for token in s.missions[seat] if box.mission_type[token] == counts])
        elif box.mask_scores[mask] == ASSISTANT_MASK:
            total += assistants_of(s, seat, counts)
        else:
            total += min(2 * colours, 8)
    return total


def score(s: GameState, seat: int) -> Score:
    """A seat's points if the game ended now: the four sums of R8.7."""
    return Score(
        s.box.rank_vp[s.box.rank_at[s.tattoos[seat]]],
        in_front_bonus(s, seat, VP),
        sum([s.box.mission_value[token] for token in s.missions[seat]]),
        mask_points(s, seat),
    )


def winner(s: GameState) -> int:
    """The seat with most points, ties to the earlier in ceremonial order (R8.7)."""
    best = s.order[0]
    for seat in s.order:
        if score(s, seat).total > score(s, best).total:
            best = seat
    return best
