"""Finds a game by its name. The only module that names them; a game is loaded when it is first asked for."""

from __future__ import annotations

import functools
import importlib

from steamshed.kernel.errors import OptionError
from steamshed.kernel.game import Game

NAMES = ("age_of_steam", "steam", "days_of_steam", "railroad_revolution", "binario")
EXTRA: dict[str, Game] = {}


def games() -> list[str]:
    """The names of all games."""
    return [*NAMES, *EXTRA]


def register(game: Game) -> None:
    """Adds a game from elsewhere for this process: games under development, and toy games of tests and benchmarks."""
    EXTRA[game.name] = game


@functools.cache
def game(name: str) -> Game:
    """The game with this name."""
    if name in EXTRA:
        return EXTRA[name]
    if name not in NAMES:
        raise OptionError(f"there is no game {name!r}; there are " + ", ".join(games()))
    found = importlib.import_module(f"steamshed.games.{name}").GAME
    assert isinstance(found, Game)
    return found
