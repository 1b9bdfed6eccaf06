"""Who does the sums of a network: numpy, or in a page without it whatever the page brings."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from raiatea.catalogue import OWN, Catalogue
from raiatea.encoding.actions import CATALOGUE
from raiatea.errors import NetworkError

if TYPE_CHECKING:
    from raiatea.bots.learned.network import Network

NETWORK: Final = Path(__file__).parent / "network.npz"


class Judge(Protocol):
    """A network, asked about what `encoding.Observer.look` gives."""

    def chances(
        self, seen: Sequence[bytearray], legal: Sequence[Sequence[int]]
    ) -> list[list[float]]:
        """For each observation: how likely each legal action is the one to play."""
        ...

    def values(self, seen: Sequence[bytearray]) -> list[float]:
        """For each observation the chance to win."""
        ...

    def beliefs(self, seen: bytearray) -> list[list[float]] | None:
        """From the next seat on how likely each holds each ritual; None if it cannot say."""
        return None


@dataclass(frozen=True, slots=True)
class Abroad(Judge):
    """A network whose sums are not done in Python: it is sent bytes, and answers with bytes.

    Legal actions are sent as int32, for each observation how many and then which; observations and
    answers are float32.
    """

    ask_chances: Callable[[bytearray, bytes], bytes | memoryview]
    ask_values: Callable[[bytearray], bytes | memoryview]

    def chances(
        self, seen: Sequence[bytearray], legal: Sequence[Sequence[int]]
    ) -> list[list[float]]:
        asked = array("i", [number for can in legal for number in (len(can), *can)])
        told = floats(self.ask_chances(bytearray().join(seen), asked.tobytes()))
        found = []
        first = 0
        for can in legal:
            found.append(told[first : first + len(can)])
            first += len(can)
        return found

    def values(self, seen: Sequence[bytearray]) -> list[float]:
        return floats(self.ask_values(bytearray().join(seen)))


def floats(told: bytes | memoryview) -> list[float]:
    return array("f", bytes(told)).tolist()


@cache
def network_in(file: Path) -> Network:
    """The network that `raiatea train` wrote into a file; raises `NetworkError`."""
    from raiatea.bots.learned.network import load  # noqa: PLC0415 - it needs numpy

    return load(file)


def shipped() -> Network:
    """The network that comes with the package."""
    return network_in(NETWORK)


elsewhere: Final[list[Judge]] = []


def judge_by(judge: Judge) -> None:
    """Let others do the sums of the shipped network, from now on in this process."""
    elsewhere[:] = [judge]


def network_for(catalogue: Catalogue | None, file: Path | None = None) -> Judge:
    """A network, if these are the cards of this program (as None is); raises `NetworkError`.

    Without a file it is the shipped one, which has learnt with the packaged cards, and reads of
    others what they do.
    """
    if catalogue is not None and catalogue.hash != CATALOGUE.hash:
        raise NetworkError(f"its cards would have to be named by --catalogue or {OWN}")
    if file is not None:
        return network_in(file)
    return elsewhere[0] if elsewhere else shipped()
