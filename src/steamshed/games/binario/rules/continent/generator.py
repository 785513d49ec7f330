"""Makes continents from a seed number: the same input always gives the same map (docs/rules/binario.md 3.3).

A record holds only the seed, so a change of what this makes is a change of the rules version.
"""

from __future__ import annotations

import heapq
import random
from typing import Final

from steamshed.games.binario.content import map_check
from steamshed.games.binario.content.box import Box
from steamshed.games.binario.content.continent import (
    COAST,
    COAST_SITE,
    DESERT,
    DESERT_MEADOW,
    FOREST,
    GREAT,
    HILL,
    LAKE,
    MEADOW,
    MOUNTAIN,
    MOUTH,
    RIVER,
    S_LAND,
    S_SADDLE,
    S_SEA,
    S_STRAIGHT,
    SEA,
    SITE,
    SPRING,
    TRANSITION,
    Continent,
    River,
)

EMPTY: Final = MEADOW
ATTEMPTS: Final = 400
MADE: dict[tuple[int, str, tuple[int, ...], int], Continent] = {}


class Failed(Exception):
    """A step found no place: the next attempt begins."""


def generate(box: Box, seed: int, size: str, counts: list[int], islands: int) -> Continent:
    """A continent that passes every invariant. The last ones made are remembered."""
    key = (seed, size, tuple(counts), islands)
    known = MADE.get(key)
    if known is not None:
        return known
    width, height = map(int, size.split("x"))
    for attempt in range(ATTEMPTS):
        rng = random.Random(f"{seed}:{attempt}")
        try:
            made = Maker(box, rng, width, height, counts, islands).make()
        except Failed:
            continue
        if not map_check.check(box, made, counts):
            if len(MADE) > 200:
                MADE.clear()
            MADE[key] = made
            return made
    raise AssertionError(f"no continent for seed {seed}, size {size}, {islands} islands")


def outline(box: Box, seed: int, size: str, islands: int) -> Continent:
    """BI-HAND-01: only the shore and the islands with their fisheries (steps 1 to 3)."""
    width, height = map(int, size.split("x"))
    for attempt in range(ATTEMPTS):
        maker = Maker(box, random.Random(f"{seed}:{attempt}"), width, height, [0] * 14, islands)
        try:
            maker.raise_land()
            maker.erode()
            maker.add_islands()
            maker.map.finish()
            maker.fits_box()
        except Failed:
            continue
        return maker.map
    raise AssertionError(f"no outline for seed {seed}, size {size}")


class Numbers:
    """How many of everything a continent gets, from the number of its land cells."""

    def __init__(self, land: int) -> None:
        self.mountain_groups = max(2, land // 28)
        self.lakes = max(1, land // 70)
        self.rivers = max(1, land // 45)
        self.deserts = max(1, land // 110)


class Maker:
    """One attempt."""

    def __init__(self, box: Box, rng: random.Random, width: int, height: int, counts: list[int], islands: int) -> None:
        self.box = box
        self.rng = rng
        self.map = Continent("", width, height)
        self.width = width
        self.height = height
        self.counts = counts
        self.islands = islands
        self.mainland: list[int] = []
        self.placed: list[tuple[int, int]] = []
        """Facilities so far: kind and cell."""

    def make(self) -> Continent:
        self.raise_land()
        self.erode()
        self.add_islands()
        self.map.finish()
        self.mainland = [
            cell for cell in range(self.map.size) if self.map.terrain[cell] == EMPTY and not self.afar(cell)
        ]
        numbers = Numbers(len(self.mainland))
        self.add_mountains(numbers)
        self.add_lakes(numbers)
        self.add_rivers(numbers)
        self.add_deserts(numbers)
        self.fits_box()
        for cell in range(self.map.size):
            if self.map.terrain[cell] in (RIVER, TRANSITION, GREAT):
                self.map.bridge[cell] = 10 if self.map.water[cell] == 5 else 5 if self.map.water[cell] == 10 else 0
        self.add_facilities()
        self.grow()
        made = self.fresh()
        return made

    def fresh(self) -> Continent:
        """The finished map with everything computed anew."""
        made = Continent("", self.width, self.height)
        made.terrain, made.corners = self.map.terrain, self.map.corners
        made.rivers, made.facility, made.city = self.map.rivers, self.map.facility, self.map.city
        made.finish()
        return made

    def afar(self, cell: int) -> bool:
        """Whether a cell belongs to an island."""
        return self.islands > 0 and cell % self.width >= self.width - 4

    # -- steps 1 to 3 --------------------------------------------------------------------------------------------

    def corner(self, x: int, y: int) -> int:
        return y * (self.width + 1) + x

    def raise_land(self) -> None:
        last = self.width - 6 if self.islands else self.width - 2
        for y in range(2, self.height - 1):
            for x in range(2, last + 1):
                self.map.corners[self.corner(x, y)] = 1

    def around(self, corner: int) -> list[int]:
        """The cells that share a corner."""
        x, y = corner % (self.width + 1), corner // (self.width + 1)
        return [
            (y + dy) * self.width + x + dx
            for dy in (-1, 0)
            for dx in (-1, 0)
            if 0 <= x + dx < self.width and 0 <= y + dy < self.height
        ]

    def erode(self) -> None:
        corners, line = self.map.corners, self.width + 1
        for _ in range((self.width + self.height) // 7):
            shore = [
                at
                for at, land in enumerate(corners)
                if land and 0 in (corners[at - 1], corners[at + 1], corners[at - line], corners[at + line])
            ]
            at = self.rng.choice(shore)
            corners[at] = 0
            if any(self.map.shape_of(cell)[0] == S_SADDLE for cell in self.around(at)) or self.split():
                corners[at] = 1
        self.settle_terrain()

    def split(self) -> bool:
        land = [cell for cell in range(self.map.size) if self.map.shape_of(cell)[0] == S_LAND]
        return bool(land) and len(map_check.flood(self.map, land[0], land)) != len(land)

    def settle_terrain(self) -> None:
        for cell in range(self.map.size):
            shape, inland = self.map.shape_of(cell)
            self.map.shape[cell], self.map.inland[cell] = shape, inland
            if self.map.facility[cell] < 0:
                self.map.terrain[cell] = SEA if shape == S_SEA else EMPTY if shape == S_LAND else COAST

    def add_islands(self) -> None:
        rows: list[int] = []
        for _ in range(self.islands):
            free = [y for y in range(2, self.height - 3) if all(abs(y - other) >= 4 for other in rows)]
            if not free:
                raise Failed
            y = self.rng.choice(free)
            rows.append(y)
            for x in (self.width - 3, self.width - 2):
                self.map.corners[self.corner(x, y)] = self.map.corners[self.corner(x, y + 1)] = 1
        self.settle_terrain()
        fishery = self.box.facility_of["fishery"]
        for y in rows:
            sites = [
                cell
                for cell in range(self.map.size)
                if self.afar(cell) and y - 1 <= cell // self.width <= y + 1 and self.map.shape[cell] == S_STRAIGHT
            ]
            self.put(fishery, self.rng.choice(sites), COAST_SITE)

    def put(self, kind: int, cell: int, terrain: int) -> None:
        self.map.terrain[cell] = terrain
        self.map.facility[cell] = kind
        self.placed.append((kind, cell))

    # -- steps 4 to 6 --------------------------------------------------------------------------------------------

    def inner(self) -> list[int]:
        """Empty land that does not touch the coast."""
        return [cell for cell in self.mainland if self.map.terrain[cell] == EMPTY and self.inland(cell)]

    def inland(self, cell: int) -> bool:
        return all(self.map.shape[self.map.near[4 * cell + side]] == S_LAND for side in range(4))

    def sides(self, cell: int) -> list[int]:
        return [other for other in self.map.near[4 * cell : 4 * cell + 4] if other >= 0]

    def choose(self, cells: list[int]) -> int:
        if not cells:
            raise Failed
        return self.rng.choice(cells)

    def add_mountains(self, numbers: Numbers) -> None:
        for _ in range(numbers.mountain_groups):
            cells = [self.choose(self.inner())]
            self.map.terrain[cells[0]] = MOUNTAIN
            for _ in range(self.rng.randrange(3)):
                inner = set(self.inner())
                more = sorted({other for cell in cells for other in self.sides(cell) if other in inner})
                if more:
                    cells.append(self.rng.choice(more))
                    self.map.terrain[cells[-1]] = MOUNTAIN

    def add_lakes(self, numbers: Numbers) -> None:
        for _ in range(numbers.lakes):
            self.map.terrain[self.choose(self.inner())] = LAKE

    def add_rivers(self, numbers: Numbers) -> None:
        for number in range(numbers.rivers):
            from_lake = number == 1
            source = LAKE if from_lake else MOUNTAIN
            starts = [
                cell
                for cell in self.mainland
                if self.map.terrain[cell] == EMPTY
                and any(self.map.terrain[other] == source for other in self.sides(cell))
            ]
            course = self.find_course(self.choose(starts))
            self.lay_river(course, from_lake, number % 2 == 0)

    def find_course(self, start: int) -> list[int]:
        """A random-weight cheapest path over empty land to the inland neighbour of a straight coast cell."""
        weight = {cell: 1 + self.rng.random() * 3 for cell in self.mainland}
        mouths: dict[int, int] = {}
        for cell in range(self.map.size):
            if self.map.terrain[cell] == COAST and self.map.shape[cell] == S_STRAIGHT and not self.afar(cell):
                mouths.setdefault(self.map.near[4 * cell + self.map.inland[cell]], cell)
        mouths = {
            inland: mouth for inland, mouth in mouths.items() if inland in weight and self.map.terrain[inland] == EMPTY
        }
        # short rivers leave the land in one piece
        goals = sorted(mouths, key=lambda cell: (self.distance(start, cell), cell))[:6]
        if not goals:
            raise Failed
        goal = self.rng.choice(goals)
        before: dict[int, int] = {start: -1}
        heap: list[tuple[float, int, int]] = [(0.0, start, -1)]
        done: set[int] = set()
        while heap:
            cost, cell, came = heapq.heappop(heap)
            if cell in done:
                continue
            done.add(cell)
            before[cell] = came
            if cell == goal:
                break
            for other in self.sides(cell):
                if other in weight and other not in done and self.map.terrain[other] == EMPTY:
                    heapq.heappush(heap, (cost + weight[other], other, cell))
        if goal not in done:
            raise Failed
        course = [mouths[goal], goal]
        while before[course[-1]] >= 0:
            course.append(before[course[-1]])
        course.reverse()
        if len(course) < 3:
            raise Failed
        return course

    def lay_river(self, course: list[int], from_lake: bool, widens: bool) -> None:
        start_side = -1
        if from_lake:
            lakes = [side for side in range(4) if self.map.terrain[self.map.near[4 * course[0] + side]] == LAKE]
            start_side = self.rng.choice(lakes)
        widths = ["r"] * len(course)
        river = River(course, widths, start_side, -1)
        straight = [
            at for at in range(1, len(course) - 1) if course[at + 1] - course[at] == course[at] - course[at - 1]
        ]
        if widens and straight:
            turn = self.rng.choice(straight)
            widths[turn] = "t"
            for at in range(turn + 1, len(course)):
                widths[at] = "g"
        kinds = {"r": RIVER, "t": TRANSITION, "g": GREAT}
        for cell, width in zip(course, widths):
            self.map.terrain[cell] = kinds[width]
        if not from_lake:
            self.map.terrain[course[0]] = SPRING
        self.map.terrain[course[-1]] = MOUTH
        self.map.rivers.append(river)
        self.map.add_water(river)

    def fits_box(self) -> None:
        """BI-MAP-14: no attempt goes on that has used too many tiles."""
        found: list[map_check.Fault] = []
        map_check.check_tiles(self.box, self.map, found)
        if any(fault.reason.split()[2] != "meadow" for fault in found):
            raise Failed

    def add_deserts(self, numbers: Numbers) -> None:
        for _ in range(numbers.deserts):
            centres = [
                cell
                for cell in self.mainland
                if self.map.terrain[cell] == EMPTY
                and all(self.map.terrain[other] == EMPTY for other in self.sides(cell))
            ]
            centre = self.choose(centres)
            self.map.terrain[centre] = DESERT
            for other in self.sides(centre):
                self.map.terrain[other] = DESERT_MEADOW

    # -- step 7 --------------------------------------------------------------------------------------------------

    def add_facilities(self) -> None:
        for cell in range(self.map.size):
            self.map.port_site[cell] = self.map.terrain[cell] == COAST and self.map.is_port_place(cell)
        for number in range(self.counts[0]):
            self.add_city(number)
        done = {kind: len([1 for other, _ in self.placed if other == kind]) for kind in range(len(self.counts))}
        coastal = [kind for kind in range(1, len(self.counts)) if self.box.facilities[kind].site != "land"]
        for kind in coastal:
            for number in range(self.counts[kind] - done[kind]):
                lakeside = self.box.facilities[kind].site == "coast_or_lakeside" and number % 3 == 2
                self.add_coastal(kind, lakeside)
        for kind in range(1, len(self.counts)):
            if kind not in coastal:
                for _ in range(self.counts[kind]):
                    self.add_industry(kind)

    def distance(self, one: int, other: int) -> int:
        return abs(one % self.width - other % self.width) + abs(one // self.width - other // self.width)

    def room(self, cell: int) -> int:
        """Free plain neighbours."""
        return len([1 for other in self.sides(cell) if self.map.is_plain(other)])

    def leaves_room(self, cell: int) -> bool:
        """Whether every facility beside the cell keeps a free neighbour."""
        return all(not (self.map.facility[other] >= 0 and self.room(other) < 2) for other in self.sides(cell))

    def add_city(self, number: int) -> None:
        at_port = number in (0, 3)
        for relax in range(3):
            cells = [
                cell
                for cell in self.mainland
                if self.map.terrain[cell] == EMPTY
                and self.room(cell) >= 2
                and self.leaves_room(cell)
                and (not at_port or map_check.beside_port_site(self.map, cell))
                and all(
                    self.distance(cell, other) >= max(2, (4 if kind == 0 else 2) - relax) for kind, other in self.placed
                )
            ]
            cell = self.settle(0, cells)
            if cell >= 0:
                self.map.city[cell] = number
                return
        raise Failed

    def settle(self, kind: int, cells: list[int]) -> int:
        """Puts a facility on a random one of the cells that keeps the land in one piece; -1 if there is none."""
        cells = cells[:]
        self.rng.shuffle(cells)
        for cell in cells[:8]:
            terrain = self.map.terrain[cell]
            self.put(kind, cell, COAST_SITE if terrain == COAST else SITE)
            found: list[map_check.Fault] = []
            map_check.check_reach(self.map, found)
            if not found:
                return cell
            self.placed.pop()
            self.map.terrain[cell], self.map.facility[cell] = terrain, -1
        return -1

    def add_coastal(self, kind: int, lakeside: bool) -> None:
        if lakeside:
            cells = [
                cell
                for cell in self.mainland
                if self.map.terrain[cell] == EMPTY
                and self.map.beside(cell, LAKE)
                and self.room(cell) >= 2
                and self.leaves_room(cell)
            ]
            if self.settle(kind, cells) >= 0:
                return
        cells = [
            cell
            for cell in range(self.map.size)
            if self.map.port_site[cell]
            and self.map.shape[cell] == S_STRAIGHT
            and not self.afar(cell)
            and self.room(cell) >= 1
            and self.keeps_ports(cell)
        ]
        for least in (3, 2, 1):
            far = [cell for cell in cells if all(self.distance(cell, other) >= least for _, other in self.placed)]
            cell = self.settle(kind, far)
            if cell >= 0:
                self.map.port_site[cell] = False
                return
        raise Failed

    def keeps_ports(self, site: int) -> bool:
        """Whether the cities at the coast keep a port site when this one is taken (BI-MAP-12)."""
        for other in self.sides(site):
            if self.map.facility[other] == 0:
                left = [cell for cell in self.sides(other) if self.map.port_site[cell] and cell != site]
                if not left:
                    return False
        return True

    def partners(self, kind: int) -> list[int]:
        """Where facilities stand with which a kind can exchange goods."""
        bit = 1 << kind
        found: list[int] = []
        for other, cell in self.placed:
            for good in self.box.goods:
                if good.between_kinds:
                    continue
                gives = good.producers & bit and good.consumers >> other & 1
                if gives or (good.consumers & bit and good.producers >> other & 1):
                    found.append(cell)
                    break
        return found

    def add_industry(self, kind: int) -> None:
        partners = self.partners(kind)
        for relax in range(4):
            cells = [
                cell
                for cell in self.mainland
                if self.map.terrain[cell] == EMPTY
                and self.room(cell) >= (2 if relax < 3 else 1)
                and self.leaves_room(cell)
                and all(
                    self.distance(cell, other) >= max(1, (4 if other_kind == kind else 3) - relax)
                    for other_kind, other in self.placed
                )
            ]
            for wanted in (6, 5, 4):
                near = [cell for cell in cells if any(self.distance(cell, other) == wanted for other in partners)]
                if self.settle(kind, near) >= 0:
                    return
            if self.settle(kind, cells) >= 0:
                return
        raise Failed

    # -- step 8 --------------------------------------------------------------------------------------------------

    def grow(self) -> None:
        """Of the remaining meadows a quarter become forest and 12 percent hill."""
        quick = f"{self.width}x{self.height}" == self.box.quick
        left = {
            FOREST: self.box.terrain_tiles["forest"] if quick else self.map.size,
            HILL: self.box.terrain_tiles["hill"] if quick else self.map.size,
        }
        cells = [cell for cell in range(self.map.size) if self.map.terrain[cell] == MEADOW]
        self.rng.shuffle(cells)
        for cell in cells:
            draw = self.rng.random()
            terrain = FOREST if draw < 0.25 else HILL if draw < 0.37 else MEADOW
            if terrain != MEADOW and left[terrain]:
                left[terrain] -= 1
                self.map.terrain[cell] = terrain
