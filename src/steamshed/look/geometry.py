"""Where track runs, on hexagons and on squares. Pure geometry: knows no colour and no game.

Every piece of track leaves its field at the middle of an edge and at a right angle to it, so any two tiles join
without a kink. Straight track is a line, everything else is one circular arc. A rail is the same arc with its radius
changed by half a gauge: exact, never an approximation.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, degrees, dist, hypot, pi, radians, sin, sqrt
from typing import Literal

Point = tuple[float, float]
Side = Literal["N", "E", "S", "W"]

R = 60.0
"""Hexagon: from the centre to a corner, in board units."""
APOTHEM = R * sqrt(3) / 2
"""Hexagon: from the centre to the middle of an edge."""
SQUARE = 120.0
"""Square tile: length of a side."""


@lru_cache(maxsize=8192)
def number(value: float, places: int = 2) -> str:
    """A coordinate as SVG writes it: no more digits than needed, and never a negative zero."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def pair(point: Point, places: int = 2) -> str:
    """A point in path data."""
    return f"{number(point[0], places)} {number(point[1], places)}"


def points(corners: Iterable[Point]) -> str:
    """The ``points`` of a polygon."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def polyline(line: Iterable[Point], closed: bool = False) -> str:
    """Path data through the points of a line."""
    return "M" + "L".join(pair(point, 1) for point in line) + ("Z" if closed else "")


@dataclass(frozen=True)
class Run:
    """One piece of track: a line (``centre`` is None) or an arc from angle ``a0`` to ``a1`` around ``centre``."""

    start: Point
    end: Point
    centre: Point | None = None
    radius: float = 0.0
    a0: float = 0.0
    a1: float = 0.0

    @property
    def length(self) -> float:
        """Along the middle of the track, in board units."""
        return dist(self.start, self.end) if self.centre is None else abs(self.a1 - self.a0) * self.radius

    def at(self, t: float, aside: float = 0.0) -> Point:
        """The point at 0 <= t <= 1, moved sideways."""
        if self.centre is None:
            dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
            n = hypot(dx, dy)
            return self.start[0] + dx * t - dy / n * aside, self.start[1] + dy * t + dx / n * aside
        a = self.a0 + (self.a1 - self.a0) * t
        return self.centre[0] + (self.radius + aside) * cos(a), self.centre[1] + (self.radius + aside) * sin(a)

    def heading(self, t: float) -> float:
        """The direction of travel at t, in degrees clockwise from east."""
        if self.centre is None:
            return degrees(atan2(self.end[1] - self.start[1], self.end[0] - self.start[0]))
        quarter = pi / 2 if self.a1 > self.a0 else -pi / 2
        return degrees(self.a0 + (self.a1 - self.a0) * t + quarter)

    def path(self, aside: float = 0.0, t0: float = 0.0, t1: float = 1.0) -> str:
        """SVG path data of the part from t0 to t1, moved sideways."""
        first, last = pair(self.at(t0, aside)), pair(self.at(t1, aside))
        if self.centre is None:
            return f"M{first}L{last}"
        r = number(self.radius + aside)
        return f"M{first}A{r} {r} 0 0 {int(self.a1 > self.a0)} {last}"


def arc(start: Point, end: Point, centre: Point) -> Run:
    """The shorter of the two arcs around a centre."""
    a0 = atan2(start[1] - centre[1], start[0] - centre[0])
    a1 = atan2(end[1] - centre[1], end[0] - centre[0])
    if a1 - a0 > pi:
        a1 -= 2 * pi
    elif a0 - a1 > pi:
        a1 += 2 * pi
    return Run(start, end, centre, dist(start, centre), a0, a1)


# Hexagons have a flat top; their edges 0..5 are N NE SE S SW NW.


def hex_direction(edge: float) -> Point:
    """The unit vector from the centre of a hexagon across an edge (or, at a half, through a corner)."""
    a = radians(60 * edge - 90)
    return cos(a), sin(a)


def hex_middle(edge: int) -> Point:
    """The middle of an edge."""
    x, y = hex_direction(edge)
    return APOTHEM * x, APOTHEM * y


def hex_corners(r: float = R, x: float = 0.0, y: float = 0.0) -> list[Point]:
    """The six corners, clockwise from the eastern one."""
    return [(x + r * cos(radians(60 * k)), y + r * sin(radians(60 * k))) for k in range(6)]


def hex_run(a: int, b: int | None) -> Run:
    """Track between two edges of a hexagon, or the spur from edge ``a`` to the centre when ``b`` is None.

    Opposite edges are joined by a line. Two apart: an arc of radius 1.5 R around the centre of the neighbour across the
    edge between. Adjacent: an arc of radius 0.5 R around the shared corner.
    """
    if b is None:
        return Run(hex_middle(a), (0.0, 0.0))
    gap = (b - a) % 6
    if gap == 0:
        raise ValueError(f"track cannot leave by the edge it came in: {a}")
    if gap == 3:
        return Run(hex_middle(a), hex_middle(b))
    between = a + gap / 2 if gap < 3 else b + (6 - gap) / 2
    x, y = hex_direction(between)
    reach = R if gap in (1, 5) else 2 * APOTHEM
    return arc(hex_middle(a), hex_middle(b), (reach * x, reach * y))


SIDES: dict[Side, Point] = {"N": (0.0, -1.0), "E": (1.0, 0.0), "S": (0.0, 1.0), "W": (-1.0, 0.0)}


def square_middle(side: Side) -> Point:
    """The middle of a side."""
    x, y = SIDES[side]
    return x * SQUARE / 2, y * SQUARE / 2


def square_run(a: Side, b: Side | None, stop: float = 0.0) -> Run:
    """Track between two sides of a square, or from side ``a`` to a point ``stop`` short of the centre.

    Opposite sides are joined by a line, adjacent ones by a quarter circle around the shared corner.
    """
    ax, ay = SIDES[a]
    if b is None:
        return Run(square_middle(a), (ax * stop, ay * stop))
    bx, by = SIDES[b]
    if (ax + bx, ay + by) == (0, 0):
        return Run(square_middle(a), square_middle(b))
    return arc(square_middle(a), square_middle(b), ((ax + bx) * SQUARE / 2, (ay + by) * SQUARE / 2))


def crossing(a: Run, b: Run, steps: int = 120) -> tuple[float, float]:
    """Where two runs come closest: the parameter on each."""
    on_a = [(i / steps, a.at(i / steps)) for i in range(steps + 1)]
    on_b = [(j / steps, b.at(j / steps)) for j in range(steps + 1)]
    _, ta, tb = min((dist(p, q), s, t) for s, p in on_a for t, q in on_b)
    return ta, tb
