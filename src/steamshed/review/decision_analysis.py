"""Decisions, each compared with what the strongest bot would have done instead, on what the seat could know.

A decision is what a seat did until somebody else or chance had a say; where the bot's own plan ends before that (a
phase is over), the decision ends, too. It counts as worse only where two say so: the judge, who looks at the position
after it, and lines that are played out from there, the same chance for both, both by the judge and by the points that
are to be expected where they end. The plan it is compared with is chosen by some lines and measured by others, so that
the best of several is not praised for its luck.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from steamshed.ai.heuristics import Heuristics, Plan
from steamshed.bots.advice import Reason, reasons
from steamshed.bots.evaluation import Evaluation
from steamshed.bots.rollout_players import moods
from steamshed.bots.search import Difference, Search, Trial, difference
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Keyed
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.review.game_log import Step
from steamshed.review.grading import grading_of

COMPARED: Final = 3
"""Plans that are compared with what was played."""
CHOOSING: Final = 4
"""Lines by which the best of them is chosen."""
ROUND: Final = 8
"""Lines by which it is measured, at first; then as many again until it is clear, or this often."""
ROUNDS: Final = 3
THOUGHTFUL: Final = 0.5
"""In which part of the lines a rival thinks, where the seat itself does."""
NO_LOSS: Final = 0.3
"""Points of the judge below which nothing is looked at more closely."""
SEED: Final = 77000
ERRORS: Final = 1.96


@dataclass(frozen=True)
class Decision:
    """What a seat did, with what it cost."""

    number: int
    """Of the last action before it."""
    until: int
    """Of the last action that belongs to it."""
    turn: int
    phase: str
    seat: int
    known: State
    """The position before it as the seat could know it."""
    played: list[Action]
    best: list[Action]
    """The plan it is compared with."""
    was_best: bool
    """Whether nothing better is known for sure."""
    loss: float
    """Points at the end; 0 where it is not sure."""
    interval: tuple[float, float]
    chance_played: float
    chance_best: float
    points_played: float
    points_best: float
    reasons: tuple[Reason, ...]
    next_best: Plan | None = None
    """Where nothing was lost: the best of the other plans."""
    ahead: float = 0.0
    """By how much the judge likes what was played better than that."""


@dataclass(frozen=True)
class Praise:
    """What a decision was worth against the next best plan."""

    gain: float
    """Of the chance to win; 0 where it is not sure."""
    chance: float
    points: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Comparison:
    """By how much one plan is better than another."""

    sure: bool
    """Whether it is for sure; else they count as equal, and there are no reasons."""
    points: float
    """At the end, on the average."""
    interval: tuple[float, float]
    one: Ends
    other: Ends
    reasons: tuple[Reason, ...]

    @property
    def chance(self) -> float:
        return self.one.chance - self.other.chance


@dataclass(frozen=True)
class Ends:
    """Where the lines of a plan lead, on the average, for the seat: chance of winning, points, and what the judge says
    of it, by name."""

    chance: float
    points: float
    terms: dict[str, float]


class Thoughtful(Search):
    """Lines in which the seat itself follows its own best plans: a quick player would waste what it decided for.

    Each rival is as thoughtful in some lines and quick in others. Were they quick in all, lines would be one and the
    same where no dice fall, and what a careless rival does in it would be held against the decision for sure.
    """

    def __init__(self, game: Game, heuristics: Heuristics, state: State) -> None:
        super().__init__(game, heuristics, state, SEED, math.inf)
        self.steps: dict[int, list[Action]] = {}
        """What is left of the plan of each seat."""
        self.thinks: list[bool] = []
        """Which seats follow plans in this line."""

    def line(self, actions: Sequence[Action], seed: int) -> State:
        coin = random.Random(seed)
        self.steps, self.thinks = {}, [coin.random() < THOUGHTFUL for _ in self.state.scores()]
        return super().line(actions, seed)

    def carry_on(self, line: State, legal: list[Action], rng: random.Random) -> Action:
        assert line.seat is not None
        steps = self.steps.get(line.seat, [])
        if not steps or steps[0] not in legal:
            steps = self.heuristics.plans(line, legal, rng, 1)[0].actions if len(legal) > 1 else legal
        self.steps[line.seat] = steps[1:]
        return steps[0]

    def rival(self, line: State, legal: list[Action], rng: random.Random) -> Action:
        assert line.seat is not None
        return self.carry_on(line, legal, rng) if self.thinks[line.seat] else super().rival(line, legal, rng)


class Weighing:
    """Weighs the decisions of one game."""

    def __init__(self, game: Game, evaluation: Evaluation) -> None:
        self.game = game
        self.evaluation = evaluation
        self.grading = grading_of(game)
        self.heuristics: Heuristics = evaluation.heuristics
        self.players = moods(game, self.heuristics)
        """Who plays the lines where the seat itself is quick in them, too."""

    def known(self, before: State) -> State:
        """A position as the seat that decides could know it."""
        assert before.seat is not None
        return self.game.redraw(before, before.seat, Keyed(SEED))

    def plans(self, known: State) -> list[Plan]:
        return self.heuristics.plans(known, known.legal(), random.Random(SEED), COMPARED)

    def stop_of(self, known: State, actions: Sequence[Action]) -> str | None:
        """The phase with which a decision is over, where the bot's own plan ends and the seat goes on deciding."""
        after, _ = self.heuristics.carried_through(known, list(actions), SEED)
        return after.phase if after.seat == known.seat and after.phase != known.phase else None

    def stretch(self, rest: Sequence[Step], plan: Plan, known: State) -> int:
        """How many of the next steps are one decision."""
        seat, stop, count = rest[0].seat, self.stop_of(known, plan.actions), 0
        for step in rest:
            if step.seat != seat or (count and step.phase == stop):
                break
            count += 1
            if step.outcomes:
                break
        return count

    def weigh(self, rest: Sequence[Step], seconds: float) -> Decision | int:
        """The decision that begins with the next step; or how many steps it has, where there was nothing to decide."""
        first = rest[0]
        if len(first.before.legal()) < 2:
            return 1
        known = self.known(first.before)
        plans = self.plans(known)
        count = self.stretch(rest, plans[0], known)
        played = [step.action for step in rest[:count]]
        best = plans[0].actions
        was_best = best[: len(played)] == played[: len(best)]
        if was_best and len(plans) < 2:
            return self.settled(rest, count, known, Plan(played, 0.0, {}), best, None)
        value = self.heuristics.value_after(known, played, first.seat, SEED)
        others = [plan for plan in plans if plan.actions[: len(played)] != played[: len(plan.actions)]]
        if was_best or not others or others[0].value - value < NO_LOSS:
            return self.settled(rest, count, known, Plan(played, value, {}), best, others[0] if others else None)
        return self.compared(rest, count, known, Plan(played, value, {}), others, seconds)

    def settled(
        self, rest: Sequence[Step], count: int, known: State, played: Plan, best: list[Action], other: Plan | None
    ) -> Decision:
        """A decision with which nothing was lost."""
        first, ahead = rest[0], 0.0 if other is None else played.value - other.value
        return Decision(
            first.number - 1, first.number - 1 + count, first.turn, first.phase, first.seat, known, played.actions,
            best, True, 0.0, (0.0, 0.0), 0.0, 0.0, 0.0, 0.0, (), other, ahead,
        )  # fmt: skip

    def search(self, known: State) -> Search:
        if self.grading.thoughtful:
            return Thoughtful(self.game, self.heuristics, known)
        return Search(self.game, self.heuristics, known, SEED, math.inf, self.players)

    def praise(self, decision: Decision, seconds: float) -> Praise:
        """What a decision with which nothing was lost was worth: how much less the next best plan leads to."""
        other, known = decision.next_best, decision.known
        assert other is not None
        played, deadline = Plan(decision.played, other.value + decision.ahead, {}), time.process_time() + seconds
        found = self.against(self.search(known), played, other, deadline)
        return Praise(found.chance if found.sure else 0.0, found.one.chance, found.one.points, found.reasons)

    def compared(
        self, rest: Sequence[Step], count: int, known: State, played: Plan, others: list[Plan], seconds: float
    ) -> Decision:
        first, seat = rest[0], rest[0].seat
        search = self.search(known)
        deadline = time.process_time() + seconds
        best = self.chosen(search, played, others, deadline)
        found = self.against(search, best, played, deadline)
        one, other, loss = found.one, found.other, found.points if found.sure else 0.0
        return Decision(
            first.number - 1, first.number - 1 + count, first.turn, first.phase, seat, known, played.actions,
            best.actions, not found.sure, loss, found.interval, other.chance, one.chance, other.points, one.points,
            found.reasons,
        )  # fmt: skip

    def against(self, search: Search, best: Plan, other: Plan, deadline: float) -> Comparison:
        """By how much a plan is better than another one."""
        lost, judged, one, second = self.measured(search, best, other, deadline)
        interval = lost.interval(ERRORS)
        sure = interval[0] > 0.0 and judged.mean > 0.0 and lost.lines >= ROUND
        told = self.reasons_for(search.state, best, other, one, second) if sure else ()
        return Comparison(sure, lost.mean, interval, one, second, told)

    def reasons_for(self, known: State, best: Plan, played: Plan, one: Ends, other: Ends) -> tuple[Reason, ...]:
        """Why a plan is better than what was played: by what the judge says where the lines of both end, since that is
        what was measured; where they end with the game, by what it says at once. All together are worth no more than
        what was measured: a judge who sees ruin coming shouts."""
        found = self.heuristics
        explained = [Plan(plan.actions, plan.value, ends.terms) for plan, ends in ((best, one), (played, other))]
        if not one.terms or not other.terms:
            assert known.seat is not None
            explained = [found.explained(known, plan, known.seat, SEED) for plan in (best, played)]
        total = sum(explained[0].terms.values()) - sum(explained[1].terms.values())
        measured = one.points - other.points
        part = measured / total if total > measured > 0.0 else 1.0
        scaled = [
            Plan(plan.actions, plan.value, {name: part * value for name, value in plan.terms.items()})
            for plan in explained
        ]
        return reasons(scaled[0], scaled[1], found.told_with())

    def chosen(self, search: Search, played: Plan, others: list[Plan], deadline: float) -> Plan:
        """The best of the other plans, by a few lines; the judge's first one unless they speak clearly."""
        trials = [Trial(plan) for plan in others]
        if len(trials) < 2:
            return others[0]
        for line in range(CHOOSING):
            for trial in trials:
                trial.values.append(search.play_out(trial.plan, SEED + line))
            if time.process_time() > deadline:
                break
        best = max(trials, key=lambda trial: trial.mean)
        clear = best is not trials[0] and search.convincing(difference(best, trials[0]))
        return best.plan if clear and best.plan.value > played.value else trials[0].plan

    def measured(
        self, search: Search, best: Plan, played: Plan, deadline: float
    ) -> tuple[Difference, Difference, Ends, Ends]:
        """By how many points the best is better, and by how much the judge likes it better, by lines that did not
        choose it; and where both lead."""
        trials = (Trial(best), Trial(played))
        points = (Trial(best), Trial(played))
        chances: tuple[list[float], list[float]] = ([], [])
        terms: tuple[dict[str, float], dict[str, float]] = ({}, {})
        lost = difference(*points)
        for done in range(ROUNDS):
            for line in range(ROUND):
                seed = SEED + 1000 + done * ROUND + line
                for one, other, into, noted in zip(trials, points, chances, terms, strict=True):
                    into.append(self.play_line(search, one, other, noted, seed))
            lost = difference(*points)
            low, high = lost.interval(ERRORS)
            if low > 0.0 or high < NO_LOSS or lost.mean < NO_LOSS or time.process_time() > deadline:
                break
        both = [
            Ends(sum(into) / len(into), trial.mean, {name: value / len(into) for name, value in noted.items()})
            for trial, into, noted in zip(points, chances, terms, strict=True)
        ]
        return lost, difference(*trials), both[0], both[1]

    def play_line(self, search: Search, judged: Trial, points: Trial, terms: dict[str, float], seed: int) -> float:
        """Plays one more line of a plan and notes what it is worth where it ends, and why; gives the chance of
        winning."""
        line, seat = search.line(judged.plan.actions, seed), search.seat
        over = line.seat is None
        if not over:
            for name, value in self.heuristics.terms(line, seat).items():
                terms[name] = terms.get(name, 0.0) + value
        judged.values.append(self.heuristics.outcome(line, seat) if over else search.worth(line, seat))
        expected = self.evaluation.points(line)
        points.values.append(expected[seat])
        return self.evaluation.chances_in_thought(line, expected)[seat]
