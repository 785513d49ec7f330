"""What the two auctions share: the list of bids, and who is asked next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.steam.actions import Bid, Drop, Pass
from steamshed.kernel.action import Action, Event

if TYPE_CHECKING:
    from steamshed.games.steam.state import Steam

BIDS: list[Action] = [Bid(amount) for amount in range(200)]
PASS = Pass()
DROP = Drop()


def open_bidding(state: Steam) -> None:
    """Nobody has bid yet."""
    state.bids = [-1] * state.rules.players
    state.high_bidder = -1


def highest_bid(state: Steam) -> int:
    """The current bid; -1 if there is none, so that the first may be $0 (ST-ORDER-03, ST-STD-06)."""
    return state.bids[state.high_bidder] if state.high_bidder >= 0 else -1


def bids_up_to(state: Steam, most: int) -> list[Action]:
    lowest = highest_bid(state) + 1
    return BIDS[lowest : most + 1] if most < len(BIDS) else [Bid(amount) for amount in range(lowest, most + 1)]


def bid(state: Steam, seat: int, amount: int, events: list[Event]) -> None:
    """The bidder waits until all others have acted."""
    state.bids[seat] = amount
    state.high_bidder = seat
    events.append(Event("bid", seat, {"amount": amount}))
    state.queue.append(state.queue.pop(0))


def ask_next(state: Steam) -> bool:
    """Gives the next seat its decision; the high bidder is skipped (ST-ORDER-04, ST-STD-09). False if one is left."""
    if len(state.queue) < 2:
        return False
    if state.queue[0] == state.high_bidder:
        state.queue.append(state.queue.pop(0))
    state.seat = state.queue[0]
    return True
