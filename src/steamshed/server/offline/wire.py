"""The requests of somebody who comes back: a move that was made without a line, and the plan that he has drawn."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from steamshed.server.api.endpoint import Done, Endpoint, Nothing, Parameters
from steamshed.server.api.shapes import Sent
from steamshed.server.tables.socket_wire import StateMessage

TableId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class OfPlayed(Parameters, frozen=True):
    id: TableId


class Seeing(OfPlayed, frozen=True):
    language: Annotated[str, Meta(max_length=10, description="of the words: en, hu, cs, pl or nl")] = "en"


class HeldMove(msgspec.Struct):
    """One action, or a plan of several, with the position that it was made in."""

    actions: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1, max_length=60)]
    version: Annotated[Count, Meta(description="of the table for which this is meant")]
    number: Annotated[Count, Meta(description="how many actions there were then")]


class Played(Sent):
    """What became of it."""

    version: Annotated[int, Meta(description="of the table now")]
    played: Annotated[int, Meta(description="how many of the actions stand in the log")]


MOST_MARKS = 200
MOST_POINTS = 300
Coordinate = Annotated[float, Meta(ge=-100_000, le=100_000)]


class Mark(msgspec.Struct):
    """Something drawn: a ring around a point, an arrow from a point to another, or a stroke through many."""

    kind: Literal["ring", "arrow", "stroke"]
    points: Annotated[
        list[tuple[Coordinate, Coordinate]],
        Meta(min_length=1, max_length=MOST_POINTS, description="in the units of the scene"),
    ]
    colour: Annotated[int, Meta(ge=0, le=3)] = 0


class Sketch(msgspec.Struct):
    """A plan over the board: nobody else ever gets it."""

    marks: Annotated[list[Mark], Meta(max_length=MOST_MARKS)]


NOW = Endpoint(
    "GET", "/api/tables/{id}/now", Seeing, Nothing, StateMessage, "history",
    "The position as my seat may see it, with what it may decide: what its socket would say, without being there.",
)  # fmt: skip
PLAY = Endpoint(
    "POST", "/api/tables/{id}/play", OfPlayed, HeldMove, Played, "tables",
    "Plays what was made for a version of the table, as far as it is legal. What stands in the log already is not"
    " played again, so that it can be sent again when no answer came; 409 `stale` if the position is another one.",
)  # fmt: skip
GET_SKETCH = Endpoint(
    "GET", "/api/tables/{id}/sketch", OfPlayed, Nothing, Sketch, "notes", "My plan over the board of this table."
)
PUT_SKETCH = Endpoint(
    "PUT", "/api/tables/{id}/sketch", OfPlayed, Sketch, Done, "notes",
    "Keeps my plan over the board; nobody else ever gets it.",
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [NOW, PLAY, GET_SKETCH, PUT_SKETCH]
