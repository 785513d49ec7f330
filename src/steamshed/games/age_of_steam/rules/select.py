"""Select actions (AS-ACT)."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import LOCOMOTIVE, SPECIAL_ACTIONS, Decline, Raise, Take
from steamshed.games.age_of_steam.rules.phase import wrong_phase
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.turns import InOrder, lying_out
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

TAKES: list[Action] = [Take(special) for special in range(len(SPECIAL_ACTIONS))]
RAISE_OR_DECLINE: list[Action] = [Raise(), Decline()]


class SelectActions(InOrder[Table]):
    """Each player in the new order takes one of the free special actions (AS-ACT-01)."""

    name = "select_actions"

    def begin(self, state: Table, chance: Chance, events: list[Event]) -> None:
        # AS-ACT-02: the actions of the previous turn are handed back
        state.special = [-1] * state.rules.players
        super().begin(state, chance, events)

    def legal(self, state: Table) -> list[Action]:
        if state.deciding_locomotive:
            return RAISE_OR_DECLINE[:]
        out = lying_out(state)
        return [take for special, take in enumerate(TAKES) if out >> special & 1 and special not in state.special]

    def check(self, state: Table, action: Action) -> Violation | None:
        if state.deciding_locomotive:
            known = isinstance(action, (Raise, Decline))
            return None if known else Violation("AS-ACT-06", {"action": action.text, "why": "first"})
        if isinstance(action, (Raise, Decline)):
            return Violation("AS-ACT-06", {"action": action.text, "why": "none"})
        if not isinstance(action, Take):
            return wrong_phase(state, action)
        if not lying_out(state) >> action.special & 1:
            return Violation("MR-24", {"special": SPECIAL_ACTIONS[action.special], "turn": state.turn})
        if action.special in state.special:
            holder = state.special.index(action.special)
            return Violation("AS-ACT-01", {"special": SPECIAL_ACTIONS[action.special], "holder": holder})
        return None

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Take):
            state.special = state.special[:]
            state.special[seat] = action.special
            events.append(Event("action-taken", seat, {"special": SPECIAL_ACTIONS[action.special]}))
            if action.special == LOCOMOTIVE and state.engine[seat] < state.rules.numbers.most_engine:
                state.deciding_locomotive = True
                return events
        else:
            # AS-ACT-06
            state.deciding_locomotive = False
            if isinstance(action, Raise):
                state.engine = state.engine[:]
                state.engine[seat] += 1
                events.append(Event("engine-raised", seat, {"engine": state.engine[seat]}))
            else:
                events.append(Event("locomotive-declined", seat))
        state.next_in_queue()
        return events
