"""Following a build path cell by cell: what each step may do, what it costs, what it leaves.

The rules are docs/rules/binario.md 4.5 to 4.9. Both ways of building use this: the planner searches with it, laying
tile by tile walks with it. Nothing is put on the table here; ``laying`` does that with a finished path.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.content.box import F_ROAD, RAIL
from steamshed.games.binario.rules import costs
from steamshed.games.binario.rules.ways.network import (
    MOTORWAY_LEVEL,
    bit_count,
    breaks_street,
    is_free,
    is_open,
    joined,
    loose_ways,
    open_exits,
    recorded,
    slot_at,
    takes_street,
    tunnel_at,
)
from steamshed.games.binario.rules.ways.steps import (
    AT_STATION,
    CITY,
    CROSS,
    HERE,
    IN,
    NEW,
    OLD,
    OUT,
    RESHAPE,
    TURN,
    UNDER,
    Leaving,
    Spot,
)
from steamshed.games.binario.table.table import Table
from steamshed.kernel.violation import Violation

MOST_SIFTED: Final = 3
"""Searches that come to cells twice are asked again so many times, with cells of the loops to be come to only once."""
# met at nearly every cell of a search, so these refusals are made once
NOT_TO_BE_BUILT_ON: Final = Violation("BI-BLD-09")
OWN_STATION: Final = Violation("BI-BLD-10")
NOT_MINE: Final = Violation("BI-JOIN-13")
NO_PORTAL_HERE: Final = Violation("BI-TUN-04")
NO_TUNNELS: Final = Violation("BI-TUN-01")
TOO_DEAR: Final = Violation("BI-BLD-05")
NO_FREE_SIDE: Final = Violation("BI-STN-04")
ANOTHER_FAMILY: Final = Violation("BI-STN-03")
DOES_NOT_JOIN: Final = Violation("BI-JOIN-01")
NO_CROSSING: Final = Violation("BI-JOIN-05")
TOO_MANY_EXITS: Final = Violation("BI-JOIN-07")
WOULD_NOT_JOIN: Final = Violation("BI-JOIN-08")


class Builder:
    """The view of one builder who lays one type of way.

    A question about a step is answered by what follows from it, a ``Leaving`` or a ``Spot``, or by what forbids it."""

    def __init__(self, state: Table, seat: int, type: int) -> None:
        self.state = state
        self.seat = seat
        self.type = type
        self.box = state.rules.box
        self.way = self.box.ways[type]
        self.mode = self.way.mode
        self.family = self.way.family
        self.joins = self.box.joins[type]
        self.tunnels = self.way.tunnel and bool(self.box.tunnel_eras >> state.era & 1)
        self.price: list[int] = [-1] * len(self.box.surcharge)
        """By terrain, -1 where nobody has asked yet."""
        self.portal_price: list[int] = [-1] * len(self.box.surcharge)
        self.under_price = costs.underground(state, seat, type) if self.tunnels else 0
        self.tiles_left = costs.tiles_left(state, seat, type)
        self.higher_left = costs.tiles_left(state, seat, self.way.up) if self.way.up >= 0 else 0
        self.portals_left = costs.portals_left(state, seat) if self.tunnels else 0
        self.records = recorded(state, seat)
        self.both_ways = state.rules.version > 1
        """A path is the same from either end (docs/rules/binario.md AMB-34). In version 1 of the rules what became of
        an existing tile could hang on the direction of travel, and of tiles of the next type up only one was looked
        for in the box."""
        self.simple = True
        """Whether a path may not come to a cell twice; a search that only bounds the cost need not care."""
        self.budget = costs.PLENTY
        """What a path may cost."""
        # answers found so far, by slot
        self.reshapes: dict[int, Violation | None] = {}
        self.open: dict[int, int] = {}
        # answers to ``leave`` that change nothing, by 2 x type + gain
        self.unchanged: dict[int, Leaving] = {}
        # the last question to ``leave`` and its answer
        self.left: Spot | None = None
        self.side = HERE
        self.leaving: Leaving | Violation = Leaving()

    def in_box(self, spot: Spot) -> bool:
        """BI-SUP-01, BI-SUP-02: whether the box holds all tiles that the path takes."""
        enough = spot.tiles <= self.tiles_left and spot.portals <= self.portals_left
        return enough and spot.higher <= self.higher_left

    def adds_nothing(self) -> bool:
        """Whether paths within the budget add no tile and no record arises from them, wherever they go."""
        state, seat = self.state, self.seat
        return self.budget < costs.least_tile(state, seat, self.type) and not loose_ways(state, seat, self.mode)

    # -- starts --------------------------------------------------------------------------------------------------

    def at_station(self, cell: int, new: bool) -> Spot:
        """A path that starts at an own station, old or new."""
        spot = Spot(cell, HERE, AT_STATION, None)
        spot.good = spot.added = new
        return spot

    def at_tile(self, cell: int) -> Spot:
        """A path that starts at an own or joint tile with an open exit (BI-BLD-04)."""
        return Spot(cell, HERE, OLD, None)

    def startable(self, cell: int) -> int:
        """The slot of an own or joint tile of the family with an open exit, or -1."""
        state = self.state
        for slot in (2 * cell, 2 * cell + 1):
            type = state.way_type[slot]
            if type < 0 or self.box.ways[type].family != self.family or not costs.is_mine(state, slot, self.seat):
                continue
            if self.open_exits(slot):
                return slot
        return -1

    def open_exits(self, slot: int) -> int:
        """The open exits of a tile, as bits."""
        known = self.open.get(slot, -1)
        if known < 0:
            known = self.open[slot] = open_exits(self.state, slot)
        return known

    # -- leaving a cell ------------------------------------------------------------------------------------------

    def leave(self, spot: Spot, side: int) -> Leaving | Violation:
        """What it does to the cell if the path leaves the spot by a side (HERE: ends on it); often asked twice."""
        if spot is not self.left or side != self.side:
            self.left, self.side = spot, side
            self.leaving = self.try_to_leave(spot, side)
        return self.leaving

    def bind(self, budget: int, simple: bool) -> None:
        """What a path may cost from now on, and whether it may come to a cell twice."""
        self.budget, self.simple = budget, simple
        self.left = None

    def keep(self, type: int, gain: bool = False) -> Leaving:
        """The cell stays as it is. Most answers are so, and nobody changes one."""
        key = 2 * type + gain
        known = self.unchanged.get(key)
        if known is None:
            known = self.unchanged[key] = Leaving(type, gain=gain)
        return known

    def try_to_leave(self, spot: Spot, side: int) -> Leaving | Violation:
        kind = spot.kind
        if side == spot.entry and side != HERE:
            return Violation("BI-BLD-04")
        if kind == OLD:
            leaving = self.leave_old(spot, side)
            if self.both_ways and isinstance(leaving, Leaving):
                return self.check_joint(spot, leaving) or leaving
            return leaving
        if kind == NEW:
            if side != HERE and self.state.map.bridge[spot.cell] and side != spot.entry ^ 2:
                return Violation("BI-WAY-03")
            return self.keep(self.type)
        if kind == CITY:
            return Violation("BI-CITY-05") if side == HERE else self.keep(spot.last)
        if kind == AT_STATION:
            return self.leave_station(spot, side)
        if kind == OUT:
            return self.keep(self.type) if side in (HERE, spot.entry ^ 2) else Violation("BI-TUN-04")
        return Violation("BI-TUN-02") if side == HERE else self.keep(self.type)

    def leave_station(self, spot: Spot, side: int) -> Leaving | Violation:
        state, cell = self.state, spot.cell
        if side == HERE or state.station[cell] < 0:
            return self.keep(-1)
        sides = state.station_sides[cell]
        fits = sides >> side & 1 or bit_count(sides) < self.box.stations[state.station[cell]].exits
        return self.keep(-1) if fits else Violation("BI-STN-04")

    def leave_old(self, spot: Spot, side: int) -> Leaving | Violation:
        """BI-WAY-09."""
        state, cell, entry = self.state, spot.cell, spot.entry
        slot = 2 * cell
        needed = (1 << entry if entry != HERE else 0) | (1 << side if side != HERE else 0)
        if state.way_type[slot + 1] >= 0:
            return self.leave_crossing(spot, needed)
        type, exits = state.way_type[slot], state.way_exits[slot]
        way = self.box.ways[type]
        if state.portal[cell] >= 0:
            # a portal reached through its tunnel is entered by its under side
            needed &= ~(1 << state.portal[cell])
        missing = needed & ~exits
        if way.mode != self.mode:
            return self.cross(spot, side, slot)
        if not missing:
            mine = costs.is_mine(state, slot, self.seat)
            if entry == HERE and not mine:
                return Violation("BI-BLD-04")
            if way.family != self.family:
                return DOES_NOT_JOIN
            return self.keep(type, mine and slot not in self.records)
        if state.portal[cell] >= 0:
            return NO_PORTAL_HERE
        if state.map.bridge[cell]:
            return Violation("BI-WAY-03")
        straight_across = entry != HERE and side == entry ^ 2 and missing == needed
        if self.mode == RAIL and straight_across and exits in (5, 10):
            # BI-JOIN-05: tracks cross without joining, whatever their types
            return self.cross(spot, side, slot)
        fits = bool(self.joins >> type & 1)
        turns = (fits or self.both_ways) and state.way_owner[slot] == self.seat and bit_count(exits) == 2
        turned = self.turn(spot, slot, needed, missing) if turns else None
        return turned or (self.reshape(spot, slot, missing) if fits else WOULD_NOT_JOIN)

    def check_joint(self, spot: Spot, leaving: Leaving) -> Violation | None:
        """Whether what leads up to an existing tile joins what the tile becomes."""
        city = spot.before is not None and spot.before.kind == CITY
        if city and not takes_street(self.state, leaving.type):
            return Violation("BI-CITY-03")
        if spot.last < 0 or self.box.joins[spot.last] >> leaving.type & 1:
            return None
        return Violation("BI-CITY-06" if city else "BI-JOIN-08" if leaving.op == RESHAPE else "BI-JOIN-01")

    def leave_crossing(self, spot: Spot, needed: int) -> Leaving | Violation:
        """BI-JOIN-15: a level crossing is never reshaped; a path may run along one of its ways."""
        state = self.state
        for slot in (2 * spot.cell, 2 * spot.cell + 1):
            way = self.box.ways[state.way_type[slot]]
            if not needed & ~state.way_exits[slot] and way.family == self.family:
                gain = slot not in self.records and costs.is_mine(state, slot, self.seat)
                return self.keep(state.way_type[slot], gain)
        return Violation("BI-JOIN-15")

    def turn(self, spot: Spot, slot: int, needed: int, missing: int) -> Leaving | None:
        """BI-WAY-05: an open exit that the path does not use is turned to the one side it lacks, free of charge."""
        state = self.state
        loose = self.open_exits(slot) & ~needed
        if not loose or bit_count(missing) != 1:
            return None
        type = state.way_type[slot]
        if not self.both_ways and spot.last >= 0 and not self.box.joins[spot.last] >> type & 1:
            return None
        exits = state.way_exits[slot]
        for side in range(4):
            if loose >> side & 1:
                exits &= ~(1 << side)
                break
        return Leaving(type, TURN, exits | missing, slot not in self.records)

    def reshape(self, spot: Spot, slot: int, missing: int) -> Leaving | Violation:
        """BI-JOIN-06 to 09."""
        state = self.state
        exits = state.way_exits[slot] | missing
        if self.mode == RAIL and bit_count(exits) > 3:
            return TOO_MANY_EXITS
        type = state.way_type[slot]
        made = self.type if self.way.level > self.box.ways[type].level else type
        cost = costs.reshape(state, self.seat, slot, made)
        if not self.simple and spot.cost + cost > self.budget:
            return TOO_DEAR
        if not self.both_ways and spot.last >= 0 and not self.box.joins[spot.last] >> made & 1:
            return WOULD_NOT_JOIN
        violation = self.check_reshape(slot, made)
        if violation is not None:
            return violation
        leaving = Leaving(made, RESHAPE, exits, True)
        leaving.cost = cost
        if made == self.type:
            leaving.tiles = 0 if state.way_laid[slot] == self.seat and type == made else 1
        elif state.way_laid[slot] != self.seat:
            if self.higher_left < 1:
                return Violation("BI-SUP-02")
            leaving.higher = 1 if self.both_ways else 0
        return leaving

    def check_reshape(self, slot: int, made: int) -> Violation | None:
        """What a tile is connected to that it must not become of a type."""
        if slot not in self.reshapes:
            violation: Violation | None = None
            if not self.fits(slot, made):
                violation = Violation("BI-JOIN-08")
            elif self.both_ways and breaks_street(self.state, {slot: made}):
                # until version 1 of the rules a reshape could part two roads at a street
                violation = Violation("BI-CITY-06")
            self.reshapes[slot] = violation
        return self.reshapes[slot]

    def fits(self, slot: int, type: int) -> bool:
        """BI-JOIN-08, BI-MOD-05: whether all connections of a tile are joinable if it becomes of a type."""
        state = self.state
        for side in range(4):
            if not state.way_exits[slot] >> side & 1:
                continue
            other = joined(state, slot, side)
            if other >= 0 and not self.box.joins[type] >> state.way_type[other] & 1:
                return False
            near = state.map.near[4 * (slot >> 1) + side]
            street = near >= 0 and state.facility[near] == 0 and takes_street(state, state.way_type[slot])
            if street and not takes_street(state, type):
                return False
        return True

    def cross(self, spot: Spot, side: int, slot: int) -> Leaving | Violation:
        """BI-JOIN-05, BI-ADV-01: a level crossing."""
        state, entry = self.state, spot.entry
        exits = state.way_exits[slot]
        if entry == HERE or side != entry ^ 2 or exits != (10 if side in (0, 2) else 5):
            return NO_CROSSING
        same = self.box.ways[state.way_type[slot]].mode == self.mode
        if same and state.rules.advanced and state.way_owner[slot] != 1 - self.seat:
            return Violation("BI-ADV-01")
        if spot.last >= 0 and not self.joins >> spot.last & 1:
            return DOES_NOT_JOIN
        leaving = Leaving(self.type, CROSS, 1 << side | 1 << entry, True)
        leaving.cost, leaving.tiles = costs.reshape(state, self.seat, slot, self.type), 1
        return leaving

    # -- going on ------------------------------------------------------------------------------------------------

    def go(self, spot: Spot, side: int) -> Spot | Violation:
        """The path goes on to the neighbour on a side, on the surface."""
        state = self.state
        other = state.map.near[4 * spot.cell + side]
        if spot.kind in (IN, UNDER):
            return Violation("BI-TUN-02")
        leaving = self.leave(spot, side)
        if isinstance(leaving, Violation):
            return leaving
        if other < 0:
            return NOT_TO_BE_BUILT_ON
        if state.station[other] >= 0:
            return Violation("BI-BLD-10" if state.station_owner[other] == self.seat else "BI-JOIN-13")
        if state.way_type[2 * other] >= 0:
            return self.onto_way(spot, side, leaving, other)
        if state.facility[other] == 0:
            return self.into_city(spot, side, leaving, other)
        # straight water is only met from beside it: along it lie water, a spring, a lake or a mouth
        if not is_free(state, other) and not state.map.bridge[other]:
            return NOT_TO_BE_BUILT_ON
        if leaving.type >= 0 and not self.joins >> leaving.type & 1:
            return Violation("BI-CITY-06" if spot.kind == CITY else "BI-JOIN-01")
        if spot.kind == CITY and self.way.level == MOTORWAY_LEVEL:
            return Violation("BI-CITY-03")
        return self.follow(spot, side, leaving, other, NEW, self.tile_price(other), 1, 0)

    def tile_price(self, cell: int) -> int:
        terrain = self.state.terrain[cell]
        known = self.price[terrain]
        if known < 0:
            known = self.price[terrain] = costs.new_tile(self.state, self.seat, self.type, cell)
        return known

    def follow(
        self, spot: Spot, side: int, leaving: Leaving, cell: int, kind: int, cost: int, tiles: int, portals: int
    ) -> Spot | Violation:
        """The next spot, with everything that the step costs."""
        cost += spot.cost + leaving.cost
        if cost > self.budget:
            return TOO_DEAR
        made = Spot(cell, side ^ 2, kind, spot)
        made.last = leaving.type
        made.cost = cost
        made.length = spot.length + 1
        made.tiles = spot.tiles + leaving.tiles + tiles
        made.higher = spot.higher + leaving.higher
        made.portals = spot.portals + portals
        made.added = spot.added or leaving.op in (RESHAPE, CROSS) or kind in (NEW, IN, UNDER, OUT)
        made.good = spot.good or leaving.gain or made.added
        return made

    def onto_way(self, spot: Spot, side: int, leaving: Leaving, other: int) -> Spot | Violation:
        """An existing tile: a connected exit, or a tile to be turned, reshaped or crossed when the path leaves it."""
        state = self.state
        facing = slot_at(state, other, side ^ 2)
        if facing >= 0:
            type = state.way_type[facing]
            way = self.box.ways[type]
            if way.family != self.family:
                # along a way of another kind: BI-WAY-09; within a mode it is a matter of joining
                crossing = state.way_type[2 * other + 1] >= 0
                return Violation("BI-JOIN-15" if crossing else "BI-WAY-09" if way.mode != self.mode else "BI-JOIN-01")
            if leaving.type >= 0 and not self.may_join(leaving, type):
                return Violation("BI-CITY-06" if spot.kind == CITY else "BI-JOIN-01")
            if spot.kind == CITY and not takes_street(state, type):
                return Violation("BI-CITY-03")
            if state.portal[other] >= 0:
                return self.through(spot, side, leaving, other)
        elif state.portal[other] >= 0:
            return NO_PORTAL_HERE
        elif not self.both_ways and spot.kind == CITY and self.way.level == MOTORWAY_LEVEL:
            return Violation("BI-CITY-03")
        return self.follow(spot, side, leaving, other, OLD, 0, 0, 0)

    def may_join(self, leaving: Leaving, type: int) -> bool:
        """Whether the path so far joins a tile that it meets, as it is or as what a reshape may make of it."""
        joins = self.box.joins[leaving.type]
        if joins >> type & 1:
            return True
        raised = self.both_ways and self.way.level > self.box.ways[type].level
        return raised and bool(joins >> self.type & 1)

    def through(self, spot: Spot, side: int, leaving: Leaving, other: int) -> Spot | Violation:
        """An existing tunnel is travelled from portal to portal."""
        tunnel = tunnel_at(self.state, other)
        assert tunnel is not None
        cells = tunnel.cells if tunnel.cells[0] == other else tunnel.cells[::-1]
        for cell in cells if self.simple else ():
            if spot.visits(cell):
                return Violation("BI-BLD-04")
        slot = 2 * other
        made = self.follow(spot, side, leaving, other, OLD, 0, 0, 0)
        if isinstance(made, Violation):
            return made
        mine = slot not in self.records and costs.is_mine(self.state, slot, self.seat)
        for at in range(1, len(cells)):
            before, made = made, Spot(cells[at], 0, OLD if at == len(cells) - 1 else UNDER, made)
            step = self.state.map.side_to(cells[at - 1], cells[at])
            made.entry = step ^ 2
            made.last, made.cost, made.length = tunnel.type, before.cost, before.length + 1
            made.tiles, made.higher, made.portals = before.tiles, before.higher, before.portals
            made.added, made.good = before.added, before.good or mine
        return made

    def into_city(self, spot: Spot, side: int, leaving: Leaving, other: int) -> Spot | Violation:
        """BI-CITY-01 to 04."""
        if self.family != F_ROAD:
            return Violation("BI-CITY-04")
        if leaving.type >= 0 and not takes_street(self.state, leaving.type):
            return Violation("BI-CITY-03")
        return self.follow(spot, side, leaving, other, CITY, 0, 0, 0)

    def tunnel(self, spot: Spot, side: int) -> Spot | Violation:
        """The next cell becomes a portal that leads down (BI-TUN-01, BI-TUN-04)."""
        other = self.state.map.near[4 * spot.cell + side]
        if not self.tunnels:
            return NO_TUNNELS
        if spot.kind in (IN, UNDER):
            return Violation("BI-TUN-02")
        leaving = self.leave(spot, side)
        if isinstance(leaving, Violation):
            return leaving
        if other < 0 or not is_free(self.state, other):
            return NO_PORTAL_HERE
        if leaving.type >= 0 and not self.joins >> leaving.type & 1:
            return DOES_NOT_JOIN
        if spot.kind == CITY and self.way.level == MOTORWAY_LEVEL:
            return Violation("BI-CITY-03")
        return self.follow(spot, side, leaving, other, IN, self.price_of_portal(other), 0, 1)

    def price_of_portal(self, cell: int) -> int:
        terrain = self.state.terrain[cell]
        known = self.portal_price[terrain]
        if known < 0:
            known = self.portal_price[terrain] = costs.portal(self.state, self.seat, self.type, cell)
        return known

    def under(self, spot: Spot, side: int) -> Spot | Violation:
        """The next cell is passed underground (BI-TUN-02, BI-TUN-03)."""
        other = self.state.map.near[4 * spot.cell + side]
        if spot.kind not in (IN, UNDER) or (spot.kind == IN and side != spot.entry ^ 2) or side == spot.entry:
            return Violation("BI-TUN-02")
        if other < 0:
            return Violation("BI-TUN-03")
        leaving = self.leave(spot, side)
        if isinstance(leaving, Violation):
            return leaving
        return self.follow(spot, side, leaving, other, UNDER, self.under_price, 0, 0)

    def surface(self, spot: Spot, side: int) -> Spot | Violation:
        """The next cell becomes the portal that leads up (BI-TUN-02, BI-TUN-04)."""
        other = self.state.map.near[4 * spot.cell + side]
        if spot.kind != UNDER or side == spot.entry:
            return Violation("BI-TUN-02")
        if other < 0 or not is_free(self.state, other):
            return Violation("BI-TUN-04")
        leaving = self.leave(spot, side)
        if isinstance(leaving, Violation):
            return leaving
        return self.follow(spot, side, leaving, other, OUT, self.price_of_portal(other), 0, 1)

    # -- ends ----------------------------------------------------------------------------------------------------

    def enter(self, spot: Spot, side: int) -> Spot | Violation:
        """The path ends in an own station of the family, across an attached or a free side."""
        state = self.state
        other = state.map.near[4 * spot.cell + side]
        if other < 0 or state.station[other] < 0:
            return Violation("BI-BLD-04")
        if state.station_owner[other] != self.seat:
            return NOT_MINE
        kind = self.box.stations[state.station[other]]
        if kind.family != self.family:
            return ANOTHER_FAMILY
        sides = state.station_sides[other]
        if not sides >> (side ^ 2) & 1 and bit_count(sides) >= kind.exits:
            return NO_FREE_SIDE
        return self.arrive(spot, side, other, False)

    def arrive(self, spot: Spot, side: int, other: int, new: bool) -> Spot | Violation:
        """The last step, into a station that is there or will be."""
        if spot.kind in (IN, UNDER):
            return Violation("BI-TUN-02")
        if spot.kind == AT_STATION:
            return Violation("BI-ROUTE-03")
        leaving = self.leave(spot, side)
        if isinstance(leaving, Violation):
            return leaving
        made = self.follow(spot, side, leaving, other, AT_STATION, 0, 0, 0)
        if new and isinstance(made, Spot):
            made.added = made.good = True
        return made

    def faces_open(self, slot: int, side: int) -> bool:
        """BI-JOIN-10: a free exit of an opponent's branch or crossing."""
        state = self.state
        return (
            state.way_owner[slot] == 1 - self.seat
            and bit_count(state.way_exits[slot]) >= 3
            and is_open(state, slot, side)
        )
