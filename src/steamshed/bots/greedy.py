"""The sensible beginner: the action after which the position looks best, by the game's own judgement."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from steamshed.ai.game_ai import ai_of
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.state import State

SAMPLES = 4
"""How often an action that draws chance is tried."""


class GreedyBot:
    """Asks the game's heuristics for advice; where there is none, tries every action worth trying once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.heuristics = ai_of(game).heuristics()

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Action], clock: float | None, rng: random.Random
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, Chance(rng.getrandbits(32)), own=True)
        advice = self.heuristics.advise(state, list(legal), rng)
        if advice is not None:
            return advice
        assert state.seat is not None
        seat = state.seat
        best: list[Action] = []
        highest = float("-inf")
        for action in self.heuristics.shortlist(state, list(legal), rng):
            value = self.value_after(state, action, seat, rng)
            if value > highest:
                best, highest = [action], value
            elif value == highest:
                best.append(action)
        return rng.choice(best)

    def close(self) -> None:
        """Holds nothing."""

    def value_after(self, state: State, action: Action, seat: int, rng: random.Random) -> float:
        """The value of the position after an action, averaged over what chance may bring."""
        total = 0.0
        for sample in range(1, SAMPLES + 1):
            after = state.clone()
            chance = Chance(rng.getrandbits(32))
            after.apply(action, chance)
            total += self.heuristics.evaluate(after, seat)
            if not chance.drawn:
                return total / sample
        return total / SAMPLES
