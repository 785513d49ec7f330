"""Victory points and places (AS-VP, MR-06)."""

from __future__ import annotations

from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.points import add_more
from steamshed.rail.network import CITY, TOWN, Network


def scores(state: Table) -> list[int]:
    """AS-VP-01 for every seat; an eliminated company has no score and counts 0."""
    return [points(state, seat) for seat in range(state.rules.players)]


def points(state: Table, seat: int) -> int:
    """A seat's points: the sum of its breakdown, without a dictionary where that is possible."""
    rules = state.rules.map
    if state.out[seat]:
        return 0
    if rules.cash_per_point or rules.extras:
        return sum(breakdown(state, seat).values())
    money = rules.income_points * state.income[seat] - rules.share_points * state.shares[seat]
    return money + rules.track_points * track_points(state, seat)


def breakdown(state: Table, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    rules = state.rules.map
    if state.out[seat]:
        return {"income": 0, "track": 0, "shares": 0}
    found = {
        "income": rules.income_points * state.income[seat],
        "track": rules.track_points * track_points(state, seat),
        "shares": -rules.share_points * state.shares[seat],
    }
    if rules.cash_per_point or rules.extras:
        add_more(state, seat, found)
    return found


def standing(state: Table) -> list[list[int]]:
    """AS-VP-07, AS-VP-08: most points first, ties shared; then the eliminated, the latest first."""
    points = scores(state)
    places: dict[tuple[int, int], list[int]] = {}
    for seat in range(state.rules.players):
        out = state.out[seat]
        places.setdefault((1, -out) if out else (0, -points[seat]), []).append(seat)
    return [places[key] for key in sorted(places)]


def track_points(state: Table, seat: int) -> int:
    """AS-VP-02 to 06: the segments, or the fields, of the links that count."""
    network = state.network
    own = network.links_of(seat)
    if not own:
        return 0
    if state.rules.score_city_to_city:
        counted = on_city_chains(network, own)
        own = [section for section in own if section in counted]
    if not state.rules.score_tiles:
        return sum(network.length[section] for section in own)
    fields: set[int] = set()
    for section in own:
        fields.update(slot // 6 for slot in network.slots_of(section))
    return len(fields)


def on_city_chains(network: Network, own: list[int]) -> set[int]:
    """AS-VP-03: the links on a chain from a city to a different one with only towns, none twice, in between."""
    leaving: dict[int, list[int]] = {}
    for section in own:
        leaving.setdefault(network.start[section], []).append(section)
        leaving.setdefault(network.end[section], []).append(section)
    counted: set[int] = set()
    for node in leaving:
        if network.stop[node] == CITY:
            follow(network, leaving, node, [node], [], counted)
    return counted


def follow(
    network: Network, leaving: dict[int, list[int]], node: int, visited: list[int], chain: list[int], counted: set[int]
) -> None:
    for section in leaving[node]:
        to = network.end[section] if network.start[section] == node else network.start[section]
        if to in visited:
            continue
        if network.stop[to] == TOWN:
            follow(network, leaving, to, [*visited, to], [*chain, section], counted)
        else:
            counted.update(chain)
            counted.add(section)
