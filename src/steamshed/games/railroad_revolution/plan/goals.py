"""How far a company has come with a milestone: each condition with what it has and what it takes (RR-MIL-11 to 15)."""

from __future__ import annotations

from typing import NamedTuple

from steamshed.games.railroad_revolution.content.box import CONDITIONS
from steamshed.games.railroad_revolution.table.table import Table


class Progress(NamedTuple):
    """A condition of a milestone: its kind, the level or terrain that it is about, how many there are and must be."""

    kind: str
    what: int
    have: int
    number: int

    @property
    def met(self) -> bool:
        return self.have >= self.number


def progress(state: Table, seat: int, tile: int) -> list[Progress]:
    """The conditions of a milestone as a company stands."""
    goal, found = state.rules.box.milestones[tile], list[Progress]()
    for (kind, what, number), (counted, which, _) in zip(goal.conditions, goal.asks):
        have = state.network[seat] if counted == 0 else state.stations[seat] if counted == 1 else state.rails[seat]
        found.append(Progress(CONDITIONS[kind], what, min(number, (have & which).bit_count()), number))
    return found


def open_goals(state: Table, seat: int) -> list[tuple[int, int, int]]:
    """The open milestones of a company: tile, managers on it, managers that it takes."""
    found: list[tuple[int, int, int]] = []
    for line in (2 * seat, 2 * seat + 1):
        tile = state.goals[line]
        if tile >= 0:
            slots = len(state.rules.box.milestones[tile].managers)
            found.append((tile, sum(one >= 0 for one in state.managers[2 * line : 2 * line + slots]), slots))
    return found
