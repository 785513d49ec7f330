"""Comparing plans by playing them out: the same chance for all of them, more lines for those that do better.

The judge's first choice is the one to beat. Another plan takes its place only where the paired differences say so: a
search that overrules its judge for a hunch plays worse than the judge alone.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from steamshed.ai.heuristics import Heuristics, Plan
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Keyed
from steamshed.kernel.game import Game
from steamshed.kernel.state import State

GATE = 1.5
"""By how many standard errors another plan must be better than the judge's first choice."""
FEWEST = 4
"""With fewer lines than this nothing is overruled."""
BATCH = 4
"""Lines for each plan in a race before they are compared again."""
START = 8
"""With fewer lines than this nobody is out of a race."""
LONGEST_LINE = 400
"""Decisions after which a line is judged, wherever it is."""
DOUBT = 1.0
"""A difference of points that the first choice is given in advance: lines are played out by a quick player."""


@dataclass
class Trial:
    """A plan and what it brought in the lines played out so far; the lines of all trials have the same seeds."""

    plan: Plan
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else self.plan.value


@dataclass(frozen=True)
class Difference:
    """By how much one plan is better than another: the mean of paired lines and its standard error."""

    mean: float
    error: float
    lines: int

    def interval(self, errors: float = 1.96) -> tuple[float, float]:
        return self.mean - errors * self.error, self.mean + errors * self.error


def difference(one: Trial, other: Trial) -> Difference:
    """Over the lines that both have. Without two of them the judge's word, and no idea how sure it is."""
    pairs = [a - b for a, b in zip(one.values, other.values, strict=False)]
    if len(pairs) < 2:
        return Difference(one.plan.value - other.plan.value, math.inf, len(pairs))
    mean = sum(pairs) / len(pairs)
    variance = sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1)
    return Difference(mean, math.sqrt(variance / len(pairs)), len(pairs))


def behind(trial: Trial, leader: Trial, errors: float) -> bool:
    """Whether a plan is worse by so many standard errors, or just the same, as far as anybody can tell."""
    found = difference(leader, trial)
    return found.lines >= START and found.mean >= errors * found.error


class Search:
    """One decision: its position, its plans, the time it has."""

    def __init__(
        self,
        game: Game,
        heuristics: Heuristics,
        state: State,
        seed: int,
        deadline: float,
        players: Sequence[Heuristics] = (),
    ) -> None:
        assert state.seat is not None
        self.game = game
        self.heuristics = heuristics
        self.state = state
        self.seat = state.seat
        self.seed = seed
        self.deadline = deadline
        self.worth: Callable[[State, int], float] = heuristics.judge
        """What a line is worth where it ends."""
        self.players = players or [heuristics]
        """Who plays the lines: one line each, again and again."""
        self.player = heuristics
        """Who plays the line at hand."""

    def compare(self, plans: Sequence[Plan], playouts: int) -> list[Trial]:
        """Plays lines for the plans, more for the better ones; the first plan stays in to the end.

        Returns the trials, the one to choose first.
        """
        trials = [Trial(plan) for plan in plans]
        errors = self.heuristics.habits.get("race", 0.0)
        left = self.race(trials, playouts, errors) if errors > 0.0 else self.halve(trials, playouts)
        return self.chosen(trials, left)

    def halve(self, trials: Sequence[Trial], playouts: int) -> list[Trial]:
        """Sequential halving: all plans get some lines, the better half gets more, until two are left."""
        first, left = trials[0], list(trials)
        rounds = max(1, math.ceil(math.log2(len(trials))))
        for _ in range(rounds):
            share = max(1, playouts // (rounds * len(left)))
            if not self.play_more(left, share):
                break
            left.sort(key=lambda trial: -trial.mean)
            left = left[: max(2, (len(left) + 1) // 2)]
            if first not in left:
                left[-1] = first
        return left

    def race(self, trials: Sequence[Trial], playouts: int, errors: float) -> list[Trial]:
        """All plans get a few lines at a time; those that are behind the leader by so many standard errors get no more.

        A game whose lines cost much has few of them: here all that are left go to plans between which it is open.
        """
        first, left = trials[0], list(trials)
        while len(left) > 1 and playouts > 0:
            playouts -= len(left) * BATCH
            if not self.play_more(left, BATCH):
                break
            leader = max(left, key=lambda trial: trial.mean)
            left = [trial for trial in left if trial is leader or trial is first or not behind(trial, leader, errors)]
        return left

    def chosen(self, trials: Sequence[Trial], left: Sequence[Trial]) -> list[Trial]:
        """The trials, first the best of those that are left if it is convincing, otherwise the judge's choice."""
        first = trials[0]
        best = max(left, key=lambda trial: trial.mean)
        chosen = best if best is not first and self.convincing(difference(best, first)) else first
        others = [trial for trial in trials if trial is not chosen]
        others.sort(key=lambda trial: (-len(trial.values), -trial.mean))
        return [chosen, *others]

    def convincing(self, found: Difference) -> bool:
        """A game whose quick player is weak doubts what it finds: points that more lines do not take away."""
        doubt = DOUBT / math.sqrt(found.lines) + self.heuristics.doubt(self.state) if found.lines else math.inf
        return found.lines >= FEWEST and found.mean - GATE * found.error > doubt

    def play_more(self, trials: Sequence[Trial], lines: int) -> bool:
        """So many more lines for each trial, one seed after the other; False once time is over."""
        for _ in range(lines):
            for trial in trials:
                if time.perf_counter() > self.deadline:
                    return False
                value = self.play_out(trial.plan, self.seed + len(trial.values))
                if time.perf_counter() > self.deadline:
                    return False  # the line may have been cut short: it is not comparable
                trial.values.append(value)
        return True

    def play_out(self, plan: Plan, seed: int) -> float:
        """What a line is worth."""
        line = self.line(plan.actions, seed)
        return self.heuristics.outcome(line, self.seat) if line.seat is None else self.worth(line, self.seat)

    def line(self, actions: Sequence[Action], seed: int) -> State:
        """Where a line ends: the plan, then the seat itself as it carries on and everybody else by the quick policy,
        until the judge can be asked."""
        seat, self.player = self.seat, self.players[(seed - self.seed) % len(self.players)]
        line = self.game.redraw(self.state, seat, Keyed(seed))
        chance, rng = Keyed(seed), random.Random(seed)
        for action in actions:
            if line.seat != seat or line.check(action) is not None:
                break
            line.apply_legal(action, chance)
        for _ in range(LONGEST_LINE):
            if line.seat is None or self.heuristics.settled(self.state, line) or time.perf_counter() > self.deadline:
                break
            legal = line.legal()
            own = line.seat == seat
            action = self.carry_on(line, legal, rng) if own else self.rival(line, legal, rng)
            line.apply_legal(action, chance)
        return line

    def carry_on(self, line: State, legal: list[Action], rng: random.Random) -> Action:
        """What the seat itself does later in a line."""
        return self.player.carry_on(line, legal, rng)

    def rival(self, line: State, legal: list[Action], rng: random.Random) -> Action:
        """What the others do."""
        return self.player.policy(line, legal, rng)
