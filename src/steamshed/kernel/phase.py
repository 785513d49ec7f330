"""What the phases of a game have in common. A game has a module for each of its phases, in its room ``rules``."""

from __future__ import annotations

from typing import Generic, TypeVar

from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.state import State
from steamshed.kernel.violation import Violation

S = TypeVar("S", bound=State)


class Phase(Generic[S]):
    """One kind of decision."""

    name = ""

    def begin(self, state: S, chance: Chance, events: list[Event]) -> None:
        """Starts the phase: gives the first seat its decision, or does everything and leaves ``state.seat`` None."""
        raise NotImplementedError

    def legal(self, state: S) -> list[Action]:
        raise NotImplementedError

    def check(self, state: S, action: Action) -> Violation | None:
        raise NotImplementedError

    def perform(self, state: S, action: Action, chance: Chance, events: list[Event]) -> None:
        """Carries out a checked action and says who decides what next."""
        raise NotImplementedError
