"""The bot that every other must beat: any legal action is as good as any other."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from steamshed.kernel.action import Action
from steamshed.kernel.game import Game


class RandomBot:
    """Chooses uniformly."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Action], clock: float | None, rng: random.Random
    ) -> Action:
        return rng.choice(legal)

    def close(self) -> None:
        """Holds nothing."""
