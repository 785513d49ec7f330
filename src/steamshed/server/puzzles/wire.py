"""The requests over HTTP about puzzles: decisions of finished games that others are asked.

The server keeps nothing of those who try: whoever does sends what he has done. What would have been best is told with
the answer to a whole try, not before.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steamshed.server.api.endpoint import Done, Endpoint, NoParameters, Nothing, Parameters
from steamshed.server.api.shapes import Advised, Effect, Scenery, Sent
from steamshed.server.lessons.wire import About, Actions, Language, LessonAnswer, LessonPosition, LessonRefusal
from steamshed.server.reviews.wire import Mark, TableId, Token

PuzzleId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]

# -- what is asked -------------------------------------------------------------------------------------------------


class OfPuzzle(Parameters, frozen=True):
    id: PuzzleId


class NewPuzzle(msgspec.Struct, kw_only=True):
    """The decision of a review that is to be a puzzle."""

    table: TableId
    invitation: Token | None = None
    number: Annotated[int, Meta(ge=0, le=1_000_000, description="of the last action before it, as the review has it")]


class PuzzleAt(msgspec.Struct, kw_only=True):
    """What somebody has done so far."""

    tries: Actions = []


class PuzzleTry(PuzzleAt, kw_only=True):
    language: Language = "en"
    scenery: Annotated[bool, Meta(description="the scenery of the first position is sent, too")] = False


class PuzzleQuestion(PuzzleAt, kw_only=True):
    """A question about the position after the tries, as at a table."""

    language: Language = "en"
    about: About
    what: Actions = []


# -- what is answered ----------------------------------------------------------------------------------------------


class PuzzleMade(Sent):
    id: str
    url: Annotated[str, Meta(description="whoever has it may try")]


class PuzzleRow(Sent):
    """One of my puzzles."""

    id: str
    game: str
    table: Annotated[str | None, Meta(description="whose game it is of")]
    turn: Annotated[int, Meta(description="or round; 0 where a game has none")]
    phase: str
    created: float


class PuzzleRows(Sent):
    puzzles: list[PuzzleRow]
    most: Annotated[int, Meta(description="so many a person may have")]


class PuzzleView(Sent):
    """A puzzle after what was tried: the position as the seat could know it. It names nobody."""

    game: str
    seat: Annotated[int, Meta(description="who is to decide")]
    players: int
    turn: Annotated[int, Meta(description="or round; 0 where a game has none")]
    phase: Annotated[str, Meta(description="of the decision")]
    tries: list[str]
    complete: Annotated[bool, Meta(description="whether the decision is made: now the answer can be asked for")]
    position: LessonPosition
    refused: LessonRefusal | UnsetType = UNSET
    scenery: list[Scenery] | UnsetType = UNSET


class Compared(Sent):
    """A plan, and where it leads."""

    plan: Advised
    chance: Annotated[float, Meta(description="of winning, 0 to 1")]
    points: Annotated[float, Meta(description="expected at the end")]


class PuzzleAnswer(Sent):
    """What a whole try is worth. What is not worse for sure counts as equal."""

    kind: Annotated[
        Literal["best", "equal", "worse"], Meta(description="the best plan itself, as good as that, or worse for sure")
    ]
    as_played: Annotated[bool, Meta(description="whether it is what was played in the game")]
    mark: Annotated[Mark | None, Meta(description="what a review would call it; null: nothing")]
    tried: Compared
    best: Compared
    played: Annotated[Compared, Meta(description="in the game")]
    reasons: Annotated[
        list[Effect],
        Meta(description="what speaks for the best plan, and against it, in points: against the try where it is worse"),
    ]
    number: Annotated[int, Meta(description="of actions in the game before the decision")]
    table: Annotated[str, Meta(description="whose game it is of, for who may look at it")] | UnsetType = UNSET


# -- the requests --------------------------------------------------------------------------------------------------

PUZZLES = Endpoint(
    "GET", "/api/puzzles", NoParameters, Nothing, PuzzleRows, "puzzles", "My puzzles, the newest first."
)  # fmt: skip
NEW_PUZZLE = Endpoint(
    "POST", "/api/puzzles", NoParameters, NewPuzzle, PuzzleMade, "puzzles",
    "Makes a puzzle of a decision that the review of a finished game has; the one that is there, if I made it already.",
)  # fmt: skip
PUZZLE = Endpoint(
    "POST", "/api/puzzles/{id}", OfPuzzle, PuzzleTry, PuzzleView, "puzzles",
    "A puzzle after what was tried. It changes nothing, so it needs no token.",
    visitors=False,
)  # fmt: skip
PUZZLE_ASK = Endpoint(
    "POST", "/api/puzzles/{id}/ask", OfPuzzle, PuzzleQuestion, LessonAnswer, "puzzles",
    "What helps to decide in a puzzle.",
    visitors=False,
)  # fmt: skip
PUZZLE_ANSWER = Endpoint(
    "POST", "/api/puzzles/{id}/answer", OfPuzzle, PuzzleAt, PuzzleAnswer, "puzzles",
    "How a whole try compares with the best plan and with what was played; a try that is not complete answers 400.",
    visitors=False,
)  # fmt: skip
PUZZLE_DELETE = Endpoint(
    "POST", "/api/puzzles/{id}/delete", OfPuzzle, Nothing, Done, "puzzles", "Deletes a puzzle; for who made it."
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [PUZZLES, NEW_PUZZLE, PUZZLE, PUZZLE_ASK, PUZZLE_ANSWER, PUZZLE_DELETE]
