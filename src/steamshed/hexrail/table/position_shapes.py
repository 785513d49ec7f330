"""Parts of positions on maps of hexagons."""

from __future__ import annotations

from typing import Annotated

import msgspec

from steamshed.kernel.content import Strict
from steamshed.kernel.position import SeatNumber

Turn = Annotated[int, msgspec.Meta(ge=1, le=99)]
Round = Annotated[int, msgspec.Meta(ge=1, le=2)]


class TilePart(Strict):
    """A tile on the map, ``gentle 2``, and who owns each segment (``2-4``), or on a town each spur (``1``)."""

    tile: str
    owners: dict[str, SeatNumber | None] = {}
