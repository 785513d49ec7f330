"""The options of one game in the form in which the phases ask for them. Shared by all states of the game."""

from __future__ import annotations

from collections.abc import Mapping

from steamshed.games.age_of_steam.actions import Build
from steamshed.games.age_of_steam.board import Board
from steamshed.kernel.options import OptionValue


class Rules:
    """The board, the options and what follows from them and the number of players."""

    def __init__(self, board: Board, players: int, options: Mapping[str, OptionValue]) -> None:
        self.board = board
        self.numbers = board.numbers
        self.players = players
        self.options = dict(options)
        self.turns = board.numbers.turns[players]
        """AS-END-01: counted by the players who started."""
        self.surcharge_once = options["terrain_cost"] == "first_per_feature"
        self.direct_complex = bool(options["direct_complex"])
        self.coexisting_upgrade = int(options["coexisting_upgrade_cost"])
        self.reduction = board.numbers.reduction[str(options["income_reduction_table"])]
        self.score_city_to_city = options["vp_track_scope"] == "city_to_city"
        self.score_tiles = options["vp_track_unit"] == "tile"
        self.disc_limit = int(options["ownership_disc_limit"])
        self.rebuild_same_hex = bool(options["rebuild_same_hex_same_turn"])
        self.fitting: dict[int, list[Build]] = {}
        """Placements on empty fields found so far, by everything they depend on (``building.Scan``)."""
