"""The map sheet: the United States in outline, drawn by ourselves, with lakes, the great river and mountains.

The outline is in the units of the content's city places: 0 to 100 across and down.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from steamshed.look.geometry import Point, polyline

SX, SY = 16.8, 7.2
LEFT, TOP = 88.0, 64.0
WIDTH, HEIGHT = 100 * SX + 2 * LEFT, 100 * SY + 2 * TOP
"""Wide and low: below the map there is room for the mats, and its signs can be read."""

COAST: Final[Sequence[Point]] = (
    (4, 2), (9, 5), (11, 3), (30, 3), (52, 3), (58, 5), (62, 7), (66, 8), (70, 10), (73, 14), (76, 17), (80, 20),
    (84, 17), (88, 12), (93, 5), (97, 7), (99, 13), (96, 18), (97, 24), (94, 28), (96, 30), (92, 33), (93, 39),
    (94, 44), (96, 50), (92, 56), (89, 62), (86, 68), (88, 76), (91, 85), (91, 94), (87, 97), (83, 90), (81, 82),
    (77, 79), (72, 80), (69, 84), (65, 82), (61, 84), (57, 88), (53, 94), (51, 100), (47, 95), (43, 87), (39, 85),
    (35, 80), (29, 78), (22, 77), (15, 74), (8, 72), (5, 64), (1, 56), (-1, 46), (0, 36), (1, 24), (2, 12),
)  # fmt: skip
LAKES: Final[Sequence[Sequence[Point]]] = (
    ((60, 9.5), (64, 8), (69, 9.5), (71.5, 13), (66, 14.5), (61, 12.5)),
    ((69.5, 16), (72, 17), (71.5, 24), (70.5, 29), (68.8, 27), (69, 20)),
    ((74, 15), (77, 18), (77.5, 23), (75, 25), (74, 20)),
    ((76, 28), (80, 26), (83, 25), (80, 29), (77, 30)),
    ((82.5, 21.5), (86.5, 20), (86, 22.5), (83, 23.5)),
)  # fmt: skip
NEIGHBOURS: Final[Sequence[Sequence[Point]]] = (
    ((2, -7), (104, -7), (101, -1), (97, 8), (93, 6), (88, 13), (84, 18), (80, 22), (72, 15), (60, 9), (5, 5), (3, 1)),
    ((6, 71), (15, 73), (35, 79), (43, 86), (51, 99), (50, 107), (20, 107), (14, 92), (9, 82)),
)  # fmt: skip
"""What lies beyond the borders, without a coast of its own on our side."""
RIVER: Final[Sequence[Point]] = (
    (53, 10), (55.5, 20), (58.5, 27), (60.5, 36), (59.5, 43), (62, 50), (65.5, 57), (65.5, 66), (67, 74), (68.5, 83),
)  # fmt: skip
PEAKS: Final[Sequence[Point]] = (
    (29, 14), (26, 20), (31, 24), (28, 29), (33, 33), (29, 50), (25, 46), (30, 54), (26, 58), (38, 53), (19, 20),
    (15, 26), (13, 34), (12, 50), (14, 56), (18, 61), (84, 30), (81, 43), (78, 50), (75, 56), (86, 26),
)  # fmt: skip


def at(x: float, y: float) -> Point:
    """Where a place of the content lies on the sheet."""
    return LEFT + x * SX, TOP + y * SY


def rounded(line: Sequence[Point], closed: bool, times: int = 2) -> list[Point]:
    """Corners cut off, so that a coast does not look like a fence."""
    found = list(line)
    for _ in range(times):
        pairs = list(zip(found, [*found[1:], found[0]]))
        if not closed:
            pairs.pop()
        cut: list[Point] = []
        for (ax, ay), (bx, by) in pairs:
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        found = cut if closed else [found[0], *cut, found[-1]]
    return found


@lru_cache(maxsize=1)
def sheet() -> str:
    """The background of the board."""
    water = f'<rect class="water" width="{WIDTH:.0f}" height="{HEIGHT:.0f}"/>'
    coast = [at(x, y) for x, y in rounded(COAST, True)]
    outline = polyline(coast, True)
    shores = "".join(
        stroke(outline, f"stroke:var(--water-line);stroke-width:{2 * far};stroke-opacity:{share}")
        + stroke(outline, f"stroke:var(--water);stroke-width:{2 * far - 2}")
        for far, share in ((30, 0.28), (21, 0.4), (13, 0.55), (6, 0.8))
    )
    for border in NEIGHBOURS:
        beyond = polyline([at(x, y) for x, y in rounded(border, True)], True)
        shores += f'<path d="{beyond}" style="fill:var(--land-2);stroke:var(--map-line-strong);stroke-width:1.4"/>'
    land = f'<path d="{outline}" style="fill:var(--land);stroke:var(--map-ink);stroke-width:2.4"/>'
    river = polyline([at(x, y) for x, y in rounded(RIVER, False, 3)])
    stream = stroke(river, "stroke:var(--water-line);stroke-width:13")
    stream += stroke(river, "stroke:var(--water);stroke-width:10")
    lakes = "".join(lake(points) for points in LAKES)
    peaks = "".join(peak(*at(x, y)) for x, y in PEAKS)
    frame = f'<rect x="10" y="10" width="{WIDTH - 20:.0f}" height="{HEIGHT - 20:.0f}" class="neatline"/>'
    return water + shores + land + stream + lakes + peaks + frame


def stroke(line: str, style: str) -> str:
    return f'<path d="{line}" style="fill:none;{style}"/>'


def lake(points: Sequence[Point]) -> str:
    outline = polyline([at(x, y) for x, y in rounded(points, True)], True)
    return f'<path d="{outline}" style="fill:var(--water);stroke:var(--map-ink);stroke-width:2"/>'


def peak(x: float, y: float) -> str:
    """A mountain, its eastern flank hachured."""
    hatch = "M4-20L10 0M9-13L16 2M15-6L21 4"
    return (
        f'<g transform="translate({x:.0f} {y:.0f})"><path class="peak" d="M-26 8L0-28L26 8"/>'
        f'<path class="hachure" d="{hatch}"/></g>'
    )
