"""Capital: the only phase of the standard game in which money is raised (ST-STD-02 to 04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.steam.actions import Capital
from steamshed.games.steam.rules.money import most_steps, take_steps
from steamshed.games.steam.rules.phase import Phase, wrong_phase
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

if TYPE_CHECKING:
    from steamshed.games.steam.state import Steam

CAPITALS: list[Action] = [Capital(steps) for steps in range(100)]


class RaiseCapital(Phase):
    """In turn order each player takes any number of steps, needed or not (ST-STD-04: no minimum)."""

    name = "capital"

    def begin(self, state: Steam, chance: Chance, events: list[Event]) -> None:
        state.queue = state.order[:]
        state.seat = state.queue[0]

    def legal(self, state: Steam) -> list[Action]:
        assert state.seat is not None
        most = most_steps(state, state.seat)
        return CAPITALS[: most + 1] if most < len(CAPITALS) else [Capital(steps) for steps in range(most + 1)]

    def check(self, state: Steam, action: Action) -> Violation | None:
        assert state.seat is not None
        if not isinstance(action, Capital):
            return wrong_phase(state, action)
        most = most_steps(state, state.seat)
        return None if action.steps <= most else Violation("ST-STD-02", {"steps": action.steps, "most": most})

    def perform(self, state: Steam, action: Action, chance: Chance, events: list[Event]) -> None:
        assert isinstance(action, Capital)
        assert state.seat is not None
        if action.steps:
            take_steps(state, state.seat, action.steps, events)
        else:
            events.append(Event("no-capital", state.seat))
        state.next_in_queue()
