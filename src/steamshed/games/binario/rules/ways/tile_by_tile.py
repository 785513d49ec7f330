"""Laying a route tile by tile: the path so far, and which ways on can be brought to an end.

See docs/rules/binario.md 5.4, M1 and M2.
"""

from __future__ import annotations

import heapq
from typing import Final

from steamshed.games.binario.rules import costs, effects, sites
from steamshed.games.binario.rules.ways.builder import MOST_SIFTED, Builder
from steamshed.games.binario.rules.ways.network import is_free
from steamshed.games.binario.rules.ways.steps import AT_STATION, CITY, CROSS, HERE, IN, RESHAPE, UNDER, Leaving, Spot
from steamshed.games.binario.table.table import Table
from steamshed.kernel.violation import Violation

SCARCE = ("BI-BLD-05", "BI-SUP-02", "BI-STN-04")
"""Rules about silver, tiles and sides: where they bar one way on, they are the reason."""

MOST_AHEAD = 1_000
"""So many spots are looked at for a proof that no end is ahead."""
# met at nearly every cell of a search, so these refusals are made once
OFF_THE_MAP: Final = Violation("BI-BLD-09")
NO_ROOM_FOR_A_STATION: Final = Violation("BI-STN-01")
TOO_DEAR: Final = Violation("BI-BLD-05")
NOTHING_ADDED: Final = Violation("BI-BLD-11")
NOT_MINE: Final = Violation("BI-JOIN-13")
NO_START: Final = Violation("BI-BLD-04")


class Walk:
    """A builder somewhere on his path."""

    def __init__(self, state: Table, seat: int, type: int, reasons: bool = True) -> None:
        self.state = state
        self.seat = seat
        self.builder = Builder(state, seat, type)
        self.budget = state.silver[seat]
        self.builder.bind(self.budget, True)
        self.kinds: list[int] = []
        """Kinds of new stations so far."""
        self.reasons = reasons
        """Whether anybody asks why a path cannot be brought to an end."""
        self.once: list[int] = []
        """Cells to which a path comes only once in a search in which others may be come to twice."""
        self.dead = dead_ends(state, seat, type)
        self.least_station = sites.least_price(state, seat, self.builder.family)
        self.adds_nothing = self.budget < self.least_station and self.builder.adds_nothing()
        """Whether no path can have an end (BI-BLD-11)."""

    # -- starts --------------------------------------------------------------------------------------------------

    def check_start(self, cell: int) -> Violation | None:
        """M1, BI-BLD-04: an own station of the family, an own or joint tile with an open exit, or a new station."""
        state, builder = self.state, self.builder
        if cell < 0:
            return OFF_THE_MAP
        if state.station[cell] >= 0:
            if state.station_owner[cell] != self.seat:
                return NOT_MINE
            if state.rules.box.stations[state.station[cell]].family != builder.family:
                return Violation("BI-STN-03")
            spot = builder.at_station(cell, False)
            return None if self.leads_somewhere(spot) else self.why_stuck(spot)
        if state.way_type[2 * cell] >= 0:
            if builder.startable(cell) < 0:
                return NO_START
            spot = builder.at_tile(cell)
            return None if self.leads_somewhere(spot) else self.why_stuck(spot)
        if not is_free(state, cell):
            return NO_ROOM_FOR_A_STATION
        if self.budget < self.least_station:
            return TOO_DEAR
        cheapest = sites.cheapest_one(state, self.seat, builder.family, cell, self.budget)
        return None if cheapest >= 0 else TOO_DEAR

    def any_start(self) -> bool:
        """Whether there is a start at all."""
        state = self.state
        if sites.any_cheap(state, self.seat, self.builder.family, self.budget):
            return True
        if self.adds_nothing:
            return False
        # tiles first: from an open end a path is soon at one
        for slot, owner in enumerate(state.way_owner):
            if owner >= 0 and slot & 1 == 0 and not self.check_start(slot >> 1):
                return True
        return any(not self.check_start(cell) for cell in state.stations[self.seat])

    def begin(self, cell: int, kind: int) -> Spot:
        """The start of the path; ``kind`` is that of a new station there, else -1."""
        state = self.state
        if kind >= 0:
            self.dead = set()
            self.kinds = [kind]
            self.budget -= costs.station(state, self.seat, kind, cell)
            self.builder.bind(self.budget, True)
            return self.builder.at_station(cell, True)
        if state.station[cell] >= 0:
            return self.builder.at_station(cell, False)
        return self.builder.at_tile(cell)

    # -- moves ---------------------------------------------------------------------------------------------------

    def move(self, spot: Spot, verb: str, side: int) -> Spot | Violation:
        """The path after a move, whatever comes later."""
        builder = self.builder
        other = self.state.map.near[4 * spot.cell + side]
        if other >= 0 and (builder.simple or other in self.once) and spot.visits(other):
            return Violation("BI-BLD-04")
        if verb == "go":
            made = builder.go(spot, side)
        elif verb == "enter":
            made = builder.enter(spot, side)
        elif verb == "tunnel":
            made = builder.tunnel(spot, side)
        elif verb == "under":
            made = builder.under(spot, side)
        else:
            made = builder.surface(spot, side)
        if isinstance(made, Spot) and not builder.in_box(made):
            return Violation("BI-SUP-02")
        return made

    def check_move(self, spot: Spot, verb: str, side: int) -> Violation | None:
        """M2: a move is offered if the path can then be brought to an end."""
        made = self.move(spot, verb, side)
        if isinstance(made, Violation):
            return made
        if verb == "enter":
            # BI-BLD-11, BI-ROUTE-01: something is added, or a record arises
            return None if made.good else Violation("BI-BLD-11")
        return None if self.leads_somewhere(made) else self.why_stuck(made)

    def check_stop(self, spot: Spot) -> Violation | None:
        """M2 stop: only if something was added; not while underground, not in a city."""
        builder = self.builder
        leaving = builder.leave(spot, HERE)
        if isinstance(leaving, Violation):
            return leaving
        if spot.cost + leaving.cost > self.budget:
            return TOO_DEAR
        if spot.tiles + leaving.tiles > builder.tiles_left or spot.higher + leaving.higher > builder.higher_left:
            return Violation("BI-SUP-02")
        return None if spot.added or leaving.op in (RESHAPE, CROSS) else NOTHING_ADDED

    def check_station(self, spot: Spot, side: int, kind: int) -> Violation | None:
        """M2 station(d, kind): a new station on the next cell ends the path."""
        state, builder = self.state, self.builder
        other = state.map.near[4 * spot.cell + side]
        if other < 0:
            return Violation("BI-BLD-09")
        if (builder.simple or other in self.once) and spot.visits(other):
            return Violation("BI-BLD-04")
        if state.rules.box.stations[kind].family != builder.family:
            return Violation("BI-STN-03")
        made = builder.arrive(spot, side, other, True)
        if isinstance(made, Violation):
            return made
        if not builder.in_box(made):
            return Violation("BI-SUP-02")
        violation = sites.check_kind(state, self.seat, kind, other, self.kinds, self.budget - made.cost)
        first = spot.spots()[0].cell
        return violation or sites.check_room(state, kind, other, [first] if self.kinds else [])

    def end_at(self, spot: Spot) -> Spot:
        """The finished path when the builder stops on its last cell: what the stop itself costs is added."""
        leaving = self.builder.leave(spot, HERE)
        if isinstance(leaving, Leaving):
            spot.cost += leaving.cost
        return spot

    # -- can it be brought to an end? ----------------------------------------------------------------------------

    def leads_somewhere(self, spot: Spot) -> bool:
        """Whether some continuation ends legally. Who has no silver walks all over his network in vain, by every path
        there is: so it is asked first whether an end is in sight at all, if need be without the loops on the way."""
        if self.adds_nothing and not spot.good:
            return False
        self.once = []
        for _ in range(MOST_SIFTED):
            end = self.end_ahead(spot)
            if end is None:
                return False
            twice = end.first_twice()
            if twice < 0 and self.ends_at(end):
                return True
            if not self.once:
                self.once = [spot.spots()[0].cell]
            elif twice < 0:
                break
            if twice >= 0 and twice not in self.once:
                self.once.append(twice)
        return self.leads_on(spot)

    def ends_at(self, spot: Spot) -> bool:
        """Whether a path may end where it is, or beside."""
        if spot.kind in (IN, UNDER):
            return self.check_rise(spot) is None
        if self.may_stop(spot):
            return True
        return any(side != spot.entry and not self.ends_beside(spot, side) for side in range(4))

    def leads_on(self, spot: Spot) -> bool:
        """The same by trying every path."""
        if spot.kind in (IN, UNDER):
            return self.check_rise(spot) is None
        if self.may_stop(spot):
            return True
        for side in range(4):
            if side == spot.entry:
                continue
            if not self.ends_beside(spot, side):
                return True
            made = self.move(spot, "go", side)
            if isinstance(made, Spot) and self.leads_on(made):
                return True
            if self.builder.tunnels:
                made = self.move(spot, "tunnel", side)
                if isinstance(made, Spot) and self.leads_on(made):
                    return True
        return False

    def may_stop(self, spot: Spot) -> bool:
        return (spot.kind != AT_STATION or spot.added) and not self.check_stop(spot)

    def end_ahead(self, spot: Spot) -> Spot | None:
        """Where a path may end or go below ground that may come to a cell twice; None if there is nothing ahead."""
        self.builder.bind(self.budget, False)
        found = self.follow_all(spot)
        self.builder.bind(self.budget, True)
        return found

    def follow_all(self, spot: Spot) -> Spot | None:
        """Follows all ways on. Who goes below ground will come up again, and who has met so much will meet an end."""
        seen: set[int] = set()
        rest = [spot]
        while rest:
            here = rest.pop()
            if here.kind in (IN, UNDER) or len(seen) > MOST_AHEAD:
                return here
            key = ahead(here)
            if key in self.dead:
                continue
            for cell in self.once:
                key = key * 2 + here.visits(cell)
            if key in seen:
                continue
            seen.add(key)
            if not self.look_around(here, rest):
                return here
        if not self.once:
            # nor does anything that was met on the way
            self.dead.update(seen)
        return None

    def look_around(self, spot: Spot, rest: list[Spot]) -> bool:
        """Adds to the rest where a path may go on to; False if it may end here or beside."""
        if self.may_stop(spot):
            return False
        for side in range(4):
            if side == spot.entry:
                continue
            if not self.ends_beside(spot, side):
                return False
            for verb in ("go", "tunnel") if self.builder.tunnels else ("go",):
                made = self.move(spot, verb, side)
                if isinstance(made, Spot):
                    # where something is added an end is near
                    rest.insert(len(rest) if made.added else 0, made)
        return True

    def why_stuck(self, spot: Spot) -> Violation:
        """The rule that keeps a path from being brought to an end: that of the cell itself, or the one on all sides."""
        if not self.reasons:
            return Violation("BI-BLD-11")
        if spot.kind in (IN, UNDER):
            return self.check_rise(spot) or Violation("BI-BLD-11")
        rules: set[str] = set()
        for side in range(4):
            made = self.move(spot, "go", side) if side != spot.entry else spot
            if isinstance(made, Violation):
                rules.add(made.rule)
        for rule in SCARCE:
            if rule in rules:
                return Violation(rule)
        if spot.kind != AT_STATION:
            violation = self.check_stop(spot)
            if violation is not None and violation.rule != "BI-BLD-11":
                return violation
        return Violation(rules.pop() if len(rules) == 1 else "BI-BLD-11")

    def ends_beside(self, spot: Spot, side: int) -> Violation | None:
        """Whether the path can end in a station on a side: one that is there, or the cheapest new one."""
        state = self.state
        other = state.map.near[4 * spot.cell + side]
        if other < 0:
            return OFF_THE_MAP
        if state.station[other] >= 0:
            made = self.move(spot, "enter", side)
            return None if isinstance(made, Spot) and made.good else NOTHING_ADDED
        if not is_free(state, other):
            return NO_ROOM_FOR_A_STATION
        if self.budget < self.least_station:
            return TOO_DEAR
        if sites.cheapest_one(state, self.seat, self.builder.family, other, self.budget) < 0:
            return TOO_DEAR
        for kind in state.rules.way_kinds[self.builder.family]:
            if not self.check_station(spot, side, kind):
                return None
        return TOO_DEAR

    def check_rise(self, spot: Spot) -> Violation | None:
        """Whether a tunnel can still be brought to the surface with the silver left: the cheapest way up is enough."""
        state, builder = self.state, self.builder
        if spot.portals + 1 > builder.portals_left:
            return Violation("BI-SUP-02")
        near = state.map.near
        heap = [(spot.cost, spot.cell, spot.entry, spot.kind == IN)]
        done: set[int] = set()
        while heap:
            cost, cell, entry, at_portal = heapq.heappop(heap)
            if cost > self.budget:
                return Violation("BI-BLD-05")
            if cell in done:
                continue
            done.add(cell)
            for side in range(4):
                if side == entry or (at_portal and side != entry ^ 2):
                    continue
                other = near[4 * cell + side]
                if other < 0 or other in done or spot.visits(other):
                    continue
                up = not at_portal and is_free(state, other)
                if up and cost + builder.price_of_portal(other) <= self.budget:
                    return None
                heapq.heappush(heap, (cost + builder.under_price, other, side ^ 2, False))
        return Violation("BI-TUN-04")


def dead_ends(state: Table, seat: int, type: int) -> set[int]:
    """The spots (``ahead``) of which it is known that nothing leads from them to an end, with the silver of now."""
    key = (seat, type, state.silver[seat], effects.discount(state, seat), state.era)
    known = state.found.dead_ends.get(key)
    if known is None:
        known = state.found.dead_ends[key] = set()
    return known


def ahead(spot: Spot) -> int:
    """All that decides how a path may go on but for the cells it has been to, as one number."""
    from_city = spot.before is not None and spot.before.kind == CITY
    code = ((spot.cell * 5 + spot.entry) * 7 + spot.kind) * 16 + spot.last + 1
    code = code * 8 + 4 * from_city + 2 * spot.added + spot.good
    return ((code * 32 + spot.higher) * 32 + spot.portals) * 256 + spot.tiles | spot.cost << 45
