"""Square tiles: track on them, buffer stops, hills, trains, and the plane they lie on.

The same vocabulary as ``symbols``: SVG fragments around (0, 0), colours from custom properties. Track that all players
share has the neutral band ``--shared``. Junctions are drawn layer by layer and melt together, so that a switch shows by
its rails which way it can be run; pieces that cross are drawn one over the other, the upper one on a bridge.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import dist

from steamshed.look import symbols as sym
from steamshed.look.geometry import SIDES, SQUARE, Point, Run, Side, crossing, number, square_run

HALF = SQUARE / 2
BUFFER = 25.0
"""How far before the middle of a tile a dead end stops."""
CORNERS: Sequence[tuple[frozenset[Side], Point]] = (
    (frozenset(("W", "N")), (-1.0, -1.0)),
    (frozenset(("N", "E")), (1.0, -1.0)),
    (frozenset(("E", "S")), (1.0, 1.0)),
    (frozenset(("S", "W")), (-1.0, 1.0)),
)


def base() -> str:
    """The ground of a tile."""
    at, size = number(1 - HALF), number(SQUARE - 2)
    return f'<rect class="sq-base" x="{at}" y="{at}" width="{size}" height="{size}" rx="5"/>'


def field(inset: float = 6.0) -> str:
    """A cell to be chosen; the dot shows if ``--dot`` is 1."""
    size = number(SQUARE - 2 * inset)
    at = number(inset - HALF)
    return f'<rect x="{at}" y="{at}" width="{size}" height="{size}" rx="5"/><circle class="legal-dot" r="6"/>'


def dots(places: Iterable[Point]) -> str:
    """The corners of the cells of the plane."""
    return "".join(f'<circle class="plane-dot" cx="{number(x)}" cy="{number(y)}" r="2.2"/>' for x, y in places)


def numbers(columns: Iterable[int], rows: Iterable[int], corner: Point, step: float = SQUARE) -> str:
    """The numbers by which sentences name cells, above the columns and before the rows; ``corner`` is the middle of the
    cell 0,0."""
    columns, rows = list(columns), list(rows)
    left, top = corner[0] + (columns[0] - 0.5) * step - 8, corner[1] + (rows[0] - 0.5) * step - 10
    words = [(corner[0] + x * step, top, "middle", x) for x in columns]
    words += [(left, corner[1] + y * step + 8, "end", y) for y in rows]
    return "".join(
        f'<text class="plane-number" x="{number(x)}" y="{number(y)}" text-anchor="{anchor}">{word}</text>'
        for x, y, anchor, word in words
    )


def shared_track(runs: Sequence[Run]) -> str:
    """Track that belongs to nobody; what is on one piece melts together."""
    return sym.merged([sym.track(run, "--shared") for run in runs])


def buffer_stop(side: Side) -> str:
    """The red beam at the end of a dead end."""
    x, y = SIDES[side]
    start = f"{number(x * BUFFER - y * 12, 1)} {number(y * BUFFER + x * 12, 1)}"
    end = f"{number(x * BUFFER + y * 12, 1)} {number(y * BUFFER - x * 12, 1)}"
    return f'<path class="buffer" d="M{start}L{end}"/>'


def pieces(runs: Sequence[Sequence[Run]]) -> str:
    """Separate pieces of track on one tile, later ones over earlier ones where they cross."""
    drawn = ""
    for at, piece in enumerate(runs):
        for below in runs[:at]:
            t_below, t = crossing(below[0], piece[0])
            if dist(below[0].at(t_below), piece[0].at(t)) < 1:
                drawn += sym.bridge(piece[0], t, 24)
        drawn += shared_track(piece)
    return drawn


def segment_run(text: str) -> Run:
    """``NS`` is a segment, ``E`` a dead end."""
    sides: list[Side] = [side for side in SIDES if side in text]
    return square_run(sides[0], sides[1] if len(sides) > 1 else None, BUFFER)


def free_corner(segments: Iterable[str]) -> Point:
    """A corner that no curve goes round: -1 or 1 in both directions."""
    bent = {frozenset(segment) for segment in segments}
    return next((corner for sides, corner in CORNERS if sides not in bent), (-1.0, -1.0))


def contour(x: float, y: float, size: float) -> str:
    """One hill as on a survey sheet: three closed lines."""
    drawn = ""
    for ring in (1.0, 0.64, 0.3):
        k = ring * size
        curve = (
            f"M{x - 19 * k:.1f} {y:.1f}C{x - 20 * k:.1f} {y - 13 * k:.1f} {x - 4 * k:.1f} {y - 19 * k:.1f} "
            f"{x + 7 * k:.1f} {y - 15 * k:.1f}S{x + 22 * k:.1f} {y + 4 * k:.1f} {x + 11 * k:.1f} {y + 14 * k:.1f}"
            f"S{x - 18 * k:.1f} {y + 13 * k:.1f} {x - 19 * k:.1f} {y:.1f}Z"
        )
        drawn += f'<path class="contour" d="{curve}"/>'
    return drawn


def hills(segments: Sequence[str], keep_off: Point) -> str:
    """Hills where the track leaves room, away from a point."""
    runs = [segment_run(segment) for segment in segments]
    track = [run.at(step / 12) for run in runs for step in range(13)]
    drawn, tops = "", list[Point]()
    for x, y, size in ((-36, 22, 1.0), (37, 30, 0.9), (36, -26, 1.0), (-34, -30, 0.9), (0, -40, 0.7), (-40, 40, 0.7)):
        clear = min(dist((x, y), point) for point in track) > 13 + 17 * size
        if clear and all(dist((x, y), other) > 36 for other in (keep_off, *tops)):
            drawn += contour(x, y, size)
            tops.append((x, y))
    return drawn


def train(livery: int) -> str:
    """A locomotive from above, heading east: tender, cab with the seat's mark, boiler, chimney."""
    return (
        '<rect class="tr-shadow" x="-31" y="-9" width="64" height="22" rx="5"/>'
        '<rect class="tr-body" x="-33" y="-11" width="17" height="22" rx="2.5"/>'
        '<path class="tr-coal" d="M-30-7H-19V7H-30Z"/><path class="tr-body" d="M-14-11H6V11H-14Z"/>'
        '<path class="tr-boiler" d="M6-8H26Q33-8 33 0T26 8H6Z"/>'
        '<circle class="tr-chimney" cx="25" r="4"/><circle class="tr-chimney" cx="14" r="2.6"/>'
        f"{sym.placed(-4, 0, sym.insignia(livery), 0.66)}"
    )
