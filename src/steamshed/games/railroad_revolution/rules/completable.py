"""No dead ends (RR-GEN-12): whether the acting player can still complete his turn.

See docs/rules/railroad_revolution.md 5.4.

Three tests, from cheap to dear, all exact together. ``margin``: what he has beyond what the turn still asks of him; if
it is not negative he can. ``hopeless``: if even the most that all remaining options could bring is too little, he can
not. Else a search over the options that can help; everything else only costs.
"""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import (
    ACCEPT,
    CITY,
    DISCARD,
    DONE,
    FIRST_BONUS,
    FLIP_TRAIN,
    HIRE,
    PLACE,
    PROMO,
    PROMOTE_ONE,
    RAIL,
    SELL,
    SPEC,
    SPEC_DEAL,
    STEP,
    STOP,
    TILE_WORKER,
    TRADE_FLIP,
    Move,
)
from steamshed.games.railroad_revolution.content.box import (
    BONUS_SPEC,
    DEAL_SPEC,
    EXTRA_SPEC,
    FIRST_SPEC,
    FLIP_SPEC,
    NO_COST_SPEC,
    PRIMARY_SPEC,
    RAILROAD,
    SHARE_MONEY_SPEC,
    SHARES_SPEC,
    STATION,
    TELEGRAPH,
    TERRAIN_SPEC,
    TILE_SPEC,
    TOLL_MONEY,
    TOLL_SHARES,
    TOLL_WORKER,
    TRAIN_MONEY_SPEC,
    TRAIN_SPEC,
)
from steamshed.games.railroad_revolution.content.effects import (
    EXCHANGE_TAKE,
    FLIP,
    FREE_RAIL,
    TOLL,
    TRAIN,
    WORKER,
    first_of,
    op_of,
    second_of,
)
from steamshed.games.railroad_revolution.rules.best_case import hopeless
from steamshed.games.railroad_revolution.rules.changes import count_trains
from steamshed.games.railroad_revolution.rules.funds import (
    NEVER,
    cheapest_city,
    kept_margin,
    liquid,
    main_complete,
    margin,
    margin_without_worker,
    missing_workers,
    spare_piece,
)
from steamshed.games.railroad_revolution.rules.option import check_option, perform_option
from steamshed.games.railroad_revolution.table.phases import (
    ACTION_LOOP,
    DEALS,
    FINISH,
    FLIPPED,
    SOLD,
    USED_BONUS,
    USED_PRIMARY,
    USED_TILE,
)
from steamshed.games.railroad_revolution.table.table import Table


def predicted(state: Table, move: Move) -> int:
    """A lower bound of the margin after a move; negative: not known."""
    seat, verb, box = state.active, move.verb, state.rules.box
    have = kept_margin(state)
    if verb in (SELL, STOP, DISCARD):
        return have
    if verb == HIRE:
        return have if missing_workers(state, seat) else have - box.hire_price
    if verb == DONE:
        return have if state.available[seat] >= box.minimum else NEVER
    if verb in (PROMO, PROMOTE_ONE):
        price = second_of(state.frames[-1]) if verb == PROMOTE_ONE else 0
        return margin_without_worker(state, seat, have) - price
    if verb == TILE_WORKER:
        return margin_without_worker(state, seat, have)
    if verb == STEP:
        at = state.marks[3 * seat + move.a] + 1
        kind, size = box.toll_kind[move.a][at], box.toll_size[move.a][at]
        if kind == TOLL_WORKER:
            return margin_without_worker(state, seat, have)
        return have - (size if kind == TOLL_MONEY else box.share_price * size if kind == TOLL_SHARES else 0)
    if verb in (FLIP_TRAIN, TRADE_FLIP):
        return have - (box.trains[move.a].cost if move.b == 0 else 0)
    if state.frames:
        return have if spare_piece(state, seat) else NEVER
    if verb == CITY:
        cost = box.city_tiles[state.city_tile[move.a]].cost
        return liquid(state, seat) - cost - box.hire_price * missing_workers(state, seat)
    if verb == RAIL:
        left, rails = state.need - state.laid - 1, state.rails[seat] | 1 << move.a
        cost = box.triangle * (box.terrain[move.a] + state.rules.cheapest(rails, left))
        cost += state.owed + (0 if state.laid else box.railroad_base)
        return liquid(state, seat) - cost - box.hire_price * missing_workers(state, seat)
    if verb == FIRST_BONUS:
        return have - box.city_tiles[state.city_tile[state.city]].bonus_cost
    if verb == PLACE:
        return predicted_place(state, seat, move.b)
    if verb == ACCEPT:
        if state.available[seat] >= box.minimum:
            return 0
        deal = box.deals[state.deal_tile][move.a]
        return have - deal.money - box.share_price * deal.shares
    if verb < SPEC or verb > SPEC_DEAL:
        return have
    return predicted_spec(state, seat, move, have)


def predicted_place(state: Table, seat: int, action: int) -> int:
    """STATION or RAILROAD with what is in hand."""
    box = state.rules.box
    if state.available[seat] < box.minimum:
        return NEVER
    if action == STATION:
        cost = cheapest_city(state, seat)
        return NEVER if cost < 0 else liquid(state, seat) - cost
    need = min(box.rails_per_action, state.rails_left[seat])
    return liquid(state, seat) - box.railroad_base - box.triangle * state.rules.cheapest(state.rails[seat], need)


def predicted_spec(state: Table, seat: int, move: Move, have: int) -> int:
    box = state.rules.box
    spec = box.specs[state.action][state.placed]
    if spec.kind == DEAL_SPEC:
        deal = box.deals[state.deal_tile][move.a]
        return have - deal.money - box.share_price * deal.shares
    if spec.kind == EXTRA_SPEC:
        return NEVER
    if spec.kind == BONUS_SPEC:
        return have - box.city_tiles[state.city_tile[state.city]].bonus_cost
    if spec.kind == FLIP_SPEC and move.b == 0:
        return have - spec.pay - box.trains[move.a].cost
    return have - spec.pay


def ok_after(state: Table, move: Move) -> bool:
    """Whether the turn can be completed after a move that is allowed in itself."""
    if predicted(state, move) >= 0:
        return True
    after = state.clone()
    perform_option(after, move)
    return completable(after)


def completable(state: Table) -> bool:
    """docs/rules/railroad_revolution.md 5.4, exactly."""
    if margin(state) >= 0:
        return True
    if hopeless(state):
        return False
    return search(state, set())


def search(state: Table, seen: set[tuple[int, ...]]) -> bool:
    """Whether some sequence of helpful options completes the turn."""
    seat = state.active
    for move in helpful(state, seat):
        after = state.clone()
        perform_option(after, move)
        if after.step == FINISH:
            if after.available[seat] >= state.rules.box.minimum:
                return True
            continue
        if margin(after) >= 0:
            return True
        if hopeless(after):
            continue
        key = key_of(after, seat)
        if key in seen:
            continue
        seen.add(key)
        if search(after, seen):
            return True
    return False


def key_of(state: Table, seat: int) -> tuple[int, ...]:
    """All that the future of the search depends on."""
    kinds = 2 * len(state.rules.box.trains)
    return (
        state.cash[seat],
        state.shares[seat],
        state.available[seat],
        state.rails[seat],
        state.rails_left[seat],
        state.buildings_left[seat],
        state.owed,
        state.city,
        state.sector,
        state.laid,
        state.used,
        state.step,
        state.accepted,
        state.spec_used,
        state.deal,
        state.waiting,
        *state.trains[seat * kinds : (seat + 1) * kinds],
        *state.frames,
    )


def helpful(state: Table, seat: int) -> list[Move]:
    """The options that can help a player who is short of money or workers (docs/rules/railroad_revolution.md 5.4)."""
    if state.frames:
        return helpful_in_frame(state, seat)
    moves, box = state.rules.moves, state.rules.box
    found: list[Move] = []
    if state.shares[seat] and state.cash[seat] < max(box.dearest, state.owed):
        found.append(moves.sell)
    if state.waiting:
        return [*found, *waiting_for_a_deal(state, seat)]
    if state.available[seat] < box.minimum and state.cash[seat] >= box.hire_price and sum(state.common) > 0:
        found.append(moves.hire[present(state)])
    if state.step == DEALS:
        for half in (0, 1):
            deal = box.deals[state.deal_tile][half]
            if (
                not state.accepted >> half & 1
                and deal.effects.helps
                and state.shares[seat] >= deal.shares
                and state.cash[seat] >= deal.money
            ):
                found.append(moves.accept[half])
        return found
    helpful_in_action(state, seat, found)
    if not state.spec_used and state.placed > 0:
        helpful_spec(state, seat, found)
    if main_complete(state) and state.cash[seat] >= state.owed:
        found.append(moves.done)
    return found


def waiting_for_a_deal(state: Table, seat: int) -> list[Move]:
    """RR-DEAL-08: after ``done`` with too few workers the window opens only if a deal can be accepted in it."""
    moves, box = state.rules.moves, state.rules.box
    found = [move for move in moves.accept if check_option(state, move) is None]
    if state.cash[seat] >= box.hire_price and state.available[seat] <= box.minimum:
        found.extend([moves.hire[colour] for colour in range(5) if state.common[colour]])
    return found


def present(state: Table) -> int:
    """Some colour of the common supply."""
    colour = 0
    while state.common[colour] == 0:
        colour += 1
    return colour


def helpful_in_frame(state: Table, seat: int) -> list[Move]:
    moves, box, top = state.rules.moves, state.rules.box, state.frames[-1]
    op = op_of(top)
    if op == TOLL:
        for colour in range(5):
            if state.hand[5 * seat + colour]:
                return [moves.discard[2 * colour]]
            if state.board[5 * seat + colour]:
                return [moves.discard[2 * colour + 1]]
        return []
    if op == WORKER:
        return [moves.take[present(state)]]
    if op == EXCHANGE_TAKE:
        for colour in range(5):
            if state.common[colour] and (second_of(top) == 1 or colour != first_of(top)):
                return [moves.take[colour]]
        return []
    found: list[Move] = []
    looking = state.step == ACTION_LOOP and state.action == STATION and state.city < 0
    if op == TRAIN:
        for kind in range(len(box.trains)):
            if state.stacks[kind] and (box.trains[kind].effects.helps or looking):
                found.append(moves.train[kind])
    elif op == FLIP:
        useful_flips(state, seat, moves.flip, 0, found)
    elif op == FREE_RAIL and looking and state.rails_left[seat]:
        found = [moves.rail[space] for space in state.rules.open_spaces(state.rails[seat])]
    found.append(moves.stop)
    return found


def useful_flips(state: Table, seat: int, moves: list[Move], price: int, found: list[Move]) -> None:
    """Flips of trains that bring money, either way; of others, face up, while a city is looked for."""
    box = state.rules.box
    looking = state.step == ACTION_LOOP and state.action == STATION and state.city < 0
    base = seat * len(moves)
    for at in range(len(moves)):
        if state.trains[base + at]:
            train, up = box.trains[at // 2], at % 2 == 0
            if (train.effects.helps or (looking and up)) and state.cash[seat] >= price + (train.cost if up else 0):
                found.append(moves[at])


def helpful_in_action(state: Table, seat: int, found: list[Move]) -> None:
    moves, box, action = state.rules.moves, state.rules.box, state.action
    if action == STATION:
        if state.city < 0:
            if state.buildings_left[seat]:
                free = state.network[seat] & ~state.stations[seat]
                found.extend([moves.city[city] for city in range(len(box.cities)) if free >> city & 1])
            return
        tile = box.city_tiles[state.city_tile[state.city]]
        if not state.used & USED_PRIMARY and tile.primary.helps:
            either = tile.primary.either
            found.append(moves.primary_colour[either[0]] if either else moves.primary)
        if state.is_first and not state.used & USED_BONUS and tile.bonus.helps and state.cash[seat] >= tile.bonus_cost:
            found.append(moves.first_bonus)
    elif action == RAILROAD:
        if state.laid < state.need:
            found.extend(helpful_rails(state, seat))
    elif action == TELEGRAPH:
        if state.sector < 0:
            if state.buildings_left[seat]:
                sectors = range(len(box.sector_shares))
                found.extend([moves.sector[n] for n in sectors if not state.offices[seat] >> n & 1])
        elif not state.used & USED_TILE and tile_helps(state):
            for at in range(10):
                if state.hand[5 * seat + at // 2] if at % 2 == 0 else state.board[5 * seat + at // 2]:
                    found.append(moves.tile_worker[at])
                    break
    else:
        if not state.used & SOLD:
            rail, house = box.rail_sector[state.rails_left[seat]], box.building_sector[state.buildings_left[seat]]
            if rail <= house and state.rails_left[seat]:
                found.append(moves.sell_piece[0])
            if house <= rail and state.buildings_left[seat]:
                found.append(moves.sell_piece[1])
        if not state.used & FLIPPED:
            useful_flips(state, seat, moves.trade_flip, 0, found)


def tile_helps(state: Table) -> bool:
    """Whether the tile of the chosen sector brings money or workers."""
    tile = state.sector_tile[state.sector]
    return tile >= 0 and state.rules.box.telegraph_tiles[tile].helps


def helpful_rails(state: Table, seat: int) -> list[Move]:
    """The cheapest way; every way if only a deal could bring workers, or if mountains pay."""
    moves, box = state.rules.moves, state.rules.box
    spaces = state.rules.open_spaces(state.rails[seat])
    left = state.need - state.laid - 1
    if state.rails_left[seat] <= left:
        return []
    spec = box.specs[state.action][state.placed]
    pays = not state.spec_used and spec.kind == TERRAIN_SPEC and spec.b > box.triangle
    if pays or (missing_workers(state, seat) and not state.deal):
        return [moves.rail[space] for space in spaces]
    best, found = NEVER, -1
    for space in spaces:
        cost = box.terrain[space] + state.rules.cheapest(state.rails[seat] | 1 << space, left)
        if best < 0 or cost < best:
            best, found = cost, space
    return [moves.rail[found]]


def helpful_spec(state: Table, seat: int, found: list[Move]) -> None:
    moves, box = state.rules.moves, state.rules.box
    spec = box.specs[state.action][state.placed]
    kind, cash = spec.kind, state.cash[seat] - spec.pay
    if cash < 0:
        return
    if kind == FLIP_SPEC:
        useful_flips(state, seat, moves.spec_flip, spec.pay, found)
    elif kind == TRAIN_SPEC:
        for number, train in enumerate(box.trains):
            if state.stacks[number] and train.effects.helps:
                found.append(moves.spec_train[number])
    elif kind == SHARES_SPEC:
        found.append(moves.spec)
    elif kind == TERRAIN_SPEC:
        if state.laid >= state.need:
            found.append(moves.spec)
    elif kind in (FIRST_SPEC, SHARE_MONEY_SPEC):
        if state.sector >= 0:
            found.append(moves.spec)
    elif kind == TRAIN_MONEY_SPEC:
        if count_trains(state, seat):
            found.append(moves.spec)
    elif kind == TILE_SPEC:
        if state.sector >= 0 and tile_helps(state):
            found.append(moves.spec)
    elif kind == DEAL_SPEC:
        for half in (0, 1):
            deal = box.deals[state.deal_tile][half]
            if deal.effects.helps and state.shares[seat] + spec.a >= deal.shares and cash >= deal.money:
                found.append(moves.spec_deal[half])
    elif state.city >= 0:
        tile = box.city_tiles[state.city_tile[state.city]]
        if (kind == NO_COST_SPEC and state.owed) or (
            kind == BONUS_SPEC and tile.bonus.helps and cash >= tile.bonus_cost
        ):
            found.append(moves.spec)
        elif kind == PRIMARY_SPEC and tile.primary.helps:
            either = tile.primary.either
            found.append(moves.spec_colour[either[0]] if either else moves.spec)
