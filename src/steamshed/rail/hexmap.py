"""A map of hexagons with its cities and towns, as the rules of track see it.

Games derive their boards from it and add what else is printed on theirs.
"""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.rail.hexgrid import HexGrid
from steamshed.rail.network import CITY, ORDINARY, TOWN
from steamshed.rail.tiles import TileSet


class HexMap:
    """The fields of a map, what is called how, and where track can lie. Never changes during a game."""

    def __init__(self, name: str, title: str, players: list[int], grid: HexGrid, tiles: TileSet) -> None:
        self.name = name
        self.title = title
        self.players = players
        self.grid = grid
        self.tiles = tiles
        self.node_name: list[str] = [""] * grid.size
        self.node_at: dict[str, int] = {}
        """The field of a city or town by its name, or by a name of its field."""
        self.cities: list[int] = []
        self.towns: list[int] = []
        self.colour: list[int] = [-1] * grid.size
        """Colour of a printed city."""
        self.start_cubes: list[int] = [0] * grid.size
        # tables, see find_stops()
        self.stop: list[int] = []
        self.nodes: list[int] = []
        self.closed: list[int] = []
        """Edges, as bits, at which no track may end: the border of the map, water and walls."""
        self.buildable: list[int] = []
        """Fields that can carry track, as long as they are no city."""

    def summary(self, fields: int) -> str:
        """What is on the map, in a line."""
        counts = f"{fields} fields, {len(self.cities)} cities, {len(self.towns)} towns"
        return f"{self.title}: {counts}, for {', '.join(map(str, self.players))} players"

    def find_stops(self, land: Sequence[bool]) -> None:
        """Computes the tables once all cities and towns are there; ``land`` says which fields are no water."""
        size = self.grid.size
        self.stop = [ORDINARY] * size
        for city in self.cities:
            self.stop[city] = CITY
        for town in self.towns:
            self.stop[town] = TOWN
        self.nodes = self.cities + self.towns
        self.closed = [self.closed_edges(field, land) for field in range(size)]
        self.buildable = [field for field in range(size) if land[field] and self.stop[field] != CITY]

    def closed_edges(self, field: int, land: Sequence[bool]) -> int:
        if not land[field]:
            return 63
        mask = 0
        for edge in range(6):
            other = self.grid.neighbour(field, edge)
            if other < 0 or not land[other]:
                mask |= 1 << edge
        return mask
