"""Bots that misbehave, for the tests of the bots' processes: importing this module makes them known in the process."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Mapping, Sequence

import steamshed.bots
from steamshed.bots.random import RandomBot
from steamshed.kernel.action import Action
from tests.server.toys import GAMES

Views = Mapping[str, object]


class Liar(RandomBot):
    def choose(self, view: Views, legal: Sequence[Action], clock: float | None, rng: random.Random) -> Action:
        return Action("add 9")


class Crasher(RandomBot):
    def choose(self, view: Views, legal: Sequence[Action], clock: float | None, rng: random.Random) -> Action:
        raise RuntimeError("out of ideas")


class Sleeper(RandomBot):
    def choose(self, view: Views, legal: Sequence[Action], clock: float | None, rng: random.Random) -> Action:
        time.sleep(60)
        return legal[0]


class Quitter(RandomBot):
    def choose(self, view: Views, legal: Sequence[Action], clock: float | None, rng: random.Random) -> Action:
        os._exit(3)


class Thinker(RandomBot):
    """Takes all the time it is given."""

    def choose(self, view: Views, legal: Sequence[Action], clock: float | None, rng: random.Random) -> Action:
        time.sleep(clock or 60)
        return legal[0]


if sys.argv[0].endswith("__main__.py") and "bots" in sys.argv[0]:
    fools = {"liar": Liar, "crasher": Crasher, "sleeper": Sleeper, "quitter": Quitter, "thinker": Thinker}
    steamshed.bots.BOTS = {**steamshed.bots.BOTS, **fools}

__all__ = ["GAMES"]
