"""The table in compact form: players, markets, statues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from raiatea.catalogue import ASSISTANTS, COMMODITIES, MIRROR
from raiatea.cli.flow import Flow
from raiatea.cli.words.names import Names, count

View = Mapping[str, Any]

MARKERS = ("▲", "●", "■", "◆", "★")
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta")
DIM = "dim"
LABEL_WIDTH = 11
NARROW = 100
NOTHING = Flow([Text("none", DIM)])
CEREMONY_STEPS = (
    "1 The dance of the priests",
    "2 Buy ritual cards",
    "3 Preparation of rituals",
    "4 Incantation of the gods",
    "5 Receive the divine blessings",
    "6 The ceremonial construction of the To'o",
)


def player(names: Names, seat: int, style: str = "") -> Text:
    """A player's mark and name."""
    return Text.assemble((MARKERS[seat], COLOURS[seat]), " ", (names.player(seat), style))


def when(names: Names, view: View) -> str:
    """Round and step: "Action round A2, 3 of 9: Market, Kahuna Ana"."""
    public = view["public"]
    number = public["round"]
    if number >= len(names.rounds):
        return "End of the game"
    if number < 0:
        return "Set-up"
    name = names.rounds[number]
    of = f"{name}, {number + 1} of {len(names.rounds)}"
    if name.startswith("C"):
        return f"Ceremony {of}: {CEREMONY_STEPS[view['ceremony'] - 1]}"
    place = public["location"]
    if place is None:
        return f"Action round {of}"
    kahuna = names.player(public["kahuna"])
    return f"Action round {of}: {names.location(place)}, Kahuna {kahuna}"


def players_table(names: Names, view: View, width: int, me: int | None = None) -> Table:
    """What lies in front of the screens; on a narrow screen assistants go by their initials."""
    public = view["public"]
    narrow = width < NARROW
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM)
    table.add_column("Player", no_wrap=True, max_width=18)
    table.add_column("Rank", no_wrap=True)
    table.add_column("Pr." if narrow else "Priests", justify="right")
    words = [names.assistant(key).split()[-1] for key in ASSISTANTS]
    headings = [word if len(word) <= 6 else f"{word[:4]}." for word in words]
    for heading in ["Assistants"] if narrow else headings:
        table.add_column(heading, no_wrap=True)
    table.add_column("In front")
    for seat in range(len(names.players)):
        table.add_row(
            player(names, seat, "bold" if seat == me else ""),
            f"{names.rank_at(public['tattoos'][seat])} {public['tattoos'][seat]}",
            str(public["priests"][seat]),
            *assistants(names, public, seat, narrow),
            in_front(names, public, seat),
        )
    return table


def assistants(names: Names, public: View, seat: int, narrow: bool) -> list[Text]:
    """A player's assistants by type, in one text on a narrow screen."""
    cells = [marks(public, seat, key) for key in ASSISTANTS]
    if not narrow:
        return cells
    owned = zip(ASSISTANTS, cells, strict=True)
    return [
        Text(" ").join(
            Text.assemble(names.assistant(key)[0], cell) for key, cell in owned if cell.plain
        )
    ]


def marks(public: View, seat: int, name: str) -> Text:
    """● for each that is ready, ◇ for each that is used."""
    ready, used = public["ready"][seat][name], public["used"][seat][name]
    if ready + used > 4:
        return Text(f"{ready}●{used}◇" if used else f"{ready}●")
    return Text.assemble("●" * ready, ("◇" * used, DIM))


def in_front(names: Names, public: View, seat: int) -> Flow:
    """Pairs first, then single masks, then permanent rituals."""
    masks = public["masks"][seat]
    parts = [
        Text.assemble(mask_in_short(names, mask), " & mirror") for mask in public["joined"][seat]
    ]
    parts += masks_in_short(names, masks)
    parts += [Text(names.ritual(key), "italic") for key in public["in_front"][seat]]
    return Flow(parts)


def masks_in_short(names: Names, masks: Sequence[str]) -> list[Text]:
    """Masks of the same picture counted together."""
    return [
        Text.assemble(
            mask_in_short(names, mask), f" ×{masks.count(mask)}" if masks.count(mask) > 1 else ""
        )
        for mask in dict.fromkeys(masks)
    ]


def mask_in_short(names: Names, key: str) -> Text:
    style = "" if key == MIRROR else names.masks[key].colour
    return Text(names.mask_in_short(key), style)


def board_lines(names: Names, view: View) -> dict[str, Flow]:
    """The board line by line, under the label of each line."""
    public = view["public"]
    markets = public["markets"]
    lines = {"Locations": locations(names, public)}
    lines["Forest"] = Flow([forest_card(names, key) for key in public["forest"]])
    if public["shown"]:
        lines["Turned up"] = Flow([forest_card(names, key) for key in public["shown"]])
    lines["Commodities"] = Flow([commodity(names, markets, key) for key in COMMODITIES])
    lines["Assistants"] = Flow(
        [count(markets["assistants"][key], names.assistant(key)) for key in ASSISTANTS]
    )
    lines["Masks"] = Flow(masks_in_short(names, markets["masks"]))
    lines["Bag"] = bag(names, view)
    if public["row"]:
        lines["Row"] = Flow([waiting(names, one) for one in public["row"]])
    lines.update(statues(names, public))
    return {label: line if line.parts else NOTHING for label, line in lines.items()}


def locations(names: Names, public: View) -> Flow:
    """The free ones; a taken one with the mark of the player who has it."""
    parts = []
    for key, seat in public["tiles"].items():
        name = names.location(key)
        taken = Text.assemble((name, DIM), " ", (MARKERS[seat or 0], COLOURS[seat or 0]))
        parts.append(Text(name) if seat is None else taken)
    return Flow(parts)


def forest_card(names: Names, key: str) -> Text:
    card = names.cards[key]
    if card.kind == "mask":
        return Text.assemble(mask_in_short(names, card.shows), f" +{names.treasure(key)}")
    return Text({"mirror": "mirror"}.get(card.kind, card.name))


def commodity(names: Names, markets: View, key: str) -> Text:
    number = markets["commodities"][key]
    price = markets["prices"][key]
    return Text.assemble(f"{number} {names.commodity(key)} ", (f"at {price}", "bright_yellow"))


def bag(names: Names, view: View) -> Flow:
    piles = view["piles"]
    order = [names.player(seat) for seat in view["public"]["order"]]
    cards = [f"{piles[pile]} {pile}" for pile in ("forest", "normal", "forbidden")]
    return Flow(
        [
            Text(f"{view['public']['bag']} mana", "bright_magenta"),
            f"order {', '.join(order)}",
            f"piles {', '.join(cards)}",
        ]
    )


def waiting(names: Names, one: View) -> Text:
    ritual = names.rituals[one["ritual"]]
    owner = one["owner"]
    mark = Text("") if owner is None else Text(f" {MARKERS[owner]}", COLOURS[owner])
    return Text.assemble(f"{ritual.name} {ritual.cost}", mark)


def statues(names: Names, public: View) -> dict[str, Flow]:
    """The tokens that are left, row by row; a statue that may not be built yet is dimmed."""
    rows = names.catalogue.board.statue_rows
    size = sum(rows)
    found: dict[str, Flow] = {}
    for statue in range(len(public["spaces"]) // size):
        spaces = public["spaces"][statue * size : (statue + 1) * size]
        if "?" in spaces:
            continue
        style = "" if statue < public["statues"] else DIM
        tokens: list[Text] = []
        place = 0
        for width in rows:
            row = spaces[place : place + width]
            if tokens and any(row) and not tokens[-1].plain.endswith("|"):
                tokens[-1].append(" |", DIM)
            tokens += [
                Text.assemble((f"{statue + 1}.{place + i + 1} ", DIM), (short(names, key), style))
                for i, key in enumerate(row)
                if key is not None
            ]
            place += width
        found[f"To'o {statue + 1}"] = Flow(tokens, gap="  ")
    return found


def short(names: Names, mission: str) -> str:
    return names.mission(mission).removeprefix("pay ").removeprefix("mana ")


def grid(lines: Mapping[str, Flow]) -> Table:
    """Labelled lines under each other."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style=DIM, no_wrap=True, min_width=LABEL_WIDTH)
    table.add_column()
    for label, line in lines.items():
        table.add_row(label, line)
    return table


def own_lines(names: Names, view: View, brief: bool = False) -> dict[str, Flow]:
    """What lies behind the seat's own screen; in brief without the missions one by one."""
    mine = view["mine"]
    goods = [
        Text(count(mine["pearls"], "pearl"), "bright_cyan"),
        Text(f"{mine['mana']} mana", "bright_magenta"),
    ]
    if any(mine["commodities"].values()):
        goods.append(Text(names.commodities(mine["commodities"])))
    lines = {"Yours": Flow(goods)}
    hand = [*mine["rituals"], *mine["chosen"]]
    lines["Rituals"] = Flow([in_hand(names, key) for key in hand])
    if mine["prepared"]:
        lines["In the bag"] = Flow([in_hand(names, key) for key in mine["prepared"]])
    if mine["missions"]:
        points = sum(names.missions[key].value for key in mine["missions"])
        tokens = [f"{short(names, key)} ({names.missions[key].value})" for key in mine["missions"]]
        total = Text(f"{points} VP: ", "bright_yellow")
        lines["Missions"] = Flow([count(len(tokens), "token")] if brief else tokens, start=total)
    return {label: line if line.parts else NOTHING for label, line in lines.items()}


def in_hand(names: Names, key: str) -> Text:
    return Text.assemble(names.ritual(key), (f" {names.rituals[key].cost}", DIM))


def screens_table(names: Names, view: View) -> Table:
    """What anyone who counted knows of what lies behind the screens."""
    tracked = view["tracked"]
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM)
    for column in ("Player", "Pearls", "Mana", "Commodities", "Missions"):
        table.add_column(column, justify="right" if column in ("Pearls", "Mana") else "left")
    for seat in range(len(names.players)):
        held = tracked["commodities"][seat]
        unknown = f"{held['unknown']} unknown" if held["unknown"] else ""
        tokens = [f"{short(names, key)}" for key in tracked["missions"][seat]]
        table.add_row(
            player(names, seat),
            str(tracked["pearls"][seat]),
            str(tracked["mana"][seat]),
            ", ".join(part for part in (names.commodities(held), unknown) if part),
            Flow(tokens),
        )
    return table


def score_table(names: Names, view: View) -> Table:
    """The final score by source, the winner first."""
    scores = view["scores"]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=DIM)
    table.add_column("Player")
    for column in ("Rank", "Rituals", "Missions", "Masks", "Total"):
        table.add_column(column, justify="right")
    order: list[int] = view["public"]["order"]
    for seat in sorted(order, key=lambda seat: -scores[seat]["total"]):
        style = "bold" if seat == view["winner"] else ""
        numbers = [scores[seat][key] for key in ("rank", "rituals", "missions", "masks", "total")]
        table.add_row(player(names, seat, style), *(Text(str(number), style) for number in numbers))
    return table
