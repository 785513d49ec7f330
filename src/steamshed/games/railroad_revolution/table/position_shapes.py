"""Shapes inside the positions of Railroad Revolution."""

from __future__ import annotations

from typing import Annotated

import msgspec

from steamshed.kernel.content import Strict
from steamshed.kernel.position import SeatNumber

Few = Annotated[int, msgspec.Meta(ge=0, le=99)]


class StockPart(Strict):
    """Pieces left on the player board; what is not said is all there."""

    rails: Few | None = None
    buildings: Few | None = None


class GoalPart(Strict):
    """An open milestone."""

    tile: str
    managers: list[str] = msgspec.field(default_factory=list)


class PilePart(Strict):
    """A milestone put back or drawn, and the seats that know it."""

    tile: str
    seen_by: list[SeatNumber] | None = None


class ReplacePart(Strict):
    """A completed milestone that is being replaced, and its line."""

    line: Annotated[int, msgspec.Meta(ge=0, le=1)]
    tile: str


class EndowmentPart(Strict):
    """An endowment tile with the worker on it."""

    tile: str
    side: str
    worker: str
