"""What the skilled bot prefers, in positions made for the purpose."""

from __future__ import annotations

import random
from typing import Any

import pytest

from raiatea import Game, Move, View, bots, catalogue
from raiatea.bots import Thought, reasons
from raiatea.engine import box_of, moves

BOARD = catalogue.default().board
SPACES = sum(BOARD.statue_rows)
BELOW_ARIOI = next(rank.space for rank in BOARD.ranks if rank.id == "arioi") - 1


def view_at(question: str, seat: int = 0) -> dict[str, Any]:
    """A view of a seat where that question is asked, for a test to change."""
    for seed in range(100):
        game = Game.new(3, seed=seed)
        rng = random.Random(seed)
        while not game.over:
            asked = game.awaiting[0]
            view = game.view(asked)
            if asked == seat and view["prompt"]["question"] == question:  # type: ignore[index]
                return view
            game.play(asked, rng.choice(game.moves(asked)))
    raise AssertionError(f"{question} never came up")


def move(text: str) -> Move:
    return moves.parse(box_of(None), text)


def choice(view: dict[str, Any], *open_moves: Move) -> str:
    return bots.make("skilled").choose(View(view), open_moves, random.Random(1), None).text


def test_it_takes_the_mask_that_completes_a_pair() -> None:
    view = view_at("ForestPick")
    view["public"]["masks"][0] = ["red-variety"]
    cards = ["mask-blue-variety-mana", "mask-red-variety-mana", "taro", "merchant"]
    view["public"]["forest"] = cards
    found = choice(view, *[move(f"take {card}") for card in cards])
    assert found == "take mask-red-variety-mana"


def test_it_fulfils_the_most_valuable_mission() -> None:
    view = view_at("Build")
    view["mine"]["pearls"] = 20
    view["public"]["round"] = len(view["rounds"]) - 1
    view["public"]["statues"] = 3
    spaces = view["public"]["spaces"]
    spaces[0], spaces[SPACES], spaces[2 * SPACES] = "1-pearls-4", "2-pearls-7", "3-pearls-11"
    open_moves = [move(f"fulfil {space}") for space in ("1.1", "2.1", "3.1")]
    assert choice(view, *open_moves, move("pass")) == "fulfil 3.1"


def test_it_sells_for_the_best_bonus() -> None:
    view = view_at("MarketTurn")
    view["mine"]["commodities"] = {"uru": 0, "taro": 3, "mahi-mahi": 0, "tiare": 0}
    view["public"]["markets"]["prices"]["taro"] = 5
    view["public"]["round"] = len(view["rounds"]) - 2
    view["public"]["spaces"] = [None] * len(view["public"]["spaces"])
    sales = [move(f"sell taro {price}") for price in range(1, 6)]
    assert choice(view, *sales, move("done")) == "sell taro 5"


def test_it_sacrifices_a_commodity_for_the_tattoo_that_brings_a_rank() -> None:
    view = view_at("MaraeTurn")
    view["public"]["tattoos"][0] = BELOW_ARIOI
    view["public"]["round"] = len(view["rounds"]) - 2
    view["mine"]["commodities"] = {"uru": 1, "taro": 0, "mahi-mahi": 0, "tiare": 0}
    found = choice(
        view,
        move("sacrifice uru"),
        move("draw normal"),
        move("done"),
    )
    assert found == "sacrifice uru"


def test_it_recruits_early_and_saves_its_pearls_in_the_last_dance() -> None:
    view = view_at("Dance")
    recruit = [move(f"recruit {number}") for number in range(3)]
    view["mine"]["pearls"] = 12
    view["public"]["round"] = 1
    assert choice(view, *recruit) != "recruit 0"
    view["public"]["round"] = len(view["rounds"]) - 1
    view["public"]["spaces"] = [None] * len(view["public"]["spaces"])
    assert choice(view, *recruit) == "recruit 0"


def test_it_offers_more_when_its_own_rituals_are_in_the_bag() -> None:
    view = view_at("Offer")
    view["mine"]["mana"] = 12
    view["public"]["bag"] = 0
    view["tracked"]["mana"] = [12, 0, 0]
    nothing = {"least": 0, "most": 0, "fresh": 0}
    view["tracked"]["rituals"] = [{"normal": nothing, "forbidden": nothing}] * 3
    offers = [move(f"offer {amount}") for amount in range(13)]
    view["mine"]["prepared"] = []
    without = int(choice(view, *offers).split()[1])
    view["mine"]["prepared"] = ["papa-rai-3"]
    assert int(choice(view, *offers).split()[1]) >= 9 > without


def test_it_bids_no_more_than_is_needed_and_nothing_against_the_rich() -> None:
    view = view_at("Bid")
    view["public"]["spaces"][0] = "3-auction"
    bids = [move(f"bid {amount}") for amount in range(11)]
    view["tracked"]["mana"] = [10, 4, 4]
    assert choice(view, *bids) in ("bid 2", "bid 3", "bid 4")
    view["tracked"]["mana"] = [10, 90, 4]
    assert choice(view, *bids) == "bid 0"


def test_it_joins_its_mirrors_before_the_game_ends() -> None:
    view = view_at("Build")
    view["public"]["stack"][-1] = {"step": "LastMirrors", "seat": 0}
    view["public"]["round"] = len(view["rounds"])
    view["public"]["masks"][0] = ["red-variety", "mirror"]
    found = choice(view, move("join red-variety"), move("done"))
    assert found == "join red-variety"


def test_it_puts_rituals_that_are_worth_it_into_the_bag() -> None:
    view = view_at("Prepare")
    view["public"]["bag"] = 40
    view["mine"]["prepared"] = []
    view["mine"]["rituals"] = ["mata-arahu"]
    open_moves = (move("prepare mata-arahu"), move("done"))
    assert choice(view, *open_moves) == "prepare mata-arahu"


def thoughts(view: dict[str, Any], *open_moves: Move) -> dict[str, Thought]:
    found = bots.rank(bots.make("skilled"), View(view), open_moves, random.Random(1), None)
    return {thought.move.text: thought for thought in found}


def test_a_shaman_is_worth_its_ritual_besides_what_else_the_turn_brings() -> None:
    view = view_at("ChooseLocation")
    view["public"]["priests"][0] = 10
    view["public"]["ready"][0]["shaman"] = 1
    view["mine"]["rituals"] = ["papa-rai-3"]
    places = [move(f"go {name}") for name in view["public"]["tiles"]]
    found = thoughts(view, *places, move("shaman papa-rai-3"))
    first, second = list(found.values())[:2]
    assert first.move.text == "shaman papa-rai-3"
    gain = first.reason.variables["points"]
    assert isinstance(gain, float)
    assert first.value - second.value == pytest.approx(gain, abs=0.05)
    assert 0 < gain < 5


def test_a_good_sacrifice_comes_before_the_draw_and_is_worth_what_it_gains() -> None:
    view = view_at("MaraeTurn")
    view["public"]["tattoos"][0] = BELOW_ARIOI
    view["mine"]["commodities"] = {"uru": 1, "taro": 0, "mahi-mahi": 0, "tiare": 0}
    sacrifice, draw = move("sacrifice uru"), move("draw normal")
    found = thoughts(view, draw, sacrifice, move("done"))
    assert list(found) == ["sacrifice uru", "draw normal", "done"]
    gain = found["sacrifice uru"].value - found["draw normal"].value
    assert found["sacrifice uru"].reason.variables["points"] == pytest.approx(gain, abs=0.05)


def test_a_mirror_joined_too_soon_is_said_to_be_so_and_costs_a_point_at_most() -> None:
    view = view_at("Build")
    view["public"]["round"] = 0
    view["public"]["masks"][0] = ["red-variety", "mirror"]
    join = move("join red-variety")
    found = thoughts(view, join, move("pass"))
    assert found["join red-variety"].reason.message == reasons.TOO_SOON
    assert -1 <= found["join red-variety"].value < 0


def test_a_good_mirror_can_wait_for_the_rest_of_the_turn_but_loses_little_by_haste() -> None:
    view = view_at("Build")
    view["public"]["round"] = len(view["rounds"]) - 1
    view["public"]["masks"][0] = ["red-variety", "mirror"]
    view["public"]["spaces"][0] = "3-pearls-11"
    view["mine"]["pearls"] = 12
    join, fulfil = move("join red-variety"), move("fulfil 1.1")
    found = thoughts(view, join, fulfil, move("pass"))
    assert list(found) == ["fulfil 1.1", "join red-variety", "pass"]
    assert found["fulfil 1.1"].value - found["join red-variety"].value == pytest.approx(0.1)


def test_whom_to_hit_is_a_matter_of_points_in_sight_and_not_worth_all_of_them() -> None:
    view = view_at("Build")
    view["public"]["tattoos"] = [0, 10, 0]
    found = thoughts(view, *(move(f"player {seat}") for seat in (1, 2)))
    first, second = found.values()
    assert first.move.text == "player 1"
    assert first.reason.message == reasons.RIVAL
    ahead, behind = (float(one.reason.variables["points"]) for one in (first, second))
    assert ahead > behind
    assert 0 < first.value - second.value < 2


def test_its_offers_vary_a_little_around_the_best() -> None:
    view = view_at("Offer")
    view["mine"]["mana"] = 12
    offers = [move(f"offer {amount}") for amount in range(13)]
    bot = bots.make("skilled")
    thoughts = bots.rank(bot, View(view), offers, random.Random(1), None)
    ranked = [thought.move for thought in thoughts]
    made = {bot.choose(View(view), offers, random.Random(seed), None) for seed in range(40)}
    assert 2 < len(made) < len(offers)
    assert ranked[0] in made
    assert ranked[-1] not in made
