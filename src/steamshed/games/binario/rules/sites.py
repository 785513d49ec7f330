"""Where stations and ports may stand, which kinds, and what they cost together (BI-STN, BI-ADV-05)."""

from __future__ import annotations

from steamshed.games.binario.content.box import F_MAGLEV, F_ROAD, F_SHIP, ROAD
from steamshed.games.binario.rules import costs, effects
from steamshed.games.binario.rules.ways.network import bit_count, is_free, slot_at
from steamshed.games.binario.table.map_answers import Kinds
from steamshed.games.binario.table.table import Table
from steamshed.kernel.violation import Violation


def check_site(state: Table, family: int, cell: int) -> Violation | None:
    """Why no station of a family can stand on a cell, whatever its kind."""
    if family == F_SHIP:
        # BI-STN-06, BI-MAP-12
        return None if state.map.port_site[cell] and state.station[cell] < 0 else Violation("BI-STN-06")
    return None if is_free(state, cell) else Violation("BI-STN-01")


def check_kind(state: Table, seat: int, kind: int, cell: int, taken: list[int], silver: int) -> Violation | None:
    """Why a station kind cannot be built on a cell; ``taken`` are the kinds of other new stations of this build."""
    station = state.rules.box.stations[kind]
    violation = check_site(state, station.family, cell)
    if violation is not None:
        return violation
    if not costs.may_place(state, kind):
        return Violation("BI-STN-06" if station.family == F_SHIP else "BI-STN-05")
    if costs.labels_left(state, seat, station.family) <= len(taken):
        return Violation("BI-STN-09")
    if costs.stations_left(state, seat, kind) <= taken.count(kind):
        return Violation("BI-STN-10")
    if costs.station(state, seat, kind, cell, taken.count(kind)) > silver:
        return Violation("BI-BLD-05")
    return None


def carries_on(state: Table, family: int, cell: int, side: int, taken: list[int]) -> bool:
    """BI-ADV-05: whether the neighbour of a station on a side can carry on a way of its family."""
    other = state.map.near[4 * cell + side]
    if other < 0 or other in taken:
        return False
    if state.way_type[2 * other] >= 0:
        return may_join(state, family, other, side ^ 2)
    if state.facility[other] == 0:
        return family == F_ROAD
    return is_free(state, other) or state.map.bridge[other] != 0


def may_join(state: Table, family: int, cell: int, side: int) -> bool:
    """Whether a way of the family lies on a cell that has an exit on the side, or can be given one (BI-JOIN-06, 07)."""
    facing = slot_at(state, cell, side)
    slot = facing if facing >= 0 else 2 * cell
    way = state.rules.box.ways[state.way_type[slot]]
    if way.family != family or facing >= 0:
        return way.family == family
    # a level crossing has an exit on every side, and a bridge lies only beside the cells that it leads to
    return state.portal[cell] < 0 and (way.mode == ROAD or bit_count(state.way_exits[slot]) < 3)


def ways_on(state: Table, family: int, cell: int, taken: list[int]) -> int:
    return len([1 for side in range(4) if carries_on(state, family, cell, side, taken)])


def check_room(state: Table, kind: int, cell: int, others: list[int]) -> Violation | None:
    """BI-ADV-05. ``others`` are the cells of other new stations of the same build."""
    box = state.rules.box
    station = box.stations[kind]
    if not state.rules.advanced or station.family in (F_SHIP, F_MAGLEV):
        return None
    if ways_on(state, station.family, cell, others) < station.exits:
        return Violation("BI-ADV-05")
    for side in range(4):
        other = state.map.near[4 * cell + side]
        if other < 0 or state.station[other] < 0:
            continue
        old = box.stations[state.station[other]]
        if old.family in (F_SHIP, F_MAGLEV):
            continue
        before = ways_on(state, old.family, other, [])
        if before >= old.exits > ways_on(state, old.family, other, [cell]):
            return Violation("BI-ADV-05")
    return None


def kinds_now(state: Table, seat: int, family: int) -> Kinds:
    """The kinds of a family that a seat could build now."""
    key = (seat, family, effects.discount(state, seat), state.era)
    known = state.found.kinds.get(key)
    if known is None:
        kinds: list[int] = []
        if costs.labels_left(state, seat, family) > 0:
            for kind in state.rules.way_kinds[family]:
                if costs.may_place(state, kind) and costs.stations_left(state, seat, kind) > 0:
                    kinds.append(kind)
        least = min([costs.station_on(state, seat, kind, 0) for kind in kinds], default=costs.PLENTY)
        known = state.found.kinds[key] = Kinds(kinds, least)
    return known


def prices_on(state: Table, seat: int, kinds: Kinds, cell: int) -> list[int]:
    """What the kinds cost on a cell."""
    terrain = state.terrain[cell]
    known = kinds.prices.get(terrain)
    if known is None:
        known = kinds.prices[terrain] = [costs.station(state, seat, kind, cell) for kind in kinds.kinds]
    return known


def least_price(state: Table, seat: int, family: int) -> int:
    """Below this no station of a family can be paid anywhere."""
    return kinds_now(state, seat, family).least


def cheapest_one(state: Table, seat: int, family: int, cell: int, silver: int) -> int:
    """The least silver for one new station of a family on a free cell, or -1."""
    kinds = kinds_now(state, seat, family)
    best = -1
    for at, cost in enumerate(prices_on(state, seat, kinds, cell)):
        if cost > silver or (0 <= best <= cost):
            continue
        if not state.rules.advanced or not check_room(state, kinds.kinds[at], cell, []):
            best = cost
    return best


def any_cheap(state: Table, seat: int, family: int, silver: int) -> bool:
    """Whether some station of a family can be paid on some free cell."""
    kinds = kinds_now(state, seat, family)
    if least_price(state, seat, family) > silver:
        return False
    dear: set[int] = set()
    for cell in free_cells(state):
        terrain = state.terrain[cell]
        if terrain in dear:
            continue
        if min(prices_on(state, seat, kinds, cell)) > silver:
            dear.add(terrain)
        elif cheapest_one(state, seat, family, cell, silver) >= 0:
            return True
    return False


def beside_facilities(state: Table) -> list[int]:
    """Plain cells beside a facility."""
    known = state.found.beside_facilities
    if known is None:
        known = [cell for cell in free_cells(state) if beside_facility(state, cell)]
        state.found.beside_facilities = known
    return known


def free_cells(state: Table) -> list[int]:
    known = state.found.free_cells
    if known is None:
        known = state.found.free_cells = [cell for cell in range(state.map.size) if is_free(state, cell)]
    return known


def beside_facility(state: Table, cell: int) -> bool:
    for side in range(4):
        other = state.map.near[4 * cell + side]
        if other >= 0 and state.facility[other] >= 0:
            return True
    return False


def cheapest(state: Table, seat: int, family: int, cells: list[int], silver: int, first: int = -1) -> int:
    """The least silver for new stations of a family on the cells (one or two), or -1.

    ``first``: the kind of the first one, if it is already chosen. Two new stations count for each other (BI-ADV-05).
    """
    best = -1
    for kind in [first] if first >= 0 else state.rules.way_kinds[family]:
        if check_kind(state, seat, kind, cells[0], [], silver) or check_room(state, kind, cells[0], cells[1:]):
            continue
        cost = costs.station(state, seat, kind, cells[0])
        if len(cells) > 1:
            more = cheapest_second(state, seat, family, cells, kind, silver - cost)
            if more < 0:
                continue
            cost += more
        if cost <= silver and (best < 0 or cost < best):
            best = cost
    return best


def cheapest_second(state: Table, seat: int, family: int, cells: list[int], first: int, silver: int) -> int:
    best = -1
    for kind in state.rules.way_kinds[family]:
        if check_kind(state, seat, kind, cells[1], [first], silver) or check_room(state, kind, cells[1], cells[:1]):
            continue
        cost = costs.station(state, seat, kind, cells[1], 1 if kind == first else 0)
        if best < 0 or cost < best:
            best = cost
    return best
