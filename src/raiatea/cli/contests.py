"""The commands in which bots play many games; what they do is imported when it is needed."""

from __future__ import annotations

from functools import partial
from math import inf
from pathlib import Path
from typing import Annotated

import typer

from raiatea.cli.options import (
    CatalogueOption,
    JobsOption,
    JsonOption,
    RayOption,
    SeatsOption,
    SeedOption,
    VariantsOption,
    leave_cards,
    numbers_of_players,
    parts_of,
    path_or_none,
    seed_or_chance,
)


def arena(  # noqa: PLR0913, PLR0917 - one argument for each option
    bots: Annotated[
        str, typer.Option(metavar="LIST", help="Bots by name, such as skilled,novice,novice.")
    ] = "skilled,novice,novice,novice",
    games: Annotated[
        int,
        typer.Option("--games", "-n", min=1, help="Number of games; each deal in all seatings."),
    ] = 100,
    jobs: JobsOption = 1,
    seed: SeedOption = None,
    players: SeatsOption = None,
    variants: VariantsOption = "",
    catalogue: CatalogueOption = None,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Keep each game's result here; a second run goes on from there."
        ),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep the record of each game here.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the standings as a page.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(help="Seconds for a decision; who takes far longer has crashed."),
    ] = None,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots compete: the same deals for all seatings, wins with intervals, ratings."""
    from raiatea.arena import Contest, report
    from raiatea.arena.page import page
    from raiatea.cli.arena import hold, tables
    from raiatea.cli.console import answer
    from raiatea.cli.failure import Failure
    from raiatea.cli.files import check_place, write_text
    from raiatea.cli.simulate import bots_for

    if seconds is not None and not 0 < seconds < inf:
        raise Failure(f"a decision needs some seconds, not {seconds:g}; see --seconds")
    check_place(html)
    contest = Contest(
        bots=bots_for(parts_of(bots), players),
        games=games,
        seed=seed_or_chance(seed),
        variants=tuple(parts_of(variants)),
        catalogue=path_or_none(catalogue),
        seconds=seconds,
    )
    found = report(contest, hold(contest, jobs, ray, results, records), records)
    if html is not None:
        write_text(html, page(found))
    answer(found, as_json, partial(tables, found))


def balance(  # noqa: PLR0913, PLR0917 - one argument for each option
    players: Annotated[str, typer.Option(metavar="LIST", help="Numbers of players.")] = "3,4,5",
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Games with each number of players.")
    ] = 2000,
    bot: Annotated[str, typer.Option(help="The bot on all seats.")] = "skilled",
    jobs: JobsOption = 1,
    seed: SeedOption = None,
    variants: VariantsOption = "",
    catalogue: CatalogueOption = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all figures as a page.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure whether the card set makes a good game: points, places, rituals, locations."""
    from raiatea.balance.page import page
    from raiatea.cli.balance import contests_for, study, tables
    from raiatea.cli.console import answer
    from raiatea.cli.files import check_place, write_text

    check_place(html)
    contests = contests_for(
        numbers_of_players(players),
        bot,
        games,
        seed_or_chance(seed),
        parts_of(variants),
        path_or_none(catalogue),
    )
    found = study(contests, jobs)
    if html is not None:
        write_text(html, page(found))
    answer(found, as_json, partial(tables, found))


def figures(
    parts: Annotated[
        str, typer.Option(metavar="LIST", help="strength, cards, balance, chances, doors.")
    ] = "strength,cards,balance,chances,doors",
    long: Annotated[
        bool, typer.Option("--long", help="As many games as docs state; else ten minutes of them.")
    ] = False,
    jobs: JobsOption = 2,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Make the figures anew that docs state of bots, cards and speed, with their intervals."""
    from raiatea.cli.console import answer
    from raiatea.cli.figures import make, tables

    leave_cards()
    found = make(parts_of(parts), long, jobs, ray)
    answer(found, as_json, partial(tables, found))


def data_set(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the games go: a .jsonl.gz.")],
    bot: Annotated[str, typer.Option(help="The bot on all seats.")] = "learned",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="Fixes all chance.")] = 1,
    jobs: JobsOption = 1,
    as_json: JsonOption = False,
) -> None:
    """Write many games of a bot with 3, 4 and 5 players into one file, to learn from."""
    from raiatea.cli.console import answer
    from raiatea.cli.data_set import make
    from raiatea.data_set import Contents

    leave_cards()
    found = make(file, Contents(bot, games, seed), jobs)
    answer(found, as_json, lambda: "{file}: {games:,} games, {bytes:,} bytes".format(**found))


def train(  # noqa: PLR0913, PLR0917 - one argument for each option
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where it is learnt; goes on.")],
    minutes: Annotated[float, typer.Option(min=0, help="When to stop, all runs together.")] = 60,
    jobs: JobsOption = 1,
    seed: Annotated[int, typer.Option(min=0, help="For the first weights and the games.")] = 1,
    teacher: Annotated[str, typer.Option(help="The bot to watch first and to play against.")] = (
        "skilled"
    ),
    teacher_lessons: Annotated[int, typer.Option(min=0, help="Decisions to watch.")] = 1_000_000,
    elder: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A network to learn from after that.")
    ] = None,
    elder_lessons: Annotated[
        int, typer.Option(min=0, help="Decisions to learn from it.")
    ] = 4_000_000,
    critic_lessons: Annotated[
        int, typer.Option(min=0, help="Decisions that its critic learns from alone.")
    ] = 4_000_000,
    rival: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="A network to play against; several.")
    ] = None,
    against_rivals: Annotated[
        float, typer.Option(min=0, max=1, help="In which share of the games.")
    ] = 0.25,
    vary_cards: Annotated[
        bool, typer.Option("--vary-cards", help="In a quarter of the games cards drawn by lot.")
    ] = False,
    lessons: Annotated[int, typer.Option(min=0, help="Decisions of its own.")] = 60_000_000,
    players: Annotated[
        str, typer.Option(metavar="LIST", help="Numbers of players, by lot.")
    ] = "3,4,4,5",
    thinking_lessons: Annotated[
        int, typer.Option(min=0, help="Decisions in which it looks ahead, at the end.")
    ] = 0,
    games_at_once: Annotated[int, typer.Option(min=8, help="Games played at once.")] = 512,
    steps: Annotated[int, typer.Option(min=1, help="Decisions of each between two lessons.")] = 64,
    batch: Annotated[int, typer.Option(min=8, help="Decisions learnt from at once.")] = 4096,
    pace: Annotated[
        float, typer.Option(min=0, help="How far a lesson leads; a tenth of it in the end.")
    ] = 3e-4,
    device: Annotated[
        str, typer.Option(help="Where to learn: auto (a GPU, if there is one), cpu, cuda.")
    ] = "auto",
    ray: RayOption = None,
) -> None:
    """Train a network for the learned bot: watch others, then play against itself."""
    from importlib.util import find_spec

    from raiatea import bots
    from raiatea.cli.failure import Failure

    if find_spec("torch") is None:
        raise Failure("PyTorch is needed for this: pip install 'raiatea[train]'")

    from raiatea.cli.train import train as learn
    from raiatea.training.plan import Plan

    bots.make(teacher)
    learn(
        Plan(
            folder=folder,
            minutes=minutes,
            jobs=jobs,
            seed=seed,
            players=numbers_of_players(players),
            teacher=teacher,
            teacher_lessons=teacher_lessons,
            elder=elder,
            elder_lessons=elder_lessons,
            critic_lessons=critic_lessons,
            rivals=tuple(rival or ()),
            against_rivals=against_rivals,
            vary_cards=vary_cards,
            lessons=lessons,
            thinking_lessons=thinking_lessons,
            games_at_once=games_at_once,
            steps=steps,
            batch=batch,
            pace=pace,
            device=device,
            ray=ray,
        )
    )
