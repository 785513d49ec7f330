"""Parts of positions of Age of Steam."""

from __future__ import annotations

from steamshed.hexrail.table.position_shapes import TilePart


class TownTilePart(TilePart):
    """A tile on the map; ``disc``: it lies on a town, with a town disc."""

    disc: bool = False
