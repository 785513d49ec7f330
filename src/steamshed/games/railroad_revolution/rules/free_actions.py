"""Free actions: selling shares and hiring workers (RR-GEN-06 to 08)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.content.effects import EXCHANGE_TAKE, TOLL, WORKER, op_of
from steamshed.games.railroad_revolution.rules.changes import take_worker
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.phases import ENDOW_PICK, MILESTONES
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


def free_action(state: Table) -> Violation | None:
    """RR-GEN-08: the decision points for selling shares and hiring."""
    if state.step == ENDOW_PICK:
        return Violation("RR-SET-08")
    if state.step == MILESTONES:
        return Violation("RR-GEN-08")
    if state.frames:
        op = op_of(state.frames[-1])
        if op in (TOLL, EXCHANGE_TAKE, WORKER):
            return Violation("RR-GEN-15")
    return None


class Sell(Option):
    """RR-GEN-06: a share for its price."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return free_action(state) or (None if state.shares[seat] > 0 else Violation("RR-GEN-06"))

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.shares[seat] -= 1
        state.cash[seat] += state.rules.box.share_price


class Hire(Option):
    """RR-GEN-07: a worker of a colour that is there."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        violation = free_action(state)
        if violation is not None:
            return violation
        if state.cash[seat] < state.rules.box.hire_price or state.common[move.a] == 0:
            return Violation("RR-GEN-07")
        return None

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.cash[seat] -= state.rules.box.hire_price
        take_worker(state, seat, move.a)
