"""A path that somebody names: followed step by step, and whether it is among the proposals.

See docs/rules/binario.md 5.4, B5.

The planner finds proposals by a search; this decides about one path by itself, so that each can be tested against the
other.
"""

from __future__ import annotations

from steamshed.games.binario.rules.ways.planner import Planner
from steamshed.games.binario.rules.ways.steps import AT_STATION, UNDER, Spot
from steamshed.kernel.violation import Violation

Key = tuple[int, int, str, str]
"""Cost, length, directions, surface before underground: the order of the proposals."""


def key_of(spot: Spot) -> Key:
    return (spot.cost, spot.length, spot.word, spot.levels)


def followed(planner: Planner, first: int, second: int, course: str) -> Spot | Violation:
    """The end of the path in letters, small ones below ground."""
    spot = planner.from_end(first)
    while spot.length <= len(course):
        if spot.kind == AT_STATION and spot.before is not None:
            return Violation("BI-BLD-10")
        made = next_spot(planner, spot, second, course)
        if isinstance(made, Violation):
            return made
        if made.text() != course[: made.length - 1]:
            # an existing tunnel leads elsewhere
            return Violation("BI-TUN-02")
        spot = made
    if spot.kind != AT_STATION or spot.cell != second:
        return Violation("BI-BLD-04")
    return spot


def next_spot(planner: Planner, spot: Spot, second: int, course: str) -> Spot | Violation:
    """One step of the path."""
    state, builder = planner.state, planner.builder
    at = spot.length - 1
    side = "NESW".index(course[at].upper())
    other = state.map.near[4 * spot.cell + side]
    if other < 0:
        return Violation("BI-BLD-09")
    if spot.visits(other):
        return Violation("BI-BLD-04")
    if course[at].islower():
        return builder.under(spot, side)
    if spot.kind == UNDER:
        return builder.surface(spot, side)
    if other == second:
        if state.station[other] >= 0:
            return builder.enter(spot, side)
        return builder.arrive(spot, side, other, True)
    below = at + 1 < len(course) and course[at + 1].islower()
    if below and state.portal[other] < 0:
        return builder.tunnel(spot, side)
    return builder.go(spot, side)


def check_path(planner: Planner, first: int, second: int, course: str, most: int) -> Violation | None:
    """Why a path cannot be chosen: a rule on its way, its price, the box, or better paths than it."""
    spot = followed(planner, first, second, course)
    if isinstance(spot, Violation):
        return spot
    if not spot.good:
        return Violation("BI-BLD-11")
    if not planner.builder.in_box(spot):
        return Violation("BI-SUP-02")
    stations = planner.station_cost(first, second)
    if stations < 0 or spot.cost + stations > planner.silver:
        return Violation("BI-BLD-05")
    known = planner.offered(first, second, most)
    if len(known) < most and not planner.broken_off:
        return None
    return None if known and key_of(spot) <= key_of(known[-1]) else Violation("BI-BLD-04")
