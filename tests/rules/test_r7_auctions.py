"""R7.5 to R7.7: auction tokens."""

from __future__ import annotations

from tests.rules.ceremonial import (
    everyone_passes,
    mana,
    to_construction,
    to_offering,
    together,
    watched,
)
from tests.toolkit import Scene

# R7.5 When a mission leaves only auction tokens in its row.


def test_R7_5_an_auction_token_cannot_be_fulfilled() -> None:
    scene = Scene()
    scene.has(0, pearls=20, mana=20)
    to_construction(scene, None, "1-pearls-4", "1-auction")
    assert scene.moves(0) == ["fulfil 1.2", "pass"]


def test_R7_5_not_even_taere_takes_an_auction_token() -> None:
    scene = Scene()
    scene.statue(1, None, "1-pearls-5", "1-auction")
    scene.perform(0, "taere")
    assert scene.moves(0) == ["fulfil 1.2"]


def test_R7_5_a_row_with_only_an_auction_left_is_auctioned_at_once() -> None:
    scene = Scene()
    to_construction(scene, "1-pearls-5", "1-pearls-4", "1-auction")
    scene.play(0, "fulfil 1.2")
    assert scene.question == "Bid"
    together(scene, "bid 0", "bid 0", "bid 2", "bid 1")
    assert scene.told("won auction") == [{"seat": 2, "space": "1.3", "mission": "1-auction"}]
    assert scene.mine(2)["missions"] == ["1-auction"]
    assert scene.public["spaces"][:3] == ["1-pearls-5", None, None]


def test_R7_5_several_auction_tokens_are_auctioned_one_after_another() -> None:
    scene = Scene()
    to_construction(scene, *[None] * 5, "1-auction", "1-pearls-4", "1-auction")
    scene.play(0, "fulfil 1.7")
    together(scene, "bid 1", "bid 0", "bid 0", "bid 0")
    assert scene.told("won auction") == [{"seat": 0, "space": "1.6", "mission": "1-auction"}]
    together(scene, "bid 0", "bid 1", "bid 0", "bid 0")
    assert scene.told("won auction") == [{"seat": 1, "space": "1.8", "mission": "1-auction"}]


def test_R7_5_a_row_that_still_holds_a_mission_is_not_auctioned() -> None:
    scene = Scene()
    to_construction(scene, *[None] * 5, "1-auction", "1-pearls-4", "1-pearls-5")
    scene.play(0, "fulfil 1.7")
    assert scene.question == "Build"
    assert scene.public["spaces"][5:8] == ["1-auction", None, "1-pearls-5"]


def test_R7_5_an_auction_is_held_in_the_middle_of_an_action_round_too() -> None:
    scene = Scene()
    scene.statue(1, None, "1-pearls-4", "1-auction")
    scene.go("neighbourhood")
    scene.play(0, "fulfil 1.2")
    together(scene, "bid 0", "bid 3", "bid 0", "bid 0")
    assert scene.mine(1)["missions"] == ["1-auction"]
    assert scene.question == "GiveMask"


def test_R7_5_an_auction_is_nobodys_turn() -> None:
    scene = Scene()
    scene.assistants(0, "shaman")
    scene.masks(0, "red-pearls", "mirror")
    scene.has(0, pearls=4, mana=1, priests=4)
    scene.hand(0, "rua-hatu")
    scene.statue(1, None, "1-pearls-4", "1-auction")
    scene.go("neighbourhood")
    scene.play(0, "fulfil 1.2")
    assert scene.moves(0) == ["bid 0", "bid 1"]


def test_R7_5_after_the_auction_play_goes_on_with_the_next_player() -> None:
    scene = Scene()
    to_construction(scene, "1-pearls-5", "1-pearls-4", "1-auction")
    scene.play(0, "fulfil 1.2")
    together(scene, "bid 0", "bid 0", "bid 2", "bid 1")
    assert scene.question == "Build"
    assert scene.awaiting == (1,)


# R7.6 Rows of auction tokens only, from the beginning.


def test_R7_6_such_a_row_at_set_up_waits_for_step_6_of_the_first_ceremony() -> None:
    scene = Scene()
    scene.statue(1, "1-auction", "1-pearls-5")
    scene.until("Bid")
    assert scene.round == "C1"
    together(scene, "bid 0", "bid 0", "bid 0", "bid 1")
    assert scene.told("won auction") == [{"seat": 3, "space": "1.1", "mission": "1-auction"}]
    assert scene.question == "Build"


def test_R7_6_such_a_row_turned_up_after_a_ceremony_waits_for_the_next() -> None:
    scene = Scene()
    to_construction(scene, "1-pearls-4")
    missions = ["pearls-7", "pearls-8", "pearls-9", "mana-9", "mana-10", "mana-11", "uru-taro"]
    missions += ["mahi-mahi-tiare", "uru-mahi-mahi"]
    scene.force("mission", "2-auction", *[f"2-{one}" for one in missions])
    scene.force("mission", "2-auction", "2-auction")
    everyone_passes(scene)
    assert scene.public["spaces"][12] == "2-auction"
    assert scene.public["spaces"][22:24] == ["2-auction", "2-auction"]
    scene.until("Bid")
    assert scene.round == "C2"
    scene.idle()
    assert scene.told("won auction") == [{"seat": 0, "space": "2.1", "mission": "2-auction"}]
    scene.idle()
    scene.idle()
    assert scene.told("won auction") == [{"seat": 0, "space": "2.12", "mission": "2-auction"}]
    assert scene.question == "Build"


def test_R7_6_the_auction_comes_after_the_row_of_rituals_was_performed() -> None:
    scene = Scene()
    scene.statue(1, "1-auction")
    to_offering(scene, ("rua-hatu",))
    scene.bag(4)
    scene.idle()
    scene.until("Bid")
    assert scene.told("performed", "seat", "ritual") == [{"seat": 0, "ritual": "rua-hatu"}]


# R7.7 The auction.


def auction(*order: int) -> Scene:
    """An auction in the first ceremony; the others wait for the ceremonial order to decide."""
    scene = Scene()
    scene.order(*order)
    scene.statue(1, "1-auction", "1-pearls-5")
    scene.to_round("C1")
    scene.until("Bid")
    return scene


def test_R7_7_the_highest_bid_takes_the_token() -> None:
    scene = auction(0, 1, 2, 3)
    together(scene, "bid 1", "bid 2", "bid 4", "bid 3")
    assert scene.mine(2)["missions"] == ["1-auction"]
    assert scene.public["spaces"][0] is None


def test_R7_7_ties_go_to_the_earliest_in_ceremonial_order() -> None:
    scene = auction(2, 3, 1, 0)
    together(scene, "bid 4", "bid 4", "bid 1", "bid 4")
    assert scene.mine(3)["missions"] == ["1-auction"]


def test_R7_7_if_all_bid_nothing_the_first_in_ceremonial_order_takes_it() -> None:
    scene = auction(2, 3, 1, 0)
    together(scene, "bid 0", "bid 0", "bid 0", "bid 0")
    assert scene.mine(2)["missions"] == ["1-auction"]


def test_R7_7_all_bids_go_into_the_bag_also_the_losing_ones() -> None:
    scene = auction(0, 1, 2, 3)
    scene.bag(2)
    together(scene, "bid 1", "bid 0", "bid 4", "bid 3")
    assert mana(scene) == [4, 5, 1, 2]
    assert scene.public["bag"] == 10


def test_R7_7_one_bids_any_amount_of_ones_mana() -> None:
    scene = auction(0, 1, 2, 3)
    scene.has(1, mana=2)
    assert scene.moves(1) == ["bid 0", "bid 1", "bid 2"]


def test_R7_7_bids_are_secret_until_all_are_made() -> None:
    low, high = auction(0, 1, 2, 3), auction(0, 1, 2, 3)
    assert watched(low, 0, (1, "bid 0")) == watched(high, 0, (1, "bid 5"))
    assert high.awaiting == (0, 2, 3)


def test_R7_7_all_bids_are_shown_when_the_last_is_made() -> None:
    scene = auction(0, 1, 2, 3)
    together(scene, "bid 1", "bid 0", "bid 4", "bid 3")
    assert scene.told("bid", "seat", "amount") == [
        {"seat": 0, "amount": 1},
        {"seat": 1, "amount": 0},
        {"seat": 2, "amount": 4},
        {"seat": 3, "amount": 3},
    ]
