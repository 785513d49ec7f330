"""What building costs and what is left of the tiles in a player's box (BI-WAY-02, BI-JOIN-06, BI-TUN-05, BI-SUP)."""

from __future__ import annotations

from steamshed.games.binario.content.box import BOARD_OF, F_MAGLEV, F_SHIP, ceil_part
from steamshed.games.binario.rules import effects
from steamshed.games.binario.rules.ways.network import BOTH
from steamshed.games.binario.table.table import Table

PLENTY = 1_000_000


def new_tile(state: Table, seat: int, type: int, cell: int) -> int:
    """BI-WAY-02, BI-WAY-03: the build price and the surcharge of the terrain or the bridge."""
    box = state.rules.box
    way = box.ways[type]
    return effects.tile_cost(state, seat, way.mode, way.build + box.surcharge[state.terrain[cell]])


def portal(state: Table, seat: int, type: int, cell: int) -> int:
    """BI-TUN-05."""
    box = state.rules.box
    cost = box.ways[type].build + box.surcharge[state.terrain[cell]] + box.portal_surcharge
    return effects.discounted(state, seat, "tunnel", cost)


def underground(state: Table, seat: int, type: int) -> int:
    """BI-TUN-05, BI-TUN-07."""
    box = state.rules.box
    way = box.ways[type]
    more = box.maglev_surcharge if way.family == F_MAGLEV else box.under_surcharge
    return effects.discounted(state, seat, "tunnel", way.build + more)


def least_tile(state: Table, seat: int, type: int) -> int:
    """No tile that a path of a type adds or changes costs less, but for a free turn."""
    box = state.rules.box
    way = box.ways[type]
    least = effects.tile_cost(state, seat, way.mode, state.rules.least_tile[type])
    if way.tunnel:
        least = min(least, effects.discounted(state, seat, "tunnel", way.build + box.portal_surcharge))
    return least


def reshape(state: Table, seat: int, slot: int, type: int) -> int:
    """BI-JOIN-06: P = demolish(existing type) + build(resulting type), half of it on an opponent's tile."""
    box = state.rules.box
    cost = box.ways[state.way_type[slot]].demolish + box.ways[type].build
    if state.way_owner[slot] == 1 - seat:
        cost = ceil_part(cost, box.opponent_numerator, box.opponent_denominator)
    else:
        cost = ceil_part(cost, box.own_numerator, box.own_denominator)
    return effects.tile_cost(state, seat, box.ways[type].mode, cost)


def station(state: Table, seat: int, kind: int, cell: int, free_used: int = 0) -> int:
    """BI-STN-01, BI-STN-06: a new station or port. ``free_used``: free ones of the kind spent in the same build."""
    return station_on(state, seat, kind, max(0, state.rules.box.surcharge[state.terrain[cell]]), free_used)


def station_on(state: Table, seat: int, kind: int, surcharge: int, free_used: int = 0) -> int:
    """The same by the surcharge of the terrain."""
    box = state.rules.box
    if state.free[seat].count(kind) > free_used:
        # BI-ADV-09
        return 0
    station = box.stations[kind]
    if station.family == F_SHIP:
        category, cost = "port", station.build
    else:
        category, cost = "station", station.build
        if box.station_surcharge:
            cost += surcharge
    return effects.part_cost(state, seat, category, effects.discounted(state, seat, category, cost))


def central(state: Table, seat: int, generation: int) -> int:
    """BI-HQ-03: the first building at its price, a raise at the sum of the rungs."""
    box = state.rules.box
    have = state.central[seat]
    if have == 0:
        cost = box.centrals[generation - 1].build
    else:
        cost = sum(building.raise_cost for building in box.centrals[have:generation])
    return effects.part_cost(state, seat, "hq", effects.discounted(state, seat, "hq", cost))


def raised(state: Table, seat: int, category: str, cost: int) -> int:
    """BI-MOD-04: one raised element. ``category`` is "station", "port" or "" for a way tile."""
    cost = effects.discounted(state, seat, "modernise", cost)
    return effects.part_cost(state, seat, category, cost) if category else cost


# -- supply ----------------------------------------------------------------------------------------------------------


def tiles_left(state: Table, seat: int, type: int) -> int:
    """BI-SUP-01, BI-ERA-05: way tiles of a type in a player's box; a tile on the map counts for who laid it."""
    if not state.rules.limited:
        return PLENTY
    known = state.found.tiles_left.get(seat)
    if known is None:
        left = [way.count for way in state.rules.box.ways]
        for slot, owner in enumerate(state.way_laid):
            if owner == seat and state.portal[slot >> 1] < 0:
                left[state.way_type[slot]] -= 1
        state.found.tiles_left[seat] = known = left
    return known[type]


def portals_left(state: Table, seat: int) -> int:
    if not state.rules.limited:
        return PLENTY
    used = 0
    for tunnel in state.tunnels:
        for cell in (tunnel.cells[0], tunnel.cells[-1]):
            if state.portal[cell] >= 0 and state.way_laid[2 * cell] == seat:
                used += 1
    return state.rules.box.portals - used


def stations_left(state: Table, seat: int, kind: int) -> int:
    """BI-STN-10."""
    if not state.rules.limited:
        return PLENTY
    used = len([cell for cell in state.stations[seat] if state.station[cell] == kind])
    return state.rules.box.stations[kind].count - used


def labels_left(state: Table, seat: int, family: int) -> int:
    """BI-STN-09: labels are shared by the families of a board."""
    return len(state.rules.box.labels[BOARD_OF[family]]) - len(used_labels(state, seat, BOARD_OF[family]))


def used_labels(state: Table, seat: int, board: int) -> list[int]:
    box = state.rules.box
    return [
        state.label[cell]
        for cell in state.stations[seat]
        if BOARD_OF[box.stations[state.station[cell]].family] == board
    ]


def lowest_label(state: Table, seat: int, family: int) -> int:
    used = used_labels(state, seat, BOARD_OF[family])
    label = 0
    while label in used:
        label += 1
    return label


def may_lay(state: Table, type: int) -> bool:
    """BI-BLD-07, BI-BLD-08."""
    return bool(state.rules.way_eras[type] >> state.era & 1)


def may_place(state: Table, kind: int) -> bool:
    """BI-STN-05, BI-STN-06."""
    return bool(state.rules.station_eras[kind] >> state.era & 1)


def is_mine(state: Table, slot: int, seat: int) -> bool:
    """Own or joint."""
    return state.way_owner[slot] in (seat, BOTH)
