"""A review of a finished game as structures: what was found, and how far the finding is."""

from __future__ import annotations

from typing import Literal

from raiatea.catalogue.model import Commodity
from raiatea.server.wire import SeatNumber
from raiatea.server.wire_view import Answer
from raiatea.server.wire_vocabulary import AskedMove
from raiatea.telling.sayings import Saying

Judge = Literal["skilled", "learned"]


class RoundStart(Answer):
    """A round, and how many decisions were made when it began; set-up has no name."""

    round: str
    at: int


class Because(Answer):
    """Why a bot likes a move: a message with its numbers and with names of other messages.

    What is said before it are its `grounds`.
    """

    message: str
    variables: dict[str, float | str]
    grounds: Because | None = None


class OpenHand(Answer):
    """What somebody held behind the screen, with their points so far."""

    pearls: int
    mana: int
    commodities: dict[Commodity, int]
    rituals: list[str]
    points: int


class TurningPoint(Answer):
    """A costly decision: its number from 1, what was played, what would have been better.

    `at` is how many decisions had been made when it was asked, of all who were asked together.
    `cost` is in victory points or in chance to win. `hands` are all seats' then; `then` tells what
    the better move would have brought at once.
    """

    number: int
    at: int
    round: str
    seat: SeatNumber
    says: Saying
    played: AskedMove
    better: AskedMove
    cost: float
    unit: Literal["points", "chance"]
    reason: Because
    hands: list[OpenHand]
    then: list[Saying]


class SeatLuck(Answer):
    """What chance did to a seat, and what its own decisions cost.

    `dice` and `draws` are in chance to win, `goods` what dice gave over the average.
    """

    dice: float
    draws: float
    goods: dict[str, int]
    cost: float
    mistakes: int


class GameReview(Answer):
    """What a bot found in a game; `chances` are everyone's after each number of decisions."""

    bot: str
    catalogue: str
    players: list[str]
    winner: SeatNumber | None
    scores: list[int]
    chances: list[list[float]]
    rounds: list[RoundStart]
    turning: list[TurningPoint]
    luck: list[SeatLuck]


class Reviewed(Answer):
    """A review, or null and which part of the work is done.

    `moments` are the versions at which the turning points were due: of each the seats' own, and
    last the one where all is open.
    """

    review: GameReview | None
    moments: list[list[int]]
    part: float
