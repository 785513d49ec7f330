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
from steamshed.games.binario.table.table import Table

# what a path finds or makes on a cell
AT_STATION: Final = 0
NEW: Final = 1
OLD: Final = 2
CITY: Final = 3
IN: Final = 4
"""A new portal that leads down."""
UNDER: Final = 5
OUT: Final = 6
"""A new portal that leads up."""

# what happens to an existing tile
KEEP: Final = 0
TURN: Final = 1
RESHAPE: Final = 2
CROSS: Final = 3

HERE: Final = 4
"""No side: the path starts or ends on the cell."""
DIGITS: Final = "0123"
MOST_SIFTED: Final = 3
"""Searches that come to cells twice are asked again so many times, with cells of the loops to be come to only once."""


class Spot:
    """One cell of a build path and what the path has cost up to it."""

    def __init__(self, cell: int, entry: int, kind: int, before: Spot | None) -> None:
        self.cell = cell
        self.entry = entry
        """The side by which the path came in, HERE at its start."""
        self.kind = kind
        self.before = before
        self.last = -1
        """The type of the way that leads up to this cell, -1 from a station."""
        self.cost = 0
        self.length = 1
        self.tiles = 0
        """New tiles of the type taken from the box."""
        self.higher = 0
        """Tiles of the next type up taken from it: for another's tile of that type that is reshaped."""
        self.portals = 0
        self.good = False
        """Something was added, or the path has an own or joint tile that is in no record (BI-BLD-11, BI-ROUTE-01)."""
        self.added = False

    def visits(self, cell: int) -> bool:
        """BI-BLD-04: no cell twice, on whatever level."""
        spot: Spot | None = self
        while spot is not None:
            if spot.cell == cell:
                return True
            spot = spot.before
        return False

    def first_twice(self) -> int:
        """The first cell to which the path comes a second time, or -1."""
        met: set[int] = set()
        for spot in self.spots():
            if spot.cell in met:
                return spot.cell
            met.add(spot.cell)
        return -1

    @property
    def word(self) -> str:
        """The sides taken so far, as digits: their order is the order N, E, S, W."""
        return "".join([DIGITS[spot.entry ^ 2] for spot in self.spots()[1:]])

    @property
    def levels(self) -> str:
        """For each step whether it went to the surface (s) or stayed below (u)."""
        return "".join(["u" if spot.kind == UNDER else "s" for spot in self.spots()[1:]])

    def text(self) -> str:
        """The path in letters, small ones below ground: WWN, EeeE."""
        return "".join(("NESW" if level == "s" else "nesw")[int(side)] for side, level in zip(self.word, self.levels))

    def spots(self) -> list[Spot]:
        """The whole path, from its start."""
        found: list[Spot] = []
        spot: Spot | None = self
        while spot is not None:
            found.append(spot)
            spot = spot.before
        return found[::-1]


class Builder:
    """The view of one builder who lays one type of way."""

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
        self.reshape_faults: dict[int, str] = {}
        self.open: dict[int, int] = {}
        # the last question to ``leave`` and the answers
        self.left: Spot | None = None
        self.side = HERE
        self.allowed = False
        self.why = ""
        self.rule = ""
        self.op = KEEP
        self.exits = 0
        self.eff = -1
        self.cost = 0
        self.tiles = 0
        self.higher = 0
        self.gain = False

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
        spot = Spot(cell, HERE, OLD, None)
        return spot

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

    def refuse(self, rule: str) -> bool:
        self.rule = rule
        return False

    def leave(self, spot: Spot, side: int) -> bool:
        """Whether the path may leave the spot by a side (HERE: end on it), and what that does to the cell."""
        if spot is not self.left or side != self.side:
            self.left, self.side = spot, side
            self.allowed = self.try_to_leave(spot, side)
            self.why = self.rule
        self.rule = self.why
        return self.allowed

    def bind(self, budget: int, simple: bool) -> None:
        """What a path may cost from now on, and whether it may come to a cell twice."""
        self.budget, self.simple = budget, simple
        self.left = None

    def try_to_leave(self, spot: Spot, side: int) -> bool:
        self.op, self.exits, self.eff = KEEP, 0, -1
        self.cost, self.tiles, self.higher, self.gain, self.rule = 0, 0, 0, False, ""
        kind = spot.kind
        if side == spot.entry and side != HERE:
            return self.refuse("BI-BLD-04")
        if kind == OLD:
            return self.leave_old(spot, side) and (not self.both_ways or self.joins_back(spot))
        if kind == NEW:
            self.eff = self.type
            if side != HERE and self.state.map.bridge[spot.cell] and side != spot.entry ^ 2:
                return self.refuse("BI-WAY-03")
            return True
        if kind == CITY:
            self.eff = spot.last
            return side != HERE or self.refuse("BI-CITY-05")
        if kind == AT_STATION:
            return self.leave_station(spot, side)
        self.eff = self.type
        if kind == OUT:
            return side in (HERE, spot.entry ^ 2) or self.refuse("BI-TUN-04")
        return side != HERE or self.refuse("BI-TUN-02")

    def leave_station(self, spot: Spot, side: int) -> bool:
        state, cell = self.state, spot.cell
        if side == HERE or state.station[cell] < 0:
            return True
        sides = state.station_sides[cell]
        if sides >> side & 1 or bit_count(sides) < self.box.stations[state.station[cell]].exits:
            return True
        return self.refuse("BI-STN-04")

    def leave_old(self, spot: Spot, side: int) -> bool:
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
            self.eff = type
            if entry == HERE and not costs.is_mine(state, slot, self.seat):
                return self.refuse("BI-BLD-04")
            self.gain = slot not in self.records and costs.is_mine(state, slot, self.seat)
            return way.family == self.family or self.refuse("BI-JOIN-01")
        if state.portal[cell] >= 0:
            return self.refuse("BI-TUN-04")
        if state.map.bridge[cell]:
            return self.refuse("BI-WAY-03")
        straight_across = entry != HERE and side == entry ^ 2 and missing == needed
        if self.mode == RAIL and straight_across and exits in (5, 10):
            # BI-JOIN-05: tracks cross without joining, whatever their types
            return self.cross(spot, side, slot)
        fits = bool(self.joins >> type & 1)
        turns = (fits or self.both_ways) and state.way_owner[slot] == self.seat and bit_count(exits) == 2
        if turns and self.turn(spot, slot, needed, missing):
            return True
        return self.reshape(spot, slot, missing) if fits else self.refuse("BI-JOIN-08")

    def joins_back(self, spot: Spot) -> bool:
        """Whether what leads up to an existing tile joins what the tile becomes."""
        if spot.before is not None and spot.before.kind == CITY:
            if not takes_street(self.state, self.eff):
                return self.refuse("BI-CITY-03")
            rule = "BI-CITY-06"
        else:
            rule = "BI-JOIN-08" if self.op == RESHAPE else "BI-JOIN-01"
        return spot.last < 0 or bool(self.box.joins[spot.last] >> self.eff & 1) or self.refuse(rule)

    def leave_crossing(self, spot: Spot, needed: int) -> bool:
        """BI-JOIN-15: a level crossing is never reshaped; a path may run along one of its ways."""
        state = self.state
        for slot in (2 * spot.cell, 2 * spot.cell + 1):
            way = self.box.ways[state.way_type[slot]]
            if not needed & ~state.way_exits[slot] and way.family == self.family:
                self.eff = state.way_type[slot]
                self.gain = slot not in self.records and costs.is_mine(state, slot, self.seat)
                return True
        return self.refuse("BI-JOIN-15")

    def turn(self, spot: Spot, slot: int, needed: int, missing: int) -> bool:
        """BI-WAY-05: an open exit that the path does not use is turned to the one side it lacks, free of charge."""
        state = self.state
        loose = self.open_exits(slot) & ~needed
        if not loose or bit_count(missing) != 1:
            return False
        type = state.way_type[slot]
        if not self.both_ways and spot.last >= 0 and not self.box.joins[spot.last] >> type & 1:
            return False
        exits = state.way_exits[slot]
        for side in range(4):
            if loose >> side & 1:
                exits &= ~(1 << side)
                break
        self.op, self.exits, self.eff = TURN, exits | missing, type
        self.gain = slot not in self.records
        return True

    def reshape(self, spot: Spot, slot: int, missing: int) -> bool:
        """BI-JOIN-06 to 09."""
        state = self.state
        exits = state.way_exits[slot] | missing
        if self.mode == RAIL and bit_count(exits) > 3:
            return self.refuse("BI-JOIN-07")
        type = state.way_type[slot]
        made = self.type if self.way.level > self.box.ways[type].level else type
        cost = costs.reshape(state, self.seat, slot, made)
        if not self.simple and spot.cost + cost > self.budget:
            return self.refuse("BI-BLD-05")
        joins_last = self.both_ways or spot.last < 0 or bool(self.box.joins[spot.last] >> made & 1)
        rule = self.reshape_fault(slot, made) if joins_last else "BI-JOIN-08"
        if rule:
            return self.refuse(rule)
        self.op, self.exits, self.eff, self.cost = RESHAPE, exits, made, cost
        if made == self.type:
            self.tiles = 0 if state.way_laid[slot] == self.seat and type == made else 1
        elif state.way_laid[slot] != self.seat:
            if self.higher_left < 1:
                return self.refuse("BI-SUP-02")
            self.higher = 1 if self.both_ways else 0
        self.gain = True
        return True

    def reshape_fault(self, slot: int, made: int) -> str:
        """What a tile is connected to that it must not become of a type."""
        known = self.reshape_faults.get(slot)
        if known is None:
            known = ""
            if not self.fits(slot, made):
                known = "BI-JOIN-08"
            elif self.both_ways and breaks_street(self.state, {slot: made}):
                # until version 1 of the rules a reshape could part two roads at a street
                known = "BI-CITY-06"
            self.reshape_faults[slot] = known
        return known

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

    def cross(self, spot: Spot, side: int, slot: int) -> bool:
        """BI-JOIN-05, BI-ADV-01: a level crossing."""
        state, entry = self.state, spot.entry
        exits = state.way_exits[slot]
        if entry == HERE or side != entry ^ 2 or exits != (10 if side in (0, 2) else 5):
            return self.refuse("BI-JOIN-05")
        same = self.box.ways[state.way_type[slot]].mode == self.mode
        if same and state.rules.advanced and state.way_owner[slot] != 1 - self.seat:
            return self.refuse("BI-ADV-01")
        if spot.last >= 0 and not self.joins >> spot.last & 1:
            return self.refuse("BI-JOIN-01")
        self.op, self.exits, self.eff = CROSS, 1 << side | 1 << entry, self.type
        self.cost = costs.reshape(state, self.seat, slot, self.type)
        self.tiles, self.gain = 1, True
        return True

    # -- going on ------------------------------------------------------------------------------------------------

    def go(self, spot: Spot, side: int) -> Spot | None:
        """The path goes on to the neighbour on a side, on the surface; None with ``rule`` if it may not."""
        state = self.state
        other = state.map.near[4 * spot.cell + side]
        if spot.kind in (IN, UNDER):
            self.rule = "BI-TUN-02"
            return None
        if not self.leave(spot, side):
            return None
        if other < 0:
            self.rule = "BI-BLD-09"
            return None
        if state.station[other] >= 0:
            self.rule = "BI-BLD-10" if state.station_owner[other] == self.seat else "BI-JOIN-13"
            return None
        if state.way_type[2 * other] >= 0:
            return self.onto_way(spot, side, other)
        if state.facility[other] == 0:
            return self.into_city(spot, side, other)
        # straight water is only met from beside it: along it lie water, a spring, a lake or a mouth
        if not is_free(state, other) and not state.map.bridge[other]:
            self.rule = "BI-BLD-09"
            return None
        if self.eff >= 0 and not self.joins >> self.eff & 1:
            self.rule = "BI-CITY-06" if spot.kind == CITY else "BI-JOIN-01"
            return None
        if spot.kind == CITY and self.way.level == MOTORWAY_LEVEL:
            self.rule = "BI-CITY-03"
            return None
        return self.follow(spot, side, other, NEW, self.tile_price(other), 1, 0)

    def tile_price(self, cell: int) -> int:
        terrain = self.state.terrain[cell]
        known = self.price[terrain]
        if known < 0:
            known = self.price[terrain] = costs.new_tile(self.state, self.seat, self.type, cell)
        return known

    def follow(self, spot: Spot, side: int, cell: int, kind: int, cost: int, tiles: int, portals: int) -> Spot | None:
        """The next spot, with everything that the step costs. Uses the answers of ``leave``."""
        cost += spot.cost + self.cost
        if cost > self.budget:
            self.rule = "BI-BLD-05"
            return None
        made = Spot(cell, side ^ 2, kind, spot)
        made.last = self.eff
        made.cost = cost
        made.length = spot.length + 1
        made.tiles = spot.tiles + self.tiles + tiles
        made.higher = spot.higher + self.higher
        made.portals = spot.portals + portals
        made.added = spot.added or self.op in (RESHAPE, CROSS) or kind in (NEW, IN, UNDER, OUT)
        made.good = spot.good or self.gain or made.added
        return made

    def onto_way(self, spot: Spot, side: int, other: int) -> Spot | None:
        """An existing tile: a connected exit, or a tile to be turned, reshaped or crossed when the path leaves it."""
        state = self.state
        facing = slot_at(state, other, side ^ 2)
        if facing >= 0:
            type = state.way_type[facing]
            way = self.box.ways[type]
            if way.family != self.family:
                # along a way of another kind: BI-WAY-09; within a mode it is a matter of joining
                crossing = state.way_type[2 * other + 1] >= 0
                self.rule = "BI-JOIN-15" if crossing else "BI-WAY-09" if way.mode != self.mode else "BI-JOIN-01"
                return None
            if self.eff >= 0 and not self.may_join(type):
                self.rule = "BI-CITY-06" if spot.kind == CITY else "BI-JOIN-01"
                return None
            if spot.kind == CITY and not takes_street(state, type):
                self.rule = "BI-CITY-03"
                return None
            if state.portal[other] >= 0:
                return self.through(spot, side, other)
        elif state.portal[other] >= 0:
            self.rule = "BI-TUN-04"
            return None
        elif not self.both_ways and spot.kind == CITY and self.way.level == MOTORWAY_LEVEL:
            self.rule = "BI-CITY-03"
            return None
        return self.follow(spot, side, other, OLD, 0, 0, 0)

    def may_join(self, type: int) -> bool:
        """Whether the path so far joins a tile that it meets, as it is or as what a reshape may make of it."""
        joins = self.box.joins[self.eff]
        if joins >> type & 1:
            return True
        raised = self.both_ways and self.way.level > self.box.ways[type].level
        return raised and bool(joins >> self.type & 1)

    def through(self, spot: Spot, side: int, other: int) -> Spot | None:
        """An existing tunnel is travelled from portal to portal."""
        tunnel = tunnel_at(self.state, other)
        assert tunnel is not None
        cells = tunnel.cells if tunnel.cells[0] == other else tunnel.cells[::-1]
        for cell in cells if self.simple else ():
            if spot.visits(cell):
                self.rule = "BI-BLD-04"
                return None
        slot = 2 * other
        made = self.follow(spot, side, other, OLD, 0, 0, 0)
        if made is None:
            return None
        mine = slot not in self.records and costs.is_mine(self.state, slot, self.seat)
        for at in range(1, len(cells)):
            before, made = made, Spot(cells[at], 0, OLD if at == len(cells) - 1 else UNDER, made)
            step = self.state.map.side_to(cells[at - 1], cells[at])
            made.entry = step ^ 2
            made.last, made.cost, made.length = tunnel.type, before.cost, before.length + 1
            made.tiles, made.higher, made.portals = before.tiles, before.higher, before.portals
            made.added, made.good = before.added, before.good or mine
        return made

    def into_city(self, spot: Spot, side: int, other: int) -> Spot | None:
        """BI-CITY-01 to 04."""
        if self.family != F_ROAD:
            self.rule = "BI-CITY-04"
            return None
        if self.eff >= 0 and not takes_street(self.state, self.eff):
            self.rule = "BI-CITY-03"
            return None
        return self.follow(spot, side, other, CITY, 0, 0, 0)

    def tunnel(self, spot: Spot, side: int) -> Spot | None:
        """The next cell becomes a portal that leads down (BI-TUN-01, BI-TUN-04)."""
        other = self.state.map.near[4 * spot.cell + side]
        if not self.tunnels:
            self.rule = "BI-TUN-01"
            return None
        if spot.kind in (IN, UNDER):
            self.rule = "BI-TUN-02"
            return None
        if not self.leave(spot, side):
            return None
        if other < 0 or not is_free(self.state, other):
            self.rule = "BI-TUN-04"
            return None
        if self.eff >= 0 and not self.joins >> self.eff & 1:
            self.rule = "BI-JOIN-01"
            return None
        if spot.kind == CITY and self.way.level == MOTORWAY_LEVEL:
            self.rule = "BI-CITY-03"
            return None
        return self.follow(spot, side, other, IN, self.price_of_portal(other), 0, 1)

    def price_of_portal(self, cell: int) -> int:
        terrain = self.state.terrain[cell]
        known = self.portal_price[terrain]
        if known < 0:
            known = self.portal_price[terrain] = costs.portal(self.state, self.seat, self.type, cell)
        return known

    def under(self, spot: Spot, side: int) -> Spot | None:
        """The next cell is passed underground (BI-TUN-02, BI-TUN-03)."""
        other = self.state.map.near[4 * spot.cell + side]
        if spot.kind not in (IN, UNDER) or (spot.kind == IN and side != spot.entry ^ 2) or side == spot.entry:
            self.rule = "BI-TUN-02"
            return None
        if other < 0:
            self.rule = "BI-TUN-03"
            return None
        self.leave(spot, side)
        return self.follow(spot, side, other, UNDER, self.under_price, 0, 0)

    def surface(self, spot: Spot, side: int) -> Spot | None:
        """The next cell becomes the portal that leads up (BI-TUN-02, BI-TUN-04)."""
        other = self.state.map.near[4 * spot.cell + side]
        if spot.kind != UNDER or side == spot.entry:
            self.rule = "BI-TUN-02"
            return None
        if other < 0 or not is_free(self.state, other):
            self.rule = "BI-TUN-04"
            return None
        self.leave(spot, side)
        return self.follow(spot, side, other, OUT, self.price_of_portal(other), 0, 1)

    # -- ends ----------------------------------------------------------------------------------------------------

    def enter(self, spot: Spot, side: int) -> Spot | None:
        """The path ends in an own station of the family, across an attached or a free side."""
        state = self.state
        other = state.map.near[4 * spot.cell + side]
        if other < 0 or state.station[other] < 0:
            self.rule = "BI-BLD-04"
            return None
        if state.station_owner[other] != self.seat:
            self.rule = "BI-JOIN-13"
            return None
        kind = self.box.stations[state.station[other]]
        if kind.family != self.family:
            self.rule = "BI-STN-03"
            return None
        sides = state.station_sides[other]
        if not sides >> (side ^ 2) & 1 and bit_count(sides) >= kind.exits:
            self.rule = "BI-STN-04"
            return None
        return self.arrive(spot, side, other, False)

    def arrive(self, spot: Spot, side: int, other: int, new: bool) -> Spot | None:
        """The last step, into a station that is there or will be."""
        if spot.kind in (IN, UNDER):
            self.rule = "BI-TUN-02"
            return None
        if spot.kind == AT_STATION:
            self.rule = "BI-ROUTE-03"
            return None
        if not self.leave(spot, side):
            return None
        made = self.follow(spot, side, other, AT_STATION, 0, 0, 0)
        if made is not None and new:
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
