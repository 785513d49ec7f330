"""Tables that the content files of all games with hexagon maps have alike."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from steamshed.kernel.content import Positive, Strict

Edge = Annotated[int, msgspec.Meta(ge=0, le=5)]


class Label(Strict):
    """A name written on the map: centre in columns and rows, rotation in degrees, size in board units."""

    text: str
    x: float
    y: float
    turn: float = 0.0
    size: float = 30.0


class EngineTable(Strict):
    provenance: str
    maximum: Positive


class BuildingTable(Strict):
    provenance: str
    limit: Positive
    engineer_limit: Positive


class MapTable(Strict):
    """What every map file begins with."""

    game: str
    name: str
    title: str
    players: list[int]
    provenance: str
    grid: list[str]
    rules: dict[str, Any] | None = None
    tags: dict[str, list[str]] = {}


def by_players(table: dict[str, int | str]) -> dict[int, int]:
    """Numbers of players to a value; the table also says where that is from."""
    return {int(players): value for players, value in table.items() if isinstance(value, int)}


def by_colour(table: Strict) -> dict[str, int]:
    """Colours to their numbers, in the order of the table, which also says where they are from."""
    return {name: getattr(table, name) for name in table.__struct_fields__ if name != "provenance"}
