"""Lines in which everybody thinks: plans are played on to the next turn by judges on all seats, and what is to be
expected there decides.

Such a line costs as much as a whole turn of four players, so there are few of them: the best plans get one each, and
more where there is time. They know what a judge cannot know of its own plan: who is first in the order and what he
takes, which cubes rivals deliver before. The first line has the judges as they are, each later one judges in another
mood and other chance.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

from steamshed.ai.heuristics import Heuristics, Plan
from steamshed.bots.evaluation import Evaluation, evaluation_of
from steamshed.bots.levels import Level
from steamshed.bots.search import LONGEST_LINE, Search, Trial
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Keyed
from steamshed.kernel.game import Game
from steamshed.kernel.state import State

LOST = -200.0
"""What a line is worth in which the seat is out of the game: less than any that goes on."""
TURN_LINES = "turn-lines"
"""The habit of a game whose plans are compared so."""


class TurnLines(Search):
    """One decision, by lines of judges."""

    def __init__(
        self,
        game: Game,
        heuristics: Heuristics,
        state: State,
        seed: int,
        deadline: float,
        players: Sequence[Heuristics],
        level: Level,
    ) -> None:
        super().__init__(game, heuristics, state, seed, deadline, players)
        self.level = level
        self.evaluation: Evaluation = evaluation_of(game)
        self.worth = self.ahead
        self.steps: list[Action] = []
        """What is left of the plan of the one who decides in the line."""

    def ahead(self, line: State, seat: int) -> float:
        """By how much the seat is expected to end ahead of the mean of the others."""
        points = self.evaluation.points(line)
        return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)

    def play_out(self, plan: Plan, seed: int) -> float:
        line = self.line(plan.actions, seed)
        if self.seat in line.eliminated():
            return LOST
        return self.heuristics.outcome(line, self.seat) if line.seat is None else self.worth(line, self.seat)

    def compare(self, plans: Sequence[Plan], playouts: int) -> list[Trial]:
        """The trials, the one to choose first: the judge's choice, or the plan whose lines are clearly better."""
        trials = [Trial(plan) for plan in plans]
        tried = trials[: self.level.turn_plans]
        self.play_more(tried, self.level.turn_lines)
        return self.chosen(trials, tried)

    def chosen(self, trials: Sequence[Trial], left: Sequence[Trial]) -> list[Trial]:
        first = trials[0]
        best = max(left, key=lambda trial: mean_difference(trial, first))
        chosen = best if mean_difference(best, first) > self.heuristics.doubt(self.state) else first
        others = [trial for trial in trials if trial is not chosen]
        others.sort(key=lambda trial: (-len(trial.values), -trial.mean))
        return [chosen, *others]

    def line(self, actions: Sequence[Action], seed: int) -> State:
        """Where a line ends: the plan, then whole turns of everybody, until it is settled."""
        self.player = self.players[(seed - self.seed) % len(self.players)]
        line = self.game.redraw(self.state, self.seat, Keyed(seed))
        chance, rng = Keyed(seed), random.Random(seed)
        self.steps, decides = list(actions), self.seat
        for _ in range(LONGEST_LINE):
            if line.seat is None or self.heuristics.settled(self.state, line) or time.perf_counter() > self.deadline:
                break
            if line.seat != decides:
                self.steps, decides = [], line.seat
            line.apply_legal(self.next_step(line, rng), chance)
        return line

    def next_step(self, line: State, rng: random.Random) -> Action:
        """What the one who decides does: the next step of his plan, or the first of a new one."""
        if self.steps and line.check(self.steps[0]) is None:
            return self.steps.pop(0)
        legal = line.legal()
        if len(legal) == 1:
            self.steps = []
            return legal[0]
        step, *self.steps = self.player.plans(line, legal, rng, 1)[0].actions
        return step


def mean_difference(one: Trial, other: Trial) -> float:
    """Over the lines that both have; without any there is none."""
    pairs = [a - b for a, b in zip(one.values, other.values, strict=False)]
    return sum(pairs) / len(pairs) if pairs else 0.0


def search_of(
    game: Game,
    heuristics: Heuristics,
    state: State,
    seed: int,
    deadline: float,
    players: Sequence[Heuristics],
    level: Level,
) -> Search:
    """How a level compares plans in this game."""
    if heuristics.habits.get(TURN_LINES, 0.0):
        return TurnLines(game, heuristics, state, seed, deadline, players, level)
    return Search(game, heuristics, state, seed, deadline, players)
