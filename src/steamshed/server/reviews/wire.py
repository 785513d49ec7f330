"""The requests over HTTP about games that are over: their review, and the numbers people ask for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from steamshed.server.api.endpoint import Endpoint, Nothing, Parameters, PlainText
from steamshed.server.api.shapes import Advised, Effect, Sent

TableId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]
Token = Annotated[str, Meta(max_length=80, description="the secret of an open invitation")]
Language = Annotated[str, Meta(max_length=10, description="of the words: en, hu, cs, pl or nl")]

Mark = Literal["inaccuracy", "mistake", "blunder", "best"]
Points = Annotated[list[float], Meta(description="by seat")]


class OfReview(Parameters, frozen=True):
    id: TableId
    token: Token | None = None


class OfNumbers(OfReview, frozen=True):
    language: Language = "en"


# -- a review ------------------------------------------------------------------------------------------------------


class ReviewedSeat(Sent):
    """How somebody has played."""

    points: Annotated[int, Meta(description="at the end")]
    accuracy: Annotated[float | None, Meta(description="0 to 1; null where there was nothing to decide")]
    decisions: Annotated[int, Meta(description="that were looked at")]
    given_away: Annotated[float, Meta(description="points at the end that his decisions cost him, all together")]
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: Annotated[float, Meta(description="points at the end that chance brought him, more than on the average")]


class ReviewStep(Sent):
    """What was to be expected after so many actions. The first one is the beginning, the last one the end."""

    number: Annotated[int, Meta(description="of the action after which it was so")]
    turn: Annotated[int, Meta(description="or round; 0 where a game has none")]
    phase: Annotated[str, Meta(description="in which that action was played; empty at the beginning")]
    seat: Annotated[int | None, Meta(description="who had acted; null at the beginning")]
    chances: Annotated[list[float], Meta(description="of winning, by seat, 0 to 1")]
    points: Annotated[list[float], Meta(description="expected at the end, by seat")]


class Moment(Sent):
    """A decision that mattered: one that cost something for sure, or (`best`) one that brought most."""

    number: Annotated[int, Meta(description="of the last action before it: the position where it was to be decided")]
    until: Annotated[int, Meta(description="of the last action that belongs to it")]
    turn: int
    phase: str
    seat: int
    mark: Mark
    chance_before: Annotated[float, Meta(description="of winning, for the seat")]
    chance_after: float
    chance_lost: Annotated[
        float,
        Meta(description="against the better plan; below 0, where it is `best`: gained against the next best plan"),
    ]
    points_lost: Annotated[float, Meta(description="at the end, against the better plan; gained below 0")]
    interval: Annotated[tuple[float, float], Meta(description="in which 95 of 100 times the points lost lie")]
    played: Advised
    better: Annotated[Advised | None, Meta(description="null where what was played was best")]
    better_chance: Annotated[
        float, Meta(description="of winning, after the better plan; where it is `best`, after what was played")
    ]
    better_points: Annotated[float, Meta(description="expected at the end after the better plan")]
    points_after: Annotated[float, Meta(description="expected at the end after what was played")]
    reasons: Annotated[list[Effect], Meta(description="what speaks for the better plan, and against it, in points")]


class LuckyEvent(Sent):
    """What chance changed: the expected points after it, less their mean over all that could have come."""

    number: Annotated[int, Meta(description="of the action that asked chance: the log says what came of it")]
    turn: int
    phase: str
    by_seat: Points


class Verdict(Sent):
    """Why the winner won: `margin` is `play` and `luck` together."""

    winner: int
    second: int
    margin: Annotated[int, Meta(description="points of the winner less those of the second")]
    play: float
    luck: Annotated[float, Meta(description="the luck of the winner less that of the second, without the setup")]


class Thresholds(Sent):
    """From which loss of chance on a decision is what."""

    inaccuracy: float
    mistake: float
    blunder: float


class Review(Sent):
    """A game as the strongest bot sees it afterwards."""

    method: Annotated[int, Meta(description="version of how it was made")]
    judge: Annotated[str, Meta(description="the bot that judged")]
    thresholds: Thresholds
    seats: list[ReviewedSeat]
    steps: list[ReviewStep]
    moments: Annotated[list[Moment], Meta(description="in the order of play")]
    key: Annotated[list[int], Meta(description="places of the moments that mattered most, ten at most, in order")]
    luck: list[LuckyEvent]
    verdict: (
        Annotated[Verdict, Meta(description="only when all is known, and where there is one winner")] | UnsetType
    ) = UNSET


class ReviewState(Sent):
    """How far the review of a game is."""

    state: Annotated[
        Literal["none", "waiting", "running", "done", "failed"],
        Meta(description="none: nobody has asked for it; waiting: others come first"),
    ]
    done: Annotated[int, Meta(description="parts of the work")]
    of: int
    review: Annotated[Review, Meta(description="what is known so far")] | UnsetType = UNSET


# -- while it is watched ----------------------------------------------------------------------------------------------


class OutlookAt(OfReview, frozen=True, kw_only=True):
    number: Annotated[int, Meta(ge=0, le=1_000_000, description="of actions")]


class WatchedMove(Sent):
    """What somebody decided, as far as it is played: against the best of what else came to the bot's mind."""

    seat: int
    played: Advised
    better: Annotated[Advised | None, Meta(description="what the bot would rather have done; null: nothing")]
    reasons: Annotated[
        list[Effect], Meta(description="what speaks for the better plan, else for the move, and against it, in points")
    ]


class Watched(Sent):
    """What the bots make of a position."""

    number: Annotated[int, Meta(description="of actions that led to it")]
    chances: Annotated[list[float], Meta(description="of winning, by seat, 0 to 1")]
    points: Annotated[list[float], Meta(description="expected at the end, by seat")]
    move: Annotated[WatchedMove, Meta(description="the last decision")] | UnsetType = UNSET


# -- numbers -------------------------------------------------------------------------------------------------------


class NumberColumn(Sent):
    """A column; `numbers-TABLE-ID` in the words of the game is its name, or that of the player whose seat it is."""

    id: str
    kind: Annotated[Literal["count", "money", "points"], Meta(description="of its values")]
    seat: int | UnsetType = UNSET


class NumberRow(Sent):
    """What a seat did in a turn."""

    turn: Annotated[int, Meta(description="or round; 0 in a game without")]
    seat: int
    values: list[int]


class NumberTable(Sent):
    """A table of numbers, by turn and seat; `numbers-ID` in the words of the game is its name."""

    id: str
    columns: list[NumberColumn]
    rows: list[NumberRow]
    totals: Annotated[list[NumberRow], Meta(description="of the whole game, by seat")]
    chart: Annotated[
        Literal["lines", "bars"], Meta(description="a line of the first column, or its columns as stacked bars")
    ]


class Numbers(Sent):
    """The numbers people ask for, from the log."""

    count: Annotated[Literal["turn", "round", ""], Meta(description="what the rows count")]
    tables: list[NumberTable]


# -- the requests --------------------------------------------------------------------------------------------------

ASK_REVIEW = Endpoint(
    "POST", "/api/tables/{id}/review", OfReview, Nothing, ReviewState, "review",
    "Has a finished game reviewed, unless it is or will be anyway; says how far that is.",
)  # fmt: skip
GET_REVIEW = Endpoint(
    "GET", "/api/tables/{id}/review", OfReview, Nothing, ReviewState, "review",
    "The review of a finished game, as far as it is known.",
)  # fmt: skip
GET_NUMBERS = Endpoint(
    "GET", "/api/tables/{id}/numbers", OfReview, Nothing, Numbers, "review",
    "The numbers of a game by turn and seat. Of a game with secrets: at its end.",
)  # fmt: skip
GET_NUMBERS_CSV = Endpoint(
    "GET", "/api/tables/{id}/numbers.csv", OfNumbers, Nothing, PlainText, "review",
    "The same numbers as comma-separated values: a line for every turn and seat.",
)  # fmt: skip

GET_OUTLOOK = Endpoint(
    "GET", "/api/tables/{id}/at/{number}/outlook", OutlookAt, Nothing, Watched, "review",
    "What the bots of the house make of the position after that many actions, and of the move that led to it. While"
    " it is played: where the bots may be asked (`hints`), and of a game without secrets.",
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [ASK_REVIEW, GET_REVIEW, GET_NUMBERS, GET_NUMBERS_CSV, GET_OUTLOOK]
