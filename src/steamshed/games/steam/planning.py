"""How Steam lays the track that ``rail.planning`` looks for: single paths, second paths, town tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.steam.building import price
from steamshed.games.steam.stock import available
from steamshed.rail import planning

if TYPE_CHECKING:
    from steamshed.games.steam.state import Steam


class Planner(planning.Planner):
    """Finds the cheapest links that a player can complete now, with those beyond a town reached by the same track."""

    def __init__(self, state: Steam, seat: int, tiles: int, cash: int) -> None:
        board = state.rules.board
        super().__init__(state.network, board.nodes, board.nearest, seat, tiles, cash, True)
        self.state = state

    def closed(self, field: int) -> int:
        return self.state.rules.board.closed[field]

    def price(self, field: int, piece: int) -> int:
        return price(self.state, field, piece)

    def ways(self, field: int, edge: int) -> list[tuple[int, int]]:
        board, state = self.state.rules.board, self.state
        closed, old = board.closed[field], self.network.piece[field]
        found: list[tuple[int, int]] = []
        if old == 0:
            for piece in board.fits.find(closed, 1 << edge):
                tile = board.tiles.pieces[piece]
                a, b = tile.segments[0]
                if len(tile.segments) == 1 and available(state, tile.type, field):
                    found.append((piece, a + b - edge))
        elif len(board.tiles.pieces[old].segments) == 1:
            for change in board.changes.of(old):
                if change.redirected or len(change.added) != 1:
                    continue
                a, b = change.added[0]
                if edge not in (a, b) or closed >> (a + b - edge) & 1:
                    continue
                if available(state, board.tiles.pieces[change.piece].type, field):
                    found.append((change.piece, a + b - edge))
        return found

    def town_piece(self, town: int, exits: int) -> int:
        board, state = self.state.rules.board, self.state
        used = board.tiles.pieces[self.network.piece[town]].mask
        best, fewest = 0, 7
        for piece in board.town_fits.pieces:
            tile = board.tiles.pieces[piece]
            if tile.mask & (used | exits) != used | exits or tile.mask & board.closed[town] or tile.mask == used:
                continue
            if len(tile.exits) < fewest and available(state, tile.type, town):
                best, fewest = piece, len(tile.exits)
        return best
