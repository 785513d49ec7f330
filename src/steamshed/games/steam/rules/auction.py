"""The auction of the standard game for the turn order of the round (ST-STD-06 to 11, 17 to 19)."""

from __future__ import annotations

from steamshed.games.steam.actions import Bid, Drop, Pass
from steamshed.games.steam.rules.bidding import ask_next
from steamshed.games.steam.rules.phase import wrong_phase
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.bidding import DROP, PASS, bid, bids_between, highest_bid, open_bidding, price_of_place
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation


class Auction(Phase[Table]):
    """The queue holds those still in, the next to act first; ``state.right`` who may still pass and stay."""

    name = "auction"

    def begin(self, state: Table, chance: Chance, events: list[Event]) -> None:
        state.ask_all(state.order[:])
        open_bidding(state)

    def legal(self, state: Table) -> list[Action]:
        assert state.seat is not None
        found = bids_between(highest_bid(state) + 1, state.cash[state.seat])
        found.append(PASS)
        if state.right == state.seat:
            found.append(DROP)
        return found

    def check(self, state: Table, action: Action) -> Violation | None:
        assert state.seat is not None
        if isinstance(action, Bid):
            highest, cash = highest_bid(state), state.cash[state.seat]
            if action.amount <= highest:
                return Violation("ST-STD-06", {"amount": action.amount, "highest": highest})
            # ST-STD-19: with cash 0 a first bid of $0 is possible
            return None if action.amount <= cash else Violation("ST-STD-07", {"amount": action.amount, "cash": cash})
        if isinstance(action, Pass):
            return None
        if isinstance(action, Drop):
            return None if state.right == state.seat else Violation("ST-STD-18")
        return wrong_phase(state, action)

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Bid):
            bid(state, seat, action.amount, events)
        elif isinstance(action, Pass) and state.right == seat:
            # ST-STD-10: once without dropping out
            state.right = -1
            events.append(Event("stayed-in", seat))
            state.to_back()
        else:
            # ST-STD-08
            events.append(Event("dropped-out", seat, {"position": len(state.queue)}))
            state.queue.pop(0)
            state.dropped.append(seat)
        if not ask_next(state):
            self.settle(state, events)
        return events

    def settle(self, state: Table, events: list[Event]) -> None:
        """ST-STD-08, ST-STD-09, ST-STD-11: the new order, then the payments; ST-STD-18: the right lapses."""
        state.order = [state.queue[0], *reversed(state.dropped)]
        for place, seat in enumerate(state.order, 1):
            price = price_of_place(place, len(state.order), state.bids[seat])
            state.cash[seat] -= price
            events.append(Event("position-taken", seat, {"position": place, "price": price}))
        state.queue = []
        state.right = -1
        open_bidding(state)
        state.seat = None
