"""The continent as a background: sea and shore, what grows on the land, lakes and rivers, the numbers of the cells.

Nothing is drawn cell by cell: woods, hills and sand have one outline for each group of cells, a river is one ribbon
from its source to its end. Cells show as small crosses at their corners only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from steamshed.games.binario.content.continent import (
    DESERT,
    DESERT_MEADOW,
    FOREST,
    HILL,
    LAKE,
    MEADOW,
    MOUNTAIN,
    SEA,
    STEP_X,
    STEP_Y,
    Continent,
    River,
)
from steamshed.games.binario.show.drawing import shapes
from steamshed.games.binario.show.drawing.shapes import CELL, Corner
from steamshed.look.geometry import Point

CROP = 46.0
"""So much of the outermost ring, which is sea (BI-MAP-01), is left out."""
SHOALS = ((44, 0.2), (30, 0.32), (18, 0.5), (8, 0.75))
"""Lines of depth around the shore: how far out, and how strong."""
DEPTHS = ((20, 0.7), (27, 0.5), (35, 0.32))
"""Lines of depth in a lake: how far in, and how strong."""
LAKESIDE = (0.31, 0.69)
"""The points of a side on which the shore of a lake leans."""
WIDTHS = {"r": 13.0, "t": 20.0, "g": 30.0}
STEPS = 6
"""Points of a river between two of those that lead it."""


@lru_cache(32)
def background(map: Continent) -> str:
    """Everything that never changes and is no thing of its own."""
    land = shapes.shore(map.width, map.height, lambda x, y: bool(map.corners[y * (map.width + 1) + x]))
    shore = f'<path class="m-shore" d="{land}"/>'
    return sea(map, land) + tints(map) + shore + lakes(map) + rivers(map) + crosses(map) + tufts(map) + numbers(map)


def box(map: Continent) -> tuple[float, float, float, float]:
    """What of the map is shown."""
    return CROP, CROP, map.width * CELL - 2 * CROP, map.height * CELL - 2 * CROP


def centre(map: Continent, cell: int) -> Point:
    """The middle of a cell."""
    return cell % map.width * CELL + 60, cell // map.width * CELL + 60


def cells(map: Continent, *terrains: int) -> list[Corner]:
    """The columns and rows of all cells of some terrains."""
    return [(cell % map.width, cell // map.width) for cell in range(map.size) if map.terrain[cell] in terrains]


def sea(map: Continent, land: str) -> str:
    """The sea with its lines of depth, and the land in it."""
    body = f'<rect class="m-sea" width="{map.width * CELL:.0f}" height="{map.height * CELL:.0f}"/>'
    for far, strength in SHOALS:
        body += f'<path class="m-shoal" style="stroke-width:{2 * far + 1.6};opacity:{strength}" d="{land}"/>'
        body += f'<path class="m-deep" style="stroke-width:{2 * far - 1.6}" d="{land}"/>'
    waves = ""
    for x, y in cells(map, SEA):
        if (x * 7 + y * 3) % 4 == 0 and 0 < x < map.width - 1 and 0 < y < map.height - 1:
            waves += f"M{x * 120 + 38} {y * 120 + 60}q6-5 12 0t12 0M{x * 120 + 64} {y * 120 + 74}q5-4 10 0t10 0"
    return (
        body
        + f'<path class="m-shallow" d="{land}"/><path class="m-ground" d="{land}"/><path class="m-wave" d="{waves}"/>'
    )


def tints(map: Continent) -> str:
    """Woods, hills, rock and sand, each in its colour."""
    found = ""
    for kind, inset, terrains in (
        ("steppe", 3.0, (DESERT, DESERT_MEADOW)),
        ("sand", 3.0, (DESERT,)),
        ("upland", 2.0, (HILL,)),
        ("rock", 0.0, (MOUNTAIN,)),
        ("wood", 2.0, (FOREST,)),
    ):
        group = cells(map, *terrains)
        if group:
            found += f'<path class="m-{kind}" d="{shapes.patch(group, kind, inset, 7.0, (0.2, 0.5, 0.8))}"/>'
    return found


def lakes(map: Continent) -> str:
    group = cells(map, LAKE)
    if not group:
        return ""
    outline = shapes.patch(group, "lake", 12.0, 4.0, LAKESIDE)
    found = f'<path class="m-water" d="{outline}"/>'
    for far, strength in DEPTHS:
        inner = shapes.patch(group, "lake", far, 4.0, LAKESIDE)
        found += f'<path class="m-depth" style="opacity:{strength}" d="{inner}"/>'
    return found + f'<path class="m-shore" d="{outline}"/>'


def rivers(map: Continent) -> str:
    return "".join(stream(map, river, number) for number, river in enumerate(map.rivers))


def stream(map: Continent, river: River, sway: int) -> str:
    """One river: water, banks, a glint in its middle, a spring at its head."""
    points, widths = course(map, river)
    line = shapes.through(points, STEPS)
    swelling: list[float] = []
    for i in range(len(line)):
        at, part = divmod(i, STEPS)
        following = min(at + 1, len(widths) - 1)
        swelling.append(widths[at] + (widths[following] - widths[at]) * part / STEPS)
    if river.start_side < 0:
        for i in range(2 * STEPS):
            swelling[i] *= 0.25 + 0.75 * i / (2 * STEPS)
    left, right = shapes.ribbon(line, swelling, sway)
    first = 0 if river.start_side < 0 else STEPS // 2
    last = len(line) - (STEPS if river.end_side < 0 else STEPS // 2)
    banks = shapes.polyline(left[first:last]) + shapes.polyline(right[first:last])
    body = (
        f'<path class="m-water" d="{shapes.polyline([*left, *reversed(right)])}Z"/><path class="m-bank" d="{banks}"/>'
        f'<path class="m-glint" d="{shapes.polyline(line[first + STEPS : last - STEPS : 2])}"/>'
    )
    if river.start_side >= 0:
        return body
    x, y = centre(map, river.cells[0])
    return f'{body}<circle class="m-spring" cx="{x:.0f}" cy="{y:.0f}" r="9"/>'


def course(map: Continent, river: River) -> tuple[list[Point], list[float]]:
    """The points that lead a river, and how wide it is there: the middles of its cells and of the sides between."""
    middles = [centre(map, cell) for cell in river.cells]
    widths = [WIDTHS[width] for width in river.widths]
    points: list[Point] = []
    found: list[float] = []
    if river.start_side >= 0:
        points.append(_lakewards(middles[0], river.start_side))
        found.append(widths[0])
    for i, at in enumerate(middles):
        if i:
            points.append(_halfway(middles[i - 1], at))
            found.append((widths[i - 1] + widths[i]) / 2)
        points.append(_bend(middles, i, river.cells[i]))
        found.append(widths[i])
    if river.end_side >= 0:
        points.append(_lakewards(middles[-1], river.end_side))
        found.append(widths[-1])
    else:
        (px, py), (x, y) = middles[-2] if len(middles) > 1 else middles[-1], middles[-1]
        points[-1] = (x, y)
        points.append((x + (x - px) * 0.2, y + (y - py) * 0.2))
        found.append(widths[-1] * 1.5)
    return points, found


def _halfway(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _lakewards(at: Point, side: int) -> Point:
    return at[0] + STEP_X[side] * 84, at[1] + STEP_Y[side] * 84


def _bend(middles: Sequence[Point], i: int, cell: int) -> Point:
    """The middle of a river's cell, swaying a little; a bend cuts the corner."""
    x, y = middles[i]
    if 0 < i < len(middles) - 1:
        before, after = _halfway(middles[i - 1], middles[i]), _halfway(middles[i], middles[i + 1])
        x, y = x * 0.42 + (before[0] + after[0]) * 0.29, y * 0.42 + (before[1] + after[1]) * 0.29
    sway = shapes.chance("river", cell)
    return x + sway.uniform(-4, 4), y + sway.uniform(-4, 4)


def crosses(map: Continent) -> str:
    """The corners of the cells."""
    places = [(x * 120 - 5, y * 120) for y in range(1, map.height) for x in range(1, map.width)]
    return f'<path class="m-cross" d="{"".join(f"M{x} {y}h10m-5-5v10" for x, y in places)}"/>'


def tufts(map: Continent) -> str:
    """Grass and shrubs on meadows, grains of sand in the desert."""
    grass, shrubs, grains = "", "", ""
    for x, y in cells(map, MEADOW):
        rough = shapes.chance("meadow", x, y)
        for _ in range(3):
            grass += f"M{x * 120 + rough.randint(10, 106)} {y * 120 + rough.randint(14, 110)}l-3-6m3 6v-8m0 8l3-6"
        if rough.random() < 0.4:
            shrubs += f"M{x * 120 + rough.randint(20, 90)} {y * 120 + rough.randint(20, 100)}h.1m8 2h.1"
    for x, y in cells(map, DESERT, DESERT_MEADOW):
        rough = shapes.chance("desert", x, y)
        for _ in range(26 if (x, y) in cells(map, DESERT) else 11):
            grains += f"M{x * 120 + rough.randint(8, 112)} {y * 120 + rough.randint(8, 112)}h.1"
    return (
        f'<path class="m-tuft" d="{grass}"/><path class="m-grain" d="{grains}"/>'
        f'<path class="m-shrub-line" d="{shrubs}"/><path class="m-shrub" d="{shrubs}"/>'
    )


def numbers(map: Continent) -> str:
    """The numbers by which sentences name cells, on all four sides."""
    wide, high = map.width * 120, map.height * 120
    words: list[tuple[float, float, int]] = [
        (x * 120 + 60, y, x) for x in range(1, map.width - 1) for y in (CROP + 30, high - CROP - 12)
    ]
    words += [(x, y * 120 + 69, y) for y in range(1, map.height - 1) for x in (CROP + 24, wide - CROP - 24)]
    return "".join(f'<text class="m-number" x="{x:.0f}" y="{y:.0f}">{word}</text>' for x, y, word in words)
