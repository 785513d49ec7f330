"""What lies on the table, read from a view, and the pieces that all scenes share."""

from __future__ import annotations

from functools import cached_property

import msgspec

from steamshed.games.days_of_steam.show.drawing.words import say
from steamshed.look import symbols as sym
from steamshed.look.geometry import Point
from steamshed.ui.scene import Thing

CellAt = tuple[int, int]


class Good(msgspec.Struct):
    """A good aboard a train."""

    good: str
    origin: str = msgspec.field(name="from")


class City(msgspec.Struct):
    """A city of the display."""

    city: str
    goods: dict[str, int] = {}


class Seat(msgspec.Struct):
    """What lies before one player; the hand only if the viewer may see it."""

    steam: int
    coal: int
    train: str
    markers: int
    delivered: dict[str, int]
    hand_size: int
    cargo: Good | None = None
    hand: list[str] | None = None


class Viewed(msgspec.Struct, dict=True):
    """The part of a view that is drawn."""

    phase: str
    seat: int | None
    viewer: int | None
    board: dict[str, str]
    goods: dict[str, dict[str, int]]
    display: list[City | None]
    seats: list[Seat]
    track_pile: int
    city_pile: dict[str, int]
    markers_left: int
    scores: list[int]
    drawn: str | None = None

    @cached_property
    def cities(self) -> dict[str, str]:
        """Cell to the colour of the city on it."""
        return {cell: tile for cell, tile in self.board.items() if "/" not in tile}

    @cached_property
    def tiles(self) -> dict[str, tuple[str, int]]:
        """Cell to the type of the tile on it and its turn."""
        laid = {cell: tile.rpartition("/") for cell, tile in self.board.items() if "/" in tile}
        return {cell: (name, int(turn)) for cell, (name, _, turn) in laid.items()}


def at(cell: str) -> CellAt:
    """``2,-1`` as numbers."""
    x, _, y = cell.partition(",")
    return int(x), int(y)


def livery(seat: int) -> int:
    """The livery of a seat, 1..4."""
    return seat + 1


def player(seat: int) -> str:
    """How a seat is called."""
    return say(f"livery_{livery(seat)}")


def cube(name: str, colour: str, place: Point, title: str, kind: str = "cube") -> Thing:
    """A good."""
    return Thing(name, f"cube-{colour}", place, style=sym.goods_style(colour), title=title, kind=kind)
