"""What a map counts at the end beside the points of its game (MR-06)."""

from __future__ import annotations

from steamshed.hexrail.content.map_rules import CONNECTS, MOST_LINKS, Extra
from steamshed.hexrail.table.table import HexTable


def add_more(state: HexTable, seat: int, found: dict[str, int]) -> None:
    """Adds the rows that only some maps have."""
    rules = state.rules.map
    if rules.cash_per_point:
        found["cash"] = state.cash[seat] // rules.cash_per_point
    if rules.extras:
        found["extra"] = extra_points(state, seat)


def extra_points(state: HexTable, seat: int) -> int:
    """What the links of a seat bring beside themselves."""
    return sum(extra.points for extra in state.rules.map.extras if has_earned(state, seat, extra))


def has_earned(state: HexTable, seat: int, extra: Extra) -> bool:
    """Whether a seat meets what extra points are given for."""
    network = state.network
    if extra.kind == MOST_LINKS:
        ends = [links_at(state, other, extra.groups[0]) for other in range(state.rules.players)]
        return ends[seat] > 0 and ends[seat] > max(ends[:seat] + ends[seat + 1 :], default=0)
    if extra.kind == CONNECTS:
        return any(joins(state, seat, place, extra.groups[1:]) for place in extra.groups[0])
    ends_there = {end for section in network.links_of(seat) for end in (network.start[section], network.end[section])}
    return any(place in ends_there for group in extra.groups for place in group)


def links_at(state: HexTable, seat: int, places: list[int]) -> int:
    """How many links of a seat end at one of some places."""
    network = state.network
    return sum(network.start[section] in places or network.end[section] in places for section in network.links_of(seat))


def joins(state: HexTable, seat: int, start: int, groups: list[list[int]]) -> bool:
    """Whether own links lead from a place to one of each group."""
    network = state.network
    reached, rest = {start}, [start]
    own = network.links_of(seat)
    while rest:
        node = rest.pop()
        for section in own:
            for one, other in (
                (network.start[section], network.end[section]),
                (network.end[section], network.start[section]),
            ):
                if one == node and other not in reached:
                    reached.add(other)
                    rest.append(other)
    return all(any(place in reached for place in group) for group in groups)
