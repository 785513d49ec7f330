"""What ``hexrail.plan`` has to know to lay track by the rules of Steam."""

from __future__ import annotations

from steamshed.games.steam.rules.track_rules import price
from steamshed.games.steam.table.stock import available
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.plan import track


class Planner(track.Planner):
    """Finds the cheapest links that a player can complete now, with those beyond a town reached by the same track."""

    def __init__(self, state: Table, seat: int, tiles: int, cash: int) -> None:
        super().__init__(state.network, state.rules.board, seat, tiles, cash, True)
        self.state = state

    def in_stock(self, field: int, piece: int) -> bool:
        return available(self.state, self.network.tiles.pieces[piece].type, field)

    def price(self, field: int, piece: int) -> int:
        return price(self.state, field, piece)
