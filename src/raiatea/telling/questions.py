"""What is asked, and the moves that answer it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from raiatea.engine import Move, box_of
from raiatea.engine import terms as engine
from raiatea.engine.moves import VERBS, fields_of, parse
from raiatea.engine.notes import Note
from raiatea.engine.vocabulary import STEPS
from raiatea.telling.emptiness import empty, quiet
from raiatea.telling.refusals import refused
from raiatea.telling.sayings import Asked, Item, RefusedMove, Saying, Terms, Thing, Variables
from raiatea.telling.selections import paid_at_once, selection, still_to_keep
from raiatea.telling.variables import Data, player, thing, variables
from raiatea.view import View


def asked(
    view: View,
    terms: Sequence[engine.Terms],
    not_open: Sequence[Mapping[str, Any]] = (),
    undo: int = 0,
) -> Asked | None:
    """What a view asks, of its seat or of others, with the moves that answer it.

    `terms` are those of the moves, `not_open` is what the forecast says to be refused, `undo` how
    many decisions the seat could take back. None when the game is over.
    """
    question = view.question.step
    if view.over:
        return None
    if not view.moves:
        waiting = {**of_question(view), "who": [player(seat) for seat in view.awaiting]}
        return Asked(Saying(f"question-{question}.waiting", waiting), [], [], None, None, [])
    moves = [described(view, one) for one in view.moves]
    for one, of_one in zip(moves, terms, strict=True):
        one["terms"] = in_words(view, one, of_one)
    told_apart(moves)
    closed = [
        RefusedMove(not_legal(view, one["move"]), refused(one), one["rule"]) for one in not_open
    ]
    says = Saying(f"question-{question}", {**of_question(view), **of_asked(view)})
    return Asked(says, moves, closed, selection(view), empty(view, undo), quiet(view, undo))


def of_question(view: View) -> Variables:
    """The fields of the question, and what lies where they point."""
    found: Variables = {}
    for field in STEPS[view.question.step].fields:
        value = view.question.fields[field.name]
        if field.many:
            continue
        if field.kind == "seat":
            if field.name != "seat":
                found["whom"] = player(value)
        elif field.kind in ("mission", "space"):
            found |= of_mission(view, value if field.kind == "mission" else view.missions[value].id)
        elif isinstance(value, int):
            found[field.name] = int(value)
    return found


def of_asked(view: View) -> Variables:
    """What only the seat that is asked knows."""
    me = view.me
    found: Variables = {
        "drawn": len(me.drawn),
        "prepared": len(me.prepared),
        "shamans": me.assistants["shaman"],
    }
    if view.question.step == "KeepTogether":
        found["number"] = still_to_keep(view)
    return found


def of_mission(view: View, key: str) -> Variables:
    return {"mission": thing("mission", key), "vp": view.cards.missions[key].value}


def described(view: View, one: Move) -> dict[str, Any]:
    """A move with its verb, its fields and its words."""
    values = fields_of(box_of(view.cards.catalogue), one)
    return {"move": one.text, "verb": VERBS[one.verb].name, **values, "says": move(view, one)}


def in_words(view: View, described: Mapping[str, Any], terms: engine.Terms) -> Terms:
    """The terms of a move, its note as a saying."""
    return Terms(
        terms.kind,  # type: ignore[arg-type]  # one of the four
        items(described, terms.cost),
        items(described, terms.gain),
        aside(view, described) if terms.note is None else note(terms.note),
        terms.rolls,
        terms.reveals,
        terms.loses,
    )


def aside(view: View, described: Mapping[str, Any]) -> Saying | None:
    """What one chooses next, or what a ritual scores: those that do nothing else share a name."""
    if described.get("gift") == "commodity":
        return Saying("note-choice", {})
    ritual = view.cards.rituals.get(described.get("ritual", ""))
    vp = ritual.in_front.get("vp") if ritual is not None else None
    return None if vp is None else Saying("note-worth", {"vp": vp})


def told_apart(moves: Sequence[dict[str, Any]]) -> None:
    """Sales that bring the same read alike: each says which bonus it takes."""
    sales = [one for one in moves if one["verb"] == "sell"]
    alike = Counter(as_read(one) for one in sales)
    for one in sales:
        if alike[as_read(one)] > 1:
            bonus = Saying("note-bonus", {"bonus": one["says"].variables["bonus"]})
            one["terms"] = msgspec.structs.replace(one["terms"], note=bonus)


def as_read(sale: Mapping[str, Any]) -> str:
    """What a sale says before its bonus is named."""
    gain = [(one.what, one.least, one.most, one.name) for one in sale["terms"].gain if not one.said]
    return f"{sale['commodity']} {gain}"


def items(described: Mapping[str, Any], some: Sequence[engine.Item]) -> list[Item]:
    ranked = any(one.what == "rank" for one in some)
    return [
        Item(one.what, one.least, one.most, one.name or None, is_said(described, one, ranked))
        for one in some
    ]


def is_said(described: Mapping[str, Any], item: engine.Item, ranked: bool) -> bool:
    """Whether the words of a move name it already; a new rank says which tattoo it is."""
    verb = described["verb"]
    if item.what in ("assistant", "price"):
        return False  # how many one will have, how much it will be
    if item.name:
        return item.what in ("mission", "used") or item.name in (verb, *described.values())
    return (
        (item.what == "tattoos" and ranked)
        or (item.what == "drawn" and "pile" in described)
        or (item.what in ("pearls", "commodity") and verb in ("gift", "hand pearls"))
        or (item.what == "mana" and verb in ("offer", "bid"))
    )


def note(one: Note) -> Saying:
    """What is noted of a move: its numbers, and what it is about."""
    found: Variables = {**one.numbers}
    if one.kind == "unused":
        found = {
            "what": [
                Thing(name=f"note-unused.{what}", variables={"count": count})
                for what, count in one.numbers.items()
            ]
        }
    elif one.kind == "ranked":
        found["rank"] = thing("rank", one.name)
    elif one.name:
        found["space"] = one.name
    return Saying(f"note-{one.kind}", found)


def not_legal(view: View, text: str) -> dict[str, Any]:
    """The same for a move that is not open; words only where no thing shows what is meant."""
    box = box_of(view.cards.catalogue)
    one = parse(box, text)
    verb = VERBS[one.verb]
    if any(field.kind != "amount" for field in verb.fields):
        return {"move": text, "verb": verb.name, **fields_of(box, one)}
    return described(view, one)


def move(view: View, one: Move) -> Saying:
    """A move that the view offers: $what it is about, $who is concerned, and more of it."""
    verb, fields = VERBS[one.verb].name, VERBS[one.verb].fields
    values: Data = fields_of(box_of(view.cards.catalogue), one)
    found = variables(fields, values, view.cards)
    if "space" in values:
        found |= of_mission(view, view.missions[values["space"]].id)
    if "place" in values:
        waiting = view.row[values["place"] - 1]
        found |= {"ritual": thing("ritual", waiting.ritual), "who": player(waiting.owner)}
    things = [value for value in found.values() if isinstance(value, Thing) and value.about]
    if things:
        found["what"] = things[0]
    found["question"] = view.question.step
    receiver = view.question.get("receiver")
    if receiver is not None:
        found["who"] = player(receiver)
    if verb in MORE:
        found |= MORE[verb](view)
    return Saying(f"move-{verb.replace(' ', '-')}", found)


def planned(view: View, text: str, question: str) -> Saying:
    """A move that shall answer a question which may be asked later."""
    said = move(view, parse(box_of(view.cards.catalogue), text))
    return Saying(said.message, {**said.variables, "question": question})


def draws(view: View) -> Variables:
    return {"amount": view.me.rank.draws}


def aimed(view: View) -> Variables:
    """What happens to whom one chooses: by the effect of the ritual that asks."""
    ritual, number = view.question.effect.split(" ")
    effect = view.cards.rituals[ritual].effects[int(number) - 1]
    return {"effect": effect.do, "amount": effect.numbers.get("amount", 1)}


# What the words of a move say that neither its fields nor its question do.
MORE: Final[Mapping[str, Callable[[View], Variables]]] = {
    "bid": lambda view: {"have": view.me.mana},
    "buy": draws,
    "done": lambda view: {"prepared": len(view.me.prepared)},
    "draw": draws,
    "hand pearls": lambda view: {"amount": min(view.question.pearls, view.me.pearls)},
    "offer": lambda view: {"have": view.me.mana},
    "pass": lambda view: {"after": int(view.question.get("after", 1))},
    "pay": lambda view: {"amount": paid_at_once(view)},
    "pay mask": lambda view: {"amount": paid_at_once(view)},
    "player": aimed,
    "recruit": lambda view: {"free": int(view.question.get("bonus", False))},
}
