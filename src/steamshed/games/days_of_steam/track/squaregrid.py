"""Cells of an unbounded plane of squares and their neighbours.

x grows east, y grows south; edges 0..3 = N E S W, and the edge opposite to e is ``e ^ 2``. A plane has no border, but
what lies on it is finite: a *grid* is the window of cells with -reach <= x, y <= reach, numbered in reading order, so
that everything about them is a flat list. When a tile is laid near its rim, a wider grid takes over. A *slot* is one
edge of one cell: ``4 * cell + edge``.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
EDGES: Final[tuple[str, ...]] = ("N", "E", "S", "W")
PAIRS: Final = [(0, 2), (1, 3), (0, 1), (1, 2), (2, 3), (0, 3)]
"""The six pairs of edges of a square: two straights, four curves."""
PAIR_BIT: Final = [0, 4, 1, 32, 4, 0, 8, 2, 1, 8, 0, 16, 32, 2, 16, 0]
"""4 * edge + other edge to the pair as a bit."""


def is_curve(a: int, b: int) -> bool:
    """Whether a segment between two edges of one square bends: the edges are adjacent."""
    return (a + b) % 2 == 1


class SquareGrid:
    """The cells around (0, 0), row by row from the north-west."""

    def __init__(self, reach: int) -> None:
        self.reach = reach
        self.side = 2 * reach + 1
        self.size = self.side * self.side
        self.steps = [-self.side, 1, self.side, -1]
        """Edge to what is added to a cell's number to get the neighbour's."""
        self.names = [f"{x},{y}" for y in range(-reach, reach + 1) for x in range(-reach, reach + 1)]

    def has(self, x: int, y: int) -> bool:
        return -self.reach <= x <= self.reach and -self.reach <= y <= self.reach

    def at(self, x: int, y: int) -> int:
        """The cell with these coordinates."""
        return (y + self.reach) * self.side + x + self.reach

    def x(self, cell: int) -> int:
        return cell % self.side - self.reach

    def y(self, cell: int) -> int:
        return cell // self.side - self.reach

    def roomy(self, cell: int) -> bool:
        """Whether a tile can lie there: its neighbours, and theirs, are in the grid."""
        return abs(self.x(cell)) <= self.reach - 2 and abs(self.y(cell)) <= self.reach - 2

    def moved(self, cell: int, wider: SquareGrid) -> int:
        """The number of a cell in another grid."""
        return wider.at(self.x(cell), self.y(cell))

    def border(self, cell: int, edge: int) -> int:
        """The border across an edge: the same number from both sides."""
        if edge == NORTH:
            return 2 * (cell - self.side)
        if edge == WEST:
            return 2 * (cell - 1) + 1
        return 2 * cell + edge % 2


GRIDS: dict[int, SquareGrid] = {}
SMALLEST: Final = 12


def grid_for(reach: int) -> SquareGrid:
    """A shared grid in which tiles as far out as ``reach`` have all their neighbours, and these all of theirs."""
    size = SMALLEST
    while size < reach + 2:
        size = 2 * size
    found = GRIDS.get(size)
    if found is None:
        found = SquareGrid(size)
        GRIDS[size] = found
    return found
