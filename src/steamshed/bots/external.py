"""Bots that are programs of their own, in any language.

A program that crashes, answers too late or answers nonsense is a BotFault: whoever runs the game takes the seat from
it.
"""

from __future__ import annotations

import random
import shlex
from collections.abc import Mapping, Sequence

from steamshed.bots.base import BotFault
from steamshed.bots.program import Program
from steamshed.kernel.action import Action
from steamshed.kernel.game import Game

STARTING_TIME = 20.0
"""Seconds that a program has to say that it is ready."""
ANSWERING_TIME = 60.0
"""Seconds for an answer when the game has no clock."""


class ExternalBot:
    """A running program that holds one seat."""

    def __init__(self, game: Game, command: str) -> None:
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise BotFault(f"{command!r} cannot be started: {error}") from None
        self.program = Program(words)
        try:
            self.program.greet(game.name, STARTING_TIME)
        except BotFault:
            self.program.close()
            raise

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Action], clock: float | None, rng: random.Random
    ) -> Action:
        actions = {str(action): action for action in legal}
        seconds = ANSWERING_TIME if clock is None else clock
        return actions[self.program.choose(view, list(actions), clock, rng.getrandbits(31), seconds)]

    def close(self) -> None:
        self.program.close()
