"""Days of Steam: two to four trains on one network that grows from a single city.

Rules: the ledger ids begin with DS; ``placing`` and ``laying`` have the rules of tiles, ``running`` those of trains and
goods, ``phases`` the decisions of a turn, ``scoring`` and ``ending`` the end. Tiles and numbers are in ``content``.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from steamshed.games.days_of_steam import content, position, setup, view
from steamshed.games.days_of_steam.actions import notation
from steamshed.games.days_of_steam.candidates import candidates
from steamshed.games.days_of_steam.heuristics import DaysOfSteamHeuristics
from steamshed.games.days_of_steam.rules import Rules
from steamshed.games.days_of_steam.state import DaysOfSteam
from steamshed.games.days_of_steam.steady import steady
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.heuristics import Heuristics
from steamshed.kernel.scene import Scene
from steamshed.kernel.setting import Setting
from steamshed.kernel.words import text


class DaysOfSteamGame(Game[DaysOfSteam]):
    """The game as the registry knows it."""

    name = "days_of_steam"
    package = __name__
    prefix = "DS"
    seats = range(2, 5)
    longest = 100_000

    def __init__(self) -> None:
        self.options = content.make_options(lambda id: text(self, "en", id))
        box = content.box()
        self.notation = notation(box.tiles, box.colours, box.numbers.display)

    def begin(self, setting: Setting, chance: Chance) -> DaysOfSteam:
        return setup.begin(Rules(content.box(), setting), chance)

    def load(self, data: Mapping[str, object]) -> DaysOfSteam:
        part = position.read(data)
        setting = self.setting_of(part.players, part.options, part.rules)
        state = setup.empty_table(Rules(content.box(), setting))
        position.fill(state, part)
        return state

    def imagine(self, view_data: Mapping[str, Any], chance: Chance) -> DaysOfSteam:
        return self.load(view.imagine(content.box(), view_data, chance))

    def scenes(self, view_data: Mapping[str, Any], language: str = "en") -> list[Scene]:
        from steamshed.games.days_of_steam.scene import scenes

        return scenes(view_data, language=language)

    def heuristics(self) -> Heuristics[DaysOfSteam]:
        return DaysOfSteamHeuristics()

    def steady(self, state: DaysOfSteam, legal: list[Action], rng: random.Random) -> Action:
        return steady(state, legal, rng)

    def candidates(self, state: DaysOfSteam) -> list[Action]:
        return candidates(state)


GAME = DaysOfSteamGame()

__all__ = ["GAME", "DaysOfSteam", "DaysOfSteamGame"]
