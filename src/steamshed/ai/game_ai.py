"""What a game offers to bots: its judgement, the weights of that, and a quick player for whole games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Generic

from typing_extensions import TypeVar

from steamshed.ai.heuristics import Heuristics
from steamshed.ai.weights import Weights, read_weights
from steamshed.kernel.action import Action
from steamshed.kernel.game import Game
from steamshed.kernel.state import State

S = TypeVar("S", bound=State, default=Any)


def any_action(state: State, legal: list[Action], rng: random.Random) -> Action:
    """A random choice."""
    return rng.choice(legal)


class GameAi(Generic[S]):
    """Made from the parts of a game; without any it is what can be said of every game."""

    def __init__(
        self,
        heuristics: Callable[[], Heuristics[S]] = Heuristics,
        steady: Callable[[S, list[Action], random.Random], Action] = any_action,
        package: str = "",
    ) -> None:
        self.heuristics = heuristics
        """Makes the judgement of the game: one for each bot, since it keeps the weights and the sight of its bot."""
        self.steady = steady
        """A random choice, except that the player does not ruin himself: for tests and benchmarks of whole games."""
        self.package = package
        """The package of the game, with the file ``think/weights.toml``."""

    def weights(self) -> Weights:
        """What the judge's features are worth, or nothing where a game has no such file."""
        if not self.package:
            return Weights()
        return read_weights(self.package)


def ai_of(game: Game[S]) -> GameAi[S]:
    """What a game offers to bots; where it offers nothing, what can be said of any game."""
    return GameAi() if game.ai is None else game.ai
