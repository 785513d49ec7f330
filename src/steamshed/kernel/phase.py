"""What the phases of a game have in common. A game has a module for each of its phases, in its room ``rules``."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.state import State
from steamshed.kernel.violation import Violation

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action, default=Action)
"""The class of all actions of a game that has one for all of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S, A]):
    """One kind of decision. It keeps nothing of a game: all states of a game share its phases."""

    name = ""

    def begin(self, state: S, chance: Chance, events: list[Event]) -> None:
        """Starts the phase: gives the first seat its decision, or does everything and leaves ``state.seat`` None."""
        raise NotImplementedError

    def legal(self, state: S) -> list[Action]:
        """Every action that ``check`` allows, without duplicates, in canonical order."""
        raise NotImplementedError

    def check(self, state: S, action: A) -> Violation | None:
        """None, or the rule that forbids the action. It decides by itself, whatever ``legal`` has answered."""
        raise NotImplementedError

    def perform(self, state: S, action: A, chance: Chance) -> list[Event]:
        """Carries out a checked action, says who decides what next, and returns what has happened."""
        raise NotImplementedError
