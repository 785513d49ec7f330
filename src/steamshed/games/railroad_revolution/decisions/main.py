"""The options of the four main actions: STATION, RAILROAD, TELEGRAPH and TRADE (section 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.decisions.decision import Decision
from steamshed.games.railroad_revolution.legality import (
    bonus,
    building,
    count,
    flipping,
    live,
    railing,
    rewarding,
)
from steamshed.games.railroad_revolution.perform import (
    discard_worker,
    first_bonus,
    flip,
    lay_rail,
    primary,
    push,
    put_office,
    put_station,
)
from steamshed.games.railroad_revolution.steps import FLIPPED, SOLD, USED_BONUS, USED_PRIMARY, USED_TILE

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution


class City(Decision):
    """RR-STA-01, 02: the building, and what it will cost."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        return "RR-STA-01" if state.city >= 0 else building(state, seat, move.a)

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        state.buildings_left[seat] -= 1
        state.city = move.a
        state.is_first = put_station(state, seat, move.a)
        state.owed = state.rules.box.city_tiles[state.city_tile[move.a]].cost


class Primary(Decision):
    """RR-STA-03, 13: the primary reward, once."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        if state.city < 0:
            return "RR-STA-03"
        return "RR-STA-13" if state.used & USED_PRIMARY else rewarding(state, move, 0)

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        state.used |= USED_PRIMARY
        primary(state, move.a)


class FirstBonus(Decision):
    """RR-STA-04, 05, 13: the bonus of the first station, once."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        if state.city < 0:
            return "RR-STA-04"
        if not state.is_first:
            return "RR-STA-05"
        return "RR-STA-13" if state.used & USED_BONUS else bonus(state, seat, move)

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        state.used |= USED_BONUS
        first_bonus(state, seat)


class Rail(Decision):
    """RR-RAIL-01 to 06: so many rails as the action takes, and a deal where the icon is."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        return "RR-RAIL-05" if state.laid >= state.need else railing(state, seat, move.a)

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        box = state.rules.box
        state.rails_left[seat] -= 1
        lay_rail(state, seat, move.a)
        # RR-RAIL-02, RR-RAIL-06
        triangles = box.terrain[move.a]
        state.owed += box.triangle * triangles + (box.railroad_base if state.laid == 0 else 0)
        state.laid += 1
        state.triangles += triangles
        if box.deal_space[move.a]:
            state.deal = True


class Sector(Decision):
    """RR-TEL-01 to 05: an office, the shares of its sector, and a deal where the icon is (RR-TEL-07).

    There is a building: without one nobody is placed here (RR-TEL-08), and nothing takes it away before.
    """

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        if state.sector >= 0:
            return "RR-TEL-01"
        return "RR-TEL-05" if state.offices[seat] >> move.a & 1 else ""

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        box = state.rules.box
        state.buildings_left[seat] -= 1
        state.sector = move.a
        state.is_first = put_office(state, seat, move.a)
        state.taken = box.sector_shares[move.a] + (box.sector_first[move.a] if state.is_first else 0)
        state.shares[seat] += state.taken
        if box.sector_deal[move.a]:
            state.deal = True


class TileWorker(Decision):
    """RR-TEL-06, 07: a worker for the tile of the sector, once."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        if state.sector < 0 or state.used & USED_TILE:
            return "RR-TEL-06"
        tile = state.sector_tile[state.sector]
        if tile < 0:
            return "RR-TEL-07"
        if count(state, seat, move.a, move.b) == 0:
            return "RR-GEN-03"
        return live(state, move, state.rules.box.telegraph_tiles[tile], 0, 1, "RR-GEN-14")

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        state.used |= USED_TILE
        discard_worker(state, seat, move.a, move.b)
        push(state, state.rules.box.telegraph_tiles[state.sector_tile[state.sector]])


class SellPiece(Decision):
    """RR-TRD-01: one piece of the leftmost sector that holds one, for the money over it.

    There is a piece: without one nobody is placed here (RR-TRD-03), and the last one is never taken (RR-TRD-02).
    """

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        if state.used & SOLD:
            return "RR-TRD-01"
        box = state.rules.box
        rail, house = box.rail_sector[state.rails_left[seat]], box.building_sector[state.buildings_left[seat]]
        return "" if (rail <= house if move.a == 0 else house <= rail) else "RR-TRD-01"

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        box = state.rules.box
        state.used |= SOLD
        left = state.rails_left if move.a == 0 else state.buildings_left
        sectors = box.rail_sector if move.a == 0 else box.building_sector
        state.cash[seat] += box.sector_money[sectors[left[seat]]]
        left[seat] -= 1


class TradeFlip(Decision):
    """RR-TRD-02: one train, once."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        return "RR-TRD-02" if state.used & FLIPPED else flipping(state, seat, move, 0)

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        state.used |= FLIPPED
        flip(state, seat, move.a, move.b)
