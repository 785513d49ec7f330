"""The decision points, by name (docs/rules/binario.md 5)."""

from __future__ import annotations

from steamshed.games.binario.actions import Do
from steamshed.games.binario.rules.phases import (
    building,
    continent,
    draft,
    freight,
    objects,
    round,
    tile_by_tile,
    trade,
)
from steamshed.games.binario.table.table import Table
from steamshed.kernel.phase import Phase

PHASES: dict[str, Phase[Table, Do]] = {
    phase.name: phase
    for phase in [
        *continent.PHASES,
        *draft.PHASES,
        *round.PHASES,
        *building.PHASES,
        *tile_by_tile.PHASES,
        *objects.PHASES,
        *trade.PHASES,
        *freight.PHASES,
    ]
}
