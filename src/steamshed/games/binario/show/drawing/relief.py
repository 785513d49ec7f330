"""What stands on a cell of woods, hills, rock or sand, back to front. Nothing grows on a way or under a station: a way
through a wood is a clearing."""

from __future__ import annotations

import math
from functools import lru_cache

from steamshed.games.binario.content.continent import DESERT, FOREST, HILL, MOUNTAIN
from steamshed.games.binario.show.drawing.shapes import chance
from steamshed.look.geometry import SIDES, number

KINDS = {FOREST: "wood", HILL: "hills", MOUNTAIN: "peaks", DESERT: "dunes"}
"""The terrains that have a relief."""
VARIANTS = 4
"""So many cells of a kind look different."""
BUILT = "X"
"""In place of the exits of a way: a station stands here."""
HACHURE = "M12-6l4 8M17-2l5 9M6-10l1 9M22 4l4 7M-1-12l-2 8M14 6l4 6M7 2l2 7"


@lru_cache(512)
def relief(terrain: int, variant: int, built: str) -> str:
    """The relief of a cell with a way that has these exits, or a station."""
    rough = chance(KINDS[terrain], variant)
    if terrain == FOREST:
        return wood(variant, built)
    if terrain == HILL:
        spots = ((24, -24, 0.85), (-26, -16, 1.0), (6, 14, 1.15), (36, 32, 0.75), (-30, 34, 0.8))
        return "".join(hill(x + rough.uniform(-5, 5), y, size) for x, y, size in spots if distance(x, y, built) > 34)
    if terrain == MOUNTAIN:
        heights = ((20, -22, 1.25), (-26, -6, 1.35), (28, 16, 1.1), (-6, 34, 1.2))
        return "".join(
            mountain(x + rough.uniform(-4, 4), y + rough.uniform(-3, 3), size, rough.uniform(-4, 4))
            for x, y, size in heights
            if distance(x, y, built) > 34
        )
    d = "".join(
        f"M{x - 20} {y}q12-15 24-3q9-7 20 3" for x, y in ((-24, -14), (18, 6), (-10, 34)) if distance(x, y, built) > 26
    )
    return f'<path class="m-dune" d="{d}"/>'


def distance(x: float, y: float, built: str) -> float:
    """How far a point of a cell is from what is built on it, roughly."""
    if not built:
        return math.inf
    if BUILT in built:
        return math.inf if abs(x) > 46 or y < -50 else 0.0
    sides = [side for side in SIDES if side in built]
    (ax, ay), (bx, by) = SIDES[sides[0]], SIDES[sides[-1]]
    if len(sides) == 2 and ax * bx + ay * by == 0:
        return abs(math.hypot(x - (ax + bx) * 60, y - (ay + by) * 60) - 60)
    return min(_from_spur(x, y, *SIDES[side]) for side in sides)


def _from_spur(x: float, y: float, dx: float, dy: float) -> float:
    along = max(0.0, min(60.0, x * dx + y * dy))
    return math.hypot(x - dx * along, y - dy * along)


class Row:
    """Trees beside one another: drawn layer by layer, for they don't overlap."""

    def __init__(self) -> None:
        self.layers = {"fall": "", "trunk": "", "tree": "", "tree-d": "", "leaf": "", "leaf-d": ""}

    def conifer(self, x: float, y: float, size: float) -> None:
        def at(dx: float, dy: float) -> str:
            return f"{number(x + dx * size, 0)} {number(y + dy * size, 0)}"

        self.layers["fall"] += f"M{at(-9, 12)}L{at(15, 12)}"
        right = f"M{at(0, -18)}L{at(11, 7)}L{at(5, 7)}L{at(12, 13)}"
        self.layers["tree"] += f"{right}L{at(-12, 13)}L{at(-5, 7)}L{at(-11, 7)}Z"
        self.layers["tree-d"] += f"{right}L{at(2, 13)}Z"

    def broadleaf(self, x: float, y: float, size: float) -> None:
        def at(dx: float, dy: float) -> str:
            return f"{number(x + dx * size, 0)} {number(y + dy * size, 0)}"

        r = number(11 * size, 1)
        self.layers["fall"] += f"M{at(-8, 13)}L{at(14, 13)}"
        self.layers["trunk"] += f"M{at(0, 4)}L{at(0, 13)}"
        self.layers["leaf"] += f"M{at(-11, -4)}A{r} {r} 0 1 1 {at(11, -4)}A{r} {r} 0 1 1 {at(-11, -4)}Z"
        self.layers["leaf-d"] += f"M{at(4, -14)}A{r} {r} 0 0 1 {at(1, 7)}Q{at(10, -2)} {at(4, -14)}Z"

    def svg(self) -> str:
        return "".join(f'<path class="m-{name}" d="{d}"/>' for name, d in self.layers.items() if d)


def wood(variant: int, built: str) -> str:
    """Sixteen trees in four rows, less those that were felled."""
    rough = chance("wood", variant)
    found = ""
    for line in range(4):
        row = Row()
        for column in range(4):
            x = -44 + column * 29 + line % 2 * 9 + rough.uniform(-5, 5)
            y = -42 + line * 28 + rough.uniform(-5, 5)
            size, plant = rough.uniform(0.85, 1.12), row.conifer if rough.random() < 0.6 else row.broadleaf
            if distance(x, y, built) > 30:
                plant(x, y, size)
        found += row.svg()
    return found


def hill(x: float, y: float, size: float) -> str:
    return (
        f'<g transform="translate({number(x, 0)} {number(y, 0)}) scale({size})">'
        '<path class="m-mound" d="M-27 13Q-22-2-10-9Q2-16 12-7Q24 0 28 13Q0 19-27 13Z"/>'
        f'<path class="m-hachure" d="{HACHURE}"/></g>'
    )


def mountain(x: float, y: float, size: float, lean: float) -> str:
    top = f"{number(lean - 2, 0)}-30"
    return (
        f'<g transform="translate({number(x, 0)} {number(y, 0)}) scale({size})">'
        f'<path class="m-mount" d="M-28 16L-15-4L-10-8L{top}L8-15L14-10L28 16Q0 21-28 16Z"/>'
        f'<path class="m-mount-d" d="M{top}L8-15L14-10L28 16Q12 20 2 18L6 4L-1-7L4-16Z"/>'
        f'<path class="m-snow" d="M{top}L7-16L3-13L-1-17L-5-12L-8-13Z"/>'
        '<path class="m-hachure" d="M-16 3l-5 10M-10-2l-4 12M-4 0l-2 10"/></g>'
    )
