"""The supply of track tiles: cardboard with a face on each side (ST-TILE, ST-GEN-05)."""

from __future__ import annotations

from steamshed.games.steam.table.table import Table


def left_of(state: Table, face: int) -> int:
    """How many pieces with a face are in the supply."""
    count = 0
    for kind in state.rules.board.cardboard.kinds[face]:
        count += state.stock[kind]
    return count


def available(state: Table, face: int, field: int) -> bool:
    """ST-TILE-01, ST-TILE-03: whether a face can be laid on a field; the tile that lies there is put back first."""
    kinds = state.rules.board.cardboard.kinds[face]
    for kind in kinds:
        if state.stock[kind] > 0:
            return True
    return state.cardboard_at[field] in kinds


def choose(state: Table, face: int) -> int:
    """ST-TILE-02: the kind of cardboard whose other face is left more often; the first of equals. -1 for none."""
    cardboard = state.rules.board.cardboard
    best, most = -1, -1
    for kind in cardboard.kinds[face]:
        if state.stock[kind] > 0:
            other = cardboard.other(kind, face)
            count = left_of(state, other) if other >= 0 else 0
            if count > most:
                best, most = kind, count
    return best


def lay(state: Table, field: int, face: int) -> None:
    """Takes a piece with this face for a field."""
    kind = choose(state, face)
    state.stock = state.stock[:]
    state.stock[kind] -= 1
    state.unshare()
    state.cardboard_at[field] = kind


def take_up(state: Table, field: int) -> None:
    """Puts the piece on a field back, both faces of it."""
    kind = state.cardboard_at[field]
    if kind >= 0:
        state.stock = state.stock[:]
        state.stock[kind] += 1
        state.unshare()
        state.cardboard_at[field] = -1
