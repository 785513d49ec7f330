"""Age of Steam: three to six railway companies, shares, an auction for the order, track, goods.

Rules: the ledger ids begin with AS; ``phases`` has a module for each phase of a turn, ``building`` the rules of track,
``scoring`` the end. Maps, tiles and prices are in ``content``.
"""

from __future__ import annotations

import pathlib
import random
from collections.abc import Mapping
from typing import Any

from steamshed.games.age_of_steam.actions import SPECIAL_ACTIONS, notation
from steamshed.games.age_of_steam.content import reader as content
from steamshed.games.age_of_steam.proof.candidates import candidates
from steamshed.games.age_of_steam.proof.steady import solvent
from steamshed.games.age_of_steam.rules import information as view
from steamshed.games.age_of_steam.rules import setup
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.games.age_of_steam.table import position
from steamshed.games.age_of_steam.table.options import Rules
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.heuristics import Heuristics
from steamshed.kernel.options import OptionValue
from steamshed.kernel.scene import Scene, Thing
from steamshed.kernel.setting import Setting
from steamshed.kernel.words import text
from steamshed.rail.delivery import Deliver
from steamshed.rail.network import empty_network


class AgeOfSteamGame(Game[AgeOfSteam]):
    """The game as the registry knows it."""

    name = "age_of_steam"
    package = __name__
    prefix = "AS"
    seats = range(3, 7)
    longest = 5000
    hidden = False

    def __init__(self) -> None:
        self.options = content.make_options(lambda id: text(self, "en", id))
        goods = content.goods()
        self.notation = notation(content.tile_set(), goods.colours, goods.letters, goods.boxes)

    def check_players(self, players: int, options: Mapping[str, OptionValue]) -> None:
        super().check_players(players, options)
        content.board(str(options["map"])).check_players(players)

    def begin(self, setting: Setting, chance: Chance) -> AgeOfSteam:
        return setup.begin(Rules(content.board(str(setting.options["map"])), setting), chance)

    def load(self, data: Mapping[str, object]) -> AgeOfSteam:
        part = position.read(data)
        setting = self.setting_of(part.players, part.options, part.rules)
        rules = Rules(content.board(str(setting.options["map"])), setting)
        state = AgeOfSteam(rules, empty_network(rules.board.grid, rules.board.tiles, rules.board.stop))
        position.fill(state, part)
        return state

    def imagine(self, view_data: Mapping[str, object], chance: Chance) -> AgeOfSteam:
        """Nothing is hidden (AS-INFO-01): the view is the position."""
        return self.load({key: value for key, value in view_data.items() if key not in view.DERIVED})

    def scenes(self, view_data: Mapping[str, Any], language: str = "en") -> list[Scene]:
        from steamshed.games.age_of_steam.show.scenes import scenes

        return scenes(view_data, language=language)

    def route(self, state: AgeOfSteam, seat: int | None, action: Action) -> tuple[Thing, ...]:
        from steamshed.games.age_of_steam.show.scenes import route

        return route(state.view(seat), action) if isinstance(action, Deliver) else ()

    def check_map(self, file: pathlib.Path) -> str:
        board = content.check_file(file)
        return board.summary(board.grid.size)

    def heuristics(self) -> Heuristics[AgeOfSteam]:
        from steamshed.games.age_of_steam.think.heuristics import AgeOfSteamHeuristics

        return AgeOfSteamHeuristics()

    def steady(self, state: AgeOfSteam, legal: list[Action], rng: random.Random) -> Action:
        return solvent(state, legal, rng)

    def candidates(self, state: AgeOfSteam) -> list[Action]:
        return candidates(state)


GAME = AgeOfSteamGame()

__all__ = ["GAME", "SPECIAL_ACTIONS", "AgeOfSteam", "AgeOfSteamGame"]
