"""What is worth telling, in which order, and to whom."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from raiatea import Game, View, bots, catalogue, telling
from raiatea.cli.speech import Speech
from raiatea.telling import Asked
from raiatea.view.cards import cards_of
from raiatea.words import LANGUAGES, Words

PLAYERS = ("Maria", "Max", "Arno")
CARDS = cards_of(catalogue.default())
NAMES = {one.id: Words("en").label("ritual", one.id) for one in catalogue.default().rituals}


def event(kind: str, seat: int | None = None, **fields: Any) -> dict[str, Any]:
    return {"event": kind, **({} if seat is None else {"seat": seat}), **fields}


def told(*events: dict[str, Any]) -> list[str]:
    """The entries of some events, in English."""
    words = Words("en")
    return [
        " ".join(words.tell(saying, PLAYERS) for saying in entry.says)
        for entry in telling.story(events, CARDS)
    ]


def test_a_sale_is_told_with_its_bonus_and_the_new_price() -> None:
    assert told(
        event("sold", 0, commodity="tiare", space=3),
        event("tattoos", 0, amount=1, space=3, rank=None),
        event("price", commodity="tiare", space=2),
    ) == [
        (
            "Maria sold 1 tiare for 1 tattoo. Maria gained 1 tattoo (space 3, Ariki). "
            "The tiare price is now 2."
        )
    ]


def test_an_event_that_says_it_all_needs_no_others() -> None:
    hired = event("hired", 1, assistant="collector", pearls=2)
    paid = event("pearls", 1, amount=-2)
    assert told(hired, paid, event("took assistant", 1, assistant="collector")) == [
        "Max hired a Collector for 2 pearls."
    ]
    assert told(hired, paid, event("pearls", 1, amount=3)) == [
        "Max hired a Collector for 2 pearls. Max gained 3 pearls."
    ]
    assert told(hired, event("pearls", 2, amount=-1)) == [
        "Max hired a Collector for 2 pearls. Arno paid 1 pearl."
    ]


def test_what_all_do_at_the_same_time_stands_in_one_entry_that_is_nobodys_own() -> None:
    events = [
        event("bid", 1, amount=6, space="1.1", mission="1-auction"),
        event("mana", 1, amount=-6),
        event("bid", 2, amount=0, space="1.1", mission="1-auction"),
        event("bag", mana=6),
        event("won auction", 1, space="1.1", mission="1-auction"),
    ]
    assert [entry.seat for entry in telling.story(events, CARDS)] == [None]
    assert told(*events) == [
        (
            "Max bid 6 mana. Arno bid 0 mana. The bag holds 6 mana. "
            "Max won the auction of 1.1 for 1 VP."
        )
    ]


def test_recruiting_is_told_in_one_sentence_of_each_who_recruits() -> None:
    assert told(
        event("pearls", 0, amount=-5),
        event("priests", 0, amount=2, total=2),
        event("mana", 0, amount=2),
        event("priests", 1, amount=1, total=3),
        event("mana", 1, amount=3),
        event("mana", 2, amount=1),
    ) == [
        "Maria recruited 2 priests for 5 pearls, has 2 now and gained 2 mana.",
        "Max recruited 1 priest, has 3 now and gained 3 mana.",
        "Arno gained 1 mana.",
    ]
    assert told(event("priests", 0, amount=1, total=1)) == [
        "Maria recruited 1 priest and has 1 now."
    ]


def test_what_a_card_or_a_gift_is_said_to_bring_is_not_told_again() -> None:
    gift = event("gift", 0, gift="pearls")
    assert told(gift, event("pearls", 0, amount=2)) == ["Maria took 2 pearls as a gift."]
    mask = event("took card", 0, card="mask-red-variety-mana")
    assert told(mask, event("mana", 0, amount=3)) == ["Maria took the mask Ember Dawn with 3 mana."]
    card = event("took card", 0, card="taro")
    assert told(card, event("pearls", 1, amount=2)) == ["Maria took a taro. Max gained 2 pearls."]


def test_a_die_that_helps_nobody_says_so() -> None:
    def rolled(*short: int) -> dict[str, Any]:
        chances = [{"seat": seat, "short": number} for seat, number in enumerate(short)]
        return event("rolled", 0, face=2, assistant="shaman", chances=chances)

    assert told(rolled(2, 1, 2)) == ["Maria rolled the die: 2. Nobody matched it."]
    assert told(rolled(2, 0, 2)) == ["Maria rolled the die: 2."]
    assert told(rolled()) == ["Maria rolled the die: 2."]


def test_the_row_names_owners_and_of_general_rituals_nobody() -> None:
    row = [{"ritual": "hina", "owner": None}, {"ritual": "raa", "owner": 2}]
    assert told(event("row", rituals=row)) == ["The row of rituals: Hina (nobody) and Ra’a (Arno)."]


def test_rituals_that_the_bag_cannot_pay_for_are_told_together_with_the_rule() -> None:
    lost = [
        event("no effect", ritual="taere", owner=2, cost=10, bag=9),
        event("no effect", ritual="ihi", owner=2, cost=11, bag=9),
    ]
    assert told(*lost) == [("The bag holds 9. Ta’ere needs 10: 1 short. Also discarded: Ihi.")]
    assert [entry.rule for entry in telling.story(lost, CARDS)] == ["R6.7"]


def test_a_ritual_of_the_row_is_told_with_what_the_bag_holds_then() -> None:
    performed = event("performed", 1, ritual="hina", paid=1, bag=2)
    assert told({**performed, "from": "row"}) == ["Max performed Hina. The bag holds 2 mana."]
    assert told({**performed, "from": "hand"}) == ["Max performed Hina."]
    (general, _) = told({**performed, "seat": None, "from": "row"})[0].split(". ")
    assert general == "The general ritual Hina was performed"


def test_who_has_answered_and_what_only_checks_the_record_is_not_told() -> None:
    committed = event("committed", 1, number=1, commitment="ab" * 32)
    assert told(event("answered", 1), committed, event("withdrew", 1)) == []
    assert told(event("answered", 0), event("offered", 2, amount=3)) == ["Arno offered 3 mana."]


def test_effects_stand_in_the_scene_of_their_cause_and_a_new_rank_in_its_own() -> None:
    entries = telling.story(
        [
            event("answered", 0),
            event("performed", 1, ritual="hina", paid=1, bag=2, **{"from": "row"}),
            event("pearls", 0, amount=2),
            event("took mask", 1, mask="red-pearls"),
            event("tattoos", 1, amount=1, space=3, rank="ariki"),
            event("performed", 2, ritual="hina", paid=1, bag=1, **{"from": "row"}),
            event("pearls", 2, amount=2),
        ],
        CARDS,
    )
    scenes = [(entry.scene, entry.first, entry.seat) for entry in entries]
    assert scenes == [("ritual", 0, 1), ("rank", 4, 1), ("ritual", 5, 2)]


def test_what_is_paid_for_a_mission_stands_in_its_scene() -> None:
    fulfilled = event("fulfilled", 0, space="1.1", mission="1-auction")
    (entry,) = telling.story([event("pearls", 0, amount=-3), fulfilled], CARDS)
    assert (entry.scene, len(entry.says)) == ("mission", 2)


def test_an_event_without_a_scene_of_its_own_is_told_all_the_same() -> None:
    entries = telling.story([event("round", number=0, round="A1"), event("passed", 2)], CARDS)
    assert [entry.scene for entry in entries] == ["round", "told"]


def test_a_theft_is_told_once_and_with_its_loot_to_those_who_saw_it() -> None:
    stolen = event("stolen commodity", 0, victim=1, commodity="taro")
    assert told(event("stole commodity", 0, victim=1), stolen, stolen) == [
        "Maria took 1 taro from Max."
    ]
    assert told(event("stole commodity", 0, victim=1)) == ["Maria took a commodity from Max."]


def test_a_round_is_a_heading_and_what_follows_begins_anew() -> None:
    round_, started, chose = telling.story(
        [
            event("round", number=0, round="A1"),
            event("started", 2),
            event("chose location", 2, location="market"),
        ],
        CARDS,
    )
    assert (round_.scene, started.scene, chose.scene) == ("round", "told", "place")
    assert (round_.seat, started.seat) == (None, 2)
    assert Words("nl").tell(round_.says[0], PLAYERS) == "Actieronde A1 begon."


def namesakes(asked: Asked) -> int:
    """How many of the cards to choose from share their name with another."""
    cards = [move["ritual"] for move in asked.moves if "ritual" in move]
    return len(cards) - len({NAMES[card] for card in cards})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_can_be_told_in_every_language(players: int) -> None:
    game = Game.new(players, seed=players, variants=["tane"])
    spoken = [Words(language) for language in LANGUAGES]
    rng = random.Random(players)
    novice = bots.make("novice")
    while not game.over:
        seat = game.awaiting[0]
        asked = telling.asked(View.of(game, seat), game.terms(seat))
        assert asked is not None
        legal = game.moves(seat)
        assert [move["move"] for move in asked.moves] == [move.text for move in legal]
        for words in spoken:
            question = words.tell(asked.says, game.names)
            assert question[0].isupper()
            assert question.endswith((".", "?"))
            speech = Speech(words, game.catalogue, game.names)
            texts = [speech.choice(move) for move in asked.moves]
            assert len(set(texts)) >= len(texts) - namesakes(asked), texts
        move = bots.ask(novice, game, seat, rng) if rng.random() < 0.7 else rng.choice(legal)
        for onlooker in (None, *range(players)):
            if onlooker not in game.awaiting:
                waiting = telling.asked(View.of(game, onlooker), [])
                assert waiting is not None
                assert waiting.moves == []
                assert waiting.says.message.endswith(".waiting")
                assert spoken[0].tell(waiting.says, game.names)
        events = [one.to_dict() for one in game.play(seat, move)]
        for entry in telling.story(json.loads(json.dumps(events)), CARDS):
            for words in spoken:
                line = " ".join(words.tell(saying, game.names) for saying in entry.says)
                assert line[0].isupper() or line[0].isdigit(), line
                assert line.endswith("."), line
    assert telling.asked(View.of(game, 0), []) is None
