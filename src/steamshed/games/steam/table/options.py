"""The options of one game in the form in which the phases ask for them. Shared by all states of the game."""

from __future__ import annotations

from steamshed.games.steam.content.board import Board
from steamshed.kernel.setting import Setting

NO_MAXIMUM = 1_000_000


class Rules(Setting):
    """The board, the options and what follows from them and the number of players."""

    def __init__(self, board: Board, setting: Setting) -> None:
        super().__init__(setting.players, setting.options, setting.version)
        players, options = setting.players, setting.options
        self.board = board
        self.numbers = board.numbers
        self.rounds = board.numbers.rounds[players]
        """ST-ROUND-03: counted by the players who started."""
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
