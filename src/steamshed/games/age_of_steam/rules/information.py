"""What a seat may know: everything (AS-INFO-01). The position, and beside it what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.age_of_steam.table import position

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam

DERIVED = ("turns", "bag", "supply", "town_discs", "scores")


def make(state: AgeOfSteam) -> dict[str, object]:
    """The view of any seat and of spectators."""
    board = state.rules.board
    data = position.dump(state)
    data["turns"] = state.rules.turns
    data["bag"] = dict(zip(board.goods.colours, state.bag, strict=True))
    data["supply"] = {tile.name: state.supply[type] for type, tile in enumerate(board.tiles.types)}
    data["town_discs"] = state.discs
    data["scores"] = state.scores()
    return data
