"""The decision points, by name (section 5)."""

from __future__ import annotations

from steamshed.games.binario.phase import Phase
from steamshed.games.binario.phases import building, draft, freight, mapping, objects, round, trade, walking

PHASE_OF: dict[str, Phase] = {
    phase.name: phase
    for phase in [
        *mapping.PHASES,
        *draft.PHASES,
        *round.PHASES,
        *building.PHASES,
        *walking.PHASES,
        *objects.PHASES,
        *trade.PHASES,
        *freight.PHASES,
    ]
}
