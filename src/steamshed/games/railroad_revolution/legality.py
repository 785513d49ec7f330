"""What is allowed: every option's own condition (sections 5.1 to 5.3), and that no dead end follows (RR-GEN-12).

``refusal`` decides; ``legal`` proposes what the step could offer and keeps what is not refused. What each option
asks for is in ``decisions``; here is what several of them have in common.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from steamshed.games.railroad_revolution.board import TOLL_MONEY, TOLL_WORKER
from steamshed.games.railroad_revolution.completable import ok_after
from steamshed.games.railroad_revolution.effects import (
    EXCHANGE,
    FREE_RAIL,
    NAMED,
    PROMOTE,
    SHARES,
    STEPS,
    TRAIN,
    WORKER,
    Effects,
    op_of,
    second_of,
)
from steamshed.games.railroad_revolution.margins import safe, spare_piece
from steamshed.games.railroad_revolution.perform import act, free_slot, settle
from steamshed.games.railroad_revolution.proposals import frame_options, proposals, wanted
from steamshed.games.railroad_revolution.steps import ACTION_LOOP, DEALS, ENDOW_PICK, OVER
from steamshed.kernel.action import Action

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution


def refusal(state: RailroadRevolution, move: Move) -> str:
    """The rule that forbids a move, or an empty text."""
    return objection(state, move) or dead_end(state, move)


def objection(state: RailroadRevolution, move: Move) -> str:
    """The rule against a move's own condition, or an empty text."""
    seat = state.seat
    if seat is None:
        return "RR-END-02"
    return state.rules.decisions.of(state, move).objection(state, seat, move)


def dead_end(state: RailroadRevolution, move: Move) -> str:
    """RR-GEN-09, 11, 12: whether a move leaves a way to complete the turn; in a foreign turn, enough workers."""
    seat = state.seat
    assert seat is not None
    verb = move.verb
    if seat == state.active and (state.step == ACTION_LOOP or state.step == DEALS):
        if ok_after(state, move):
            return ""
        if verb == CITY and not state.frames:
            return "RR-STA-07"
        if verb == RAIL and not state.frames:
            return "RR-RAIL-05"
        if verb == DONE:
            return "RR-GEN-10"
        return "RR-GEN-09" if loses_worker(state, seat, move) else "RR-GEN-12"
    if state.frames and loses_worker(state, seat, move):
        least = state.rules.box.minimum
        if state.step == ENDOW_PICK:
            # RR-SET-07: everybody starts with the workers he was given
            least = state.rules.box.start_white + 1
        if state.available[seat] - 1 < least and verb != DISCARD:
            return "RR-SET-07" if state.step == ENDOW_PICK else "RR-GEN-11"
    return ""


def loses_worker(state: RailroadRevolution, seat: int, move: Move) -> bool:
    """Whether a move takes one of the available workers away."""
    verb = move.verb
    if verb in (PROMOTE_ONE, PROMO, TILE_WORKER, DISCARD):
        return True
    if verb == STEP:
        return state.rules.box.toll_kind[move.a][state.marks[3 * seat + move.a] + 1] == TOLL_WORKER
    return False


def count(state: RailroadRevolution, seat: int, colour: int, place: int) -> int:
    """How many available workers of a colour there are in the supply or on the board."""
    return state.hand[5 * seat + colour] if place == 0 else state.board[5 * seat + colour]


def building(state: RailroadRevolution, seat: int, city: int) -> str:
    """RR-STA-06, 07: an available city and a building."""
    if state.stations[seat] >> city & 1:
        return "RR-STA-06"
    if not state.network[seat] >> city & 1 or state.buildings_left[seat] == 0:
        return "RR-STA-07"
    return ""


def railing(state: RailroadRevolution, seat: int, space: int) -> str:
    """RR-RAIL-01, 04, 05: an available space and a rail."""
    if state.rails[seat] >> space & 1:
        return "RR-RAIL-04"
    if not state.rules.box.space_ends[space] & state.network[seat]:
        return "RR-RAIL-01"
    return "" if state.rails_left[seat] else "RR-RAIL-05"


def rewarding(state: RailroadRevolution, move: Move, price: int) -> str:
    """RR-STA-03: the primary reward, at "/" with one of its colours."""
    reward = state.rules.box.city_tiles[state.city_tile[state.city]].primary
    if reward.either:
        if move.a not in reward.either:
            return "RR-STA-03"
    elif move.a >= 0:
        return "RR-STA-03"
    return live(state, move, reward, price, 0, "RR-GEN-14")


def bonus(state: RailroadRevolution, seat: int, move: Move) -> str:
    """RR-STA-04, 10: the first-station bonus for its cost."""
    tile = state.rules.box.city_tiles[state.city_tile[state.city]]
    if state.cash[seat] < tile.bonus_cost:
        return "RR-GEN-17"
    return live(state, move, tile.bonus, tile.bonus_cost, 0, "RR-GEN-14")


def promoting(state: RailroadRevolution, seat: int, move: Move) -> str:
    """RR-MIL-01, 02, 04: an available worker to an empty slot of his colour on an own open milestone."""
    line = 2 * seat
    if state.goals[line] != move.c:
        line += 1
        if state.goals[line] != move.c:
            return "RR-MIL-01"
    if count(state, seat, move.a, move.b) == 0:
        return "RR-MIL-04" if move.a in state.managers[4 * seat : 4 * seat + 4] else "RR-MIL-01"
    return "RR-MIL-02" if free_slot(state, line, move.a) < 0 else ""


def flipping(state: RailroadRevolution, seat: int, move: Move, price: int) -> str:
    """RR-TRN-03 to 05: an own train; face up its cost and a bonus that is live."""
    box = state.rules.box
    if state.trains[2 * (seat * len(box.trains) + move.a) + move.b] == 0:
        return "RR-TRN-03" if move.b == 0 else "RR-TRN-04"
    if move.b:
        return ""
    train = box.trains[move.a]
    if state.cash[seat] < price + train.cost:
        return "RR-GEN-17"
    return live(state, move, train.effects, price + train.cost, 0, "RR-TRN-05")


def live(
    state: RailroadRevolution, move: Move, effects: Effects, price: int, lost: int, rule: str, given: int = 0
) -> str:
    """RR-GEN-14: whether at least one effect can change something once the price is paid; else the rule.

    The price is ``price`` in cash, ``lost`` workers and shares that are worth ``given``.
    """
    seat = state.seat
    assert seat is not None
    slow = False
    for made in effects.frames:
        op = op_of(made)
        if live_op(state, seat, op, price, lost, second_of(made), given):
            return ""
        if op > WORKER and op != TRAIN:
            slow = True
    return "" if slow and live_slowly(state, move) else rule


def live_op(state: RailroadRevolution, seat: int, op: int, price: int, lost: int, pay: int, given: int) -> bool:
    """Whether an effect is surely live; False also means: not known."""
    if op <= SHARES:
        return True
    if op in (NAMED, WORKER):
        return lost > 0 or sum(state.common) > 0
    if op == TRAIN:
        return sum(state.stacks) > 0
    if op == EXCHANGE:
        return lost == 0 and live_exchange(state, seat) and safe(state, seat, price + given, 0)
    if lost:
        return False
    if op == STEPS:
        box = state.rules.box
        for track in range(3):
            at = state.marks[3 * seat + track] + 1
            if at < len(box.track_points[track]):
                kind, size = box.toll_kind[track][at], box.toll_size[track][at]
                payable = kind == 0 or (kind == TOLL_MONEY and state.cash[seat] >= price + size)
                if payable and safe(state, seat, price + size + given, 0):
                    return True
        return False
    if op == FREE_RAIL:
        return state.rails_left[seat] > 0 and spare_piece(state, seat) and safe(state, seat, price + given, 0)
    if op == PROMOTE and state.cash[seat] >= price + pay and safe(state, seat, price + pay + given, 1):
        colours = wanted(state, 2 * seat) | wanted(state, 2 * seat + 1)
        for colour in range(5):
            at = 5 * seat + colour
            if colours >> colour & 1 and state.hand[at] + state.board[at]:
                return True
    return False


def live_exchange(state: RailroadRevolution, seat: int) -> bool:
    """RR-GEN-16: some own worker and some other one to change places with."""
    for colour in range(5):
        if state.board[5 * seat + colour] and sum(state.common):
            return True
        if state.hand[5 * seat + colour] and sum(state.common) > state.common[colour]:
            return True
    return False


def live_slowly(state: RailroadRevolution, move: Move) -> bool:
    """Pays the price in a copy and looks whether one of the opened frames offers anything but to stop."""
    after = state.clone()
    act(after, move)
    seat = after.seat
    assert seat is not None
    while len(after.frames) > after.mark:
        for option in frame_options(after, seat):
            if not refusal(after, option):
                return True
        after.frames.pop()
        after.margin_is_known = False
        settle(after, seat)
    return False


def legal(state: RailroadRevolution) -> list[Action]:
    """Every legal action, in the order of the tables of section 5."""
    seat = state.seat
    if seat is None or state.step == OVER:
        return []
    found: list[Action] = []
    for move in proposals(state, seat):
        if not refusal(state, move):
            found.append(move)
    return found
