"""Track laid on a plane of squares, and what follows from it for trains that never reverse.

A *continuous route* runs from piece to piece, at each by a segment, and ends at the first stop it meets; its length is
the number of passages of pieces. ``dist`` keeps, for every slot, the length of the shortest route of a train that
enters the cell by that edge; it is brought up to date when a tile is laid. From it follows what may be laid where: each
empty cell that track leads to has a *key* (see ``squaretiles.fits``).

A tile may also cover another. Routes never run through stops, so what a covering can change lies in one *zone*: the
track that hangs together without passing a stop. What was found out about covering is kept as long as its zone.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import ClassVar, Final

from steamshed.games.days_of_steam.track.squaregrid import PAIRS, SquareGrid, grid_for
from steamshed.games.days_of_steam.track.squaretiles import BLANK, EMPTY, NEAR, STOP, TRACK, SquareTiles
from steamshed.kernel.state import Lasting

NEVER: Final = 99
"""The distance to a stop where no route leads to one."""
FACES_TRACK: Final = TRACK | TRACK << 2 | TRACK << 4 | TRACK << 6
"""In a key: the bits that say that there is track at an edge, near a stop or not."""
SHORTEST_LOOP: Final = 4
"""A train that leaves a cell needs at least three pieces and the cell itself again to come back through it."""


def joined(segments: int, edge: int) -> list[int]:
    """The edges that a set of segments (bits of pairs) joins with an edge."""
    found: list[int] = []
    for bit, (a, b) in enumerate(PAIRS):
        if segments >> bit & 1 and edge in (a, b):
            found.append(b if edge == a else a)
    return found


JOINED: Final = [joined(segments, edge) for segments in range(64) for edge in range(4)]
"""4 * segments + edge to the edges joined with it."""


def pairs_behind(key: int) -> int:
    """The pairs of edges, as bits, behind both of which a cell with this key faces track."""
    facing = [key >> 2 * edge & 3 >= TRACK for edge in range(4)]
    return sum(1 << bit for bit, (a, b) in enumerate(PAIRS) if facing[a] and facing[b])


PAIRS_OF: Final = [
    sum(1 << bit for bit, (a, b) in enumerate(PAIRS) if edges >> a & 1 and edges >> b & 1) for edges in range(16)
]
"""A set of edges to all pairs of them."""
PAIRS_BEHIND: Final = [pairs_behind(key) for key in range(256)]


def put(cells: list[int], cell: int, there: bool) -> None:
    """Puts a cell into a list in reading order, or takes it out."""
    at = bisect_left(cells, cell)
    if (at < len(cells) and cells[at] == cell) != there:
        if there:
            cells.insert(at, cell)
        else:
            del cells[at]


class Zone(Lasting):
    """Track that hangs together without passing a stop, and what was found out about it. A change makes a new one."""

    def __init__(self, cells: list[int], sides: list[int]) -> None:
        self.cells = cells
        self.sides = sides
        """The slots of stops that face it."""
        self.cuts: dict[int, bool] = {}
        """64 * cell + segments of a new tile to whether covering the old one would cut off other tiles."""
        self.bared: dict[int, list[int]] = {}
        """64 * cell + segments of a new tile to the stops that would lose all their routes in this zone."""
        self.links: dict[int, bool] = {}
        """Side to whether a route that leaves the stop there leads to another stop."""


class SquareTrack:
    """The tiles on the plane."""

    SHARED: ClassVar[tuple[str, ...]] = ("tiles", "grid")
    """What copies have in common for ever; all else until one of them changes (``unshare``)."""

    def __init__(
        self, tiles: SquareTiles, near: int, gap: int, grid: SquareGrid, source: SquareTrack | None = None
    ) -> None:
        """A plane without tiles; with a ``source`` one with the same lists."""
        self.tiles = tiles
        self.near = near
        """A new tile must lie on a route of at most this length to a stop, itself included."""
        self.gap = gap
        """A new stop must be at least this many pieces from any other."""
        self.most = max(near, gap)
        """Longer distances are all the same."""
        self.grid = grid
        if source is None:
            self.tile: list[int] = [EMPTY] * grid.size
            """Cell to its laying."""
            self.dist: list[int] = [NEVER] * (4 * grid.size)
            """Slot to the length of the shortest route from there, at most ``most``, or NEVER."""
            self.key: list[int] = [0] * grid.size
            """Empty cell that track leads to, to its key; 0 for all others."""
            self.open: list[int] = []
            """The empty cells that track leads to, in reading order."""
            self.sites: list[int] = []
            """Those of them on which a stop may be placed."""
            self.laid: list[int] = []
            """The cells with track tiles, in reading order."""
            self.stops: list[int] = []
            """The cells with stops, in reading order."""
            self.cover: list[int] = [-1] * grid.size
            """Cell of a track tile to its key as if it were empty, or -1 while unknown."""
            self.zones: list[Zone] = [NO_ZONE] * grid.size
            """Cell of a track tile to its zone."""
        else:
            self.tile = source.tile
            self.dist = source.dist
            self.key = source.key
            self.open = source.open
            self.sites = source.sites
            self.laid = source.laid
            self.stops = source.stops
            self.cover = source.cover
            self.zones = source.zones
        self.marks: list[int] = []
        """Slot to the number of the search that came there last."""
        self.searches = 0
        self.lent = source is not None
        """Whether a copy has the lists in common with this."""

    def clone(self) -> SquareTrack:
        """An independent copy: the lists become its own when one of both is about to change. What is found out about
        the track and noted in them meanwhile is true for both."""
        self.lent = True
        return SquareTrack(self.tiles, self.near, self.gap, self.grid, self)

    def like(self, other: SquareTrack) -> bool:
        """Whether another one has the same tiles, as a copy has until one of both changes; else they may differ."""
        return self.tile is other.tile and self.grid is other.grid

    def unshare(self) -> None:
        """To be called before any change."""
        if self.lent:
            self.tile = self.tile[:]
            self.dist = self.dist[:]
            self.key = self.key[:]
            self.open = self.open[:]
            self.sites = self.sites[:]
            self.laid = self.laid[:]
            self.stops = self.stops[:]
            self.cover = self.cover[:]
            # zones themselves are shared: what is in one is true as long as it is
            self.zones = self.zones[:]
            self.lent = False

    # -- laying --------------------------------------------------------------------------------------------------

    def make_room(self, cell: int) -> SquareGrid | None:
        """Takes a wider grid if a tile on this cell would lie too near the rim; returns it then."""
        if self.grid.roomy(cell):
            return None
        self.unshare()
        old = self.grid
        grid = grid_for(old.reach + 1)
        self.grid = grid
        tile, dist, key = self.tile, self.dist, self.key
        self.tile = [EMPTY] * grid.size
        self.dist = [NEVER] * (4 * grid.size)
        self.key = [0] * grid.size
        self.cover = [-1] * grid.size
        zones = self.zones
        self.zones = [NO_ZONE] * grid.size
        self.marks = []
        for cell in self.laid + self.stops:
            there = old.moved(cell, grid)
            self.tile[there] = tile[cell]
            self.dist[4 * there : 4 * there + 4] = dist[4 * cell : 4 * cell + 4]
        for cell in self.laid:
            zone = zones[cell]
            if cell == zone.cells[0]:
                cells = [old.moved(other, grid) for other in zone.cells]
                sides = [4 * old.moved(side >> 2, grid) + (side & 3) for side in zone.sides]
                self.set_zone(Zone(cells, sides))
        for cell in self.open:
            self.key[old.moved(cell, grid)] = key[cell]
        self.open = [old.moved(cell, grid) for cell in self.open]
        self.sites = [old.moved(cell, grid) for cell in self.sites]
        self.laid = [old.moved(cell, grid) for cell in self.laid]
        self.stops = [old.moved(cell, grid) for cell in self.stops]
        return grid

    def lay(self, cell: int, laying: int) -> None:
        """Puts a tile or a stop on an empty cell with room, or a tile over another tile."""
        self.unshare()
        if self.tile[cell] != EMPTY:
            self.lay_over(cell, laying)
            return
        self.tile[cell] = laying
        self.key[cell] = 0
        put(self.open, cell, False)
        put(self.sites, cell, False)
        touched: list[int] = []
        work: list[int] = []
        if laying == STOP:
            insort(self.stops, cell)
            for edge in range(4):
                self.dist[4 * cell + edge] = 0
                work.append(4 * cell + edge)
            self.face_zones(cell)
        else:
            insort(self.laid, cell)
            self.measure(cell, work)
            self.join_zones(cell)
        self.relax(work, touched)
        self.refresh_around(cell)
        for other in touched:
            self.refresh(other)

    def measure(self, cell: int, work: list[int]) -> None:
        """The distances of a new tile's slots from those of its neighbours."""
        laying, steps = self.tile[cell], self.grid.steps
        for edge in range(4):
            best = NEVER
            for out in self.tiles.exits[4 * laying + edge]:
                best = min(best, self.dist[4 * (cell + steps[out]) + (out ^ 2)])
            if best < NEVER:
                self.dist[4 * cell + edge] = min(best + 1, self.most)
                work.append(4 * cell + edge)

    def relax(self, work: list[int], touched: list[int]) -> None:
        """Carries shorter distances on to the slots before; empty cells that learn of one are added to ``touched``."""
        tile, dist, exits, steps = self.tile, self.dist, self.tiles.exits, self.grid.steps
        most = self.most
        while work:
            slot = work.pop()
            cell, edge = slot >> 2, slot & 3
            before = cell + steps[edge]
            laying = tile[before]
            if laying == EMPTY:
                touched.append(before)
            elif laying != STOP:
                longer = min(dist[slot] + 1, most)
                for entry in exits[4 * laying + (edge ^ 2)]:
                    if longer < dist[4 * before + entry]:
                        dist[4 * before + entry] = longer
                        work.append(4 * before + entry)

    def refresh_around(self, cell: int) -> None:
        for edge in range(4):
            other = cell + self.grid.steps[edge]
            if self.tile[other] == EMPTY:
                self.refresh(other)
            else:
                self.cover[other] = -1

    def refresh(self, cell: int) -> None:
        """Brings up to date what an empty cell faces on its four sides, and whether a stop may be placed there."""
        key, nearest, blank = 0, NEVER, False
        for edge in range(4):
            other = cell + self.grid.steps[edge]
            laying = self.tile[other]
            if laying == EMPTY:
                continue
            back = edge ^ 2
            if self.tiles.mask[laying] >> back & 1:
                distance = self.dist[4 * other + back]
                key |= (NEAR if distance < self.near else TRACK) << 2 * edge
                nearest = min(nearest, distance)
            else:
                key |= BLANK << 2 * edge
                blank = True
        if not key & FACES_TRACK:
            key = 0
        self.key[cell] = key
        put(self.open, cell, key != 0)
        put(self.sites, cell, not blank and self.gap <= nearest < NEVER)

    # -- zones ---------------------------------------------------------------------------------------------------

    def set_zone(self, zone: Zone) -> None:
        """A new zone: what was known about covering its tiles is forgotten."""
        for cell in zone.cells:
            self.zones[cell] = zone
            self.cover[cell] = -1

    def join_zones(self, cell: int) -> None:
        """A new tile makes one zone of all that it touches."""
        mask, cells, sides = self.tiles.mask[self.tile[cell]], [cell], list[int]()
        joined: list[Zone] = []
        for edge in range(4):
            other = cell + self.grid.steps[edge]
            laying = self.tile[other]
            if laying == EMPTY or not mask >> edge & 1:
                continue
            if laying == STOP:
                sides.append(4 * other + (edge ^ 2))
                continue
            zone = self.zones[other]
            if zone not in joined:
                joined.append(zone)
                cells += zone.cells
                sides += zone.sides
        self.set_zone(Zone(cells, sides))

    def face_zones(self, stop: int) -> None:
        """A new stop faces the zones around it."""
        for edge in range(4):
            other = stop + self.grid.steps[edge]
            if self.tile[other] > STOP and self.tiles.mask[self.tile[other]] >> (edge ^ 2) & 1:
                zone = self.zones[other]
                self.set_zone(Zone(zone.cells, [*zone.sides, 4 * stop + edge]))

    def lay_over(self, cell: int, laying: int) -> None:
        """Covers a tile: the distances of its zone, and of what becomes its zone, are measured anew."""
        # a new tile faces its neighbours with the same sides as the old one, so the zone stays what it is
        zone = self.zones[cell]
        self.set_zone(Zone(zone.cells, zone.sides))
        self.tile[cell] = laying
        around: set[int] = set()
        for here in zone.cells:
            for edge in range(4):
                self.dist[4 * here + edge] = NEVER
                other = here + self.grid.steps[edge]
                if self.tile[other] == EMPTY:
                    around.add(other)
        self.relax(zone.sides[:], [])
        for other in around:
            self.refresh(other)

    # -- questions -----------------------------------------------------------------------------------------------

    def distance(self, cell: int, edge: int) -> int:
        """How far a stop is from a tile on this cell for a train that leaves it by an edge, not passing it again."""
        other = cell + self.grid.steps[edge]
        found = self.dist[4 * other + (edge ^ 2)] if self.tile[other] != EMPTY else NEVER
        if found < SHORTEST_LOOP or found == NEVER or self.tile[cell] == EMPTY:
            return found
        return self.search(4 * other + (edge ^ 2), cell)

    def search(self, slot: int, avoid: int) -> int:
        """The length of the shortest route from a slot that does not enter a cell."""
        tile, exits, steps = self.tile, self.tiles.exits, self.grid.steps
        seen = {slot}
        front = [slot]
        length = 0
        while front:
            further: list[int] = []
            for slot in front:
                cell = slot >> 2
                if tile[cell] == STOP:
                    return min(length, self.most)
                for out in exits[4 * tile[cell] + (slot & 3)]:
                    following = 4 * (cell + steps[out]) + (out ^ 2)
                    if following >> 2 != avoid and following not in seen and tile[following >> 2] != EMPTY:
                        seen.add(following)
                        further.append(following)
            front = further
            length += 1
        return NEVER

    def cover_key(self, cell: int) -> int:
        """The key of a cell as if the tile on it were gone."""
        key = self.cover[cell]
        if key < 0:
            key = 0
            for edge in range(4):
                laying = self.tile[cell + self.grid.steps[edge]]
                if laying == EMPTY:
                    continue
                if not self.tiles.mask[laying] >> (edge ^ 2) & 1:
                    key |= BLANK << 2 * edge
                else:
                    key |= (NEAR if self.distance(cell, edge) < self.near else TRACK) << 2 * edge
            self.cover[cell] = key
        return key

    def through(self, cell: int) -> int:
        """The segments of the tile on a cell that join other track at both ends, as bits."""
        return self.tiles.segments[self.tile[cell]] & PAIRS_BEHIND[self.cover_key(cell)]

    def leads(self, cell: int, edge: int) -> bool:
        """Whether a train that leaves a cell by an edge comes to a stop."""
        other = cell + self.grid.steps[edge]
        return self.tile[other] != EMPTY and self.dist[4 * other + (edge ^ 2)] < NEVER

    def has_route(self, cell: int, but: int) -> bool:
        """Whether a segment of the tile on a cell leads out, by an edge other than ``but``, to a route to a stop."""
        laying = self.tile[cell]
        exits = self.tiles.exits
        return any(edge != but and exits[4 * laying + edge] and self.leads(cell, edge) for edge in range(4))

    def linked(self, stop: int, edge: int) -> bool:
        """Whether a route that leaves a stop by an edge leads to another stop."""
        other = stop + self.grid.steps[edge]
        if self.tile[other] <= STOP:
            return self.tile[other] == STOP
        links = self.zones[other].links
        found = links.get(4 * stop + edge)
        if found is None:
            found = self.leads_elsewhere(stop, edge, -1, 0)
            links[4 * stop + edge] = found
        return found

    def search_number(self) -> int:
        """A number with which a new search marks the slots it has come to."""
        if not self.marks:
            self.marks = [0] * len(self.dist)
        self.searches += 1
        return self.searches

    def leads_elsewhere(self, stop: int, edge: int, changed: int, segments: int) -> bool:
        """The same with the tile on one cell (or -1) exchanged for one with these segments."""
        tile, exits, steps = self.tile, self.tiles.exits, self.grid.steps
        number, marks = self.search_number(), self.marks
        rest = [4 * (stop + steps[edge]) + (edge ^ 2)]
        while rest:
            slot = rest.pop()
            cell = slot >> 2
            laying = tile[cell]
            if laying == STOP:
                if cell != stop:
                    return True
                continue
            if cell == changed:
                ways = JOINED[4 * segments + (slot & 3)]
            else:
                ways = exits[4 * laying + (slot & 3)]
            for out in ways:
                following = 4 * (cell + steps[out]) + (out ^ 2)
                if marks[following] != number:
                    marks[following] = number
                    rest.append(following)
        return False

    # -- covering ------------------------------------------------------------------------------------------------

    def cut_stop(self, cell: int, segments: int) -> bool:
        """Whether covering a tile by one with these segments leaves a stop without any route to another stop."""
        bared = self.bared_stops(cell, segments & PAIRS_BEHIND[self.cover_key(cell)])
        return any(not self.linked_elsewhere(stop, self.zones[cell]) for stop in bared)

    def bared_stops(self, cell: int, segments: int) -> list[int]:
        """The stops that lose all their routes in a tile's zone when it is covered by one with these segments."""
        zone = self.zones[cell]
        found = zone.bared.get(64 * cell + segments)
        if found is None:
            found = []
            lost = self.tiles.segments[self.tile[cell]] & ~segments
            if self.joins_stops(cell, lost):
                for stop in {side >> 2 for side in zone.sides}:
                    here = [side & 3 for side in zone.sides if side >> 2 == stop]
                    had = any(self.linked(stop, edge) for edge in here)
                    if had and not any(self.leads_elsewhere(stop, edge, cell, segments) for edge in here):
                        found.append(stop)
            zone.bared[64 * cell + segments] = found
        return found

    def linked_elsewhere(self, stop: int, zone: Zone) -> bool:
        """Whether a stop has a route to another one outside a zone."""
        return any(4 * stop + edge not in zone.sides and self.linked(stop, edge) for edge in range(4))

    def joins_stops(self, cell: int, segments: int) -> bool:
        """Whether stops lie on both sides of one of these segments of a cell."""
        ends = 0
        for edge in range(4):
            if self.leads(cell, edge):
                ends |= 1 << edge
        return segments & PAIRS_OF[ends] != 0

    def cut_track(self, cell: int, segments: int) -> bool:
        """Whether covering a tile by one with these segments leaves another tile without any route to a stop."""
        between = PAIRS_BEHIND[self.cover_key(cell)]
        if not self.tiles.segments[self.tile[cell]] & between & ~segments:
            return False
        segments &= between
        known = self.zones[cell].cuts
        found = known.get(64 * cell + segments)
        if found is None:
            if segments == 0:
                found = self.find_cut_track(cell, 0)
            else:
                # what cuts nothing without any segment cuts nothing with some
                found = self.cut_track(cell, 0) and self.find_cut_track(cell, segments)
            known[64 * cell + segments] = found
        return found

    def find_cut_track(self, cell: int, segments: int) -> bool:
        """Exactly, by following routes back from the stops around the zone; first whether a neighbour has no other."""
        tile, steps = self.tile, self.grid.steps
        if segments == 0:
            for edge in range(4):
                other = cell + steps[edge]
                if tile[other] <= STOP or not self.tiles.mask[tile[other]] >> (edge ^ 2) & 1:
                    continue
                if self.has_route(other, -1) and not self.has_route(other, (edge ^ 2)):
                    return True
        zone = self.zones[cell]
        number = self.mark_alive(zone.sides, cell, segments)
        return any(here != cell and not self.survives(here, number) and self.has_route(here, -1) for here in zone.cells)

    def mark_alive(self, sides: list[int], changed: int, segments: int) -> int:
        """Marks the slots from which routes lead to a stop, found backwards, with the tile on one cell exchanged."""
        tile, exits, steps = self.tile, self.tiles.exits, self.grid.steps
        number, marks = self.search_number(), self.marks
        for slot in sides:
            marks[slot] = number
        work = sides[:]
        while work:
            slot = work.pop()
            edge = slot & 3
            before = (slot >> 2) + steps[edge]
            laying = tile[before]
            if laying <= STOP:
                continue
            if before == changed:
                ways = JOINED[4 * segments + (edge ^ 2)]
            else:
                ways = exits[4 * laying + (edge ^ 2)]
            for entry in ways:
                if marks[4 * before + entry] != number:
                    marks[4 * before + entry] = number
                    work.append(4 * before + entry)
        return number

    def survives(self, cell: int, number: int) -> bool:
        """Whether one of a tile's segments leads out to a slot that a search has marked."""
        exits, laying, steps = self.tiles.exits, self.tile[cell], self.grid.steps
        for edge in range(4):
            if exits[4 * laying + edge] and self.marks[4 * (cell + steps[edge]) + (edge ^ 2)] == number:
                return True
        return False


NO_ZONE: Final = Zone([], [])
