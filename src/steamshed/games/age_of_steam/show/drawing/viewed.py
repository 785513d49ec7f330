"""What lies on the table, read from a view."""

from __future__ import annotations

from steamshed.hexrail.show.drawing.viewed import Viewed, ViewedSeat


class Seat(ViewedSeat, kw_only=True):
    """What lies before one player."""

    shares: int
    engine: int


class Table(Viewed[Seat]):
    """The part of a view that is drawn."""

    turn: int
    turns: int
    display: dict[str, list[str | None]]
