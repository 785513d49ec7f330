"""What lies on the table, read from a view."""

from __future__ import annotations

from steamshed.hexrail.show.drawing.viewed import Viewed, ViewedSeat


class Seat(ViewedSeat, kw_only=True):
    """What lies before one player."""

    vp: int
    locomotive: int
    use: bool = False


class Table(Viewed[Seat]):
    """The part of a view that is drawn."""

    round: int
    rounds: int
    growth: list[str]
    goods_supply: dict[str, dict[str, int]]
    growth_markers: int
    new_cities_left: dict[str, int]

    @property
    def standard(self) -> bool:
        return self.options.get("rules") == "standard"
