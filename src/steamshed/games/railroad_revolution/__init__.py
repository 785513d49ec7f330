"""Railroad Revolution: two to four companies lay rails westward, open stations and telegraph offices, promote workers.

Rules: the ledger ids begin with RR; ``decisions`` holds every option, what it asks for and what it does, on top of
``legality`` and ``perform``; ``completable`` sees that no turn ends in a dead end; ``ending`` is what happens between
decisions, ``effects`` the language of the tiles. The tiles themselves, the map and the prices are in ``content``.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from steamshed.games.railroad_revolution import content, position, setup, view
from steamshed.games.railroad_revolution.actions import Moves, notation
from steamshed.games.railroad_revolution.candidates import candidates
from steamshed.games.railroad_revolution.rules import Rules
from steamshed.games.railroad_revolution.state import RailroadRevolution
from steamshed.games.railroad_revolution.steady import steady
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.heuristics import Heuristics
from steamshed.kernel.scene import Scene
from steamshed.kernel.setting import Setting
from steamshed.kernel.words import text


class RailroadRevolutionGame(Game[RailroadRevolution]):
    """The game as the registry knows it."""

    name = "railroad_revolution"
    package = __name__
    prefix = "RR"
    seats = range(2, 5)
    longest = 8000

    def __init__(self) -> None:
        self.options = content.make_options(lambda id: text(self, "en", id))
        self.box = content.box()
        self.moves = Moves(self.box)
        self.notation = notation(self.box, self.moves)

    def rules_for(self, setting: Setting) -> Rules:
        return Rules(self.box, self.moves, setting)

    def begin(self, setting: Setting, chance: Chance) -> RailroadRevolution:
        return setup.begin(self.rules_for(setting), chance)

    def load(self, data: Mapping[str, object]) -> RailroadRevolution:
        part = position.read(data)
        setting = self.setting_of(part.players, part.options, part.rules)
        state = setup.blank(self.rules_for(setting))
        position.fill(state, part)
        return state

    def imagine(self, view_data: Mapping[str, object], chance: Chance) -> RailroadRevolution:
        return self.load(view.imagine(self.box, view_data, chance))

    def scenes(self, view_data: Mapping[str, Any], language: str = "en") -> list[Scene]:
        from steamshed.games.railroad_revolution.scene import scenes

        return scenes(view_data, language=language)

    def heuristics(self) -> Heuristics[RailroadRevolution]:
        from steamshed.games.railroad_revolution.heuristics import RailroadRevolutionHeuristics

        return RailroadRevolutionHeuristics()

    def steady(self, state: RailroadRevolution, legal: list[Action], rng: random.Random) -> Action:
        return steady(state, legal, rng)

    def candidates(self, state: RailroadRevolution) -> list[Action]:
        return candidates(state)


GAME = RailroadRevolutionGame()

__all__ = ["GAME", "RailroadRevolution", "RailroadRevolutionGame"]
