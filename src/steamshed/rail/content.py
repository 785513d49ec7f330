"""Tables that the map files of all games with hexagon maps have alike."""

from __future__ import annotations

from typing import Annotated

import msgspec

from steamshed.kernel.content import Strict

Edge = Annotated[int, msgspec.Meta(ge=0, le=5)]


class Label(Strict):
    """A name written on the map: centre in columns and rows, rotation in degrees, size in board units."""

    text: str
    x: float
    y: float
    turn: float = 0.0
    size: float = 30.0
