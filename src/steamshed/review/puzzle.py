"""A decision of a game that is over, as a puzzle: somebody else tries it, and is told what it would have cost.

A try is compared with the best plan as a review compares what was played (``decisions``).
"""

from __future__ import annotations

import functools
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from steamshed.ai.heuristics import Plan
from steamshed.bots.evaluation import evaluation_of
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance, Keyed, Outcome
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.review.decision_analysis import SEED, Comparison, Weighing


@dataclass(frozen=True)
class Done:
    """An action of a try, and what it caused."""

    phase: str
    action: Action
    outcomes: tuple[Outcome, ...]
    events: list[Event]


@dataclass
class Try:
    """A try at the decision of a seat, action by action."""

    known: State
    """The position as the seat could know it."""
    stop: str | None
    """The phase with which the decision is over, though the seat goes on."""
    done: list[Done] = field(default_factory=list)
    state: State = field(init=False)
    chance: Chance = field(init=False)
    """The same for all who try the same."""

    def __post_init__(self) -> None:
        self.state, self.chance = self.known.clone(), Keyed(SEED)

    @property
    def complete(self) -> bool:
        """Whether the decision is made: others or chance have their say now, or another phase has begun."""
        state = self.state
        ended = state.seat != self.known.seat or state.phase == self.stop
        return bool(self.done) and (ended or bool(self.done[-1].outcomes))

    def act(self, action: Action) -> None:
        """The next action. Raises IllegalAction; the try is as it was then."""
        if self.complete:
            raise SteamshedError("the decision is made: nothing more is to be done")
        phase, drawn = self.state.phase, len(self.chance.drawn)
        events = self.state.apply(action, self.chance)
        self.done.append(Done(phase, action, tuple(self.chance.drawn[drawn:]), events))


@functools.cache
def weighing_for(game: Game) -> Weighing:
    return Weighing(game, evaluation_of(game))


def begin(game: Game, known: State, best: Sequence[Action]) -> Try:
    return Try(known, weighing_for(game).stop_of(known, best))


def is_same(one: Sequence[Action], other: Sequence[Action]) -> bool:
    """Whether two plans are the same, as far as both go."""
    length = min(len(one), len(other))
    return list(one[:length]) == list(other[:length])


def compared(game: Game, known: State, best: Sequence[Action], tried: Sequence[Action], seconds: float) -> Comparison:
    """By how much the best plan is better than what was tried."""
    weighing, seat = weighing_for(game), known.seat
    assert seat is not None
    one, other = (
        Plan(list(actions), weighing.heuristics.value_after(known, list(actions), seat, SEED), {})
        for actions in (best, tried)
    )
    return weighing.against(weighing.search(known), one, other, time.process_time() + seconds)
