"""The requests about ratings: what a table's result changes, and the lists of the best."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from steamshed.server.api.endpoint import Endpoint, Nothing, Parameters
from steamshed.server.api.shapes import Sent

Size = Literal["2", "3-4", "5-6"]
Reason = Literal[
    "",
    "friendly",
    "practice",
    "hints",
    "series",
    "position",
    "several",
    "owner",
    "short",
    "guest",
]

Id = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]
Mean = Annotated[float, Meta(description="the rating")]
Margin = Annotated[float, Meta(description="what stands behind ±: the strength lies so near 19 times of 20")]
Provisional = Annotated[bool, Meta(description="its ± is too wide for a rank")]
BotsOnly = Annotated[bool, Meta(description="earned against bots alone, so it has no rank")]
Season = Annotated[str, Meta(max_length=10, pattern=r"^(\d{4}-[1-4])?$")]

# -- parameters ----------------------------------------------------------------------------------------------------


class RatedTable(Parameters, frozen=True):
    id: Annotated[Id, Meta(description="of a table")]
    token: Annotated[str, Meta(max_length=80, description="the secret of an open invitation")] | None = None


class Listing(Parameters, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    size: Annotated[Size, Meta(description="how many played")] = "3-4"
    season: Annotated[Season, Meta(description="a quarter of a year that is over, as 2026-4; empty is now")] = ""
    people: Annotated[Literal["all", "groups"], Meta(description="all, or those of my groups")] = "all"
    group: Annotated[str, Meta(max_length=40, description="the ratings inside this group of mine")] = ""
    start: Annotated[int, Meta(ge=0, le=100_000, description="how many are left out at the top")] = 0


# -- answers -------------------------------------------------------------------------------------------------------


class SeatRating(Sent):
    """The rating of a seat in this game with so many players."""

    seat: int
    rating: Mean
    margin: Margin
    games: int
    provisional: Provisional = False
    fixed: Annotated[bool, Meta(description="a bot of the house, which was measured once")] = False


class SeatChange(Sent):
    """What a result has changed for a seat."""

    seat: int
    place: Annotated[int, Meta(description="shared places have the same number")]
    expected: Annotated[float, Meta(description="the place that was to be expected")]
    chances: Annotated[list[float], Meta(description="of each place, before the game")]
    before: Mean
    after: Mean
    margin: Annotated[float, Meta(description="± afterwards")]
    margin_before: Annotated[float, Meta(description="± before")]
    provisional: Provisional = False
    fixed: Annotated[bool, Meta(description="a bot of the house, or a seat that was handed over: it does not move")] = (
        False
    )


class TableRatings(Sent):
    """Ratings at a table: of those who sit there if it is rated, and what its result has changed."""

    rated: Annotated[bool, Meta(description="as it was made")]
    game: str
    size: Size
    seats: Annotated[list[SeatRating], Meta(description="before the end of a rated game")]
    changes: Annotated[list[SeatChange], Meta(description="once the result is counted")]
    reason: Annotated[
        Reason | UnsetType, Meta(description="once it is over: why it changes nothing; empty if it counts")
    ] = UNSET
    counted: Annotated[bool, Meta(description="whether the result has been counted")] = False


class Ranked(Sent):
    """A line of a list."""

    name: str
    rating: Mean
    margin: Margin
    games: int
    wins: int
    par: Annotated[float, Meta(description="games that would have been won if all at the table had been equal")]
    change: Annotated[float, Meta(description="since the season began")]
    last: Annotated[float, Meta(description="when the last game ended")]
    who: Annotated[str, Meta(description="the id of the person")] = ""
    rank: Annotated[int | UnsetType, Meta(description="by what is shown for certain: rating less ±")] = UNSET
    mine: bool = False
    provisional: Provisional = False
    bots_only: BotsOnly = False
    network: Annotated[bool, Meta(description="a bot that somebody runs elsewhere")] = False


class Anchor(Sent):
    """A bot of the house on the same scale."""

    bot: str
    rating: Mean
    margin: Margin


class Champion(Sent):
    season: str
    name: str
    who: str


class Leaderboard(Sent):
    """The best of a game with so many players, a page of them."""

    game: str
    size: Size
    season: Annotated[str, Meta(description="which is shown")]
    ends: Annotated[float, Meta(description="when the present season ends")]
    listed: Annotated[int, Meta(description="how many have a rank")]
    rows: list[Ranked]
    bots: Annotated[list[Anchor], Meta(description="those that were measured")]
    waiting: Annotated[list[Ranked], Meta(description="those who are not sure enough for a rank yet")]
    seasons: Annotated[list[str], Meta(description="those that are over, the latest first")]
    champions: list[Champion]
    ranks: Annotated[bool, Meta(description="whether there are enough people for ranks")]
    me: Annotated[Ranked | UnsetType, Meta(description="my own line, wherever it stands")] = UNSET


# -- the requests --------------------------------------------------------------------------------------------------

TABLE_RATINGS = Endpoint(
    "GET", "/api/tables/{id}/ratings", RatedTable, Nothing, TableRatings, "ratings",
    "The ratings of those at a rated table, and what its result has changed; of another one why it changes nothing.",
)  # fmt: skip
LEADERBOARD = Endpoint(
    "GET", "/api/leaderboard", Listing, Nothing, Leaderboard, "ratings",
    "The best of a game by class of seats, of the site or inside a group of mine, now or at the end of a season, 50 a"
    " page: those who show their ratings to whoever asks and have played in the last 60 days.",
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [TABLE_RATINGS, LEADERBOARD]
