"""What is allowed: an option's own condition, and that no dead end follows (RR-GEN-12).

See docs/rules/railroad_revolution.md 5.1 to 5.3.

``check_move`` decides; ``legal`` proposes what the step could offer and keeps what is allowed. What an option asks for
is in the module of its phase.
"""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import (
    CITY,
    DISCARD,
    DONE,
    PROMO,
    PROMOTE_ONE,
    RAIL,
    STEP,
    TILE_WORKER,
    Move,
)
from steamshed.games.railroad_revolution.content.box import TOLL_WORKER
from steamshed.games.railroad_revolution.rules.completable import completable, ok_after, predicted
from steamshed.games.railroad_revolution.rules.option import check_option
from steamshed.games.railroad_revolution.rules.proposals import proposals
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP, DEALS, ENDOW_PICK, OVER
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Action
from steamshed.kernel.violation import Violation


def check_move(state: Table, move: Move) -> Violation | None:
    """The rule that forbids a move."""
    return check_option(state, move) or dead_end(state, move)


def dead_end(state: Table, move: Move) -> Violation | None:
    """RR-GEN-09, 11, 12: whether a move leaves a way to complete the turn; in a foreign turn, enough workers."""
    seat = state.seat
    assert seat is not None
    verb = move.verb
    if asks_for_completion(state, seat):
        if ok_after(state, move):
            return None
        if verb == CITY and not state.frames:
            return Violation("RR-STA-07")
        if verb == RAIL and not state.frames:
            return Violation("RR-RAIL-05")
        if verb == DONE:
            return Violation("RR-GEN-10")
        return Violation("RR-GEN-09" if loses_worker(state, seat, move) else "RR-GEN-12")
    if state.frames and loses_worker(state, seat, move):
        least = state.rules.box.minimum
        if state.step == ENDOW_PICK:
            # RR-SET-07: everybody starts with the workers he was given
            least = state.rules.box.start_white + 1
        if state.available[seat] - 1 < least and verb != DISCARD:
            return Violation("RR-SET-07" if state.step == ENDOW_PICK else "RR-GEN-11")
    return None


def leads_nowhere(state: Table, move: Move, after: Table) -> bool:
    """``dead_end`` where the position after the move is there already."""
    assert state.seat is not None
    if asks_for_completion(state, state.seat):
        return predicted(state, move) < 0 and not completable(after)
    return dead_end(state, move) is not None


def asks_for_completion(state: Table, seat: int) -> bool:
    """Whether a move of the seat must leave a way to complete its turn."""
    return seat == state.active and (state.step == ACTION_LOOP or state.step == DEALS)


def loses_worker(state: Table, seat: int, move: Move) -> bool:
    """Whether a move takes one of the available workers away."""
    verb = move.verb
    if verb in (PROMOTE_ONE, PROMO, TILE_WORKER, DISCARD):
        return True
    if verb == STEP:
        return state.rules.box.toll_kind[move.a][state.marks[3 * seat + move.a] + 1] == TOLL_WORKER
    return False


def legal(state: Table) -> list[Action]:
    """Every legal action, in the order of the tables of docs/rules/railroad_revolution.md 5."""
    seat = state.seat
    if seat is None or state.step == OVER:
        return []
    found: list[Action] = []
    phase = state.decided()
    for move in proposals(state, seat):
        if phase.check_option(state, seat, move) is None and dead_end(state, move) is None:
            found.append(move)
    return found
