"""Looking along the track: what it takes to run from city to city.

A sub-solver for bots. ``Ways`` measures roads in tenths of steam, with something added for every curve, because a fast
run over curves may derail.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.days_of_steam.content.box import Box
from steamshed.games.days_of_steam.state import DaysOfSteam
from steamshed.games.days_of_steam.track.squaregrid import is_curve
from steamshed.games.days_of_steam.track.squaretiles import EMPTY, STOP
from steamshed.games.days_of_steam.track.squaretrack import SquareTrack, Zone

FAR: Final = 9999
"""No way at all."""
LONGEST: Final = 150
"""Tenths of steam beyond which nobody looks for the end of a link."""
CURVE: Final = 5
"""Tenths of steam that a curve is as bad as: the roll, or another turn to avoid it."""


class Ways:
    """Costs of running between cities, for one decision: boards that differ by a tile share most of what is found."""

    def __init__(self, box: Box) -> None:
        numbers, types = box.numbers, box.types
        self.city = 10 * numbers.cost_city
        self.enter: list[int] = []
        """Laying to what it costs to enter it."""
        for type in box.type_of:
            hill = type >= 0 and types.hill[type]
            self.enter.append(10 * (numbers.cost_hill if hill else numbers.cost_track))
        self.links: dict[Zone, list[int]] = {}
        """Zone to its links, three numbers each: from city (its cell), to city, cost."""
        self.ends: dict[Zone, dict[int, int]] = {}
        """Zone to what it costs to come to a city from a slot in it."""
        self.tables: dict[tuple[int, ...], list[int]] = {}
        """Links as a table, to the table of the shortest ways."""

    def search(self, track: SquareTrack, slots: list[int], found: dict[int, int]) -> None:
        """Runs on from slots (cells entered by an edge) to the cities that come first: cell to cost."""
        tile, exits, steps = track.tile, track.tiles.exits, track.grid.steps
        best: dict[int, int] = {}
        costs = [0] * len(slots)
        while slots:
            slot, cost = slots.pop(), costs.pop()
            cell, edge = slot >> 2, slot & 3
            laying = tile[cell]
            if laying == STOP:
                cost += self.city
                if cost < found.get(cell, FAR):
                    found[cell] = cost
                continue
            cost += self.enter[laying]
            if laying == EMPTY or cost > LONGEST or cost >= best.get(slot, FAR):
                continue
            best[slot] = cost
            for out in exits[4 * laying + edge]:
                slots.append(4 * (cell + steps[out]) + (out ^ 2))
                costs.append(cost + CURVE if is_curve(edge, out) else cost)

    def links_of(self, track: SquareTrack, zone: Zone) -> list[int]:
        known = self.links.get(zone)
        if known is None:
            known = []
            for side in zone.sides:
                stop, edge = side >> 2, side & 3
                found: dict[int, int] = {}
                self.search(track, [4 * (stop + track.grid.steps[edge]) + (edge ^ 2)], found)
                for other, cost in found.items():
                    if other != stop:
                        known += [stop, other, cost]
            self.links[zone] = known
        return known

    def end_from(self, track: SquareTrack, slot: int) -> int:
        """What it costs to run from a slot to the nearest city, entering it."""
        cell = slot >> 2
        if track.tile[cell] == STOP:
            return self.city
        known = self.ends.setdefault(track.zones[cell], {})
        cost = known.get(slot, -1)
        if cost < 0:
            found: dict[int, int] = {}
            self.search(track, [slot], found)
            cost = min(found.values(), default=FAR)
            known[slot] = cost
        return cost

    def table(self, state: DaysOfSteam) -> list[int]:
        """What it costs to run from each city to each other: cities * from + to."""
        track, count = state.track, len(state.city_cell)
        direct = [FAR] * (count * count)
        seen: list[Zone] = []
        for city, cell in enumerate(state.city_cell):
            direct[count * city + city] = 0
            for edge in range(4):
                other = cell + track.grid.steps[edge]
                if track.tile[other] == STOP:
                    direct[count * city + state.city_at[other]] = self.city
                elif track.tile[other] != EMPTY and track.zones[other] not in seen:
                    zone = track.zones[other]
                    seen.append(zone)
                    links = self.links_of(track, zone)
                    for at in range(0, len(links), 3):
                        pair = count * state.city_at[links[at]] + state.city_at[links[at + 1]]
                        direct[pair] = min(direct[pair], links[at + 2])
        key = tuple(direct)
        known = self.tables.get(key)
        if known is None:
            shorten(direct, count)
            known = self.tables[key] = direct
        return known

    def from_train(self, state: DaysOfSteam, seat: int, table: list[int]) -> list[int]:
        """What it costs a train to run to each city."""
        node, count = state.node[seat], len(state.city_cell)
        here = state.city_at.get(node // 4, -1)
        if here >= 0:
            return table[count * here : count * here + count]
        track = state.track
        slots: list[int] = []
        for edge in range(4):
            if track.tiles.piece[4 * track.tile[node // 4] + edge] == node % 4:
                slots.append(4 * (node // 4 + track.grid.steps[edge]) + (edge ^ 2))
        found: dict[int, int] = {}
        self.search(track, slots, found)
        costs = [FAR] * count
        for cell, cost in found.items():
            city = state.city_at[cell]
            for other in range(count):
                costs[other] = min(costs[other], cost + table[count * city + other])
        return costs


def shorten(table: list[int], count: int) -> None:
    """Makes the shortest ways of a table of links."""
    for over in range(count):
        row = table[count * over : count * over + count]
        for start in range(count):
            first = table[count * start + over]
            if first == FAR:
                continue
            at = count * start
            for end in range(count):
                if first + row[end] < table[at]:
                    table[at] = first + row[end]
                at += 1
