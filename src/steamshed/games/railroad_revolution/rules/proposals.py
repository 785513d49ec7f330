"""What each step and each open effect could offer: lists that contain everything legal and not much more."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import (
    Move,
)
from steamshed.games.railroad_revolution.content.box import (
    DEAL_SPEC,
    FLIP_SPEC,
    PRIMARY_SPEC,
    RAILROAD,
    STATION,
    TELEGRAPH,
    TRAIN_SPEC,
)
from steamshed.games.railroad_revolution.content.effects import (
    EXCHANGE,
    EXCHANGE_TAKE,
    FLIP,
    FREE_RAIL,
    FREE_STATION,
    PROMOTE,
    START_RAIL,
    START_STATION,
    STEPS,
    TOLL,
    TRAIN,
    WORKER,
    op_of,
)
from steamshed.games.railroad_revolution.table.phases import (
    ACTION_LOOP,
    DEALS,
    ENDOW_PICK,
    FLIPPED,
    PLACE_WORKER,
    SOLD,
    USED_BONUS,
    USED_PRIMARY,
    USED_TILE,
)
from steamshed.games.railroad_revolution.table.table import Table


def frame_options(state: Table, seat: int) -> list[Move]:
    """What the frame on top could offer besides ``stop``, SELL and HIRE."""
    moves, box = state.rules.moves, state.rules.box
    op = op_of(state.frames[-1])
    if op == STEPS:
        return moves.step
    if op == TOLL:
        return own_workers(state, seat, moves.discard)
    if op == PROMOTE:
        return promotions(state, seat, moves.promote)
    if op == EXCHANGE:
        return own_workers(state, seat, moves.give)
    if op in (EXCHANGE_TAKE, WORKER):
        return moves.take
    if op == TRAIN:
        return moves.train
    if op == FLIP:
        return own_trains(state, seat, moves.flip)
    if op in (FREE_RAIL, START_RAIL):
        if op == FREE_RAIL and state.rails_left[seat] == 0:
            return []
        return [moves.rail[space] for space in state.rules.open_spaces(state.rails[seat])]
    if op in (FREE_STATION, START_STATION):
        return [moves.city[city] for city in range(len(box.cities)) if state.network[seat] >> city & 1]
    return moves.sector


def own_workers(state: Table, seat: int, moves: list[Move]) -> list[Move]:
    """The moves for own available workers; those that would lead to the same position once."""
    found: list[Move] = []
    for colour in range(5):
        if state.hand[5 * seat + colour]:
            found.append(moves[2 * colour])
        if state.board[5 * seat + colour]:
            found.append(moves[2 * colour + 1])
    return found


def own_trains(state: Table, seat: int, moves: list[Move]) -> list[Move]:
    base = seat * len(moves)
    return [moves[at] for at in range(len(moves)) if state.trains[base + at]]


def promotions(state: Table, seat: int, moves: list[Move]) -> list[Move]:
    """Workers that fit an empty slot."""
    found: list[Move] = []
    tiles, lines = len(state.rules.box.milestones), 2 * seat
    one, other = wanted(state, lines), wanted(state, lines + 1)
    if not one and not other:
        return found
    for at in range(10):
        colour = at >> 1
        if (state.board[5 * seat + colour] if at & 1 else state.hand[5 * seat + colour]) == 0:
            continue
        if one >> colour & 1:
            found.append(moves[at * tiles + state.goals[lines]])
        if other >> colour & 1:
            found.append(moves[at * tiles + state.goals[lines + 1]])
    return found


def wanted(state: Table, line: int) -> int:
    """RR-MIL-02: the colours that an open milestone still takes, as bits."""
    if state.goals[line] < 0:
        return 0
    found, slot = 0, 2 * line
    for colour in state.rules.box.milestones[state.goals[line]].managers:
        if state.managers[slot] < 0:
            found |= 31 if colour < 0 else 1 << colour
        slot += 1
    return found


def proposals(state: Table, seat: int) -> list[Move]:
    """A list that contains everything legal and not much more."""
    moves, step = state.rules.moves, state.step
    if state.frames:
        found = frame_options(state, seat)[:]
        found.append(moves.stop)
    elif step == PLACE_WORKER:
        found = []
        for colour in range(5):
            if state.hand[5 * seat + colour]:
                found.extend(moves.place[4 * colour : 4 * colour + 4])
        found.append(moves.skip)
    elif step == ACTION_LOOP:
        found = action_proposals(state, seat)
    elif step == DEALS:
        found = [*moves.accept, moves.pass_]
    elif step == ENDOW_PICK:
        return [moves.pick[tile] for tile in state.endowment[::3]]
    elif state.drawn:
        return [moves.keep[tile] for tile in state.drawn]
    else:
        return [moves.first[tile] for tile in state.replacing[1::2]]
    if step != ENDOW_PICK:
        if state.shares[seat]:
            found.append(moves.sell)
        if state.cash[seat] >= state.rules.box.hire_price:
            found.extend(moves.hire)
    return found


def action_proposals(state: Table, seat: int) -> list[Move]:
    moves, action, box = state.rules.moves, state.action, state.rules.box
    found: list[Move] = []
    if action == STATION:
        if state.city < 0:
            free = state.network[seat] & ~state.stations[seat]
            found.extend([moves.city[city] for city in range(len(box.cities)) if free >> city & 1])
        else:
            if not state.used & USED_PRIMARY:
                found.extend(reward_moves(state, moves.primary, moves.primary_colour))
            if state.is_first and not state.used & USED_BONUS:
                found.append(moves.first_bonus)
    elif action == RAILROAD:
        if state.laid < state.need:
            found.extend([moves.rail[space] for space in state.rules.open_spaces(state.rails[seat])])
    elif action == TELEGRAPH:
        if state.sector < 0:
            found.extend([moves.sector[n] for n in range(len(box.sector_shares)) if not state.offices[seat] >> n & 1])
        elif not state.used & USED_TILE and state.sector_tile[state.sector] >= 0:
            found.extend(own_workers(state, seat, moves.tile_worker))
    else:
        if not state.used & SOLD:
            found.extend(moves.sell_piece)
        if not state.used & FLIPPED:
            found.extend(own_trains(state, seat, moves.trade_flip))
    if not state.spec_used:
        found.extend(promotions(state, seat, moves.promo))
        if state.placed > 0:
            found.extend(spec_moves(state, seat))
    found.append(moves.done)
    return found


def reward_moves(state: Table, bare: Move, named: list[Move]) -> list[Move]:
    """The primary reward, for each colour at "/"."""
    either = state.rules.box.city_tiles[state.city_tile[state.city]].primary.either
    return [named[colour] for colour in either] if either else [bare]


def spec_moves(state: Table, seat: int) -> list[Move]:
    moves = state.rules.moves
    kind = state.rules.box.specs[state.action][state.placed].kind
    if kind == FLIP_SPEC:
        return own_trains(state, seat, moves.spec_flip)
    if kind == TRAIN_SPEC:
        return moves.spec_train
    if kind == DEAL_SPEC:
        return moves.spec_deal
    if kind == PRIMARY_SPEC:
        return reward_moves(state, moves.spec, moves.spec_colour) if state.city >= 0 else []
    return [moves.spec]
