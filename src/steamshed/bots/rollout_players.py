"""Players who differ in taste, for the lines of a search.

Chance alone makes few lines differ: most of what follows a plan is somebody's decision, and a quick player always
decides the same. If all lines had the same one, a hundred of them would be one line told a hundred times, and how sure
a difference is would mean nothing. So every line has players in a mood of its own: what they mind, they mind more or
less than usual.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from steamshed.ai.game_ai import ai_of
from steamshed.ai.heuristics import Heuristics
from steamshed.kernel.game import Game

MOODS: Final = 12
SPREAD: Final = 0.25
"""How far apart tastes are: the standard deviation of a factor's logarithm."""
ABOUT_SEARCHING: Final = ("doubt", "blunder", "race", "opening", "turn-lines")
"""Habits that begin so are no taste."""


def moods(game: Game, heuristics: Heuristics) -> list[Heuristics]:
    """The same player in different moods, as usual first; always the same ones."""
    numbers, sight, rng = ai_of(game).weights(), heuristics.sight, random.Random(MOODS)
    found = [heuristics]
    while len(found) < MOODS:
        player = ai_of(game).heuristics()
        player.see(varied(numbers.weights, rng), varied(numbers.habits, rng), sight)
        found.append(player)
    return found


def varied(numbers: Mapping[str, float], rng: random.Random) -> dict[str, float]:
    """Numbers that are somewhat smaller or larger."""
    return {
        name: number if name.startswith(ABOUT_SEARCHING) else number * rng.lognormvariate(0.0, SPREAD)
        for name, number in numbers.items()
    }
