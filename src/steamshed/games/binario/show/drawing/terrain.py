"""The continent as a background: land and sea from the corner bits, rivers, relief, cities and industries."""

from __future__ import annotations

import math
import random
from html import escape

from steamshed.games.binario.content import reader
from steamshed.games.binario.content.continent import (
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
    S_SEA,
    SPRING,
    TRANSITION,
    Continent,
)
from steamshed.games.binario.show.drawing.words import say
from steamshed.look.geometry import SIDES, square_run
from steamshed.look.words import by_language

CELL = 120.0
Q = {"N": (0.0, -60.0), "E": (60.0, 0.0), "S": (0.0, 60.0), "W": (-60.0, 0.0)}
LAKE_SHAPE = "M-44 2C-46-30-14-46 12-42S48-16 44 10S16 46-14 42S-42 26-44 2Z"


def centre(map: Continent, cell: int) -> tuple[float, float]:
    return cell % map.width * CELL + 60, cell // map.width * CELL + 60


def moved(map: Continent, cell: int, body: str) -> str:
    x, y = centre(map, cell)
    return f'<g transform="translate({x:.0f} {y:.0f})">{body}</g>'


def shore(map: Continent, cell: int) -> str:
    """BI-MAP: the shore leaves a cell in the middle of the sides whose corners differ, so shores always meet."""
    nw, ne, se, sw = map.corners_of(cell)
    corner = {"nw": (-60.3, -60.3), "ne": (60.3, -60.3), "se": (60.3, 60.3), "sw": (-60.3, 60.3)}
    around = [("nw", nw, "N"), ("ne", ne, "E"), ("se", se, "S"), ("sw", sw, "W")]
    outline: list[tuple[float, float]] = []
    line: list[tuple[float, float]] = []
    for at, (name, land, side) in enumerate(around):
        if land:
            outline.append(corner[name])
        if land != around[(at + 1) % 4][1]:
            outline.append(Q[side])
            line.append(Q[side])
    (ax, ay), (bx, by) = line[0], line[1]
    # the curve leaves each side at a right angle
    bend = f"C{ax * 0.45:.1f} {ay * 0.45:.1f} {bx * 0.45:.1f} {by * 0.45:.1f} {bx} {by}"
    first = outline.index((ax, ay))
    land_part = "".join(f"L{x} {y}" for x, y in outline[first + 1 :] + outline[:first])
    second = outline.index((bx, by))
    inside = (outline + outline)[second + 1 : second + len(outline)]
    inside = inside[: inside.index((ax, ay))] if (ax, ay) in inside else inside
    if (bx, by) == outline[(first + 1) % len(outline)]:
        d = f"M{ax} {ay}{bend}" + "".join(f"L{x} {y}" for x, y in inside) + "Z"
    else:
        back = f"C{bx * 0.45:.1f} {by * 0.45:.1f} {ax * 0.45:.1f} {ay * 0.45:.1f} {ax} {ay}"
        between = outline[first + 1 : second]
        d = f"M{bx} {by}{back}" + "".join(f"L{x} {y}" for x, y in between) + "Z"
    assert land_part
    return f'<path class="sq-meadow" d="{d}"/><path class="coast" d="M{ax} {ay}{bend}"/>'


def relief(terrain: int, key: str) -> str:
    """What a cell of open land shows."""
    rnd = random.Random(f"{terrain}{key}")
    if terrain == FOREST:
        return "".join(
            f'<path class="tree" transform="translate({x + rnd.uniform(-4, 4):.1f} {y + rnd.uniform(-4, 4):.1f})" '
            'd="M0-16L10 6H4L11 14H-11L-4 6H-10Z"/>'
            for x, y in ((-36, -34), (0, -38), (36, -30), (-20, -4), (20, 0), (-38, 30), (2, 34), (38, 34))
        )
    if terrain == HILL:
        return "".join(
            f'<circle class="hill-line" cx="{x}" cy="{y}" r="{r}"/>'
            for x, y, size in ((-30, 16, 20), (26, -24, 21), (32, 32, 17))
            for r in (size, size * 0.62, size * 0.3)
        )
    if terrain == MOUNTAIN:
        return "".join(peak(x, y, size) for x, y, size in ((-26, 22, 1.5), (22, 0, 1.9), (18, 42, 1.0)))
    if terrain == LAKE:
        return f'<path class="water" d="{LAKE_SHAPE}"/><path class="coast" d="{LAKE_SHAPE}"/>'
    if terrain in (DESERT, DESERT_MEADOW):
        grains = "".join(
            f'<circle class="grain" cx="{rnd.uniform(-52, 52):.0f}" cy="{rnd.uniform(-52, 52):.0f}" r="1.3"/>'
            for _ in range(26 if terrain == DESERT else 8)
        )
        dune = '<path class="dune" d="M-44 10Q-24-10-4 8Q12-6 30 8M-10 36Q8 20 26 34"/>' if terrain == DESERT else ""
        return grains + dune
    if terrain == MEADOW:
        tufts = "".join(
            f"M{rnd.uniform(-48, 44):.0f} {rnd.uniform(-46, 48):.0f}l1.5-5m3.5 5l0-6m3.5 6l1.5-5" for _ in range(3)
        )
        return f'<path class="tuft" d="{tufts}"/>'
    return ""


def peak(x: float, y: float, size: float) -> str:
    w, h = 22 * size, 27 * size
    flank = "".join(
        f"M{x + w * t:.1f} {y - h * 0.65 + h * t:.1f}l{-3 - 3 * t:.1f} {h * (0.62 - 0.5 * t):.1f}"
        for t in [k / 7 for k in range(1, 7)]
    )
    return (
        f'<path class="peak" d="M{x - w:.1f} {y + h * 0.35:.1f}L{x} {y - h * 0.65:.1f}'
        f'L{x + w:.1f} {y + h * 0.35:.1f}"/>'
        f'<path class="hachure" d="{flank}"/>'
    )


def river(map: Continent, cell: int) -> str:
    """Water through a cell; a great river is twice as wide."""
    sides = [side for at, side in enumerate(SIDES) if map.water[cell] >> at & 1]
    great = map.terrain[cell] == GREAT or any(r.cells[-1] == cell and r.widths[-1] == "g" for r in map.rivers)
    width = 34 if great else 17
    if map.terrain[cell] == SPRING:
        x, y = Q[sides[0]]
        d = f"M0 0L{x} {y}"
        head = '<circle class="water" r="11"/><circle class="coast" r="11"/>'
    elif map.terrain[cell] == MOUTH:
        x, y = Q[sides[0]]
        return f'<path class="river" style="stroke-width:{width}" d="M{x} {y}L{-x * 0.3:.0f} {-y * 0.3:.0f}"/>'
    else:
        run = square_run(sides[0], sides[1])
        points = []
        for t in range(13):
            sway = 4 * math.sin(2 * math.pi * t / 12) * math.sin(math.pi * t / 12)
            x, y = run.at(t / 12, sway)
            points.append(f"{x:.1f} {y:.1f}")
        d, head = "M" + "L".join(points), ""
        if map.terrain[cell] == TRANSITION:
            width = 25
    return (
        f'{head}<path class="river-bank" style="stroke-width:{width + 3}" d="{d}"/>'
        f'<path class="river" style="stroke-width:{width}" d="{d}"/>'
    )


def city(name: str) -> str:
    houses = "".join(
        f'<g transform="translate({x} {y})"><path class="hs-wall" d="M-9 10V-4H9V10Z"/>'
        '<path class="hs-roof" d="M-12-4L0-14L12-4Z"/></g>'
        for x, y in ((-30, -26), (28, -30), (-34, 4), (34, 2))
    )
    tower = '<path class="hs-wall" d="M-6 8V-30H6V8Z"/><path class="hs-roof" d="M-8-30L0-52L8-30Z"/>'
    width = 11 * len(name) + 14
    return (
        f'{houses}{tower}<rect class="board-plate" x="{-width / 2}" y="20" width="{width}" height="26" rx="2.5"/>'
        f'<text class="city-name" text-anchor="middle" y="40">{escape(name)}</text>'
    )


def industry(id: str) -> str:
    """A works with its sign and the goods it gives."""
    sign = reader.signs().get(id, id)
    box = reader.box()
    bit = 1 << box.facility_of[id]
    made = [good.id for good in box.goods if good.producers & bit and not good.between_kinds]
    gives = ", ".join(say.name("good", good) for good in made)
    width = min(112, 8.2 * len(sign) + 14)
    return (
        '<path class="hs-wall" d="M-26 2V-16H26V2Z"/><path class="hs-roof" d="M-30-16L-15-30L0-16L15-30L30-16Z"/>'
        '<path class="st-door" d="M-5 2V-8H5V2Z"/>'
        f'<rect class="sign" x="{-width / 2:.1f}" y="10" width="{width:.1f}" height="21" rx="2"/>'
        f'<text class="sign-text" y="25.5" textLength="{width - 10:.1f}" lengthAdjust="spacingAndGlyphs">'
        f"{escape(sign)}</text>"
        f'<text class="sign-goods" y="46">{escape(gives)}</text>'
    )


def ground(map: Continent, cell: int) -> str:
    shape, terrain = map.shape[cell], map.terrain[cell]
    fill = {DESERT: "sq-desert", DESERT_MEADOW: "sq-steppe", MOUNTAIN: "sq-hill"}.get(terrain, "sq-meadow")
    if shape != S_LAND:
        fill = "sq-sea"
    body = f'<rect class="{fill}" x="-60.3" y="-60.3" width="120.6" height="120.6"/>'
    if shape == S_SEA:
        if (cell * 7 + cell // map.width) % 3 == 0:
            body += '<path class="wave" d="M-34-14q5-4 10 0t10 0M10 22q5-4 10 0t10 0"/>'
    elif shape != S_LAND:
        body += shore(map, cell)
    else:
        body += relief(terrain, map.names[cell])
    if terrain in (SPRING, RIVER, TRANSITION, GREAT, MOUTH):
        body += river(map, cell)
    return body + '<path class="sq-line" d="M-60-60H60V60"/>'


@by_language(32)
def background(map: Continent) -> str:
    """Everything that is printed: ground first, then cities and industries."""
    box = reader.box()
    parts = [moved(map, cell, ground(map, cell)) for cell in range(map.size)]
    for cell in range(map.size):
        kind = map.facility[cell]
        if kind == 0:
            parts.append(moved(map, cell, city(box.city_names[map.city[cell]])))
        elif kind > 0:
            parts.append(moved(map, cell, industry(box.facilities[kind].id)))
    return "".join(parts)
