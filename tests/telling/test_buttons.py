"""What stands on the buttons of every question, in English: verb, object, cost, gain, note."""

from __future__ import annotations

import random
import re

from raiatea import Game, View, telling
from raiatea.cli.speech import Speech
from raiatea.engine.vocabulary import STEPS
from raiatea.words import Words

FREE = r"Use a Shaman: .*|Join the mirror to .* → a pair.*"
GOT = r"( · [^→\[]+)?( → [^\[]+)?( \[.*\])?"
# What the answers to each question read like; the first word says what is done.
READS = {
    "AdvanceTattoo": "Take the tattoo → |Decline the tattoo",
    "AlsoTakeCommodity": "Also take |Take no commodity",
    "Bid": "Bid nothing|Bid [0-9]+ of [0-9]+ mana",
    "Build": f"Fulfil [123]\\.[0-9]{GOT}|Pass for now",
    "BuyRituals": r"Draw [0-9]+ (normal|forbidden) · 3 mana → keep 1|Buy none",
    "CarryOutPriestTrack": r"Recruit none|Recruit [12] · [25] pearls",
    "ChooseGift": (
        r"Take 1 tattoo → |Take 1 commodity \[your choice\]|Take 2 pearls|Decline the gift"
    ),
    "ChooseLocation": "Go to the ",
    "ChoosePlayer": "Take (up to [0-9]+ pearls|a commodity|a mask) from|.* loses [0-9]+ priest",
    "Dance": r"Recruit none|Recruit [12] · [25] pearls → .*mana",
    "DrawFrom": r"Draw [0-9]+ (normal|forbidden) → keep [0-9]+|Draw none",
    "ForestPick": "Take |Use a Collector → |Take no card",
    "FulfilByEffect": "Fulfil |Fulfil none",
    "GiveMask": r"Give .* \[(then take 1 of [0-9]+|breaks a pair: .*)\]|Keep all masks",
    "HandOver": "Give .* [0-9]+ ",
    "KahunaMission": "Fulfil |Not now: after the masks|Fulfil none",
    "Keep": "Keep ",
    "KeepTogether": "Keep ",
    "LastMirrors": r"Join the mirror to .* → a pair|Finish \[[0-9]+ mirrors? unused\]",
    "LayInOrder": ".* first",
    "Linger": "End turn",
    "MaraeTurn": r"Sacrifice .* → |Draw [0-9]+ (normal|forbidden) → keep 1|End turn",
    "MarketTurn": "Sell .* → |Hire .* → |Use a Merchant → .* price|End turn",
    "Offer": "Offer nothing|Offer [0-9]+ of [0-9]+ mana",
    "PathTurn": "Free priest only → |Recruit ",
    # What is still to be paid then is no cost of this.
    "PayCommodity": "Pay [^·]*$",
    "PayMask": "Pay [^·]*$",
    "PayRitual": "Pay [^·]*$",
    "PerformFree": "Perform |Perform none: the chance is lost",
    "Prepare": "Put in |Close the bag",
    "Reactivate": "Reactivate [^→]*$",
    "SecondMission": f"Use a Pearl Diver: [123]\\.[0-9]{GOT}|No second mission",
    "SilenceRitual": r"Silence .*\[costs [0-9]+\]",
    "StealMask": "Take ",
    "TakeAssistant": "Take .* → [0-9]+ × |Take none",
    "TakeBack": "Take |Take none: your mask is lost",
    "TakeCommodity": "Take |Take none",
    "TakeMask": "Take |Take none",
    "TakeShown": "Take ",
}


def test_every_question_is_answered_by_buttons_that_say_what_they_do() -> None:
    questions = {name for name, step in STEPS.items() if step.question}
    assert set(READS) == questions
    missing = set(questions)
    for seed in range(150):
        game = Game.new(3 + seed % 3, seed=seed, variants=["tane"])
        speech = Speech(Words("en"), game.catalogue, game.names)
        dice = random.Random(seed)
        while not game.over:
            seat = game.awaiting[0]
            view = View.of(game, seat)
            asked = telling.asked(view, game.terms(seat))
            assert asked is not None
            step = view.question.step
            buttons = [
                speech.with_terms(speech.tell(move["says"]), move["terms"]) for move in asked.moves
            ]
            assert len(set(buttons)) == len(buttons), f"{step}: {buttons}"
            for said in buttons:
                free = re.match(FREE, said) and STEPS[step].free
                assert free or re.match(READS[step], said), f"{step}: {said}"
            missing.discard(step)
            moves = game.moves(seat)
            late = [move for move in moves if seed % 2 or not str(move).startswith("join")]
            game.play(seat, dice.choice(late or moves))
        if not missing:
            return
    raise AssertionError(f"never met: {missing}")
