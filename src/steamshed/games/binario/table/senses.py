"""What a seat sees in Binario Duel beside the declared fields: see ``rl/observation.py``.

The continent is in ``terrain`` and ``facility``, everything built in the lists by cell. The records of routes and
tunnels are left out: they follow from what is built, but for the order of building.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.table.table import Table
from steamshed.kernel.state import State
from steamshed.rl.observation import ABSENT, Sense, Sensed, filled

DECISIONS: Final = ("build", "ports", "station", "demolish", "modernise", "withdraw", "offer", "open", "edit")
MOST_RESTING: Final = 8
MOST_CARDS: Final = 60


class Decision(Sense):
    """What has been said of a longer decision (``Pending``)."""

    def __init__(self) -> None:
        about = (
            f"A decision of several actions, -1 where there is none: which ({', '.join(DECISIONS)}); way type; whether "
            "by hand; both ends; steps of the path so far; kinds of the end stations; class to modernise to; whether "
            "it has begun; row, board, start, end, goods out and back, vehicle of a line"
        )
        super().__init__("decision", about, (17,))
        self.needs = ("pending",)

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        said = state.pending
        if said is None:
            return [ABSENT] * self.size
        build = [DECISIONS.index(said.what), said.type, int(said.manual), *filled(said.ends, 2), len(said.moves)]
        line = [said.row, said.board, said.start, said.end, said.out, said.back, said.vehicle]
        return [*build, *filled(said.kinds, 2), said.target, int(said.begun), *line]


class Making(Sense):
    """A continent that is being built by hand."""

    def __init__(self) -> None:
        about = "A continent built by hand, or -1: whether outlined, the next item, cells of the river, where it is"
        super().__init__("making", about, (4,))
        self.needs = ("making",)

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        made = state.making
        if made is None:
            return [ABSENT] * self.size
        return [int(made.outlined), made.item, len(made.course), made.course[-1] if made.course else ABSENT]


class Resting(Sense):
    """Vehicles that may not go on every line yet (BI-LINE-13)."""

    def __init__(self) -> None:
        about = "By seat: resting vehicles as kind, number, round from which they are free, station"
        super().__init__("resting", about, (2, MOST_RESTING, 4))
        self.needs = ("resting",)

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        found: list[int] = []
        for resting in state.resting:
            numbers: list[int] = []
            for rest in resting:
                numbers += [rest.kind, rest.count, rest.until, rest.at]
            found += filled(numbers, 4 * MOST_RESTING)
        return found


class Legs(Sense):
    """The ways of the lines."""

    def __init__(self, rows: int) -> None:
        about = "By seat and row: length, toll and class of the line's way, time of its vehicles; -1 for none"
        super().__init__("legs", about, (rows, 4))
        self.needs = ("way", "time", "vehicle")

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        found: list[int] = []
        for row, way in enumerate(state.way):
            if way is None:
                found += [ABSENT, ABSENT, ABSENT, ABSENT]
            else:
                time = state.time[row] if state.vehicle[row] >= 0 else ABSENT
                found += [way.length, way.toll, way.level, time]
        return found


class Colours(Sense):
    """The colours that were rolled."""

    def __init__(self, names: list[str]) -> None:
        about = f"The colour of the prices, and that of the stock of each era so far: {', '.join(names)}"
        super().__init__("colours", about, (5,))
        self.needs = ("price_colour", "stock_colours")
        self.names = names

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        names = self.names
        numbers = [names.index(colour) for colour in state.stock_colours]
        return [names.index(state.price_colour) if state.price_colour else ABSENT, *filled(numbers, 4)]


def more(state: Table) -> list[Sense]:
    return [Decision(), Making(), Resting(), Legs(len(state.way)), Colours(state.rules.box.colours)]


def cards(state: Table) -> int:
    return MOST_CARDS


def few(state: Table) -> int:
    return 6


def kinds(state: Table) -> int:
    return len(state.rules.box.vehicles)


MAP: Final = (
    *("terrain", "facility", "station", "station_owner", "station_sides", "stations", "label", "portal", "tunnels"),
    *("way_type", "way_owner", "way_laid", "way_exits", "routes"),
)
LINES: Final = ("start", "end", "vehicle", "count", "park", "resting")

SENSED = Sensed(
    longest={"drawn": cards, "free": few, "hands": few, "returned": few, "factories": few, "declined": kinds},
    left_out=("stations", "time"),
    more=more,
    scores=(*MAP, *LINES, "silver", "central", "personality", "era", "card"),
)
