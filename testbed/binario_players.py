"""Players for whole games of Binario Duel. They look at nothing hidden, so they need no view."""

from __future__ import annotations

import random

from steamshed.ai.heuristics import Heuristics
from steamshed.bots.levels import LEVELS
from steamshed.games.binario import GAME, Binario
from steamshed.kernel.action import Action


def choose(heuristics: Heuristics[Binario], state: Binario, rng: random.Random) -> Action:
    """One decision: the advice of the game, else any action."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    return heuristics.advise(state, legal, rng) or rng.choice(legal)


class Player:
    """One seat: the greedy bot's advice, or the plans of a level."""

    def __init__(self, bot: str) -> None:
        self.level = LEVELS.get(bot)
        self.heuristics = GAME.heuristics()
        if self.level is not None:
            numbers = GAME.weights()
            self.heuristics.see(numbers.weights, numbers.habits, self.level.sight(self.heuristics.kinds()))
        self.steps: list[Action] = []

    def choose(self, state: Binario, rng: random.Random) -> Action:
        if self.level is None:
            return choose(self.heuristics, state, rng)
        legal = state.legal()
        if not self.steps or self.steps[0] not in legal:
            self.steps = legal if len(legal) == 1 else self.heuristics.plans(state, legal, rng, 1)[0].actions
        step, self.steps = self.steps[0], self.steps[1:]
        return step
