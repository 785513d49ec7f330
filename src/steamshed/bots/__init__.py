"""Players made of code. A bot gets what a remote human gets: the view of its seat and the legal actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from steamshed.bots.base import Bot
from steamshed.bots.external import ExternalBot
from steamshed.bots.greedy import GreedyBot
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import LEVELS
from steamshed.bots.random import RandomBot
from steamshed.kernel.errors import OptionError
from steamshed.kernel.game import Game

COMMAND = "cmd:"
BOTS: Mapping[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(LadderBot, level=level) for name, level in LEVELS.items()},
}


def bots() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def check_name(name: str) -> None:
    """Raises OptionError for a bot that does not exist. A program of its own is written ``cmd:python3 my_bot.py``."""
    if name not in BOTS and not (name.startswith(COMMAND) and name != COMMAND):
        known = ", ".join([*BOTS, COMMAND + "PROGRAM"])
        raise OptionError(f"there is no bot {name!r}; there are {known}")


def bot(name: str, game: Game) -> Bot:
    """A bot for a game. Raises BotFault if it is a program that does not start."""
    check_name(name)
    if name.startswith(COMMAND):
        return ExternalBot(game, name.removeprefix(COMMAND))
    return BOTS[name](game)
