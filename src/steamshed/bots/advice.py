"""Advice that one can read: the best plan, the next best, by how much, how sure that is, and why.

Hints, warnings and reviews ask here; the answer comes from the same judgement and the same search that the bots use.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from steamshed.bots.experience import experience
from steamshed.bots.ladder import thinking
from steamshed.bots.levels import MASTER
from steamshed.bots.search import Difference, Search, Trial, difference
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.heuristics import Plan

MOST_REASONS: Final = 3
SMALLEST: Final = 0.3
"""Points below which a term is no reason."""
COMPARED: Final = 6
SEED: Final = 20260


@dataclass(frozen=True)
class Reason:
    """A term that speaks for the plan (or against it), as a message of the game: ``reason-TERM``."""

    id: str
    args: Mapping[str, str]


@dataclass(frozen=True)
class Advice:
    """What to do, compared with the next best thing to do. Differences are points at the end."""

    plan: Plan
    runner_up: Plan | None
    """None where there is only one thing to do."""
    difference: float
    interval: tuple[float, float]
    """95 of 100; endless where nothing was played out."""
    reasons: tuple[Reason, ...]

    @property
    def about_equal(self) -> bool:
        """Whether the interval spans zero: then nobody should be told off for the other plan."""
        return self.runner_up is not None and self.interval[0] <= 0.0 <= self.interval[1]


def advice(game: Game, view: Mapping[str, object], budget: float) -> Advice:
    """What the seat to act in this view should do, thought about for at most about ``budget`` seconds."""
    started = time.perf_counter()
    rng = random.Random(SEED)
    state = game.imagine(view, Chance(rng.getrandbits(32)))
    seat = state.seat
    if seat is None:
        raise SteamshedError("the game is over: there is nothing to advise")
    heuristics = thinking(game, MASTER)
    learned = experience(game, heuristics, MASTER)
    plans = heuristics.plans(state, state.legal(), rng, COMPARED)
    if len(plans) == 1:
        return Advice(plans[0], None, 0.0, (0.0, 0.0), ())
    trials = [Trial(plan) for plan in plans]
    if budget > 0:
        trials = Search(game, heuristics, state, SEED, started + budget, learned).compare(plans, MASTER.playouts)
    found: Difference = difference(trials[0], trials[1])
    best, other = (heuristics.explained(state, trial.plan, seat, SEED) for trial in trials[:2])
    if learned is not None:
        best, other = (learned.explained(state, plan, seat, SEED) for plan in (best, other))
    return Advice(best, other, found.mean, found.interval(), reasons(best, other, heuristics.told_with()))


def reasons(best: Plan, other: Plan, told_with: Mapping[str, str]) -> tuple[Reason, ...]:
    """The terms in which two plans differ most; those that are told with others are added to them."""
    gaps: dict[str, float] = {}
    for name in {*best.terms, *other.terms}:
        gap = best.terms.get(name, 0.0) - other.terms.get(name, 0.0)
        told = told_with.get(name, name)
        gaps[told] = gaps.get(told, 0.0) + gap
    largest = sorted(gaps, key=lambda name: (-abs(gaps[name]), name))[:MOST_REASONS]
    return tuple(
        Reason(f"reason-{name}", {"points": f"{gaps[name]:+.1f}"}) for name in largest if abs(gaps[name]) >= SMALLEST
    )
