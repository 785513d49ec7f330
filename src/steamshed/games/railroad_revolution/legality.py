"""What is allowed: every option's own condition (sections 5.1 to 5.3), and that no dead end follows (RR-GEN-12).

``refusal`` decides; ``legal`` proposes what the step could offer and keeps what is not refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from steamshed.games.railroad_revolution.actions import (
    ACCEPT,
    CITY,
    DISCARD,
    DONE,
    FIRST,
    FIRST_BONUS,
    FLIP_TRAIN,
    GIVE,
    HIRE,
    KEEP,
    PASS,
    PICK,
    PLACE,
    PRIMARY,
    PROMO,
    PROMOTE_ONE,
    RAIL,
    SECTOR,
    SELL,
    SELL_PIECE,
    SKIP,
    SPEC,
    SPEC_COLOUR,
    SPEC_DEAL,
    SPEC_FLIP,
    SPEC_TRAIN,
    STEP,
    STOP,
    TAKE,
    TAKE_TRAIN,
    TILE_WORKER,
    TRADE_FLIP,
    Move,
)
from steamshed.games.railroad_revolution.board import (
    BONUS_SPEC,
    DEAL_SPEC,
    EXCHANGE_SPEC,
    EXTRA_SPEC,
    FIRST_SPEC,
    FLIP_SPEC,
    NO_COST_SPEC,
    PRIMARY_SPEC,
    RAILROAD,
    SHARE_MONEY_SPEC,
    SPEC_RULES,
    STATION,
    STEPS_SPEC,
    TELEGRAPH,
    TERRAIN_SPEC,
    TILE_SPEC,
    TOLL_MONEY,
    TOLL_SHARES,
    TOLL_WORKER,
    TRADE,
    TRAIN_MONEY_SPEC,
    TRAIN_SPEC,
)
from steamshed.games.railroad_revolution.completable import ok_after
from steamshed.games.railroad_revolution.effects import (
    EXCHANGE,
    EXCHANGE_TAKE,
    FLIP,
    FREE_OFFICE,
    FREE_RAIL,
    FREE_STATION,
    NAMED,
    PROMOTE,
    SHARES,
    START_OFFICE,
    START_RAIL,
    START_STATION,
    STEPS,
    TOLL,
    TRAIN,
    WORKER,
    Effects,
    first_of,
    op_of,
    second_of,
)
from steamshed.games.railroad_revolution.margins import main_complete, safe, spare_piece
from steamshed.games.railroad_revolution.perform import act, count_trains, free_slot, settle
from steamshed.games.railroad_revolution.proposals import frame_options, proposals, wanted
from steamshed.games.railroad_revolution.steps import (
    ACTION_LOOP,
    DEALS,
    ENDOW_PICK,
    FLIPPED,
    MILESTONES,
    OVER,
    PLACE_WORKER,
    SOLD,
    USED_BONUS,
    USED_PRIMARY,
    USED_TILE,
)
from steamshed.kernel.action import Action

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution

WRONG_STEP: Final = "RR-TURN-09"
IN_FRAME: Final = "RR-GEN-15"


def refusal(state: RailroadRevolution, move: Move) -> str:
    """The rule that forbids a move, or an empty text."""
    return objection(state, move) or dead_end(state, move)


def objection(state: RailroadRevolution, move: Move) -> str:
    """The rule against a move's own condition, or an empty text."""
    seat = state.seat
    if seat is None:
        return "RR-END-02"
    verb, step = move.verb, state.step
    if verb in (SELL, HIRE):
        return free_action(state, seat, move)
    if state.frames:
        return in_frame(state, seat, move)
    if step == ACTION_LOOP:
        return in_action(state, seat, move)
    if step == PLACE_WORKER:
        if verb == PLACE:
            return placing(state, seat, move.a, move.b)
        if verb == SKIP:
            # RR-TURN-10: with a piece in stock there is always something to do
            return "RR-TURN-10" if state.rails_left[seat] or state.buildings_left[seat] else ""
        return WRONG_STEP
    if step == DEALS:
        if verb == ACCEPT:
            return accepting(state, seat, move)
        if verb == PASS:
            # RR-DEAL-08: it can not be closed below the minimum
            return "RR-GEN-10" if state.available[seat] < state.rules.box.minimum else ""
        return WRONG_STEP
    if step == ENDOW_PICK:
        if verb == PICK:
            return "" if move.a in state.endowment[::3] else "RR-SET-04"
        return WRONG_STEP
    if step == MILESTONES:
        if verb == KEEP:
            return "" if move.a in state.drawn else "RR-MIL-09"
        if verb == FIRST:
            return "RR-MIL-10" if state.drawn or move.a not in state.lines[1::2] else ""
    return WRONG_STEP


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


def free_action(state: RailroadRevolution, seat: int, move: Move) -> str:
    """RR-GEN-06 to 08: selling shares and hiring."""
    if state.step == ENDOW_PICK:
        return "RR-SET-08"
    if state.step == MILESTONES:
        return "RR-GEN-08"
    if state.frames:
        op = op_of(state.frames[-1])
        if op in (TOLL, EXCHANGE_TAKE, WORKER):
            return IN_FRAME
    if move.verb == SELL:
        return "" if state.shares[seat] > 0 else "RR-GEN-06"
    if state.cash[seat] < state.rules.box.hire_price or state.common[move.a] == 0:
        return "RR-GEN-07"
    return ""


def placing(state: RailroadRevolution, seat: int, colour: int, action: int) -> str:
    """RR-TURN-02, 05, 06: a worker of the personal supply, an action that can be completed."""
    if state.hand[5 * seat + colour] == 0:
        return "RR-TURN-05" if state.board[5 * seat + colour] else "RR-TURN-02"
    if action == TRADE:
        return "" if state.rails_left[seat] or state.buildings_left[seat] else "RR-TRD-03"
    if action == TELEGRAPH:
        full = (1 << len(state.rules.box.sector_shares)) - 1
        return "" if state.buildings_left[seat] and state.offices[seat] != full else "RR-TEL-08"
    if action == STATION:
        if state.buildings_left[seat] == 0:
            return "RR-STA-07"
    elif state.rails_left[seat] == 0:
        return "RR-RAIL-05"
    if ok_after(state, state.rules.moves.place[4 * colour + action]):
        return ""
    return "RR-STA-07" if action == STATION else "RR-RAIL-05"


def in_action(state: RailroadRevolution, seat: int, move: Move) -> str:
    """Section 5.2: when each option is offered."""
    verb, action = move.verb, state.action
    if verb == DONE:
        if not main_complete(state):
            return "RR-TURN-06"
        if state.cash[seat] < state.owed:
            return "RR-STA-02" if action == STATION else "RR-RAIL-02"
        return ""
    if verb == PROMO:
        if state.spec_used:
            return "RR-TURN-08"
        return promoting(state, seat, move)
    if SPEC <= verb <= SPEC_DEAL:
        return in_spec(state, seat, move)
    if action == STATION:
        return in_station(state, seat, move)
    box = state.rules.box
    if action == RAILROAD:
        if verb != RAIL:
            return WRONG_STEP
        if state.laid >= state.need:
            return "RR-RAIL-05"
        return railing(state, seat, move.a)
    if action == TELEGRAPH:
        if verb == SECTOR:
            if state.sector >= 0:
                return "RR-TEL-01"
            if state.offices[seat] >> move.a & 1:
                return "RR-TEL-05"
            return "" if state.buildings_left[seat] else "RR-TEL-08"
        if verb != TILE_WORKER:
            return WRONG_STEP
        if state.sector < 0 or state.used & USED_TILE:
            return "RR-TEL-06"
        if state.sector_tile[state.sector] < 0:
            return "RR-TEL-07"
        if count(state, seat, move.a, move.b) == 0:
            return "RR-GEN-03"
        return live(state, move, box.telegraph_tiles[state.sector_tile[state.sector]], 0, 1, "RR-GEN-14")
    if verb == SELL_PIECE:
        if state.used & SOLD:
            return "RR-TRD-01"
        return selling(state, seat, move.a)
    if verb == TRADE_FLIP:
        if state.used & FLIPPED:
            return "RR-TRD-02"
        return flipping(state, seat, move, 0)
    return WRONG_STEP


def count(state: RailroadRevolution, seat: int, colour: int, place: int) -> int:
    """How many available workers of a colour there are in the supply or on the board."""
    return state.hand[5 * seat + colour] if place == 0 else state.board[5 * seat + colour]


def in_station(state: RailroadRevolution, seat: int, move: Move) -> str:
    verb = move.verb
    if verb == CITY:
        if state.city >= 0:
            return "RR-STA-01"
        return building(state, seat, move.a)
    if verb == PRIMARY:
        if state.city < 0:
            return "RR-STA-03"
        if state.used & USED_PRIMARY:
            return "RR-STA-13"
        return rewarding(state, move, 0)
    if verb == FIRST_BONUS:
        if state.city < 0:
            return "RR-STA-04"
        if not state.is_first:
            return "RR-STA-05"
        if state.used & USED_BONUS:
            return "RR-STA-13"
        return bonus(state, seat, move)
    return WRONG_STEP


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


def selling(state: RailroadRevolution, seat: int, kind: int) -> str:
    """RR-TRD-01: from the leftmost sector that holds a piece."""
    box = state.rules.box
    rail, house = box.rail_sector[state.rails_left[seat]], box.building_sector[state.buildings_left[seat]]
    if rail == house == len(box.sector_money):
        return "RR-TRD-03"
    return "" if (rail <= house if kind == 0 else house <= rail) else "RR-TRD-01"


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


def in_spec(state: RailroadRevolution, seat: int, move: Move) -> str:
    """Table 5.2.1: the colour effect of the placed worker (RR-TURN-07, 08, 12)."""
    if state.spec_used:
        return "RR-TURN-07"
    if state.placed == 0:
        return "RR-TURN-08"
    box, verb = state.rules.box, move.verb
    spec, rule = box.specs[state.action][state.placed], SPEC_RULES[state.action][state.placed]
    kind = spec.kind
    if verb != form(state, kind):
        return rule
    if state.cash[seat] < spec.pay:
        return "RR-GEN-17"
    if kind == FLIP_SPEC:
        return flipping(state, seat, move, spec.pay)
    if kind == TRAIN_SPEC:
        return "" if state.stacks[move.a] else "RR-TRN-01"
    if kind == EXCHANGE_SPEC:
        return "" if live_exchange(state, seat) else "RR-GEN-14"
    if kind == STEPS_SPEC:
        return "" if live_op(state, seat, STEPS, 0, 0, 0, 0) or live_slowly(state, move) else "RR-GEN-14"
    if kind in (BONUS_SPEC, NO_COST_SPEC, PRIMARY_SPEC):
        if state.city < 0:
            return rule
        if kind == BONUS_SPEC:
            return bonus(state, seat, move)
        if kind == NO_COST_SPEC:
            return "" if state.owed > 0 else rule
        return rewarding(state, move, spec.pay)
    if kind == TERRAIN_SPEC:
        return "" if state.laid >= state.need else rule
    if kind == EXTRA_SPEC:
        return "" if state.rails_left[seat] + state.laid > box.rails_per_action else rule
    if kind in (FIRST_SPEC, SHARE_MONEY_SPEC):
        return "" if state.sector >= 0 else rule
    if kind == TILE_SPEC:
        if state.sector < 0:
            return rule
        tile = state.sector_tile[state.sector]
        if tile < 0:
            return "RR-TEL-07"
        return live(state, move, box.telegraph_tiles[tile], spec.pay, 0, "RR-GEN-14")
    if kind == DEAL_SPEC:
        deal = box.deals[state.deal_tile][move.a]
        if state.shares[seat] + spec.a < deal.shares or state.cash[seat] < deal.money:
            return rule
        given = box.share_price * (deal.shares - spec.a)
        return live(state, move, deal.effects, deal.money, 0, "RR-DEAL-04", given)
    if kind == TRAIN_MONEY_SPEC:
        return "" if count_trains(state, seat) else rule
    return ""


def form(state: RailroadRevolution, kind: int) -> int:
    """Which words follow ``spec``."""
    if kind == FLIP_SPEC:
        return SPEC_FLIP
    if kind == TRAIN_SPEC:
        return SPEC_TRAIN
    if kind == DEAL_SPEC:
        return SPEC_DEAL
    if kind == PRIMARY_SPEC and state.city >= 0:
        primary = state.rules.box.city_tiles[state.city_tile[state.city]].primary
        return SPEC_COLOUR if primary.either else SPEC
    return SPEC


def accepting(state: RailroadRevolution, seat: int, move: Move) -> str:
    """RR-DEAL-02 to 04."""
    if state.accepted >> move.a & 1 or (seat != state.active and state.accepted):
        return "RR-DEAL-03"
    deal = state.rules.box.deals[state.deal_tile][move.a]
    if state.shares[seat] < deal.shares or state.cash[seat] < deal.money:
        return "RR-DEAL-02"
    given = state.rules.box.share_price * deal.shares
    return live(state, move, deal.effects, deal.money, 0, "RR-DEAL-04", given)


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


def in_frame(state: RailroadRevolution, seat: int, move: Move) -> str:
    """Section 5.3: an effect once started is finished or stopped first (RR-GEN-15)."""
    top, verb, box = state.frames[-1], move.verb, state.rules.box
    op = op_of(top)
    if verb == STOP:
        return IN_FRAME if op in (TOLL, EXCHANGE_TAKE, WORKER) else ""
    if op == STEPS and verb == STEP:
        at = state.marks[3 * seat + move.a] + 1
        if at >= len(box.track_points[move.a]):
            return "RR-PERF-04"
        kind, size = box.toll_kind[move.a][at], box.toll_size[move.a][at]
        if (kind == TOLL_MONEY and state.cash[seat] < size) or (kind == TOLL_SHARES and state.shares[seat] < size):
            return "RR-PERF-02"
        return ""
    if op == TOLL and verb == DISCARD:
        return "" if count(state, seat, move.a, move.b) else "RR-GEN-03"
    if op == PROMOTE and verb == PROMOTE_ONE:
        if state.cash[seat] < second_of(top):
            return "RR-GEN-17"
        return promoting(state, seat, move)
    if op == EXCHANGE and verb == GIVE:
        if count(state, seat, move.a, move.b) == 0:
            return "RR-GEN-03"
        others = sum(state.common) - (state.common[move.a] if move.b == 0 else 0)
        return "" if others else "RR-GEN-16"
    if op == EXCHANGE_TAKE and verb == TAKE:
        same = move.a == first_of(top) and second_of(top) == 0
        return "RR-GEN-16" if same or state.common[move.a] == 0 else ""
    if op == WORKER and verb == TAKE:
        return "" if state.common[move.a] else "RR-GEN-02"
    if op == TRAIN and verb == TAKE_TRAIN:
        return "" if state.stacks[move.a] else "RR-TRN-01"
    if op == FLIP and verb == FLIP_TRAIN:
        return flipping(state, seat, move, 0)
    if op == FREE_RAIL and verb == RAIL:
        rule = railing(state, seat, move.a)
        return rule if rule in ("", "RR-RAIL-04") else "RR-RAIL-11"
    if op == FREE_STATION and verb == CITY:
        return building(state, seat, move.a)
    if op == FREE_OFFICE and verb == SECTOR:
        if state.offices[seat] >> move.a & 1:
            return "RR-TEL-05"
        return "" if state.buildings_left[seat] else "RR-TEL-13"
    if op == START_RAIL and verb == RAIL:
        return "" if move.a in state.rules.open_spaces(state.rails[seat]) else "RR-SET-05"
    if op == START_OFFICE and verb == SECTOR:
        return "" if box.sector_deal[move.a] and state.first_office[move.a] < 0 else "RR-SET-05"
    if op == START_STATION and verb == CITY:
        return "" if box.printed[move.a] and state.first_station[move.a] < 0 else "RR-SET-05"
    return IN_FRAME


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
