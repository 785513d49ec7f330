"""What several options ask for: pieces, places, workers, and effects that can change something (RR-GEN-14)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.content.box import TOLL_MONEY
from steamshed.games.railroad_revolution.content.effects import (
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
from steamshed.games.railroad_revolution.rules.changes import settle
from steamshed.games.railroad_revolution.rules.funds import safe, spare_piece
from steamshed.games.railroad_revolution.rules.legality import check_move
from steamshed.games.railroad_revolution.rules.option import perform_option
from steamshed.games.railroad_revolution.rules.proposals import frame_options, wanted
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


def count(state: Table, seat: int, colour: int, place: int) -> int:
    """How many available workers of a colour there are in the supply or on the board."""
    return state.hand[5 * seat + colour] if place == 0 else state.board[5 * seat + colour]


def building(state: Table, seat: int, city: int) -> Violation | None:
    """RR-STA-06, 07: an available city and a building."""
    if state.stations[seat] >> city & 1:
        return Violation("RR-STA-06")
    if not state.network[seat] >> city & 1 or state.buildings_left[seat] == 0:
        return Violation("RR-STA-07")
    return None


def railing(state: Table, seat: int, space: int) -> Violation | None:
    """RR-RAIL-01, 04, 05: an available space and a rail."""
    if state.rails[seat] >> space & 1:
        return Violation("RR-RAIL-04")
    if not state.rules.box.space_ends[space] & state.network[seat]:
        return Violation("RR-RAIL-01")
    return None if state.rails_left[seat] else Violation("RR-RAIL-05")


def rewarding(state: Table, move: Move, price: int) -> Violation | None:
    """RR-STA-03: the primary reward, at "/" with one of its colours."""
    reward = state.rules.box.city_tiles[state.city_tile[state.city]].primary
    if reward.either:
        if move.a not in reward.either:
            return Violation("RR-STA-03")
    elif move.a >= 0:
        return Violation("RR-STA-03")
    return live(state, move, reward, price, 0, "RR-GEN-14")


def bonus(state: Table, seat: int, move: Move) -> Violation | None:
    """RR-STA-04, 10: the first-station bonus for its cost."""
    tile = state.rules.box.city_tiles[state.city_tile[state.city]]
    if state.cash[seat] < tile.bonus_cost:
        return Violation("RR-GEN-17")
    return live(state, move, tile.bonus, tile.bonus_cost, 0, "RR-GEN-14")


def promoting(state: Table, seat: int, move: Move) -> Violation | None:
    """RR-MIL-01, 02, 04: an available worker to an empty slot of his colour on an own open milestone."""
    line = 2 * seat
    if state.goals[line] != move.c:
        line += 1
        if state.goals[line] != move.c:
            return Violation("RR-MIL-01")
    if count(state, seat, move.a, move.b) == 0:
        return Violation("RR-MIL-04" if move.a in state.managers[4 * seat : 4 * seat + 4] else "RR-MIL-01")
    return Violation("RR-MIL-02") if state.free_slot(line, move.a) < 0 else None


def flipping(state: Table, seat: int, move: Move, price: int) -> Violation | None:
    """RR-TRN-03 to 05: an own train; face up its cost and a bonus that is live."""
    box = state.rules.box
    if state.trains[2 * (seat * len(box.trains) + move.a) + move.b] == 0:
        return Violation("RR-TRN-03" if move.b == 0 else "RR-TRN-04")
    if move.b:
        return None
    train = box.trains[move.a]
    if state.cash[seat] < price + train.cost:
        return Violation("RR-GEN-17")
    return live(state, move, train.effects, price + train.cost, 0, "RR-TRN-05")


def live(
    state: Table, move: Move, effects: Effects, price: int, lost: int, rule: str, given: int = 0
) -> Violation | None:
    """RR-GEN-14: whether at least one effect can change something once the price is paid; else the rule.

    The price is ``price`` in cash, ``lost`` workers and shares that are worth ``given``.
    """
    seat = state.seat
    assert seat is not None
    slow = False
    for made in effects.frames:
        op = op_of(made)
        if live_op(state, seat, op, price, lost, second_of(made), given):
            return None
        if op > WORKER and op != TRAIN:
            slow = True
    return None if slow and live_slowly(state, move) else Violation(rule)


def live_op(state: Table, seat: int, op: int, price: int, lost: int, pay: int, given: int) -> bool:
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


def live_exchange(state: Table, seat: int) -> bool:
    """RR-GEN-16: some own worker and some other one to change places with."""
    for colour in range(5):
        if state.board[5 * seat + colour] and sum(state.common):
            return True
        if state.hand[5 * seat + colour] and sum(state.common) > state.common[colour]:
            return True
    return False


def live_slowly(state: Table, move: Move) -> bool:
    """Pays the price in a copy and looks whether one of the opened frames offers anything but to stop."""
    after = state.clone()
    perform_option(after, move)
    seat = after.seat
    assert seat is not None
    while len(after.frames) > after.frames_before:
        for option in frame_options(after, seat):
            if check_move(after, option) is None:
                return True
        after.frames.pop()
        after.margin_is_known = False
        settle(after, seat)
    return False
