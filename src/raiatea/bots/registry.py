"""Bots by name: our own, and those of installed packages (entry point group `raiatea.bots`)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from raiatea.bots.bot import Bot
from raiatea.bots.novice import NoviceBot
from raiatea.bots.random_bot import RandomBot
from raiatea.bots.skilled import SkilledBot
from raiatea.catalogue import Catalogue
from raiatea.errors import NetworkError, RaiateaError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "raiatea.bots"

Maker = Callable[[Catalogue | None], Bot]


def later(module: str, name: str) -> Maker:
    """A bot that takes long to import, and so is imported only when it is made."""

    def make_it(catalogue: Catalogue | None) -> Bot:
        bot: Bot = getattr(import_module(module), name)(catalogue)
        return bot

    return make_it


OUR_OWN: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "skilled": SkilledBot,
    "learned": later("raiatea.bots.learned", "LearnedBot"),
    "master": later("raiatea.bots.master", "MasterBot"),
}


BASELINES: Final[dict[str, Maker]] = {
    "rollout": later("raiatea.bots.baselines", "RolloutBot"),
    "ismcts": later("raiatea.bots.baselines", "InformationSetBot"),
}
"""Players to compare others with, which no table offers."""
LEARNT: Final = ("learned", "master")
"""Our own bots that play by a network, which reads the cards of this program alone."""
NETWORK_FILE: Final = ".npz"
"""How the name of a file ends by which `learned` can play in an arena."""
PLAYS_ANY_CARDS: Final = "skilled"
"""The best bot that plays with whatever cards it sees."""


TAKEN: Final = {*OUR_OWN, *BASELINES}


class UnknownBot(RaiateaError, ValueError):
    """A name that is no bot's."""


class BrokenBot(RaiateaError):
    """A bot of an installed package that cannot be made."""


def guests(found: Iterable[EntryPoint]) -> dict[str, EntryPoint]:
    """The bots of other packages by name; the names of our own are taken."""
    by_name = sorted(found, key=lambda entry: (entry.name, entry.value))
    return {entry.name: entry for entry in reversed(by_name) if entry.name not in TAKEN}


def installed() -> Iterable[EntryPoint]:
    """What other packages bring; in a browser there are none."""
    if sys.platform == "emscripten":
        return ()
    from importlib.metadata import entry_points  # noqa: PLC0415 - it takes long to import

    return entry_points(group=GROUP)


GUESTS: Final = guests(installed())
NAMES: Final = (*OUR_OWN, *sorted(GUESTS))


def make(name: str, catalogue: Catalogue | None = None) -> Bot:
    """A bot by its name, for one seat of a game with that catalogue (None: this program's own).

    The name of a file that `raiatea train` wrote is that of a bot which plays by it. Raises
    `UnknownBot`, `BrokenBot` for one of another package that fails, and `NetworkError` for one that
    cannot read these cards.
    """
    if name in OUR_OWN:
        try:
            return OUR_OWN[name](catalogue)
        except NetworkError as error:
            raise NetworkError(
                f"the bot {name} cannot play here, but {PLAYS_ANY_CARDS} can: {error}"
            ) from None
    if name in BASELINES:
        return BASELINES[name](catalogue)
    if name.endswith(NETWORK_FILE):
        return by_network(Path(name), catalogue)
    if name not in GUESTS:
        known = ", ".join((*NAMES, *BASELINES))
        raise UnknownBot(f"unknown bot {name!r:.80}; known are: {known}")
    try:
        maker: Maker = GUESTS[name].load()
        bot = maker(catalogue)
    except Exception as error:  # whatever a stranger's code does wrong
        raise BrokenBot(
            f"bot {name!r:.80} cannot be made: {type(error).__name__}: {error}"
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise BrokenBot(f"bot {name!r:.80} cannot choose moves")
    return bot


def by_network(file: Path, catalogue: Catalogue | None) -> Bot:
    """One who plays as `learned` does, by a network of one's own."""
    learned = import_module("raiatea.bots.learned")
    network = learned.judge.network_for(catalogue, file)
    bot: Bot = learned.LearnedBot(network=network)
    return bot


def strangers(catalogue: Catalogue | None = None) -> tuple[str, ...]:
    """The bots that cannot read these cards, by default those of this program."""
    try:
        import_module("raiatea.bots.learned.judge").network_for(catalogue)
    except NetworkError:
        return LEARNT
    return ()
