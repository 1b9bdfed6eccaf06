"""The final score (R8.4, R8.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from raiatea.engine.goods import assistants_of, in_front_bonus, pairs
from raiatea.engine.kinds import ASSISTANT_MASK, MISSION_MASK, VP

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


# What a final score adds up (R8.7).
POINT_SOURCES: Final = ("rank", "rituals", "missions", "masks")


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


def counts_tokens(s: GameState, mask: int) -> bool:
    """Whether a pair of this picture counts mission tokens, which lie behind the screen."""
    return s.box.mask_scores[mask] == MISSION_MASK


def pair_points(s: GameState, seat: int, mask: int, complete: list[int]) -> int:
    """What one of the complete pairs is worth (R8.4)."""
    box = s.box
    counts = box.mask_counts[mask]
    if counts_tokens(s, mask):
        return sum([1 for token in s.missions[seat] if box.mission_type[token] == counts])
    if box.mask_scores[mask] == ASSISTANT_MASK:
        return assistants_of(s, seat, counts)
    return min(2 * len({box.mask_colour[one] for one in complete}), 8)


def score(s: GameState, seat: int) -> Score:
    """A seat's points if the game ended now: the four sums of R8.7."""
    complete = pairs(s, seat)
    return Score(
        s.box.rank_vp[s.box.rank_at[s.tattoos[seat]]],
        in_front_bonus(s, seat, VP),
        sum([s.box.mission_value[token] for token in s.missions[seat]]),
        sum([pair_points(s, seat, mask, complete) for mask in complete]),
    )


def places(s: GameState) -> list[int]:
    """The seats from the first to the last, ties to the earlier in ceremonial order (R8.7)."""
    totals = [(-score(s, seat).total, place) for place, seat in enumerate(s.order)]
    return [s.order[place] for _, place in sorted(totals)]


def winner(s: GameState) -> int:
    """The seat in the first place."""
    return places(s)[0]
