"""What lies on the table, read from a view, and the pieces that all scenes share."""

from __future__ import annotations

import msgspec

from steamshed.games.age_of_steam.show.drawing.printed import Printed, die_of
from steamshed.games.age_of_steam.show.drawing.words import say
from steamshed.look import symbols as sym
from steamshed.look.hexsections import LaidTile
from steamshed.look.seats import livery


class AgeTile(LaidTile):
    """A tile, and whether a town disc lies on it."""

    disc: bool = False


class Seat(msgspec.Struct):
    """What lies before one player."""

    cash: int
    income: int
    shares: int
    engine: int
    action: str | None = None
    out: int | None = None


class Table(msgspec.Struct):
    """The part of a view that is drawn."""

    turn: int
    turns: int
    seat: int | None
    order: list[int]
    seats: list[Seat]
    track: dict[str, AgeTile]
    new_cities: dict[str, str]
    cubes: dict[str, dict[str, int]]
    display: dict[str, list[str | None]]
    options: dict[str, object]

    @property
    def map(self) -> str:
        """The name of the map."""
        return str(self.options["map"])

    @property
    def playing(self) -> dict[int, Seat]:
        """The seats that are still in the game."""
        return {i: seat for i, seat in enumerate(self.seats) if seat.out is None}


def player(seat: int | None) -> str:
    """How a seat is called."""
    return say("owner_none") if seat is None else say(f"livery_{livery(seat)}")


def cube_symbols(printed: Printed) -> dict[str, str]:
    """Cubes of the colours in play."""
    colours = {city.colour for city in printed.cities.values()} | {new.colour for new in printed.new_cities.values()}
    return {f"cube-{colour}": sym.cube(colour) for colour in sorted(colours)}


def die_words(column: str) -> str:
    """The dice of a numbered column."""
    side, value = die_of(column)
    return say("die", side=say("white" if side == "white" else "black_die"), value=value)
