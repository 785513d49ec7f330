"""Steam: three to six railway companies, money from the bank, action tiles, track, goods; base and standard game.

Rules: the ledger ids begin with ST; ``phases`` has a module for each phase of a round, ``building`` the rules of track,
``money`` those of raising money, ``stock`` the tile supply, ``scoring`` the end. Maps, tiles and prices are in
``content``.
"""

from __future__ import annotations

import pathlib
import random
from collections.abc import Mapping
from typing import Any

from steamshed.games.steam.actions import ACTION_TILES, notation
from steamshed.games.steam.content import reader as content
from steamshed.games.steam.content.board import WATER
from steamshed.games.steam.proof.candidates import candidates
from steamshed.games.steam.proof.steady import steady
from steamshed.games.steam.rules import information as view
from steamshed.games.steam.rules import setup
from steamshed.games.steam.state import Steam
from steamshed.games.steam.table import position
from steamshed.games.steam.table.options import Rules
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import OptionError
from steamshed.kernel.game import Game
from steamshed.kernel.heuristics import Heuristics
from steamshed.kernel.options import EVERYBODY, OptionValue
from steamshed.kernel.scene import Scene, Thing
from steamshed.kernel.setting import Setting
from steamshed.kernel.words import text
from steamshed.rail.delivery import Deliver
from steamshed.rail.network import empty_network


class SteamGame(Game[Steam]):
    """The game as the registry knows it."""

    name = "steam"
    package = __name__
    prefix = "ST"
    seats = range(3, 7)
    longest = 5000
    hidden = False

    def __init__(self) -> None:
        self.options = content.make_options(lambda id: text(self, "en", id))
        self.notation = notation(content.tile_set(), content.goods().colours)

    def check_players(self, players: int, options: Mapping[str, OptionValue]) -> None:
        """ST-GEN-01: from the map's smallest to its largest number."""
        super().check_players(players, options)
        content.board(str(options["map"])).check_players(players)
        chosen = str(options["lenient_seats"])
        if chosen != EVERYBODY and int(chosen.split(",")[-1]) >= players:
            raise OptionError(f"option lenient_seats: {chosen} names a seat that {players} players do not have")

    def begin(self, setting: Setting, chance: Chance) -> Steam:
        return setup.begin(Rules(content.board(str(setting.options["map"])), setting), chance)

    def load(self, data: Mapping[str, object]) -> Steam:
        part = position.read(data)
        setting = self.setting_of(part.players, part.options, part.rules)
        rules = Rules(content.board(str(setting.options["map"])), setting)
        state = Steam(rules, empty_network(rules.board.grid, rules.board.tiles, rules.board.stop))
        position.fill(state, part)
        return state

    def imagine(self, view_data: Mapping[str, object], chance: Chance) -> Steam:
        """Nothing is hidden (ST-GEN-02): the view is the position."""
        return self.load({key: value for key, value in view_data.items() if key not in view.DERIVED})

    def scenes(self, view_data: Mapping[str, Any], language: str = "en") -> list[Scene]:
        from steamshed.games.steam.show.scenes import scenes

        return scenes(view_data, language=language)

    def route(self, state: Steam, seat: int | None, action: Action) -> tuple[Thing, ...]:
        from steamshed.games.steam.show.scenes import route

        return route(state.view(seat), action) if isinstance(action, Deliver) else ()

    def check_map(self, file: pathlib.Path) -> str:
        board = content.check_file(file)
        return board.summary(len([kind for kind in board.kind if kind != WATER]))

    def heuristics(self) -> Heuristics[Steam]:
        from steamshed.games.steam.think.heuristics import SteamHeuristics

        return SteamHeuristics()

    def steady(self, state: Steam, legal: list[Action], rng: random.Random) -> Action:
        return steady(state, legal, rng)

    def candidates(self, state: Steam) -> list[Action]:
        return candidates(state)


GAME = SteamGame()

__all__ = ["ACTION_TILES", "GAME", "Steam", "SteamGame"]
