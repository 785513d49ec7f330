"""The control card and the food factory (docs/rules/binario.md 5.3, R1 and 5.2, F1)."""

from __future__ import annotations

from steamshed.games.binario.actions import Do, do
from steamshed.games.binario.rules import rounds
from steamshed.games.binario.rules.phases.phase import BinarioPhase, cell_of
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation


class ControlCard(BinarioPhase):
    """R1: the holder chooses the pile to draw from (BI-CARD-03)."""

    name = "control_card"
    verbs: tuple[str, ...] = ("pile",)

    def proposed(self, state: Table) -> list[Do]:
        return [do("pile", "1"), do("pile", "2")]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        number = int(action.word)
        return None if 1 <= number <= 2 and state.piles[number - 1] > 0 else Violation("BI-CARD-03")

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        rounds.draw_card(state, int(action.word) - 1, chance, events)
        return events


class FoodFactory(BinarioPhase):
    """F1: where the food factory is placed (BI-ERA-04)."""

    name = "food_factory"
    verbs: tuple[str, ...] = ("factory",)

    def proposed(self, state: Table) -> list[Do]:
        return [do("factory", state.map.names[cell]) for cell in rounds.factory_cells(state)]

    def legal(self, state: Table) -> list[Action]:
        return list(self.proposed(state))

    def check_words(self, state: Table, action: Do) -> Violation | None:
        return None if cell_of(state, action) in rounds.factory_cells(state) else Violation("BI-ERA-04")

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        cell = cell_of(state, action)
        state.add_factory(cell)
        events.append(Event("factory-placed", state.seat, {"cell": action.word}))
        rounds.settle_era(state, chance, events)
        return events


PHASES: list[BinarioPhase] = [ControlCard(), FoodFactory()]
