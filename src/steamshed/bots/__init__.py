"""Players made of code. A bot gets what a remote human gets: the view of its seat and the legal actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from steamshed.bots.base import Bot
from steamshed.bots.greedy import GreedyBot
from steamshed.bots.random import RandomBot
from steamshed.kernel.errors import OptionError
from steamshed.kernel.game import Game

BOTS: Mapping[str, Callable[[Game], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bots() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def bot(name: str, game: Game) -> Bot:
    """A bot for a game."""
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}; there are " + ", ".join(BOTS))
    return BOTS[name](game)
