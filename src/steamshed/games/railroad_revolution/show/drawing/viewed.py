"""What lies on the table, read from a view, and what all scenes share."""

from __future__ import annotations

import msgspec

from steamshed.games.railroad_revolution.show.drawing.words import say
from steamshed.look import symbols as sym
from steamshed.look.geometry import Point
from steamshed.ui.scene import Thing


class Stock(msgspec.Struct):
    rails: int
    buildings: int


class Goal(msgspec.Struct):
    tile: str
    managers: list[str]


class Seat(msgspec.Struct):
    """What lies before one player."""

    cash: int
    shares: int
    supply: dict[str, int]
    board: dict[str, dict[str, int]]
    stock: Stock
    rails: list[str]
    stations: list[str]
    offices: list[int]
    trains: list[str]
    tracks: dict[str, int]
    milestones: list[Goal | None]
    completed: list[str]


class Deal(msgspec.Struct):
    tile: str
    discards: list[str]


class PileTile(msgspec.Struct):
    tile: str | None


class Endowment(msgspec.Struct):
    tile: str
    side: str
    worker: str


class Table(msgspec.Struct):
    """The part of a view that is drawn."""

    players: int
    round: int
    seat: int | None
    active: int
    first_player: int
    seats: list[Seat]
    city_tiles: dict[str, str]
    telegraph_tiles: dict[str, str]
    first_stations: dict[str, int]
    first_offices: dict[str, int]
    deal: Deal
    common: dict[str, int]
    stacks: dict[str, int]
    piles: dict[str, int]
    column: int
    scores: list[int]
    end: str | None = None
    drawn: list[PileTile] = []
    endowment: list[Endowment] = []


def livery(seat: int) -> int:
    """The livery of a seat, 1..4."""
    return seat + 1


def player(seat: int) -> str:
    return say(f"livery_{livery(seat)}")


def colours(seat: int) -> str:
    """What a piece of a seat sets on its symbol."""
    return sym.livery_style(livery(seat))


def figure(name: str, at: Point, text: str, kind: str = "on-figure", title: str = "") -> Thing:
    """Mere text that changes with the position."""
    return Thing(name, "figure", at, label=text, kind=kind, title=title)
