"""What is to be expected in the middle of a turn: the turn is played to its end in thought, and asked there.

In games with phases in which one acts after the other, whoever has built or delivered seems ahead of those who are yet
to come, and who has no track yet seems near to ruin. So the positions of a turn are compared where all have done the
same: at its end. Every seat follows its own best plans; the game is over, so nothing is hidden. The same chance is met
from everywhere in a turn, and what was foreseen is believed as long as it is what comes.
"""

from __future__ import annotations

import random
from typing import Final

from steamshed.bots.evaluation import Evaluation
from steamshed.bots.search import LONGEST_LINE
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Keyed
from steamshed.kernel.state import State

SEED: Final = 51000


class Foresight:
    """Goes through a game once, position after position."""

    def __init__(self, evaluation: Evaluation, begin: State) -> None:
        self.evaluation = evaluation
        self.settled: State = begin.clone()
        """The last position that could be asked about as it is."""
        self.here = True
        """Whether that is the position that was followed up to."""
        self.line: list[Action] = []
        """What is to come until the turn is over, as it was foreseen."""
        self.end: State | None = None
        """Where that leads; None where nothing is foreseen."""

    def follow(self, action: Action, drawn: bool, after: State) -> None:
        """Takes in what was played, whether chance had a say in it, and the position after it."""
        if self.line and self.line[0] == action and not drawn:
            self.line = self.line[1:]
        else:
            self.line, self.end = [], None
        self.here = self.evaluation.heuristics.settled(self.settled, after)
        if self.here:
            self.settled, self.line, self.end = after.clone(), [], None

    def looks_ahead(self, state: State) -> bool:
        """Whether there is something to foresee."""
        return state.seat is not None and self.evaluation.fitted.settled

    def asks_at_once(self, state: State) -> bool:
        """Whether the position that was followed up to can be asked about as it is."""
        return self.here or not self.looks_ahead(state)

    def expected(self, state: State) -> tuple[list[float], list[float]]:
        """Points at the end and chances of winning, by seat, in the position that was followed up to."""
        if not self.asks_at_once(state):
            return self.ahead(state)
        points = self.evaluation.points(state)
        return points, self.evaluation.chances(state, points)

    def ahead(self, state: State) -> tuple[list[float], list[float]]:
        """The same at the end of the turn."""
        if self.end is None:
            self.end = self.played_on(state)
        points = self.evaluation.points(self.end)
        return points, self.evaluation.chances_in_thought(self.end, points)

    def played_on(self, state: State) -> State:
        """Where the turn leads to; notes the way there."""
        heuristics, line = self.evaluation.heuristics, state.clone()
        chance, rng = Keyed(SEED), random.Random(SEED)
        plan: list[Action] = []
        self.line, seat = [], line.seat
        while line.seat is not None and len(self.line) < LONGEST_LINE:
            if heuristics.settled(self.settled, line):
                break
            legal = line.legal()
            if line.seat != seat or not plan or plan[0] not in legal:
                seat, plan = line.seat, heuristics.plans(line, legal, rng, 1)[0].actions if len(legal) > 1 else legal
            action, plan = plan[0], plan[1:]
            line.apply(action, chance)
            self.line.append(action)
        return line


def expected(evaluation: Evaluation, state: State) -> tuple[list[float], list[float]]:
    """Points at the end and chances of winning, by seat, in a position alone."""
    foresight = Foresight(evaluation, state)
    return foresight.ahead(state) if foresight.looks_ahead(state) else foresight.expected(state)
