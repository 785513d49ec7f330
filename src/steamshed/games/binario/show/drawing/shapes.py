"""Outlines for a map that looks drawn by hand: soft borders of groups of cells, the shore, rivers as ribbons.

The roughness is seeded by the place, so that a continent always looks the same. A cell is 120 units wide.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence

from steamshed.look.geometry import SQUARE, Point, number

Corner = tuple[int, int]
CELL = SQUARE


def chance(*key: object) -> random.Random:
    """What decides about the roughness of one place."""
    return random.Random("/".join(map(str, key)))


def polyline(points: Iterable[Point]) -> str:
    """Path data through points, to a tenth of a unit."""
    return "M" + "L".join(f"{number(x, 1)} {number(y, 1)}" for x, y in points)


def soft(points: Sequence[Point]) -> str:
    """Path data of the closed curve that leans on a ring of points: it touches the middle of each of its sides."""
    ahead = [*points[1:], points[0]]
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(points, ahead)]
    x, y = (round(value) for value in middles[-1])
    found = [f"M{x} {y}"]
    for (cx, cy), (ex, ey) in zip(points, middles):
        cx, cy, ex, ey = round(cx), round(cy), round(ex), round(ey)
        found.append(f"q{cx - x} {cy - y} {ex - x} {ey - y}")
        x, y = ex, ey
    return "".join(found) + "Z"


def cut_corners(points: Sequence[Point], times: int = 2) -> list[Point]:
    """A ring with its corners cut off, again and again: round in the end."""
    ring = list(points)
    for _ in range(times):
        cut: list[Point] = []
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]]):
            cut.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            cut.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        ring = cut
    return ring


def through(points: Sequence[Point], steps: int) -> list[Point]:
    """A smooth line through points (Catmull-Rom), with so many steps from one to the next."""
    found: list[Point] = []
    last = len(points) - 1
    for i in range(last):
        a, b, c, d = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)]
        for k in range(steps):
            t = k / steps
            found.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    return [*found, points[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)


def rings(sides: Iterable[tuple[Point, Point]]) -> list[list[Point]]:
    """Directed sides joined into closed rings."""
    ahead: dict[Point, list[Point]] = {}
    for start, end in sides:
        ahead.setdefault(start, []).append(end)
    found: list[list[Point]] = []
    while ahead:
        first = at = next(iter(ahead))
        ring: list[Point] = []
        while not ring or at != first:
            ring.append(at)
            following = ahead[at].pop()
            if not ahead[at]:
                del ahead[at]
            at = following
        found.append(ring)
    return found


AROUND: Sequence[tuple[Corner, Corner, Corner]] = (
    ((0, -1), (0, 0), (1, 0)),
    ((1, 0), (1, 0), (1, 1)),
    ((0, 1), (1, 1), (0, 1)),
    ((-1, 0), (0, 1), (0, 0)),
)
"""For each side of a cell: the neighbour behind it, and the corners where it begins and ends, clockwise."""


def patch(cells: Iterable[Corner], key: str, inset: float, rough: float = 7.0, cuts: Sequence[float] = (0.5,)) -> str:
    """The soft outline of a group of cells, one path with all its parts and holes. ``cuts`` are the points of a side
    on which the curve leans."""
    group = set(cells)
    sides: list[tuple[Point, Point]] = [
        ((x + ax, y + ay), (x + bx, y + by))
        for x, y in group
        for (dx, dy), (ax, ay), (bx, by) in AROUND
        if (x + dx, y + dy) not in group
    ]
    d = ""
    for ring in rings(sorted(sides)):
        points: list[Point] = []
        for start, end in zip(ring, [*ring[1:], ring[0]]):
            for cut in cuts:
                push = inset + chance(key, start, end, cut).uniform(-rough, rough)
                points.append(_inwards(start, end, cut, push))
        d += soft(points)
    return d


def _inwards(start: Point, end: Point, cut: float, push: float) -> Point:
    """A point of a clockwise side, moved to its right."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    return (start[0] + dx * cut) * CELL - dy * push, (start[1] + dy * cut) * CELL + dx * push


def shore(width: int, height: int, is_land: Callable[[int, int], bool]) -> str:
    """BI-MAP: the shore crosses the sides of cells whose corners differ; land lies on its right hand."""
    sides: list[tuple[Point, Point]] = []
    for y in range(height):
        for x in range(width):
            ring = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
            land = [is_land(*corner) for corner in ring]
            out = [_landing(ring[i], ring[(i + 1) % 4]) for i in range(4) if land[i] and not land[(i + 1) % 4]]
            into = [_landing(ring[i], ring[(i + 1) % 4]) for i in range(4) if land[(i + 1) % 4] and not land[i]]
            sides += zip(out, into)
    return "".join(soft(_weathered(cut_corners(ring))) for ring in rings(sides))


def _landing(a: Corner, b: Corner) -> Point:
    """Where the shore crosses a side, about its middle."""
    (ax, ay), (bx, by) = min(a, b), max(a, b)
    t = 0.5 + chance("shore", ax, ay, bx, by).uniform(-0.1, 0.1)
    return round((ax + (bx - ax) * t) * CELL, 2), round((ay + (by - ay) * t) * CELL, 2)


def _weathered(ring: Sequence[Point]) -> list[Point]:
    """First round, then rough: bays stay bays, and nothing is spiky."""
    found: list[Point] = []
    for i, ((ax, ay), (bx, by)) in enumerate(zip(ring, [*ring[1:], ring[0]])):
        nx, ny = by - ay, ax - bx
        push = chance("bay", i, round(ax), round(ay)).uniform(-7.0, 7.0) / (math.hypot(nx, ny) or 1.0)
        found.append((ax + nx * push, ay + ny * push))
    return found


def ribbon(line: Sequence[Point], widths: Sequence[float], sway: float) -> tuple[list[Point], list[Point]]:
    """The left and the right bank of a river along a line with a width at each point."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        size = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = (ay - by) / size, (bx - ax) / size
        aside = 1.3 * math.sin(i * 0.9 + sway)
        left.append((x + nx * (widths[i] / 2 + aside), y + ny * (widths[i] / 2 + aside)))
        right.append((x - nx * (widths[i] / 2 - aside), y - ny * (widths[i] / 2 - aside)))
    return left, right
