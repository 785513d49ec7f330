"""A move under way: steps, loads and the stop that ends it (DS-MOVE-14). Nothing is final before the stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.days_of_steam.actions import STOP_HERE, Burn, Load, MoveStep, Stop
from steamshed.games.days_of_steam.phase import RUN, Phase, wrong_phase
from steamshed.games.days_of_steam.running import check_load, check_step, check_stop, load, loadable, step, steps, stop
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

if TYPE_CHECKING:
    from steamshed.games.days_of_steam.state import DaysOfSteam


class Run(Phase):
    """The train is on its way."""

    name = RUN

    def legal(self, state: DaysOfSteam) -> list[Action]:
        assert state.seat is not None
        seat = state.seat
        found = steps(state, seat)
        if found:
            found += [state.rules.box.loads[colour] for colour in loadable(state, seat)]
        if check_stop(state, seat) is None:
            found.append(STOP_HERE)
        return found

    def check(self, state: DaysOfSteam, action: Action) -> Violation | None:
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

    def perform(self, state: DaysOfSteam, action: Action, chance: Chance, events: list[Event]) -> None:
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, MoveStep):
            step(state, seat, action.edge, events)
        elif isinstance(action, Load):
            load(state, seat, state.rules.box.colour_of[action.colour], events)
        else:
            stop(state, seat, chance, events)
