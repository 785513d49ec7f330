"""Lines that can be: their stations, path, goods and vehicles (BI-LINE, BI-HQ-04, BI-MOVE-01)."""

from __future__ import annotations

from steamshed.games.binario.content.box import SHIP
from steamshed.games.binario.rules import effects, lines
from steamshed.games.binario.table.table import Table
from steamshed.kernel.state import NO_FAULT, Fault


def find_line_fault(state: Table) -> Fault:
    """What cannot be on the freight boards."""
    used: set[tuple[int, int]] = set()
    for row in range(2 * state.rules.all_rows):
        if state.start[row] < 0:
            continue
        seat = row // state.rules.all_rows
        where = f"seats[{seat}].lines.{state.line_name(row)}"
        for look in (find_end_fault, find_path_fault, find_vehicle_fault, find_good_fault):
            fault = look(state, seat, row, where)
            if fault != NO_FAULT:
                return fault
        for cell in (state.start[row], state.end[row]):
            if (seat, cell) in used and not state.central[seat]:
                return where, f"{state.map.names[cell]} serves two lines (BI-HQ-04)"
            used.add((seat, cell))
    return NO_FAULT


def find_end_fault(state: Table, seat: int, row: int, where: str) -> Fault:
    """BI-LINE-03."""
    start, end = state.start[row], state.end[row]
    if state.demolished and start != end:
        # until the end of the step a demolished station may still be rebuilt (BI-DEM-07)
        return NO_FAULT
    names = state.map.names
    if state.station_owner[start] != seat or state.station_owner[end] != seat:
        return where, f"no own stations at {names[start]} and {names[end]} (BI-LINE-03)"
    if not lines.joins_own_stations(state, row):
        return where, "a line joins two stations of one family, on their board (BI-LINE-03)"
    return NO_FAULT


def find_path_fault(state: Table, seat: int, row: int, where: str) -> Fault:
    """BI-ROUTE-04: a path to the other station. A line without vehicles may have lost it."""
    way = state.way[row]
    if way is None:
        if state.vehicle[row] >= 0:
            return where, "no path joins the stations for these vehicles (BI-LINE-03)"
        return NO_FAULT
    if way.cells[0] != state.start[row] or way.cells[-1] != state.end[row]:
        return f"{where}.path", f"does not lead to {state.map.names[state.end[row]]}"
    if way.toll > len(way.cells):
        return f"{where}.toll", "is more than the tiles of the path (BI-INC-05)"
    if (way.level == 0) != (state.rules.board_of_row[row % state.rules.all_rows] == SHIP):
        return f"{where}.level", "a land route has a class, a sea route none (BI-ROUTE-06)"
    return NO_FAULT


def find_vehicle_fault(state: Table, seat: int, row: int, where: str) -> Fault:
    """BI-LINE-09, BI-VEH-07, BI-TIME-04, BI-MOVE-01."""
    kind, box = state.vehicle[row], state.rules.box
    if kind < 0:
        return (f"{where}.mark", "no vehicle is on its way (BI-CARD-07)") if state.mark[row] >= 0 else NO_FAULT
    vehicle, board = box.vehicles[kind], state.rules.board_of_row[row % state.rules.all_rows]
    if vehicle.mode != board or state.count[row] < 1:
        return f"{where}.vehicle", f"{state.count[row]} {vehicle.id} do not run there (BI-LINE-09)"
    if state.count[row] > effects.chain(state, seat, kind):
        return f"{where}.count", f"{state.count[row]} {vehicle.id} cannot be coupled (BI-VEH-07)"
    if not state.time[row]:
        return f"{where}.vehicle", f"{vehicle.id} has no speed there (BI-ROUTE-07)"
    if not box.least_time <= state.time[row] <= box.ovals[board]:
        return f"{where}.time", f"is not {box.least_time} to {box.ovals[board]} (BI-TIME-04)"
    if state.progress[row] >= state.time[row]:
        return f"{where}.progress", "is less than the trip time (BI-MOVE-01)"
    return NO_FAULT


def find_good_fault(state: Table, seat: int, row: int, where: str) -> Fault:
    """BI-GOOD-05, BI-LINE-09."""
    for good, place in ((state.out_good[row], "out"), (state.back_good[row], "back")):
        if good < 0:
            continue
        name = state.rules.box.goods[good].id
        if not state.rules.good_eras[good] >> state.era:
            return f"{where}.{place}", f"the time of {name} is over (BI-GOOD-05)"
        kind = state.vehicle[row]
        if kind >= 0 and not state.rules.box.vehicles[kind].goods >> good & 1:
            return f"{where}.{place}", f"{state.rules.box.vehicles[kind].id} does not carry {name} (BI-LINE-09)"
    return NO_FAULT
