"""The options of one game in the form in which the phases ask for them. Shared by all states of the game."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import ENGINEER, FIRST_BUILD, FIRST_MOVE, SPECIAL_ACTIONS
from steamshed.games.age_of_steam.content.board import COEXISTING, CROSSING, GROUPS, SIMPLE, Board
from steamshed.games.age_of_steam.table.phases import PLAYER_ORDER
from steamshed.hexrail.table.options import HexRules, Specials
from steamshed.kernel.game_config import Setting

SPECIALS = Specials(SPECIAL_ACTIONS, FIRST_MOVE, FIRST_BUILD, ENGINEER)


class Rules(HexRules[Board]):
    """The board, the options and what follows from them and the number of players (AS-END-01)."""

    def __init__(self, board: Board, setting: Setting) -> None:
        super().__init__(board, setting, board.numbers, SPECIALS, (PLAYER_ORDER,))
        options = setting.options
        self.numbers = board.numbers
        self.surcharge_once = options["terrain_cost"] == "first_per_feature"
        self.direct_complex = bool(options["direct_complex"])
        self.coexisting_upgrade = int(options["coexisting_upgrade_cost"])
        self.reductions = board.rules.reductions(board.numbers.reduction[str(options["income_reduction_table"])])
        """By turn: AS-RED-01, MR-05."""
        self.score_city_to_city = options["vp_track_scope"] == "city_to_city"
        self.score_tiles = options["vp_track_unit"] == "tile"
        self.disc_limit = int(options["ownership_disc_limit"])
        self.rebuild_same_hex = bool(options["rebuild_same_hex_same_turn"])
        self.replace_price = replace_prices(board, self.coexisting_upgrade)
        """Old group, then new group: AS-COST-07 to 09."""
        self.highest_price = highest_price(board, self.replace_price)


def replace_prices(board: Board, coexisting_upgrade: int) -> list[list[int]]:
    """What it costs to replace a tile on an ordinary field."""
    prices = [[board.numbers.replace_other] * len(GROUPS) for _ in GROUPS]
    prices[SIMPLE][CROSSING] = board.numbers.simple_to_crossing
    prices[SIMPLE][COEXISTING] = coexisting_upgrade
    return prices


def highest_price(board: Board, replace_price: list[list[int]]) -> int:
    """No tile costs more."""
    numbers = board.numbers
    extra = max(board.first_price)
    on_land = max(numbers.place_price) + extra
    on_town = max(numbers.town_base + 6 * numbers.town_per_exit + extra, numbers.replace_on_town)
    return max(on_land, on_town, *map(max, replace_price))
