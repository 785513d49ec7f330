"""A city was drawn from the pile and must be placed (DS-CITY-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.days_of_steam.actions import Burn, Place
from steamshed.games.days_of_steam.laying import lay_drawn_city
from steamshed.games.days_of_steam.phase import PLACE_DRAWN, Phase
from steamshed.games.days_of_steam.placing import check_city, city_cells
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

if TYPE_CHECKING:
    from steamshed.games.days_of_steam.state import DaysOfSteam


class PlaceDrawn(Phase):
    """Having drawn, the player must place."""

    name = PLACE_DRAWN

    def legal(self, state: DaysOfSteam) -> list[Action]:
        actions = state.rules.box.actions(state.track.grid)
        return [actions.place(cell) for cell in city_cells(state)]

    def check(self, state: DaysOfSteam, action: Action) -> Violation | None:
        if isinstance(action, Place):
            return check_city(state, action.x, action.y)
        if isinstance(action, Burn):
            return Violation("DS-COAL-01", {"reason": "start", "cubes": action.cubes})
        return Violation("DS-CITY-03", {"reason": "drawn"})

    def perform(self, state: DaysOfSteam, action: Action, chance: Chance, events: list[Event]) -> None:
        assert isinstance(action, Place) and state.seat is not None
        lay_drawn_city(state, state.seat, action.x, action.y, chance, events)
