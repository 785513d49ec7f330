"""Pictures of ways. Class shows by width and marking, the owner by the livery on both sides.

A way is drawn in two layers, the verge (edge and livery) and the bed with its marking; first all verges of
the map, then all beds. Both reach a little over the border of their cell, so that nothing breaks there.
"""

from __future__ import annotations

from functools import lru_cache

from steamshed.look.geometry import SIDES, Point, Run, Side, number, square_run

ROADS = {"earth": 15.0, "asphalt": 19.0, "highway": 25.0, "motorway": 34.0}
RAILS = {"horse_tram": 15.0, "railway": 18.0, "express": 31.0}
BEDS = ROADS | RAILS
"""How wide the bed of a way is."""
LIVERY = 5.5
"""How wide the livery is, on either side."""
EDGE = 1.7
OVER = 0.7
"""How far a piece reaches over the border of its cell."""
STEPS: dict[str, Point] = {"N": SIDES["N"], "E": SIDES["E"], "S": SIDES["S"], "W": SIDES["W"]}
TURNS = {"N": 0, "E": 90, "S": 180, "W": 270}


def runs(exits: str) -> list[Run]:
    """The lines of a tile: a branch is the way through and a curve from the third side to both, a crossing two ways
    through, an open end a spur to the middle."""
    sides: list[Side] = [side for side in SIDES if side in exits]
    if len(sides) == 1:
        return [square_run(sides[0], None)]
    if len(sides) == 2:
        return [square_run(sides[0], sides[1])]
    if len(sides) == 4:
        return [square_run("N", "S"), square_run("E", "W")]
    stem = next(side for side in sides if opposite(side) not in sides)
    ends = [side for side in sides if side != stem]
    return [square_run(ends[0], ends[1]), *(square_run(stem, end) for end in ends)]


def opposite(side: str) -> Side:
    found: dict[str, Side] = {"N": "S", "E": "W", "S": "N", "W": "E"}
    return found[side]


def line(run: Run, aside: float = 0.0) -> str:
    """A run moved sideways, reaching over the borders that it ends at."""
    over = OVER / run.length
    return run.path(aside, -over, 1.0 if run.end == (0.0, 0.0) else 1.0 + over)


def stroke(kind: str, d: str, width: float, more: str = "") -> str:
    return f'<path class="{kind}" style="stroke-width:{width:g}{more}" d="{d}"/>'


@lru_cache(256)
def verge(kind: str, exits: str, joint: bool = False) -> str:
    """Edge and livery, on the glow of a way that is only proposed; a joint tile has both liveries in turns."""
    width = BEDS[kind] + 2 * LIVERY
    d = "".join(line(run) for run in runs(exits))
    second = stroke("w-livery-2", d, width) if joint else ""
    return (
        stroke("w-glow", d, width + 24) + stroke("w-edge", d, width + 2 * EDGE) + stroke("w-livery", d, width) + second
    )


@lru_cache(256)
def way(kind: str, exits: str) -> str:
    """The bed of a tile and what is on it."""
    found, width = runs(exits), BEDS[kind]
    d = "".join(map(line, found))
    bed = stroke("w-line", d, width + 1.6) + stroke(f"w-{kind}", d, width)
    return bed + (rails(kind, found) if kind in RAILS else marks(kind, found))


def marks(kind: str, found: list[Run]) -> str:
    """Earth has ruts, asphalt a broken line, a highway a double yellow line, a motorway lanes and a green median."""

    def lines(*asides: float) -> str:
        return "".join(line(run, aside) for run in found for aside in asides)

    if kind == "earth":
        return f'<path class="w-rut" d="{lines(-3.4, 3.4)}"/>'
    if kind == "asphalt":
        return stroke("w-mark", lines(0), 2.4, ";stroke-dasharray:10 10;stroke-dashoffset:4.3")
    if kind == "highway":
        yellow = stroke("w-yellow", lines(0), 6.4) + stroke("w-highway", lines(0), 2.4)
        return stroke("w-mark", lines(-10, 10), 1.6) + yellow
    lanes = stroke("w-mark", lines(-9.5, 9.5), 1.6, ";stroke-dasharray:8 8")
    return stroke("w-mark", lines(-15, 15), 1.6) + stroke("w-median", lines(0), 7) + lanes


def rails(kind: str, found: list[Run]) -> str:
    """A horse tram has wide sleepers far apart, an express two tracks."""
    tracks, gauge = ((-7.6, 7.6), 3.3) if kind == "express" else ((0.0,), 3.8)
    pitch, thick, tie = (15.0, 3.4, 12.0) if kind == "horse_tram" else (7.9, 3.0, 14.0 if kind == "railway" else 12.0)
    body = ""
    for run in found:
        step = run.length / max(1, round(run.length / pitch))
        dash = f";stroke-dasharray:{thick:g} {number(step - thick)};stroke-dashoffset:{number((thick - step) / 2)}"
        body += "".join(stroke("w-tie", run.path(track), tie, dash) for track in tracks)
    asides = [track + side * gauge for track in tracks for side in (-1, 1)]
    return body + f'<path class="w-rail" d="{"".join(line(run, aside) for run in found for aside in asides)}"/>'


def bridge(kind: str, exits: str, water: float) -> str:
    """What carries a way over water that is so wide: deck and wing walls."""
    half, w = water / 2 + 17, BEDS[kind] / 2 + LIVERY + 9
    turn = 0 if "E" in exits else 90
    box = f'x="{-half:g}" width="{2 * half:g}" height="{2 * w:g}"'
    wings = "".join(f"M{x:g} {y:g}l{dx} {dy}" for x, dx in ((-half, -9), (half, 9)) for y, dy in ((-w, -7), (w, 7)))
    return (
        f'<g transform="rotate({turn})"><rect class="br-shadow" y="{5 - w:g}" {box}/>'
        f'<rect class="br-deck" y="{-w:g}" {box}/>'
        f'<path class="br-wing" d="{wings}M{-half:g} {-w:g}H{half:g}M{-half:g} {w:g}H{half:g}"/></g>'
    )


def portal(side: str) -> str:
    """The mouth of a tunnel on the side that leads down."""
    return (
        f'<g transform="rotate({TURNS[side]})">'
        '<path class="tn-portal" d="M-30 8V-14Q-30-46 0-46T30-14V8H20V-12Q20-34 0-34T-20-12V8Z"/>'
        '<path class="tn-dark" d="M-20 6V-12Q-20-34 0-34T20-12V6Z"/></g>'
    )


def tunnel(path: str, maglev: bool) -> str:
    """A way underground from the middle of its first cell, step by step; a maglev has beads."""
    steps = [STEPS[letter] for letter in path.upper()]
    d, x, y = "M0 0", 0.0, 0.0
    for at, (dx, dy) in enumerate(steps):
        following = steps[at + 1] if at + 1 < len(steps) else (dx, dy)
        nx, ny = x + dx * 120, y + dy * 120
        if following == (dx, dy):
            d += f"L{nx:g} {ny:g}"
        else:
            (fx, fy) = following
            d += f"L{nx - dx * 40:g} {ny - dy * 40:g}Q{nx:g} {ny:g} {nx + fx * 40:g} {ny + fy * 40:g}"
        x, y = nx, ny
    if maglev:
        lines = f'<path class="tn-maglev" d="{d}"/><path class="tn-bead" d="{d}"/>'
    else:
        lines = f'<path class="tn-line" d="{d}"/>'
    return f'<path class="tn-case" d="{d}"/>{lines}'


def spur(side: str) -> str:
    """The dotted way from a station to a place that it serves (BI-STN-02)."""
    return f'<g transform="rotate({TURNS[side]})"><path class="w-spur" d="M0-26V-84"/></g>'
