"""How Age of Steam lays the track that ``rail.planning`` looks for: simple tiles, crossings, town tiles and discs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.age_of_steam.board import SIMPLE
from steamshed.games.age_of_steam.building import price
from steamshed.rail import planning

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam


class Planner(planning.Planner):
    """Finds for every pair of nodes the cheapest link that a company can complete now."""

    def __init__(self, state: AgeOfSteam, seat: int, tiles: int, cash: int) -> None:
        board = state.rules.board
        super().__init__(state.network, board.nodes, board.nearest_nodes, seat, tiles, cash, False)
        self.state = state

    def may_build(self, field: int) -> bool:
        """AS-BUILD-05: no field twice in a build turn."""
        return not self.state.built >> field & 1

    def closed(self, field: int) -> int:
        return self.state.rules.board.closed[field]

    def price(self, field: int, piece: int) -> int:
        return price(self.state, self.seat, field, piece)

    def ways(self, field: int, edge: int) -> list[tuple[int, int]]:
        board, supply = self.state.rules.board, self.state.supply
        closed, old = board.closed[field], self.network.piece[field]
        found: list[tuple[int, int]] = []
        if old == 0:
            for piece in board.simple_fits.find(closed, 1 << edge):
                a, b = board.tiles.pieces[piece].segments[0]
                if supply[board.tiles.pieces[piece].type]:
                    found.append((piece, b if a == edge else a))
        elif board.group_of(old) == SIMPLE:
            for change in board.changes.of(old):
                if change.redirected or len(change.added) != 1 or not supply[board.tiles.pieces[change.piece].type]:
                    continue
                a, b = change.added[0]
                if edge in (a, b) and not closed >> (a + b - edge) & 1:
                    found.append((change.piece, a + b - edge))
        return found

    def town_piece(self, town: int, exits: int) -> int:
        board, state = self.state.rules.board, self.state
        old = self.network.piece[town]
        used = board.tiles.pieces[old].mask if old else 0
        best, fewest = 0, 7
        for piece in board.town_fits.pieces:
            tile = board.tiles.pieces[piece]
            if (
                tile.mask & (used | exits) != used | exits
                or tile.mask & board.closed[town]
                or len(tile.exits) >= fewest
            ):
                continue
            same = old and board.tiles.pieces[old].type == tile.type
            disc = state.discs + (1 if old and not board.is_town_tile(old) else 0)
            if (state.supply[tile.type] or same) and (disc or board.is_town_tile(piece)) and tile.mask != used:
                best, fewest = piece, len(tile.exits)
        return best
