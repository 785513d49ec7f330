"""Looking along the track: what it takes to run from city to city, and every run that a train could make now.

A sub-solver for bots. ``Ways`` measures roads in tenths of steam, with something added for every curve, because a fast
run over curves may derail. ``Runs`` follows the rules of moving exactly: what it finds can be played step by step.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.days_of_steam.actions import STEPS
from steamshed.games.days_of_steam.content.box import Box
from steamshed.games.days_of_steam.rules.running import step_cost, ways_out
from steamshed.games.days_of_steam.state import DaysOfSteam
from steamshed.kernel.action import Action
from steamshed.rail.squaregrid import is_curve
from steamshed.rail.squaretiles import EMPTY, STOP
from steamshed.rail.squaretrack import SquareTrack, Zone

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


class Outcome:
    """How a run could end: the steps to it, and everything that is different then."""

    def __init__(self, path: list[Action], node: int, cargo: int, origin: int, goods: list[int]) -> None:
        self.path = path
        self.node = node
        self.cargo = cargo
        self.origin = origin
        self.goods = goods
        """What lies in the cities while the train is where it is."""
        self.delivered: list[int] = []
        """Colours delivered in this run."""
        self.spent = 0
        self.rolls = False


class Runs:
    """Every run worth a thought that a train can make, or go on with."""

    def __init__(self, state: DaysOfSteam, seat: int, steam: int) -> None:
        self.state = state
        self.seat = seat
        self.steam = steam
        """What can be spent from here on."""
        self.goods = state.goods[:]
        self.cargo = state.cargo[seat]
        self.origin = state.origin[seat]
        self.delivered = state.pending[:]
        self.path: list[Action] = []
        self.spent = state.spent
        self.found: dict[tuple[int, ...], Outcome] = {}
        colours = len(state.rules.box.colours)
        self.colours = colours
        self.wanted = [0] * colours
        """Colour to how many cities take such goods."""
        for colour in state.city_colour:
            self.wanted[colour] += 1

    def outcomes(self) -> list[Outcome]:
        state, seat = self.state, self.seat
        self.go_on(state.node[seat], state.entered, state.curve, state.just_loaded)
        return list(self.found.values())

    def go_on(self, node: int, entered: int, curve: bool, loaded: bool) -> None:
        """The train is on a node: it stops, loads, or runs on."""
        state, track = self.state, self.state.track
        cell = node // 4
        laying = track.tile[cell]
        if self.spent and not loaded and (laying == STOP or not state.stood_on(node, self.seat)):
            self.note(node, entered, curve)
        if self.steam <= 0:
            return
        if laying == STOP and self.cargo < 0:
            self.load(node, curve)
        if entered >= 0:
            ways = track.tiles.exits[4 * laying + entered]
        elif laying == STOP:
            ways = [0, 1, 2, 3]
        else:
            ways = ways_out(state, self.seat)
        for out in ways:
            self.step(cell, entered, out, curve)

    def load(self, node: int, curve: bool) -> None:
        """Every good here that some other city takes."""
        city = self.state.city_at[node // 4]
        own = self.state.city_colour[city]
        for colour in range(self.colours):
            good = city * self.colours + colour
            if self.goods[good] and self.wanted[colour] > (1 if colour == own else 0):
                self.goods[good] -= 1
                self.cargo, self.origin = colour, city
                self.path.append(self.state.rules.box.loads[colour])
                self.go_on(node, -1, curve, True)
                self.path.pop()
                self.cargo, self.origin = -1, -1
                self.goods[good] += 1

    def step(self, cell: int, entered: int, out: int, curve: bool) -> None:
        state, track = self.state, self.state.track
        following = cell + track.grid.steps[out]
        laying = track.tile[following]
        if laying == EMPTY:
            return
        entry = out ^ 2
        node = 4 * following + track.tiles.piece[4 * laying + entry]
        cost = step_cost(state, self.seat, node)
        if cost > self.steam:
            return
        self.steam -= cost
        self.spent += cost
        self.path.append(STEPS[out])
        curve = curve or (entered >= 0 and is_curve(entered, out))
        if laying == STOP:
            city = state.city_at[following]
            if self.cargo >= 0 and self.cargo == state.city_colour[city] and self.origin != city:
                cargo, origin = self.cargo, self.origin
                self.delivered.append(cargo)
                self.cargo, self.origin = -1, -1
                self.go_on(node, -1, curve, False)
                self.delivered.pop()
                self.cargo, self.origin = cargo, origin
            else:
                self.go_on(node, -1, curve, False)
        else:
            self.go_on(node, entry, curve, False)
        self.path.pop()
        self.spent -= cost
        self.steam += cost

    def note(self, node: int, entered: int, curve: bool) -> None:
        """Keeps the cheapest way to an outcome, with a roll and without."""
        state, numbers = self.state, self.state.rules.numbers
        if entered >= 0 and not curve:
            ways = state.track.tiles.exits[4 * state.track.tile[node // 4] + entered]
            curve = len(ways) > 0 and all(is_curve(entered, out) for out in ways)
        rolls = curve and self.spent > numbers.speed_limit
        key = (node, self.cargo, self.origin, 1 if rolls else 0, *self.delivered, FAR, *self.goods)
        known = self.found.get(key)
        if known is not None and known.spent <= self.spent:
            return
        found = Outcome(self.path[:], node, self.cargo, self.origin, self.goods[:])
        found.delivered = self.delivered[:]
        found.spent = self.spent
        found.rolls = rolls
        self.found[key] = found
