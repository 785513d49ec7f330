"""A path that somebody names: followed step by step, and whether it is among the proposals.

See docs/rules/binario.md 5.4, B5.

The planner finds proposals by a search; this decides about one path by itself, so that each can be tested against the
other.
"""

from __future__ import annotations

from steamshed.games.binario.rules.ways.builder import AT_STATION, UNDER, Spot
from steamshed.games.binario.rules.ways.planner import Planner

Key = tuple[int, int, str, str]
"""Cost, length, directions, surface before underground: the order of the proposals."""


def key_of(spot: Spot) -> Key:
    return (spot.cost, spot.length, spot.word, spot.levels)


def followed(planner: Planner, first: int, second: int, course: str) -> Spot | None:
    """The end of the path in letters, small ones below ground; None with ``builder.rule`` where it may not go."""
    builder = planner.builder
    builder.rule = ""
    spot = planner.from_end(first)
    while spot.length <= len(course):
        if spot.kind == AT_STATION and spot.before is not None:
            builder.rule = "BI-BLD-10"
            return None
        made = next_spot(planner, spot, second, course)
        if made is None:
            return None
        if made.text() != course[: made.length - 1]:
            # an existing tunnel leads elsewhere
            builder.rule = "BI-TUN-02"
            return None
        spot = made
    if spot.kind != AT_STATION or spot.cell != second:
        builder.rule = "BI-BLD-04"
        return None
    return spot


def next_spot(planner: Planner, spot: Spot, second: int, course: str) -> Spot | None:
    """One step of the path; None with ``builder.rule``."""
    state, builder = planner.state, planner.builder
    at = spot.length - 1
    side = "NESW".index(course[at].upper())
    other = state.map.near[4 * spot.cell + side]
    if other < 0:
        builder.rule = "BI-BLD-09"
        return None
    if spot.visits(other):
        builder.rule = "BI-BLD-04"
        return None
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


def path_fault(planner: Planner, first: int, second: int, course: str, most: int) -> str:
    """Why a path cannot be chosen: a rule on its way, its price, the box, or better paths than it."""
    spot = followed(planner, first, second, course)
    builder = planner.builder
    if spot is None:
        return builder.rule
    if not spot.good:
        return "BI-BLD-11"
    if not builder.in_box(spot):
        return "BI-SUP-02"
    stations = planner.station_cost(first, second)
    if stations < 0 or spot.cost + stations > planner.silver:
        return "BI-BLD-05"
    known = planner.offered(first, second, most)
    if len(known) < most and not planner.broken_off:
        return ""
    return "" if known and key_of(spot) <= key_of(known[-1]) else "BI-BLD-04"
