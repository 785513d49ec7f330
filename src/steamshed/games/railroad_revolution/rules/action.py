"""The options of an action: STATION, RAILROAD, TELEGRAPH and TRADE, the promotion, the end of it.

See docs/rules/railroad_revolution.md 5.2.
"""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.content.box import STATION
from steamshed.games.railroad_revolution.rules.changes import (
    clear_turn,
    discard_worker,
    first_bonus,
    flip,
    lay_rail,
    primary,
    promote,
    push,
    put_office,
    put_station,
)
from steamshed.games.railroad_revolution.rules.conditions import (
    bonus,
    building,
    count,
    flipping,
    live,
    promoting,
    railing,
    rewarding,
)
from steamshed.games.railroad_revolution.rules.funds import main_complete
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.phases import (
    DEALS,
    FINISH,
    FLIPPED,
    SOLD,
    USED_BONUS,
    USED_PRIMARY,
    USED_TILE,
)
from steamshed.games.railroad_revolution.table.table import Table


class City(Option):
    """RR-STA-01, 02: the building, and what it will cost."""

    def objection(self, state: Table, seat: int, move: Move) -> str:
        return "RR-STA-01" if state.city >= 0 else building(state, seat, move.a)

    def act(self, state: Table, seat: int, move: Move) -> None:
        state.buildings_left[seat] -= 1
        state.city = move.a
        state.is_first = put_station(state, seat, move.a)
        state.owed = state.rules.box.city_tiles[state.city_tile[move.a]].cost


class Primary(Option):
    """RR-STA-03, 13: the primary reward, once."""

    def objection(self, state: Table, seat: int, move: Move) -> str:
        if state.city < 0:
            return "RR-STA-03"
        return "RR-STA-13" if state.used & USED_PRIMARY else rewarding(state, move, 0)

    def act(self, state: Table, seat: int, move: Move) -> None:
        state.used |= USED_PRIMARY
        primary(state, move.a)


class FirstBonus(Option):
    """RR-STA-04, 05, 13: the bonus of the first station, once."""

    def objection(self, state: Table, seat: int, move: Move) -> str:
        if state.city < 0:
            return "RR-STA-04"
        if not state.is_first:
            return "RR-STA-05"
        return "RR-STA-13" if state.used & USED_BONUS else bonus(state, seat, move)

    def act(self, state: Table, seat: int, move: Move) -> None:
        state.used |= USED_BONUS
        first_bonus(state, seat)


class Rail(Option):
    """RR-RAIL-01 to 06: so many rails as the action takes, and a deal where the icon is."""

    def objection(self, state: Table, seat: int, move: Move) -> str:
        return "RR-RAIL-05" if state.laid >= state.need else railing(state, seat, move.a)

    def act(self, state: Table, seat: int, move: Move) -> None:
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


class Sector(Option):
    """RR-TEL-01 to 05: an office, the shares of its sector, and a deal where the icon is (RR-TEL-07).

    There is a building: without one nobody is placed here (RR-TEL-08), and nothing takes it away before.
    """

    def objection(self, state: Table, seat: int, move: Move) -> str:
        if state.sector >= 0:
            return "RR-TEL-01"
        return "RR-TEL-05" if state.offices[seat] >> move.a & 1 else ""

    def act(self, state: Table, seat: int, move: Move) -> None:
        box = state.rules.box
        state.buildings_left[seat] -= 1
        state.sector = move.a
        state.is_first = put_office(state, seat, move.a)
        state.taken = box.sector_shares[move.a] + (box.sector_first[move.a] if state.is_first else 0)
        state.shares[seat] += state.taken
        if box.sector_deal[move.a]:
            state.deal = True


class TileWorker(Option):
    """RR-TEL-06, 07: a worker for the tile of the sector, once."""

    def objection(self, state: Table, seat: int, move: Move) -> str:
        if state.sector < 0 or state.used & USED_TILE:
            return "RR-TEL-06"
        tile = state.sector_tile[state.sector]
        if tile < 0:
            return "RR-TEL-07"
        if count(state, seat, move.a, move.b) == 0:
            return "RR-GEN-03"
        return live(state, move, state.rules.box.telegraph_tiles[tile], 0, 1, "RR-GEN-14")

    def act(self, state: Table, seat: int, move: Move) -> None:
        state.used |= USED_TILE
        discard_worker(state, seat, move.a, move.b)
        push(state, state.rules.box.telegraph_tiles[state.sector_tile[state.sector]])


class SellPiece(Option):
    """RR-TRD-01: one piece of the leftmost sector that holds one, for the money over it.

    There is a piece: without one nobody is placed here (RR-TRD-03), and the last one is never taken (RR-TRD-02).
    """

    def objection(self, state: Table, seat: int, move: Move) -> str:
        if state.used & SOLD:
            return "RR-TRD-01"
        box = state.rules.box
        rail, house = box.rail_sector[state.rails_left[seat]], box.building_sector[state.buildings_left[seat]]
        return "" if (rail <= house if move.a == 0 else house <= rail) else "RR-TRD-01"

    def act(self, state: Table, seat: int, move: Move) -> None:
        box = state.rules.box
        state.used |= SOLD
        left = state.rails_left if move.a == 0 else state.buildings_left
        sectors = box.rail_sector if move.a == 0 else box.building_sector
        state.cash[seat] += box.sector_money[sectors[left[seat]]]
        left[seat] -= 1


class TradeFlip(Option):
    """RR-TRD-02: one train, once."""

    def objection(self, state: Table, seat: int, move: Move) -> str:
        return "RR-TRD-02" if state.used & FLIPPED else flipping(state, seat, move, 0)

    def act(self, state: Table, seat: int, move: Move) -> None:
        state.used |= FLIPPED
        flip(state, seat, move.a, move.b)


class Promo(Option):
    """RR-TURN-08: a white worker, or a specialist as white, promotes."""

    def objection(self, state: Table, seat: int, move: Move) -> str:
        return "RR-TURN-08" if state.spec_used else promoting(state, seat, move)

    def act(self, state: Table, seat: int, move: Move) -> None:
        state.spec_used = True
        promote(state, seat, move)


class Done(Option):
    """RR-TURN-06: the main action is complete; it is paid now (docs/rules/railroad_revolution.md 5.2, note a)."""

    def objection(self, state: Table, seat: int, move: Move) -> str:
        if not main_complete(state):
            return "RR-TURN-06"
        if state.cash[seat] < state.owed:
            return "RR-STA-02" if state.action == STATION else "RR-RAIL-02"
        return ""

    def act(self, state: Table, seat: int, move: Move) -> None:
        state.cash[seat] -= state.owed
        state.step = DEALS if state.deal else FINISH
        clear_turn(state)
        state.waiting = state.step == DEALS and state.available[seat] < state.rules.box.minimum
