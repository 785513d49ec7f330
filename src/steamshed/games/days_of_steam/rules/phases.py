"""The decisions of a turn (docs/rules/days_of_steam.md 5)."""

from __future__ import annotations

from steamshed.games.days_of_steam.rules.place_drawn import PlaceDrawn
from steamshed.games.days_of_steam.rules.run_phase import Run
from steamshed.games.days_of_steam.rules.turn import Turn, TurnBurnt
from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.phase import Phase

PHASES: dict[str, Phase[Table]] = {phase.name: phase for phase in (Turn(), TurnBurnt(), PlaceDrawn(), Run())}
