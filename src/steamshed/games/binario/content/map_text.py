"""Continents as rows of letters: reading them from a map file or a position, and writing them."""

from __future__ import annotations

from steamshed.games.binario.content.box import Box
from steamshed.games.binario.content.continent import (
    COAST_SITE,
    LETTERS,
    SIDES,
    SITE,
    Continent,
    River,
)


class MapFault(ValueError):
    """A map that cannot be: the place in the data and the reason."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason


RiverData = tuple[list[tuple[int, int]], list[str], str, str, str, str]
"""Cells, widths, start, end, start_dir, end_dir."""
FacilityData = tuple[str, str, tuple[int, int]]
"""Kind, name, cell."""


def read_continent(
    box: Box,
    name: str,
    width: int,
    height: int,
    rows: list[str],
    corners: list[str],
    rivers: list[RiverData],
    facilities: list[FacilityData],
) -> Continent:
    """A continent from its written form; its invariants are the business of ``map_check``."""
    if not 8 <= width <= 60 or not 8 <= height <= 60:
        raise MapFault("width", f"{width} x {height}: a continent has 8 to 60 cells each way")
    made = Continent(name, width, height)
    if len(rows) != height or any(len(row) != width for row in rows):
        raise MapFault("rows", f"must be {height} rows of {width} letters")
    if len(corners) != height + 1 or any(len(row) != width + 1 or set(row) - {"0", "1"} for row in corners):
        raise MapFault("corners", f"must be {height + 1} rows of {width + 1} digits 0 and 1")
    made.corners = [int(bit) for row in corners for bit in row]
    for cell in range(made.size):
        letter = rows[cell // width][cell % width]
        if letter == "C":
            made.terrain[cell] = SITE
        elif letter in LETTERS:
            made.terrain[cell] = LETTERS.index(letter)
        else:
            raise MapFault(f"rows, {made.names[cell]}", f"{letter!r} is no terrain; there are C {' '.join(LETTERS)}")
    for number, river in enumerate(rivers):
        made.rivers.append(read_river(made, river, f"rivers[{number}]"))
    for number, (kind, label, at) in enumerate(facilities):
        add_facility(box, made, kind, label, at, rows, f"facilities[{number}]")
    for cell in range(made.size):
        if made.terrain[cell] in (SITE, COAST_SITE) and made.facility[cell] < 0:
            raise MapFault(f"rows, {made.names[cell]}", "a facility that no entry names")
    made.finish()
    return made


def place_of(made: Continent, at: tuple[int, int], where: str) -> int:
    x, y = at
    if not 0 <= x < made.width or not 0 <= y < made.height:
        raise MapFault(where, f"({x}, {y}) is outside the map")
    return y * made.width + x


def read_river(made: Continent, river: RiverData, where: str) -> River:
    cells, widths, start, end, start_dir, end_dir = river
    if len(cells) != len(widths) or not cells:
        raise MapFault(f"{where}.widths", f"{len(widths)} widths for {len(cells)} cells")
    for width in widths:
        if width not in ("r", "t", "g"):
            raise MapFault(f"{where}.widths", f"{width!r} is not r, t or g")
    if start not in ("spring", "lake"):
        raise MapFault(f"{where}.start", f"{start!r} is not spring or lake")
    if end not in ("mouth", "lake"):
        raise MapFault(f"{where}.end", f"{end!r} is not mouth or lake")
    sides: list[int] = []
    for field, lake, side in (("start_dir", start == "lake", start_dir), ("end_dir", end == "lake", end_dir)):
        if lake and side not in SIDES:
            raise MapFault(f"{where}.{field}", "a lake needs the side that faces it: N, E, S or W")
        sides.append(SIDES.index(side) if lake else -1)
    return River([place_of(made, at, f"{where}.cells") for at in cells], widths, sides[0], sides[1])


def add_facility(
    box: Box, made: Continent, kind: str, label: str, at: tuple[int, int], rows: list[str], where: str
) -> None:
    cell = place_of(made, at, f"{where}.at")
    if kind not in box.facility_of:
        raise MapFault(f"{where}.kind", f"{kind!r} is no facility; there are {', '.join(box.facility_of)}")
    letter = rows[cell // made.width][cell % made.width]
    city = kind == "city"
    if made.facility[cell] >= 0:
        raise MapFault(f"{where}.at", f"two facilities at {made.names[cell]}")
    if (letter == "C") != city or letter not in "CIP":
        raise MapFault(f"{where}.at", f"the rows have {letter!r} at {made.names[cell]}")
    made.facility[cell] = box.facility_of[kind]
    if city:
        if label not in box.city_names:
            raise MapFault(f"{where}.name", f"{label!r} is not one of {', '.join(box.city_names)}")
        number = box.city_names.index(label)
        if number in made.city:
            raise MapFault(f"{where}.name", f"{label} is there twice")
        made.city[cell] = number


def rows_of(made: Continent) -> list[str]:
    """The terrain as rows of letters."""
    letters = ["C" if made.facility[cell] == 0 else LETTERS[made.terrain[cell]] for cell in range(made.size)]
    return ["".join(letters[row * made.width : (row + 1) * made.width]) for row in range(made.height)]


def corner_rows(made: Continent) -> list[str]:
    line = made.width + 1
    return ["".join(map(str, made.corners[row * line : (row + 1) * line])) for row in range(made.height + 1)]


def write_continent(box: Box, made: Continent) -> dict[str, object]:
    """The written form, as in a map file. Facilities come by kind, cities by name, else by cell."""
    rivers: list[dict[str, object]] = []
    for river in made.rivers:
        entry: dict[str, object] = {
            "start": "spring" if river.start_side < 0 else "lake",
            "end": "mouth" if river.end_side < 0 else "lake",
        }
        if river.start_side >= 0:
            entry["start_dir"] = SIDES[river.start_side]
        if river.end_side >= 0:
            entry["end_dir"] = SIDES[river.end_side]
        entry["cells"] = [[cell % made.width, cell // made.width] for cell in river.cells]
        entry["widths"] = river.widths[:]
        rivers.append(entry)
    sites = [(made.facility[cell], made.city[cell], cell) for cell in range(made.size) if made.facility[cell] >= 0]
    facilities: list[dict[str, object]] = []
    for kind, city, cell in sorted(sites):
        place: dict[str, object] = {"kind": box.facilities[kind].id}
        if city >= 0:
            place["name"] = box.city_names[city]
        place["at"] = [cell % made.width, cell // made.width]
        facilities.append(place)
    return {
        "width": made.width,
        "height": made.height,
        "rows": rows_of(made),
        "corners": corner_rows(made),
        "rivers": rivers,
        "facilities": facilities,
    }
