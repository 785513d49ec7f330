"""What the two auctions share: who is asked next."""

from __future__ import annotations

from steamshed.games.steam.table.table import Table


def ask_next(state: Table) -> bool:
    """Gives the next seat its decision; the high bidder is skipped (ST-ORDER-04, ST-STD-09). False if one is left."""
    if len(state.queue) < 2:
        return False
    if state.queue[0] == state.high_bidder:
        state.to_back()
    state.seat = state.queue[0]
    return True
