"""What the decisions of a turn have in common."""

from __future__ import annotations

from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.action import Action
from steamshed.kernel.violation import Violation


def wrong_phase(state: Table, action: Action) -> Violation:
    """The turn has only one action, and this is not part of it now (DS-TURN-01)."""
    return Violation("DS-TURN-01", {"action": action.text, "phase": state.phase})
