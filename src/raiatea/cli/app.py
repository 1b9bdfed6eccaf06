"""The commands and their options; what they do is imported when it is needed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from raiatea.cli.analyse import analyse
from raiatea.cli.contests import arena, balance, data_set, figures, train
from raiatea.cli.host import host_app
from raiatea.cli.hosting import DatabaseOption, backup, export, restore, upgrade
from raiatea.cli.options import (
    CatalogueOption,
    JobsOption,
    JsonOption,
    LanguageOption,
    RecordArgument,
    SeatsOption,
    SeedOption,
    VariantsOption,
    parts_of,
    path_or_none,
    seed_or_chance,
)

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Raiatea, the board game: play it, let bots play it, read its rules.",
)
catalogue_app = typer.Typer(help="Look after catalogues of components.", no_args_is_help=True)
app.add_typer(catalogue_app, name="catalogue")
app.add_typer(host_app, name="host")


def show_version(wanted: bool) -> None:
    if wanted:
        import raiatea
        from raiatea.cli.console import show
        from raiatea.engine import game

        form = "interpreted" if game.__file__.endswith(".py") else "compiled"
        show(f"raiatea {raiatea.__version__}, engine {form}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def raiatea_command(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Show the version and stop."
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        context.invoke(serve)


@app.command()
def terminal(  # noqa: PLR0913, PLR0917 - one argument for each option
    seats: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="Who sits where: names of people and of bots, such as me,novice,Ana.",
        ),
    ] = "",
    names: Annotated[
        str, typer.Option(metavar="LIST", help="Names of the people; bots take the other seats.")
    ] = "",
    bots: Annotated[
        str, typer.Option(metavar="LIST", help="Bots for the other seats, repeated as needed.")
    ] = "",
    players: Annotated[int | None, typer.Option(help="Number of seats, 3 to 5.")] = None,
    variants: VariantsOption = "",
    seed: SeedOption = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the game here after every move.")
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    catalogue: CatalogueOption = None,
    language: LanguageOption = None,
) -> None:
    """Play in the terminal: people at one keyboard, and bots.

    Without options: you against two novices.
    """
    from raiatea.cli.files import read_catalogue
    from raiatea.cli.terminal import loaded_session, new_session
    from raiatea.cli.terminal.seats import take_seats
    from raiatea.words import Words

    components = read_catalogue(catalogue)
    words = Words(language, components)
    if load is not None:
        if seats or names or bots or players is not None or variants or seed is not None:
            raise typer.BadParameter(
                "a saved game has its own players, variants and seed", param_hint="--load"
            )
        session = loaded_session(load, save, components, words)
    else:
        table = take_seats(parts_of(seats), parts_of(names), parts_of(bots), players, words)
        session = new_session(table, parts_of(variants), seed, save, components, words)
    session.run()


@app.command()
def simulate(  # noqa: PLR0913, PLR0917 - one argument for each option
    bots: Annotated[
        str, typer.Option(metavar="LIST", help="Bots by name, such as novice and random.")
    ] = "novice,random,random",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 100,
    jobs: JobsOption = 1,
    seed: SeedOption = None,
    players: SeatsOption = None,
    variants: VariantsOption = "",
    catalogue: CatalogueOption = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Let bots play many games against each other."""
    from raiatea.cli.console import answer
    from raiatea.cli.simulate import Simulation, bots_for
    from raiatea.cli.simulate import simulate as play
    from raiatea.cli.summary import summarise, tables
    from raiatea.words import Words

    simulation = Simulation(
        bots=bots_for(parts_of(bots), players),
        games=games,
        seed=seed_or_chance(seed),
        variants=tuple(parts_of(variants)),
        catalogue=path_or_none(catalogue),
    )
    found = summarise(simulation, *play(simulation, jobs), jobs)
    answer(found, as_json, partial(tables, found, Words(language)))


app.command()(arena)
app.command()(balance)
app.command()(figures)
app.command("data-set")(data_set)
app.command()(train)


@app.command()
def replay(
    file: RecordArgument,
    at: Annotated[int | None, typer.Option(help="Stop after so many decisions.")] = None,
    catalogue: CatalogueOption = None,
    language: LanguageOption = None,
) -> None:
    """Tell what happened in a recorded game, and show how it stands."""
    from raiatea.cli.files import read_catalogue
    from raiatea.cli.replay import replay as tell
    from raiatea.words import Words

    components = read_catalogue(catalogue)
    tell(file, at, components, Words(language, components))


app.command()(analyse)
app.command()(export)
app.command()(upgrade)
app.command()(backup)
app.command()(restore)


@app.command()
def verify(
    file: RecordArgument, catalogue: CatalogueOption = None, language: LanguageOption = None
) -> None:
    """Check that all chance in a record follows from its seed, and secret answers were kept."""
    from raiatea.cli.files import read_catalogue
    from raiatea.cli.replay import verify as check
    from raiatea.words import Words

    components = read_catalogue(catalogue)
    check(file, components, Words(language, components))


@app.command()
def rules(
    number: Annotated[
        str, typer.Argument(metavar="[R6.7]", help="A rule, a section, an example, or a heading.")
    ] = "",
    language: LanguageOption = None,
) -> None:
    """Read the rules."""
    from raiatea.cli.console import show
    from raiatea.cli.rulebook import contents, look_up_rule
    from raiatea.words import Words

    words = Words(language)
    show(look_up_rule(number, words) if number else contents(words))


@app.command()
def cards(
    name: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]", help="A card, by its name or id.")
    ] = None,
    catalogue: CatalogueOption = None,
    language: LanguageOption = None,
) -> None:
    """List all cards, or show one of them in full."""
    from raiatea import catalogue as catalogues
    from raiatea.cli.cards import card_tables, look_up_card
    from raiatea.cli.console import show
    from raiatea.cli.files import read_catalogue
    from raiatea.words import Words

    components = read_catalogue(catalogue) or catalogues.default()
    words = Words(language, components)
    wanted = " ".join(name or ())
    show(look_up_card(components, wanted, words) if wanted else card_tables(components, words))


@catalogue_app.command("check")
def catalogue_check(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a catalogue.")],
) -> None:
    """Check that a catalogue is complete and right."""
    from raiatea import catalogue as catalogues
    from raiatea.cli.console import printable, show
    from raiatea.cli.failure import Failure
    from raiatea.engine import box_of
    from raiatea.errors import CatalogueError

    name = printable(str(folder))
    if not folder.is_dir():
        raise Failure(f"{name}: is not a folder")
    try:
        found = catalogues.load(folder)
        box_of(found)
    except CatalogueError as error:
        raise Failure(f"{name}: {error}", code=1) from None
    show(
        f"{name}: all right. {len(found.rituals)} rituals, {len(found.missions)} missions, "
        f"{len(found.masks)} masks and {len(found.forest)} forest cards; hash {found.hash}."
    )


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port; 0 takes a free one.")
    ] = None,
    database: DatabaseOption = None,
    catalogue: CatalogueOption = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address that players see, behind a proxy.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
    beyond_this_machine: Annotated[
        bool | None, typer.Option("--beyond-this-machine", help="Let other machines connect.")
    ] = None,
    open: Annotated[  # noqa: A002 - it is the word on the command line
        bool | None, typer.Option("--open", help="Show everybody the tables that look for players.")
    ] = None,
) -> None:
    """Serve tables to browsers, here or over the network."""
    from raiatea.server.run import run
    from raiatea.server.settings import from_environment

    settings = from_environment().with_(
        host=host,
        port=port,
        database=database,
        catalogue=path_or_none(catalogue),
        public_url=public_url,
        beyond_this_machine=beyond_this_machine,
        open=open,
    )
    run(settings, browser)
