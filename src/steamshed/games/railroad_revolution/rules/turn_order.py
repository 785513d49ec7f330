"""The course of the game between decisions (RR-TURN-09)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.rules.deal import deals, reveal_deal
from steamshed.games.railroad_revolution.rules.milestone import milestones
from steamshed.games.railroad_revolution.rules.next_turn import begin_turn
from steamshed.games.railroad_revolution.table.phases import DEALS, ENDOW_PICK, FINISH, MILESTONES
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance


def go_on(state: Table, chance: Chance, events: list[Event]) -> None:
    """Step after step until somebody has to decide or the game is over. Open effects are decided first."""
    if state.deal_tile < 0:
        reveal_deal(state, chance, events)
    if state.frames:
        return
    if state.step == ENDOW_PICK:
        state.queue.pop(0)
        if state.queue:
            state.seat = state.queue[0]
        else:
            begin_turn(state, state.first_player, events)
    if state.step == DEALS:
        deals(state, chance, events)
    if state.step == FINISH:
        state.step = MILESTONES
        players = state.rules.players
        # RR-MIL-07: active player first, then clockwise
        state.queue = [(state.active + n) % players for n in range(players)]
    if state.step == MILESTONES:
        milestones(state, chance, events)
    state.margin_is_known = False
