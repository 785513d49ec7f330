"""The continent: cells, their terrain, the shore on the corners of the cells, rivers and facilities.

See docs/rules/binario.md 3.2.

A continent never changes; what players build on it is in the state. Cells are numbered row by row; sides are N, E, S,
W.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final[tuple[str, ...]] = ("N", "E", "S", "W")
STEP_X: Final[tuple[int, ...]] = (0, 1, 0, -1)
STEP_Y: Final[tuple[int, ...]] = (-1, 0, 1, 0)

SEA: Final = 0
COAST: Final = 1
MOUTH: Final = 2
MEADOW: Final = 3
FOREST: Final = 4
HILL: Final = 5
MOUNTAIN: Final = 6
DESERT: Final = 7
DESERT_MEADOW: Final = 8
LAKE: Final = 9
SPRING: Final = 10
RIVER: Final = 11
TRANSITION: Final = 12
GREAT: Final = 13
SITE: Final = 14
"""A facility on land."""
COAST_SITE: Final = 15
"""A facility on the coast."""
LETTERS: Final = "~cm.fhMd,LSrtgIP"
"""How terrain is written in map files; C is a city."""
PLAIN: Final = (1 << MEADOW) | (1 << FOREST) | (1 << HILL) | (1 << DESERT) | (1 << DESERT_MEADOW)
WATER: Final = (1 << SPRING) | (1 << RIVER) | (1 << TRANSITION) | (1 << GREAT) | (1 << MOUTH)

# the shape of a cell, from its corners
S_SEA: Final = 0
S_CONVEX: Final = 1
S_STRAIGHT: Final = 2
S_CONCAVE: Final = 3
S_LAND: Final = 4
S_SADDLE: Final = 5


class River:
    """A river from its source to its end. ``start_side`` and ``end_side`` face a lake, -1 for a spring or a mouth."""

    def __init__(self, cells: list[int], widths: list[str], start_side: int, end_side: int) -> None:
        self.cells = cells
        self.widths = widths
        self.start_side = start_side
        self.end_side = end_side


class Continent:
    """A map. ``finish`` computes what follows from terrain, corners, rivers and facilities."""

    def __init__(self, name: str, width: int, height: int) -> None:
        self.name = name
        """The id of a shipped map, else empty."""
        self.width = width
        self.height = height
        self.size = width * height
        self.stock = ""
        self.terrain = [SEA] * self.size
        self.corners = [0] * ((width + 1) * (height + 1))
        self.rivers: list[River] = []
        self.facility = [-1] * self.size
        """The facility kind of a cell, or -1."""
        self.city = [-1] * self.size
        """The number of the city in the list of names, or -1."""
        self.left_out: list[int] = []
        """Facility kinds that found no place on a continent built by hand (BI-HAND-06)."""
        self.names = [f"{cell % width},{cell // width}" for cell in range(self.size)]
        self.index = {name: cell for cell, name in enumerate(self.names)}
        self.near: list[int] = []
        """By cell and side: the neighbour, or -1."""
        for cell in range(self.size):
            for side in range(4):
                x, y = cell % width + STEP_X[side], cell // width + STEP_Y[side]
                self.near.append(y * width + x if 0 <= x < width and 0 <= y < height else -1)
        self.water = [0] * self.size
        """Sides through which a river runs, as bits."""
        self.shape = [S_SEA] * self.size
        self.inland = [-1] * self.size
        """The inland side of a straight coast cell."""
        self.port_site = [False] * self.size
        self.bridge = [0] * self.size
        """The two sides between which a bridge runs over straight water, as bits; 0 where none can be (BI-WAY-03)."""
        self.sea_routes: dict[int, list[int]] = {}
        self.island_cells: set[int] | None = None
        """Cells of islands, once they have been looked for."""

    def finish(self) -> None:
        """Computes shapes, port sites, water sides and bridge axes."""
        for cell in range(self.size):
            self.shape[cell], self.inland[cell] = self.shape_of(cell)
        for river in self.rivers:
            self.add_water(river)
        for cell in range(self.size):
            self.port_site[cell] = self.terrain[cell] == COAST and self.is_port_place(cell)
            if self.terrain[cell] in (RIVER, TRANSITION, GREAT):
                water = self.water[cell]
                self.bridge[cell] = 10 if water == 5 else 5 if water == 10 else 0

    def is_port_place(self, cell: int) -> bool:
        """BI-MAP-12: a straight or convex shore with a sea cell beside it."""
        if self.shape[cell] not in (S_STRAIGHT, S_CONVEX):
            return False
        for side in range(4):
            other = self.near[4 * cell + side]
            if other >= 0 and self.terrain[other] == SEA and self.shape[other] == S_SEA:
                return True
        return False

    def add_water(self, river: River) -> None:
        cells = river.cells
        for place, cell in enumerate(cells):
            sides = 0
            for other in cells[max(0, place - 1) : place] + cells[place + 1 : place + 2]:
                for side in range(4):
                    if self.near[4 * cell + side] == other:
                        sides |= 1 << side
            if place == 0 and river.start_side >= 0:
                sides |= 1 << river.start_side
            if place == len(cells) - 1 and river.end_side >= 0:
                sides |= 1 << river.end_side
            self.water[cell] |= sides

    def shape_of(self, cell: int) -> tuple[int, int]:
        """The shape of a cell and, for a straight coast, its inland side."""
        nw, ne, se, sw = self.corners_of(cell)
        count = nw + ne + se + sw
        if count == 2:
            if nw == se:
                return S_SADDLE, -1
            return S_STRAIGHT, NORTH if nw and ne else EAST if ne and se else SOUTH if se and sw else WEST
        return (S_SEA, S_CONVEX, S_STRAIGHT, S_CONCAVE, S_LAND)[count], -1

    def corners_of(self, cell: int) -> tuple[int, int, int, int]:
        """Land bits: north-west, north-east, south-east, south-west."""
        x, y = cell % self.width, cell // self.width
        top, line = y * (self.width + 1) + x, self.width + 1
        field = self.corners
        return field[top], field[top + 1], field[top + line + 1], field[top + line]

    def sea_route(self, start: int) -> list[int]:
        """BI-ROUTE-09: by cell, the number of sea cells on the shortest chain from the port at ``start``; -1 if none.

        For a coast cell it is the length of the chain that ends beside it.
        """
        known = self.sea_routes.get(start)
        if known is not None:
            return known
        found = [-1] * self.size
        queue: list[int] = []
        for side in range(4):
            other = self.near[4 * start + side]
            if other >= 0 and self.terrain[other] == SEA and found[other] < 0:
                found[other] = 1
                queue.append(other)
        at = 0
        while at < len(queue):
            cell = queue[at]
            at += 1
            for side in range(4):
                other = self.near[4 * cell + side]
                if other < 0 or found[other] >= 0:
                    continue
                if self.terrain[other] == SEA:
                    found[other] = found[cell] + 1
                    queue.append(other)
                elif self.port_site[other]:
                    # the first sea cell to reach it is on a shortest chain
                    found[other] = found[cell]
        found[start] = -1
        self.sea_routes[start] = found
        return found

    def sea_chain(self, start: int, end: int) -> list[int]:
        """The sea cells of the shortest chain between two ports, first in direction order N, E, S, W from ``start``."""
        back = self.sea_route(end)
        chain: list[int] = []
        cell = start
        left = back[start]
        while left > 0:
            for side in range(4):
                other = self.near[4 * cell + side]
                if other >= 0 and self.terrain[other] == SEA and back[other] == left:
                    chain.append(other)
                    cell = other
                    break
            left -= 1
        return chain

    def side_to(self, cell: int, other: int) -> int:
        """The side of a cell on which a neighbour lies, or -1."""
        for side in range(4):
            if self.near[4 * cell + side] == other:
                return side
        return -1

    def is_plain(self, cell: int) -> bool:
        """Plain land of the map itself, without what players have built."""
        return bool(PLAIN >> self.terrain[cell] & 1)

    def beside(self, cell: int, terrain: int) -> bool:
        """Whether a side neighbour has the terrain."""
        for side in range(4):
            other = self.near[4 * cell + side]
            if other >= 0 and self.terrain[other] == terrain:
                return True
        return False
