"""Points and places at the end of the game (BI-SCORE)."""

from __future__ import annotations

from steamshed.games.binario.rules import lines
from steamshed.games.binario.rules.ways.network import route_class, slots_of
from steamshed.games.binario.table.pieces import Route, Way
from steamshed.games.binario.table.table import Table


def scores(state: Table) -> list[int]:
    return [sum(breakdown(state, seat).values()) for seat in range(2)]


def breakdown(state: Table, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    box = state.rules.box
    points = {
        "silver": state.silver[seat] // box.silver_per_point,
        "vehicles": vehicle_points(state, seat),
        "routes": 0,
        "stations": 0,
        "central": box.centrals[state.central[seat] - 1].points if state.central[seat] else 0,
    }
    paths = listed_paths(state, seat)
    for route in state.routes[seat]:
        # BI-SCORE-04
        level = route_class(state, seat, route.cells, route.under)
        points["routes"] += part(state, box.route_points[level - 1] if level else 0, covered(state, route, paths))
    ends = {cell for row in rows_of(state, seat) for cell in (state.start[row], state.end[row])}
    for cell in state.stations[seat]:
        # BI-SCORE-05
        points["stations"] += part(state, box.stations[state.station[cell]].points, cell in ends)
    return points


def rows_of(state: Table, seat: int) -> range:
    return range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows)


def part(state: Table, points: int, listed: bool) -> int:
    """BI-SCORE-07: listed items score in full, others half."""
    box = state.rules.box
    return points if listed else points * box.unlisted_numerator // box.unlisted_denominator


def vehicle_points(state: Table, seat: int) -> int:
    """BI-SCORE-02, BI-SCORE-03: every vehicle by its era, on a line or parked."""
    box = state.rules.box
    total, parked = 0, 0
    for row in rows_of(state, seat):
        if state.vehicle[row] >= 0:
            total += state.count[row] * box.vehicle_points[box.vehicles[state.vehicle[row]].era - 1]
    for kind, vehicle in enumerate(box.vehicles):
        count = lines.owned_parked(state, seat, kind)
        if count:
            parked += count * box.vehicle_points[vehicle.era - 1]
    return total + (parked // 2 if state.rules.half_for_idle else parked)


def listed_paths(state: Table, seat: int) -> list[Way]:
    """BI-SCORE-07: the paths of the registered lines, computed afresh."""
    found: list[Way] = []
    for row in rows_of(state, seat):
        if state.start[row] < 0:
            continue
        start, end = state.start[row], state.end[row]
        if state.station[start] < 0 or state.station[end] < 0:
            continue
        way = lines.route_for(state, seat, start, end, state.vehicle[row])
        if way is not None:
            found.append(way)
    return found


def covered(state: Table, route: Route, paths: list[Way]) -> bool:
    """Whether one path contains all way tiles of a record, its underground cells among them."""
    slots = {slot for slot in slots_of(state, route.cells, route.under) if slot >= 0}
    below = {cell for cell, under in zip(route.cells, route.under) if under}
    for way in paths:
        have = set(slots_of(state, way.cells, way.under))
        if slots <= have and below <= {cell for cell, under in zip(way.cells, way.under) if under}:
            return True
    return False


def vehicle_count(state: Table, seat: int) -> int:
    kinds = range(len(state.rules.box.vehicles))
    return sum(lines.owned_parked(state, seat, kind) for kind in kinds) + sum(
        state.count[row] for row in rows_of(state, seat)
    )


def standing(state: Table) -> list[list[int]]:
    """BI-SCORE-09: more points, then more silver, then more vehicles; else the victory is shared."""
    points = scores(state)
    keys = [(points[seat], state.silver[seat], vehicle_count(state, seat)) for seat in range(2)]
    if keys[0] == keys[1]:
        return [[0, 1]]
    return [[0], [1]] if keys[0] > keys[1] else [[1], [0]]
