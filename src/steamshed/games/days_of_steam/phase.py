"""What the phases have in common. Each decision of a turn is a module in ``phases``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

if TYPE_CHECKING:
    from steamshed.games.days_of_steam.state import DaysOfSteam

TURN: Final = "turn"
TURN_BURNT: Final = "turn_burnt"
PLACE_DRAWN: Final = "place_drawn"
RUN: Final = "run"
OVER: Final = "over"


class Phase:
    """One kind of decision of the active player."""

    name = ""

    def legal(self, state: DaysOfSteam) -> list[Action]:
        raise NotImplementedError

    def check(self, state: DaysOfSteam, action: Action) -> Violation | None:
        raise NotImplementedError

    def perform(self, state: DaysOfSteam, action: Action, chance: Chance, events: list[Event]) -> None:
        """Carries out a checked action and sets the next phase and seat."""
        raise NotImplementedError


def wrong_phase(state: DaysOfSteam, action: Action) -> Violation:
    """The turn has only one action, and this is not part of it now (DS-TURN-01)."""
    return Violation("DS-TURN-01", {"action": action.text, "phase": state.phase})
