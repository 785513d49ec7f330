"""Determine player order: the auction (AS-ORDER)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.age_of_steam.actions import TURN_ORDER_PASS, Bid, Drop, Pass
from steamshed.games.age_of_steam.rules.phase import Phase, wrong_phase
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam

BIDS: list[Action] = [Bid(amount) for amount in range(200)]
DROP = Drop()
PASS = Pass()


class DeterminePlayerOrder(Phase):
    """Players bid for the first places; the queue holds those still in, the next to act first."""

    name = "determine_player_order"

    def begin(self, state: AgeOfSteam, chance: Chance, events: list[Event]) -> None:
        state.queue = state.order[:]
        state.bids = [0] * state.rules.players
        state.high_bidder = -1
        state.dropped = []
        holder = state.holder(TURN_ORDER_PASS)
        state.passes = 1 << holder if holder >= 0 else 0
        state.seat = state.queue[0]
        self.settle(state, events)

    def legal(self, state: AgeOfSteam) -> list[Action]:
        assert state.seat is not None
        found: list[Action] = []
        lowest, cash = highest_bid(state) + 1, state.cash[state.seat]
        if cash < len(BIDS):
            found = BIDS[lowest : cash + 1]
        else:
            found = [Bid(amount) for amount in range(lowest, cash + 1)]
        found.append(DROP)
        if may_pass(state, state.seat):
            found.append(PASS)
        return found

    def check(self, state: AgeOfSteam, action: Action) -> Violation | None:
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Bid):
            cash, highest = state.cash[seat], highest_bid(state)
            if action.amount < 1 or action.amount <= highest or action.amount > cash:
                return Violation("AS-ORDER-03", {"amount": action.amount, "highest": highest, "cash": cash})
            return None
        if isinstance(action, Drop):
            return None
        if isinstance(action, Pass):
            if not state.passes >> seat & 1:
                return Violation("AS-ORDER-05")
            return None if may_pass(state, seat) else Violation("AS-ORDER-06")
        return wrong_phase(state, action)

    def perform(self, state: AgeOfSteam, action: Action, chance: Chance, events: list[Event]) -> None:
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Bid):
            state.bids[seat] = action.amount
            state.high_bidder = seat
            events.append(Event("bid", seat, {"amount": action.amount}))
            self.to_back(state)
        elif isinstance(action, Pass):
            state.passes &= ~(1 << seat)
            events.append(Event("auction-passed", seat))
            self.to_back(state)
        else:
            self.drop(state, seat, events)
        self.settle(state, events)

    def to_back(self, state: AgeOfSteam) -> None:
        """The acting seat waits until all others have acted (AS-ORDER-01: cyclically)."""
        state.queue.append(state.queue.pop(0))

    def settle(self, state: AgeOfSteam, events: list[Event]) -> None:
        """Finds who acts next, dropping those who can do nothing (AS-ORDER-11), or ends the auction (AS-ORDER-07)."""
        while len(state.queue) > 1:
            seat = state.queue[0]
            if seat == state.high_bidder:
                self.to_back(state)
            elif state.cash[seat] <= highest_bid(state) and not may_pass(state, seat):
                self.drop(state, seat, events)
            else:
                state.seat = seat
                return
        winner = state.queue.pop()
        self.take_place(state, winner, 1, events)
        state.order = [winner, *reversed(state.dropped)]
        state.passes = 0
        state.seat = None

    def drop(self, state: AgeOfSteam, seat: int, events: list[Event]) -> None:
        """AS-ORDER-04: the lowest free place."""
        place = len(state.queue)
        state.queue.remove(seat)
        state.dropped.append(seat)
        self.take_place(state, seat, place, events)

    def take_place(self, state: AgeOfSteam, seat: int, place: int, events: list[Event]) -> None:
        """AS-ORDER-08 to 10: what the place costs, paid at once."""
        bid, last = state.bids[seat], len(state.order)
        if place == last:
            price = 0
        elif place <= 2:
            price = bid
        else:
            price = (bid + 1) // 2
        state.cash[seat] -= price
        events.append(Event("place-taken", seat, {"place": place, "bid": bid, "price": price}))


def highest_bid(state: AgeOfSteam) -> int:
    return state.bids[state.high_bidder] if state.high_bidder >= 0 else 0


def may_pass(state: AgeOfSteam, seat: int) -> bool:
    """AS-ORDER-05, and AS-ORDER-06: not if the turn would come straight back with nothing changed."""
    if not state.passes >> seat & 1:
        return False
    return not (len(state.queue) == 2 and state.high_bidder >= 0)
