"""The points of a delivery: each receiver takes income or victory points, the mover first (ST-SCORE)."""

from __future__ import annotations

from steamshed.games.steam.actions import TakeIncome, TakeVp
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.move_phase import MovePhase
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation

INCOME = TakeIncome()
VP = TakeVp()


class TakePoints(Phase[Table]):
    """Comes after a delivery, in the middle of a round of the goods phase."""

    name = "take_points"

    def legal(self, state: Table) -> list[Action]:
        return [VP] if at_maximum(state) else [INCOME, VP]

    def check(self, state: Table, action: Action) -> Violation | None:
        if isinstance(action, TakeIncome):
            return Violation("ST-SCORE-04", {"most": state.rules.income_max}) if at_maximum(state) else None
        # ST-SCORE-02: one or the other, all of it
        return None if isinstance(action, TakeVp) else Violation("ST-SCORE-02", {"action": action.text})

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        seat, points = state.receivers.pop(0), state.points.pop(0)
        if isinstance(action, TakeIncome):
            # ST-SCORE-04: what goes beyond the end of the track is lost
            state.income = state.income[:]
            state.income[seat] = min(state.income[seat] + points, state.rules.income_max)
            events.append(Event("income-taken", seat, {"points": points, "income": state.income[seat]}))
        else:
            # ST-SCORE-05: no upper limit
            state.vp = state.vp[:]
            state.vp[seat] += points
            events.append(Event("vp-taken", seat, {"points": points, "vp": state.vp[seat]}))
        if state.receivers:
            state.seat = state.receivers[0]
            return events
        state.phase = "goods"
        goods = state.phases[state.phase]
        assert isinstance(goods, MovePhase)
        goods.next_move(state)
        return events


def at_maximum(state: Table) -> bool:
    assert state.seat is not None
    return state.income[state.seat] >= state.rules.income_max
