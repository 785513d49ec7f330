"""The main action railroad: rails between cities (RR-RAIL)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.rules.changes import (
    lay_rail,
)
from steamshed.games.railroad_revolution.rules.conditions import (
    railing,
)
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


class Rail(Option):
    """RR-RAIL-01 to 06: so many rails as the action takes, and a deal where the icon is."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return Violation("RR-RAIL-05") if state.laid >= state.need else railing(state, seat, move.a)

    def perform(self, state: Table, seat: int, move: Move) -> None:
        box = state.rules.box
        state.rails_left = state.rails_left[:]
        state.rails_left[seat] -= 1
        lay_rail(state, seat, move.a)
        # RR-RAIL-02, RR-RAIL-06
        triangles = box.terrain[move.a]
        state.owed += box.triangle * triangles + (box.railroad_base if state.laid == 0 else 0)
        state.laid += 1
        state.triangles += triangles
        if box.deal_space[move.a]:
            state.deal = True
