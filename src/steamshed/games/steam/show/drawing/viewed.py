"""What lies on the table, read from a view, and the pieces that all scenes share."""

from __future__ import annotations

import msgspec

from steamshed.games.steam.show.drawing.printed import Printed, drawn_colour
from steamshed.games.steam.show.drawing.words import say
from steamshed.look import symbols as sym
from steamshed.look.hexsections import LaidTile
from steamshed.look.seats import livery


class Seat(msgspec.Struct):
    """What lies before one player."""

    cash: int
    income: int
    vp: int
    locomotive: int
    action: str | None = None
    use: bool = False
    out: int | None = None


class Table(msgspec.Struct):
    """The part of a view that is drawn."""

    round: int
    rounds: int
    seat: int | None
    order: list[int]
    seats: list[Seat]
    track: dict[str, LaidTile]
    new_cities: dict[str, str]
    growth: list[str]
    cubes: dict[str, dict[str, int]]
    goods_supply: dict[str, dict[str, int]]
    growth_markers: int
    new_cities_left: dict[str, int]
    options: dict[str, object]

    @property
    def map(self) -> str:
        """The name of the map."""
        return str(self.options["map"])

    @property
    def standard(self) -> bool:
        return self.options.get("rules") == "standard"

    @property
    def playing(self) -> dict[int, Seat]:
        """The seats that are still in the game."""
        return {i: seat for i, seat in enumerate(self.seats) if seat.out is None}


def player(seat: int | None) -> str:
    """How a seat is called."""
    return say("owner_none") if seat is None else say(f"livery_{livery(seat)}")


def cube_symbols(printed: Printed) -> dict[str, str]:
    """Cubes of all colours."""
    return {f"cube-{colour}": sym.cube(drawn_colour(colour)) for colour in printed.colours}


def cube_style(colour: str) -> str:
    return sym.goods_style(drawn_colour(colour))
