"""The table in compact form: players, markets, statues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from raiatea.catalogue import ASSISTANTS, COMMODITIES, MIRROR
from raiatea.cli.console import figures
from raiatea.cli.flow import Flow
from raiatea.cli.speech import Speech
from raiatea.engine.scoring import POINT_SOURCES
from raiatea.view import Seat, View, Waiting

MARKERS = ("▲", "●", "■", "◆", "★")
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta")
DIM = "dim"
NARROW = 100
SCORES: Final = {source: f"terminal-{source}" for source in (*POINT_SOURCES, "total")}


def player(speech: Speech, seat: int, style: str = "") -> Text:
    """A player's mark and name."""
    return Text.assemble((MARKERS[seat], COLOURS[seat]), " ", (speech.players[seat], style))


def when(speech: Speech, view: View) -> str:
    """Round and step: "Action round A2, 3 of 9: Market, Kahuna Ana"."""
    if view.round_number >= len(view.rounds):
        return speech.say("terminal-end")
    if not view.round:
        return speech.say("terminal-set-up")
    round_ = speech.say(
        "terminal-round",
        kind="ceremony" if view.in_ceremony else "action",
        round=view.round,
        number=view.round_number + 1,
        total=len(view.rounds),
    )
    what = ""
    if view.in_ceremony:
        what = speech.say(f"ui-board-step-{view.ceremony_step}")
    elif view.location is not None and view.kahuna is not None:
        place = speech.label("location", view.location)
        what = speech.say("terminal-kahuna", location=place, who=speech.players[view.kahuna])
    return speech.say("terminal-during", round=round_, what=what) if what else round_


def players_table(speech: Speech, view: View, width: int) -> Table:
    """What lies in front of the screens; on a narrow screen assistants go by their initials."""
    narrow = width < NARROW
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM)
    table.add_column(speech.say("terminal-player"), no_wrap=True, max_width=18)
    table.add_column(speech.say("terminal-rank"), no_wrap=True)
    priests = speech.say("terminal-priests.short" if narrow else "terminal-priests")
    table.add_column(priests, justify="right")
    for heading in [speech.say("terminal-assistants")] if narrow else in_short(speech):
        table.add_column(heading, no_wrap=True)
    table.add_column(speech.say("terminal-in-front"))
    for seat in view.seats:
        table.add_row(
            player(speech, seat.number, "bold" if seat.number == view.seat else ""),
            f"{speech.label('rank', seat.rank.id)} {seat.tattoos}",
            str(seat.priests),
            *assistants(speech, seat, narrow),
            in_front(speech, seat),
        )
    return table


def in_short(speech: Speech) -> list[str]:
    """The types of assistants as narrow headings."""
    words = [speech.label("assistant", key).split()[0] for key in ASSISTANTS]
    return [word if len(word) <= 6 else f"{word[:4]}." for word in words]


def initials(speech: Speech) -> list[str]:
    """The first letters of the assistants, as many as it takes to tell them apart."""
    names = [speech.label("assistant", key) for key in ASSISTANTS]
    letters = next(n for n in range(1, 99) if len({name[:n] for name in names}) == len(names))
    return [name[:letters] for name in names]


def assistants(speech: Speech, seat: Seat, narrow: bool) -> list[Text]:
    """A player's assistants by type, in one text on a narrow screen."""
    cells = [marks(seat.ready[key], seat.used[key]) for key in ASSISTANTS]
    if not narrow:
        return cells
    owned = zip(initials(speech), cells, strict=True)
    return [Text(" ").join(Text.assemble(first, cell) for first, cell in owned if cell.plain)]


def marks(ready: int, used: int) -> Text:
    """● for each that is ready, ◇ for each that is used."""
    if ready + used > 4:
        return Text(f"{ready}●{used}◇" if used else f"{ready}●")
    return Text.assemble("●" * ready, ("◇" * used, DIM))


def in_front(speech: Speech, seat: Seat) -> Flow:
    """Pairs first, then single masks, then permanent rituals."""
    parts = [
        Text(speech.say("terminal-joined", mask=mask(speech, key).plain), mask(speech, key).style)
        for key in seat.joined
    ]
    parts += masks(speech, seat.masks)
    parts += [Text(speech.label("ritual", key), "italic") for key in seat.in_front]
    return Flow(parts)


def masks(speech: Speech, keys: Sequence[str]) -> list[Text]:
    """Masks of the same picture counted together."""
    return [
        Text.assemble(mask(speech, key), f" ×{keys.count(key)}" if keys.count(key) > 1 else "")
        for key in dict.fromkeys(keys)
    ]


def mask(speech: Speech, key: str) -> Text:
    style = "" if key == MIRROR else speech.cards.masks[key].colour
    return Text(speech.label("mask", key), style)


def board_lines(speech: Speech, view: View) -> dict[str, Flow]:
    """The board line by line, by the message of each line's label."""
    lines = {"terminal-locations": locations(speech, view)}
    lines["terminal-forest"] = Flow([forest_card(speech, key) for key in view.forest])
    if view.shown:
        lines["terminal-turned-up"] = Flow([forest_card(speech, key) for key in view.shown])
    lines["terminal-commodities"] = Flow([stall(speech, view, key) for key in COMMODITIES])
    lines["terminal-assistants"] = Flow(
        [f"{speech.label('assistant', key)} {view.market.assistants[key]}" for key in ASSISTANTS]
    )
    lines["terminal-masks"] = Flow(masks(speech, view.market.masks))
    lines["terminal-bag"] = bag(speech, view)
    if view.row:
        lines["terminal-row"] = Flow([waiting(speech, one) for one in view.row])
    return {**lines, **statues(speech, view)}


def locations(speech: Speech, view: View) -> Flow:
    """The free ones; a taken one with the mark of the player who has it."""
    parts = []
    for key, seat in view.tiles.items():
        name = speech.label("location", key)
        taken = Text.assemble((name, DIM), " ", (MARKERS[seat or 0], COLOURS[seat or 0]))
        parts.append(Text(name) if seat is None else taken)
    return Flow(parts)


def forest_card(speech: Speech, key: str) -> Text:
    """A card of the forest, a mask with its treasure."""
    card = speech.cards.forest[key]
    if card.kind != "mask":
        return Text(speech.label("forest", key))
    treasure = f" +{speech.amount(card.treasure, card.amount)}" if card.treasure else ""
    return Text.assemble(mask(speech, card.shows), treasure)


def stall(speech: Speech, view: View, key: str) -> Text:
    name = speech.words.name("commodity", key)
    number = speech.say("terminal-stall", count=view.market.commodities[key], what=name)
    price = speech.say("terminal-price", price=view.market.price(key))
    return Text.assemble(number, " ", (price, "bright_yellow"))


def bag(speech: Speech, view: View) -> Flow:
    order = ", ".join(speech.players[seat] for seat in view.ceremonial_order)
    return Flow(
        [
            Text(speech.amount("mana", view.bag), "bright_magenta"),
            speech.say("terminal-order", players=order),
            speech.say("terminal-piles", **view.piles),
        ]
    )


def waiting(speech: Speech, one: Waiting) -> Text:
    cost = speech.cards.rituals[one.ritual].cost
    owner = one.owner
    mark = Text("") if owner is None else Text(f" {MARKERS[owner]}", COLOURS[owner])
    return Text.assemble(f"{speech.label('ritual', one.ritual)} {cost}", mark)


def statues(speech: Speech, view: View) -> dict[str, Flow]:
    """The tokens that are left, row by row; a statue that may not be built yet is dimmed."""
    rows = speech.cards.board.statue_rows
    size = speech.cards.statue_size
    found: dict[str, Flow] = {}
    for statue in range(len(view.spaces) // size):
        spaces = view.spaces[statue * size : (statue + 1) * size]
        if "?" in spaces:
            continue
        style = "" if statue < view.statues else DIM
        tokens: list[Text] = []
        place = 0
        for width in rows:
            row = spaces[place : place + width]
            if tokens and any(row) and not tokens[-1].plain.endswith("|"):
                tokens[-1].append(" |", DIM)
            for i, key in enumerate(row, place + 1):
                if key is not None:
                    name = (speech.label("mission", key), style)
                    tokens.append(Text.assemble((f"{statue + 1}.{i} ", DIM), name))
            place += width
        found[f"statue {statue + 1}"] = Flow(tokens, gap="  ")
    return found


def grid(speech: Speech, lines: Mapping[str, Flow]) -> Table:
    """Labelled lines under each other."""
    table = Table.grid(padding=(0, 1, 0, 0))
    longest = (speech.say("terminal-commodities"), speech.say("terminal-in-bag"))
    table.add_column(style=DIM, no_wrap=True, min_width=max(map(len, longest)))
    table.add_column()
    nothing = Flow([Text(speech.say("terminal-none"), DIM)])
    for name, line in lines.items():
        word, _, statue = name.partition(" ")
        label = speech.say("terminal-statue", statue=statue) if statue else speech.say(word)
        table.add_row(label, line if line.parts else nothing)
    return table


def own_lines(speech: Speech, view: View, brief: bool = False) -> dict[str, Flow]:
    """What lies behind the seat's own screen; in brief without the missions one by one."""
    me = view.me
    goods = [
        Text(speech.amount("pearls", me.pearls), "bright_cyan"),
        Text(speech.amount("mana", me.mana), "bright_magenta"),
    ]
    if any(me.commodities.values()):
        goods.append(Text(speech.commodities(me.commodities)))
    lines = {"terminal-mine": Flow(goods)}
    hand = [*me.hand, *me.chosen]
    lines["terminal-rituals"] = Flow([in_hand(speech, key) for key in hand])
    if me.prepared:
        lines["terminal-in-bag"] = Flow([in_hand(speech, key) for key in me.prepared])
    if me.missions:
        worth = {key: speech.cards.missions[key].value for key in me.missions}
        points = sum(worth[key] for key in me.missions)
        tokens = [f"{speech.label('mission', key)} ({worth[key]})" for key in me.missions]
        number = speech.say("terminal-tokens", count=len(tokens))
        total = Text(f"{speech.say('terminal-points', vp=points)} – ", "bright_yellow")
        lines["terminal-missions"] = Flow([number] if brief else tokens, start=total)
    return lines


def in_hand(speech: Speech, key: str) -> Text:
    cost = speech.cards.rituals[key].cost
    return Text.assemble(speech.label("ritual", key), (f" {cost}", DIM))


def screens_table(speech: Speech, view: View) -> Table:
    """What anyone who counted knows of what lies behind the screens."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM)
    table.add_column(speech.say("terminal-player"))
    table.add_column(speech.say("terminal-pearls"), justify="right")
    table.add_column(speech.say("terminal-mana"), justify="right")
    table.add_column(speech.say("terminal-commodities"))
    table.add_column(speech.say("terminal-missions"))
    for seat in view.seats:
        more = seat.unknown_commodities
        held = speech.commodities(seat.commodities)
        unknown = speech.say("terminal-unknown", count=more) if more else ""
        table.add_row(
            player(speech, seat.number),
            str(seat.pearls),
            str(seat.mana),
            ", ".join(part for part in (held, unknown) if part),
            Flow([speech.label("mission", key) for key in seat.missions]),
        )
    return table


def score_table(speech: Speech, view: View) -> Table:
    """The final score by source, the winner first."""
    table = figures(speech.say("terminal-player"), map(speech.say, SCORES.values()))
    for seat in sorted(view.ceremonial_order, key=lambda seat: -view.scores[seat].total):
        style = "bold" if seat == view.winner else ""
        numbers = [getattr(view.scores[seat], source) for source in SCORES]
        table.add_row(player(speech, seat, style), *(Text(str(one), style) for one in numbers))
    return table
