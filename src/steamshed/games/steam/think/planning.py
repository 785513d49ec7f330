"""What ``rail.planning`` has to know to lay track by the rules of Steam."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.steam.rules.building import price
from steamshed.games.steam.rules.stock import available
from steamshed.rail import planning

if TYPE_CHECKING:
    from steamshed.games.steam.state import Steam


class Planner(planning.Planner):
    """Finds the cheapest links that a player can complete now, with those beyond a town reached by the same track."""

    def __init__(self, state: Steam, seat: int, tiles: int, cash: int) -> None:
        board = state.rules.board
        super().__init__(
            state.network, board, board.nearest, board.fits, board.changes, board.town_fits, seat, tiles, cash, True
        )
        self.state = state

    def in_stock(self, field: int, piece: int) -> bool:
        return available(self.state, self.network.tiles.pieces[piece].type, field)

    def price(self, field: int, piece: int) -> int:
        return price(self.state, field, piece)
