"""Searches over build paths: the cheapest ways from one end, and the best simple paths between two.

See docs/rules/binario.md 5.4.

A cheapest-path search from the second end gives cells their cost to go; a best-first search over simple paths from the
first end then meets them in the order (cost, length, directions, surface before underground). The search from the
second end is driven only as far as the other one asks: what it has not come to yet costs at least as much as what it
comes to next. A lower bound that is never too high makes the first path optimal, and so are the ranks after it.
"""

from __future__ import annotations

import heapq

from steamshed.games.binario.rules import costs
from steamshed.games.binario.rules.ways.builder import Builder
from steamshed.games.binario.rules.ways.steps import AT_STATION, CITY, IN, NEW, OLD, OUT, UNDER, Spot
from steamshed.kernel.violation import Violation

FAR = 1 << 40
MOST_STEPS = 20_000
"""A pair of ends that no simple path joins in so many steps is not worth proposing."""
MORE_STEPS = 4_000
"""Once the best path is found, the others are looked for only so long."""
FURTHER = 2_000
"""So much rank, two silver, the search from the second end goes on at a time."""


NO_CELLS: list[int] = []


def steps(
    builder: Builder,
    spot: Spot,
    budget: int,
    target: int,
    sites: dict[int, int],
    simple: bool,
    once: list[int] = NO_CELLS,
) -> list[Spot]:
    """Everything a path may do next within the budget and the box: go on, dig, or end at a station.

    Not ``simple`` is for a lower bound: the path may come twice to a cell that is not among ``once``, and need not keep
    within the box.
    """
    found: list[Spot] = []
    state = builder.state
    near = state.map.near
    builder.bind(budget, simple or not builder.both_ways)
    for side in range(4):
        other = near[4 * spot.cell + side]
        if other < 0 or side == spot.entry:
            continue
        if (simple or other in once) and spot.visits(other):
            continue
        if spot.kind in (IN, UNDER):
            add(builder, builder.under(spot, side), found)
            add(builder, builder.surface(spot, side), found)
            continue
        if state.station[other] >= 0:
            add(builder, builder.enter(spot, side), found)
            continue
        if other == target and other in sites:
            add(builder, builder.arrive(spot, side, other, True), found)
            continue
        add(builder, builder.go(spot, side), found)
        if builder.tunnels and (spot.portals if builder.simple else 0) + 2 <= builder.portals_left:
            add(builder, builder.tunnel(spot, side), found)
    builder.bind(costs.PLENTY, True)
    return found


def add(builder: Builder, spot: Spot | Violation, found: list[Spot]) -> None:
    """BI-SUP-02."""
    if isinstance(spot, Spot) and (not builder.simple or builder.in_box(spot)):
        found.append(spot)


class Spread:
    """A cheapest-path search from one end over (cell, side of entry, what is there, type before, something added)."""

    def __init__(
        self,
        builder: Builder,
        sites: dict[int, int],
        start: Spot | None,
        budget: int,
        ends: set[int],
        boxed: bool = False,
    ) -> None:
        self.builder = builder
        self.sites = sites
        """Cells where a new end station may be built."""
        self.boxed = boxed
        """Whether the box is kept to: then a dearer path with fewer tiles is followed, too."""
        self.lean: dict[int, list[Spot]] = {}
        """By state, when the box is kept to: the paths that have been followed."""
        self.budget = budget
        self.ends = ends
        self.once = NO_CELLS if start is None else [start.cell]
        """Cells to which no path comes twice: where it starts, and others that must be told before the first step.
        Without a start starts are pushed later."""
        self.target = next(iter(ends)) if len(ends) == 1 else -1
        """The only end: no path goes over it."""
        self.heap: list[tuple[int, int, Spot]] = [] if start is None else [(0, 0, start)]
        self.count = 0
        self.best: dict[int, int] = {}
        """By cell, side, kind and goodness: the least 1000 x cost + length."""
        self.settled: set[int] = set()
        self.found: Spot | None = None
        self.ready: list[Spot] = []
        self.sure = True
        """Whether the last answer of ``least`` is exact."""

    def go_on(self, rank: int) -> None:
        """Settles everything below a rank."""
        while self.heap and self.heap[0][0] < rank:
            self.step()

    def next_end(self) -> bool:
        """Goes on until another end is reached, good for a route; ``found`` is the spot at it."""
        while self.heap or self.ready:
            if self.ready:
                spot = self.ready.pop()
                if spot.cell in self.ends and spot.good and (not self.boxed or self.builder.in_box(spot)):
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
        for at in range(1, len(self.once)):
            key = key * 2 + spot.visits(self.once[at])
        if self.boxed and self.wasteful(key, spot):
            return
        if not self.boxed and key in self.settled:
            return
        self.settled.add(key)
        rank = spot.cost * 1000 + spot.length
        short = code * 2 + spot.good
        if rank < self.best.get(short, FAR):
            self.best[short] = rank
        self.expand(spot)

    def wasteful(self, key: int, spot: Spot) -> bool:
        """Whether a path takes more tiles than the box holds, or as many as a cheaper one to the same state."""
        if not self.builder.in_box(spot):
            return True
        before = self.lean.setdefault(key, [])
        for other in before:
            if other.tiles <= spot.tiles and other.portals <= spot.portals and other.higher <= spot.higher:
                return True
        before.append(spot)
        return False

    def expand(self, spot: Spot) -> None:
        builder, sites = self.builder, self.sites
        for after in steps(builder, spot, self.budget, self.target, sites, False, self.once):
            self.push(after)
        if spot.kind in (IN, UNDER, AT_STATION) or self.target >= 0:
            return
        for side in range(4):
            other = builder.state.map.near[4 * spot.cell + side]
            if other in self.ends and other in sites:
                arrived: list[Spot] = []
                builder.bind(self.budget, not builder.both_ways)
                add(builder, builder.arrive(spot, side, other, True), arrived)
                builder.bind(costs.PLENTY, True)
                for after in arrived:
                    self.push(after)

    def push(self, spot: Spot) -> None:
        self.count += 1
        heapq.heappush(self.heap, (spot.cost * 1000 + spot.length, self.count, spot))

    def least(self, cell: int, entry: int, kind: int, good: bool) -> int:
        """The least rank with which the cell is entered by a side; ``good``: no matter whether something was added. Of
        what is not settled yet it is at least that of what comes next."""
        code = ((cell * 5 + entry) * 7 + kind) * 2
        best = self.best.get(code + 1, FAR)
        if good:
            best = min(best, self.best.get(code, FAR))
        self.sure = best < FAR or not self.heap
        return best if self.sure else self.heap[0][0]


Item = tuple[int, int, str, str, int, Spot, bool]
"""The least cost and length of a path that begins so, its directions, a number, the spot, whether they are exact."""


class BestPaths:
    """The search for the best simple paths between two ends."""

    def __init__(self, builder: Builder, sites: dict[int, int], first: Spot, second: Spot, budget: int) -> None:
        self.builder = builder
        self.sites = sites
        self.start = first
        self.target = second.cell
        self.budget = budget
        self.back = Spread(builder, sites, second, budget, {first.cell})
        self.heap: list[Item] = [(0, 0, "", "", 0, first, True)]
        self.number = 0
        self.count = 0
        """Beginnings of paths that were kept so far."""
        self.sure = True
        """Whether the last answer of ``bound`` is exact."""
        self.broken_off = False
        """The search stopped before it had tried everything."""

    def find(self, most: int) -> list[Spot]:
        found: list[Spot] = []
        while self.heap and len(found) < most and self.goes_on(MORE_STEPS if found else MOST_STEPS):
            item = heapq.heappop(self.heap)
            spot = item[5]
            if not item[6]:
                self.look_again(spot)
            elif spot.kind == AT_STATION and spot is not self.start:
                found.append(spot)
            else:
                self.expand(spot)
        self.broken_off = bool(self.heap) and len(found) < most
        return found

    def goes_on(self, limit: int) -> bool:
        """Whether the search may go on. Before it is broken off, no beginning counts that leads nowhere."""
        if self.count < limit:
            return True
        self.back.go_on(FAR)
        unsure = [item[5] for item in self.heap if not item[6]]
        self.heap = [item for item in self.heap if item[6]]
        heapq.heapify(self.heap)
        for spot in unsure:
            self.count -= 1
            self.keep(spot, self.bound(spot))
        return self.count < limit

    def expand(self, spot: Spot) -> None:
        for after in steps(self.builder, spot, self.budget, self.target, self.sites, True):
            if after.kind != AT_STATION:
                self.keep(after, self.bound(after))
            elif after.cell == self.target and after.good:
                self.sure = True
                self.keep(after, after.cost * 1000 + after.length)

    def keep(self, spot: Spot, rank: int) -> None:
        if rank < FAR and rank // 1000 <= self.budget:
            self.count += 1
            self.number += 1
            item = (rank // 1000, rank % 1000, spot.word, spot.levels, self.number, spot, self.sure)
            heapq.heappush(self.heap, item)

    def look_again(self, spot: Spot) -> None:
        """The other search goes on until it has come to the spot, or something else may be better."""
        self.count -= 1
        next = self.heap[0][0] * 1000 + self.heap[0][1] if self.heap else FAR
        rank = self.bound(spot)
        while not self.sure and rank <= next:
            self.back.go_on(self.back.heap[0][0] + FURTHER)
            rank = self.bound(spot)
        self.keep(spot, rank)

    def bound(self, spot: Spot) -> int:
        """A lower bound of 1000 x cost + length of any path that begins with the spot."""
        builder, back, kind, cell = self.builder, self.back, spot.kind, spot.cell
        if kind == OLD and builder.state.portal[cell] >= 0:
            return self.bound_ahead(spot)
        here = spot.cost * 1000 + spot.length - 1
        if kind in (IN, OUT):
            rest = back.least(cell, spot.entry ^ 2, OUT if kind == IN else IN, True)
            self.sure = back.sure
            return here + rest - 1000 * builder.price_of_portal(cell) if rest < FAR else FAR
        best, sure = FAR, True
        for side in range(4):
            if side == spot.entry:
                continue
            leaving = builder.leave(spot, side)
            if isinstance(leaving, Violation):
                continue
            cost, good = leaving.cost, spot.good or leaving.gain
            rest = back.least(cell, side, kind, good) + 1000 * cost
            if rest < best or (rest == best and back.sure):
                best, sure = rest, back.sure
        self.sure = sure
        if best >= FAR:
            return FAR
        if kind == NEW:
            best -= 1000 * builder.tile_price(cell)
        elif kind == UNDER:
            best -= 1000 * builder.under_price
        return here + best

    def bound_ahead(self, spot: Spot) -> int:
        """Behind a tunnel: one step ahead."""
        best, sure = FAR, True
        for after in steps(self.builder, spot, self.budget, self.target, self.sites, True):
            if after.kind != AT_STATION:
                rank = self.bound(after)
            elif after.cell == self.target and after.good:
                rank, self.sure = after.cost * 1000 + after.length, True
            else:
                continue
            if rank < best or (rank == best and self.sure):
                best, sure = rank, self.sure
        self.sure = sure
        return best
