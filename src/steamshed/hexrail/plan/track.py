"""Track to build: the cheapest ways to complete a link with the tiles of one build turn.

A sub-solver for bots, and for people who ask for ways, of every game with hexagon track. It lays single paths on empty
fields, adds a path to single track, and ends at a city, at an own or unowned open end, or at a town; where a game wants
it, also beyond that town. Which tiles fit and what they cost is for the game to say. What is proposed is tried with the
real rules before use.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from steamshed.hexrail.content.hexmap import HexMap
from steamshed.rail.network import CITY, NOBODY, TOWN, Network

REMEMBERED: Final = 60
"""Positions whose plans are kept, and as many that were kept before."""


class Plan:
    """Tiles (field, piece) that complete a link between two nodes, or two links that meet in a town; and the price."""

    def __init__(self, tiles: list[tuple[int, int]], cost: int, start: int, end: int, via: int) -> None:
        self.tiles = tiles
        self.cost = cost
        self.start = start
        self.end = end
        self.via = via
        """The town where two links meet, or -1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """Finds for every pair of nodes the cheapest link that can be completed now. Games say how track is laid."""

    def __init__(
        self,
        network: Network,
        map: HexMap,
        seat: int,
        tiles: int,
        cash: int,
        beyond: bool,
    ) -> None:
        self.network = network
        self.map = map
        self.seat = seat
        self.tiles = tiles
        self.cash = cash
        self.beyond = beyond
        """Whether to look for second links beyond a town, too."""
        self.found: dict[int, Plan] = {}
        self.path: list[tuple[int, int]] = []
        self.origin = -1
        """Where the first of two links starts, while looking for the second."""
        self.pair = -1
        """The only two nodes that are looked at, see ``pair_of``; -1 for all."""
        self.several: list[Plan] = []
        """All links between those two."""
        self.ways_known: dict[int, list[tuple[int, int]]] = {}
        self.town_known: dict[int, int] = {}
        """What fits where, as far as somebody has asked: the supply stays the same during a search."""

    # -- what a game says ------------------------------------------------------------------------------------------

    def in_stock(self, field: int, piece: int) -> bool:
        """Whether the supply has what a piece on a field takes."""
        raise NotImplementedError

    def price(self, field: int, piece: int) -> int:
        raise NotImplementedError

    def may_build(self, field: int) -> bool:
        """Whether a tile may be laid on a field at all in this build turn."""
        return True

    # -- the search ------------------------------------------------------------------------------------------------

    def plans(self) -> list[Plan]:
        """The plans, cheapest first."""
        for section in self.network.unfinished():
            self.go_on_from(section)
        for node in self.map.nodes:
            self.set_out(node)
        return sorted(self.found.values(), key=order_of)

    def between(self, one: int, other: int) -> list[Plan]:
        """All links between two nodes, found from either, cheapest first; of the same tiles once."""
        self.pair = pair_of(one, other)
        self.several = []
        for node in (one, other):
            for section in self.network.unfinished():
                if self.network.start[section] == node:
                    self.go_on_from(section)
            self.set_out(node)
        self.pair = -1
        different: dict[frozenset[tuple[int, int]], Plan] = {}
        for plan in self.several:
            different.setdefault(frozenset(plan.tiles), plan)
        return sorted(different.values(), key=order_of)

    def go_on_from(self, section: int) -> None:
        """New track from the open end of a section, if the seat may build on there."""
        network = self.network
        owner = network.owner[section]
        if owner == self.seat or (owner == NOBODY and network.claimable(self.seat, section)):
            self.enter(network.grid.across[network.open_slot[section]], network.start[section], 0)

    def set_out(self, node: int) -> None:
        """New track out of a city, or out of a town where the seat has track."""
        network = self.network
        across = network.grid.across
        if network.stop[node] == CITY:
            for slot in range(6 * node, 6 * node + 6):
                if across[slot] >= 0 and network.section_at[across[slot]] == 0:
                    self.enter(across[slot], node, 0)
        elif network.piece[node] and network.owns_at(self.seat, node):
            self.leave_town(node)

    def used(self, field: int) -> bool:
        """Whether the present path has a tile on a field."""
        return any(tile[0] == field for tile in self.path)

    def enter(self, slot: int, start: int, cost: int) -> None:
        """Goes on with track that arrives at a slot: the far side of an edge."""
        field, edge = slot // 6, slot % 6
        if self.used(field) or len(self.path) >= self.tiles or not self.may_build(field):
            return
        stop = self.network.stop[field]
        if stop == CITY:
            return
        if stop == TOWN:
            if field != start and field != self.origin:
                self.end_in_town(field, edge, start, cost)
            return
        if not self.in_reach(field, start):
            return
        for piece, out in self.ways(field, edge):
            total = cost + self.price(field, piece)
            if total > self.cash:
                continue
            self.path.append((field, piece))
            self.go_out(6 * field + out, start, total)
            self.path.pop()

    def ways(self, field: int, edge: int) -> list[tuple[int, int]]:
        """(piece, edge where it leaves) for track that enters an ordinary field by an edge."""
        old = self.network.piece[field]
        if old == 0:
            key = self.map.closed[field] << 3 | edge
            known = self.ways_known.get(key)
            if known is None:
                known = self.first_ways(field, edge)
                self.ways_known[key] = known
            return known
        closed, pieces = self.map.closed[field], self.network.tiles.pieces
        found: list[tuple[int, int]] = []
        if len(pieces[old].segments) == 1:
            for change in self.map.changes.of(old):
                if change.redirected or len(change.added) != 1:
                    continue
                a, b = change.added[0]
                if edge in (a, b) and not closed >> (a + b - edge) & 1 and self.in_stock(field, change.piece):
                    found.append((change.piece, a + b - edge))
        return found

    def first_ways(self, field: int, edge: int) -> list[tuple[int, int]]:
        """The same for an empty field: what is in stock for one is for all."""
        pieces = self.network.tiles.pieces
        found: list[tuple[int, int]] = []
        for piece in self.map.fits.find(self.map.closed[field], 1 << edge):
            if self.in_stock(field, piece):
                a, b = pieces[piece].segments[0]
                found.append((piece, a + b - edge))
        return found

    def in_reach(self, field: int, start: int) -> bool:
        """Whether some node other than the start is near enough for the tiles that are left."""
        left = self.tiles - len(self.path)
        return any(node != start and distance <= left for distance, node in self.map.nearest[field])

    def go_out(self, slot: int, start: int, cost: int) -> None:
        """Track leaves a field at a slot: it has arrived, or it goes on."""
        network = self.network
        other = network.grid.across[slot]
        if other < 0:
            return
        reached = network.reached(slot)
        if reached < 0:
            self.enter(other, start, cost)
        elif reached != start and reached != self.origin:
            section = network.section_at[other]
            if section == 0 or network.owner[section] in (self.seat, NOBODY):
                self.note(start, reached, cost)

    def end_in_town(self, town: int, edge: int, start: int, cost: int) -> None:
        """The cheapest tile that gives a town an exit at this edge; and, once, those with a second one to go on."""
        piece = self.town_piece(town, 1 << edge)
        if piece:
            total = cost + self.price(town, piece)
            if total <= self.cash:
                self.path.append((town, piece))
                self.note(start, town, total)
                self.path.pop()
        if self.beyond and self.origin < 0 and len(self.path) + 1 < self.tiles:
            self.origin = start
            self.leave(town, 1 << edge, cost)
            self.origin = -1

    def town_piece(self, town: int, exits: int) -> int:
        """The tile with the fewest exits that has these and all that the town has already; 0 if there is none."""
        key = town << 6 | exits
        best = self.town_known.get(key, -1)
        if best < 0:
            best = self.find_town_piece(town, exits)
            self.town_known[key] = best
        return best

    def find_town_piece(self, town: int, exits: int) -> int:
        pieces, closed = self.network.tiles.pieces, self.map.closed[town]
        used = pieces[self.network.piece[town]].mask
        wanted = used | exits
        best, fewest = 0, 7
        for piece in self.map.town_fits.pieces:
            mask, count = pieces[piece].mask, len(pieces[piece].exits)
            if mask & wanted != wanted or mask & closed or mask == used or count >= fewest:
                continue
            if self.in_stock(town, piece):
                best, fewest = piece, count
        return best

    def leave_town(self, town: int) -> None:
        """New track out of a town where the seat has track already."""
        if self.may_build(town):
            self.leave(town, 0, 0)

    def leave(self, town: int, entered: int, cost: int) -> None:
        """Gives a town one more exit, beside those by which it is entered, and goes on from there."""
        used = self.network.tiles.pieces[self.network.piece[town]].mask | entered
        for edge in range(6):
            if (used | self.map.closed[town]) >> edge & 1:
                continue
            piece = self.town_piece(town, entered | 1 << edge)
            if piece:
                total = cost + self.price(town, piece)
                if total <= self.cash:
                    self.path.append((town, piece))
                    self.go_out(6 * town + edge, town, total)
                    self.path.pop()

    def note(self, start: int, end: int, cost: int) -> None:
        """Keeps the cheapest plan for the same nodes, the one with fewer tiles of equals."""
        first, via = (start, -1) if self.origin < 0 else (self.origin, start)
        if self.pair >= 0:
            if pair_of(first, end) == self.pair:
                self.several.append(Plan(self.path[:], cost, first, end, via))
            return
        key = pair_of(first, end) << 10 | via + 1
        known = self.found.get(key)
        if known is None or cost < known.cost or (cost == known.cost and len(self.path) < len(known.tiles)):
            self.found[key] = Plan(self.path[:], cost, first, end, via)


class Tracks:
    """Plans found before, by all they depend on but money: who has less can pay for some of those for which there was
    money then."""

    def __init__(self) -> None:
        self.rules: object = None
        """What they hold for."""
        self.known: dict[tuple[int, ...], list[Plan]] = {}
        self.known_before: dict[tuple[int, ...], list[Plan]] = {}
        self.cash: dict[tuple[int, ...], int] = {}

    def forget(self) -> None:
        """Lets go of what a decision needed."""
        self.rules = None
        self.known = {}
        self.known_before = {}
        self.cash = {}

    def plans(self, planner: Planner, rules: object, supply: list[int]) -> list[Plan]:
        """What ``planner.plans()`` gives; ``supply`` is what a game's planner looks at beside the network."""
        if rules is not self.rules:
            self.forget()
            self.rules = rules
        network = planner.network
        key = [len(network.laid), planner.seat, planner.tiles, planner.beyond, *supply, *network.laid]
        for field in network.laid:
            key.append(network.piece[field])
            key.extend(network.section_at[6 * field : 6 * field + 6])
        for node in network.nodes:
            key.append(network.stop[node])
        key.extend(network.owner)
        key.extend(network.start)
        key.extend(network.open_slot)
        position = tuple(key)
        cash = planner.cash
        found = self.known.get(position)
        if found is None:
            found = self.known_before.get(position)
        if found is not None and cash <= self.cash[position]:
            return [plan for plan in found if plan.cost <= cash]
        if len(self.known) >= REMEMBERED:
            self.known_before = self.known
            self.known = {}
            self.cash = {place: self.cash[place] for place in self.known_before}
        found = planner.plans()
        self.known[position] = found
        self.cash[position] = cash
        return found


def pair_of(one: int, other: int) -> int:
    """Two nodes as one number, whichever is named first."""
    return min(one, other) << 10 | max(one, other)


def order_of(plan: Plan) -> tuple[int, int, int, int, int]:
    """For sorting, the cheapest first."""
    return plan.cost, len(plan.tiles), plan.start, plan.end, plan.via
