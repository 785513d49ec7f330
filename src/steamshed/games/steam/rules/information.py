"""What a seat may know: everything (ST-GEN-02). The position, and beside it what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.steam.proof import audit
from steamshed.games.steam.rules.stock import left_of
from steamshed.games.steam.table import position

if TYPE_CHECKING:
    from steamshed.games.steam.state import Steam

DERIVED = ("rounds", "bag", "supply", "growth_markers", "new_cities_left", "scores")


def make(state: Steam) -> dict[str, object]:
    """The view of any seat and of spectators."""
    board = state.rules.board
    data = position.dump(state)
    data["rounds"] = state.rules.rounds
    data["bag"] = dict(zip(board.goods.colours, audit.outside(state), strict=True))
    data["supply"] = {tile.name: left_of(state, face) for face, tile in enumerate(board.tiles.types)}
    data["growth_markers"] = state.rules.numbers.growth_markers - state.grown.count(True)
    data["new_cities_left"] = dict(zip(board.goods.colours, state.new_cities_left, strict=True))
    data["scores"] = state.scores()
    return data
