"""Capital: the only phase of the standard game in which money is raised (ST-STD-02 to 04)."""

from __future__ import annotations

from steamshed.games.steam.actions import Capital
from steamshed.games.steam.rules.money import most_steps, take_steps
from steamshed.games.steam.rules.phase import wrong_phase
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.turns import InOrder
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

CAPITALS: list[Action] = [Capital(steps) for steps in range(100)]


class RaiseCapital(InOrder[Table]):
    """In turn order each player takes any number of steps, needed or not (ST-STD-04: no minimum)."""

    name = "capital"

    def legal(self, state: Table) -> list[Action]:
        assert state.seat is not None
        most = most_steps(state, state.seat)
        return CAPITALS[: most + 1] if most < len(CAPITALS) else [Capital(steps) for steps in range(most + 1)]

    def check(self, state: Table, action: Action) -> Violation | None:
        assert state.seat is not None
        if not isinstance(action, Capital):
            return wrong_phase(state, action)
        most = most_steps(state, state.seat)
        return None if action.steps <= most else Violation("ST-STD-02", {"steps": action.steps, "most": most})

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert isinstance(action, Capital)
        assert state.seat is not None
        if action.steps:
            take_steps(state, state.seat, action.steps, events)
        else:
            events.append(Event("no-capital", state.seat))
        state.next_in_queue()
        return events
