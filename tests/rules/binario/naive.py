"""Another planner, to test the game's own against: it judges a whole path at once, from neither end.

``judge`` says what a path costs by docs/rules/binario.md 4.5 to 4.9 and 5.4, or that it may not be built. ``better``
tries all paths that could be cheaper than a known one; a bound that knows nothing but the price of cells keeps it
short.
"""

from __future__ import annotations

import heapq
import itertools

from steamshed.games.binario import Binario
from steamshed.games.binario.content.box import F_ROAD, RAIL, ROAD
from steamshed.games.binario.content.continent import PLAIN
from steamshed.games.binario.rules import costs
from steamshed.games.binario.rules.ways.network import open_exits, recorded

Key = tuple[int, int, str, str]


class Judge:
    """The paths of one builder and one type of way."""

    def __init__(self, state: Binario, seat: int, type: int) -> None:
        self.state, self.seat, self.type = state, seat, type
        self.box = state.rules.box
        self.way = self.box.ways[type]
        self.digs = self.way.tunnel and bool(self.box.tunnel_eras >> state.era & 1)
        self.records = recorded(state, seat)
        self.left = [costs.tiles_left(state, seat, other) for other in range(len(self.box.ways))]
        self.portals = costs.portals_left(state, seat)

    def side(self, cell: int, other: int) -> int:
        return self.state.map.side_to(cell, other)

    def free(self, cell: int) -> bool:
        state = self.state
        return bool(PLAIN >> state.terrain[cell] & 1) and state.way_type[2 * cell] < 0 and state.station[cell] < 0

    def judge(self, cells: list[int], under: list[bool]) -> int:
        """The cost of the path between two stations, old or new, without these; -1 if it may not be built."""
        state = self.state
        if len(cells) < 3 or len(set(cells)) < len(cells) or not self.ends_fit(cells):
            return -1
        types: list[int | None] = [None] * len(cells)
        """By cell what the way there is afterwards; None at stations and in cities."""
        used = [0] * len(self.box.ways)
        cost, portals, new = 0, 0, any(state.station[cell] < 0 for cell in (cells[0], cells[-1]))
        good = new
        dug = self.tunnels(cells, under)
        if dug is None:
            return -1
        for at in range(1, len(cells) - 1):
            cell = cells[at]
            if at in dug:
                # a cell of a new tunnel, or of one that is there
                types[at], price, fresh, gain = dug[at]
                cost, good, portals = cost + price, good or gain, portals + (fresh and not under[at])
                continue
            if state.station[cell] >= 0:
                return -1
            entry, out = self.side(cell, cells[at - 1]), self.side(cell, cells[at + 1])
            if state.facility[cell] == 0 and self.way.family == F_ROAD:
                continue
            if state.way_type[2 * cell] >= 0:
                found = self.old(cell, entry, out)
                if found is None:
                    return -1
                types[at], price, taken, gain = found
                cost, good = cost + price, good or gain
                if taken >= 0:
                    used[taken] += 1
                continue
            bridge = state.map.bridge[cell]
            if not self.free(cell) and bridge != 1 << entry | 1 << out:
                return -1
            types[at], good = self.type, True
            used[self.type] += 1
            cost += costs.new_tile(state, self.seat, self.type, cell)
        short = any(count > left for count, left in zip(used, self.left)) or portals > self.portals * self.digs
        return cost if good and not short and self.joined(cells, under, types) else -1

    def ends_fit(self, cells: list[int]) -> bool:
        """Stations of the family with a side for the path; new ones on plain cells."""
        state = self.state
        for cell, beside in ((cells[0], cells[1]), (cells[-1], cells[-2])):
            if state.station[cell] < 0:
                if not self.free(cell):
                    return False
                continue
            kind = self.box.stations[state.station[cell]]
            if state.station_owner[cell] != self.seat or kind.family != self.way.family:
                return False
            if (state.station_sides[cell] | 1 << self.side(cell, beside)).bit_count() > kind.exits:
                return False
        return True

    def tunnels(self, cells: list[int], under: list[bool]) -> dict[int, tuple[int, int, bool, bool]] | None:
        """By place: type, cost, whether it is dug now, and whether it is worth a build; None if one may not be."""
        state, found = self.state, {}
        at = 0
        while at < len(cells):
            if not under[at]:
                at += 1
                continue
            first, last = at - 1, at
            while last < len(cells) and under[last]:
                last += 1
            if first < 1 or last > len(cells) - 2 or first in found:
                return None
            run = tuple(cells[first : last + 1])
            there = [tunnel for tunnel in state.tunnels if tunnel.cells in (run, run[::-1])]
            for portal, inside, outside in ((first, first + 1, first - 1), (last, last - 1, last + 1)):
                if self.side(cells[portal], cells[inside]) != self.side(cells[portal], cells[outside]) ^ 2:
                    return None
                if not there and not self.free(cells[portal]):
                    return None
            if there:
                slot = 2 * run[0]
                if self.box.ways[there[0].type].family != self.way.family:
                    return None
                mine = state.way_owner[slot] in (self.seat, 2)
                gain = mine and (slot not in self.records or 2 * run[-1] not in self.records)
                found.update(dict.fromkeys(range(first, last + 1), (there[0].type, 0, False, gain)))
            elif not self.digs:
                return None
            else:
                below = costs.underground(state, self.seat, self.type)
                for place in range(first, last + 1):
                    price = below if under[place] else costs.portal(state, self.seat, self.type, cells[place])
                    found[place] = (self.type, price, True, True)
            at = last
        return found

    def old(self, cell: int, entry: int, out: int) -> tuple[int, int, int, bool] | None:
        """BI-WAY-09 for a surface tile: type afterwards, cost, the type of the tile taken from the box or -1, and
        whether it is worth a build."""
        state, box = self.state, self.box
        needed = 1 << entry | 1 << out
        slots = [slot for slot in (2 * cell, 2 * cell + 1) if state.way_type[slot] >= 0]
        for slot in slots:
            if not needed & ~state.way_exits[slot]:
                if box.ways[state.way_type[slot]].family != self.way.family:
                    return None
                mine = state.way_owner[slot] in (self.seat, 2)
                return state.way_type[slot], 0, -1, mine and slot not in self.records
        slot, bridge = slots[0], state.map.bridge[cell]
        type, exits = state.way_type[slot], state.way_exits[slot]
        if len(slots) > 1 or bridge or state.portal[cell] >= 0:
            return None
        mode = box.ways[type].mode
        if (mode != self.way.mode or mode == RAIL) and exits in (5, 10) and needed == 15 - exits:
            foreign = mode != self.way.mode or state.way_owner[slot] == 1 - self.seat
            if state.rules.advanced and not foreign:
                return None
            return self.type, costs.reshape(state, self.seat, slot, self.type), self.type, True
        if mode != self.way.mode:
            return None
        loose, missing = open_exits(state, slot) & ~needed, needed & ~exits
        if state.way_owner[slot] == self.seat and exits.bit_count() == 2 and loose and missing.bit_count() == 1:
            return type, 0, -1, slot not in self.records
        made = max(type, self.type, key=lambda one: box.ways[one].level)
        if not box.joins[self.type] >> type & 1 or (mode == RAIL and (exits | missing).bit_count() > 3):
            return None
        if not self.stays_joined(slot, made):
            return None
        same = state.way_laid[slot] == self.seat and type == made
        return made, costs.reshape(state, self.seat, slot, made), -1 if same else made, True

    def stays_joined(self, slot: int, made: int) -> bool:
        """BI-JOIN-08, BI-CITY-03, BI-CITY-06: everything that a tile is connected to joins what it becomes."""
        state, near, joins = self.state, self.state.map.near, self.box.joins
        type = state.way_type[slot]
        for side in range(4):
            other = near[4 * (slot >> 1) + side]
            if not state.way_exits[slot] >> side & 1 or other < 0:
                continue
            facing = self.facing(other, side ^ 2)
            if facing >= 0 and joins[type] >> facing & 1 and not joins[made] >> facing & 1:
                return False
            if state.facility[other] == 0 and self.at_street(type):
                if not self.at_street(made):
                    return False
                across = [self.facing(near[4 * other + way], way ^ 2) for way in range(4) if near[4 * other + way] >= 0]
                for facing in across:
                    linked = facing >= 0 and self.at_street(facing) and joins[type] >> facing & 1
                    if linked and not joins[made] >> facing & 1:
                        return False
        return True

    def facing(self, cell: int, side: int) -> int:
        """The type of the way of a cell with an exit on a side, or -1."""
        for slot in (2 * cell, 2 * cell + 1):
            if self.state.way_exits[slot] >> side & 1:
                return self.state.way_type[slot]
        return -1

    def at_street(self, type: int) -> bool:
        return self.box.ways[type].mode == ROAD and self.box.ways[type].level < 4

    def joined(self, cells: list[int], under: list[bool], types: list[int | None]) -> bool:
        """BI-JOIN-01, BI-CITY-03, BI-CITY-06: each way joins the next one, also across a city."""
        for at in range(1, len(cells) - 1):
            one, other = types[at], types[at + 1]
            if one is not None and other is not None and not self.box.joins[one] >> other & 1:
                return False
            if one is None:
                before, after = types[at - 1], types[at + 1]
                if any(type is not None and not self.at_street(type) for type in (before, after)):
                    return False
                if before is not None and after is not None and not self.box.joins[before] >> after & 1:
                    return False
        return True

    # -- all paths ---------------------------------------------------------------------------------------------------

    def to_go(self, end: int) -> list[int]:
        """By cell the least that the cells from there to the end could cost, whatever the rules."""
        state = self.state
        below = costs.underground(state, self.seat, self.type) if self.digs else 1 << 20
        least = [1 << 20] * state.map.size
        heap = [(0, end)]
        while heap:
            cost, cell = heapq.heappop(heap)
            if least[cell] <= cost:
                continue
            least[cell] = cost
            price = 0 if cell == end else self.price(cell, below)
            for side in range(4):
                other = state.map.near[4 * cell + side]
                if other >= 0 and cost + price < least[other]:
                    heapq.heappush(heap, (cost + price, other))
        return least

    def price(self, cell: int, below: int) -> int:
        state = self.state
        if state.way_type[2 * cell] >= 0 or state.facility[cell] == 0 or state.portal[cell] >= 0:
            return 0
        if any(cell in tunnel.cells for tunnel in state.tunnels):
            return 0
        if self.free(cell) or state.map.bridge[cell]:
            return min(below, costs.new_tile(state, self.seat, self.type, cell))
        return below

    def better(self, first: int, second: int, known: Key, most: int) -> tuple[Key | None, bool]:
        """A path that comes before the known one (cost, length, directions, levels), or None; and whether all paths
        have been tried within so many steps."""
        state, near, to_go = self.state, self.state.map.near, self.to_go(second)
        below = costs.underground(state, self.seat, self.type) if self.digs else 1 << 20
        count = 0
        stack: list[tuple[list[int], list[bool], int]] = [([first], [False], 0)]
        while stack:
            cells, under, spent = stack.pop()
            count += 1
            if count > most:
                return None, False
            here = cells[-1]
            for side, low in itertools.product(range(4), (False, True)):
                other = near[4 * here + side]
                if other < 0 or other in cells:
                    continue
                if other == second:
                    if not low and not under[-1]:
                        key = self.key([*cells, other], [*under, False])
                        if key is not None and key < known:
                            return key, True
                    continue
                if low and not self.digs and not any(other in tunnel.cells for tunnel in state.tunnels):
                    continue
                if not low and (state.station[other] >= 0 or self.price(other, 1 << 20) >= 1 << 20):
                    continue
                price = min(self.price(other, below), below if low else 1 << 20)
                if spent + price + to_go[other] <= known[0]:
                    stack.append(([*cells, other], [*under, low], spent + price))
        return None, True

    def key(self, cells: list[int], under: list[bool]) -> Key | None:
        cost = self.judge(cells, under)
        word = "".join(str(self.side(one, other)) for one, other in itertools.pairwise(cells))
        return (cost, len(cells), word, "".join("us"[not low] for low in under[1:])) if cost >= 0 else None
