"""What a run would come to, by the rules themselves: tried on a copy, with the die that lets it arrive."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.days_of_steam.actions import MoveStep, Stop
from steamshed.games.days_of_steam.rules.running import ran_over_curve
from steamshed.games.days_of_steam.rules.scoring import points
from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Scripted


class Trial:
    """A run to its end: what it costs, what it brings if it arrives, and which faces of the die derail it."""

    def __init__(self, state: Table, actions: Sequence[Action]) -> None:
        assert state.seat is not None
        seat, numbers = state.seat, state.rules.numbers
        after = state.clone()
        assert isinstance(after, Table)
        self.cells: list[str] = []
        """The cells on the way, in order."""
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
            after.apply(action, Scripted([numbers.die] if isinstance(action, Stop) and self.over else []))
            if isinstance(action, MoveStep):
                self.cells.append(after.track.grid.names[after.node[seat] // 4])
        self.steam = steam
        """What is left in the boiler."""
        self.points = points(after, seat) - points(state, seat)
