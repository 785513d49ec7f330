"""The control card (R1) and the food factory (F1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.binario import steps
from steamshed.games.binario.actions import Do, do
from steamshed.games.binario.continent import SITE
from steamshed.games.binario.phase import Phase, cell_of
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance

if TYPE_CHECKING:
    from steamshed.games.binario.state import Binario


class ControlCard(Phase):
    """R1: the holder chooses the pile to draw from (BI-CARD-03)."""

    name = "control_card"
    verbs: tuple[str, ...] = ("pile",)

    def options(self, state: Binario) -> list[Do]:
        return [do("pile", "1"), do("pile", "2")]

    def fault(self, state: Binario, action: Do) -> str:
        number = int(action.word)
        return "" if 1 <= number <= 2 and state.piles[number - 1] > 0 else "BI-CARD-03"

    def perform(self, state: Binario, action: Action, chance: Chance, events: list[Event]) -> None:
        assert isinstance(action, Do)
        steps.draw_card(state, int(action.word) - 1, chance, events)


class FoodFactory(Phase):
    """F1: where the food factory is placed (BI-ERA-04)."""

    name = "food_factory"
    verbs: tuple[str, ...] = ("factory",)

    def options(self, state: Binario) -> list[Do]:
        return [do("factory", state.map.names[cell]) for cell in steps.factory_cells(state)]

    def legal(self, state: Binario) -> list[Action]:
        return list(self.options(state))

    def fault(self, state: Binario, action: Do) -> str:
        return "" if cell_of(state, action) in steps.factory_cells(state) else "BI-ERA-04"

    def perform(self, state: Binario, action: Action, chance: Chance, events: list[Event]) -> None:
        assert isinstance(action, Do)
        cell = cell_of(state, action)
        place_factory(state, cell)
        events.append(Event("factory-placed", state.seat, {"cell": action.word}))
        steps.settle_era(state, chance, events)


def place_factory(state: Binario, cell: int) -> None:
    state.factories.append(cell)
    state.set_terrain(cell, SITE)
    state.set_facility(cell, state.rules.catalog.facility_of["food_factory"])
    state.changed()


PHASES: list[Phase] = [ControlCard(), FoodFactory()]
