"""The beginning of a turn: a worker is placed on one of the four actions (RR-TURN-02 to 06)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.content.box import RAILROAD, STATION, TELEGRAPH, TRADE
from steamshed.games.railroad_revolution.rules.completable import ok_after
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP, FINISH
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


class Place(Option):
    """RR-TURN-02, 03, 05, 06: a worker of the personal supply to an action that can be completed."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        colour, action = move.a, move.b
        if state.hand[5 * seat + colour] == 0:
            return Violation("RR-TURN-05" if state.board[5 * seat + colour] else "RR-TURN-02")
        if action == TRADE:
            return None if state.rails_left[seat] or state.buildings_left[seat] else Violation("RR-TRD-03")
        if action == TELEGRAPH:
            full = (1 << len(state.rules.box.sector_shares)) - 1
            return None if state.buildings_left[seat] and state.offices[seat] != full else Violation("RR-TEL-08")
        if action == STATION:
            if state.buildings_left[seat] == 0:
                return Violation("RR-STA-07")
        elif state.rails_left[seat] == 0:
            return Violation("RR-RAIL-05")
        if ok_after(state, move):
            return None
        return Violation("RR-STA-07" if action == STATION else "RR-RAIL-05")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        colour, action = move.a, move.b
        state.hand = state.hand[:]
        state.hand[5 * seat + colour] -= 1
        state.board = state.board[:]
        state.board[5 * seat + colour] += 1
        state.spaces = state.spaces[:]
        state.spaces[20 * seat + 5 * action + colour] += 1
        state.placed = colour
        state.action = action
        if action == RAILROAD:
            # RR-RAIL-05
            state.need = min(state.rules.box.rails_per_action, state.rails_left[seat])
        state.step = ACTION_LOOP


class Skip(Option):
    """RR-TURN-10: with a piece in stock there is always something to do."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return Violation("RR-TURN-10") if state.rails_left[seat] or state.buildings_left[seat] else None

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.step = FINISH
