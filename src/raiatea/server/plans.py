"""Plans: what a seat would answer if it were asked, and whether that still holds.

In a slow game a question that somebody could have answered long before costs hours. So one may say
beforehand what one would answer to a few of them. A plan is as secret as an answer.
It falls when something changes that matters to it, and whoever made it is asked.

Everything here follows from the plan, the game and its log, so any process comes to the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from raiatea.catalogue import PILES
from raiatea.engine.kinds import GIFTS
from raiatea.engine.tracks import PRICES
from raiatea.server.logged_game import LoggedGame
from raiatea.server.refusals import Denial
from raiatea.server.store import PlannedAnswer
from raiatea.telling import planned as told
from raiatea.view import View

Events = Sequence[Mapping[str, Any]]


def never(plan: PlannedAnswer, view: View, since: Events) -> bool:
    return False


class Plannable(msgspec.Struct, frozen=True):
    """A question that may be answered beforehand; in a `step` of a ceremony, or at a `location`.

    `may` says when one may plan it; `moves` are the answers to choose from, so many of them at
    `most`: the first one is played that is legal then. `falls` says whether what has happened since
    makes a plan void. In a ceremony it is by the events `ends` that one has answered; without any
    it may be asked again and again until the round is over.
    """

    step: int
    may: Callable[[View], bool]
    moves: Callable[[View], list[str]]
    falls: Callable[[PlannedAnswer, View, Events], bool] = never
    ends: tuple[str, ...] = ()
    most: int = 1
    location: str = ""


# When one may plan.


def path_is_ahead(view: View) -> bool:
    """Somebody may still go there in this round, or is there and others come first."""
    if view.question.step == "PathTurn":
        return view.me.number not in view.awaiting and turns_left(view)
    return not view.in_ceremony and "path" in view.free_locations


def turns_left(view: View) -> bool:
    """Whether it will be one's turn at the present location; all have theirs clockwise."""
    players, (now, *_) = len(view.seats), view.awaiting
    first = view.kahuna or 0
    return (view.me.number - first) % players > (now - first) % players


def ceremony_comes(view: View) -> bool:
    """In the round of actions before one."""
    following = [*view.rounds, ""][view.round_number + 1]
    return not view.in_ceremony and following.startswith("C")


def before_buying(view: View) -> bool:
    return view.question.step == "Dance" or ceremony_comes(view)


def before_offering(view: View) -> bool:
    return view.question.step == "Prepare"


def before_gifts(view: View) -> bool:
    """Until it is one's turn to choose."""
    asked = view.question
    if asked.step == "ChooseGift":
        place: int = asked.place
        return view.ceremonial_order.index(view.me.number) > place
    return asked.step in ("Prepare", "Offer")


def building_comes(view: View) -> bool:
    """From the third step of a ceremony on."""
    return bool((view.ceremony_step or 0) >= 3)


# When a plan falls.


def got_something(plan: PlannedAnswer, view: View, since: Events) -> bool:
    """Who has more of anything than when they planned may want to do something with it."""
    return any(count > plan.had.get(name, 0) for name, count in belongings(view).items())


def has_other(what: str) -> Callable[[PlannedAnswer, View, Events], bool]:
    return lambda plan, view, since: belongings(view)[what] != plan.had.get(what)


def has_other_pearls_or_is_kahuna(plan: PlannedAnswer, view: View, since: Events) -> bool:
    """Who has chosen the Path themselves is there, and may do more."""
    asked = view.question
    bonus = asked.step == "PathTurn" and asked.bonus and view.me.number in view.awaiting
    return bool(bonus) or has_other("pearls")(plan, view, since)


def was_outbid(plan: PlannedAnswer, view: View, since: Events) -> bool:
    """Somebody bids more than was planned; who bids nothing expects that."""
    limit = int(plan.moves[0].split(" ")[1])
    bids = [one for one in since if one["event"] == "bid" and one["seat"] != view.me.number]
    return limit > 0 and any(one["amount"] > limit for one in bids)


# What one may plan.


def recruits(view: View) -> list[str]:
    """As many priests as there are pearls for."""
    return [f"recruit {number}" for number in range(3) if PRICES[number] <= view.me.pearls]


def draws(view: View) -> list[str]:
    return ["pass", *[f"buy {pile}" for pile in PILES[: 1 + view.me.rank.forbidden]]]


def amounts(verb: str) -> Callable[[View], list[str]]:
    return lambda view: [f"{verb} {amount}" for amount in range(view.me.mana + 1)]


def gifts(view: View) -> list[str]:
    return [f"gift {gift}" for gift in GIFTS]


SECRET: Final = ("committed",)
PLANNABLE: Final = {
    "PathTurn": Plannable(
        0, path_is_ahead, recruits, has_other_pearls_or_is_kahuna, location="path"
    ),
    "Dance": Plannable(1, ceremony_comes, recruits, has_other("pearls"), SECRET),
    "BuyRituals": Plannable(2, before_buying, draws, ends=SECRET),
    "Offer": Plannable(4, before_offering, amounts("offer"), has_other("mana"), SECRET),
    "ChooseGift": Plannable(4, before_gifts, gifts, never, ("gift", "passed"), len(GIFTS)),
    "Bid": Plannable(6, building_comes, amounts("bid"), was_outbid),
    "Build": Plannable(6, building_comes, lambda view: ["pass"], got_something),
}


def belongings(view: View) -> dict[str, int]:
    """How much a seat has of all that it could pay or show."""
    me = view.me
    found: Counter[str] = Counter([*me.hand, *me.masks, *me.joined])
    found.update({"pearls": me.pearls, "mana": me.mana, "tattoos": me.tattoos})
    found.update({"priests": me.priests, **me.commodities})
    found.update({f"ready {one}": number for one, number in me.ready.items()})
    return dict(found)


def offered(view: View) -> dict[str, list[str]]:
    """What a seat may plan now, and the answers that it may choose from."""
    if not view.round:
        return {}  # before the first round, or after the last
    return {question: kind.moves(view) for question, kind in PLANNABLE.items() if kind.may(view)}


def make(logged: LoggedGame, seat: int, question: str, moves: Sequence[str]) -> PlannedAnswer:
    """A plan of this moment; raises `Denial`."""
    view = View.of(logged.game, seat)
    may = offered(view).get(question)
    if may is None:
        raise Denial(409, "conflict", f"question: an answer to {question!r} cannot be planned now")
    most = PLANNABLE[question].most
    if len(set(moves)) < len(moves) or len(moves) > most:
        raise Denial(422, "illegal", f"moves: at most {most} of these can be planned, each once")
    strange = [move for move in moves if move not in may]
    if strange:
        raise Denial(422, "illegal", f"moves: {strange[0]!r:.80} cannot be planned for {question}")
    later = PLANNABLE[question].step > 0 and not view.in_ceremony
    round_ = view.rounds[view.round_number + later]
    version = logged.version(seat)
    return PlannedAnswer(question, tuple(moves), round_, version, belongings(view))


def stands(plan: PlannedAnswer, logged: LoggedGame, seat: int) -> bool:
    """Whether a plan still holds."""
    kind, view = PLANNABLE.get(plan.question), View.of(logged.game, seat)
    if kind is None or view.over or is_past(plan, kind, view):
        return False
    since: list[Mapping[str, Any]] = []
    for line in logged.since(seat, plan.version):
        since += line.events
        turn = line.turn
        there = turn.location == kind.location and turn.seat == seat if kind.location else False
        if there or (turn.step == kind.step and answers(line.events, seat, kind.ends)):
            return False
    if any(one["event"] == "undone" for one in since) or answers(since, seat, ("withdrew",)):
        return False
    return not kind.falls(plan, view, since)


def is_past(plan: PlannedAnswer, kind: Plannable, view: View) -> bool:
    """Whether what a plan is for is over: its round, or the step of it."""
    left = view.rounds[max(view.round_number, 0) :]
    return plan.round not in left or (
        plan.round == view.round and (view.ceremony_step or 0) > kind.step
    )


def answers(events: Events, seat: int, kinds: Sequence[str]) -> bool:
    return any(one["event"] in kinds and one["seat"] == seat for one in events)


def standing(plans: Sequence[PlannedAnswer], logged: LoggedGame, seat: int) -> list[PlannedAnswer]:
    return [plan for plan in plans if stands(plan, logged, seat)]


def answer(plans: Sequence[PlannedAnswer], logged: LoggedGame, seat: int) -> str | None:
    """What a seat has planned to answer to what it is asked now, None if that is not open to it."""
    game = logged.game
    if game.over or seat not in game.awaiting:
        return None
    view = View.of(game, seat)
    legal = {move.text for move in view.moves}
    for plan in plans:
        if plan.question == view.question.step and stands(plan, logged, seat):
            return next((move for move in plan.moves if move in legal), None)
    return None


def shown(plans: Sequence[PlannedAnswer], logged: LoggedGame, view: View) -> list[dict[str, Any]]:
    """What a seat may plan now and what it has planned, in words."""
    if view.seat is None or view.over:
        return []
    may = offered(view)
    made = {plan.question: plan.moves for plan in standing(plans, logged, view.seat)}
    return [
        {
            "question": question,
            "moves": [
                {"move": move, "says": told(view, move, question)} for move in may.get(question, ())
            ],
            "most": PLANNABLE[question].most,
            "planned": [
                {"move": move, "says": told(view, move, question)}
                for move in made.get(question, ())
            ],
        }
        for question in PLANNABLE
        if question in may or question in made
    ]
