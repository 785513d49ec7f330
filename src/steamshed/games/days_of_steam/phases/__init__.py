"""The decisions of a turn (section 5 of the rules)."""

from __future__ import annotations

from steamshed.games.days_of_steam.phase import Phase
from steamshed.games.days_of_steam.phases.drawn import PlaceDrawn
from steamshed.games.days_of_steam.phases.run import Run
from steamshed.games.days_of_steam.phases.turn import Turn, TurnBurnt

PHASES: dict[str, Phase] = {phase.name: phase for phase in (Turn(), TurnBurnt(), PlaceDrawn(), Run())}
