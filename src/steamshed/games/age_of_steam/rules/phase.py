"""What the phases of a turn have in common."""

from __future__ import annotations

from steamshed.games.age_of_steam.table.table import Table
from steamshed.kernel.action import Action
from steamshed.kernel.violation import Violation


def wrong_phase(state: Table, action: Action) -> Violation:
    """The action belongs to another phase (AS-TURN-01)."""
    return Violation("AS-TURN-01", {"action": action.text, "phase": state.phase})
