"""Modernising: what an element can be raised to, what it costs, and whether everything stays connected (BI-MOD)."""

from __future__ import annotations

from steamshed.games.binario.content.box import F_SHIP
from steamshed.games.binario.rules import costs, reports
from steamshed.games.binario.rules.ways.network import breaks_street, joined, recorded, takes_street, tunnel_at
from steamshed.games.binario.table.elements import cell_of_element, is_station
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.violation import Violation

EXPANDED = 0


class Raise:
    """One element that is raised: the kind or type it gets and the price."""

    def __init__(self, element: int, made: int, price: int) -> None:
        self.element = element
        self.made = made
        self.price = price


def any_affordable(state: Table, seat: int) -> bool:
    """Whether the silver would do for raising some own station or way of a record, whatever else is against it."""
    silver = state.silver[seat]
    seen = 0
    for cell in state.stations[seat]:
        kind = state.station[cell]
        if not seen >> kind & 1 and least_for_station(state, seat, kind) <= silver:
            return True
        seen |= 1 << kind
    seen = 0
    for slot in recorded(state, seat):
        type = state.way_type[slot]
        if type >= 0 and not seen >> type & 1 and least_for_way(state, seat, type) <= silver:
            return True
        seen |= 1 << type
    return False


def least_for_station(state: Table, seat: int, kind: int) -> int:
    """What the next kind up that this era allows costs, with those between."""
    box, cost = state.rules.box, 0
    category = "port" if box.stations[kind].family == F_SHIP else "station"
    while box.stations[kind].up >= 0:
        kind = box.stations[kind].up
        cost += box.stations[kind].raise_cost
        if costs.may_place(state, kind):
            return costs.raised(state, seat, category, cost)
    return costs.PLENTY


def least_for_way(state: Table, seat: int, type: int) -> int:
    """The same for one tile."""
    box, cost = state.rules.box, 0
    while box.ways[type].up >= 0:
        type = box.ways[type].up
        cost += box.ways[type].raise_cost
        if costs.may_lay(state, type):
            return costs.raised(state, seat, "", cost)
    return costs.PLENTY


def plan(state: Table, seat: int, element: int, target: int) -> Raise | Violation:
    """How one element is raised to a target (class 2 to 4, or EXPANDED)."""
    if element >= 3 * state.map.size:
        return Violation("BI-MOD-03")
    if is_station(state, element):
        return plan_station(state, seat, cell_of_element(state, element), element, target)
    return plan_way(state, seat, element, target)


def plan_station(state: Table, seat: int, cell: int, element: int, target: int) -> Raise | Violation:
    """BI-MOD-02, BI-MOD-04."""
    box = state.rules.box
    kind, cost = state.station[cell], 0
    station = box.stations[kind]
    if station.up < 0:
        return Violation("BI-MOD-03")
    family = station.family
    while kind >= 0 and not reached(state, kind, target):
        kind = box.stations[kind].up
        if kind >= 0:
            cost += box.stations[kind].raise_cost
    if kind < 0 or kind == state.station[cell]:
        return Violation("BI-MOD-02")
    if not costs.may_place(state, kind):
        return Violation("BI-MOD-04")
    if costs.stations_left(state, seat, kind) < 1:
        return Violation("BI-SUP-02")
    category = "port" if family == F_SHIP else "station"
    return Raise(element, kind, costs.raised(state, seat, category, cost))


def reached(state: Table, kind: int, target: int) -> bool:
    station = state.rules.box.stations[kind]
    return (station.level == 2 and station.era == 1) if target == EXPANDED else station.era == target


def plan_way(state: Table, seat: int, slot: int, target: int) -> Raise | Violation:
    box = state.rules.box
    if not costs.is_mine(state, slot, seat):
        return Violation("BI-MOD-07")
    type, cost = state.way_type[slot], 0
    if box.ways[type].up < 0:
        return Violation("BI-MOD-03")
    tunnel = tunnel_at(state, slot >> 1)
    cells = 1 if tunnel is None else len(tunnel.cells)
    # until version 1 of the rules only the first portal of a tunnel was looked at
    portals = both_portals(state, slot) if state.rules.version > 1 else [slot]
    at_street = any(beside_street(state, portal) for portal in portals)
    while type >= 0 and box.ways[type].level != target:
        up = box.ways[type].up
        if up >= 0 and at_street and not takes_street(state, up):
            # BI-MOD-09: tiles at a street stop below motorway
            break
        type = up
        if type >= 0:
            cost += box.ways[type].raise_cost
    if type < 0 or type == state.way_type[slot]:
        return Violation("BI-CITY-03" if type >= 0 and at_street else "BI-MOD-02")
    if not costs.may_lay(state, type):
        return Violation("BI-MOD-04")
    if tunnel is None and costs.tiles_left(state, seat, type) < 1:
        return Violation("BI-SUP-02")
    return Raise(slot, type, cells * costs.raised(state, seat, "", cost))


def beside_street(state: Table, slot: int) -> bool:
    """Whether a tile is connected to a city street."""
    for side in range(4):
        if state.way_exits[slot] >> side & 1:
            other = state.map.near[4 * (slot >> 1) + side]
            if other >= 0 and state.facility[other] == 0 and takes_street(state, state.way_type[slot]):
                return True
    return False


def links_of(state: Table, slots: list[int]) -> list[tuple[int, int]]:
    """The connections of tiles, as pairs of slots."""
    found: list[tuple[int, int]] = []
    for slot in slots:
        for side in range(4):
            if state.way_exits[slot] >> side & 1:
                other = joined(state, slot, side)
                if other >= 0:
                    found.append((slot, other))
    return found


def both_portals(state: Table, slot: int) -> list[int]:
    tunnel = tunnel_at(state, slot >> 1)
    return [slot] if tunnel is None else [2 * tunnel.cells[0], 2 * tunnel.cells[-1]]


def check_parting(state: Table, raises: list[Raise]) -> Violation | None:
    """BI-MOD-05: why not all connections are joinable any more when the raises are done, also across streets."""
    made: dict[int, int] = {}
    for item in raises:
        if not is_station(state, item.element):
            for slot in both_portals(state, item.element):
                made[slot] = item.made
    for one, other in links_of(state, list(made)):
        if not state.rules.box.joins[made[one]] >> made.get(other, state.way_type[other]) & 1:
            return Violation("BI-MOD-05")
    # until version 1 of the rules streets were not looked at
    return Violation("BI-CITY-06") if state.rules.version > 1 and breaks_street(state, made) else None


def whole(state: Table, seat: int, elements: list[int], target: int) -> list[Raise] | Violation:
    """BI-MOD-09: everything below the target that may be raised; else the rule against it."""
    found: list[Raise] = []
    for element in elements:
        item = plan(state, seat, element, target)
        if isinstance(item, Raise):
            found.append(item)
        elif item.rule == "BI-SUP-02":
            return item
    if not found:
        return Violation("BI-MOD-02")
    if sum(item.price for item in found) > state.silver[seat]:
        return Violation("BI-BLD-05")
    stations = [item.made for item in found if is_station(state, item.element)]
    tiles = [item.made for item in found if not is_station(state, item.element) and state.portal[item.element >> 1] < 0]
    if any(stations.count(kind) > costs.stations_left(state, seat, kind) for kind in set(stations)):
        return Violation("BI-SUP-02")
    if any(tiles.count(type) > costs.tiles_left(state, seat, type) for type in set(tiles)):
        return Violation("BI-SUP-02")
    return check_parting(state, found) or found


def single(state: Table, seat: int, element: int, target: int) -> Raise | Violation:
    """One element, by the state after it (BI-MOD-05)."""
    item = plan(state, seat, element, target)
    if isinstance(item, Violation):
        return item
    if item.price > state.silver[seat]:
        return Violation("BI-BLD-05")
    return check_parting(state, [item]) or item


def apply(state: Table, seat: int, item: Raise, events: list[Event]) -> None:
    """BI-MOD-07, BI-MOD-08: a joint tile stays joint; the new tile is the upgrader's."""
    cell = cell_of_element(state, item.element)
    box = state.rules.box
    state.unshare()
    if is_station(state, item.element):
        args = reports.station(state, cell) | {"station": "yes"}
        state.station[cell] = item.made
        name = box.stations[item.made].id
    else:
        args = {"type": box.ways[state.way_type[item.element]].id, "station": "no"}
        tunnel = tunnel_at(state, cell)
        for slot in both_portals(state, item.element):
            state.way_type[slot] = item.made
            state.way_laid[slot] = seat
        if tunnel is not None:
            at = state.tunnels.index(tunnel)
            state.tunnels[at] = type(tunnel)(tunnel.owner, item.made, tunnel.cells)
        name = box.ways[item.made].id
    state.silver[seat] -= item.price
    state.changed()
    more: reports.Args = {"cell": state.map.names[cell], "what": name, "silver": item.price}
    events.append(Event("modernised", seat, args | more))
