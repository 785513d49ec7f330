"""No dead ends (RR-GEN-12, section 5.4): whether the acting player can still complete his turn.

Three tests, from cheap to dear, all exact together. ``margin``: what he has beyond what the turn still asks of him; if
it is not negative he can. ``hopeless``: if even the most that all remaining options could bring is too little, he can
not. Else a search over the options that can help; everything else only costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from steamshed.games.railroad_revolution.board import (
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
    TRADE,
    TRAIN_MONEY_SPEC,
    TRAIN_SPEC,
    Spec,
)
from steamshed.games.railroad_revolution.effects import (
    EXCHANGE_TAKE,
    FLIP,
    FREE_RAIL,
    TOLL,
    TRAIN,
    WORKER,
    Effects,
    first_of,
    op_of,
    second_of,
)
from steamshed.games.railroad_revolution.perform import act, count_trains
from steamshed.games.railroad_revolution.steps import (
    ACTION_LOOP,
    DEALS,
    FINISH,
    FLIPPED,
    SOLD,
    USED_BONUS,
    USED_PRIMARY,
    USED_TILE,
)

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution

NEVER: Final = -1_000_000
"""A margin that says nothing but: not by money alone."""


def main_complete(state: RailroadRevolution) -> bool:
    """RR-TURN-06: whether the main action is carried out."""
    if state.action == STATION:
        return state.city >= 0
    if state.action == RAILROAD:
        return state.laid >= state.need
    if state.action == TELEGRAPH:
        return state.sector >= 0
    return state.used & SOLD != 0


def missing_workers(state: RailroadRevolution, seat: int) -> int:
    """How many workers are missing at the end of the turn (RR-GEN-09); a toll still to be paid counts."""
    found = state.rules.box.minimum - state.available[seat]
    if state.frames and op_of(state.frames[-1]) == TOLL:
        found += 1
    return found if found > 0 else 0


def rest(state: RailroadRevolution, seat: int) -> int:
    """What the main action will still cost at least; negative if it can not be completed from here."""
    box, action = state.rules.box, state.action
    if action == STATION:
        if state.city >= 0:
            return 0
        return cheapest_city(state, seat) if state.buildings_left[seat] else NEVER
    if action == RAILROAD:
        left = state.need - state.laid
        if left <= 0:
            return 0
        if state.rails_left[seat] < left:
            return NEVER
        cost = box.triangle * state.rules.cheapest(state.rails[seat], left)
        return cost if state.laid else cost + box.railroad_base
    if action == TELEGRAPH:
        if state.sector >= 0:
            return 0
        full = (1 << len(box.sector_shares)) - 1
        return 0 if state.buildings_left[seat] and state.offices[seat] != full else NEVER
    if state.used & SOLD:
        return 0
    return 0 if state.rails_left[seat] or state.buildings_left[seat] else NEVER


def cheapest_city(state: RailroadRevolution, seat: int) -> int:
    box = state.rules.box
    free, best, city = state.network[seat] & ~state.stations[seat], NEVER, 0
    while free:
        if free & 1:
            cost = box.city_tiles[state.city_tile[city]].cost
            if best < 0 or cost < best:
                best = cost
        free >>= 1
        city += 1
    return best


def margin(state: RailroadRevolution) -> int:
    """RR-GEN-09, 10: liquid funds beyond owed, the rest of the main action and new workers; negative: not enough, or not known."""
    seat = state.active
    missing = missing_workers(state, seat)
    if missing and sum(state.common) < missing:
        return NEVER
    box = state.rules.box
    liquid = state.cash[seat] + box.share_price * state.shares[seat]
    if state.step == ACTION_LOOP:
        still = rest(state, seat)
        return NEVER if still < 0 else liquid - state.owed - still - box.hire_price * missing
    if state.waiting:
        return NEVER
    if state.step == FINISH and missing:
        return NEVER
    return liquid - box.hire_price * missing


def safe(state: RailroadRevolution, seat: int, money: int, workers: int) -> bool:
    """Whether the player can surely afford to lose so much money and so many workers (at most one)."""
    if seat != state.active or (state.step != ACTION_LOOP and state.step != DEALS):
        return state.available[seat] - workers >= state.rules.box.minimum
    have = state.margin()
    return have - money >= 0 and (workers == 0 or margin_without_worker(state, seat, have) - money >= 0)


def margin_without_worker(state: RailroadRevolution, seat: int, have: int) -> int:
    """A bound of the margin after the loss of one worker."""
    spare = state.available[seat] - state.rules.box.minimum
    if state.frames and op_of(state.frames[-1]) == TOLL:
        spare -= 1
    if spare > 0:
        return have
    if sum(state.common) < 1 - spare or state.waiting:
        return NEVER
    return have - state.rules.box.hire_price


def spare_piece(state: RailroadRevolution, seat: int) -> bool:
    """Whether a piece of the stock may go without making the main action of TRADE impossible (RR-TRD-02)."""
    if state.action != TRADE or state.step != ACTION_LOOP or state.used & SOLD or seat != state.active:
        return True
    return state.rails_left[seat] + state.buildings_left[seat] > 1


def predicted(state: RailroadRevolution, move: Move) -> int:
    """A lower bound of the margin after a move; negative: not known."""
    seat, verb, box = state.active, move.verb, state.rules.box
    have = state.margin()
    if verb == SELL or verb == STOP or verb == DISCARD:
        return have
    if verb == HIRE:
        return have if missing_workers(state, seat) else have - box.hire_price
    if verb == DONE:
        return have if state.available[seat] >= box.minimum else NEVER
    if verb == PROMO or verb == PROMOTE_ONE:
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
    if verb == FLIP_TRAIN or verb == TRADE_FLIP:
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


def predicted_place(state: RailroadRevolution, seat: int, action: int) -> int:
    """STATION or RAILROAD with what is in hand."""
    box = state.rules.box
    if state.available[seat] < box.minimum:
        return NEVER
    if action == STATION:
        cost = cheapest_city(state, seat)
        return NEVER if cost < 0 else liquid(state, seat) - cost
    need = min(box.rails_per_action, state.rails_left[seat])
    return liquid(state, seat) - box.railroad_base - box.triangle * state.rules.cheapest(state.rails[seat], need)


def predicted_spec(state: RailroadRevolution, seat: int, move: Move, have: int) -> int:
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


def liquid(state: RailroadRevolution, seat: int) -> int:
    """Cash and what the shares would bring."""
    return state.cash[seat] + state.rules.box.share_price * state.shares[seat]


def ok_after(state: RailroadRevolution, move: Move) -> bool:
    """Whether the turn can be completed after a move that is allowed in itself."""
    if predicted(state, move) >= 0:
        return True
    after = state.clone()
    act(after, move)
    return completable(after)


def completable(state: RailroadRevolution) -> bool:
    """Section 5.4, exactly."""
    if margin(state) >= 0:
        return True
    if hopeless(state):
        return False
    return search(state, set())


# -- the most there can be -------------------------------------------------------------------------------------------


class Hopes:
    """The most that the remaining options of a turn can bring: money before and after the main action is paid."""

    def __init__(self) -> None:
        self.money = 0
        self.workers = 0
        self.later = 0
        """Money from deals, which come after the payment: good for hiring only."""

    def add(self, effects: Effects, state: RailroadRevolution) -> None:
        box = state.rules.box
        self.money += effects.money + box.share_price * effects.shares + box.best_flip * effects.flips
        self.workers += effects.workers


def hopeless(state: RailroadRevolution) -> bool:
    """Whether even the best case falls short. False says nothing."""
    seat, box = state.active, state.rules.box
    if state.step == FINISH:
        return True
    hopes, need = Hopes(), state.owed
    for made in state.frames:
        op = op_of(made)
        if op == WORKER:
            hopes.workers += 1
        elif op == FLIP:
            hopes.money += box.best_flip * first_of(made)
        elif op <= WORKER:
            return False
    if state.step == ACTION_LOOP:
        still = rest(state, seat)
        if still < 0:
            if state.action != STATION or state.buildings_left[seat] == 0:
                return True
            return False  # a free rail may still reach a city
        need += still
        spec = box.specs[state.action][state.placed]
        if not state.spec_used and state.placed > 0:
            if spec.kind == NO_COST_SPEC:
                need = 0
            else:
                hope_of_spec(state, seat, spec, hopes)
        hope_of_action(state, seat, hopes)
    if (state.step == DEALS or state.action == RAILROAD or state.action == TELEGRAPH) and state.deal_tile >= 0:
        later = Hopes()
        for deal in box.deals[state.deal_tile]:
            later.add(deal.effects, state)
        hopes.workers += later.workers
        hopes.later = later.money
    have = liquid(state, seat) + hopes.money
    if have < need:
        return True
    missing = missing_workers(state, seat) - hopes.workers
    return missing > 0 and have + hopes.later < need + box.hire_price * missing


def hope_of_action(state: RailroadRevolution, seat: int, hopes: Hopes) -> None:
    """What the options of the main action can bring."""
    box = state.rules.box
    if state.action == STATION:
        if state.city >= 0:
            tile = box.city_tiles[state.city_tile[state.city]]
            if not state.used & USED_PRIMARY:
                hopes.add(tile.primary, state)
            if state.is_first and not state.used & USED_BONUS:
                hopes.add(tile.bonus, state)
            return
        best, workers = 0, 0
        for city in range(len(box.cities)):
            tile = box.city_tiles[state.city_tile[city]]
            one = Hopes()
            if state.first_station[city] < 0:
                one.add(tile.bonus, state)
            one.add(tile.primary, state)
            best, workers = max(best, one.money), max(workers, one.workers)
        hopes.money += best
        hopes.workers += workers
    elif state.action == TELEGRAPH:
        if not state.used & USED_TILE and state.sector >= 0 and state.sector_tile[state.sector] >= 0:
            hopes.add(box.telegraph_tiles[state.sector_tile[state.sector]], state)
        if state.sector < 0:
            for effects in box.telegraph_tiles:
                hopes.add(effects, state)
            hopes.money += box.share_price * (max(box.sector_shares) + max(box.sector_first))
    elif state.action == TRADE:
        if not state.used & FLIPPED:
            hopes.money += box.best_flip
        if not state.used & SOLD:
            hopes.money += max(box.sector_money)


def hope_of_spec(state: RailroadRevolution, seat: int, spec: Spec, hopes: Hopes) -> None:
    """What the colour effect can bring."""
    box, kind = state.rules.box, spec.kind
    if kind == FLIP_SPEC:
        hopes.money += box.best_flip
    elif kind == SHARES_SPEC:
        hopes.money += box.share_price * spec.a
    elif kind == TERRAIN_SPEC:
        hopes.money += spec.a + spec.b * (state.triangles + 3 * (state.need - state.laid))
    elif kind == FIRST_SPEC:
        hopes.money += box.share_price * max(box.sector_first)
    elif kind == SHARE_MONEY_SPEC:
        hopes.money += spec.a * (max(box.sector_shares) + max(box.sector_first))
    elif kind == TRAIN_MONEY_SPEC:
        hopes.money += spec.a * (count_trains(state, seat) + 4)
    elif kind == BONUS_SPEC or kind == PRIMARY_SPEC:
        tiles = [state.city_tile[state.city]] if state.city >= 0 else state.city_tile
        best, workers = 0, 0
        for tile in tiles:
            one = Hopes()
            one.add(box.city_tiles[tile].bonus if kind == BONUS_SPEC else box.city_tiles[tile].primary, state)
            best, workers = max(best, one.money), max(workers, one.workers)
        hopes.money += best
        hopes.workers += workers
    elif kind == TILE_SPEC:
        for effects in box.telegraph_tiles:
            hopes.add(effects, state)
    elif kind == DEAL_SPEC and state.deal_tile >= 0:
        hopes.money += box.share_price * spec.a
        for deal in box.deals[state.deal_tile]:
            hopes.add(deal.effects, state)


# -- search ----------------------------------------------------------------------------------------------------------


def search(state: RailroadRevolution, seen: set[tuple[int, ...]]) -> bool:
    """Whether some sequence of helpful options completes the turn."""
    seat = state.active
    for move in helpful(state, seat):
        after = state.clone()
        act(after, move)
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


def key_of(state: RailroadRevolution, seat: int) -> tuple[int, ...]:
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


def helpful(state: RailroadRevolution, seat: int) -> list[Move]:
    """The options that can help a player who is short of money or workers (table of section 5.4)."""
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


def waiting_for_a_deal(state: RailroadRevolution, seat: int) -> list[Move]:
    """RR-DEAL-08: after ``done`` with too few workers the window opens only if a deal can be accepted in it."""
    from steamshed.games.railroad_revolution import legality

    moves, box = state.rules.moves, state.rules.box
    found = [move for move in moves.accept if not legality.objection(state, move)]
    if state.cash[seat] >= box.hire_price and state.available[seat] <= box.minimum:
        found.extend([moves.hire[colour] for colour in range(5) if state.common[colour]])
    return found


def present(state: RailroadRevolution) -> int:
    """Some colour of the common supply."""
    colour = 0
    while state.common[colour] == 0:
        colour += 1
    return colour


def helpful_in_frame(state: RailroadRevolution, seat: int) -> list[Move]:
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


def useful_flips(state: RailroadRevolution, seat: int, moves: list[Move], price: int, found: list[Move]) -> None:
    """Flips of trains that bring money, either way; of others, face up, while a city is looked for."""
    box = state.rules.box
    looking = state.step == ACTION_LOOP and state.action == STATION and state.city < 0
    base = seat * len(moves)
    for at in range(len(moves)):
        if state.trains[base + at]:
            train, up = box.trains[at // 2], at % 2 == 0
            if (train.effects.helps or (looking and up)) and state.cash[seat] >= price + (train.cost if up else 0):
                found.append(moves[at])


def helpful_in_action(state: RailroadRevolution, seat: int, found: list[Move]) -> None:
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
        if (
            state.is_first
            and not state.used & USED_BONUS
            and tile.bonus.helps
            and state.cash[seat] >= tile.bonus_cost
        ):
            found.append(moves.first_bonus)
    elif action == RAILROAD:
        if state.laid < state.need:
            found.extend(helpful_rails(state, seat))
    elif action == TELEGRAPH:
        if state.sector < 0:
            if state.buildings_left[seat]:
                sectors = range(len(box.sector_shares))
                found.extend([moves.sector[n] for n in sectors if not state.offices[seat] >> n & 1])
        elif not state.used & USED_TILE and state.sector_tile[state.sector] >= 0:
            if box.telegraph_tiles[state.sector_tile[state.sector]].helps:
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


def helpful_rails(state: RailroadRevolution, seat: int) -> list[Move]:
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


def helpful_spec(state: RailroadRevolution, seat: int, found: list[Move]) -> None:
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
    elif kind == FIRST_SPEC or kind == SHARE_MONEY_SPEC:
        if state.sector >= 0:
            found.append(moves.spec)
    elif kind == TRAIN_MONEY_SPEC:
        if count_trains(state, seat):
            found.append(moves.spec)
    elif kind == TILE_SPEC:
        if state.sector >= 0 and state.sector_tile[state.sector] >= 0:
            if box.telegraph_tiles[state.sector_tile[state.sector]].helps:
                found.append(moves.spec)
    elif kind == DEAL_SPEC:
        for half in (0, 1):
            deal = box.deals[state.deal_tile][half]
            if deal.effects.helps and state.shares[seat] + spec.a >= deal.shares and cash >= deal.money:
                found.append(moves.spec_deal[half])
    elif state.city >= 0:
        tile = box.city_tiles[state.city_tile[state.city]]
        if kind == NO_COST_SPEC and state.owed:
            found.append(moves.spec)
        elif kind == BONUS_SPEC and tile.bonus.helps and cash >= tile.bonus_cost:
            found.append(moves.spec)
        elif kind == PRIMARY_SPEC and tile.primary.helps:
            either = tile.primary.either
            found.append(moves.spec_colour[either[0]] if either else moves.spec)


