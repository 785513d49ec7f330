"""Shapes inside the positions of Days of Steam."""

from __future__ import annotations

import msgspec

from steamshed.kernel.content import Strict
from steamshed.kernel.position import Count

Goods = dict[str, Count]


class GoodPart(Strict):
    """A good aboard a train, with the city in which it was loaded."""

    good: str
    origin: str = msgspec.field(name="from")


class CityPart(Strict):
    """A city of the display with its goods."""

    city: str
    goods: Goods = {}
