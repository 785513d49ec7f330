"""Determine player order: the auction (AS-ORDER)."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import TURN_ORDER_PASS, Bid, Drop, Pass
from steamshed.games.age_of_steam.rules.phase import wrong_phase
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.bidding import DROP, PASS, bid, bids_between, highest_bid, open_bidding, price_of_place
from steamshed.hexrail.rules.track_rules import Facts
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation


class DeterminePlayerOrder(Phase[Table]):
    """Players bid for the first places; the queue holds those still in, the next to act first."""

    name = "determine_player_order"

    def begin(self, state: Table, chance: Chance, events: list[Event]) -> None:
        state.ask_all(state.order[:])
        open_bidding(state)
        holder = state.holder(TURN_ORDER_PASS)
        state.passes = 1 << holder if holder >= 0 else 0
        self.settle(state, events)

    def legal(self, state: Table) -> list[Action]:
        assert state.seat is not None
        found = bids_between(to_beat(state) + 1, state.cash[state.seat])
        found.append(DROP)
        if may_pass(state, state.seat):
            found.append(PASS)
        return found

    def check(self, state: Table, action: Action) -> Violation | None:
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Bid):
            cash, highest = state.cash[seat], to_beat(state)
            if action.amount <= highest or action.amount > cash:
                why = "cash" if action.amount > highest else "least" if highest == 0 else "highest"
                facts: Facts = {"amount": action.amount, "highest": highest, "cash": cash, "why": why}
                return Violation("AS-ORDER-03", facts)
            return None
        if isinstance(action, Drop):
            return None
        if isinstance(action, Pass):
            if not state.passes >> seat & 1:
                held = state.holder(TURN_ORDER_PASS) == seat
                return Violation("AS-ORDER-05", {"why": "used" if held else "none"})
            return None if may_pass(state, seat) else Violation("AS-ORDER-06")
        return wrong_phase(state, action)

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Bid):
            bid(state, seat, action.amount, events)
        elif isinstance(action, Pass):
            state.passes &= ~(1 << seat)
            events.append(Event("auction-passed", seat))
            state.to_back()
        else:
            self.drop(state, seat, events)
        self.settle(state, events)
        return events

    def settle(self, state: Table, events: list[Event]) -> None:
        """Finds who acts next, dropping those who can do nothing (AS-ORDER-11), or ends the auction (AS-ORDER-07)."""
        while len(state.queue) > 1:
            seat = state.queue[0]
            if seat == state.high_bidder:
                # AS-ORDER-01: cyclically
                state.to_back()
            elif state.cash[seat] <= to_beat(state) and not may_pass(state, seat):
                self.drop(state, seat, events)
            else:
                state.seat = seat
                return
        winner = state.queue.pop()
        self.take_place(state, winner, 1, events)
        state.order = [winner, *reversed(state.dropped)]
        state.passes = 0
        state.seat = None

    def drop(self, state: Table, seat: int, events: list[Event]) -> None:
        """AS-ORDER-04: the lowest free place."""
        place = len(state.queue)
        state.queue.remove(seat)
        state.dropped.append(seat)
        self.take_place(state, seat, place, events)

    def take_place(self, state: Table, seat: int, place: int, events: list[Event]) -> None:
        """AS-ORDER-08 to 10: what the place costs, paid at once."""
        price = price_of_place(place, len(state.order), state.bids[seat])
        state.cash[seat] -= price
        events.append(Event("place-taken", seat, {"place": place, "bid": max(0, state.bids[seat]), "price": price}))


def to_beat(state: Table) -> int:
    """The bid that the next one must be above: the first is $1 at the least (AS-ORDER-03)."""
    return max(0, highest_bid(state))


def may_pass(state: Table, seat: int) -> bool:
    """AS-ORDER-05, and AS-ORDER-06: not if the turn would come straight back with nothing changed."""
    if not state.passes >> seat & 1:
        return False
    return not (len(state.queue) == 2 and state.high_bidder >= 0)
