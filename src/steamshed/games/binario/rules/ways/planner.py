"""Proposals for a land route: which ends can be joined, and the cheapest legal paths between two.

See docs/rules/binario.md 5.4, B2 to B5.
"""

from __future__ import annotations

from steamshed.games.binario.content.box import F_MAGLEV
from steamshed.games.binario.content.continent import STEP_X, STEP_Y
from steamshed.games.binario.rules import effects, sites
from steamshed.games.binario.rules.ways.builder import MOST_SIFTED, Builder
from steamshed.games.binario.rules.ways.network import bit_count
from steamshed.games.binario.rules.ways.searching import BestPaths, Spread
from steamshed.games.binario.rules.ways.steps import Spot
from steamshed.games.binario.table.table import Table
from steamshed.kernel.violation import Violation


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
        self.proposed: dict[tuple[int, int, int], tuple[list[Spot], bool]] = {}
        """Proposals found so far, by ends and how many were wanted, and whether that search was broken off."""
        self.broken_off = False
        """The search for the proposals last asked for stopped before it had tried everything."""
        self.gave_up = False
        """Some search has stopped so."""
        self.alone: set[int] = set()
        """Ends from which no path leads to another."""
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

    def any_route(self) -> bool:
        """Whether any two ends can be joined."""
        if not self.maglev and self.is_hopeless():
            return False
        return any(self.leads_on(first) for first in self.ends())

    def is_hopeless(self) -> bool:
        """Whether a search from all ends at once comes to none of them, not even to the one where a path begins."""
        if not self.builder.both_ways:
            return False
        ends = set(self.ends())
        if len(ends) < 2:
            return True
        search = Spread(self.builder, self.sites, None, self.silver, set(ends))
        for cell in ends:
            start = self.from_end(cell)
            start.cost = self.sites.get(cell, 0)
            search.push(start)
        return not search.next_end()

    def leads_on(self, first: int) -> bool:
        """Whether ``seconds`` finds an end."""
        state, seat = self.state, self.seat
        key = (seat, self.builder.type, self.silver, effects.discount(state, seat), state.era, first)
        known = state.found.leads_on
        if key not in known:
            known[key] = bool(self.seconds(first, True))
        if not known[key] and self.builder.both_ways and not self.gave_up:
            # a path is the same from either end: none leads to it, either
            self.alone.add(first)
        return known[key]

    # -- which ends can be reached -------------------------------------------------------------------------------

    def seconds(self, first: int, any_will_do: bool = False) -> list[int]:
        """B3: the ends to which an affordable path leads from the first one; or only the first one found."""
        if self.maglev:
            found = [end for end in self.ends() if self.maglev_cost(first, end) >= 0]
            return found[:1] if any_will_do else found
        budget = self.silver - self.sites.get(first, 0)
        ends = self.ends_for(first)
        if any_will_do:
            ends -= self.alone
        search = Spread(self.builder, self.sites, self.from_end(first), budget, ends)
        reached: list[int] = []
        looped: list[Spot] = []
        """Ends whose cheapest path comes to a cell twice."""
        short: set[int] = set()
        """Ends whose cheapest path takes more tiles than the box holds."""
        while search.next_end():
            spot = search.found
            assert spot is not None
            if not self.builder.in_box(spot):
                short.add(spot.cell)
            elif self.can_be_paid(first, spot):
                if not self.can_be_built(spot):
                    looped.append(spot)
                    continue
                reached.append(spot.cell)
                if any_will_do:
                    return reached
        for cell in self.perhaps_joined(first, budget, looped):
            if self.proposals(first, cell, 1):
                reached.append(cell)
                if any_will_do:
                    return reached
        if short:
            search = Spread(self.builder, self.sites, self.from_end(first), budget, short, boxed=True)
            while search.next_end():
                spot = search.found
                assert spot is not None
                if self.suits(first, spot):
                    reached.append(spot.cell)
        return sorted(reached)

    def ends_for(self, first: int) -> set[int]:
        ends = set(self.ends())
        ends.discard(first)
        return ends

    def suits(self, first: int, spot: Spot) -> bool:
        """Whether the end that a search has reached can really be built, by a simple path and with its stations."""
        if not self.can_be_paid(first, spot):
            return False
        return self.can_be_built(spot) or bool(self.proposals(first, spot.cell, 1))

    def can_be_paid(self, first: int, spot: Spot) -> bool:
        """Whether the silver does for the path to an end and the new stations."""
        cost = self.station_cost(first, spot.cell)
        return cost >= 0 and spot.cost + cost <= self.silver

    def perhaps_joined(self, first: int, budget: int, looped: list[Spot]) -> list[int]:
        """Those ends of paths with loops to which perhaps a simple path leads: a search that may come only once to the
        cells of the loops finds most that none leads to, long before all simple paths are tried."""
        found: list[int] = []
        once = [first]
        for _ in range(MOST_SIFTED if self.builder.both_ways else 0):
            if not looped:
                break
            once += {spot.first_twice() for spot in looped}.difference(once)
            search = Spread(self.builder, self.sites, self.from_end(first), budget, {spot.cell for spot in looped})
            search.once = once
            looped = []
            while search.next_end():
                spot = search.found
                assert spot is not None
                if spot.first_twice() < 0:
                    found.append(spot.cell)
                else:
                    looped.append(spot)
        return found + [spot.cell for spot in looped]

    def can_be_built(self, spot: Spot) -> bool:
        """Whether the path that a search has found is a simple one, and the box holds its tiles."""
        return spot.first_twice() < 0 and self.builder.in_box(spot)

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
        found, self.broken_off = self.proposed[key]
        self.gave_up = self.gave_up or self.broken_off
        return found

    def find_proposals(self, first: int, second: int, most: int) -> tuple[list[Spot], bool]:
        """The proposals, and whether the search for them was broken off."""
        stations = self.station_cost(first, second)
        if stations < 0:
            return [], False
        budget = self.silver - stations
        search = BestPaths(self.builder, self.sites, self.from_end(first), self.from_end(second), budget)
        return search.find(most), search.broken_off

    def offered(self, first: int, second: int, most: int) -> list[Spot]:
        """The proposals, or where the search for them was broken off the path by which ``seconds`` has found the end:
        an end that is offered has a proposal. (By version 1 of the rules the two searches could disagree.)"""
        return self.proposals(first, second, most) or self.reached(first, second)

    def joining(self, first: int, second: int, most: int) -> list[Spot]:
        """The same for two ends that perhaps nothing joins: where everything was tried in vain, that is all."""
        found = self.proposals(first, second, most)
        return found if found or not self.broken_off else self.reached(first, second)

    def reached(self, first: int, second: int) -> list[Spot]:
        """The path by which ``seconds`` reaches an end, if it can be built as it is."""
        budget = self.silver - self.sites.get(first, 0)
        for boxed in (False, True):
            search = Spread(self.builder, self.sites, self.from_end(first), budget, self.ends_for(first), boxed)
            while search.next_end():
                spot = search.found
                assert spot is not None
                if spot.cell != second:
                    continue
                if spot.cost + self.station_cost(first, second) <= self.silver and self.can_be_built(spot):
                    return [spot]
                break
        return []

    # -- maglev --------------------------------------------------------------------------------------------------

    def maglev_course(self, first: int, second: int) -> list[int]:
        """BI-TUN-07: the cells from station to station, along x first, else along y; empty if both are taken."""
        width = self.state.map.width
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

    def check_maglev(self, first: int, second: int) -> Violation | None:
        """Why no maglev tunnel joins two cells, money apart: too near, or the sides are taken."""
        width = self.state.map.width
        if not self.maglev or self.maglev_course(first, second):
            return None
        near = abs(first % width - second % width) + abs(first // width - second // width) == 1
        return Violation("BI-TUN-07" if near else "BI-TUN-08")

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
