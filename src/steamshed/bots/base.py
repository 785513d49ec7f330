"""What a bot is: something that chooses one of the legal actions from the view of its seat."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Protocol

from steamshed.kernel.action import Action


class BotFault(Exception):
    """A bot that cannot go on: it crashed, hung or answered nonsense. It loses its seat; the game goes on."""


class Bot(Protocol):
    """A player made of code. It never sees the true state: it looks ahead on what ``game.imagine(view, ...)`` gives."""

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Action], clock: float | None, rng: random.Random
    ) -> Action:
        """One of the legal actions. ``clock`` is the time in seconds that is left for it, None without limit."""
        ...

    def close(self) -> None:
        """The game is over; gives back what the bot holds."""
        ...
