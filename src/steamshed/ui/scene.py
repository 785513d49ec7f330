"""What a client needs to draw a table, without knowing the game.

A game describes its table as scenes (board, goods display, player mats, tracks). A scene is a *background* and
*symbols* (SVG text that changes seldom, so a client caches them) and *things*, computed from a view, so that a
seat is shown only what it may know. A thing keeps its id while it moves: a client animates it from one place to the
next.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

MOST_SHARED: Final = 20_000


@dataclass(frozen=True, slots=True)
class Thing:
    """One use of a symbol: a cube, a tile, a disc, a field that can be chosen."""

    id: str
    symbol: str
    at: tuple[float, float]
    turn: float = 0.0
    """Degrees, clockwise."""
    style: str = ""
    """Custom properties that the symbol reads, as CSS declarations: ``--c:var(--g-red);--c-ink:var(--g-red-ink)``."""
    title: str = ""
    """What a screen reader says and a pointer shows; empty for mere decoration."""
    label: str = ""
    """Text drawn on the symbol (a count, a price)."""
    kind: str = ""
    """CSS classes of the drawn element beside ``thing``."""
    along: tuple[tuple[float, float], ...] = ()
    """The way on which it moves when its place changes, as points; without one it moves straight."""

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {
            "id": self.id,
            "symbol": self.symbol,
            "at": [round(self.at[0], 1), round(self.at[1], 1)],
        }
        for name, value in (
            ("turn", self.turn),
            ("style", self.style),
            ("title", self.title),
            ("label", self.label),
            ("kind", self.kind),
            ("along", [[round(x, 1), round(y, 1)] for x, y in self.along]),
        ):
            if value:
                data[name] = value
        return data


_shared: dict[Thing, Thing] = {}


def shared(things: Iterable[Thing]) -> tuple[Thing, ...]:
    """The same things, each the object that was made of it first: tables on one map have most of theirs alike, and one
    drawing most of those of the one before."""
    if len(_shared) > MOST_SHARED:
        _shared.clear()
    return tuple(_shared.setdefault(thing, thing) for thing in things)


@dataclass(frozen=True, slots=True)
class Scene:
    """One drawing of the table: a board, a display, a mat."""

    name: str
    title: str
    box: tuple[float, float, float, float]
    """The SVG view box: x, y, width, height."""
    background: str = ""
    symbols: dict[str, str] = field(default_factory=dict)
    """Symbol id to SVG content drawn around (0, 0)."""
    things: tuple[Thing, ...] = ()
    words: float = 0.0
    """How high the smallest words are that must be read, in units; 0 if a client need not care. Where the whole scene
    is too small for them it is opened nearer."""
