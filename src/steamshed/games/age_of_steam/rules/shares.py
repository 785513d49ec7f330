"""Issue shares (AS-SHARE)."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import Issue
from steamshed.games.age_of_steam.rules.phase import wrong_phase
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.turns import InOrder
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

ISSUES: list[Action] = [Issue(shares) for shares in range(100)]


class IssueShares(InOrder[Table]):
    """Each player once, in the old player order (AS-TURN-02), chooses how many shares to issue."""

    name = "issue_shares"

    def legal(self, state: Table) -> list[Action]:
        assert state.seat is not None
        return ISSUES[: most_issued(state, state.seat) + 1]

    def check(self, state: Table, action: Action) -> Violation | None:
        if not isinstance(action, Issue):
            return wrong_phase(state, action)
        assert state.seat is not None
        issued, most = state.shares[state.seat], state.rules.numbers.most_shares
        if action.shares < 0:
            return Violation("AS-SHARE-01", {"shares": action.shares})
        if issued + action.shares > most:
            return Violation("AS-SHARE-02", {"shares": action.shares, "issued": issued, "most": most})
        if action.shares > most_issued(state, state.seat):
            return Violation("MR-02", {"shares": action.shares, "most": state.rules.map.shares_per_turn})
        return None

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert isinstance(action, Issue) and state.seat is not None
        seat = state.seat
        money = action.shares * state.rules.numbers.share_price
        state.shares = state.shares[:]
        state.shares[seat] += action.shares
        state.cash[seat] += money
        events.append(Event("shares-issued", seat, {"shares": action.shares, "money": money}))
        state.next_in_queue()
        return events


def most_issued(state: Table, seat: int) -> int:
    """AS-SHARE-02, MR-02: how many shares a company can issue this turn at the most."""
    left, per_turn = state.rules.numbers.most_shares - state.shares[seat], state.rules.map.shares_per_turn
    return min(left, per_turn) if per_turn else left
