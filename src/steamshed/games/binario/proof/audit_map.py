"""Stations, ways, tunnels and route records that can be, and a continent that is being built by hand."""

from __future__ import annotations

import itertools

from steamshed.games.binario.content.box import F_MAGLEV, F_SHIP, RAIL, ROAD
from steamshed.games.binario.content.continent import (
    DESERT,
    FOREST,
    HILL,
    LAKE,
    MEADOW,
    MOUNTAIN,
    PLAIN,
    SIDES,
)
from steamshed.games.binario.rules import costs
from steamshed.games.binario.rules.continent import by_hand
from steamshed.games.binario.rules.phases.building import seat_station
from steamshed.games.binario.rules.ways.network import bit_count, holds
from steamshed.games.binario.table.network_codecs import label_of
from steamshed.games.binario.table.phases import MAP_PHASES
from steamshed.games.binario.table.table import Table
from steamshed.kernel.state import NO_FAULT, Fault

NORTH_SOUTH, EAST_WEST, ALL_SIDES = 5, 10, 15


def is_open_land(state: Table, cell: int) -> bool:
    return bool(PLAIN >> state.terrain[cell] & 1)


# -- stations --------------------------------------------------------------------------------------------------------


def find_station_fault(state: Table) -> Fault:
    """BI-STN-01, 04 and 06: where stations stand and what is attached to them."""
    for cell in state.factories:
        if state.way_type[2 * cell] >= 0 or state.station[cell] >= 0:
            return "factories", f"{state.map.names[cell]} is no open land (BI-ERA-04)"
    most = state.rules.box.facilities[state.rules.box.facility_of["food_factory"]].count
    if len(state.factories) > most - (1 if state.phase == "food_factory" else 0):
        return "factories", f"there are only {most} (BI-ERA-02)"
    for seat in range(2):
        for cell in state.stations[seat]:
            name = state.map.names[cell]
            if state.station_owner[cell] != seat or state.station[cell] < 0:
                return f"seats[{seat}].stations", f"the station at {name} is not where it should be"
            fault = find_site_fault(state, cell, f"seats[{seat}].stations.{label_of(state, cell)}")
            if fault != NO_FAULT:
                return fault
            fault = find_side_fault(state, seat, cell)
            if fault != NO_FAULT:
                return fault
    return NO_FAULT


def find_site_fault(state: Table, cell: int, where: str) -> Fault:
    kind, name = state.rules.box.stations[state.station[cell]], state.map.names[cell]
    if kind.family == F_SHIP:
        if not state.map.port_site[cell]:
            return f"{where}.at", f"{name} is no free port site (BI-STN-06)"
    elif not is_open_land(state, cell):
        return f"{where}.at", f"{name} is no plain cell (BI-STN-01)"
    if bit_count(state.station_sides[cell]) > kind.exits:
        return f"{where}.sides", f"{kind.id} has {kind.exits} sides for ways (BI-STN-04)"
    return NO_FAULT


def find_side_fault(state: Table, seat: int, cell: int) -> Fault:
    """Every attached side of a station leads to a way or a street; those of a maglev lead below."""
    below = state.rules.box.stations[state.station[cell]].family == F_MAGLEV
    for side in range(4):
        if not state.station_sides[cell] >> side & 1:
            continue
        other = state.map.near[4 * cell + side]
        exits = state.way_exits[2 * other] | state.way_exits[2 * other + 1] if other >= 0 else 0
        if other < 0 or not (below or state.facility[other] == 0 or exits >> (side ^ 2) & 1):
            return f"seats[{seat}].stations", f"{state.map.names[cell]}: no way leads to side {SIDES[side]}"
    return NO_FAULT


def find_supply_fault(state: Table) -> Fault:
    """BI-SUP-01: no more tiles than the box holds."""
    box = state.rules.box
    for seat in range(2):
        where = f"seats[{seat}]"
        for kind, station in enumerate(box.stations):
            if costs.stations_left(state, seat, kind) < 0:
                return where, f"more stations {station.id} than the box holds (BI-SUP-01)"
        for type, way in enumerate(box.ways):
            if way.family != F_MAGLEV and costs.tiles_left(state, seat, type) < 0 and way.eras >> state.era:
                return where, f"more tiles {way.id} than the box holds (BI-SUP-01)"
        if costs.portals_left(state, seat) < 0:
            return where, "more portals than the box holds (BI-SUP-01)"
    return NO_FAULT


def find_central_fault(state: Table) -> Fault:
    for seat in range(2):
        if state.central[seat] and seat_station(state, seat) < 0:
            return f"seats[{seat}]", "a central building without road station 0 (BI-HQ-01)"
    return NO_FAULT


# -- ways and tunnels ------------------------------------------------------------------------------------------------


def find_way_fault(state: Table) -> Fault:
    """BI-WAY-03, BI-WAY-07, BI-BLD-09, BI-JOIN-05, BI-JOIN-07."""
    for cell in range(state.map.size):
        if state.way_type[2 * cell] >= 0 or state.way_type[2 * cell + 1] >= 0:
            reason = way_fault(state, cell)
            if reason:
                return f"ways.{state.map.names[cell]}", reason
    return NO_FAULT


def way_fault(state: Table, cell: int) -> str:
    box, bridge, exits = state.rules.box, state.map.bridge[cell], state.way_exits[2 * cell]
    if state.way_type[2 * cell] < 0:
        return "a second way without a first"
    if (not is_open_land(state, cell) or state.station[cell] >= 0) and not bridge:
        return "no way can lie there (BI-BLD-09)"
    ways = [box.ways[state.way_type[slot]] for slot in (2 * cell, 2 * cell + 1) if state.way_type[slot] >= 0]
    if any(way.family == F_MAGLEV for way in ways):
        return "maglev runs only underground (BI-TUN-07)"
    if len(ways) == 2:
        if bridge or exits != NORTH_SOUTH or state.way_exits[2 * cell + 1] != EAST_WEST:
            return "a level crossing is a way NS and a way EW (BI-JOIN-05)"
        if {way.mode for way in ways} == {ROAD}:
            return "two roads cross in one tile (BI-JOIN-05)"
    elif bridge and exits != bridge:
        return "a bridge runs straight across the water (BI-WAY-03)"
    if not exits or (ways[0].mode == RAIL and exits == ALL_SIDES):
        return "a way has two to four exits, a rail tile at most three (BI-JOIN-07)"
    if bit_count(exits) == 1 and state.portal[cell] < 0:
        return "only a portal has a single exit (BI-TUN-04)"
    return ""


def find_tunnel_fault(state: Table) -> Fault:
    """BI-TUN-02, BI-TUN-04, BI-TUN-07: both ends of every tunnel."""
    box = state.rules.box
    for number, tunnel in enumerate(state.tunnels):
        where, cells = f"tunnels[{number}]", tunnel.cells
        if len(set(cells)) != len(cells):
            return where, "comes to a cell twice (BI-BLD-04)"
        way = box.ways[tunnel.type]
        if not way.tunnel and way.family != F_MAGLEV:
            return f"{where}.type", f"{way.id} has no tunnels (BI-TUN-01)"
        for end, towards in ((cells[0], cells[1]), (cells[-1], cells[-2])):
            side = state.map.side_to(end, towards)
            if way.family == F_MAGLEV:
                mine = state.station[end] >= 0 and state.station_owner[end] == tunnel.owner
                if not mine or box.stations[state.station[end]].family != F_MAGLEV:
                    return where, "a maglev joins two own stations (BI-TUN-07)"
                # until version 2 of the rules a way that was demolished beside the station freed the side
                if state.rules.version > 2 and not state.station_sides[end] >> side & 1:
                    return where, f"is not attached to the station at {state.map.names[end]} (BI-TUN-07)"
                continue
            if state.way_type[2 * end] != tunnel.type or state.way_exits[2 * end] != 1 << (side ^ 2):
                return where, "a portal has one exit, opposite to the tunnel (BI-TUN-04)"
            if state.way_owner[2 * end] != tunnel.owner:
                return f"{where}.owner", "the portals have the owner of the tunnel (BI-TUN-04)"
    return NO_FAULT


def find_route_fault(state: Table) -> Fault:
    """BI-ROUTE-01: a record joins two own stations, and until the end of the step it holds (BI-DEM-07)."""
    for seat in range(2):
        for number, route in enumerate(state.routes[seat]):
            where = f"seats[{seat}].routes[{number}]"
            if len(route.cells) < 3 or route.under[-1] or len(set(route.cells)) != len(route.cells):
                return where, "a record joins two own stations (BI-ROUTE-01)"
            if not state.demolished and not holds(state, seat, route):
                return where, "a record joins two own stations by ways that are there (BI-ROUTE-01)"
    return NO_FAULT


# -- a continent built by hand ---------------------------------------------------------------------------------------

KINDS = {"lake": LAKE, "mountain": MOUNTAIN, "desert": DESERT, "hill": HILL, "forest": FOREST}


def find_making_fault(state: Table) -> Fault:
    """BI-HAND-01 to 06: how far the continent has come."""
    making = state.making
    if (making is not None) != (state.phase in MAP_PHASES):
        return "hand", "is there exactly while the continent is built by hand"
    if making is None:
        return NO_FAULT
    if state.rules.map_mode != "hand":
        return "phase", f"the continent is not built by hand but {state.rules.map_mode}"
    if any(state.stations) or any(kind >= 0 for kind in state.way_type) or state.terrain is not state.map.terrain:
        return "hand", "nothing is built before the continent is finished"
    if making.outlined != (state.phase == "continent"):
        return "hand.outlined", "the outline is chosen first (BI-HAND-01)"
    if not making.outlined:
        begun = making.item or making.course or making.widths or making.start_side >= 0
        return ("hand", "nothing is placed before the outline is chosen") if begun else NO_FAULT
    items = by_hand.items(state)
    if making.item >= len(items):
        return "hand.item", "is behind the last item"
    fault = find_item_fault(state, items[: making.item])
    return find_course_fault(state) if fault == NO_FAULT else fault


def find_item_fault(state: Table, placed: list[str]) -> Fault:
    """BI-HAND-02: what lies on the map are the items so far; a facility that found no place is left out."""
    box, map = state.rules.box, state.map
    for kind, facility in enumerate(box.facilities):
        have = map.facility.count(kind) + map.left_out.count(kind)
        wanted = placed.count(facility.id) + (state.rules.islands if facility.id == "fishery" else 0)
        if have != wanted:
            return "map.facilities", f"{have} of {facility.id}, not {wanted} (BI-HAND-02)"
    numbers = sorted(number for number in map.city if number >= 0)
    if numbers != list(range(len(numbers))):
        return "map.facilities", "cities are used in the order of their names (BI-MAP-09)"
    for item, terrain in KINDS.items():
        if map.terrain.count(terrain) > placed.count(item):
            return "map.rows", f"there is more {item} than was placed (BI-HAND-02)"
    if len(map.rivers) > placed.count("river"):
        return "map.rivers", "there are more than were placed (BI-HAND-02)"
    return NO_FAULT


def find_course_fault(state: Table) -> Fault:
    """BI-HAND-04: the river under way."""
    map, making = state.map, state.making
    assert making is not None
    course, widths = making.course, making.widths
    if not course:
        rest = making.start_side >= 0 or widths
        return ("hand.course", "there is no river under way") if rest else NO_FAULT
    if by_hand.now(state) != "river":
        return "hand.course", f"{by_hand.now(state)} is placed now, no river"
    if len(widths) != len(course) - 1:
        return "hand.widths", "one for every cell that the river has left"
    if any(map.terrain[cell] != MEADOW for cell in course) or len(set(course)) != len(course):
        return "hand.course", "a river runs over empty cells, each once (BI-HAND-04)"
    sides = [map.side_to(cell, other) for cell, other in itertools.pairwise(course)]
    if -1 in sides:
        return "hand.course", "a river is a chain of side-adjacent cells (BI-MAP-04)"
    lake = map.near[4 * course[0] + making.start_side] if making.start_side >= 0 else -1
    if making.start_side >= 0 and (lake < 0 or map.terrain[lake] != LAKE):
        return "hand.from_lake", "there is no lake on that side (BI-HAND-04)"
    wide = widths.lstrip("r")
    came = [making.start_side ^ 2 if making.start_side >= 0 else -1, *sides]
    at = widths.find("t")
    if wide and (wide != "t" + "g" * (len(wide) - 1) or came[at] != sides[at]):
        return "hand.widths", "a river widens once, on a straight cell (BI-MAP-05)"
    if wide and at == 0 and state.rules.version > 1:
        return "hand.widths", "a river does not widen on its first cell (BI-MAP-05)"
    return NO_FAULT
