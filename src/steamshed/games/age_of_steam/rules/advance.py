"""Advance the turn marker: the next turn, or the end (AS-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.age_of_steam.rules.phase import Phase
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam


class AdvanceTurnMarker(Phase):
    """AS-END-01, AS-END-02."""

    name = "advance_turn_marker"

    def begin(self, state: AgeOfSteam, chance: Chance, events: list[Event]) -> None:
        if state.turn >= state.rules.turns:
            state.phase = "over"
            events.append(Event("game-over", None, {"turn": state.turn}))
        else:
            state.turn += 1
            events.append(Event("turn-begins", None, {"turn": state.turn}))
