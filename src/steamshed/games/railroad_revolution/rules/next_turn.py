"""From one turn to the next, and the end of the game (RR-TURN-04, RR-END)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.table.phases import OVER, PLACE_WORKER
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Event


def begin_turn(state: Table, seat: int, events: list[Event]) -> None:
    """RR-TURN-04: whoever has nobody left in his personal supply takes his workers back first."""
    state.active = seat
    state.seat = seat
    state.step = PLACE_WORKER
    if state.recall(seat):
        events.append(Event("recalled", seat, {"workers": state.available[seat]}))


def last_turn(state: Table) -> bool:
    """The very last turn of the game."""
    return state.final == 2 and (state.active + 1) % state.rules.players == state.first_player


def end_check(state: Table, events: list[Event]) -> None:
    """RR-END-01 to 03: the trigger is looked for at all players; then the next player, or the end."""
    box = state.rules.box
    if state.final == 0:
        for n in range(state.rules.players):
            seat = (state.active + n) % state.rules.players
            if (
                state.rails_left[seat] <= box.rails_after_logo
                and state.buildings_left[seat] <= box.buildings_after_logo
            ):
                state.final = 1
                events.append(Event("end-triggered", seat))
                break
    following = (state.active + 1) % state.rules.players
    if following == state.first_player:
        if state.final == 2:
            state.step = OVER
            state.seat = None
            events.append(Event("game-over"))
            return
        if state.final == 1:
            state.final = 2
            events.append(Event("last-round"))
        state.round += 1
        events.append(Event("round-begins", None, {"round": state.round}))
    begin_turn(state, following, events)
