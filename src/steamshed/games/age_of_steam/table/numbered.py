"""All actions of Age of Steam on one map, numbered: see ``rl/action_space.py``."""

from __future__ import annotations

from typing import Final

from steamshed.games.age_of_steam.actions import SPECIAL_ACTIONS
from steamshed.games.age_of_steam.table.table import Table
from steamshed.rl.action_space import Factored, Verb, numerals

HIGHEST_BID: Final = 99
"""Higher bids have no number: nobody has as much money."""
JOURNEYS: Final = 8
"""Deliveries from one city to another that have a number of their own, the first of the list."""
BARE: Final = ("drop", "pass", "raise", "decline", "done", "raise_engine", "nothing", "produce")


def factored(state: Table) -> Factored:
    """A delivery is named by its first and last stop and its rank among those of the list that have the same."""
    board = state.rules.board
    nodes = list(board.node_at)
    towns = [board.node_name[town] for town in board.towns]
    fields = [board.grid.names[field] for field in board.buildable]
    tiles = [tile.name for tile in board.tiles.types]
    return Factored(
        [
            Verb("issue", [numerals(state.rules.numbers.most_shares)]),
            Verb("bid", [numerals(HIGHEST_BID)]),
            *[Verb(name) for name in BARE],
            Verb("take", [SPECIAL_ACTIONS]),
            Verb("urbanize", [towns, board.display.letters]),
            Verb("build", [fields, tiles, numerals(5)]),
            Verb("place", [board.display.boxes]),
            Verb("deliver", [nodes, nodes], ranks=JOURNEYS, takes=(1, 2)),
        ]
    )
