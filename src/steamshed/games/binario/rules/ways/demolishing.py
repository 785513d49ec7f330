"""Demolishing: what may be taken up, what it costs, and what is lost by it (BI-DEM)."""

from __future__ import annotations

from steamshed.games.binario.content.box import F_MAGLEV, F_SHIP
from steamshed.games.binario.content.continent import DESERT, HILL, MEADOW
from steamshed.games.binario.rules import lines, reports
from steamshed.games.binario.rules.ways.network import find_path, holds, is_attached, slot_at, slots_of, tunnel_at
from steamshed.games.binario.table.elements import cell_of_element, is_station
from steamshed.games.binario.table.pieces import Tunnel
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.violation import Violation


def maglev_tunnels(state: Table, cell: int) -> list[Tunnel]:
    return [tunnel for tunnel in state.tunnels if cell in (tunnel.cells[0], tunnel.cells[-1])]


def check(state: Table, seat: int, element: int) -> Violation | None:
    """BI-DEM-01, 02 and 04: why an element cannot be demolished."""
    cell = cell_of_element(state, element)
    if is_station(state, element):
        if state.station_owner[cell] != seat:
            return Violation("BI-DEM-01")
        kind = state.rules.box.stations[state.station[cell]]
        if state.central[seat] and kind.family == 0 and state.label[cell] == 0:
            return Violation("BI-HQ-05")
        if kind.family == F_MAGLEV and maglev_tunnels(state, cell):
            # BI-DEM-08: the stations of a maglev are its portals; the tunnel goes first
            return Violation("BI-DEM-08")
    else:
        if state.way_owner[element] == 2:
            return Violation("BI-DEM-02")
        if state.way_owner[element] != seat:
            return Violation("BI-DEM-01")
        other = element ^ 1
        if state.way_type[other] >= 0 and state.way_owner[other] != seat:
            return Violation("BI-DEM-02")
    return Violation("BI-DEM-04") if in_use(state, seat, element) else None


def in_use(state: Table, seat: int, element: int) -> bool:
    """BI-DEM-04: an own line under way runs over it."""
    cell = cell_of_element(state, element)
    for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
        path = state.way[row]
        if state.vehicle[row] < 0 or state.progress[row] == 0 or path is None or cell not in path.cells:
            continue
        if is_station(state, element):
            # a tunnel below it does not matter (BI-TUN-03)
            if not path.under[path.cells.index(cell)]:
                return True
            continue
        if element in slots_of(state, path.cells, path.under):
            return True
        tunnel = tunnel_at(state, cell)
        if tunnel is not None and set(tunnel.cells) <= set(path.cells):
            return True
    return False


def price(state: Table, element: int) -> int:
    """BI-DEM-01, BI-DEM-08: a tunnel counts as a whole."""
    box = state.rules.box
    cell = cell_of_element(state, element)
    if is_station(state, element):
        return box.stations[state.station[cell]].demolish
    way = box.ways[state.way_type[element]]
    tunnel = tunnel_at(state, cell)
    if tunnel is None:
        return way.demolish
    return 2 * way.demolish + box.under_demolish * (len(tunnel.cells) - 2)


def maglev_price(state: Table, tunnel: Tunnel) -> int:
    return state.rules.box.ways[tunnel.type].demolish * (len(tunnel.cells) - 2)


def take_up(state: Table, seat: int, element: int, events: list[Event]) -> None:
    """Takes an element off the map and pays for it (BI-DEM-01, 06, 08 and 09)."""
    cost = price(state, element)
    cell = cell_of_element(state, element)
    state.silver[seat] -= cost
    state.demolished = True
    state.unshare()
    events.append(Event("demolished", seat, named(state, element) | {"silver": cost}))
    if is_station(state, element):
        port = state.rules.box.stations[state.station[cell]].family == F_SHIP
        state.station[cell] = state.station_owner[cell] = state.label[cell] = -1
        state.station_sides[cell] = 0
        state.stations[seat].remove(cell)
        if not port:
            clear(state, cell)
    else:
        tunnel = tunnel_at(state, cell)
        if tunnel is None:
            take_way(state, element)
        else:
            state.tunnels.remove(tunnel)
            for end in (tunnel.cells[0], tunnel.cells[-1]):
                take_way(state, 2 * end)
                state.portal[end] = -1
    state.changed()


def named(state: Table, element: int) -> dict[str, str | int]:
    """What is taken up: a station, a tunnel, a bridge or a tile of a way, and where."""
    cell = cell_of_element(state, element)
    if is_station(state, element):
        return {"what": "station"} | reports.station(state, cell)
    what = "tunnel" if tunnel_at(state, cell) is not None else "bridge" if state.map.bridge[cell] else "tile"
    type = state.rules.box.ways[state.way_type[element]].id
    return {"what": what, "type": type, "cell": state.map.names[cell]}


def take_way(state: Table, slot: int) -> None:
    """The way of a slot; the other way of a level crossing stays."""
    cell = slot >> 1
    if slot & 1 == 0 and state.way_type[slot + 1] >= 0:
        for field in (state.way_type, state.way_owner, state.way_laid, state.way_exits):
            field[slot] = field[slot + 1]
        slot += 1
    state.way_type[slot] = state.way_owner[slot] = state.way_laid[slot] = -1
    state.way_exits[slot] = 0
    for side in range(4):
        # BI-WAY-08: the side of a station becomes free when the tile beyond it is demolished
        other = state.map.near[4 * cell + side]
        if other >= 0 and is_attached(state, other, side ^ 2) and slot_at(state, cell, side) < 0:
            state.station_sides[other] &= ~(1 << (side ^ 2))
    if state.way_type[2 * cell] < 0:
        clear(state, cell)


def clear(state: Table, cell: int) -> None:
    """BI-DEM-06: a former hill or desert becomes meadow; water, forest and desert-meadow stay."""
    if state.terrain[cell] in (HILL, DESERT):
        state.set_terrain(cell, MEADOW)


def take_maglev(state: Table, seat: int, tunnel: Tunnel, events: list[Event]) -> None:
    cost = maglev_price(state, tunnel)
    state.silver[seat] -= cost
    state.demolished = True
    state.unshare()
    state.tunnels.remove(tunnel)
    for end, towards in ((tunnel.cells[0], tunnel.cells[1]), (tunnel.cells[-1], tunnel.cells[-2])):
        state.station_sides[end] &= ~(1 << state.map.side_to(end, towards))
    state.changed()
    args: dict[str, str | int] = {"what": "tunnel", "type": state.rules.box.ways[tunnel.type].id, "silver": cost}
    events.append(Event("demolished", seat, args | {"cell": state.map.names[tunnel.cells[0]]}))


def settle(state: Table, events: list[Event]) -> None:
    """BI-DEM-05, BI-DEM-07: at the end of the step, records that no longer hold and lines without a path go."""
    for seat in (state.holder, 1 - state.holder):
        kept = [route for route in state.routes[seat] if holds(state, seat, route)]
        if len(kept) < len(state.routes[seat]):
            events.append(Event("records-lost", seat, {"count": len(state.routes[seat]) - len(kept)}))
            state.unshare()
            state.routes[seat] = kept
            state.changed()
        for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
            if state.start[row] >= 0 and not still_linked(state, seat, row):
                lines.close(state, row, events, True)


def still_linked(state: Table, seat: int, row: int) -> bool:
    start, end = state.start[row], state.end[row]
    box = state.rules.box
    for cell in (start, end):
        if state.station[cell] < 0 or state.station_owner[cell] != seat:
            return False
    if box.stations[state.station[start]].family != box.stations[state.station[end]].family:
        return False
    if state.rules.version > 1 and not lines.joins_own_stations(state, row):
        # BI-LINE-03: until version 1 of the rules a line could stay on the board of what was demolished
        return False
    return find_path(state, seat, start, end, lines.every_class(state, start)) is not None
