"""The requests about profiles: what somebody shows of himself, and what he takes along."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steamshed.server.api.endpoint import Done, Endpoint, NoParameters, Nothing, Parameters, PlainText
from steamshed.server.api.shapes import Data, Sent

To = Annotated[
    Literal["everybody", "members", "played", "me"],
    Meta(description="everybody; people with an account; those with whom I have played; nobody else"),
]
Kept = Annotated[list[str], Meta(description="the last 20 games with people, the latest first: kept, deputy or lost")]


class OfPerson(Parameters, frozen=True):
    id: Annotated[str, Meta(max_length=40, description="of a person")]


class CurveOf(OfPerson, frozen=True, kw_only=True):
    game: Annotated[str, Meta(max_length=40)]
    size: Literal["2", "3-4", "5-6"]


class Visibility(msgspec.Struct):
    """To whom I show the lines of my profile."""

    ratings: To = "members"
    games: Annotated[To, Meta(description="results, places and recent games at public tables")] = "members"
    answers: Annotated[To, Meta(description="whether I keep my games and how quickly I answer")] = "members"
    found: Annotated[To, Meta(description="that I have a profile at all")] = "members"


class PersonRating(Sent):
    """A rating of somebody in one game and class of seats."""

    game: str
    size: str
    rating: float
    margin: float
    games: int
    wins: int
    par: Annotated[float, Meta(description="games that would have been won if all at the table had been equal")]
    provisional: bool = False
    bots_only: bool = False


class CurvePoint(Sent):
    """A rating after a game."""

    ended: float
    rating: float
    margin: float


class Curve(Sent):
    game: str
    size: str
    points: Annotated[list[CurvePoint], Meta(description="the oldest first")]


class Places(Sent):
    """How often somebody came in where."""

    game: str
    seats: int
    counts: Annotated[list[int], Meta(description="first, second, …")]


class PlayedGame(Sent):
    """A finished game of somebody."""

    table: str
    name: str
    game: str
    seats: int
    place: int
    ended: float
    points: int | UnsetType = UNSET
    change: Annotated[float, Meta(description="of the rating, if it was rated")] | UnsetType = UNSET


class Reliability(Sent):
    """Whether somebody keeps his games, and how quickly he answers at tables that are played over days."""

    games: Kept
    kept: int
    answers: Annotated[int, Meta(description="of the last 90 days")]
    quartiles: (
        Annotated[list[float], Meta(description="seconds within which a quarter, half, three quarters came")]
        | UnsetType
    ) = UNSET


class Against(Sent):
    """Two people in one game: how often I was placed before the other, behind, or level."""

    game: str
    before: int
    behind: int
    level: int


class Between(Sent):
    """The games of two people; below three only how many."""

    count: int
    games: list[Against]


class CommonGroup(Sent):
    id: str
    name: str


class Profile(Sent):
    """What somebody shows to whoever asks."""

    id: str
    name: str
    since: Annotated[float, Meta(description="when the account was made")]
    mine: bool
    hidden: Annotated[list[str], Meta(description="the lines that are not shown: ratings, games, answers")]
    groups: Annotated[list[CommonGroup], Meta(description="in which I am, too")]
    ratings: list[PersonRating]
    places: list[Places]
    recent: Annotated[list[PlayedGame], Meta(description="the latest first; of others only public tables")]
    reliability: Reliability | UnsetType = UNSET
    between: Annotated[Between, Meta(description="the person and I")] | UnsetType = UNSET


PROFILE = Endpoint(
    "GET", "/api/people/{id}", OfPerson, Nothing, Profile, "people",
    "The profile of somebody with an account: what is shown to whoever asks. Nothing is told of guests.",
)  # fmt: skip
CURVE = Endpoint(
    "GET", "/api/people/{id}/curve", CurveOf, Nothing, Curve, "people",
    "The ratings of somebody in one game, with so many players, after each game.",
)  # fmt: skip
VISIBILITY = Endpoint(
    "GET", "/api/profile", NoParameters, Nothing, Visibility, "people", "To whom I show the lines of my profile."
)
CHOOSE = Endpoint(
    "PUT", "/api/profile", NoParameters, Visibility, Done, "people", "Chooses to whom I show the lines of my profile."
)
GAMES_CSV = Endpoint(
    "GET", "/api/profile/games.csv", NoParameters, Nothing, PlainText, "people",
    "All my finished games as comma-separated values: a line for each seat.",
)  # fmt: skip
GAMES_BG_STATS = Endpoint(
    "GET", "/api/profile/bgstats.json", NoParameters, Nothing, Data, "people",
    "All my finished games as the app BG Stats imports them.",
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [PROFILE, CURVE, VISIBILITY, CHOOSE, GAMES_CSV, GAMES_BG_STATS]
