"""The background of any hexagon map, as an engraved survey sheet: land, lakes, rivers, mountains, names.

A map is handed over as plain data (`DrawnMap`): a new map needs no drawing code. What looks random (tufts, meanders,
peaks, shores) is seeded by the ids of the fields, so the same map is always drawn the same. The background never
changes with the state of the game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape
from math import pi, sin
from random import Random

from steamshed.look.geometry import APOTHEM, Point, R, hex_corners, hex_run, number, pair, points, polyline
from steamshed.look.symbols import haloed
from steamshed.rail.hexgrid import HexGrid

MARGIN = 38.0
"""Around the map, for the column letters."""
SHORE_SEED = 4
SHORE_LINES = ((30, 0.28), (22, 0.38), (15, 0.5), (9, 0.65), (4, 0.85))
"""Lines in the water parallel to the shore: distance and opacity, the farthest first."""
RIVER_STEPS = 16
PEAKS = ((-24.0, 4.0, 1.0), (20.0, -10.0, 1.1), (6.0, 30.0, 0.9), (-14.0, -24.0, 0.7))
"""Of a mountain field: place and size of each peak."""


@dataclass(frozen=True)
class Field:
    """One hexagon: odd columns stand half a field lower."""

    id: str
    col: int
    row: int
    terrain: str = "plain"
    """``lake``, ``mountain``, ``city`` and ``plain`` (with tufts) are drawn in their own way, all else as bare land."""
    rivers: tuple[tuple[int, int | None], ...] = ()
    """Each river by the edges it passes; None: it rises or ends in the middle."""


@dataclass(frozen=True)
class WaterName:
    """A name set over water. From the centre of the first field ``x`` counts columns, ``y`` rows of an even column."""

    text: str
    x: float
    y: float
    turn: float = 0.0
    size: float = 24.0


@dataclass(frozen=True)
class DrawnMap:
    """All that the drawing needs to know of a map."""

    name: str
    fields: Mapping[str, Field]
    names: tuple[WaterName, ...] = ()
    columns: tuple[str, ...] = ()
    """Letters above and below the columns."""
    walls: tuple[tuple[str, int], ...] = ()
    """Impassable edges between two fields: a field and its edge."""

    def __hash__(self) -> int:
        return hash((self.name, len(self.fields), self.names))

    @cached_property
    def grid(self) -> HexGrid:
        """Who is whose neighbour, whatever lies between them."""
        places = {(place.col, place.row) for place in self.fields.values()}
        rows = range(1 + max(row for _, row in places))
        columns = range(1 + max(column for column, _ in places))
        return HexGrid(["".join("." if (column, row) in places else " " for row in rows) for column in columns])

    def at(self, field: str) -> Point:
        """The centre of a field in board units."""
        place = self.fields[field]
        return R + 1.5 * place.col * R, APOTHEM * (1 + 2 * place.row + place.col % 2)

    def neighbour(self, field: str, edge: int) -> str | None:
        """The field across an edge, None at the rim of the map."""
        across = self.grid.neighbour(self.grid.index[field], edge)
        return None if across < 0 else self.grid.names[across]

    def edge_between(self, field: str, other: str) -> int:
        """The edge of a field that it shares with a neighbour."""
        for edge in range(6):
            if self.neighbour(field, edge) == other:
                return edge
        raise ValueError(f"{field} and {other} are no neighbours")

    @property
    def size(self) -> Point:
        """Width and height of the map without its margin."""
        centres = [self.at(field) for field in self.fields]
        return max(x for x, _ in centres) + R, max(y for _, y in centres) + APOTHEM

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """The view box: the map and its margin."""
        width, height = self.size
        return -MARGIN, -MARGIN, float(round(width + 2 * MARGIN)), float(round(height + 2 * MARGIN))


def of_terrain(board: DrawnMap, *terrain: str) -> list[str]:
    """The fields of some terrain, in a fixed order."""
    return sorted(field for field, place in board.fields.items() if place.terrain in terrain)


# -- outlines and shores ----------------------------------------------------------------------------------------------


def outlines(board: DrawnMap, fields: Collection[str]) -> list[list[Point]]:
    """The outline of a set of fields, as closed loops of corners."""
    onward: dict[tuple[int, int], tuple[Point, Point]] = {}
    for field in sorted(fields):
        corners = hex_corners(R, *board.at(field))
        for k in range(6):  # the edge from corner k to the next one looks to 60k + 30 degrees
            if board.neighbour(field, (k + 2) % 6) not in fields:
                onward[_near(corners[k])] = corners[k], corners[(k + 1) % 6]
    loops = []
    while onward:
        place, loop = next(iter(onward)), []
        while place in onward:
            start, end = onward.pop(place)
            loop.append(start)
            place = _near(end)
        loops.append(loop)
    return loops


def _near(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def shore(loop: list[Point], chance: Random) -> str:
    """A coast line from an outline: the middles of its edges moved a little at random, then all corners rounded."""
    line: list[Point] = []
    for (x, y), (x2, y2) in zip(loop, loop[1:] + loop[:1]):
        line += [(x, y), ((x + x2) / 2 + chance.uniform(-5, 5), (y + y2) / 2 + chance.uniform(-5, 5))]
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(line, line[1:] + line[:1])]
    curves = "".join(f"Q{pair(corner, 1)} {pair(middle, 1)}" for corner, middle in zip(line, middles))
    return f"M{pair(middles[-1], 1)}{curves}Z"


def _lakes(board: DrawnMap) -> Iterator[str]:
    lakes = set(of_terrain(board, "lake"))
    if not lakes:
        return
    loops = outlines(board, lakes)
    chance = Random(SHORE_SEED)
    for loop in loops:  # land under the shore, where it leaves the outline
        yield f'<polygon class="land" points="{points(loop)}"/>'
    d = "".join(shore(loop, chance) for loop in loops)
    clip = f"lakes-{board.name}"
    yield f'<clipPath id="{clip}"><path d="{d}"/></clipPath><path class="water" d="{d}"/><g clip-path="url(#{clip})">'
    for far, opacity in SHORE_LINES:
        yield f'<path d="{d}" class="shore-line" style="stroke-width:{2 * far + 1.1};opacity:{opacity}"/>'
        yield f'<path d="{d}" class="shore-water" style="stroke-width:{2 * far - 1.1}"/>'
    yield f'</g><path class="coast" d="{d}"/>'


# -- land -------------------------------------------------------------------------------------------------------------


def _land(board: DrawnMap) -> Iterator[str]:
    for field, place in sorted(board.fields.items()):
        if place.terrain == "lake":
            continue
        x, y = board.at(field)
        kind = "hill" if place.terrain == "mountain" else "land"
        alternate = " alt" if (place.col * 7 + place.row * 3) % 5 in (0, 2) else ""
        yield f'<polygon class="{kind}{alternate}" points="{points(hex_corners(R + 0.4, x, y))}"/>'
        if place.terrain == "plain":
            yield _tufts(field, x, y)


def _tufts(field: str, x: float, y: float) -> str:
    chance = Random(field)
    places = [(x + chance.uniform(-40, 36), y + chance.uniform(-38, 38)) for _ in range(3)]
    d = "".join(f"M{pair(place, 1)}l1.5-4m3 4l0-5m3 5l1.5-4" for place in places)
    return f'<path class="tuft" d="{d}"/>'


@lru_cache(maxsize=4096)
def river_lines(board: DrawnMap, field: str) -> list[list[Point]]:
    """The rivers on a field, around its centre: the arc track would take, with a meander that dies at the edges."""
    lines = []
    for i, (a, b) in enumerate(board.fields[field].rivers):
        run = hex_run(a, b)
        chance = Random(field if i == 0 else f"{field}/{i}")
        swing = chance.choice((-1, 1)) * chance.uniform(5, 7.5)
        steps = [k / RIVER_STEPS for k in range(RIVER_STEPS + 1)]
        lines.append([run.at(t, swing * sin(2 * pi * t) * sin(pi * t)) for t in steps])
    return lines


def _rivers(board: DrawnMap) -> Iterator[str]:
    paths = []
    for field in sorted(board.fields):
        x, y = board.at(field)
        paths += [polyline((x + px, y + py) for px, py in line) for line in river_lines(board, field)]
    for layer in ("river-bank", "river", "river-glint"):
        for d in paths:
            yield f'<path class="{layer}" d="{d}"/>'


def _mountain(board: DrawnMap, field: str) -> str:
    """Peaks whose eastern flank is hachured."""
    x, y = board.at(field)
    chance = Random("m" + field)
    out = ""
    for dx, dy, size in PEAKS:
        px, py = x + dx + chance.uniform(-4, 4), y + dy + chance.uniform(-3, 3)
        out += _peak(px, py, size, chance.uniform(-3, 3))
    return out


def _peak(x: float, y: float, size: float, lean: float) -> str:
    w, h = 21 * size, 25 * size
    left, right, top = (x - w, y + h * 0.35), (x + w, y + h * 0.35), (x + lean, y - h * 0.65)
    west, east = (x - w * 0.3, y - h * 0.1), (x + w * 0.35, y - h * 0.05)
    ridge = f"M{pair(left, 1)}Q{pair(west, 1)} {pair(top, 1)}Q{pair(east, 1)} {pair(right, 1)}"
    strokes = ""
    for t in (k / 7 for k in range(1, 7)):
        start = top[0] + (right[0] - top[0]) * t - 1, top[1] + (right[1] - top[1]) * t - 1 + 2 * t
        strokes += f"M{pair(start, 1)}l{number(-2.5 - 3 * t, 1)} {number(h * (0.62 - 0.5 * t), 1)}"
    return f'<path class="peak" d="{ridge}"/><path class="hachure" d="{strokes}"/>'


# -- lines and lettering ----------------------------------------------------------------------------------------------


def _field_lines(board: DrawnMap) -> Iterator[str]:
    for field, place in sorted(board.fields.items()):
        lake = " lake" if place.terrain == "lake" else ""
        yield f'<polygon class="field{lake}" points="{points(hex_corners(R, *board.at(field)))}"/>'
        if place.terrain == "mountain":
            yield _mountain(board, field)


def _walls(board: DrawnMap) -> Iterator[str]:
    for field, edge in board.walls:
        corners = hex_corners(R, *board.at(field))
        yield f'<path class="wall" d="{polyline([corners[(edge + 4) % 6], corners[(edge + 5) % 6]])}"/>'


def _field_ids(board: DrawnMap) -> Iterator[str]:
    for field, place in sorted(board.fields.items()):
        if place.terrain not in ("lake", "city"):
            x, y = board.at(field)
            yield f'<text class="field-id" x="{number(x, 1)}" y="{number(y - APOTHEM + 13, 1)}">{escape(field)}</text>'


def _column_letters(board: DrawnMap) -> Iterator[str]:
    height = board.size[1]
    for col, letter in enumerate(board.columns):
        for y in (-14.0, height + 29):
            place = f'x="{number(R + 1.5 * col * R)}" y="{number(y, 0)}"'
            yield f'<text class="column-letter" {place}>{escape(letter)}</text>'


def _water_names(board: DrawnMap) -> Iterator[str]:
    for name in board.names:
        x, y = R + 1.5 * name.x * R, APOTHEM * (1 + 2 * name.y)
        turn = f" rotate({number(name.turn)})" if name.turn else ""
        place = f"translate({number(x, 0)} {number(y, 0)}){turn}"
        size = f"font-size:max({number(name.size)}px,var(--least,0px))"
        yield haloed("water-name", f'style="{size}" transform="{place}"', name.text)


@lru_cache(maxsize=16)
def background(board: DrawnMap) -> str:
    """The whole sheet, bottom to top."""
    rim = "".join(polyline(loop, closed=True) for loop in outlines(board, set(board.fields)))
    parts = [
        f'<path class="map-frame" d="{rim}"/>',
        *_land(board),
        *_lakes(board),
        *_rivers(board),
        *_field_lines(board),
        *_walls(board),
        f'<path class="neatline" d="{rim}"/>',
        *_field_ids(board),
        *_column_letters(board),
        *_water_names(board),
    ]
    return "".join(parts)
