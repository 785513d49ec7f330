"""The main action telegraph: an office in a sector, and the tile there (RR-TEL)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.rules.changes import (
    discard_worker,
    push,
    put_office,
)
from steamshed.games.railroad_revolution.rules.conditions import (
    count,
    live,
)
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.phases import (
    USED_TILE,
)
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


class Sector(Option):
    """RR-TEL-01 to 05: an office, the shares of its sector, and a deal where the icon is (RR-TEL-07).

    There is a building: without one nobody is placed here (RR-TEL-08), and nothing takes it away before.
    """

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        if state.sector >= 0:
            return Violation("RR-TEL-01")
        return Violation("RR-TEL-05") if state.offices[seat] >> move.a & 1 else None

    def perform(self, state: Table, seat: int, move: Move) -> None:
        box = state.rules.box
        state.buildings_left = state.buildings_left[:]
        state.buildings_left[seat] -= 1
        state.sector = move.a
        state.is_first = put_office(state, seat, move.a)
        state.taken = box.sector_shares[move.a] + (box.sector_first[move.a] if state.is_first else 0)
        state.shares[seat] += state.taken
        if box.sector_deal[move.a]:
            state.deal = True


class TileWorker(Option):
    """RR-TEL-06, 07: a worker for the tile of the sector, once."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        if state.sector < 0 or state.used & USED_TILE:
            return Violation("RR-TEL-06")
        tile = state.sector_tile[state.sector]
        if tile < 0:
            return Violation("RR-TEL-07")
        if count(state, seat, move.a, move.b) == 0:
            return Violation("RR-GEN-03")
        return live(state, move, state.rules.box.telegraph_tiles[tile], 0, 1, "RR-GEN-14")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.used |= USED_TILE
        discard_worker(state, seat, move.a, move.b)
        push(state, state.rules.box.telegraph_tiles[state.sector_tile[state.sector]])
