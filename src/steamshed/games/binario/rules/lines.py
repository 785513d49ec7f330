"""Lines: which goods and vehicles may go on them, and their path, length and trip time (BI-LINE, BI-GOOD, BI-HQ-04)."""

from __future__ import annotations

from steamshed.games.binario.content.box import BOARD_OF, F_SHIP
from steamshed.games.binario.rules import effects, reports
from steamshed.games.binario.rules.ways.network import ANY_CLASS, find_path
from steamshed.games.binario.table.pieces import Rest, Way
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.violation import Violation

# -- goods -----------------------------------------------------------------------------------------------------------


def carried(state: Table, seat: int, start: int, end: int) -> int:
    """BI-GOOD-01 to 06: the goods that may be carried from one station to another, as bits."""
    key = (seat, start, end, state.era)
    known = state.found.carried
    if key in known:
        return known[key]
    givers, takers = state.served(start), state.served(end)
    giving = 0
    for giver in givers:
        giving |= 1 << state.facility[giver]
    found = 0
    for good, kind in enumerate(state.rules.box.goods):
        if not kind.producers & giving or not state.rules.good_eras[good] >> state.era & 1:
            continue
        if kind.to_ports and reaches_port(state, seat, end):
            found |= 1 << good
            continue
        for giver in givers:
            if kind.producers >> state.facility[giver] & 1 and taken(state, good, giver, takers):
                found |= 1 << good
                break
    known[key] = found
    return found


def taken(state: Table, good: int, giver: int, takers: list[int]) -> bool:
    kind = state.rules.box.goods[good]
    for taker in takers:
        if taker == giver or not kind.consumers >> state.facility[taker] & 1:
            continue
        # BI-GOOD-03: workers go between a city and an industry
        if kind.between_kinds and (state.facility[taker] == 0) == (state.facility[giver] == 0):
            continue
        return True
    return False


def reaches_port(state: Table, seat: int, cell: int) -> bool:
    """BI-GOOD-06: by ship any own port, by land a station beside a port of either player."""
    box = state.rules.box
    if box.stations[state.station[cell]].family == F_SHIP:
        return True
    for side in range(4):
        other = state.map.near[4 * cell + side]
        if other >= 0 and state.station[other] >= 0 and box.stations[state.station[other]].family == F_SHIP:
            return True
    return False


# -- paths and times -------------------------------------------------------------------------------------------------


def every_class(state: Table, start: int) -> int:
    return 1 if state.rules.box.stations[state.station[start]].family == F_SHIP else ANY_CLASS


def family_at(state: Table, cell: int) -> int:
    return state.rules.box.stations[state.station[cell]].family


def joins_own_stations(state: Table, row: int) -> bool:
    """BI-LINE-03: a line joins two own stations of one family, on their board."""
    start, end = state.start[row], state.end[row]
    seat, at = divmod(row, state.rules.all_rows)
    if start == end or state.station_owner[start] != seat or state.station_owner[end] != seat:
        return False
    family = family_at(state, start)
    return family == family_at(state, end) and BOARD_OF[family] == state.rules.board_of_row[at]


def route_for(state: Table, seat: int, start: int, end: int, kind: int) -> Way | None:
    """BI-ROUTE-04: the path of a line with vehicles of a kind, or without (-1)."""
    family = family_at(state, start)
    classes = every_class(state, start) if kind < 0 else state.rules.classes[kind][family]
    return find_path(state, seat, start, end, classes) if classes else None


def time_for(state: Table, seat: int, start: int, kind: int, way: Way) -> int:
    family = family_at(state, start)
    return effects.trip_time(state, seat, kind, state.rules.speeds[family][way.level], way.length)


def check_vehicle(state: Table, seat: int, start: int, end: int, kind: int) -> Violation | None:
    """Why vehicles of a kind may not go on a line between two stations (BI-LINE-08, BI-LINE-09, BI-TIME-04)."""
    box = state.rules.box
    vehicle = box.vehicles[kind]
    family = family_at(state, start)
    if vehicle.mode != BOARD_OF[family]:
        return Violation("BI-ROUTE-07")
    if state.rules.advanced and not vehicle.use >> state.era & 1:
        return Violation("BI-ADV-03" if state.era == 4 and vehicle.use >> 3 & 1 else "BI-ADV-02")
    era = min(box.stations[state.station[start]].era, box.stations[state.station[end]].era)
    if family == F_SHIP and vehicle.era == 4 and era < 4:
        return Violation("BI-LINE-08")
    if state.central[seat] == 0 and vehicle.era > era:
        return Violation("BI-LINE-08")
    if state.central[seat] and state.rules.hq_era_cap and vehicle.era > max(era, state.central[seat]):
        return Violation("BI-LINE-08")
    if not state.rules.classes[kind][family]:
        return Violation("BI-VEH-06")
    way = route_for(state, seat, start, end, kind)
    if way is None:
        return Violation("BI-ROUTE-07")
    if time_for(state, seat, start, kind, way) > box.ovals[BOARD_OF[family]]:
        return Violation("BI-TIME-04")
    return None


# -- rows ------------------------------------------------------------------------------------------------------------


def busy(state: Table, seat: int, cell: int, but: int = -1) -> bool:
    """BI-HQ-04: without a central building a station is an end of at most one line."""
    if state.central[seat]:
        return False
    for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
        if row != but and (state.start[row] == cell or state.end[row] == cell):
            return True
    return False


def free_row(state: Table, seat: int, board: int) -> int:
    """The first empty row of a board, or -1."""
    first = state.row_of(seat, board, 0)
    for row in range(first, first + state.rules.rows[board]):
        if state.start[row] < 0:
            return row
    return -1


def stands_at(state: Table, row: int) -> int:
    """BI-MOVE-05: the station where a line stands (an empty row: starts), or -1 under way."""
    if state.vehicle[row] >= 0 and state.progress[row]:
        return -1
    return state.end[row] if state.heading[row] else state.start[row]


def available(state: Table, seat: int, kind: int, cell: int) -> int:
    """BI-LINE-13: parked vehicles of a kind that may go on a line that stands at a cell."""
    total = state.park[seat][kind]
    for rest in state.resting[seat]:
        if rest.kind == kind and rest.at == cell:
            total += rest.count
    return total


def owned_parked(state: Table, seat: int, kind: int) -> int:
    total = state.park[seat][kind]
    for rest in state.resting[seat]:
        if rest.kind == kind:
            total += rest.count
    return total


def fetch(state: Table, seat: int, kind: int, count: int, cell: int) -> None:
    """Takes vehicles out of the park: those that rest at the station first, as they fit few other lines."""
    kept: list[Rest] = []
    for rest in state.resting[seat]:
        if rest.kind == kind and rest.at == cell and count:
            used = min(count, rest.count)
            count -= used
            if used < rest.count:
                kept.append(Rest(kind, rest.count - used, rest.until, rest.at))
        else:
            kept.append(rest)
    state.resting[seat] = kept
    state.park[seat][kind] -= count


def fetch_any(state: Table, seat: int, kind: int) -> None:
    """One parked vehicle to be sold: the one that rests longest first."""
    resting = [rest for rest in state.resting[seat] if rest.kind == kind]
    if not resting:
        state.park[seat][kind] -= 1
        return
    longest = max(resting, key=lambda rest: (rest.until, rest.at))
    at = state.resting[seat].index(longest)
    if longest.count > 1:
        state.resting[seat][at] = Rest(kind, longest.count - 1, longest.until, longest.at)
    else:
        state.resting[seat].pop(at)


def take_off(state: Table, row: int, count: int) -> None:
    """BI-LINE-12, BI-LINE-13: vehicles of a line go to the park and rest for its trip time."""
    seat = row // state.rules.all_rows
    rest = Rest(state.vehicle[row], count, state.round + state.time[row], stands_at(state, row))
    state.add_rest(seat, rest)
    state.count[row] -= count
    if state.count[row] == 0:
        state.vehicle[row] = -1
        state.heading[row] = state.progress[row] = 0
        state.mark[row] = -1


def close(state: Table, row: int, events: list[Event], lost: bool = False) -> None:
    """Vehicles to the depot, tokens to the stock, the row is empty; ``lost``: its path is gone (BI-DEM-07)."""
    told = reports.row(state, row) | {"lost": "yes" if lost else "no"}
    if state.vehicle[row] >= 0:
        take_off(state, row, state.count[row])
    for good in (state.out_good[row], state.back_good[row]):
        if good >= 0:
            state.goods[good] += 1
    state.out_good[row] = state.back_good[row] = -1
    state.start[row] = state.end[row] = -1
    state.way[row] = None
    state.time[row] = 0
    state.touched[row] = state.withdrawn[row] = False
    events.append(Event("line-closed", row // state.rules.all_rows, told))


def release(state: Table) -> None:
    """BI-LINE-13: at the beginning of step 5 vehicles that have rested enough are free."""
    for seat in range(2):
        kept: list[Rest] = []
        for rest in state.resting[seat]:
            if rest.until <= state.round:
                state.park[seat][rest.kind] += rest.count
            else:
                kept.append(rest)
        state.resting[seat] = kept


def compute(state: Table, events: list[Event]) -> None:
    """BI-LINE-10, 11 and 14: the values of all standing lines and of rows without vehicle, from the present map."""
    for seat in (state.holder, 1 - state.holder):
        for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
            if state.start[row] >= 0 and not (state.vehicle[row] >= 0 and state.progress[row]):
                compute_row(state, seat, row, events)


def compute_row(state: Table, seat: int, row: int, events: list[Event]) -> None:
    start, end = state.start[row], state.end[row]
    check_good(state, seat, row, 0, start, end, state.out_good, events)
    check_good(state, seat, row, 1, end, start, state.back_good, events)
    kind = state.vehicle[row]
    if kind >= 0 and check_vehicle(state, seat, start, end, kind):
        events.append(Event("vehicles-parked", seat, reports.vehicles(state, row) | {"reason": "path"}))
        take_off(state, row, state.count[row])
        kind = -1
    way = route_for(state, seat, start, end, kind)
    state.way[row] = way
    if way is not None:
        state.time[row] = time_for(state, seat, start, kind, way) if kind >= 0 else 0


def check_good(
    state: Table, seat: int, row: int, heading: int, start: int, end: int, goods: list[int], events: list[Event]
) -> None:
    """BI-LINE-14: a good that can no longer be carried in its direction goes back to the stock."""
    good = goods[row]
    if good < 0 or carried(state, seat, start, end) >> good & 1:
        return
    goods[row] = -1
    state.goods[good] += 1
    if heading == state.heading[row]:
        state.mark[row] = -1
    events.append(Event("good-lost", seat, reports.row(state, row) | {"good": state.rules.box.goods[good].id}))
