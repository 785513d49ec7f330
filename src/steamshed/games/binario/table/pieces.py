"""Small pieces that lie on the table: tunnels, route records, paths, resting vehicles, the decision under way.

All but ``Pending`` and ``Making`` never change once made, so that copies of a state share them.
"""

from __future__ import annotations

from typing import Final

from steamshed.kernel.state import Lasting

NONE: Final = -1
UNSAID: Final = -2
KEEP: Final = -3
"""What a decision may say instead of a good or a kind of vehicle."""


class Tunnel(Lasting):
    """A tunnel: its ends (portals, or stations of a maglev) and the cells below between them."""

    def __init__(self, owner: int, type: int, cells: tuple[int, ...]) -> None:
        self.owner = owner
        self.type = type
        self.cells = cells


class Route(Lasting):
    """A route record: the cells of a completed land connection, stations included; ``under`` marks those below."""

    def __init__(self, cells: tuple[int, ...], under: tuple[bool, ...]) -> None:
        self.cells = cells
        self.under = under


class Way(Lasting):
    """A path from station to station: cells, which of them are underground, opponent's tiles, class."""

    def __init__(self, cells: tuple[int, ...], under: tuple[bool, ...], toll: int, level: int) -> None:
        self.cells = cells
        self.under = under
        self.toll = toll
        """Way tiles of the opponent (BI-INC-05)."""
        self.level = level
        self.length = len(cells)


class Rest(Lasting):
    """Vehicles that have been taken off a line and may not go on every line yet (BI-LINE-13)."""

    def __init__(self, kind: int, count: int, until: int, at: int) -> None:
        self.kind = kind
        self.count = count
        self.until = until
        """The round from whose step 5 on they are free."""
        self.at = at
        """The station where they stand, or -1 when they were taken off under way."""


class Pending:
    """A decision that takes several actions: what has been said so far. Nothing of it is on the table yet."""

    def __init__(self, what: str) -> None:
        self.what = what
        """build, ports, station, demolish, modernise, withdraw, offer, open or edit."""
        self.type = -1
        """Way type of a build."""
        self.manual = False
        self.ends: list[int] = []
        """First and second end of a build; the object of demolishing or modernising (one or two cells)."""
        self.moves: list[str] = []
        """The path of a build, as in the action texts."""
        self.kinds: list[int] = []
        """Kinds of the new end stations, in order."""
        self.object = ""
        """The object of demolishing or modernising, as in the action text."""
        self.elements: list[int] = []
        """What may still be demolished or raised: 2 x cell + slot."""
        self.target = 0
        """Class to modernise to; 0 is "expanded"."""
        self.begun = False
        self.row = -1
        self.board = -1
        self.start = -1
        self.end = -1
        self.out = UNSAID
        self.back = UNSAID
        self.vehicle = UNSAID

    def told(self) -> tuple[object, ...]:
        """Everything that has been said."""
        begun = (self.what, self.type, self.manual, self.ends, self.moves, self.kinds, self.object, self.elements)
        line = (self.row, self.board, self.start, self.end, self.out, self.back, self.vehicle)
        return (*begun, self.target, self.begun, *line)

    def clone(self) -> Pending:
        made = Pending(self.what)
        made.type = self.type
        made.manual = self.manual
        made.ends = self.ends[:]
        made.moves = self.moves[:]
        made.kinds = self.kinds[:]
        made.object = self.object
        made.elements = self.elements[:]
        made.target = self.target
        made.begun = self.begun
        made.row = self.row
        made.board = self.board
        made.start = self.start
        made.end = self.end
        made.out = self.out
        made.back = self.back
        made.vehicle = self.vehicle
        return made


class Making:
    """A continent that is being built by hand: which item comes next, and the river under way."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.outlined = False
        self.item = 0
        """The place in the list of items (``by_hand.items``)."""
        self.course: list[int] = []
        self.start_side = -1
        """The side of the source that faces a lake, -1 for a spring."""
        self.widths = ""
        """Of the cells of the course that have been left."""

    def clone(self) -> Making:
        made = Making(self.seed)
        made.outlined = self.outlined
        made.item = self.item
        made.course = self.course[:]
        made.start_side = self.start_side
        made.widths = self.widths
        return made
