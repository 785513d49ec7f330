"""Lines that could be opened, changed or closed now, each as the actions that do it, by what it brings a round."""

from __future__ import annotations

from collections.abc import Callable

from steamshed.games.binario.actions import do
from steamshed.games.binario.content.box import BOARD_OF, MODES
from steamshed.games.binario.plan.income import Load, Service, row_load, rows_of
from steamshed.games.binario.rules import lines
from steamshed.games.binario.rules.phases import freight
from steamshed.games.binario.rules.phases.trade import row_name
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event

PER_PAIR = 4
"""So many loads of a pair of stations are proposed where nothing was pointed at."""


Wanted = Callable[[Load], bool]


def anything(load: Load) -> bool:
    return True


class LinePlan:
    """A line as it could be: opened, changed, or opened after another one was closed."""

    def __init__(self, row: int, load: Load, before: int, actions: tuple[Action, ...]) -> None:
        self.row = row
        """The line that is changed, -1 for a new one."""
        self.closes = -1
        """The line that makes room for it."""
        self.load = load
        self.before = before
        """Tenths of silver a round that the line, or the one that makes room, brings now."""
        self.actions = actions
        self.points = 0
        """Points at the end of the game, where they are asked for."""

    @property
    def gain(self) -> int:
        """Tenths of silver a round more than now."""
        return self.load.tenths - self.before

    def rank(self) -> tuple[int, ...]:
        """The greatest gain first; of equal ones what starts loaded."""
        return (-self.points, -self.gain, int(self.load.out < 0), self.closes)

    def things(self) -> set[int]:
        return {self.load.start, self.load.end}


class Boards:
    """The freight boards of the seat that decides."""

    def __init__(self, state: Table) -> None:
        self.state = state
        self.seat = state.decider

    def free(self, row: int) -> bool:
        """BI-LINE-05: whether a line may be changed or closed."""
        state = self.state
        if state.start[row] < 0 or state.touched[row]:
            return False
        return state.vehicle[row] < 0 or not state.progress[row]

    def rows(self) -> list[int]:
        return [row for row in rows_of(self.state, self.seat) if self.free(row)]

    # -- new lines -----------------------------------------------------------------------------------------------

    def openings(self, most: int, cells: set[int] | None = None, wanted: Wanted = anything) -> list[LinePlan]:
        """New lines between stations that may be joined; ``cells``: at these only; so many of a pair, ``wanted``."""
        found: list[LinePlan] = []
        for board in range(len(MODES)):
            if lines.free_row(self.state, self.seat, board) >= 0:
                found += self.openings_of(self.state, board, most, cells, wanted)
        return found

    def openings_of(
        self, state: Table, board: int, most: int, cells: set[int] | None, wanted: Wanted
    ) -> list[LinePlan]:
        found: list[LinePlan] = []
        stations = freight.on_board(state, self.seat, board)
        for start in stations:
            for end in stations:
                if cells is not None and not cells <= {start, end}:
                    continue
                if start == end or freight.check_pair(state, self.seat, start, end):
                    continue
                loads = [load for load in Service(state, self.seat, start, end).loads() if wanted(load)]
                for load in loads[:most]:
                    found.append(LinePlan(-1, load, 0, self.opening(load)))
        return found

    def opening(self, load: Load) -> tuple[Action, ...]:
        state = self.state
        names = state.map.names
        board = MODES[BOARD_OF[lines.family_at(state, load.start)]]
        ends = (do("open", board), do("from", names[load.start]), do("to", names[load.end]))
        return (*ends, *self.filling(load, -1))

    def filling(self, load: Load, row: int) -> tuple[Action, ...]:
        """What is said about goods and vehicles; ``keep`` for what a line has."""
        state, box = self.state, self.state.rules.box
        said: list[Action] = []
        now = (-1, -1) if row < 0 else (state.out_good[row], state.back_good[row])
        for verb, good, has in (("out", load.out, now[0]), ("back", load.back, now[1])):
            if row >= 0 and good == has:
                said.append(do(verb, "keep"))
            else:
                said.append(do(verb, box.goods[good].id if good >= 0 else "none"))
        if row >= 0 and (state.vehicle[row], state.count[row]) == (load.kind, load.count):
            return (*said, do("vehicle", "keep"))
        return (*said, do("vehicle", box.vehicles[load.kind].id), do("number", str(load.count)))

    # -- lines that stand ----------------------------------------------------------------------------------------

    def changes(self, row: int, most: int, wanted: Wanted = anything) -> list[LinePlan]:
        """What a line could be instead, the best first."""
        state = self.state
        now = row_load(state, row)
        before = now.tenths if now is not None else 0
        found: list[LinePlan] = []
        for load in Service(state, self.seat, state.start[row], state.end[row], row).loads():
            if not wanted(load):
                continue
            actions = (row_name(state, "edit", row), *self.filling(load, row))
            if actions[1:] != (do("out", "keep"), do("back", "keep"), do("vehicle", "keep")):
                found.append(LinePlan(row, load, before, actions))
            if len(found) == most:
                break
        return found

    def replacements(self, most: int, cells: set[int] | None = None, wanted: Wanted = anything) -> list[LinePlan]:
        """Where a board is full, or a station busy: the line that brings least makes room for a new one."""
        found: list[LinePlan] = []
        for row in self.rows():
            board = self.state.rules.board_of_row[row % self.state.rules.all_rows]
            now = row_load(self.state, row)
            before = now.tenths if now is not None else 0
            after = self.without(row)
            for plan in self.openings_of(after, board, 1, cells, wanted):
                if self.makes_room(row, board, plan.things()):
                    plan.closes, plan.before = row, before
                    plan.actions = (row_name(self.state, "close", row), *plan.actions)
                    found.append(plan)
        found.sort(key=lambda plan: (-plan.gain, plan.closes))
        return found[:most]

    def makes_room(self, row: int, board: int, cells: set[int]) -> bool:
        """Whether a line has to go before another one of its board can stand between stations (BI-HQ-04)."""
        state = self.state
        if state.rules.board_of_row[row % state.rules.all_rows] != board:
            return False
        busy = not state.central[self.seat] and bool(cells & {state.start[row], state.end[row]})
        return busy or lines.free_row(state, self.seat, board) < 0

    def without(self, row: int) -> Table:
        """The position once a line is closed."""
        after = self.state.clone()
        events: list[Event] = []
        lines.close(after, row, events)
        return after
