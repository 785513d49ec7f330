"""What lies on the table, read from a view, and the pieces that all scenes share."""

from __future__ import annotations

import msgspec

from steamshed.games.age_of_steam.drawing.printed import Printed, die_of
from steamshed.games.age_of_steam.drawing.words import say
from steamshed.kernel.scene import Thing
from steamshed.look import symbols as sym
from steamshed.look.geometry import Point


class LaidTile(msgspec.Struct):
    """Track on one field: owners by segment ("2-4"), on a town field by exit ("2")."""

    tile: str
    owners: dict[str, int | None]
    disc: bool = False

    @property
    def name(self) -> str:
        return self.tile.rpartition(" ")[0]

    @property
    def turns(self) -> int:
        return int(self.tile.rpartition(" ")[2])


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
    track: dict[str, LaidTile]
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


def livery(seat: int) -> int:
    """The livery of a seat, 1..6."""
    return seat + 1


def player(seat: int | None) -> str:
    """How a seat is called."""
    return say("owner_none") if seat is None else say(f"livery_{livery(seat)}")


def band(seat: int | None, segment: int) -> str:
    """The livery of a tile's n-th segment."""
    return f"--t{segment}:var(--unowned)" if seat is None else f"--t{segment}:var(--p{livery(seat)})"


def disc_thing(name: str, seat: int, at: Point, title: str, small: bool = False, kind: str = "disc") -> Thing:
    """A disc of a seat."""
    symbol = f"{'small-disc' if small else 'disc'}-{livery(seat)}"
    return Thing(name, symbol, at, style=sym.livery_style(livery(seat)), title=title, kind=kind)


def disc_symbols() -> dict[str, str]:
    """Large and small discs."""
    large = {f"disc-{n}": sym.disc(n) for n in sym.LIVERIES}
    return large | {f"small-disc-{n}": sym.small_disc(n) for n in sym.LIVERIES}


def cube_symbols(printed: Printed) -> dict[str, str]:
    """Cubes of the colours in play."""
    colours = {city.colour for city in printed.cities.values()} | {new.colour for new in printed.new_cities.values()}
    return {f"cube-{colour}": sym.cube(colour) for colour in sorted(colours)}


def die_words(column: str) -> str:
    """The dice of a numbered column."""
    side, value = die_of(column)
    return say("die", side=say("white" if side == "white" else "black_die"), value=value)
