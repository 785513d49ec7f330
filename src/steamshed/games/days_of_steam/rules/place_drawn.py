"""A city was drawn from the pile and must be placed (DS-CITY-03)."""

from __future__ import annotations

from steamshed.games.days_of_steam.actions import Burn, Place
from steamshed.games.days_of_steam.rules.after_laying import lay_drawn_city
from steamshed.games.days_of_steam.rules.placing import check_city, city_cells
from steamshed.games.days_of_steam.table.phases import PLACE_DRAWN
from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation


class PlaceDrawn(Phase[Table]):
    """Having drawn, the player must place."""

    name = PLACE_DRAWN

    def legal(self, state: Table) -> list[Action]:
        actions = state.rules.box.actions(state.track.grid)
        return [actions.place(cell) for cell in city_cells(state)]

    def check(self, state: Table, action: Action) -> Violation | None:
        if isinstance(action, Place):
            return check_city(state, action.x, action.y)
        if isinstance(action, Burn):
            return Violation("DS-COAL-01", {"reason": "start", "cubes": action.cubes})
        return Violation("DS-CITY-03", {"reason": "drawn"})

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert isinstance(action, Place) and state.seat is not None
        lay_drawn_city(state, state.seat, action.x, action.y, chance, events)
        return events
