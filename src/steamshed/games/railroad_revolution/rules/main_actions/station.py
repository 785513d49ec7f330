"""The main action station: a building in a city, its rewards (RR-STA)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.rules.changes import (
    first_bonus,
    primary,
    put_station,
)
from steamshed.games.railroad_revolution.rules.conditions import (
    bonus,
    building,
    rewarding,
)
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.phases import (
    USED_BONUS,
    USED_PRIMARY,
)
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


class City(Option):
    """RR-STA-01, 02: the building, and what it will cost."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return Violation("RR-STA-01") if state.city >= 0 else building(state, seat, move.a)

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.buildings_left = state.buildings_left[:]
        state.buildings_left[seat] -= 1
        state.city = move.a
        state.is_first = put_station(state, seat, move.a)
        state.owed = state.rules.box.city_tiles[state.city_tile[move.a]].cost


class Primary(Option):
    """RR-STA-03, 13: the primary reward, once."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        if state.city < 0:
            return Violation("RR-STA-03")
        return Violation("RR-STA-13") if state.used & USED_PRIMARY else rewarding(state, move, 0)

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.used |= USED_PRIMARY
        primary(state, move.a)


class FirstBonus(Option):
    """RR-STA-04, 05, 13: the bonus of the first station, once."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        if state.city < 0:
            return Violation("RR-STA-04")
        if not state.is_first:
            return Violation("RR-STA-05")
        return Violation("RR-STA-13") if state.used & USED_BONUS else bonus(state, seat, move)

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.used |= USED_BONUS
        first_bonus(state, seat)
