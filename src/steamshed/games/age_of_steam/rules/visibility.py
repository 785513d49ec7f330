"""What a seat may know: everything (AS-INFO-01). The position, and beside it what follows from it."""

from __future__ import annotations

from steamshed.games.age_of_steam.table.table import Table


def add_what_follows(state: Table, view: dict[str, object]) -> dict[str, object]:
    """The view of any seat and of spectators."""
    board = state.rules.board
    view["turns"] = state.rules.turns
    view["bag"] = dict(zip(board.goods.colours, state.bag, strict=True))
    view["supply"] = {tile.name: state.supply[type] for type, tile in enumerate(board.tiles.types)}
    view["town_discs"] = state.discs
    view["scores"] = state.scores()
    return view
