"""The vocabulary of card effects: a word of the catalogue to the class that carries it out."""

from __future__ import annotations

from raiatea.engine.effect import Effect
from raiatea.engine.effects import gain, rituals, take, tane

WORDS: dict[str, type[Effect]] = {
    "pearls": gain.Pearls,
    "mana": gain.Mana,
    "priests": gain.Priests,
    "tattoos": gain.Tattoos,
    "mana-per-priest": gain.ManaPerPriest,
    "pearls-per-assistant": gain.PearlsPerAssistant,
    "priest-track": gain.PriestTrack,
    "lose-half-pearls": gain.LoseHalfPearls,
    "bag-mana": gain.BagMana,
    "commodities": take.Commodities,
    "assistants": take.Assistants,
    "masks": take.Masks,
    "reactivate": take.ReactivateSome,
    "reactivate-all": take.ReactivateAll,
    "turn-up": take.TurnUp,
    "draw": rituals.Draw,
    "perform": rituals.Perform,
    "mission": rituals.FulfilMission,
    "free-mission": rituals.FreeMission,
    "silence": tane.Silence,
    "take-pearls": tane.TakePearls,
    "lose-priests": tane.LosePriests,
    "others-lose-priests": tane.OthersLosePriests,
    "take-commodity": tane.TakeCommodityUnseen,
    "take-mask": tane.TakeTheirMask,
    "tide": tane.Tide,
}
