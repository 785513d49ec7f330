"""The opponents of the ladder: one player, many levels. See ``levels`` for what they differ in."""

from __future__ import annotations

import contextlib
import gc
import random
import time
from collections.abc import Iterator, Mapping, Sequence

from steamshed.ai.heuristics import NEVER, Plan
from steamshed.bots.levels import Level
from steamshed.bots.rollout_players import moods
from steamshed.bots.search import Trial
from steamshed.bots.thinking import thinking
from steamshed.bots.turn_lines import search_of
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.state import State

OPENINGS = 5
"""Among how many plans chance may choose in an opening."""
CARE = 0.8
"""The part of a clock that is used: the answer has to arrive in time, too."""


class LadderBot:
    """Makes plans for whole turns and follows them; levels that search compare the best ones first.

    A plan is kept from step to step as long as everything comes as expected. With the same view and generator a bot
    that knows of no plan decides the same, as long as it has the time for all its lines.
    """

    def __init__(self, game: Game, level: Level) -> None:
        self.game = game
        self.level = level
        self.heuristics = thinking(game, level)
        self.players = moods(game, self.heuristics) if level.compared else []
        """Who plays the lines of a search."""
        self.steps: list[Action] = []
        """What is left of the plan."""
        self.expected: Mapping[str, object] = {}
        """The view in which its next step is to be made."""
        self.considered: list[Trial] = []
        """What was compared when it thought last, the plan that it chose first; nothing while it follows a plan."""

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Action], clock: float | None, rng: random.Random
    ) -> Action:
        started = time.perf_counter()
        if len(legal) == 1:
            self.considered = []
            return legal[0]
        with uncollected():
            return self.thought(view, legal, clock, rng, started)

    def thought(
        self,
        view: Mapping[str, object],
        legal: Sequence[Action],
        clock: float | None,
        rng: random.Random,
        started: float,
    ) -> Action:
        """The next step of the plan, or the first one of a new plan."""
        state = self.game.imagine(view, Chance(rng.getrandbits(32)), own=True)
        seed = rng.getrandbits(32)
        if self.steps and self.steps[0] in legal and view == self.expected:
            self.considered = []
            return self.follow(state, self.steps)
        plans = self.plans(state, legal, rng)
        self.considered = self.compared(state, plans, seed, started, clock)
        for player in (self.heuristics, *self.players):
            player.forget()
        return self.follow(state, self.considered[0].plan.actions)

    def plans(self, state: State, legal: Sequence[Action], rng: random.Random) -> list[Plan]:
        """What comes to mind, the best first; in an opening one of those that are about as good as the best."""
        within = self.heuristics.habits.get("opening", 0.0)
        if not within or not self.heuristics.opening(state):
            return self.heuristics.plans(state, list(legal), rng, max(1, self.level.compared))
        plans = self.heuristics.plans(state, list(legal), rng, max(OPENINGS, self.level.compared))
        near = [plan for plan in plans[:OPENINGS] if plan.value >= plans[0].value - within]
        first = rng.choice(near)
        others = [plan for plan in plans if plan is not first]
        return [first, *others[: max(0, self.level.compared - 1)]]

    def compared(self, state: State, plans: list[Plan], seed: int, started: float, clock: float | None) -> list[Trial]:
        """The plans, the one to follow first: the judge's, or the one that lines played out speak for."""
        if len(plans) < 2 or not self.level.compared or self.heuristics.doubt(state) >= NEVER:
            return [Trial(plan) for plan in plans]
        seconds = self.level.seconds if clock is None else min(self.level.seconds, CARE * clock)
        deadline = started + seconds
        search = search_of(self.game, self.heuristics, state, seed, deadline, self.players, self.level)
        return search.compare(plans, self.level.playouts)

    def follow(self, state: State, steps: list[Action]) -> Action:
        """The first step; the others are kept if nobody and nothing comes between."""
        step, rest, seat = steps[0], steps[1:], state.seat
        self.steps, self.expected = [], {}
        if rest:
            chance = Chance(0)
            state.apply(step, chance)
            if state.seat == seat and not chance.drawn:
                self.steps, self.expected = rest, state.view(seat)
        return step

    def close(self) -> None:
        """Holds nothing."""


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """Without the garbage collector: positions in thought are freed when they are dropped, and to look through those
    which are kept takes a third of some games' time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
