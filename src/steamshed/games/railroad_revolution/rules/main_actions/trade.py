"""The main action trade: a piece of the stock is sold, a train is turned (RR-TRD)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.rules.changes import (
    flip,
)
from steamshed.games.railroad_revolution.rules.conditions import (
    flipping,
)
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.phases import (
    FLIPPED,
    SOLD,
)
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


class SellPiece(Option):
    """RR-TRD-01: one piece of the leftmost sector that holds one, for the money over it.

    There is a piece: without one nobody is placed here (RR-TRD-03), and the last one is never taken (RR-TRD-02).
    """

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        if state.used & SOLD:
            return Violation("RR-TRD-01")
        box = state.rules.box
        rail, house = box.rail_sector[state.rails_left[seat]], box.building_sector[state.buildings_left[seat]]
        return None if (rail <= house if move.a == 0 else house <= rail) else Violation("RR-TRD-01")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        box = state.rules.box
        state.used |= SOLD
        if move.a == 0:
            state.cash[seat] += box.sector_money[box.rail_sector[state.rails_left[seat]]]
            state.rails_left = state.rails_left[:]
            state.rails_left[seat] -= 1
        else:
            state.cash[seat] += box.sector_money[box.building_sector[state.buildings_left[seat]]]
            state.buildings_left = state.buildings_left[:]
            state.buildings_left[seat] -= 1


class TradeFlip(Option):
    """RR-TRD-02: one train, once."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return Violation("RR-TRD-02") if state.used & FLIPPED else flipping(state, seat, move, 0)

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.used |= FLIPPED
        flip(state, seat, move.a, move.b)
