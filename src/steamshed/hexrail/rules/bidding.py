"""What auctions have alike: the list of bids, who waits, what a place costs."""

from __future__ import annotations

from steamshed.hexrail.actions import Bid, Drop, Pass
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action, Event

BIDS: list[Action] = [Bid(amount) for amount in range(200)]
PASS = Pass()
DROP = Drop()
NO_BID = -1


def open_bidding(state: HexTable) -> None:
    """Nobody has bid yet."""
    state.bids = [NO_BID] * state.rules.players
    state.high_bidder = -1
    state.dropped = []


def highest_bid(state: HexTable) -> int:
    """The current bid, or NO_BID."""
    return state.bids[state.high_bidder] if state.high_bidder >= 0 else NO_BID


def bids_between(lowest: int, most: int) -> list[Action]:
    return BIDS[lowest : most + 1] if most < len(BIDS) else [Bid(amount) for amount in range(lowest, most + 1)]


def bid(state: HexTable, seat: int, amount: int, events: list[Event]) -> None:
    """The bidder waits until all others have acted."""
    state.bids = state.bids[:]
    state.bids[seat] = amount
    state.high_bidder = seat
    events.append(Event("bid", seat, {"amount": amount}))
    state.to_back()


def price_of_place(place: int, places: int, bid: int) -> int:
    """The last pays nothing, the first two in full, the others half, rounded up."""
    paid = max(0, bid)
    if place == places:
        return 0
    return paid if place <= 2 else (paid + 1) // 2
