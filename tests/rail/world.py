"""A small world for the tests of the rail library: tiles of every group and a few maps drawn by hand."""

from __future__ import annotations

from steamshed.rail.hexgrid import HexGrid
from steamshed.rail.network import CITY, ORDINARY, TOWN, Network, empty_network
from steamshed.rail.tiles import TileSet, TileType

TILES = TileSet(
    [
        TileType("straight", "simple", [(0, 3)], [], 9, False),
        TileType("gentle", "simple", [(0, 2)], [], 9, False),
        TileType("acute", "simple", [(0, 1)], [], 9, False),
        TileType("cross", "complex", [(0, 3), (1, 4)], [], 9, False),
        TileType("cross_gentle", "complex", [(0, 2), (1, 4)], [], 9, False),
        TileType("cross_curves", "complex", [(0, 2), (1, 3)], [], 9, False),
        TileType("curves", "complex", [(0, 4), (1, 3)], [], 9, False),
        TileType("left", "complex", [(0, 2), (4, 5)], [], 9, False),
        TileType("right", "complex", [(0, 4), (1, 2)], [], 9, False),
        TileType("side", "complex", [(0, 3), (4, 5)], [], 9, False),
        TileType("end", "town", [], [0], 9, True),
        TileType("fork", "town", [], [0, 3, 1], 9, True),
        TileType("star", "town", [], [0, 2, 4], 9, True),
    ]
)
EVERYWHERE = [piece.id for piece in TILES.pieces[1:] if not piece.tile.for_towns]
ON_TOWNS = [piece.id for piece in TILES.pieces[1:]]
STOPS = {".": ORDINARY, "o": TOWN, "@": CITY}


def piece(label: str) -> int:
    """``gentle 2`` as a number."""
    name, turn = label.split(" ")
    return TILES.find[(name, int(turn))]


class World:
    """A network on a map whose columns are written as text: @ a city, o a town."""

    def __init__(self, *columns: str) -> None:
        self.grid = HexGrid(columns)
        self.stop = [STOPS[kind] for kind in self.grid.kinds]
        self.network: Network = empty_network(self.grid, TILES, self.stop)

    def at(self, hex: str) -> int:
        return self.grid.index[hex]

    def lay(self, hex: str, label: str, owner: int) -> list[int]:
        """Lays a tile on an empty field; returns the sections its track belongs to."""
        field, tile = self.at(hex), TILES.pieces[piece(label)]
        self.network.put(field, tile.id)
        if self.stop[field] == TOWN:
            return [self.network.add(field, edge, -1, owner) for edge in tile.exits]
        return [self.network.add(field, a, b, owner) for a, b in tile.segments]


Outline = tuple[list[int], list[int], int, int, int]


def outlines(network: Network) -> list[Outline]:
    """Every section as its slots, ends, open end, owner and length, in an order that numbers do not matter for."""
    found: list[Outline] = []
    for section in network.sections():
        ends = sorted((network.start[section], network.end[section]))
        slots = sorted(network.slots_of(section))
        found.append((slots, ends, network.open_slot[section], network.owner[section], network.length[section]))
    return sorted(found)
