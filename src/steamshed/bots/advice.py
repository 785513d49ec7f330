"""Advice that one can read: the best plan, the next best, by how much, how sure that is, and why.

Hints, warnings and reviews ask here; the answer comes from the same judgement and the same search that the bots use.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from steamshed.ai.heuristics import NEVER, Heuristics, Plan
from steamshed.bots.levels import MASTER
from steamshed.bots.rollout_players import moods
from steamshed.bots.search import Difference, Trial, difference
from steamshed.bots.thinking import thinking
from steamshed.bots.turn_lines import search_of
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.state import State

MOST_REASONS: Final = 3
SMALLEST: Final = 0.3
"""Points below which a term is no reason."""
COMPARED: Final = 6
SEED: Final = 20260
ENOUGH: Final = 6
"""With fewer lines than this nobody knows how sure a difference is."""
BLUNDER: Final = 6.0
"""Points that a plain blunder costs, where the habits of a game do not say otherwise (``blunder``)."""


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
    blunder: float = BLUNDER
    """Points from which on the other plan is a blunder, if the whole interval is above zero."""

    @property
    def about_equal(self) -> bool:
        """Whether the interval does not lie above zero: then nobody should be told off for the other plan."""
        return self.runner_up is not None and self.interval[0] <= 0.0


def advice(game: Game, view: Mapping[str, object], budget: float) -> Advice:
    """What the seat to act in this view should do, thought about for at most about ``budget`` seconds."""
    deadline = time.perf_counter() + budget
    heuristics, state, rng = thought(game, view)
    plans = heuristics.plans(state, state.legal(), rng, COMPARED)
    if len(plans) == 1:
        return Advice(plans[0], None, 0.0, (0.0, 0.0), ())
    return compared(game, heuristics, state, plans, deadline)


def weighed(game: Game, view: Mapping[str, object], actions: list[Action], budget: float) -> Advice:
    """The best plan of the seat to act, compared with what it would do by these actions and its best after them. The
    difference is what they cost; where they begin the best plan themselves there is no runner-up."""
    deadline = time.perf_counter() + budget
    heuristics, state, rng = thought(game, view)
    assert state.seat is not None
    best = heuristics.plans(state, state.legal(), rng, 1)[0]
    if best.actions[: len(actions)] == actions[: len(best.actions)]:
        return Advice(best, None, 0.0, (0.0, 0.0), ())
    after, _ = heuristics.carried_through(state, actions, SEED)
    whole = list(actions)
    if after.seat == state.seat:
        whole += heuristics.plans(after, after.legal(), rng, 1)[0].actions
    plans = [
        Plan(list(steps), heuristics.value_after(state, list(steps), state.seat, SEED), {})
        for steps in (best.actions, whole)
    ]
    return compared(game, heuristics, state, plans, deadline, keep=True)


def thought(game: Game, view: Mapping[str, object]) -> tuple[Heuristics, State, random.Random]:
    """The judgement of the best player and a position to think about. Raises SteamshedError if the game is over."""
    rng = random.Random(SEED)
    state = game.imagine(view, Chance(rng.getrandbits(32)), own=True)
    if state.seat is None:
        raise SteamshedError("the game is over: there is nothing to advise")
    return thinking(game, MASTER), state, rng


def compared(
    game: Game, heuristics: Heuristics, state: State, plans: list[Plan], deadline: float, keep: bool = False
) -> Advice:
    """The best of some plans and the next best; with ``keep`` the first and the second of them, whichever is better."""
    assert state.seat is not None
    trials = [Trial(plan) for plan in plans]
    if time.perf_counter() < deadline and heuristics.doubt(state) < NEVER:
        search = search_of(game, heuristics, state, SEED, deadline, moods(game, heuristics), MASTER)
        if keep:
            search.play_more(trials, MASTER.playouts)
        else:
            trials = search.compare(plans, MASTER.playouts)
    found: Difference = difference(trials[0], trials[1])
    best, other = (heuristics.explained(state, trial.plan, state.seat, SEED) for trial in trials[:2])
    interval = found.interval() if found.lines >= ENOUGH else (-math.inf, math.inf)
    blunder = heuristics.habits.get("blunder", BLUNDER)
    return Advice(best, other, found.mean, interval, reasons(best, other, heuristics.told_with()), blunder)


def reasons(best: Plan, other: Plan, told_with: Mapping[str, str]) -> tuple[Reason, ...]:
    """The terms in which two plans differ most; those that are told with others are added to them. Where all terms
    together speak for the other plan, something else has decided, and only those that speak for the best one are told.
    """
    gaps: dict[str, float] = {}
    for name in {*best.terms, *other.terms}:
        gap = best.terms.get(name, 0.0) - other.terms.get(name, 0.0)
        told = told_with.get(name, name)
        gaps[told] = gaps.get(told, 0.0) + gap
    if sum(gaps.values()) <= 0:
        gaps = {name: gap for name, gap in gaps.items() if gap > 0}
    largest = sorted(gaps, key=lambda name: (-abs(gaps[name]), name))[:MOST_REASONS]
    return tuple(
        Reason(f"reason-{name}", {"points": f"{gaps[name]:+.1f}"}) for name in largest if abs(gaps[name]) >= SMALLEST
    )
