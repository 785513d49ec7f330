"""The options of one game in the form in which the phases ask for them. Shared by all states of the game."""

from __future__ import annotations

from steamshed.games.days_of_steam.content.box import Box
from steamshed.kernel.game_config import Setting


class Rules(Setting):
    """The box, the options and what follows from them and the number of players."""

    def __init__(self, box: Box, setting: Setting) -> None:
        super().__init__(setting.players, setting.options, setting.version)
        players, options = setting.players, setting.options
        self.box = box
        self.numbers = box.numbers
        self.any_loop = options["circuit_novelty"] == "any_loop"
        self.coal_same_turn = bool(options["coal_same_turn"])
        self.start_city_goods = bool(options["start_city_goods"])
        self.end_of_round = options["last_tile_end"] == "round"
        self.stall_limit = box.numbers.stall_rounds * players
        """DS-END-07."""
