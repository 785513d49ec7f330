"""The options of one game in the form in which the phases ask for them. Shared by all states of the game."""

from __future__ import annotations

from steamshed.games.steam.actions import ACTION_TILES, ENGINEER, FIRST_BUILD, FIRST_MOVE
from steamshed.games.steam.content.board import Board
from steamshed.games.steam.table.phases import AUCTION, OPENING
from steamshed.hexrail.table.options import HexRules, Specials
from steamshed.kernel.game_config import Setting

SPECIALS = Specials(ACTION_TILES, FIRST_MOVE, FIRST_BUILD, ENGINEER)
NO_MAXIMUM = 1_000_000


class Rules(HexRules[Board]):
    """The board, the options and what follows from them and the number of players (ST-ROUND-03)."""

    def __init__(self, board: Board, setting: Setting) -> None:
        super().__init__(board, setting, board.numbers, SPECIALS, (OPENING, AUCTION))
        players, options = setting.players, setting.options
        self.numbers = board.numbers
        self.reductions = board.rules.reductions([])
        """By round: MR-05."""
        self.standard = options["rules"] == "standard"
        self.random_order = options["initial_order"] == "random_first_game"
        self.income_max = int(options["income_max"]) or NO_MAXIMUM
        """ST-SCORE-04."""
        self.last_vp_counts = options["base_last_vp"] == "one_is_enough"
        self.urbanize_needs_use = options["urbanize_unavailable_pass"] == "forbidden"
        lenient, seats = str(options["standard_lenient"]), str(options["lenient_seats"])
        relieved = range(players) if seats == "all" else [int(seat) for seat in seats.split(",")]
        self.lenient_track = [seat in relieved and lenient in ("track", "both") for seat in range(players)]
        """ST-STD-05: by seat."""
        self.lenient_upkeep = [seat in relieved and lenient in ("upkeep", "both") for seat in range(players)]
        self.towns_once = options["town_revisit_in_delivery"] == "forbidden"
        """ST-MOVE-07."""
