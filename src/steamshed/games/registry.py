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


def register_modules(names: str) -> None:
    """Adds the games of modules, separated by commas: each has a list ``GAMES``."""
    for name in filter(None, (word.strip() for word in names.split(","))):
        try:
            module = importlib.import_module(name)
        except ImportError as error:
            raise OptionError(f"extra-games: {name}: {error}") from None
        found = getattr(module, "GAMES", None)
        if not isinstance(found, list) or not all(isinstance(one, Game) for one in found):
            raise OptionError(f"extra-games: {name}: the module has no list GAMES")
        for one in found:
            register(one)


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
