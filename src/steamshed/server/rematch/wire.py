"""The requests after a game: another one with the same people, and one start that several play."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steamshed.server.api.endpoint import Endpoint, Nothing, Parameters
from steamshed.server.api.shapes import Deleted, Guest, OptionValue, Sent, Stage

Id = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]
BotName = Annotated[str, Meta(max_length=40)]

# -- parameters and bodies -----------------------------------------------------------------------------------------


class OfFinished(Parameters, frozen=True):
    id: Annotated[Id, Meta(description="of a finished table")]


class OfSeries(Parameters, frozen=True):
    id: Annotated[Id, Meta(description="of a series")]


class WantAgain(msgspec.Struct):
    """Whether I want another game; who says so first also says whether the seats are passed on by one."""

    yes: bool = True
    rotate: bool = False


class BeginAgain(msgspec.Struct):
    """How the next game begins without those who have not said that they come."""

    rotate: Annotated[bool | None, Meta(description="null: as was said first")] = None
    fill: Annotated[
        BotName | None,
        Meta(description="the bot for their seats; null: these stay open for them, and for whom the maker invites"),
    ] = None


class PlayStart(msgspec.Struct):
    """How I play a start."""

    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    bot: Annotated[BotName | None, Meta(description="who plays the other seats")] = None


# -- answers -------------------------------------------------------------------------------------------------------


class NextTable(Sent):
    """Where the next game is played; not there before its table is set."""

    id: str | UnsetType = UNSET


class SeriesId(Sent):
    id: str


class SeriesResult(Sent):
    """How somebody did with a start."""

    table: str
    seat: int
    name: str
    bots: Annotated[list[str], Meta(description="who played the other seats, as far as bots did")]
    people: Annotated[int, Meta(description="how many people played at the table")]
    state: Stage
    points: Annotated[int | None, Meta(description="null before the end")]
    place: int | None
    margin: Annotated[int | None, Meta(description="points ahead of the best other")]
    attempt: Annotated[int, Meta(description="1 for who had not played this start before")]
    mine: bool = False
    guest: Guest = False
    deleted: Deleted = False


class Series(Sent):
    """A start that several play, with the same chance for all."""

    id: str
    game: str
    name: str
    options: dict[str, OptionValue]
    seats: int
    results: list[SeriesResult]
    finished: Annotated[bool, Meta(description="whether I have played it to its end")]
    origin: Annotated[str, Meta(description="the game whose start it is")] | UnsetType = UNSET
    mine: Annotated[str, Meta(description="the table at which I play it now")] | UnsetType = UNSET


# -- the requests --------------------------------------------------------------------------------------------------

AGAIN = Endpoint(
    "POST", "/api/tables/{id}/again", OfFinished, WantAgain, NextTable, "again",
    "Says that I want another game with the same set-up, or no longer. When all people who played want it, its table is"
    " set; who says so later sits down there on his seat, if that is still free.",
)  # fmt: skip
REMATCH = Endpoint(
    "POST", "/api/tables/{id}/rematch", OfFinished, BeginAgain, NextTable, "again",
    "Sets the table of the next game for all who want it, once: whoever asks later is given the same one.",
)  # fmt: skip
START_OF = Endpoint(
    "POST", "/api/tables/{id}/series", OfFinished, Nothing, SeriesId, "again",
    "The series that plays the start of a finished game again: the same setup, and then the same chance for all.",
)  # fmt: skip
GET_SERIES = Endpoint(
    "GET", "/api/series/{id}", OfSeries, Nothing, Series, "again",
    "A start with the results of all who play it, the best first.",
)  # fmt: skip
PLAY_SERIES = Endpoint(
    "POST", "/api/series/{id}/play", OfSeries, PlayStart, SeriesId, "again",
    "Sets my table of a series, against bots; gives the one at which I play it already if there is one.",
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [AGAIN, REMATCH, START_OF, GET_SERIES, PLAY_SERIES]
