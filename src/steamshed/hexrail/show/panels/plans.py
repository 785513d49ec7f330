"""Actions as plans: one as it is shown elsewhere, several with what they cost by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.kernel.state import State
from steamshed.ui.following import carried_out
from steamshed.ui.panel import Plan


def seat_of(state: HexTable) -> int:
    """The seat that decides."""
    assert state.seat is not None
    return state.seat


def plan_of(state: HexTable, action: Action) -> Plan:
    """A single action as it is shown elsewhere."""
    choice = state.choice(action)
    return Plan(choice.effect, (action,), choice.effect, choice.price, choice.things)


def price_of(state: HexTable, actions: Sequence[Action]) -> int | None:
    """What actions cost one after the other; None if the rules forbid one of them."""
    at: State = state
    total = 0
    for action in actions:
        after = carried_out(at, [action])
        if after is None:
            return None
        total += at.choice(action).price or 0
        at = after
    return total
