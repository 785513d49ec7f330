"""The invariants of a continent, one function each (BI-MAP-01 to 14). The generator, hand-built maps, map files and
positions all pass through here."""

from __future__ import annotations

import itertools

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
    S_CONCAVE,
    S_CONVEX,
    S_LAND,
    S_SADDLE,
    S_SEA,
    S_STRAIGHT,
    SEA,
    SITE,
    SPRING,
    TRANSITION,
    WATER,
    Continent,
    River,
)


class Fault:
    """An invariant that a continent breaks: the rule, the cell (or -1), the reason."""

    def __init__(self, rule: str, cell: int, reason: str) -> None:
        self.rule = rule
        self.cell = cell
        self.reason = reason


def check(box: Box, map: Continent, wanted: list[int] | None, wide_ends: bool = False) -> list[Fault]:
    """Every broken invariant. ``wanted`` is the number of facilities by kind; None for a map that brings its own.

    ``wide_ends``: rivers may widen on their first or last cell too, as those built by hand could until version 1 of
    the rules.
    """
    found: list[Fault] = []
    check_shore(map, found)
    if found:
        return found
    check_contents(map, found)
    check_rivers(map, found, wide_ends)
    check_deserts(map, found)
    check_cities(map, found)
    check_sites(box, map, found)
    check_counts(box, map, wanted, found)
    if not found:
        check_reach(map, found)
        check_reserve(map, found)
        check_ports(box, map, found)
        check_islands(map, found)
    check_tiles(box, map, found)
    return found


def check_unfinished(box: Box, map: Continent, wide_ends: bool = False) -> list[Fault]:
    """What must hold of a continent while it is being built by hand."""
    found: list[Fault] = []
    check_shore(map, found)
    if not found:
        check_contents(map, found)
        check_rivers(map, found, wide_ends)
        check_deserts(map, found)
        check_cities(map, found)
        check_sites(box, map, found)
    return found


def check_shore(map: Continent, found: list[Fault]) -> None:
    """BI-MAP-01, BI-MAP-02."""
    for cell in range(map.size):
        x, y = cell % map.width, cell // map.width
        if map.shape[cell] == S_SADDLE:
            found.append(Fault("BI-MAP-02", cell, "two opposite land corners"))
        if (x in (0, map.width - 1) or y in (0, map.height - 1)) and map.shape[cell] != S_SEA:
            found.append(Fault("BI-MAP-01", cell, "the outermost ring must be sea"))
    sea = [cell for cell in range(map.size) if map.shape[cell] == S_SEA]
    if sea and len(flood(map, sea[0], sea)) != len(sea):
        found.append(Fault("BI-MAP-01", -1, "the sea is not in one piece"))


def flood(map: Continent, start: int, cells: list[int]) -> set[int]:
    """The cells of the list that are side-connected to the start."""
    inside, reached, rest = set(cells), {start}, [start]
    while rest:
        cell = rest.pop()
        for side in range(4):
            other = map.near[4 * cell + side]
            if other in inside and other not in reached:
                reached.add(other)
                rest.append(other)
    return reached


def check_contents(map: Continent, found: list[Fault]) -> None:
    """BI-MAP-03."""
    for cell in range(map.size):
        terrain, shape = map.terrain[cell], map.shape[cell]
        if shape == S_SEA:
            fits = terrain == SEA
        elif shape == S_STRAIGHT:
            fits = terrain in (COAST, MOUTH, COAST_SITE)
        elif shape in (S_CONVEX, S_CONCAVE):
            fits = terrain == COAST
        else:
            fits = terrain not in (SEA, COAST, MOUTH, COAST_SITE)
        if not fits:
            found.append(Fault("BI-MAP-03", cell, "the content does not fit the corners"))


def check_rivers(map: Continent, found: list[Fault], wide_ends: bool = False) -> None:
    """BI-MAP-04, BI-MAP-05."""
    used: set[int] = set()
    for river in map.rivers:
        check_course(map, river, used, found)
        check_widths(map, river, found, wide_ends)
        used.update(river.cells)
    for cell in range(map.size):
        if WATER >> map.terrain[cell] & 1 and cell not in used:
            found.append(Fault("BI-MAP-04", cell, "water outside a river"))


def check_course(map: Continent, river: River, used: set[int], found: list[Fault]) -> None:
    cells = river.cells
    first, last = cells[0], cells[-1]
    if len(set(cells)) != len(cells) or used & set(cells):
        found.append(Fault("BI-MAP-04", first, "rivers share a cell"))
    for cell, other in itertools.pairwise(cells):
        if map.side_to(cell, other) < 0:
            found.append(Fault("BI-MAP-04", other, "a river is a chain of side-adjacent cells"))
            return
    for cell in cells:
        if not WATER >> map.terrain[cell] & 1:
            found.append(Fault("BI-MAP-04", cell, "a gap in a river: there is no water"))
            return
    if river.start_side >= 0 and river.end_side >= 0:
        found.append(Fault("BI-MAP-04", first, "a river from lake to lake"))
    for cell, side, name in ((first, river.start_side, "starts"), (last, river.end_side, "ends")):
        if side >= 0:
            lake = map.near[4 * cell + side]
            if lake < 0 or map.terrain[lake] != LAKE:
                found.append(Fault("BI-MAP-04", cell, f"the river {name} at a lake that is not there"))
    spring = river.start_side < 0
    if spring != (map.terrain[first] == SPRING) or any(map.terrain[cell] == SPRING for cell in cells[1:]):
        found.append(Fault("BI-MAP-04", first, "a river starts at a spring or at a cell beside a lake"))
    mouth = river.end_side < 0
    if mouth != (map.terrain[last] == MOUTH) or any(map.terrain[cell] == MOUTH for cell in cells[:-1]):
        found.append(Fault("BI-MAP-04", last, "a river ends at a mouth or beside a lake"))
    elif mouth and (len(cells) < 2 or map.near[4 * last + map.inland[last]] != cells[-2]):
        found.append(Fault("BI-MAP-05", last, "a mouth receives the river through its inland side"))


def check_widths(map: Continent, river: River, found: list[Fault], wide_ends: bool) -> None:
    widths = "".join(river.widths)
    cells = river.cells
    kinds = {"r": RIVER, "t": TRANSITION, "g": GREAT}
    for cell, width in zip(cells, widths):
        if map.terrain[cell] in (RIVER, TRANSITION, GREAT) and map.terrain[cell] != kinds[width]:
            found.append(Fault("BI-MAP-05", cell, "rows and widths disagree"))
    rest = widths.lstrip("r")
    widened = rest[:1] == "t" and set(rest[1:]) <= {"g"} and (wide_ends or 1 < len(rest) < len(widths))
    if rest and set(rest) != {"g"} and not widened:
        found.append(Fault("BI-MAP-05", cells[0], f"widths {widths}: r, then one t and g, and never narrower"))
    elif rest and rest[0] == "g" and len(rest) < len(widths):
        found.append(Fault("BI-MAP-05", cells[0], f"widths {widths}: r becomes g only through a transition"))
    for place, width in enumerate(widths):
        if width == "t" and map.water[cells[place]] not in (5, 10):
            found.append(Fault("BI-MAP-05", cells[place], "a transition is straight"))
    if map.terrain[cells[0]] == SPRING and widths[0] != "r":
        found.append(Fault("BI-MAP-05", cells[0], "a spring has width r"))
    if map.terrain[cells[-1]] == MOUTH and len(widths) > 1:
        before = "g" if widths[-2] == "t" else widths[-2]
        if widths[-1] != before:
            found.append(Fault("BI-MAP-05", cells[-1], "a mouth has the width of the cell before it"))


def check_deserts(map: Continent, found: list[Fault]) -> None:
    """BI-MAP-06."""
    for cell in range(map.size):
        if map.terrain[cell] == DESERT:
            for side in range(4):
                other = map.near[4 * cell + side]
                if other < 0 or map.terrain[other] not in (DESERT, DESERT_MEADOW):
                    found.append(Fault("BI-MAP-06", cell, "a desert is surrounded by desert and desert-meadow"))
                    break


def check_cities(map: Continent, found: list[Fault]) -> None:
    """BI-MAP-07."""
    for cell in range(map.size):
        if map.facility[cell] == 0:
            for side in (1, 2):
                other = map.near[4 * cell + side]
                if other >= 0 and map.facility[other] == 0:
                    found.append(Fault("BI-MAP-07", cell, "two cities side by side"))


def check_sites(box: Box, map: Continent, found: list[Fault]) -> None:
    """BI-MAP-08."""
    for cell in range(map.size):
        kind = map.facility[cell]
        if kind >= 0 and not site_fits(box, map, kind, cell):
            found.append(Fault("BI-MAP-08", cell, f"no site for {box.facilities[kind].id}"))


def site_fits(box: Box, map: Continent, kind: int, cell: int) -> bool:
    site, shape = box.facilities[kind].site, map.shape[cell]
    if shape == S_STRAIGHT:
        return site != "land"
    return shape == S_LAND and (site == "land" or (site == "coast_or_lakeside" and map.beside(cell, LAKE)))


def check_counts(box: Box, map: Continent, wanted: list[int] | None, found: list[Fault]) -> None:
    """BI-MAP-09; a map that brings its own facilities (BI-SETUP-10) keeps within the box."""
    for kind, facility in enumerate(box.facilities):
        have = len([1 for other in map.facility if other == kind]) + len([1 for other in map.left_out if other == kind])
        most = facility.count if facility.first_era == 1 else 0
        if wanted is not None and have != wanted[kind]:
            found.append(Fault("BI-MAP-09", -1, f"{have} of {facility.id}, not {wanted[kind]}"))
        elif have > most:
            found.append(Fault("BI-MAP-09", -1, f"{have} of {facility.id}, not more than {most}"))
    cities = sorted(number for number in map.city if number >= 0)
    names = [box.city_names[number] for number in cities]
    missing = [name for name in box.must_start if name not in names]
    if missing and not map.left_out:
        found.append(Fault("BI-MAP-09", -1, f"{', '.join(missing)} must be there"))
    if cities != list(range(len(cities))) and not map.left_out:
        found.append(Fault("BI-MAP-09", -1, "cities are used in the order of their names"))


def surface(map: Continent) -> list[int]:
    """BI-MAP-10: the component of every plain cell and city in the surface graph, -1 elsewhere."""
    part = [-1] * map.size
    count = 0
    for start in range(map.size):
        if part[start] >= 0 or not (map.is_plain(start) or map.facility[start] == 0):
            continue
        part[start] = count
        rest = [start]
        while rest:
            cell = rest.pop()
            for side in range(4):
                other = across_water(map, cell, side)
                if other >= 0 and part[other] < 0 and (map.is_plain(other) or map.facility[other] == 0):
                    part[other] = count
                    rest.append(other)
        count += 1
    return part


def across_water(map: Continent, cell: int, side: int) -> int:
    """The neighbour on a side, beyond any straight water that a bridge can cross in this direction."""
    other = map.near[4 * cell + side]
    while other >= 0 and map.bridge[other] >> side & 1:
        other = map.near[4 * other + side]
    return other


def on_islands(map: Continent) -> set[int]:
    """The cells of every land mass but the largest."""
    known = map.island_cells
    if known is not None:
        return known
    land = [cell for cell in range(map.size) if map.shape[cell] != S_SEA]
    rest, masses = set(land), []
    for cell in land:
        if cell in rest:
            mass = flood(map, cell, land)
            rest -= mass
            masses.append(mass)
    if not masses:
        return set()
    most = max(len(mass) for mass in masses)
    islands: set[int] = set()
    kept = False
    for mass in masses:
        if len(mass) == most and not kept:
            kept = True
        else:
            islands |= mass
    map.island_cells = islands
    return islands


def check_reach(map: Continent, found: list[Fault]) -> None:
    """BI-MAP-10."""
    islands = on_islands(map)
    sites = [cell for cell in range(map.size) if map.facility[cell] >= 0 and cell not in islands]
    part = surface(map)
    common: set[int] | None = None
    for cell in sites:
        parts: set[int] = set()
        for side in range(4):
            other = map.near[4 * cell + side]
            if other >= 0 and map.is_plain(other):
                parts.add(part[other])
        if not parts:
            found.append(Fault("BI-MAP-10", cell, "a facility without a plain cell beside it"))
            return
        common = parts if common is None else common & parts
    if common is not None and not common:
        found.append(Fault("BI-MAP-10", -1, "no part of the land reaches every facility"))


def check_reserve(map: Continent, found: list[Fault]) -> None:
    """BI-MAP-11."""
    if LAKE not in map.terrain:
        found.append(Fault("BI-MAP-11", -1, "there is no lake"))
    if free_meadows(map) < 3:
        found.append(Fault("BI-MAP-11", -1, "fewer than three meadows with a plain cell beside them"))


def free_meadows(map: Continent) -> int:
    count = 0
    for cell in range(map.size):
        if map.terrain[cell] == MEADOW and plain_beside(map, cell):
            count += 1
    return count


def plain_beside(map: Continent, cell: int) -> bool:
    for side in range(4):
        other = map.near[4 * cell + side]
        if other >= 0 and map.is_plain(other):
            return True
    return False


def check_ports(box: Box, map: Continent, found: list[Fault]) -> None:
    """BI-MAP-12."""
    if map.left_out:
        return
    count, coastal = 0, set(box.coastal_cities)
    for cell in range(map.size):
        if map.facility[cell] == 0 and beside_port_site(map, cell):
            count += 1
            coastal.discard(box.city_names[map.city[cell]])
    if coastal:
        found.append(Fault("BI-MAP-12", -1, f"{', '.join(sorted(coastal))} must be beside a port site"))
    if count < 2:
        found.append(Fault("BI-MAP-12", -1, "fewer than two cities beside port sites"))


def beside_port_site(map: Continent, cell: int) -> bool:
    for side in range(4):
        other = map.near[4 * cell + side]
        if other >= 0 and map.port_site[other]:
            return True
    return False


def check_islands(map: Continent, found: list[Fault]) -> None:
    """BI-MAP-13."""
    for cell in on_islands(map):
        if map.facility[cell] >= 0 and not beside_port_site(map, cell):
            found.append(Fault("BI-MAP-13", cell, "a facility on an island needs a port site beside it"))


def tile_kinds(map: Continent) -> dict[str, int]:
    """How many tiles of each kind of terrain the continent takes."""
    used: dict[str, int] = {}
    plain = {
        MEADOW: "meadow", FOREST: "forest", HILL: "hill", MOUNTAIN: "mountain", LAKE: "lake", DESERT: "desert",
        DESERT_MEADOW: "desert_meadow", SPRING: "spring", TRANSITION: "transition", SEA: "sea",
    }  # fmt: skip
    great = {river.cells[-1] for river in map.rivers if river.widths[-1] == "g"}
    for cell in range(map.size):
        terrain = map.terrain[cell]
        straight = map.water[cell] in (5, 10)
        if terrain in plain:
            name = plain[terrain]
        elif terrain == COAST:
            name = {S_CONVEX: "coast_convex", S_CONCAVE: "coast_concave"}.get(map.shape[cell], "coast_straight")
        elif terrain == MOUTH:
            name = "mouth_great" if cell in great else "mouth_river"
        elif terrain == RIVER:
            name = "river_straight" if straight else "river_curve"
        elif terrain == GREAT:
            name = "great_straight" if straight else "great_curve"
        else:
            assert terrain in (SITE, COAST_SITE)
            continue
        used[name] = used.get(name, 0) + 1
    return used


def check_tiles(box: Box, map: Continent, found: list[Fault]) -> None:
    """BI-MAP-14. Of what was left out (BI-HAND-06) the cells are meadows, however many tiles of them there are."""
    if f"{map.width}x{map.height}" != box.quick:
        return
    for name, count in tile_kinds(map).items():
        if name == "meadow" and map.left_out:
            continue
        if count > box.terrain_tiles.get(name, 0):
            found.append(Fault("BI-MAP-14", -1, f"{count} tiles {name} of {box.terrain_tiles.get(name, 0)}"))
