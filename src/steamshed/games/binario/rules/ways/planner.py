"""Proposals for a land route: the cheapest legal paths between two ends (section 5.4, B2 to B5).

One cheapest-path search from the second end gives every cell its exact cost to go; a best-first search over simple
paths from the first end then meets them in the order (cost, length, directions, surface before underground). A lower
bound that is never too high makes the first proposal optimal, and so are the ranks after it.
"""

from __future__ import annotations

import heapq

from steamshed.games.binario.content.box import F_MAGLEV
from steamshed.games.binario.content.continent import STEP_X, STEP_Y
from steamshed.games.binario.rules import sites
from steamshed.games.binario.rules.ways.builder import AT_STATION, CITY, IN, NEW, OLD, OUT, UNDER, Builder, Spot
from steamshed.games.binario.rules.ways.network import bit_count
from steamshed.games.binario.table.table import Table

FAR = 1 << 40
MOST_STEPS = 20_000
"""A pair of ends that no simple path joins in so many steps is not worth proposing."""
MORE_STEPS = 4_000
"""Once the best path is found, the others are looked for only so long."""


class Planner:
    """Searches for one builder and one type of way."""

    def __init__(self, state: Table, seat: int, type: int) -> None:
        self.state = state
        self.seat = seat
        self.builder = Builder(state, seat, type)
        self.family = self.builder.family
        self.maglev = self.family == F_MAGLEV
        self.silver = state.silver[seat]
        self.sites: dict[int, int] = {}
        """Cells where a new end station may be built, with the least cost of one."""
        self.homes: set[int] = set()
        """Own stations of the family that a path may leave."""
        self.proposed: dict[tuple[int, int, int], list[Spot]] = {}
        """Proposals found so far, by ends and how many were wanted."""
        self.broken_off = False
        """The last search stopped before it had tried everything."""
        self.collect()

    def collect(self) -> None:
        """B2: own stations with a free side or a way; plain cells beside a facility where a station may be built."""
        state, box = self.state, self.state.rules.box
        for cell in state.stations[self.seat]:
            kind = box.stations[state.station[cell]]
            if kind.family == self.family and (state.station_sides[cell] or kind.exits):
                self.homes.add(cell)
        for cell in sites.beside_facilities(state):
            cost = sites.cheapest_one(state, self.seat, self.family, cell, self.silver)
            if cost >= 0:
                self.sites[cell] = cost

    def ends(self) -> list[int]:
        """Every possible end, in the order of the cells."""
        return sorted([*self.homes, *self.sites])

    def from_end(self, cell: int) -> Spot:
        return self.builder.at_station(cell, cell in self.sites)

    # -- which ends can be reached -------------------------------------------------------------------------------

    def seconds(self, first: int, any_will_do: bool = False) -> list[int]:
        """B3: the ends to which an affordable path leads from the first one; or only the first one found."""
        if self.maglev:
            found = [end for end in self.ends() if self.maglev_cost(first, end) >= 0]
            return found[:1] if any_will_do else found
        budget = self.silver - self.sites.get(first, 0)
        search = Spread(self, self.from_end(first), budget, self.ends_for(first))
        reached: list[int] = []
        while search.next_end():
            spot = search.found
            assert spot is not None
            if self.suits(first, spot):
                reached.append(spot.cell)
                if any_will_do:
                    return reached
        return sorted(reached)

    def ends_for(self, first: int) -> set[int]:
        ends = set(self.ends())
        ends.discard(first)
        return ends

    def suits(self, first: int, spot: Spot) -> bool:
        """Whether the end that a search has reached can really be built, by a simple path and with its stations."""
        cost = self.station_cost(first, spot.cell)
        if cost < 0 or spot.cost + cost > self.silver:
            return False
        return self.can_be_built(spot) or bool(self.proposals(first, spot.cell, 1))

    def can_be_built(self, spot: Spot) -> bool:
        """Whether the path that a search has found is a simple one, and the box holds its tiles."""
        cells = [part.cell for part in spot.spots()]
        return len(set(cells)) == len(cells) and self.builder.in_box(spot)

    def station_cost(self, first: int, second: int) -> int:
        """The least cost of the new stations at the two ends, or -1."""
        new = [cell for cell in (first, second) if cell in self.sites]
        return sites.cheapest(self.state, self.seat, self.family, new, self.silver) if new else 0

    # -- proposals -----------------------------------------------------------------------------------------------

    def proposals(self, first: int, second: int, most: int) -> list[Spot]:
        """B5: the best simple paths, in order."""
        key = (first, second, most)
        if key not in self.proposed:
            self.proposed[key] = self.find_proposals(first, second, most)
        return self.proposed[key]

    def find_proposals(self, first: int, second: int, most: int) -> list[Spot]:
        stations = self.station_cost(first, second)
        if stations < 0:
            return []
        budget = self.silver - stations
        back = Spread(self, self.from_end(second), budget, {first})
        back.run()
        builder = self.builder
        start = self.from_end(first)
        heap: list[tuple[int, int, str, str, int, Spot]] = [(0, 0, "", "", 0, start)]
        count = 0
        found: list[Spot] = []
        while heap and len(found) < most and count < (MORE_STEPS if found else MOST_STEPS):
            spot = heapq.heappop(heap)[5]
            if spot.kind == AT_STATION and spot is not start:
                found.append(spot)
                continue
            for after in steps(builder, spot, budget, second, self.sites, True):
                if after.kind == AT_STATION:
                    if after.cell != second or not after.good:
                        continue
                    key = after.cost * 1000 + after.length
                else:
                    key = self.bound(back, after, budget, second)
                if key < FAR and key // 1000 <= budget:
                    count += 1
                    heapq.heappush(heap, (key // 1000, key % 1000, after.word, after.levels, count, after))
        self.broken_off = bool(heap) and len(found) < most
        return found

    def offered(self, first: int, second: int, most: int) -> list[Spot]:
        """The proposals, or where the search for them was broken off the path by which ``seconds`` has found the end:
        an end that is offered has a proposal. (By version 1 of the rules the two searches could disagree.)"""
        return self.proposals(first, second, most) or self.reached(first, second)

    def reached(self, first: int, second: int) -> list[Spot]:
        """The path by which ``seconds`` reaches an end, if it can be built as it is."""
        search = Spread(self, self.from_end(first), self.silver - self.sites.get(first, 0), self.ends_for(first))
        while search.next_end():
            spot = search.found
            assert spot is not None
            if spot.cell == second:
                affordable = spot.cost + self.station_cost(first, second) <= self.silver
                return [spot] if affordable and self.can_be_built(spot) else []
        return []

    def bound(self, back: Spread, spot: Spot, budget: int, target: int) -> int:
        """A lower bound of 1000 x cost + length of any path that begins with the spot."""
        builder, kind, cell = self.builder, spot.kind, spot.cell
        here = spot.cost * 1000 + spot.length - 1
        if kind == OLD and self.state.portal[cell] >= 0:
            # behind a tunnel: look one step ahead
            best = FAR
            for after in steps(builder, spot, budget, target, self.sites, True):
                if after.kind == AT_STATION:
                    if after.cell == target and after.good:
                        best = min(best, after.cost * 1000 + after.length)
                else:
                    best = min(best, self.bound(back, after, budget, target))
            return best
        if kind in (IN, OUT):
            rest = back.least(cell, spot.entry ^ 2, OUT if kind == IN else IN, True)
            return here + rest - 1000 * builder.price_of_portal(cell) if rest < FAR else FAR
        best = FAR
        for side in range(4):
            if side == spot.entry or not builder.leave(spot, side):
                continue
            cost, good = builder.cost, spot.good or builder.gain
            rest = back.least(cell, side, kind, good)
            if rest < FAR:
                best = min(best, here + rest + 1000 * cost)
        if best < FAR and kind == NEW:
            best -= 1000 * builder.tile_price(cell)
        elif best < FAR and kind == UNDER:
            best -= 1000 * builder.under_price
        return best

    # -- maglev --------------------------------------------------------------------------------------------------

    def maglev_course(self, first: int, second: int) -> list[int]:
        """BI-TUN-07: the cells from station to station, along x first, else along y; empty if both are taken."""
        _state, width = self.state, self.state.map.width
        ax, ay, bx, by = first % width, first // width, second % width, second // width
        if first == second or abs(ax - bx) + abs(ay - by) == 1:
            return []
        for along_x in (True, False):
            cells = [first]
            x, y = ax, ay
            for horizontal in (along_x, not along_x):
                goal = bx if horizontal else by
                while (x if horizontal else y) != goal:
                    side = (1 if bx > x else 3) if horizontal else (2 if by > y else 0)
                    x, y = x + STEP_X[side], y + STEP_Y[side]
                    cells.append(y * width + x)
            if self.side_free(cells[0], cells[1]) and self.side_free(cells[-1], cells[-2]):
                return cells
        return []

    def maglev_fault(self, first: int, second: int) -> str:
        """Why no maglev tunnel joins two cells, money apart: too near, or the sides are taken."""
        width = self.state.map.width
        if not self.maglev or self.maglev_course(first, second):
            return ""
        near = abs(first % width - second % width) + abs(first // width - second // width) == 1
        return "BI-TUN-07" if near else "BI-TUN-08"

    def side_free(self, cell: int, towards: int) -> bool:
        """BI-TUN-08: one tunnel per side."""
        state = self.state
        if state.station[cell] < 0:
            return True
        side = state.map.side_to(cell, towards)
        sides = state.station_sides[cell]
        most = state.rules.box.stations[state.station[cell]].exits
        return not sides >> side & 1 and bit_count(sides) < most

    def maglev_cost(self, first: int, second: int) -> int:
        """The cost of the tunnel if everything can be paid, or -1."""
        if not self.builder.tunnels:
            return -1
        cells = self.maglev_course(first, second)
        if not cells:
            return -1
        cost = self.builder.under_price * (len(cells) - 2)
        stations = self.station_cost(first, second)
        return cost if stations >= 0 and cost + stations <= self.silver else -1


def steps(
    builder: Builder, spot: Spot, budget: int, target: int, sites: dict[int, int], simple: bool, barred: int = -1
) -> list[Spot]:
    """Everything a path may do next within the budget and the box: go on, dig, or end at a station.

    Not ``simple`` is for a lower bound: the path may come to a cell twice, and need not keep within the box.
    """
    found: list[Spot] = []
    state = builder.state
    near = state.map.near
    builder.simple = simple or not builder.both_ways
    for side in range(4):
        other = near[4 * spot.cell + side]
        if other < 0 or side == spot.entry:
            continue
        if spot.visits(other) if simple else other == barred:
            continue
        if spot.kind in (IN, UNDER):
            add(builder, builder.under(spot, side), budget, found)
            add(builder, builder.surface(spot, side), budget, found)
            continue
        if state.station[other] >= 0:
            add(builder, builder.enter(spot, side), budget, found)
            continue
        if other == target and other in sites:
            add(builder, builder.arrive(spot, side, other, True), budget, found)
            continue
        add(builder, builder.go(spot, side), budget, found)
        if builder.tunnels and (spot.portals if builder.simple else 0) + 2 <= builder.portals_left:
            add(builder, builder.tunnel(spot, side), budget, found)
    builder.simple = True
    return found


def add(builder: Builder, spot: Spot | None, budget: int, found: list[Spot]) -> None:
    """BI-BLD-05, BI-SUP-02."""
    if spot is not None and spot.cost <= budget and (not builder.simple or builder.in_box(spot)):
        found.append(spot)


class Spread:
    """A cheapest-path search from one end over (cell, side of entry, what is there, type before, something added)."""

    def __init__(self, planner: Planner, start: Spot, budget: int, ends: set[int]) -> None:
        self.planner = planner
        self.builder = planner.builder
        self.budget = budget
        self.ends = ends
        self.origin = start.cell
        """No path comes back to where it starts."""
        self.target = next(iter(ends)) if len(ends) == 1 else -1
        """The only end: no path goes over it."""
        self.heap: list[tuple[int, int, Spot]] = [(0, 0, start)]
        self.count = 0
        self.best: dict[int, int] = {}
        """By cell, side, kind and goodness: the least 1000 x cost + length."""
        self.settled: set[int] = set()
        self.found: Spot | None = None
        self.ready: list[Spot] = []

    def run(self) -> None:
        while self.heap:
            self.step()

    def next_end(self) -> bool:
        """Goes on until another end is reached, good for a route; ``found`` is the spot at it."""
        while self.heap or self.ready:
            if self.ready:
                spot = self.ready.pop()
                if spot.cell in self.ends and spot.good:
                    self.ends.discard(spot.cell)
                    self.found = spot
                    return True
                continue
            self.step()
        return False

    def step(self) -> None:
        spot = heapq.heappop(self.heap)[2]
        if spot.kind == AT_STATION and spot.before is not None:
            self.ready.append(spot)
            return
        code = (spot.cell * 5 + spot.entry) * 7 + spot.kind
        last = spot.last if spot.kind in (OLD, CITY) else -1
        key = (code * 10 + last + 1) * 2 + spot.good
        if key in self.settled:
            return
        self.settled.add(key)
        rank = spot.cost * 1000 + spot.length
        short = code * 2 + spot.good
        if rank < self.best.get(short, FAR):
            self.best[short] = rank
        self.expand(spot)

    def expand(self, spot: Spot) -> None:
        builder, sites = self.builder, self.planner.sites
        for after in steps(builder, spot, self.budget, self.target, sites, False, self.origin):
            self.push(after)
        if spot.kind in (IN, UNDER, AT_STATION) or self.target >= 0:
            return
        for side in range(4):
            other = self.planner.state.map.near[4 * spot.cell + side]
            if other in self.ends and other in sites:
                arrived: list[Spot] = []
                builder.simple = not builder.both_ways
                add(builder, builder.arrive(spot, side, other, True), self.budget, arrived)
                builder.simple = True
                for after in arrived:
                    self.push(after)

    def push(self, spot: Spot) -> None:
        self.count += 1
        heapq.heappush(self.heap, (spot.cost * 1000 + spot.length, self.count, spot))

    def least(self, cell: int, entry: int, kind: int, good: bool) -> int:
        """The least rank with which the cell is entered by a side; ``good``: no matter whether something was added."""
        code = ((cell * 5 + entry) * 7 + kind) * 2
        best = self.best.get(code + 1, FAR)
        return min(best, self.best.get(code, FAR)) if good else best
