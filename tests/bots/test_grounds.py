"""What `skilled` says for its moves besides their worth is so, as the game itself shows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache

from raiatea import Game, View, bots
from raiatea.bots import Advice, reasons
from raiatea.words import LANGUAGES, Words

Case = tuple[Game, int, Advice]


@cache
def advised() -> list[Case]:
    """All that is advised in some games, with the game as it was."""
    return [case for seed in range(6) for case in of_game(seed)]


def of_game(seed: int) -> Iterator[Case]:
    skilled = bots.make("skilled")
    variants = ["tane", "oracle"][: seed % 3]
    game = Game.new(3 + seed % 3, seed=seed, variants=variants)
    lot = random.Random(seed)
    while not game.over:
        seat = lot.choice(game.awaiting)
        view = View.of(game, seat)
        if len(view.moves) > 1:
            for one in bots.advise(skilled, view):
                yield game.copy(), seat, one
        by_lot = view.question.step == "Prepare"  # it always puts something in
        move = lot.choice(view.moves) if by_lot else skilled.choose(view, view.moves, lot, None)
        game.play(seat, move)


def grounds(name: str) -> list[tuple[Game, int, Advice, Mapping[str, str | int | float]]]:
    """All cases where that is said, and what stands in it."""
    found = [
        (game, seat, one, said.variables)
        for game, seat, one in advised()
        for said in (one.reason, one.reason.grounds)
        if said is not None and said.message == f"ground-{name}"
    ]
    assert found, name
    return found


def after(game: Game, seat: int, move: str) -> Game:
    then = game.copy()
    then.play(seat, then.parse(seat, move))
    return then


def test_all_that_may_be_said_is_said_and_nothing_else() -> None:
    said = [one.reason for *_, one in advised()]
    all_said = {one.message for one in (*said, *(one.grounds for one in said)) if one is not None}
    assert set(reasons.GROUNDS) <= all_said <= set(reasons.MESSAGES)


def test_they_have_words_in_all_languages() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for *_, one in advised():
            text = words.reason(one.reason)
            assert not any(name in text for name in ("forest-", "commodity-", "assistant-")), text


def test_a_rank_that_is_promised_comes() -> None:
    for game, seat, one, said in grounds("rank"):
        then = after(game, seat, str(one.move))
        if View.of(then, seat).question.step == "AlsoTakeCommodity":
            then = after(then, seat, "pass")  # the treasure comes last
        view = View.of(then, seat)
        assert said["rank"] == f"rank-{view.me.rank.id}"


def test_a_commodity_completes_the_mission_that_is_named() -> None:
    for game, seat, one, said in grounds("mission"):
        view = View.of(after(game, seat, str(one.move)), seat)
        mission = view.missions[str(said["space"])]
        held = view.me.commodities
        assert mission.kind == "commodities"
        assert sum(held.values()) >= max(mission.amount, len(mission.commodities))
        assert all(held[name] for name in mission.commodities)


def test_whoever_goes_for_a_mission_can_fulfil_it() -> None:
    for game, seat, one, said in grounds("neighbourhood"):
        view = View.of(after(game, seat, str(one.move)), seat)
        assert f"fulfil {said['space']}" in map(str, view.moves)


def test_who_goes_to_the_path_gains_as_much_mana_at_least() -> None:
    for game, seat, one, said in grounds("path"):
        then = after(game, seat, str(one.move))
        before = View.of(then, seat).me
        if "recruit 0" in map(str, View.of(then, seat).moves):
            gained = View.of(after(then, seat, "recruit 0"), seat).me.mana - before.mana
            assert gained == said["mana"]


def test_a_shaman_that_is_named_can_perform_it() -> None:
    for game, seat, one, _ in grounds("shaman"):
        view = View.of(game, seat)
        cost = view.cards.rituals[str(one.move).split(" ")[1]].cost
        assert view.me.ready["shaman"]
        assert cost <= view.me.priests
