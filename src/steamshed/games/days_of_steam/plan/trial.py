"""What a run would come to, by the rules themselves: tried on a copy, with the die that lets it arrive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from steamshed.games.days_of_steam.actions import Load, MoveStep, Stop
from steamshed.games.days_of_steam.rules.scoring import points
from steamshed.games.days_of_steam.rules.train_runs import ran_over_curve
from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Scripted


class Delivery(NamedTuple):
    """A good that a run delivers: its colour, the city where it was taken, the cell where it arrives."""

    colour: int
    origin: int
    cell: int


class Trial:
    """A run to its end: what it costs, what it brings if it arrives, and which faces of the die derail it."""

    def __init__(self, state: Table, actions: Sequence[Action]) -> None:
        assert state.seat is not None
        seat, numbers = state.seat, state.rules.numbers
        after = state.clone()
        assert isinstance(after, Table)
        self.cells: list[str] = []
        """The cells on the way, in order."""
        self.deliveries: list[Delivery] = []
        """What is delivered from here on."""
        self.loads: list[tuple[int, int]] = []
        """(how many cells are behind, colour) of what is taken aboard."""
        self.spent: list[int] = []
        """The steam of the move that is spent on every cell of the way."""
        self.over = 0
        """How many faces of the die derail it."""
        steam = state.steam[seat]
        self.delivered: list[int] = state.pending[:]
        for action in actions:
            if isinstance(action, Stop):
                self.delivered = after.pending[:]
                steam = after.steam[seat]
                if after.spent > numbers.speed_limit and ran_over_curve(after, seat):
                    self.over = min(numbers.die, after.spent - numbers.speed_limit)
                    if self.over == numbers.die:
                        break
            cargo, origin, arrived = after.cargo[seat], after.origin[seat], len(after.pending)
            after.apply(action, Scripted([numbers.die] if isinstance(action, Stop) and self.over else []))
            if isinstance(action, MoveStep):
                self.cells.append(after.track.grid.names[after.node[seat] // 4])
                self.spent.append(after.spent)
                if len(after.pending) > arrived:
                    self.deliveries.append(Delivery(cargo, origin, after.node[seat] // 4))
            elif isinstance(action, Load):
                self.loads.append((len(self.cells), after.cargo[seat]))
        self.steam = steam
        """What is left in the boiler."""
        self.points = points(after, seat) - points(state, seat)
        self.percent = round(100 * self.over / numbers.die)
        """The chance to derail."""
