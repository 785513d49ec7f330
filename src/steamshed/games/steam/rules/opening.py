"""The opening auction of the base game: positions in the turn order, one after another (ST-ORDER)."""

from __future__ import annotations

from steamshed.games.steam.actions import Bid, Pass
from steamshed.games.steam.rules.bidding import ask_next
from steamshed.games.steam.rules.money import fundable, pay
from steamshed.games.steam.rules.phase import wrong_phase
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.bidding import PASS, bid, bids_between, highest_bid, open_bidding
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation


class OpeningAuction(Phase[Table]):
    """``state.order`` has the winners so far; the queue those still in for this position, the next to act first."""

    name = "opening_auction"

    def begin(self, state: Table, chance: Chance, events: list[Event]) -> None:
        # ST-ORDER-02: a random player opens
        self.open_position(state, chance.roll("opening bidder", state.rules.players) - 1)

    def open_position(self, state: Table, opener: int) -> None:
        """ST-ORDER-02, ST-ORDER-05, ST-ORDER-07: all without a position take part, clockwise from the opener."""
        players = state.rules.players
        clockwise = [(opener + place) % players for place in range(players)]
        open_bidding(state)
        state.ask_all([seat for seat in clockwise if seat not in state.order])

    def legal(self, state: Table) -> list[Action]:
        assert state.seat is not None
        found = bids_between(highest_bid(state) + 1, fundable(state, state.seat))
        found.append(PASS)
        return found

    def check(self, state: Table, action: Action) -> Violation | None:
        assert state.seat is not None
        if isinstance(action, Bid):
            highest, funds = highest_bid(state), fundable(state, state.seat)
            if action.amount <= highest:
                return Violation("ST-ORDER-03", {"amount": action.amount, "highest": highest})
            if action.amount > funds:
                return Violation("ST-ORDER-06", {"amount": action.amount, "funds": funds})
            return None
        return None if isinstance(action, Pass) else wrong_phase(state, action)

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert state.seat is not None
        if isinstance(action, Bid):
            bid(state, state.seat, action.amount, events)
        else:
            events.append(Event("auction-passed", state.seat))
            state.bids = state.bids[:]
            state.bids[state.seat] = -1
            state.queue.pop(0)
        if ask_next(state):
            return events
        self.win(state, state.queue[0], events)
        left = [seat for seat in range(state.rules.players) if seat not in state.order]
        if len(left) > 1:
            self.open_position(state, (state.order[-1] + 1) % state.rules.players)
            return events
        # ST-ORDER-01: the last position is free
        self.take_position(state, left[0], 0, events)
        state.queue = []
        state.seat = None
        return events

    def win(self, state: Table, seat: int, events: list[Event]) -> None:
        """ST-ORDER-04: pays at once, $0 if nobody bid."""
        price = max(0, state.bids[seat])
        if price:
            pay(state, seat, price, events)
        self.take_position(state, seat, price, events)

    def take_position(self, state: Table, seat: int, price: int, events: list[Event]) -> None:
        state.order = state.order[:]
        state.order.append(seat)
        if state.rules.map.cash_by_place:
            # MR-02
            state.cash[seat] += state.rules.map.cash_by_place[len(state.order) - 1]
        events.append(Event("position-taken", seat, {"position": len(state.order), "price": price}))
