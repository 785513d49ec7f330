"""The control card and the food factory (docs/rules/binario.md 5.3, R1 and 5.2, F1)."""

from __future__ import annotations

from steamshed.games.binario.actions import Do, do
from steamshed.games.binario.rules import rounds
from steamshed.games.binario.rules.phases.phase import BinarioPhase, cell_of
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance


class ControlCard(BinarioPhase):
    """R1: the holder chooses the pile to draw from (BI-CARD-03)."""

    name = "control_card"
    verbs: tuple[str, ...] = ("pile",)

    def options(self, state: Table) -> list[Do]:
        return [do("pile", "1"), do("pile", "2")]

    def fault(self, state: Table, action: Do) -> str:
        number = int(action.word)
        return "" if 1 <= number <= 2 and state.piles[number - 1] > 0 else "BI-CARD-03"

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        rounds.draw_card(state, int(action.word) - 1, chance, events)


class FoodFactory(BinarioPhase):
    """F1: where the food factory is placed (BI-ERA-04)."""

    name = "food_factory"
    verbs: tuple[str, ...] = ("factory",)

    def options(self, state: Table) -> list[Do]:
        return [do("factory", state.map.names[cell]) for cell in rounds.factory_cells(state)]

    def legal(self, state: Table) -> list[Action]:
        return list(self.options(state))

    def fault(self, state: Table, action: Do) -> str:
        return "" if cell_of(state, action) in rounds.factory_cells(state) else "BI-ERA-04"

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        cell = cell_of(state, action)
        state.add_factory(cell)
        events.append(Event("factory-placed", state.seat, {"cell": action.word}))
        rounds.settle_era(state, chance, events)


PHASES: list[BinarioPhase] = [ControlCard(), FoodFactory()]
