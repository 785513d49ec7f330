"""What lies on the table, read from a view."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from steamshed.look.hexsections import LaidTile
from steamshed.look.seats import livery
from steamshed.look.words import Words


class ViewedSeat(msgspec.Struct):
    """What lies before one player. A game adds what else does."""

    cash: int
    income: int
    action: str | None = None
    out: int | None = None


Q = TypeVar("Q", bound=ViewedSeat)


class ViewedAuction(msgspec.Struct):
    """The bids while an auction runs."""

    bids: dict[str, int] | None = None
    dropped: list[int] = []


class Viewed(msgspec.Struct, Generic[Q], kw_only=True):
    """The part of a view that is drawn. A game adds what else is."""

    seat: int | None
    order: list[int]
    seats: list[Q]
    track: dict[str, LaidTile]
    new_cities: dict[str, str]
    cubes: dict[str, dict[str, int]]
    options: dict[str, object]
    queue: list[int] = []
    auction: ViewedAuction | None = None

    @property
    def map(self) -> str:
        """The name of the map."""
        return str(self.options["map"])

    @property
    def playing(self) -> dict[int, Q]:
        """The seats that are still in the game."""
        return {i: seat for i, seat in enumerate(self.seats) if seat.out is None}


def player(say: Words, seat: int | None) -> str:
    """How a seat is called."""
    return say("owner_none") if seat is None else say(f"livery_{livery(seat)}")
