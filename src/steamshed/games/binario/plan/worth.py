"""What building something adds: to what the lines earn now, and to what could run without it.

A way is credited with the best load between its ends, less what that load could earn on the ways that stand, or what
the line earns that has to make room for it. Of goods of which the rival may take the last token first, nothing is
counted.
"""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.content.box import BOARD_OF
from steamshed.games.binario.plan.changes import settled
from steamshed.games.binario.plan.income import Load, best_load, income, row_load, rows_of
from steamshed.games.binario.rules import lines
from steamshed.games.binario.rules.phases import freight
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event

SCARCE = 1
"""So many tokens of a good the rival can take in one step."""


class Worth:
    """What is built is compared with: the position before it, worked out once."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.before = income(settled(state), seat)
        self.known: dict[tuple[int, int], int] = {}

    def added(self, after: Table, load: Load | None) -> int:
        """Tenths of silver a round that a build adds; ``load``: the best that could run on it."""
        through = income(settled(after), self.seat) - self.before
        if load is None:
            return through
        return through + max(0, load.tenths - max(self.already(after, load), self.makes_room(load)))

    def already(self, after: Table, load: Load) -> int:
        """The most that could be earned without it, between stations that serve the same places."""
        begins, ends = set(after.served(load.start)), set(after.served(load.end))
        best = 0
        mine = self.state.stations[self.seat]
        for at, one in enumerate(mine):
            for other in mine[at + 1 :]:
                sides = set(self.state.served(one)), set(self.state.served(other))
                if (sides[0] & begins and sides[1] & ends) or (sides[1] & begins and sides[0] & ends):
                    best = max(best, self.between(one, other))
        return best

    def between(self, one: int, other: int) -> int:
        """Tenths of silver a round of the best line between two stations that stand: a new one, or the one that runs
        there, with vehicles that are bought for it."""
        key = (one, other)
        if key not in self.known:
            found: list[Load] = []
            if not freight.check_pair(self.state, self.seat, one, other):
                load = best_load(self.state, self.seat, one, other)
                found += [load] if load is not None else []
            for row in rows_of(self.state, self.seat):
                if ends_of(self.state, row) == {one, other}:
                    load = best_load(vacated(self.state, row), self.seat, one, other)
                    found += [load] if load is not None else []
            self.known[key] = max((load.tenths for load in found), default=0)
        return self.known[key]

    def makes_room(self, load: Load) -> int:
        """What the lines earn that would have to be closed: at a busy station (BI-HQ-04), or on a full board."""
        state, seat = self.state, self.seat
        earned = {row: made.tenths for row in rows_of(state, seat) if (made := row_load(state, row)) is not None}
        cells = {load.start, load.end}
        if not state.central[seat]:
            busy = [row for row in rows_of(state, seat) if state.start[row] >= 0 and cells & ends_of(state, row)]
            if busy:
                return sum(earned.get(row, 0) for row in busy)
        board = state.rules.box.vehicles[load.kind].mode
        if lines.free_row(state, seat, board) >= 0:
            return 0
        rows = [row for row in rows_of(state, seat) if state.rules.board_of_row[row % state.rules.all_rows] == board]
        return min(earned.get(row, 0) for row in rows)


def vacated(state: Table, row: int) -> Table:
    """The position without a line, its tokens in the stock and its vehicles at hand."""
    after, events = state.clone(), list[Event]()
    kind, count = state.vehicle[row], state.count[row]
    lines.close(after, row, events)
    if kind >= 0:
        seat = row // state.rules.all_rows
        after.resting[seat] = list(state.resting[seat])
        after.park[seat][kind] += count
    return after


def ends_of(state: Table, row: int) -> set[int]:
    return {state.start[row], state.end[row]}


# -- what the rival may take first -------------------------------------------------------------------------------------


def contested(state: Table, seat: int, load: Load) -> list[int]:
    """Goods of a load of which the rival, who chooses his lines first in this round, could take the last token."""
    if seat == state.holder:
        return []
    goods = {good for good in (load.out, load.back) if good >= 0 and state.goods[good] <= SCARCE}
    return sorted(good for good in goods if could_carry(state, 1 - seat, good))


def could_carry(state: Table, seat: int, good: int) -> bool:
    """Whether a seat has two stations between which a good could run."""
    mine = state.stations[seat]
    return any(
        lines.carried(state, seat, one, other) >> good & 1 and lines.route_for(state, seat, one, other, -1) is not None
        for one in mine
        for other in mine
        if one != other and board_at(state, one) == board_at(state, other)
    )


def board_at(state: Table, cell: int) -> int:
    return BOARD_OF[lines.family_at(state, cell)]


def safe_load(after: Table, seat: int, ends: Sequence[int], load: Load | None) -> Load | None:
    """The best load between two ends without what the rival may take first."""
    missing = contested(after, seat, load) if load is not None else []
    if not missing:
        return load
    less = after.clone()
    for good in missing:
        less.goods[good] = 0
    return best_load(less, seat, ends[0], ends[1])
