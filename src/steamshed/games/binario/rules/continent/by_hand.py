"""A continent built by hand in turns: what comes next and where it may go (docs/rules/binario.md 3.4; BI-HAND)."""

from __future__ import annotations

from steamshed.games.binario.content import map_check
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
    S_STRAIGHT,
    SITE,
    SPRING,
    TRANSITION,
    Continent,
    River,
)
from steamshed.games.binario.rules.continent import generator
from steamshed.games.binario.table.pieces import Making
from steamshed.games.binario.table.table import Table
from steamshed.kernel.violation import Violation

OUTLINES = 3
SIMPLE = {"lake": LAKE, "mountain": MOUNTAIN, "hill": HILL, "forest": FOREST}


def copy_map(map: Continent) -> Continent:
    """A map that may be changed; what never changes is shared."""
    made = Continent(map.name, map.width, map.height)
    made.terrain, made.corners = map.terrain[:], map.corners
    made.rivers, made.facility, made.city = map.rivers[:], map.facility[:], map.city[:]
    made.left_out = map.left_out[:]
    made.island_cells = map.island_cells
    return made


def land_cells(map: Continent) -> int:
    """The land cells of the continent, without islands."""
    islands = map_check.on_islands(map)
    return len([cell for cell in range(map.size) if map.shape[cell] == S_LAND and cell not in islands])


def items(state: Table) -> list[str]:
    """BI-HAND-02: what is placed, in order; facilities by their kind."""
    known = state.found.hand_items
    if known is not None:
        return known
    box, map = state.rules.box, state.map
    land = land_cells(map)
    numbers = generator.Numbers(land)
    found = ["lake"] * numbers.lakes + ["mountain"] * (land // 14)
    found += ["river"] * numbers.rivers + ["desert"] * numbers.deserts
    counts = box.facilities_for(state.rules.map_size, state.stock_colours[0])[:]
    fishery = box.facility_of["fishery"]
    counts[fishery] -= state.rules.islands
    coastal = [kind for kind in range(1, len(counts)) if box.facilities[kind].site != "land"]
    order = [0, *coastal, *(kind for kind in range(1, len(counts)) if kind not in coastal)]
    for kind in order:
        found += [box.facilities[kind].id] * counts[kind]
    found += ["hill"] * (land // 16) + ["forest"] * (land // 8)
    state.found.hand_items = found
    return found


def now(state: Table) -> str:
    """The item to be placed."""
    assert state.making is not None
    return items(state)[state.making.item]


def facilities_to_come(state: Table) -> int:
    assert state.making is not None
    known = state.rules.box.facility_of
    return len([item for item in items(state)[state.making.item + 1 :] if item in known])


def check_cell(state: Table, cell: int) -> Violation | None:
    """BI-HAND-03, BI-HAND-05: why the present item cannot go on a cell."""
    map, item = state.map, now(state)
    if cell < 0:
        return Violation("BI-HAND-03")
    if item == "river":
        return Violation("BI-HAND-04")
    if item in SIMPLE:
        if map.terrain[cell] != MEADOW:
            return Violation("BI-HAND-03")
        return trial(state, cell, SIMPLE[item])
    if item == "desert":
        return check_desert(state, cell)
    return check_facility(state, cell, state.rules.box.facility_of[item])


def trial(state: Table, cell: int, terrain: int) -> Violation | None:
    """Whether the continent can still be finished when a cell becomes something else (BI-HAND-05)."""
    map = state.map
    before = map.terrain[cell]
    map.terrain[cell] = terrain
    try:
        fine = satisfiable(state)
    finally:
        map.terrain[cell] = before
    return None if fine else Violation("BI-HAND-05")


def satisfiable(state: Table) -> bool:
    """Room for the facilities to come, three meadows in reserve, all placed facilities connected."""
    map = state.map
    plain = len([1 for cell in range(map.size) if map.is_plain(cell)])
    if plain < facilities_to_come(state) or map_check.free_meadows(map) < 3:
        return False
    if now(state) not in state.rules.box.facility_of:
        # hills and forests bar nothing, and the other things come before the first facility
        return True
    found: list[map_check.Fault] = []
    map_check.check_reach(map, found)
    return not found


def check_desert(state: Table, cell: int) -> Violation | None:
    map = state.map
    if map.terrain[cell] != MEADOW:
        return Violation("BI-HAND-03")
    for side in range(4):
        other = map.near[4 * cell + side]
        if other < 0 or map.terrain[other] not in (MEADOW, DESERT_MEADOW):
            return Violation("BI-HAND-03")
    return trial(state, cell, DESERT)


def check_facility(state: Table, cell: int, kind: int) -> Violation | None:
    """BI-HAND-05: BI-MAP-07, 08 and 10 hold, the reserve remains, and two cities stand at port sites."""
    map, box = state.map, state.rules.box
    if map.facility[cell] >= 0 or not map_check.site_fits(box, map, kind, cell):
        return Violation("BI-MAP-08")
    coast = map.shape[cell] == S_STRAIGHT
    if map.terrain[cell] != (COAST if coast else MEADOW):
        return Violation("BI-HAND-05")
    number = cities(map) if kind == 0 else -1
    if kind == 0:
        for side in range(4):
            other = map.near[4 * cell + side]
            if other >= 0 and map.facility[other] == 0:
                return Violation("BI-MAP-07")
        if number in (0, 3) and not map_check.beside_port_site(map, cell):
            return Violation("BI-HAND-05")
    terrain, site = map.terrain[cell], map.port_site[cell]
    map.terrain[cell], map.facility[cell] = COAST_SITE if coast else SITE, kind
    map.port_site[cell] = False
    try:
        # a shore beside a city has no other land beside it, so nothing that needs a plain cell takes its port site
        fine = satisfiable(state)
    finally:
        map.terrain[cell], map.facility[cell], map.port_site[cell] = terrain, -1, site
    return None if fine else Violation("BI-HAND-05")


def cities(map: Continent) -> int:
    return len([1 for kind in map.facility if kind == 0])


def place(state: Table, cell: int) -> None:
    """Puts the present item on a cell."""
    map = copy_map(state.map)
    item = now(state)
    if item in SIMPLE:
        map.terrain[cell] = SIMPLE[item]
    elif item == "desert":
        map.terrain[cell] = DESERT
        for side in range(4):
            other = map.near[4 * cell + side]
            if map.terrain[other] == MEADOW:
                map.terrain[other] = DESERT_MEADOW
    else:
        kind = state.rules.box.facility_of[item]
        if kind == 0:
            map.city[cell] = cities(map)
        map.terrain[cell] = COAST_SITE if map.terrain[cell] == COAST else SITE
        map.facility[cell] = kind
    use(state, map)


def use(state: Table, map: Continent) -> None:
    """The continent has grown."""
    map.finish()
    state.map = map
    state.terrain, state.facility = map.terrain, map.facility
    kept = state.found.hand_items
    state.changed()
    state.found.hand_items = kept


# -- rivers ----------------------------------------------------------------------------------------------------------


class WaterTiles:
    """Water tiles that are left, by width: straight and curved (BI-MAP-14, size quick only)."""

    def __init__(self, state: Table) -> None:
        map, box = state.map, state.rules.box
        limited = f"{map.width}x{map.height}" == box.quick
        used = map_check.tile_kinds(map) if limited else {}
        tiles = box.terrain_tiles

        def left(name: str) -> int:
            return tiles[name] - used.get(name, 0) if limited else map.size

        self.straight = {"r": left("river_straight"), "g": left("great_straight")}
        self.curve = {"r": left("river_curve"), "g": left("great_curve")}
        self.mouth = {"r": left("mouth_river"), "g": left("mouth_great")}
        self.spring = left("spring")
        self.transition = left("transition")
        making = state.making
        assert making is not None
        course = making.course
        for at, width in enumerate(making.widths):
            side = making.start_side if at == 0 else map.side_to(course[at], course[at - 1])
            if side < 0:
                self.spring -= 1
                continue
            straight = map.side_to(course[at], course[at + 1]) == side ^ 2
            if width == "t":
                self.transition -= 1
            elif straight:
                self.straight[width] -= 1
            else:
                self.curve[width] -= 1

    def enough(self, width: str) -> bool:
        return self.straight[width] >= 0 and self.curve[width] >= 0 and self.spring >= 0 and self.transition >= 0


def check_source(state: Table, cell: int, side: int) -> Violation | None:
    """BI-HAND-04: an empty land cell as a spring, or one beside a lake with its water exit into the lake."""
    map = state.map
    if now(state) != "river" or cell < 0 or map.terrain[cell] != MEADOW:
        return Violation("BI-HAND-04")
    if side >= 0:
        lake = map.near[4 * cell + side]
        if lake < 0 or map.terrain[lake] != LAKE:
            return Violation("BI-HAND-04")
    making = state.making
    assert making is not None
    before = making.clone()
    making.course, making.start_side, making.widths = [cell], side, ""
    fine = any(not check_flow(state, out, False) for out in range(4))
    state.making = before
    return None if fine else Violation("BI-HAND-04")


def width_now(making: Making) -> str:
    return "g" if "t" in making.widths else "r"


def check_flow(state: Table, side: int, widen: bool) -> Violation | None:
    """BI-HAND-04: the next step of the river under way; offered only if some legal end can still be reached."""
    map, making = state.map, state.making
    assert making is not None
    if not making.course:
        return Violation("BI-HAND-04")
    cell = making.course[-1]
    other = map.near[4 * cell + side]
    came = making.start_side if len(making.course) == 1 else map.side_to(cell, making.course[-2])
    if other < 0 or other in making.course or side == came:
        return Violation("BI-HAND-04")
    width = width_now(making)
    if widen and (width == "g" or came < 0 or came != side ^ 2):
        # once per river, on leaving a cell straight; a spring has width r
        return Violation("BI-HAND-04")
    if widen and state.rules.version > 1 and (len(making.course) == 1 or map.terrain[other] == LAKE):
        # between river and great river; until version 1 of the rules also on the first and the last cell
        return Violation("BI-MAP-05")
    before = making.clone()
    making.widths += "t" if widen else width
    making.course.append(other)
    width = width_now(making)
    tiles = WaterTiles(state)
    fine = tiles.enough("r") and tiles.enough("g") and ends_from(state, other, side, width, tiles)
    state.making = before
    return None if fine else Violation("BI-HAND-04")


def ends_river(state: Table, cell: int, side: int) -> bool:
    """Whether a step to the cell by a side ends the river: in a mouth through its inland side, or in a lake."""
    map, making = state.map, state.making
    assert making is not None
    if map.terrain[cell] == COAST and map.shape[cell] == S_STRAIGHT:
        return map.inland[cell] == side ^ 2
    # from a spring only, and not from the spring itself
    return map.terrain[cell] == LAKE and making.start_side < 0


def ends_from(state: Table, cell: int, side: int, width: str, tiles: WaterTiles) -> bool:
    """Whether a river that has come to a cell by a side can be brought to an end with the tiles that are left."""
    map, making = state.map, state.making
    assert making is not None
    if ends_river(state, cell, side):
        return map.terrain[cell] == LAKE or (tiles.mouth[width] > 0 and harmless(state, making.course[:-1]))
    if map.terrain[cell] != MEADOW:
        return False
    taken = set(making.course)
    most_straight, most_curve = min(tiles.straight[width], 12), min(tiles.curve[width], 12)
    queue = [(cell, side, 0, 0)]
    seen = {(cell, side, 0, 0)}
    for here, came, straight, curve in queue:
        for out in range(4):
            other = map.near[4 * here + out]
            if other < 0 or out == came ^ 2 or other in taken:
                continue
            after = (other, out, straight + (out == came), curve + (out != came))
            if after[2] > most_straight or after[3] > most_curve or after in seen:
                continue
            if ends_river(state, other, out):
                if map.terrain[other] == LAKE or tiles.mouth[width] > 0:
                    return True
            elif map.terrain[other] == MEADOW:
                seen.add(after)
                queue.append(after)
    return False


def harmless(state: Table, course: list[int]) -> bool:
    """BI-HAND-05: enough plain cells and meadows are left when the river is there."""
    map = state.map
    gone = set(course)
    plain = len([1 for cell in range(map.size) if map.is_plain(cell) and cell not in gone])
    meadows = [cell for cell in range(map.size) if map.terrain[cell] == MEADOW and cell not in gone]
    return plain >= facilities_to_come(state) and len(meadows) >= 3


def flow(state: Table, side: int, widen: bool) -> bool:
    """Leads the river on; True when it has ended and lies on the map."""
    making = state.making
    assert making is not None
    making.widths += "t" if widen else width_now(making)
    cell = making.course[-1]
    other = state.map.near[4 * cell + side]
    making.course.append(other)
    if not ends_river(state, other, side):
        return False
    lay_river(state, side)
    return True


def lay_river(state: Table, side: int) -> None:
    making = state.making
    assert making is not None
    map = copy_map(state.map)
    course, widths = making.course[:], list(making.widths)
    end_side = -1
    if map.terrain[course[-1]] == LAKE:
        course.pop()
        end_side = side
    else:
        widths.append(width_now(making))
    kinds = {"r": RIVER, "t": TRANSITION, "g": GREAT}
    for cell, width in zip(course, widths):
        map.terrain[cell] = kinds[width]
    if making.start_side < 0:
        map.terrain[course[0]] = SPRING
    if end_side < 0:
        map.terrain[course[-1]] = MOUTH
    map.rivers.append(River(course, widths, making.start_side, end_side))
    making.course, making.start_side, making.widths = [], -1, ""
    use(state, map)


def leave_out(state: Table) -> None:
    """BI-HAND-06: no legal cell exists for the item; a facility returns to the box."""
    item = now(state)
    known = state.rules.box.facility_of
    if item in known:
        map = copy_map(state.map)
        map.left_out.append(known[item])
        use(state, map)
