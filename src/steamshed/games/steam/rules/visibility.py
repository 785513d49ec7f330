"""What a seat may know: everything (ST-GEN-02). The position, and beside it what follows from it."""

from __future__ import annotations

from steamshed.games.steam.table.stock import left_of
from steamshed.games.steam.table.table import Table


def add_what_follows(state: Table, view: dict[str, object]) -> dict[str, object]:
    """The view of any seat and of spectators."""
    board = state.rules.board
    view["rounds"] = state.rules.turns
    view["bag"] = dict(zip(board.goods.colours, state.outside(), strict=True))
    view["supply"] = {tile.name: left_of(state, face) for face, tile in enumerate(board.tiles.types)}
    view["growth_markers"] = state.rules.numbers.growth_markers - state.grown.count(True)
    view["new_cities_left"] = dict(zip(board.goods.colours, state.new_cities_left, strict=True))
    view["scores"] = state.scores()
    return view
