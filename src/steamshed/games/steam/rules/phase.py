"""What the phases of a round have in common."""

from __future__ import annotations

from steamshed.games.steam.actions import Capital
from steamshed.games.steam.table.table import Table
from steamshed.kernel.action import Action
from steamshed.kernel.violation import Violation


def wrong_phase(state: Table, action: Action) -> Violation:
    """The action belongs to another phase (ST-ROUND-01, ST-ROUND-02); money is raised as ST-MONEY-08, ST-STD-03 say."""
    standard = state.rules.standard
    if isinstance(action, Capital):
        return Violation("ST-STD-03" if standard else "ST-MONEY-08", {"phase": state.phase})
    rule = "ST-ROUND-02" if standard else "ST-ROUND-01"
    return Violation(rule, {"action": action.text, "phase": state.phase})
