"""Why a move is not legal: the reason that a player is given, with its numbers and its rule."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from raiatea import Game, IllegalMove, NotYourDecision, UnknownMove, UnknownSeat
from tests.rules.visits import visit
from tests.toolkit import Scene

Reason = Mapping[str, object]


def why(scene: Scene, seat: int, text: str) -> Reason:
    refusal = scene.game.why_not(seat, text)
    assert refusal is not None, f"{text} is legal"
    return refusal.to_dict()


def reason(why: str, rule: str, **about: int | str) -> Reason:
    return {"why": why, "rule": rule, **about}


def test_R2_5_a_tile_that_was_chosen_is_taken_by_its_kahuna() -> None:
    scene = Scene()
    visit(scene, "reef", 1, 1)
    assert why(scene, 1, "go reef") == reason("taken", "R2.5", seat=0)
    assert scene.game.why_not(1, "go forest") is None


def test_R5_2_a_card_must_lie_in_the_forest_supply() -> None:
    scene = Scene()
    scene.forest("taro", "uru")
    visit(scene, "forest", 4)
    assert why(scene, 0, "take tiare") == reason("not-there", "R5.2")


def test_R8_2_one_collector_for_each_pick_and_a_commodity_besides() -> None:
    scene = Scene()
    scene.assistants(0, "collector", "collector")
    scene.masks(0, "red-pearls", "mirror")
    scene.forest("taro", "shaman")
    visit(scene, "forest", 4)
    scene.force("forest", "tiare")
    scene.play(0, "collector")
    assert why(scene, 0, "collector") == reason("one-collector", "R8.2")
    assert why(scene, 0, "join red-pearls") == reason("unfinished", "R10.5")
    assert why(scene, 0, "join red-variety") == reason("not-held", "R8.6")
    scene.play(0, "take tiare")
    assert why(scene, 0, "take shaman") == reason("only-commodities", "R8.2")
    scene.play(0, "pass")
    scene.play(0, "done")
    assert why(scene, 1, "collector") == reason("none-owned", "R8.1", assistant="collector")


def test_R8_1_a_used_assistant_has_no_one_time_effect() -> None:
    scene = Scene()
    scene.assistants(0, used=("collector", "merchant"))
    visit(scene, "forest", 4)
    assert why(scene, 0, "collector") == reason("all-used", "R8.1", assistant="collector")
    assert why(scene, 0, "merchant uru") == reason("all-used", "R8.1", assistant="merchant")


def test_R8_2_collectors_and_merchants_work_at_their_location_only() -> None:
    scene = Scene()
    scene.assistants(0, "collector", "merchant")
    assert why(scene, 0, "collector") == reason("collector", "R8.2")
    assert why(scene, 0, "merchant taro") == reason("merchant", "R8.2")


def test_R8_2_a_merchant_moves_a_marker_that_is_not_at_the_top_once() -> None:
    scene = Scene()
    scene.assistants(0, "merchant", "merchant")
    scene.prices(uru=5, taro=1)
    visit(scene, "market", 4)
    assert why(scene, 0, "merchant uru") == reason("at-top", "R8.2")
    scene.play(0, "merchant taro")
    assert why(scene, 0, "merchant tiare") == reason("one-merchant", "R8.2")


def test_R8_2_a_shaman_performs_what_the_priests_reach() -> None:
    scene = Scene()
    scene.hand(0, "hiro")
    scene.has(0, priests=5)
    assert why(scene, 0, "shaman hiro") == reason("no-shaman", "R8.2")
    scene.assistants(0, "shaman")
    assert why(scene, 0, "shaman hiro") == reason("priests", "R8.2", cost=6, have=5)
    assert why(scene, 0, "shaman ru") == reason("not-held", "R8.2")
    scene.has(0, priests=6)
    assert scene.game.why_not(0, "shaman hiro") is None


def test_R8_3_shamans_and_mirrors_wait_for_ones_own_turn() -> None:
    scene = Scene()
    scene.assistants(0, "shaman")
    scene.to_round("C1")
    assert why(scene, 0, "shaman hiro") == reason("own-turn", "R8.3")
    assert why(scene, 0, "join red-pearls") == reason("own-turn", "R8.3")


def test_R8_6_a_mirror_is_joined_to_a_mask_of_ones_own() -> None:
    scene = Scene()
    scene.masks(0, "red-pearls")
    assert why(scene, 0, "join red-pearls") == reason("no-mirror", "R8.6")
    scene.masks(0, "red-pearls", "mirror", "mirror", joined=("blue-mana",))
    assert why(scene, 0, "join blue-shaman") == reason("not-held", "R8.6")
    assert why(scene, 0, "join blue-mana") == reason("joined", "R8.6")
    assert why(scene, 0, "join mirror") == reason("two-mirrors", "R8.6")
    assert scene.game.why_not(0, "join red-pearls") is None


def test_R10_8_a_mirror_is_not_joined_to_a_pair() -> None:
    scene = Scene()
    scene.masks(0, "red-pearls", "red-pearls", "mirror")
    assert why(scene, 0, "join red-pearls") == reason("paired-mirror", "R10.8")


def test_R5_7_nothing_is_sacrificed_after_a_draw() -> None:
    scene = Scene()
    scene.commodities(0, "taro")
    visit(scene, "marae", 4)
    assert why(scene, 0, "sacrifice uru") == reason("none-held", "R5.6", commodity="uru")
    assert why(scene, 0, "draw forbidden") == reason("rank", "R4.2")
    scene.play(0, "draw normal")
    assert why(scene, 0, "keep ihi") == reason("not-there", "R4.2")
    scene.idle()
    assert why(scene, 0, "sacrifice taro") == reason("no-sacrifices", "R5.7")


def test_R5_6_who_has_drawn_draws_no_more() -> None:
    scene = Scene()
    scene.assistants(1, "shaman")
    visit(scene, "marae", 4)
    scene.until("MaraeTurn", 1)
    scene.play(1, "draw normal")
    scene.idle()
    assert why(scene, 1, "draw normal") == reason("no-draws", "R5.6")


def test_R5_10_priests_are_paid_for() -> None:
    scene = Scene()
    scene.has(0, pearls=4)
    scene.has(1, pearls=1)
    visit(scene, "path")
    assert why(scene, 0, "recruit 2") == reason("pearls", "R5.10", cost=5, have=4)
    assert why(scene, 0, "recruit only 2") == reason("pearls", "R5.10", cost=5, have=4)
    scene.until("PathTurn", 1)
    assert why(scene, 1, "recruit 1") == reason("pearls", "R5.10", cost=2, have=1)
    assert why(scene, 1, "recruit only 0") == reason("no-free-priest", "R5.11")


def test_R6_1_priests_are_paid_for_in_the_dance_too() -> None:
    scene = Scene()
    scene.has(2, pearls=3)
    scene.to_round("C1")
    assert why(scene, 2, "recruit 2") == reason("pearls", "R5.10", cost=5, have=3)
    assert why(scene, 2, "recruit only 1") == reason("no-free-priest", "R5.11")


def test_R5_12_a_joined_mask_is_not_given() -> None:
    scene = Scene()
    scene.masks(0, "red-pearls", joined=("blue-mana",))
    scene.statue(1)
    scene.go("neighbourhood")
    assert why(scene, 0, "give blue-mana") == reason("joined", "R8.6")
    assert why(scene, 0, "give green-variety") == reason("not-held", "R5.12")


def test_R5_15_what_a_turn_at_the_market_allows() -> None:
    scene = Scene()
    scene.commodities(1, "uru", "taro")
    scene.has(1, pearls=3)
    scene.prices(uru=1, taro=1)
    visit(scene, "market", 4)
    scene.until("MarketTurn", 1)
    assert why(scene, 1, "sell tiare 1") == reason("none-held", "R5.15", commodity="tiare")
    assert why(scene, 1, "fulfil 1.1") == reason("no-mission", "R7.1")
    scene.play(1, "hire shaman")
    assert why(scene, 1, "hire collector") == reason("no-hires", "R5.15")
    scene.play(1, "sell uru 1")
    scene.until("MarketTurn", 1)
    assert why(scene, 1, "sell taro 1") == reason("no-sales", "R5.15")


def test_R5_16_a_bonus_above_the_marker_is_out_of_reach() -> None:
    scene = Scene()
    scene.commodities(0, "uru")
    scene.prices(uru=2)
    visit(scene, "market", 4)
    above = reason("above-marker", "R5.16", price=2, highest=2)
    assert why(scene, 0, "sell uru 3") == above
    scene.in_front(0, "ana")
    assert scene.game.why_not(0, "sell uru 3") is None
    assert why(scene, 0, "sell uru 4") == reason("above-marker", "R5.16", price=2, highest=3)


def test_R8_9_one_hires_what_one_can_pay_and_what_is_there() -> None:
    scene = Scene()
    scene.has(0, pearls=1)
    visit(scene, "market", 4)
    assert why(scene, 0, "hire shaman") == reason("pearls", "R5.15", cost=2, have=1)
    scene.in_front(0, "toa-hiti")
    assert scene.game.why_not(0, "hire shaman") is None
    scene.has(0, pearls=0)
    assert why(scene, 0, "hire shaman") == reason("pearls", "R5.15", cost=1, have=0)
    scene.assistants(3, *["shaman"] * 6)
    assert why(scene, 0, "hire shaman") == reason("empty", "R8.9")


def test_a_move_of_another_question_is_not_asked_for() -> None:
    scene = Scene()
    assert why(scene, 0, "offer 3") == reason("not-asked", "R2.2")
    assert why(scene, 0, "pass") == reason("not-asked", "R2.2")


def test_a_text_that_is_no_move_is_unknown() -> None:
    scene = Scene()
    for text in ("", "go", "go moon", "fly", "sell taro", "sell taro 9", "go  reef", "offer -1"):
        assert why(scene, 0, text) == reason("unknown", "R2.2"), text


def test_who_is_not_awaited_is_told_so() -> None:
    scene = Scene()
    assert why(scene, 1, "go reef") == reason("not-awaited", "R2.2")
    scene.to_round("C1")
    scene.play(0, "recruit 0")
    assert why(scene, 0, "recruit 1") == reason("answered", "R6.1")


def test_R6_2_who_bought_no_ritual_has_not_answered_what_to_keep() -> None:
    scene = Scene()
    scene.to_round("C1")
    scene.until("BuyRituals")
    scene.play(0, "buy normal")
    scene.play(2, "buy normal")
    scene.idle(1, 3)
    assert scene.awaiting == (0, 2)
    assert why(scene, 1, "keep ru") == reason("not-awaited", "R4.2")
    scene.idle(0)
    assert why(scene, 0, "keep ru") == reason("answered", "R4.2")


def test_after_the_end_nothing_is_open() -> None:
    game = Game.new(3, seed=1)
    while not game.over:
        game.play(game.awaiting[0], game.moves(game.awaiting[0])[0])
    refusal = game.why_not(0, "go reef")
    assert refusal is not None
    assert refusal.to_dict() == reason("over", "R6.9")


def test_errors_carry_the_reason_and_its_rule() -> None:
    scene = Scene()
    scene.has(0, pearls=1)
    visit(scene, "market", 4)
    with pytest.raises(UnknownMove, match=r"pearls: cost 2, have 1.*\(R5\.15\)$") as unknown:
        scene.game.parse(0, "hire shaman")
    assert unknown.value.refusal == scene.game.why_not(0, "hire shaman")
    assert unknown.value.rule == "R5.15"
    other = Scene()
    visit(other, "market", 4)
    move = other.game.parse(0, "hire shaman")
    with pytest.raises(IllegalMove) as illegal:
        scene.game.play(0, move)
    assert illegal.value.refusal == scene.game.why_not(0, "hire shaman")
    with pytest.raises(NotYourDecision) as waits:
        scene.game.parse(1, "done")
    assert waits.value.refusal == scene.game.why_not(1, "done")


def test_no_seat_is_not_asked() -> None:
    with pytest.raises(UnknownSeat):
        Scene().game.why_not(7, "go reef")
