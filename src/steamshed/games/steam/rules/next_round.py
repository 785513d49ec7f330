"""Turn order and next round (ST-NEXT)."""

from __future__ import annotations

from steamshed.games.steam.actions import TURN_ORDER
from steamshed.games.steam.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase


class NextRound(Phase[Table]):
    """Base: phases 5 and 6. Standard: phase 7, the order staying as it is until the auction (ST-STD-17)."""

    name = "next"

    def begin(self, state: Table, chance: Chance, events: list[Event]) -> None:
        if state.rules.standard:
            # ST-STD-10: the holder of Turn Order has a right in the next auction
            state.right = state.holder(TURN_ORDER)
        else:
            # ST-NEXT-01, ST-ACT-04
            state.order = sorted(state.order, key=lambda seat: state.special[seat])
            names = ", ".join(str(seat) for seat in state.order)
            events.append(Event("order-changed", None, {"seats": names}))
        # ST-NEXT-02
        state.special = [-1] * state.rules.players
        state.using = [False] * state.rules.players
        state.turn += 1
        events.append(Event("round-begins", None, {"round": state.turn}))
