"""A build path as it is followed: its cells one after the other, and what becomes of each when it is left."""

from __future__ import annotations

from typing import Final

# what a path finds or makes on a cell
AT_STATION: Final = 0
NEW: Final = 1
OLD: Final = 2
CITY: Final = 3
IN: Final = 4
"""A new portal that leads down."""
UNDER: Final = 5
OUT: Final = 6
"""A new portal that leads up."""

# what happens to an existing tile
KEEP: Final = 0
TURN: Final = 1
RESHAPE: Final = 2
CROSS: Final = 3

HERE: Final = 4
"""No side: the path starts or ends on the cell."""
DIGITS: Final = "0123"


class Spot:
    """One cell of a build path and what the path has cost up to it."""

    def __init__(self, cell: int, entry: int, kind: int, before: Spot | None) -> None:
        self.cell = cell
        self.entry = entry
        """The side by which the path came in, HERE at its start."""
        self.kind = kind
        self.before = before
        self.last = -1
        """The type of the way that leads up to this cell, -1 from a station."""
        self.cost = 0
        self.length = 1
        self.tiles = 0
        """New tiles of the type taken from the box."""
        self.higher = 0
        """Tiles of the next type up taken from it: for another's tile of that type that is reshaped."""
        self.portals = 0
        self.good = False
        """Something was added, or the path has an own or joint tile that is in no record (BI-BLD-11, BI-ROUTE-01)."""
        self.added = False

    def visits(self, cell: int) -> bool:
        """BI-BLD-04: no cell twice, on whatever level."""
        spot: Spot | None = self
        while spot is not None:
            if spot.cell == cell:
                return True
            spot = spot.before
        return False

    def first_twice(self) -> int:
        """The first cell to which the path comes a second time, or -1."""
        met: set[int] = set()
        for spot in self.spots():
            if spot.cell in met:
                return spot.cell
            met.add(spot.cell)
        return -1

    @property
    def word(self) -> str:
        """The sides taken so far, as digits: their order is the order N, E, S, W."""
        return "".join([DIGITS[spot.entry ^ 2] for spot in self.spots()[1:]])

    @property
    def levels(self) -> str:
        """For each step whether it went to the surface (s) or stayed below (u)."""
        return "".join(["u" if spot.kind == UNDER else "s" for spot in self.spots()[1:]])

    def text(self) -> str:
        """The path in letters, small ones below ground: WWN, EeeE."""
        return "".join(("NESW" if level == "s" else "nesw")[int(side)] for side, level in zip(self.word, self.levels))

    def spots(self) -> list[Spot]:
        """The whole path, from its start."""
        found: list[Spot] = []
        spot: Spot | None = self
        while spot is not None:
            found.append(spot)
            spot = spot.before
        return found[::-1]


class Leaving:
    """What becomes of a cell when a path leaves it by a side, or ends on it."""

    def __init__(self, type: int = -1, op: int = KEEP, exits: int = 0, gain: bool = False) -> None:
        self.type = type
        """The type of the way that leads on, -1 from a station."""
        self.op = op
        """What happens to an existing tile: KEEP, TURN, RESHAPE or CROSS."""
        self.exits = exits
        """Its exits then, of a crossing those of the new way."""
        self.gain = gain
        """Something is added, or the tile is in no record yet."""
        self.cost = 0
        self.tiles = 0
        """Tiles of the builder's type taken from the box."""
        self.higher = 0
        """Tiles of the next type up taken from it."""
