"""What the phases of a round have in common. Each phase is a module in ``phases``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.steam.actions import Capital
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

if TYPE_CHECKING:
    from steamshed.games.steam.state import Steam


class Phase:
    """One phase. ``state.seat`` is None while nothing is to be decided; then the next phase begins (ST-ROUND-01)."""

    name = ""

    def begin(self, state: Steam, chance: Chance, events: list[Event]) -> None:
        """Starts the phase: gives the first seat its decision, or does everything and leaves ``state.seat`` None."""
        raise NotImplementedError

    def legal(self, state: Steam) -> list[Action]:
        raise NotImplementedError

    def check(self, state: Steam, action: Action) -> Violation | None:
        raise NotImplementedError

    def perform(self, state: Steam, action: Action, chance: Chance, events: list[Event]) -> None:
        """Carries out a checked action and sets ``state.seat`` to the next seat to decide, or None at the end."""
        raise NotImplementedError


def wrong_phase(state: Steam, action: Action) -> Violation:
    """The action belongs to another phase (ST-ROUND-01, ST-ROUND-02); money is raised as ST-MONEY-08, ST-STD-03 say."""
    standard = state.rules.standard
    if isinstance(action, Capital):
        return Violation("ST-STD-03" if standard else "ST-MONEY-08", {"phase": state.phase})
    rule = "ST-ROUND-02" if standard else "ST-ROUND-01"
    return Violation(rule, {"action": action.text, "phase": state.phase})
