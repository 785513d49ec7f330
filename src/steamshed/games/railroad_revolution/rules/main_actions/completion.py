"""What belongs to any main action: a white worker promotes, and the action is complete and paid (RR-TURN)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.content.box import STATION
from steamshed.games.railroad_revolution.rules.changes import (
    clear_turn,
    promote,
)
from steamshed.games.railroad_revolution.rules.conditions import (
    promoting,
)
from steamshed.games.railroad_revolution.rules.funds import main_complete
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.phases import (
    DEALS,
    FINISH,
)
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


class Promo(Option):
    """RR-TURN-08: a white worker, or a specialist as white, promotes."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return Violation("RR-TURN-08") if state.spec_used else promoting(state, seat, move)

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.spec_used = True
        promote(state, seat, move)


class Done(Option):
    """RR-TURN-06: the main action is complete; it is paid now (docs/rules/railroad_revolution.md 5.2, note a)."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        if not main_complete(state):
            return Violation("RR-TURN-06")
        if state.cash[seat] < state.owed:
            return Violation("RR-STA-02" if state.action == STATION else "RR-RAIL-02")
        return None

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.cash[seat] -= state.owed
        state.step = DEALS if state.deal else FINISH
        clear_turn(state)
        state.waiting = state.step == DEALS and state.available[seat] < state.rules.box.minimum
