"""A move under way: steps, loads and the stop that ends it (DS-MOVE-14). Nothing is final before the stop."""

from __future__ import annotations

from steamshed.games.days_of_steam.actions import STOP_HERE, Burn, Load, MoveStep, Stop
from steamshed.games.days_of_steam.rules.phase import wrong_phase
from steamshed.games.days_of_steam.rules.train_runs import (
    check_load,
    check_step,
    check_stop,
    load,
    loadable,
    step,
    steps,
    stop,
)
from steamshed.games.days_of_steam.table.phases import RUN
from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation


class Run(Phase[Table]):
    """The train is on its way."""

    name = RUN

    def legal(self, state: Table) -> list[Action]:
        assert state.seat is not None
        seat = state.seat
        found = steps(state, seat)
        if found:
            found += [state.rules.box.loads[colour] for colour in loadable(state, seat)]
        if check_stop(state, seat) is None:
            found.append(STOP_HERE)
        return found

    def check(self, state: Table, action: Action) -> Violation | None:
        assert state.seat is not None
        if isinstance(action, MoveStep):
            return check_step(state, state.seat, action)
        if isinstance(action, Load):
            return check_load(state, state.seat, action)
        if isinstance(action, Stop):
            return check_stop(state, state.seat)
        if isinstance(action, Burn):
            return Violation("DS-COAL-01", {"reason": "start", "cubes": action.cubes})
        return wrong_phase(state, action)

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, MoveStep):
            step(state, seat, action.edge, events)
        elif isinstance(action, Load):
            load(state, seat, state.rules.box.colour_of[action.colour], events)
        else:
            stop(state, seat, chance, events)
        return events
