"""Advance the turn marker: the next turn, or the end (AS-END)."""

from __future__ import annotations

from steamshed.games.age_of_steam.table.phases import OVER
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.turns import goods_gone
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase


class AdvanceTurnMarker(Phase[Table]):
    """AS-END-01, AS-END-02, MR-01."""

    name = "advance_turn_marker"

    def begin(self, state: Table, chance: Chance, events: list[Event]) -> None:
        if state.turn >= state.rules.turns or goods_gone(state):
            state.phase = OVER
            events.append(Event("game-over", None, {"turn": state.turn}))
        else:
            state.turn += 1
            events.append(Event("turn-begins", None, {"turn": state.turn}))
