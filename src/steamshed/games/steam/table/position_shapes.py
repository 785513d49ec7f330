"""Parts of positions of Steam."""

from __future__ import annotations

from typing import Annotated

import msgspec

from steamshed.hexrail.table.position_shapes import TilePart
from steamshed.kernel.content import Strict
from steamshed.kernel.position import SeatNumber

Income = Annotated[int, msgspec.Meta(ge=-1000, le=1_000_000)]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]


class FacePart(TilePart):
    """A tile on the map; ``back``: its other face, if it matters."""

    back: str | None = None


class PointsPart(Strict):
    """Points that a seat has still to take."""

    seat: SeatNumber
    points: Annotated[int, msgspec.Meta(ge=1, le=99)]
