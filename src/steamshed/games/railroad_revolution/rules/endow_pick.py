"""The last step of the setup: everybody picks an endowment tile (RR-SET-04, 05)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.rules.changes import push
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


class Pick(Option):
    """RR-SET-04, 05: the worker on the tile is always taken, then the visible side is resolved."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return None if move.a in state.endowment[::3] else Violation("RR-SET-04")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        at = 3 * state.endowment[::3].index(move.a)
        side, colour = state.endowment[at + 1], state.endowment[at + 2]
        del state.endowment[at : at + 3]
        state.hand = state.hand[:]
        state.hand[5 * seat + colour] += 1
        state.available = state.available[:]
        state.available[seat] += 1
        push(state, state.rules.box.endowments[move.a][side])
