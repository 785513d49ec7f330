"""How ways are connected, and the paths of lines over them (BI-WAY-06, BI-JOIN-02, BI-CITY, BI-ROUTE-04 to 09)."""

from __future__ import annotations

import heapq
import itertools
from typing import Final

from steamshed.games.binario.content.box import F_MAGLEV, F_ROAD, F_SHIP, NO_CLASS, ROAD
from steamshed.games.binario.content.continent import PLAIN
from steamshed.games.binario.table.pieces import Route, Tunnel, Way
from steamshed.games.binario.table.table import Table

BOTH: Final = 2
MOTORWAY_LEVEL: Final = 4
ANY_CLASS: Final = 0b11110


def slot_at(state: Table, cell: int, side: int) -> int:
    """The way slot of a cell with an exit on a side, or -1."""
    if state.way_exits[2 * cell] >> side & 1:
        return 2 * cell
    return 2 * cell + 1 if state.way_exits[2 * cell + 1] >> side & 1 else -1


def is_free(state: Table, cell: int) -> bool:
    """A plain cell: open land without facility, station or way (cells above a tunnel stay plain)."""
    return bool(PLAIN >> state.terrain[cell] & 1) and state.way_type[2 * cell] < 0 and state.station[cell] < 0


def takes_street(state: Table, type: int) -> bool:
    """BI-CITY-01, BI-CITY-03, BI-CITY-04: roads but motorways are connected to a city's street."""
    way = state.rules.box.ways[type]
    return way.mode == ROAD and way.level < MOTORWAY_LEVEL


def street_ways(state: Table, city: int) -> list[int]:
    """BI-CITY-01: the road tiles that are connected to the street of a city."""
    found: list[int] = []
    for side in range(4):
        other = state.map.near[4 * city + side]
        slot = slot_at(state, other, side ^ 2) if other >= 0 else -1
        if slot >= 0 and takes_street(state, state.way_type[slot]):
            found.append(slot)
    return found


def breaks_street(state: Table, made: dict[int, int]) -> bool:
    """BI-CITY-06, BI-MOD-05: whether a street would no longer join two roads if tiles became of these types."""
    joins = state.rules.box.joins
    for slot, type in made.items():
        for side in range(4):
            city = state.map.near[4 * (slot >> 1) + side]
            if not state.way_exits[slot] >> side & 1 or city < 0 or state.facility[city] != 0:
                continue
            if not takes_street(state, state.way_type[slot]):
                continue
            for other in street_ways(state, city):
                before, after = state.way_type[other], made.get(other, state.way_type[other])
                if joins[state.way_type[slot]] >> before & 1 and not joins[type] >> after & 1:
                    return True
    return False


def joined(state: Table, slot: int, side: int) -> int:
    """BI-WAY-06: the way slot that a tile is connected to on a side, or -1."""
    other = state.map.near[4 * (slot >> 1) + side]
    if other < 0:
        return -1
    facing = slot_at(state, other, side ^ 2)
    if facing < 0:
        return -1
    return facing if state.rules.box.joins[state.way_type[slot]] >> state.way_type[facing] & 1 else -1


def is_attached(state: Table, cell: int, side: int) -> bool:
    """BI-WAY-08: whether the way beyond a side of a station, if there is one, is attached to it. The sides of a maglev
    station lead to its tunnels, whatever lies above (BI-TUN-07)."""
    if not state.station_sides[cell] >> side & 1:
        return False
    # until version 2 of the rules a way before the side of a tunnel was taken for attached, and freed it when it went
    return state.rules.version < 3 or state.rules.box.stations[state.station[cell]].family != F_MAGLEV


def is_open(state: Table, slot: int, side: int) -> bool:
    """Whether an exit meets no connected tile, city street or attached station."""
    if not state.way_exits[slot] >> side & 1:
        return False
    other = state.map.near[4 * (slot >> 1) + side]
    if other < 0:
        return True
    if state.station[other] >= 0:
        return not is_attached(state, other, side ^ 2)
    if state.facility[other] == 0:
        return not takes_street(state, state.way_type[slot])
    return joined(state, slot, side) < 0


def open_exits(state: Table, slot: int) -> int:
    """The open exits of a tile, as bits."""
    found = 0
    exits = state.way_exits[slot]
    for side in range(4):
        if exits >> side & 1 and is_open(state, slot, side):
            found |= 1 << side
    return found


def bit_count(mask: int) -> int:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


def tunnel_at(state: Table, cell: int) -> Tunnel | None:
    """The tunnel whose portal stands on a cell."""
    if state.portal[cell] >= 0:
        for tunnel in state.tunnels:
            if tunnel.cells[0] == cell or tunnel.cells[-1] == cell:
                return tunnel
    return None


# -- paths -----------------------------------------------------------------------------------------------------------


def find_path(state: Table, seat: int, start: int, end: int, classes: int) -> Way | None:
    """BI-ROUTE-04: the shortest path between two own stations of one family whose class is among the given (as bits).

    Ties: fewer opponent tiles, then higher class, then direction order N, E, S, W from the start.
    """
    key = (seat, start, end, classes)
    known = state.found.paths
    if key in known:
        return known[key]
    if state.rules.box.stations[state.station[start]].family == F_SHIP:
        path = sea_path(state, start, end)
    else:
        path = Search(state, seat, start, end, classes).run()
    known[key] = path
    return path


def sea_path(state: Table, start: int, end: int) -> Way | None:
    """BI-ROUTE-09: over sea cells only, no toll."""
    if state.map.sea_route(start)[end] < 0:
        return None
    cells = (start, *state.map.sea_chain(start, end), end)
    return Way(cells, (False,) * len(cells), 0, 0)


Entry = tuple[int, int, int, str, int, int, int, tuple[int, ...], tuple[bool, ...]]
"""Length, opponent tiles, minus class, directions, node, side of entry, type before a city, cells, underground."""


class Search:
    """One search. A node is a way slot, or (behind all slots) a station or city cell."""

    def __init__(self, state: Table, seat: int, start: int, end: int, classes: int) -> None:
        self.state = state
        self.seat = seat
        self.start = start
        self.end = end
        self.classes = classes
        self.family = state.rules.box.stations[state.station[start]].family
        self.cells = 2 * state.map.size
        """Number of the first node that is not a slot."""
        self.heap: list[Entry] = []
        self.done: set[tuple[int, int, int, int]] = set()

    def run(self) -> Way | None:
        state = self.state
        first = state.rules.box.stations[state.station[self.start]].era
        self.heap = [(1, 0, -first, "", self.cells + self.start, 4, -1, (self.start,), (False,))]
        while self.heap:
            entry = heapq.heappop(self.heap)
            node, entered, before, level = entry[4], entry[5], entry[6], -entry[2]
            if node == self.cells + self.end:
                if self.classes >> level & 1:
                    return Way(entry[7], entry[8], entry[1], level)
                continue
            key = (node, entered if node < self.cells else 4, before, level)
            if key in self.done:
                continue
            self.done.add(key)
            if node < self.cells:
                self.from_way(entry, node, entered)
            elif state.station[node - self.cells] >= 0:
                self.from_station(entry, node - self.cells)
            else:
                self.from_city(entry, node - self.cells, entered, before)
        return None

    def push(self, entry: Entry, cell: int, side: int, node: int, toll: int, level: int, before: int) -> None:
        """Goes on to the neighbour on a side."""
        heapq.heappush(
            self.heap,
            (
                entry[0] + 1,
                entry[1] + toll,
                -min(-entry[2], level),
                entry[3] + "0123"[side],
                node,
                side ^ 2,
                before,
                (*entry[7], cell),
                (*entry[8], False),
            ),
        )

    def to_tile(self, entry: Entry, slot: int, side: int) -> None:
        state = self.state
        way = state.rules.box.ways[state.way_type[slot]]
        if way.family == self.family:
            toll = 1 if state.way_owner[slot] == 1 - self.seat else 0
            self.push(entry, slot >> 1, side, slot, toll, way.level, -1)

    def to_station(self, entry: Entry, cell: int, side: int) -> None:
        """BI-JOIN-13, BI-JOIN-14: only own stations of the family, across an attached side; BI-ROUTE-03."""
        state = self.state
        if state.station_owner[cell] != self.seat or not state.station_sides[cell] >> (side ^ 2) & 1:
            return
        kind = state.rules.box.stations[state.station[cell]]
        if kind.family == self.family and cell != self.start:
            self.push(entry, cell, side, self.cells + cell, 0, kind.era, -1)

    def from_station(self, entry: Entry, cell: int) -> None:
        state = self.state
        if self.family == F_MAGLEV:
            self.through_maglev(entry, cell)
            return
        sides = state.station_sides[cell]
        for side in range(4):
            if not sides >> side & 1:
                continue
            other = state.map.near[4 * cell + side]
            slot = slot_at(state, other, side ^ 2)
            if slot >= 0:
                self.to_tile(entry, slot, side)
            elif self.family == F_ROAD and state.facility[other] == 0:
                self.push(entry, other, side, self.cells + other, 0, NO_CLASS, -1)

    def from_city(self, entry: Entry, cell: int, entered: int, before: int) -> None:
        """BI-CITY-02, BI-CITY-06."""
        state = self.state
        for side in range(4):
            other = state.map.near[4 * cell + side]
            if side == entered or other < 0:
                continue
            if state.station[other] >= 0:
                self.to_station(entry, other, side)
                continue
            slot = slot_at(state, other, side ^ 2)
            if slot >= 0 and takes_street(state, state.way_type[slot]):
                type = state.way_type[slot]
                if before < 0 or state.rules.box.joins[before] >> type & 1:
                    self.to_tile(entry, slot, side)

    def from_way(self, entry: Entry, slot: int, entered: int) -> None:
        state = self.state
        cell, exits, type = slot >> 1, state.way_exits[slot], state.way_type[slot]
        if state.portal[cell] >= 0 and state.portal[cell] != entered:
            self.through_tunnel(entry, cell)
            return
        for side in range(4):
            if side == entered or not exits >> side & 1:
                continue
            other = state.map.near[4 * cell + side]
            if other < 0:
                continue
            if state.station[other] >= 0:
                self.to_station(entry, other, side)
            elif state.facility[other] == 0:
                if takes_street(state, type):
                    self.push(entry, other, side, self.cells + other, 0, NO_CLASS, type)
            else:
                facing = joined(state, slot, side)
                if facing >= 0:
                    self.to_tile(entry, facing, side)

    def through_tunnel(self, entry: Entry, cell: int) -> None:
        """BI-TUN-06: from one portal to the other, every cell below counts."""
        tunnel = tunnel_at(self.state, cell)
        assert tunnel is not None
        cells = tunnel.cells if tunnel.cells[0] == cell else tunnel.cells[::-1]
        mine = self.state.way_owner[2 * cell] != 1 - self.seat
        self.below(entry, cells, 0 if mine else len(cells) - 1, 2 * cells[-1], 0)

    def through_maglev(self, entry: Entry, cell: int) -> None:
        """BI-TUN-07: from station to station."""
        level = self.state.rules.box.ways[-1].level
        for tunnel in self.state.tunnels:
            if tunnel.cells[0] == cell:
                self.below(entry, tunnel.cells, 0, self.cells + tunnel.cells[-1], level)
            elif tunnel.cells[-1] == cell:
                self.below(entry, tunnel.cells[::-1], 0, self.cells + tunnel.cells[0], level)

    def below(self, entry: Entry, cells: tuple[int, ...], toll: int, node: int, level: int) -> None:
        steps = "".join("0123"[self.state.map.side_to(here, there)] for here, there in itertools.pairwise(cells))
        came = self.state.map.side_to(cells[-1], cells[-2])
        lowest = -entry[2]
        if node >= self.cells:
            kind = self.state.rules.box.stations[self.state.station[node - self.cells]]
            lowest = min(lowest, level, kind.era)
        heapq.heappush(
            self.heap,
            (
                entry[0] + len(cells) - 1,
                entry[1] + toll,
                -lowest,
                entry[3] + steps,
                node,
                came,
                -1,
                entry[7] + cells[1:],
                entry[8] + (True,) * (len(cells) - 2) + (False,),
            ),
        )


class Reach(Search):
    """Everything to which paths of whatever class lead from a station."""

    def __init__(self, state: Table, seat: int, start: int) -> None:
        super().__init__(state, seat, start, -1, ANY_CLASS)
        self.rest: list[Entry] = [(0, 0, 0, "", self.cells + start, 4, -1, (), ())]

    def stations(self) -> list[int]:
        """The cells of the stations, the one where it starts among them."""
        found: list[int] = []
        met: set[int] = set()
        while self.rest:
            entry = self.rest.pop()
            node, entered, before = entry[4], entry[5], entry[6]
            key = (node * 5 + (entered if node < self.cells else 4)) * 16 + before + 1
            if key in met:
                continue
            met.add(key)
            if node < self.cells:
                self.from_way(entry, node, entered)
            elif self.state.station[node - self.cells] >= 0:
                found.append(node - self.cells)
                self.from_station(entry, node - self.cells)
            else:
                self.from_city(entry, node - self.cells, entered, before)
        return found

    def push(self, entry: Entry, cell: int, side: int, node: int, toll: int, level: int, before: int) -> None:
        self.rest.append((0, 0, 0, "", node, side ^ 2, before, (), ()))

    def below(self, entry: Entry, cells: tuple[int, ...], toll: int, node: int, level: int) -> None:
        came = self.state.map.side_to(cells[-1], cells[-2])
        self.rest.append((0, 0, 0, "", node, came, -1, (), ()))


def linked(state: Table, seat: int, one: int, other: int) -> bool:
    """Whether some path joins two own stations or ports: where ``find_path`` finds one of any class."""
    if state.rules.box.stations[state.station[one]].family == F_SHIP:
        return state.map.sea_route(one)[other] >= 0
    parts = parts_of(state, seat)
    return parts[one] == parts.get(other, -1)


def parts_of(state: Table, seat: int) -> dict[int, int]:
    """By cell of an own station on land: the first of all stations that paths join with it. What is joined with the
    same station is joined, as paths run through stations and in both directions."""
    parts = state.found.parts.get(seat)
    if parts is None:
        parts = {}
        for cell in state.stations[seat]:
            if cell not in parts and state.rules.box.stations[state.station[cell]].family != F_SHIP:
                for other in Reach(state, seat, cell).stations():
                    parts[other] = cell
        state.found.parts[seat] = parts
    return parts


# -- route records ---------------------------------------------------------------------------------------------------


def slots_of(state: Table, cells: tuple[int, ...], under: tuple[bool, ...]) -> list[int]:
    """The way slots that a path runs over, by cell; -1 at stations, in cities, below ground and where no way is."""
    found: list[int] = []
    for at, cell in enumerate(cells):
        slot = -1
        if not under[at] and state.way_type[2 * cell] >= 0:
            near = [cells[place] for place in (at - 1, at + 1) if 0 <= place < len(cells) and not under[place]]
            for other in near:
                side = state.map.side_to(cell, other)
                if side >= 0 and slot_at(state, cell, side) >= 0:
                    slot = slot_at(state, cell, side)
                    break
        found.append(slot)
    return found


def recorded(state: Table, seat: int) -> set[int]:
    """The way slots that are in a route record of a seat."""
    slots = state.found.recorded.get(seat)
    if slots is None:
        slots = state.found.recorded[seat] = slots_in(state, state.routes[seat])
    return slots


def loose_ways(state: Table, seat: int, mode: int) -> bool:
    """Whether an own or joint way of a mode is in no record of a seat."""
    modes = state.found.loose_modes.get(seat)
    if modes is None:
        inside = recorded(state, seat)
        modes = 0
        for slot, owner in enumerate(state.way_owner):
            if owner in (seat, BOTH) and slot not in inside:
                modes |= 1 << state.rules.box.ways[state.way_type[slot]].mode
        state.found.loose_modes[seat] = modes
    return bool(modes >> mode & 1)


def slots_in(state: Table, routes: list[Route]) -> set[int]:
    """The way slots of some records."""
    slots: set[int] = set()
    for route in routes:
        slots.update(slots_of(state, route.cells, route.under))
    slots.discard(-1)
    return slots


def route_class(state: Table, seat: int, cells: tuple[int, ...], under: tuple[bool, ...]) -> int:
    """BI-ROUTE-06: the lowest class of way tiles and of own stations on the path; cities do not count."""
    box = state.rules.box
    lowest = NO_CLASS
    for cell, slot, below in zip(cells, slots_of(state, cells, under), under):
        if slot >= 0:
            lowest = min(lowest, box.ways[state.way_type[slot]].level)
        elif not below and state.station[cell] >= 0:
            lowest = min(lowest, box.stations[state.station[cell]].era)
    if lowest == NO_CLASS:
        return 0
    return lowest


def holds(state: Table, seat: int, route: Route) -> bool:
    """BI-DEM-07: whether the cells of a record are still connected throughout."""
    cells, under = route.cells, route.under
    box = state.rules.box
    for cell in (cells[0], cells[-1]):
        if state.station[cell] < 0 or state.station_owner[cell] != seat:
            return False
    family = box.stations[state.station[cells[0]]].family
    if box.stations[state.station[cells[-1]]].family != family:
        return False
    if True in under and not tunnels_stand(state, cells, under):
        return False
    if family == F_MAGLEV:
        return True
    slots = slots_of(state, cells, under)
    for at in range(len(cells) - 1):
        if under[at] or under[at + 1]:
            continue
        here, there = cells[at], cells[at + 1]
        side = state.map.side_to(here, there)
        if not links(state, here, slots[at], side, there):
            return False
        if not links(state, there, slots[at + 1], side ^ 2, here):
            return False
        one, other = slots[at], slots[at + 1]
        if one >= 0 and other >= 0 and joined(state, one, side) != other:
            return False
    if state.rules.version > 1 and not streets_join(state, cells, slots):
        # until version 1 of the rules a record held over a street that joined its roads no longer
        return False
    for at in range(1, len(cells) - 1):
        before = state.map.side_to(cells[at], cells[at - 1])
        after = state.map.side_to(cells[at], cells[at + 1])
        if slots[at] >= 0 and not under[at - 1] and not under[at + 1]:
            exits = state.way_exits[slots[at]]
            if not exits >> before & 1 or not exits >> after & 1:
                return False
    return True


def streets_join(state: Table, cells: tuple[int, ...], slots: list[int]) -> bool:
    """BI-CITY-06: whether the ways before and after every city of a record are of joinable types."""
    for at in range(1, len(cells) - 1):
        one, other = slots[at - 1], slots[at + 1]
        if state.facility[cells[at]] != 0 or slots[at] >= 0 or one < 0 or other < 0:
            continue
        if not state.rules.box.joins[state.way_type[one]] >> state.way_type[other] & 1:
            return False
    return True


def links(state: Table, cell: int, slot: int, side: int, other: int) -> bool:
    """Whether a cell of a record leads out of a side: a way with an exit there, a street, or an attached station."""
    if state.station[cell] >= 0:
        return bool(state.station_sides[cell] >> side & 1)
    if state.facility[cell] == 0:
        facing = slot_at(state, other, side ^ 2)
        return state.station[other] >= 0 or (facing >= 0 and takes_street(state, state.way_type[facing]))
    return slot >= 0 and bool(state.way_exits[slot] >> side & 1)


def tunnels_stand(state: Table, cells: tuple[int, ...], under: tuple[bool, ...]) -> bool:
    """Every run of underground cells, with its ends, is a tunnel that still exists."""
    at = 0
    while at < len(cells):
        if not under[at]:
            at += 1
            continue
        first = at - 1
        while under[at]:
            at += 1
        run = cells[first : at + 1]
        if not any(tunnel.cells in (run, run[::-1]) for tunnel in state.tunnels):
            return False
    return True


def stretches(state: Table, seat: int) -> list[list[int]]:
    """Maximal connected sets of own way tiles of one mode that are in no record of their owner, as slots in order."""
    inside = recorded(state, seat)
    mine = [
        slot
        for slot in range(len(state.way_type))
        if state.way_type[slot] >= 0 and state.way_owner[slot] == seat and slot not in inside
    ]
    rest = set(mine)
    found: list[list[int]] = []
    for first in mine:
        if first not in rest:
            continue
        rest.discard(first)
        group, queue = [first], [first]
        while queue:
            slot = queue.pop()
            for other in joined_slots(state, slot):
                if other in rest:
                    rest.discard(other)
                    group.append(other)
                    queue.append(other)
        found.append(sorted(group))
    return found


def joined_slots(state: Table, slot: int) -> list[int]:
    """The way slots connected to a tile, through a tunnel too."""
    found: list[int] = []
    for side in range(4):
        if state.way_exits[slot] >> side & 1:
            other = joined(state, slot, side)
            if other >= 0:
                found.append(other)
    tunnel = tunnel_at(state, slot >> 1)
    if tunnel is not None:
        far = tunnel.cells[-1] if tunnel.cells[0] == slot >> 1 else tunnel.cells[0]
        found.append(2 * far)
    return found
