"""The judgement of a game as a level has it."""

from __future__ import annotations

from steamshed.ai.game_ai import ai_of
from steamshed.ai.heuristics import Heuristics
from steamshed.bots.levels import Level
from steamshed.kernel.game import Game


def thinking(game: Game, level: Level) -> Heuristics:
    """The judge of a game, with the numbers of its file and the sight of a level."""
    heuristics = ai_of(game).heuristics()
    numbers = ai_of(game).weights()
    heuristics.see(numbers.weights, numbers.habits, level.sight(heuristics.kinds()))
    return heuristics
