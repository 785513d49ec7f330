"""How a sensible company thinks: ``judgement`` says what a position is worth, ``planning`` looks for the best turn.

A turn is planned as a whole; its first step is the advice.
"""

from __future__ import annotations

import random

from steamshed.ai.heuristics import Heuristics
from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.state import RailroadRevolution
from steamshed.games.railroad_revolution.think.judgement import Judgement
from steamshed.games.railroad_revolution.think.planning import Planner
from steamshed.kernel.action import Action


class RailroadRevolutionHeuristics(Heuristics[RailroadRevolution]):
    """The judgement of a sensible company."""

    def __init__(self) -> None:
        super().__init__()
        self.judgement = Judgement()

    def evaluate(self, state: RailroadRevolution, seat: int) -> float:
        """Points to be expected at the end."""
        self.judgement.look_at(state)
        return self.judgement.worth(state, seat)

    def advise(self, state: RailroadRevolution, legal: list[Action], rng: random.Random) -> Action | None:
        """The first step of the best way to the end of the turn, the deal window or the pick."""
        assert state.seat is not None
        self.judgement.look_at(state)
        moves = [action for action in legal if isinstance(action, Move)]
        return Planner(self.judgement, state.seat).best(state, moves)
