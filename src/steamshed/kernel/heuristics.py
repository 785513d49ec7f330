"""What a game tells its bots: how good a position is for a seat, and what a sensible player does at once.

``evaluate`` is enough for a bot that tries every action. Where one action shows nothing (the first tile of three, a
share for a tile not yet chosen), ``advise`` is the sub-solver that a sensible player has in the head.
"""

from __future__ import annotations

import random
from typing import Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from steamshed.kernel.action import Action
from steamshed.kernel.state import State

S = TypeVar("S", bound=State, default=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """The judgement of one game. Works on imagined states only: nothing here may look at what a seat cannot know."""

    def evaluate(self, state: S, seat: int) -> float:
        """How good the position is for a seat, in points at the end of the game."""
        return float(state.scores()[seat])

    def advise(self, state: S, legal: list[Action], rng: random.Random) -> Action | None:
        """What to do here by a solver of its own; None leaves it to trying the actions one by one."""
        return None

    def shortlist(self, state: S, legal: list[Action], rng: random.Random) -> list[Action]:
        """The actions worth trying."""
        return legal
