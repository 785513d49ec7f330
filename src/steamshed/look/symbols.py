"""The drawing vocabulary: track, tiles, cubes, discs, dice, cities, towns, tickets.

Each function returns an SVG fragment drawn around (0, 0). Colours are custom properties (tokens.css), line widths are
in scene.css. A piece that comes in several colours reads ``--c`` (its face) and ``--c-ink`` (what is drawn on it); a
tile reads ``--t1``, ``--t2`` ... for the liveries of its 1st, 2nd ... piece of track. So one symbol serves all seats
and both themes. Inside a ``<use>`` rules match where the symbol is *defined*: a thing can hand a symbol nothing but
custom properties and what it inherits.

Goods are square pieces with a solid mark, seats are round ones with a line mark: the two are never mixed up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import cos, pi, radians, sin
from typing import Literal

from steamshed.look.geometry import R, Run, crossing, hex_corners, hex_run, number, points

EDGE, GAUGE = 29.5, 7.4
PITCH, SLEEPER = 7.9, 2.7
"""Wanted distance of sleepers (stretched so that a whole number fits, with joints between two) and their thickness."""
BRIDGE = 21.0
"""Half the span of a bridge over one track."""
WING_ALONG, WING_OUT = 6.0, 5.0

GOODS = ("red", "blue", "purple", "yellow", "black", "grey", "green")
LIVERIES = range(1, 7)
DieSide = Literal["white", "black"]


# -- track ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Track:
    """One piece of track, as layers from the ground up."""

    edge: str
    band: str
    bed: str
    sleepers: str
    rails: str


def sleepers(run: Run) -> int:
    """How many sleepers a run has."""
    return max(1, round(run.length / PITCH))


def track(run: Run, livery: str = "--t1") -> Track:
    """One piece of track whose band has the livery held by a custom property."""
    step = run.length / sleepers(run)
    gap = step - SLEEPER
    d = run.path()
    band = f"stroke:var({livery},var(--unowned));stroke-dasharray:var({livery}-dash,none)"
    dashes = f'stroke-dasharray="{SLEEPER} {number(gap, 3)}" stroke-dashoffset="{number(-gap / 2, 3)}"'
    rails = "".join(f'<path class="t-rail" d="{run.path(aside)}"/>' for aside in (GAUGE / 2, -GAUGE / 2))
    return Track(
        edge=f'<path class="t-edge" d="{d}"/>',
        band=f'<path class="t-band" d="{d}" style="{band}"/>',
        bed=f'<path class="t-bed" d="{d}"/>',
        sleepers=f'<path class="t-sleepers" d="{d}" {dashes}/>',
        rails=rails,
    )


def merged(pieces: Sequence[Track]) -> str:
    """Pieces drawn layer by layer, so that junctions melt together."""
    layers = ([p.edge for p in pieces], [p.band for p in pieces], [p.bed for p in pieces], [p.sleepers for p in pieces])
    return "".join("".join(layer) for layer in (*layers, [p.rails for p in pieces]))


def _wings(run: Run, t: float, onward: int) -> str:
    """The two wing walls at one end of a bridge, flaring out."""
    heading = radians(run.heading(t))
    out = ""
    for side in (-1, 1):
        x, y = run.at(t, side * EDGE / 2 * 1.06)
        dx = cos(heading) * onward * WING_ALONG - sin(heading) * side * WING_OUT
        dy = sin(heading) * onward * WING_ALONG + cos(heading) * side * WING_OUT
        out += f"M{number(x, 1)} {number(y, 1)}l{number(dx, 1)} {number(dy, 1)}"
    return out


def span(run: Run, t0: float, t1: float) -> str:
    """What carries a run from t0 to t1 over something: shadow, deck and wing walls. Goes under the upper track."""
    deck = run.path(0, t0, t1)
    wings = _wings(run, t0, -1) + _wings(run, t1, 1)
    return f'<path class="t-shadow" d="{deck}"/><path class="t-deck" d="{deck}"/><path class="t-wing" d="{wings}"/>'


def bridge(run: Run, t: float, half: float = BRIDGE) -> str:
    """A span with its middle at t."""
    dt = half / run.length
    return span(run, max(0.0, t - dt), min(1.0, t + dt))


def hex_tile(segments: Sequence[tuple[int, int]]) -> str:
    """The segments of a tile on an ordinary hexagon, the i-th in livery ``--ti``. If two cross, the second is above."""
    runs = [hex_run(a, b) for a, b in segments]
    pieces = [track(run, f"--t{i}") for i, run in enumerate(runs, 1)]
    if len(runs) == 2 and crosses(segments[0], segments[1]):
        _, t = crossing(runs[0], runs[1])
        return merged(pieces[:1]) + bridge(runs[1], t) + merged(pieces[1:])
    return "".join(merged([piece]) for piece in pieces)


def crosses(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two segments without a common edge cross on their hexagon."""
    low, high = sorted(one)
    return sum(low < edge < high for edge in other) == 1


def town_tile(exits: Sequence[int]) -> str:
    """Track on a town field: a spur from each exit to the town, the i-th in livery ``--ti``."""
    return merged([track(hex_run(e, None), f"--t{i}") for i, e in enumerate(exits, 1)])


def run_outline(run: Run) -> str:
    """The bare line of a run; colour and width come from the thing (routes)."""
    return f'<path d="{run.path()}"/>'


def hexagon(inset: float = 2.5) -> str:
    """A field to be chosen: seen only if its thing says ``legal``, ``selected`` ... The dot shows if ``--dot`` is 1."""
    return f'<polygon points="{points(hex_corners(R - inset))}"/><circle class="legal-dot" r="6"/>'


# -- marks ------------------------------------------------------------------------------------------------------------

_INSIGNIA = {
    1: "M-4-6.5V6.5M4-6.5V6.5",  # two uprights
    2: "M-7 4L0-4L7 4",  # chevron
    3: "M6 0A6 6 0 1 1-6 0A6 6 0 1 1 6 0Z",  # wheel
    4: "M-5.5-5.5L5.5 5.5M5.5-5.5L-5.5 5.5",  # crossbuck
    5: "M-6.5-5.5H6.5M-6.5 0H6.5M-6.5 5.5H6.5",  # three bars
    6: "M-7-5.5H7M0-5.5V7",  # rail head
}


def _star(outer: float, inner: float) -> str:
    radius = (outer, inner)
    return points((radius[k % 2] * sin(k * pi / 4), -radius[k % 2] * cos(k * pi / 4)) for k in range(8))


_GOOD_MARKS = {
    "red": '<circle r="6.2"/>',
    "blue": '<path d="M0-7L7.2 6H-7.2Z"/>',
    "purple": '<path d="M0-8L6.6 0L0 8L-6.6 0Z"/>',
    "yellow": f'<polygon points="{_star(8.5, 3.4)}"/>',
    "black": '<path d="M-7-2.4H-2.4V-7H2.4V-2.4H7V2.4H2.4V7H-2.4V2.4H-7Z"/>',
    "grey": f'<polygon points="{points(hex_corners(7.0))}"/>',
    "green": '<path d="M-6.5 6.5C-8-2-1-7.5 6.5-6.5C7.5 1 2 8-6.5 6.5Z"/>',
}


def insignia(livery: int) -> str:
    """The line mark of a livery 1..6, in a box of +-10."""
    return f'<path class="insignia" d="{_INSIGNIA[livery]}"/>'


def good_mark(colour: str, scale: float = 1.0) -> str:
    """The solid mark of a goods colour, in a box of +-10."""
    return f'<g class="good-mark" transform="scale({number(scale)})">{_GOOD_MARKS[colour]}</g>'


def livery_style(livery: int) -> str:
    """What a disc or train of a livery sets on its symbol."""
    return f"--c:var(--p{livery});--c-ink:var(--p{livery}-ink)"


def goods_style(colour: str) -> str:
    """What a cube or city of a goods colour sets on its symbol."""
    return f"--c:var(--g-{colour});--c-ink:var(--g-{colour}-ink)"


def haloed(kind: str, attributes: str, words: str) -> str:
    """Words with a halo in the colour of their ground. Twice the text: not every viewer can paint a stroke first."""
    halo = f'<text class="{kind} halo" aria-hidden="true" {attributes}>{escape(words)}</text>'
    return f'{halo}<text class="{kind}" {attributes}>{escape(words)}</text>'


# -- pieces -----------------------------------------------------------------------------------------------------------


LEAST = "var(--least,0px)"
"""As large as words must be, in the units of a drawing: a client says so, who knows how large it draws."""


def placed(x: float, y: float, body: str, scale: float = 1.0) -> str:
    """A fragment moved elsewhere. Made smaller, its words stay as large as words on a screen must be."""
    size = "" if scale == 1.0 else f" scale({number(scale)})"
    if scale < 1.0:
        body = body.replace(LEAST, f"calc({LEAST}/{number(scale)})")
    return f'<g transform="translate({number(x)} {number(y)}){size}">{body}</g>'


def cube(colour: str) -> str:
    """A wooden cube from the front and slightly from above: face with its mark, lit top, shaded side."""
    return (
        '<path class="cube-shadow" d="M-10 11h20l4-4.5v4l-4 4.5h-19z"/>'
        '<path class="cube-top" d="M-10-9l4-4.5h20l-4 4.5z"/><path class="cube-side" d="M10-9l4-4.5v20l-4 4.5z"/>'
        '<rect class="cube-front" x="-10" y="-9" width="20" height="20"/>'
        '<path class="cube-line" d="M-10-9l4-4.5h20v20l-4 4.5h-20zM-10-9h20v20M10-9l4-4.5"/>'
        f"{placed(0, 1, good_mark(colour, 0.86))}"
    )


def in_words(symbol: str, style: str) -> str:
    """A cube in the middle of 28 by 28 units: drawn in place of the word that names it."""
    use = f'<use href="#{symbol}"/>'
    return f'<g style="{style}">{placed(-2, 1, use)}</g>'


def disc(livery: int) -> str:
    """A seat's disc: rim, face, mark."""
    return (
        '<circle class="disc-shadow" cy="1.8" r="13.2"/><circle class="disc-rim" r="13"/>'
        f'<circle class="disc-face" r="11"/><g transform="scale(.82)">{insignia(livery)}</g>'
    )


def small_disc(livery: int) -> str:
    """The same disc where many stand close together."""
    return f'<g transform="scale(.7)">{disc(livery)}</g>'


def die(value: int, side: DieSide) -> str:
    """A die that shows a figure."""
    return (
        f'<rect class="die die-{side}" x="-12" y="-12" width="24" height="24" rx="5"/>'
        f'<text class="die-text die-text-{side}" y="7.2">{value}</text>'
    )


def ticket(letters: int = 2) -> str:
    """A small card with punched ends for a price of so many letters, which is the label of its thing."""
    h = 6 * letters + 10
    return f'<path class="ticket" d="M{-h}-15H{h}V-4.5A4.5 4.5 0 0 0 {h} 4.5V15H{-h}V4.5A4.5 4.5 0 0 0 {-h}-4.5Z"/>'


def plus() -> str:
    """A dark plate for a gain ("+1"), which is the label of its thing."""
    return '<rect class="plus" x="-16" y="-12" width="32" height="24" rx="3"/>'


def plate(letters: int) -> str:
    """A dark plate for a word of so many letters, which is the label of its thing."""
    h = 5.5 * letters + 6
    return f'<rect class="plus" x="{-h}" y="-13" width="{2 * h}" height="26" rx="3"/>'


def round_plate() -> str:
    """A dark round plate for a number, which is the label of its thing."""
    return '<circle class="plus" r="14"/>'


def risk_ticket() -> str:
    """A card for the odds of a roll, which are the label of its thing, with a die before them."""
    return (
        '<path class="ticket" d="M-62-15H46V-4.5A4.5 4.5 0 0 0 46 4.5V15H-62V4.5A4.5 4.5 0 0 0-62-4.5Z"/>'
        '<rect class="risk-face" x="-54" y="-10" width="20" height="20" rx="4"/>'
        '<path class="risk-dots" d="M-49-5h.01M-44 0h.01M-39 5h.01"/>'
    )


def count() -> str:
    """A small round plate for a number of pieces, which is the label of its thing."""
    return '<circle class="count" r="9.5"/>'


def refused() -> str:
    """The ring and cross on a field where something was refused."""
    corners = points(hex_corners(R - 4))
    return f'<polygon class="refused" points="{corners}"/><path class="refused-x" d="M-13-13L13 13M13-13L-13 13"/>'


def refused_place() -> str:
    """The same on a place of any shape."""
    return '<circle class="refused" r="40"/><path class="refused-x" d="M-20-20L20 20M20-20L-20 20"/>'
