"""Generic displays beside the board: number tracks, boxes, heads and figures, set like a timetable.

Panels are 360 units wide, which a column of 290 pixels shows at 0.8: no letter is smaller than 15 units. Static parts
are SVG for a scene's background; places of pieces are points.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from html import escape

from steamshed.look.geometry import Point, number

WIDTH = 360.0
PAD = 16.0
SLOT = 28.4
"""Width of a slot of a number track."""
SMALL_DISC = 18.2
WIDE_SLOT = (WIDTH - 2 * PAD) / 7
UPWARDS = 15.0
"""How far a small disc lies above the one under it: their marks stay visible."""


def panel(height: float) -> str:
    """The paper of a panel."""
    return f'<rect class="panel" width="{number(WIDTH)}" height="{number(height)}"/>'


def text(x: float, y: float, words: str, kind: str) -> str:
    """Words on a panel."""
    return f'<text class="{kind}" x="{number(x, 1)}" y="{number(y, 1)}">{escape(words)}</text>'


def head(y: float, words: str, note: str = "") -> str:
    """The head of a display, with a note at the right."""
    aside = text(WIDTH - PAD, y, note, "panel-note end") if note else ""
    return text(PAD, y, words, "panel-head") + aside


def rule(y: float) -> str:
    """A hairline across the panel."""
    return f'<path class="panel-line" d="M{number(PAD)} {number(y)}H{number(WIDTH - PAD)}"/>'


def row(height: float) -> str:
    """A row of a panel that can be chosen, its middle at (0, 0)."""
    w, h = WIDTH - 8, height - 4
    box = f'x="{number(-w / 2)}" y="{number(-h / 2)}" width="{number(w)}" height="{number(h)}"'
    return f'<rect {box} rx="3"/>'


def slot(x: float, y: float, width: float, height: float, alternate: bool = False) -> str:
    """One box, its upper left corner at a point."""
    kind = "slot slot-2" if alternate else "slot"
    return f'<rect class="{kind}" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"/>'


def pile(size: int, place: int, width: float) -> Point:
    """Where the ``place``-th of ``size`` small discs lies, from the middle of the lowest row: two in a row."""
    row, aside = divmod(place, 2)
    alone = size == 1 or (row == size // 2 and size % 2 == 1)
    return (0.0 if alone else (aside - 0.5) * min(SMALL_DISC, width - SMALL_DISC)), -row * UPWARDS


def slot_height(discs: int) -> float:
    """How high a slot must be for so many discs and its number."""
    return 20.0 + SMALL_DISC + 4 + UPWARDS * ((discs + 1) // 2 - 1)


@dataclass(frozen=True)
class NumberTrack:
    """A row of numbered slots, or several rows, where the discs of the seats stand."""

    x: float
    y: float
    first: int
    last: int
    height: float
    width: float = SLOT
    per_row: int = 100
    open_end: bool = False
    """The last slot is for all greater numbers too."""

    def _corner(self, value: int) -> Point:
        row, column = divmod(min(max(value, self.first), self.last) - self.first, self.per_row)
        return self.x + column * self.width, self.y + row * self.height

    @property
    def bottom(self) -> float:
        """Where the last row ends."""
        return self._corner(self.last)[1] + self.height

    @property
    def svg(self) -> str:
        """The slots and their numbers."""
        return _track_svg(self)

    def at(self, value: int, size: int = 1, place: int = 0) -> Point:
        """Where a disc stands: the ``place``-th of ``size`` on its slot."""
        x, y = self._corner(value)
        dx, dy = pile(size, place, self.width)
        return x + self.width / 2 + dx, y + self.height - SMALL_DISC / 2 - 2 + dy

    def places(self, values: dict[int, int]) -> dict[int, Point]:
        """Where the discs of seats stand, by their values."""
        slots: dict[Point, list[int]] = {}
        for seat, value in sorted(values.items()):
            slots.setdefault(self._corner(value), []).append(seat)
        return {seat: self.at(values[seat], len(pile), i) for pile in slots.values() for i, seat in enumerate(pile)}


@lru_cache(maxsize=64)
def _track_svg(track: NumberTrack) -> str:
    parts = []
    for value in range(track.first, track.last + 1):
        x, y = track._corner(value)
        figure = f"{value}+" if track.open_end and value == track.last else str(value)
        alternate = (value - track.first) // track.per_row % 2 == 1
        parts.append(slot(x, y, track.width, track.height, alternate))
        parts.append(text(x + track.width / 2, y + 15, figure, "panel-figure"))
    return "".join(parts)
