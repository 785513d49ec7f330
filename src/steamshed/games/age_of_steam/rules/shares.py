"""Issue shares (AS-SHARE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.age_of_steam.actions import Issue
from steamshed.games.age_of_steam.rules.phase import Phase, wrong_phase
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam

ISSUES: list[Action] = [Issue(shares) for shares in range(100)]


class IssueShares(Phase):
    """Each player once, in the old player order (AS-TURN-02), chooses how many shares to issue."""

    name = "issue_shares"

    def begin(self, state: AgeOfSteam, chance: Chance, events: list[Event]) -> None:
        state.queue = state.order[:]
        state.seat = state.queue[0]

    def legal(self, state: AgeOfSteam) -> list[Action]:
        assert state.seat is not None
        return ISSUES[: state.rules.numbers.most_shares - state.shares[state.seat] + 1]

    def check(self, state: AgeOfSteam, action: Action) -> Violation | None:
        if not isinstance(action, Issue):
            return wrong_phase(state, action)
        assert state.seat is not None
        issued, most = state.shares[state.seat], state.rules.numbers.most_shares
        if action.shares < 0:
            return Violation("AS-SHARE-01", {"shares": action.shares})
        if issued + action.shares > most:
            return Violation("AS-SHARE-02", {"shares": action.shares, "issued": issued, "most": most})
        return None

    def perform(self, state: AgeOfSteam, action: Action, chance: Chance, events: list[Event]) -> None:
        assert isinstance(action, Issue) and state.seat is not None
        seat = state.seat
        money = action.shares * state.rules.numbers.share_price
        state.shares[seat] += action.shares
        state.cash[seat] += money
        events.append(Event("shares-issued", seat, {"shares": action.shares, "money": money}))
        state.next_in_queue()
