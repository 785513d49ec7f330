"""What ``hexrail.plan`` has to know to lay track by the rules of Age of Steam."""

from __future__ import annotations

from steamshed.games.age_of_steam.rules.track_rules import price
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.plan import track
from steamshed.rail.network import TOWN


class Planner(track.Planner):
    """Finds for every pair of nodes the cheapest link that a company can complete now."""

    def __init__(self, state: Table, seat: int, tiles: int, cash: int, beyond: bool = False) -> None:
        """``beyond``: also two links that meet in a town."""
        board = state.rules.board
        super().__init__(state.network, board, seat, tiles, cash, beyond)
        self.state = state

    def may_build(self, field: int) -> bool:
        """No field twice in a build turn."""
        return not self.state.built >> field & 1

    def in_stock(self, field: int, piece: int) -> bool:
        """A simple tile on a town takes a disc, too; what lies on the town is put back first."""
        board, state = self.state.rules.board, self.state
        tile, old = board.tiles.pieces[piece], self.network.piece[field]
        if self.network.stop[field] != TOWN:
            return state.supply[tile.type] > 0
        returned = old != 0 and board.tiles.pieces[old].type == tile.type
        disc = state.discs + (1 if old and not board.is_town_tile(old) else 0)
        return (state.supply[tile.type] > 0 or returned) and (disc > 0 or board.is_town_tile(piece))

    def price(self, field: int, piece: int) -> int:
        return price(self.state, self.seat, field, piece)
