"""Points and places at the end of the game (BI-SCORE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.binario import lines
from steamshed.games.binario.network import route_class, slots_of
from steamshed.games.binario.table import Route, Way

if TYPE_CHECKING:
    from steamshed.games.binario.state import Binario


def scores(state: Binario) -> list[int]:
    return [sum(breakdown(state, seat).values()) for seat in range(2)]


def breakdown(state: Binario, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    catalog = state.rules.catalog
    points = {
        "silver": state.silver[seat] // catalog.silver_per_point,
        "vehicles": vehicle_points(state, seat),
        "routes": 0,
        "stations": 0,
        "central": catalog.centrals[state.central[seat] - 1].points if state.central[seat] else 0,
    }
    paths = listed_paths(state, seat)
    for route in state.routes[seat]:
        # BI-SCORE-04
        level = route_class(state, seat, route.cells, route.under)
        points["routes"] += part(state, catalog.route_points[level - 1] if level else 0, covered(state, route, paths))
    ends = {cell for row in rows_of(state, seat) for cell in (state.start[row], state.end[row])}
    for cell in state.stations[seat]:
        # BI-SCORE-05
        points["stations"] += part(state, catalog.stations[state.station[cell]].points, cell in ends)
    return points


def rows_of(state: Binario, seat: int) -> range:
    return range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows)


def part(state: Binario, points: int, listed: bool) -> int:
    """BI-SCORE-07: listed items score in full, others half."""
    catalog = state.rules.catalog
    return points if listed else points * catalog.unlisted_numerator // catalog.unlisted_denominator


def vehicle_points(state: Binario, seat: int) -> int:
    """BI-SCORE-02, BI-SCORE-03: every vehicle by its era, on a line or parked."""
    catalog = state.rules.catalog
    total, parked = 0, 0
    for row in rows_of(state, seat):
        if state.vehicle[row] >= 0:
            total += state.count[row] * catalog.vehicle_points[catalog.vehicles[state.vehicle[row]].era - 1]
    for kind, vehicle in enumerate(catalog.vehicles):
        count = lines.owned_parked(state, seat, kind)
        if count:
            parked += count * catalog.vehicle_points[vehicle.era - 1]
    return total + (parked // 2 if state.rules.half_for_idle else parked)


def listed_paths(state: Binario, seat: int) -> list[Way]:
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


def covered(state: Binario, route: Route, paths: list[Way]) -> bool:
    """Whether one path contains all way tiles of a record, its underground cells among them."""
    slots = {slot for slot in slots_of(state, route.cells, route.under) if slot >= 0}
    below = {cell for cell, under in zip(route.cells, route.under) if under}
    for way in paths:
        have = set(slots_of(state, way.cells, way.under))
        if slots <= have and below <= {cell for cell, under in zip(way.cells, way.under) if under}:
            return True
    return False


def vehicle_count(state: Binario, seat: int) -> int:
    kinds = range(len(state.rules.catalog.vehicles))
    return sum(lines.owned_parked(state, seat, kind) for kind in kinds) + sum(
        state.count[row] for row in rows_of(state, seat)
    )


def standing(state: Binario) -> list[list[int]]:
    """BI-SCORE-09: more points, then more silver, then more vehicles; else the victory is shared."""
    points = scores(state)
    keys = [(points[seat], state.silver[seat], vehicle_count(state, seat)) for seat in range(2)]
    if keys[0] == keys[1]:
        return [[0, 1]]
    return [[0], [1]] if keys[0] > keys[1] else [[1], [0]]
