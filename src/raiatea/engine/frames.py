"""Frames of the stack as JSON lists: the name of the step and its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raiatea.engine.state import GameState
from raiatea.engine.step import Step
from raiatea.engine.steps import (
    blessings,
    ceremony,
    choices,
    construction,
    forest,
    marae,
    market,
    missions,
    neighbourhood,
    own_turn,
    path,
    rituals,
    rounds,
    setup,
)

if TYPE_CHECKING:
    from raiatea.engine.codec import Reader

STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step
    for step in (
        setup.FifthPlayersRituals,
        rounds.NextRound,
        rounds.NextPlayer,
        rounds.ChooseLocation,
        rounds.GameOver,
        own_turn.Linger,
        own_turn.LastMirrors,
        forest.RefreshForest,
        forest.ForestPick,
        forest.AlsoTakeCommodity,
        marae.MaraeTurn,
        path.PathTurn,
        neighbourhood.KahunaMission,
        neighbourhood.Exchange,
        neighbourhood.GiveMask,
        neighbourhood.TakeBack,
        market.MarketTurn,
        market.FinishSale,
        ceremony.Dance,
        ceremony.BuyRituals,
        ceremony.Prepare,
        ceremony.Offer,
        ceremony.NextGift,
        ceremony.ChooseGift,
        ceremony.EndCeremony,
        blessings.LayRow,
        blessings.LayInOrder,
        blessings.PerformRow,
        construction.Construction,
        construction.NextBuilder,
        construction.Build,
        missions.Pay,
        missions.PayCommodity,
        missions.PayMask,
        missions.PayRitual,
        missions.GainToken,
        missions.SecondMission,
        missions.FulfilByEffect,
        missions.HoldAuctions,
        missions.Bid,
        rituals.Keep,
        rituals.KeepTogether,
        rituals.DrawFrom,
        rituals.RunEffect,
        rituals.FinishRitual,
        rituals.PerformFree,
        choices.TakeCommodity,
        choices.TakeAssistant,
        choices.TakeMask,
        choices.Reactivate,
        choices.AdvanceTattoo,
        choices.CarryOutPriestTrack,
        choices.Treasure,
        choices.TakeShown,
        choices.ShownToMarkets,
        choices.ChoosePlayer,
        choices.StealMask,
        choices.SilenceRitual,
        choices.HandOver,
    )
}

FLAGS: Final = (
    "after",
    "bonus",
    "collector",
    "free",
    "fulfilled",
    "may",
    "merchants",
    "setup",
)
SEATS: Final = ("seat", "victim", "receiver", "owner")
PLACES: Final = ("place", "turn")
TWICE: Final = ("draws", "hires", "sacrifices", "sales")
FEW: Final = 100


def frame_numbers(step: Step) -> list[object]:
    """A frame as its name and numbers."""
    return [type(step).__name__, *step.numbers()]


def most_of(field: str, s: GameState) -> int:
    """The highest number that a field of a frame can hold."""
    box = s.box
    if field in FLAGS:
        return 1
    if field in SEATS:
        return s.players - 1
    if field in PLACES:
        return s.players
    if field in TWICE:
        return 2
    limits = {
        "card": len(box.forest_cards) - 1,
        "commodity": 3,
        "effect": len(box.effects) - 1,
        "givers": (1 << s.players) - 1,
        "mission": len(box.missions) - 1,
        "paid": 15,
        "ritual": len(box.rituals) - 1,
        "space": len(box.spaces) - 1,
    }
    return limits.get(field, FEW)


def frame(data: Reader, i: int, value: object, s: GameState) -> Step:
    """Read one frame of the stack."""
    where = f"stack[{i}]"
    if not isinstance(value, list | tuple) or not value or str(value[0]) not in STEPS:
        raise data.fail(where, f"must be the name of a step and its numbers, not {value!r:.80}")
    kind = STEPS[str(value[0])]
    fields: tuple[str, ...] = kind.FIELDS
    numbers = list(value[1:])
    if len(numbers) != len(fields):
        raise data.fail(where, f"{value[0]} takes {len(fields)} numbers, not {len(numbers)}")
    for field, number in zip(fields, numbers, strict=True):
        nobody = field == "owner" or (field == "seat" and kind is rituals.RunEffect)
        least = -1 if nobody else 0
        if type(number) is not int or not least <= number <= most_of(field, s):
            raise data.fail(
                where, f"{field} must be from {least} to {most_of(field, s)}, not {number!r:.80}"
            )
    return kind(*numbers)
