"""Makes the review of a game, part by part: first what was to be expected, and luck; then decision after decision.

What is asked for the chart is the true position: the game is over, and nothing is secret any more. What would have been
better is asked of what the seat could know then.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from steamshed.bots.advice import Reason
from steamshed.bots.evaluation import Evaluation
from steamshed.bots.levels import MASTER
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.state import State
from steamshed.review.decision_analysis import Decision, Praise, Weighing
from steamshed.review.game_log import Played, Step, counts_turns, steps
from steamshed.review.grading import accuracy, grading_of, luck_of, mark_of, verdict
from steamshed.review.key_moments import key_moments
from steamshed.review.luck import luck
from steamshed.review.report import (
    LuckReport,
    Moment,
    Plan,
    Review,
    SeatReport,
    StepReport,
    Thresholds,
    Words,
)
from steamshed.review.turn_end import Foresight

METHOD = 4
"""Counts the ways in which reviews have been made: one that was made in an older way is made again when asked for."""
SECONDS = 150.0
"""Of processor time that a review takes at most, about."""
AHEAD = 0.1
"""By which part of it the time may run ahead of the game; what would take longer is not looked at."""
LOOKING = 0.4
"""The part of it in which the middle of turns may be looked at."""
SHARE = 3.0
"""How many times its part of the time one decision may take."""
LOOKED_AT = 3
"""Decisions that may be the one that mattered, the furthest ahead of the next best first."""
PRAISING = 5.0
"""Seconds for each of them."""


@dataclass
class Made:
    """How far a review is."""

    done: int
    of: int
    review: Review


class Maker:
    """The review of one game in the making."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.evaluation = Evaluation(played.game)
        self.grading = grading_of(played.game)
        marks = Thresholds(self.grading.inaccuracy, self.grading.mistake, self.grading.blunder)
        self.review = Review(METHOD, MASTER.name, marks)
        self.steps: list[Step] = []
        self.end: State = played.begin()
        self.decisions: list[Decision] = []
        self.opened: dict[int, list[float]] = {}
        """The chances where a turn begins, by the number of actions, as they are foreseen for its end: what the first
        decision of a turn changes is told from these, not from what was to be expected as the last one was over."""

    def make(self, seconds: float = SECONDS) -> Iterator[Made]:
        """Goes through the game; gives what is known now and then. The last one is the whole review."""
        started, count = time.process_time(), len(self.played.actions)
        for number in self.look(seconds):
            yield Made(number, 2 * count, self.review)
        weighing, at = Weighing(self.played.game, self.evaluation), 0
        while at < count:
            spent = time.process_time() - started
            if spent > seconds * (AHEAD + at / count):
                at += self.run_at(at)  # no time for it: others of later turns get some, too
            else:
                found = weighing.weigh(self.steps[at:], SHARE * (seconds - spent) / (count - at))
                at += found if isinstance(found, int) else found.until - found.number
                if not isinstance(found, int):
                    self.note(found)
            if at < count:
                yield Made(count + at, 2 * count, self.review)
        self.finish(weighing)
        yield Made(2 * count, 2 * count, self.review)

    def run_at(self, at: int) -> int:
        """How many of the next steps are of the same seat and phase."""
        first = self.steps[at]
        same = itertools.takewhile(lambda step: (step.seat, step.phase) == (first.seat, first.phase), self.steps[at:])
        return sum(1 for _ in same)

    # -- what was to be expected -------------------------------------------------------------------------------------

    def look(self, seconds: float) -> Iterator[int]:
        """Notes what was to be expected after every decision, and what chance changed; gives the number of actions
        that were looked at, turn by turn. Once its time is over it looks only at where turns begin."""
        state = self.played.begin()
        foresight, until = Foresight(self.evaluation, state), time.process_time() + LOOKING * seconds
        self.expect(foresight, state, 0, int(counts_turns(self.played)), "", None)
        last: Step | None = None
        for step, after in steps(self.played):
            if last is not None and step.turn != last.turn:
                yield last.number
            self.steps.append(step)
            if step.outcomes:
                by_seat = luck(self.evaluation, step.before, step.action, after)
                self.review.luck.append(LuckReport(step.number, step.turn, step.phase, rounded(by_seat, 2)))
            foresight.follow(step.action, bool(step.outcomes), after)
            decided = after.seat != step.seat or after.phase != step.phase or bool(step.outcomes)
            if decided and (foresight.asks_at_once(after) or time.process_time() < until):
                self.expect(foresight, after, step.number, step.turn, step.phase, step.seat)
            last, self.end = step, after
        self.end = self.end.clone()
        self.sum_up()
        yield len(self.steps)

    def expect(self, foresight: Foresight, state: State, number: int, turn: int, phase: str, seat: int | None) -> None:
        points, chances = foresight.expected(state)
        if foresight.here and foresight.looks_ahead(state):
            self.opened[number] = rounded(foresight.ahead(state)[1], 4)
        self.review.steps.append(StepReport(number, turn, phase, seat, rounded(chances, 4), rounded(points, 2)))

    # -- decisions ---------------------------------------------------------------------------------------------------

    def note(self, decision: Decision) -> None:
        """Takes in a decision, with its mark if it has one."""
        self.decisions.append(decision)
        lost = decision.chance_best - decision.chance_played
        mark = None if decision.was_best else mark_of(self.grading, lost)
        if mark is not None:
            before, after = self.chances_around(decision)
            self.review.moments.append(
                Moment(
                    number=decision.number,
                    until=decision.until,
                    turn=decision.turn,
                    phase=decision.phase,
                    seat=decision.seat,
                    mark=mark,
                    chance_before=before,
                    chance_after=after,
                    chance_lost=round(lost, 4),
                    points_lost=round(decision.loss, 2),
                    interval=(round(decision.interval[0], 2), round(decision.interval[1], 2)),
                    played=described(decision.known, decision.played),
                    better=described(decision.known, decision.best),
                    better_chance=round(decision.chance_best, 4),
                    better_points=round(decision.points_best, 2),
                    points_after=round(decision.points_played, 2),
                    reasons=in_words(decision.reasons),
                )
            )
            self.review.key = key_moments(self.review.moments)
        self.sum_up()

    def chances_around(self, decision: Decision) -> tuple[float, float]:
        """The seat's chance to win before and after a decision, as the chart has it."""
        known, seat = self.review.steps, decision.seat
        before = [step for step in known if step.number <= decision.number]
        after = [step for step in known if step.number >= decision.until]
        first = self.opened.get(decision.number, before[-1].chances)
        return first[seat], (after[0] if after else known[-1]).chances[seat]

    def finish(self, weighing: Weighing) -> None:
        """The move that mattered, the key moments, and why the winner won."""
        likely = [decision for decision in self.decisions if self.may_be_praised(decision)]
        likely.sort(key=lambda decision: (-decision.ahead, decision.number))
        praised = [(weighing.praise(decision, PRAISING), decision) for decision in likely[:LOOKED_AT]]
        best = max(praised, key=lambda both: both[0].gain, default=None)
        if best is not None and best[0].gain >= self.grading.mistake:
            moments = [*self.review.moments, self.praised(*best)]
            self.review.moments = sorted(moments, key=lambda moment: moment.number)
        self.review.key = key_moments(self.review.moments)
        self.review.verdict = verdict(self.end, luck_of(self.review.luck, self.played.players))

    def may_be_praised(self, decision: Decision) -> bool:
        """Whether there was something else to do, and chance had no say in what was done."""
        return decision.was_best and decision.ahead > 0.0 and not self.steps[decision.until - 1].outcomes

    def praised(self, praise: Praise, decision: Decision) -> Moment:
        before, after = self.chances_around(decision)
        plan = described(decision.known, decision.played)
        return Moment(
            decision.number, decision.until, decision.turn, decision.phase, decision.seat, "best", before, after,
            round(-praise.gain, 4), 0.0, (0.0, 0.0), plan, None, round(praise.chance, 4), round(praise.points, 2),
            round(praise.points, 2), in_words(praise.reasons),
        )  # fmt: skip

    # -- summing up --------------------------------------------------------------------------------------------------

    def final(self) -> list[float]:
        return [float(score) for score in self.end.scores()]

    def sum_up(self) -> None:
        """How everybody has played, as far as it is known."""
        scores, players = self.end.scores(), self.played.players
        lucky = luck_of(self.review.luck, players)
        reports = []
        for seat in range(players):
            losses = [decision.loss for decision in self.decisions if decision.seat == seat]
            marks = [moment.mark for moment in self.review.moments if moment.seat == seat]
            exact = accuracy(self.grading, losses)
            report = SeatReport(
                points=scores[seat],
                accuracy=None if exact is None else round(exact, 4),
                decisions=len(losses),
                given_away=round(sum(losses), 2),
                inaccuracies=marks.count("inaccuracy"),
                mistakes=marks.count("mistake"),
                blunders=marks.count("blunder"),
                luck=round(lucky[seat], 2),
            )
            reports.append(report)
        self.review.seats = reports


def described(state: State, actions: Sequence[Action]) -> Plan:
    """A plan with what each of its actions does, by what the seat could know."""
    at, seat = state.clone(), state.seat
    told: list[Words] = []
    things: list[str] = []
    prices: list[int] = []
    for action in actions:
        if at.seat != seat:
            break
        try:
            choice = at.choice(action)
            at.apply(action, chance := Chance(0))
        except SteamshedError:
            break  # what came before was left to chance, and came otherwise
        told.append(Words(choice.effect.id, choice.effect.seat, dict(choice.effect.args)))
        things += choice.things[:1]
        prices += [] if choice.price is None else [choice.price]
        if chance.drawn:
            break
    return Plan([str(action) for action in actions], told, list(dict.fromkeys(things)), sum(prices) if prices else None)


def in_words(reasons: Sequence[Reason]) -> list[Words]:
    """Reasons in words of the game, points with a proper minus."""
    return [
        Words(reason.id, None, {name: value.replace("-", "−") for name, value in reason.args.items()})
        for reason in reasons
    ]


def rounded(values: Sequence[float], digits: int) -> list[float]:
    return [round(value, digits) for value in values]


def review_of(played: Played, seconds: float = SECONDS) -> Review:
    """The whole review."""
    *_, last = Maker(played).make(seconds)
    return last.review
