"""What the phases of a turn have in common. Each phase is a module in ``phases``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam


class Phase:
    """One phase. ``state.seat`` is None while nothing is to be decided; then the next phase begins (AS-TURN-01)."""

    name = ""

    def begin(self, state: AgeOfSteam, chance: Chance, events: list[Event]) -> None:
        """Starts the phase: gives the first seat its decision, or does everything and leaves ``state.seat`` None."""
        raise NotImplementedError

    def legal(self, state: AgeOfSteam) -> list[Action]:
        raise NotImplementedError

    def check(self, state: AgeOfSteam, action: Action) -> Violation | None:
        raise NotImplementedError

    def perform(self, state: AgeOfSteam, action: Action, chance: Chance, events: list[Event]) -> None:
        """Carries out a checked action and sets ``state.seat`` to the next seat to decide, or None at the end."""
        raise NotImplementedError


def wrong_phase(state: AgeOfSteam, action: Action) -> Violation:
    """The action belongs to another phase (AS-TURN-01)."""
    return Violation("AS-TURN-01", {"action": action.text, "phase": state.phase})
