"""What the actions do to the table, without asking whether they are allowed and without drawing anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    SHARE_MONEY_SPEC,
    SHARES_SPEC,
    STEPS_SPEC,
    TERRAIN_SPEC,
    TILE_SPEC,
    TOLL_MONEY,
    TOLL_SHARES,
    TOLL_WORKER,
    TRAIN_MONEY_SPEC,
    TRAIN_SPEC,
)
from steamshed.games.railroad_revolution.effects import (
    EXCHANGE,
    EXCHANGE_TAKE,
    MONEY,
    NAMED,
    SHARES,
    START_OFFICE,
    START_RAIL,
    START_STATION,
    STEPS,
    TOLL,
    WORKER,
    Effects,
    first_of,
    frame,
    op_of,
    second_of,
)
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


def act(state: RailroadRevolution, move: Move) -> None:
    """Carries out an allowed action of the deciding seat, up to the next decision or the end of its step."""
    seat = state.seat
    assert seat is not None
    verb = move.verb
    if verb == SELL:
        # RR-GEN-06
        state.shares[seat] -= 1
        state.cash[seat] += state.rules.box.share_price
    elif verb == HIRE:
        # RR-GEN-07
        state.cash[seat] -= state.rules.box.hire_price
        take_worker(state, seat, move.a)
    elif state.frames:
        act_in_frame(state, seat, move)
    else:
        act_in_step(state, seat, move)
    if state.frames:
        settle(state, seat)
    state.margin_is_known = False


# -- workers ---------------------------------------------------------------------------------------------------------


def take_worker(state: RailroadRevolution, seat: int, colour: int) -> None:
    """RR-GEN-04: what is taken goes to the personal supply."""
    state.common[colour] -= 1
    state.hand[5 * seat + colour] += 1
    state.available[seat] += 1


def remove_worker(state: RailroadRevolution, seat: int, colour: int, place: int) -> None:
    """Takes an available worker away; of those on the board one from the first action space that has the colour."""
    state.available[seat] -= 1
    if place == 0:
        state.hand[5 * seat + colour] -= 1
        return
    state.board[5 * seat + colour] -= 1
    at = 20 * seat + colour
    while state.spaces[at] == 0:
        at += 5
    state.spaces[at] -= 1


def discard_worker(state: RailroadRevolution, seat: int, colour: int, place: int) -> None:
    """RR-GEN-03: to the common supply."""
    remove_worker(state, seat, colour, place)
    state.common[colour] += 1


def promote(state: RailroadRevolution, seat: int, move: Move) -> None:
    """RR-MIL-01: an available worker becomes a manager."""
    remove_worker(state, seat, move.a, move.b)
    line = 2 * seat if state.goals[2 * seat] == move.c else 2 * seat + 1
    state.managers[2 * line + free_slot(state, line, move.a)] = move.a


def free_slot(state: RailroadRevolution, line: int, colour: int) -> int:
    """RR-MIL-02: the first empty manager slot of an open milestone that takes a colour, or -1."""
    wanted = state.rules.box.milestones[state.goals[line]].managers
    for slot in range(len(wanted)):
        if state.managers[2 * line + slot] < 0 and (wanted[slot] < 0 or wanted[slot] == colour):
            return slot
    return -1


# -- effects ---------------------------------------------------------------------------------------------------------


def push(state: RailroadRevolution, effects: Effects) -> None:
    """RR-GEN-15: opens a frame for each effect, the first of the list on top."""
    state.mark = len(state.frames)
    state.frames.extend(effects.reversed)


def settle(state: RailroadRevolution, seat: int) -> None:
    """Resolves what needs no decision: money, shares, workers of a colour that is there (RR-GEN-02, RR-GEN-13)."""
    frames = state.frames
    while frames:
        top = frames[-1]
        op = top & 31
        if op > WORKER:
            return
        if op == MONEY:
            state.cash[seat] += first_of(top)
        elif op == SHARES:
            state.shares[seat] += first_of(top)
        elif op == NAMED and state.common[first_of(top)] > 0:
            take_worker(state, seat, first_of(top))
        elif sum(state.common) > 0:
            frames[-1] = frame(WORKER)
            return
        frames.pop()


def count_down(state: RailroadRevolution) -> None:
    """One of several steps, promotions or flips is used."""
    top = state.frames[-1]
    if first_of(top) > 1:
        state.frames[-1] = frame(op_of(top), first_of(top) - 1, second_of(top))
    else:
        state.frames.pop()


def flip(state: RailroadRevolution, seat: int, kind: int, face: int) -> None:
    """RR-TRN-03, 04: a train that lay face up gives its bonus for its cost; the other way there is none."""
    at = 2 * (seat * len(state.rules.box.trains) + kind)
    state.trains[at + face] -= 1
    state.trains[at + 1 - face] += 1
    if face == 0:
        train = state.rules.box.trains[kind]
        state.cash[seat] -= train.cost
        push(state, train.effects)


def take_train(state: RailroadRevolution, seat: int, kind: int) -> None:
    """RR-TRN-01: face up."""
    state.stacks[kind] -= 1
    state.trains[2 * (seat * len(state.rules.box.trains) + kind)] += 1


def lay_rail(state: RailroadRevolution, seat: int, space: int) -> None:
    state.rails[seat] |= 1 << space
    state.network[seat] |= state.rules.box.space_ends[space]


def put_station(state: RailroadRevolution, seat: int, city: int) -> bool:
    """RR-STA-04, 05: on the first slot if no building stands in the city. Says whether it was."""
    state.stations[seat] |= 1 << city
    if state.first_station[city] >= 0:
        return False
    state.first_station[city] = seat
    return True


def put_office(state: RailroadRevolution, seat: int, sector: int) -> bool:
    """RR-TEL-03, 04: on the first slot if no building stands in the sector. Says whether it was."""
    state.offices[seat] |= 1 << sector
    if state.first_office[sector] >= 0:
        return False
    state.first_office[sector] = seat
    return True


def act_in_frame(state: RailroadRevolution, seat: int, move: Move) -> None:
    """The options of section 5.3."""
    verb, box = move.verb, state.rules.box
    op = op_of(state.frames[-1])
    if verb == STOP:
        state.frames.pop()
    elif verb == STEP:
        at = 3 * seat + move.a
        state.marks[at] += 1
        kind, size = box.toll_kind[move.a][state.marks[at]], box.toll_size[move.a][state.marks[at]]
        count_down(state)
        # RR-PERF-02: the toll is paid at the moment of passing
        if kind == TOLL_MONEY:
            state.cash[seat] -= size
        elif kind == TOLL_SHARES:
            state.shares[seat] -= size
        elif kind == TOLL_WORKER:
            state.frames.append(frame(TOLL))
    elif verb == DISCARD:
        state.frames.pop()
        discard_worker(state, seat, move.a, move.b)
    elif verb == PROMOTE_ONE:
        state.cash[seat] -= second_of(state.frames[-1])
        count_down(state)
        promote(state, seat, move)
    elif verb == GIVE:
        state.frames[-1] = frame(EXCHANGE_TAKE, move.a, move.b)
    elif verb == TAKE:
        given = state.frames.pop()
        if op == EXCHANGE_TAKE:
            # RR-GEN-16: they change places, the new one goes to the personal supply
            discard_worker(state, seat, first_of(given), second_of(given))
        take_worker(state, seat, move.a)
    elif verb == TAKE_TRAIN:
        state.frames.pop()
        take_train(state, seat, move.a)
    elif verb == FLIP_TRAIN:
        count_down(state)
        flip(state, seat, move.a, move.b)
    else:
        # RR-RAIL-11, RR-TRD-08, RR-TEL-13: free pieces; RR-SET-06: those of the setup are not of the stock
        state.frames.pop()
        if verb == RAIL:
            state.rails_left[seat] -= op != START_RAIL
            lay_rail(state, seat, move.a)
        elif verb == CITY:
            state.buildings_left[seat] -= op != START_STATION
            put_station(state, seat, move.a)
        else:
            state.buildings_left[seat] -= op != START_OFFICE
            put_office(state, seat, move.a)


# -- the steps of a turn ---------------------------------------------------------------------------------------------


def act_in_step(state: RailroadRevolution, seat: int, move: Move) -> None:
    verb = move.verb
    if verb == PICK:
        pick(state, seat, move.a)
    elif verb == PLACE:
        place(state, seat, move.a, move.b)
    elif verb == SKIP:
        state.step = FINISH
    elif verb == ACCEPT:
        deal = state.rules.box.deals[state.deal_tile][move.a]
        state.shares[seat] -= deal.shares
        state.cash[seat] -= deal.money
        state.accepted |= 1 << move.a
        state.waiting = False
        push(state, deal.effects)
    elif verb == PASS:
        state.passed = True
    elif verb == KEEP:
        keep(state, seat, move.a)
    elif verb == FIRST:
        # RR-MIL-10
        if move.a != state.lines[1]:
            state.lines = state.lines[2:] + state.lines[:2]
        state.ordered = True
    elif verb == DONE:
        # the main action is paid at the end (5.2 note a)
        state.cash[seat] -= state.owed
        state.step = DEALS if state.deal else FINISH
        clear_turn(state)
        state.waiting = state.step == DEALS and state.available[seat] < state.rules.box.minimum
    elif state.step == ACTION_LOOP:
        act_in_action(state, seat, move)


def clear_turn(state: RailroadRevolution) -> None:
    """The action is over: what only it needed is forgotten; nobody has answered a deal yet."""
    state.placed = -1
    state.action = -1
    state.spec_used = False
    state.owed = 0
    state.deal = False
    state.need = 0
    state.laid = 0
    state.triangles = 0
    state.city = -1
    state.sector = -1
    state.is_first = False
    state.taken = 0
    state.used = 0
    state.accepted = 0
    state.opened = False
    state.passed = False


def pick(state: RailroadRevolution, seat: int, tile: int) -> None:
    """RR-SET-05: the worker on the tile is always taken, then the visible side is resolved."""
    for at in range(0, len(state.endowment), 3):
        if state.endowment[at] == tile:
            side, colour = state.endowment[at + 1], state.endowment[at + 2]
            del state.endowment[at : at + 3]
            state.hand[5 * seat + colour] += 1
            state.available[seat] += 1
            push(state, state.rules.box.endowments[tile][side])
            return


def place(state: RailroadRevolution, seat: int, colour: int, action: int) -> None:
    """RR-TURN-02, 03: a worker of the personal supply to an action space."""
    state.hand[5 * seat + colour] -= 1
    state.board[5 * seat + colour] += 1
    state.spaces[20 * seat + 5 * action + colour] += 1
    state.placed = colour
    state.action = action
    state.spec_used = False
    state.owed = 0
    state.deal = False
    # RR-RAIL-05
    state.need = min(state.rules.box.rails_per_action, state.rails_left[seat])
    state.laid = 0
    state.triangles = 0
    state.city = -1
    state.sector = -1
    state.is_first = False
    state.taken = 0
    state.used = 0
    state.step = ACTION_LOOP


def keep(state: RailroadRevolution, seat: int, tile: int) -> None:
    """RR-MIL-09: one is kept, the others go under the pile in the order drawn; who drew them knows them."""
    letter = state.rules.box.milestones[tile].letter - 1
    pile, known = state.under[letter][:], state.under_seen[letter][:]
    for other, seen in zip(state.drawn, state.drawn_seen):
        if other != tile:
            pile.append(other)
            known.append(seen)
    state.under = [pile if at == letter else old for at, old in enumerate(state.under)]
    state.under_seen = [known if at == letter else old for at, old in enumerate(state.under_seen)]
    state.goals[2 * seat + state.lines[0]] = tile
    del state.lines[:2]
    state.drawn = []
    state.drawn_seen = []


def act_in_action(state: RailroadRevolution, seat: int, move: Move) -> None:
    """The options of section 5.2."""
    verb, box = move.verb, state.rules.box
    if verb == CITY:
        state.buildings_left[seat] -= 1
        state.city = move.a
        state.is_first = put_station(state, seat, move.a)
        state.owed = box.city_tiles[state.city_tile[move.a]].cost
    elif verb == PRIMARY:
        state.used |= USED_PRIMARY
        primary(state, move.a)
    elif verb == FIRST_BONUS:
        state.used |= USED_BONUS
        first_bonus(state, seat)
    elif verb == RAIL:
        state.rails_left[seat] -= 1
        lay_rail(state, seat, move.a)
        # RR-RAIL-02, RR-RAIL-06
        triangles = box.terrain[move.a]
        state.owed += box.triangle * triangles + (box.railroad_base if state.laid == 0 else 0)
        state.laid += 1
        state.triangles += triangles
        if box.deal_space[move.a]:
            state.deal = True
    elif verb == SECTOR:
        state.buildings_left[seat] -= 1
        state.sector = move.a
        state.is_first = put_office(state, seat, move.a)
        # RR-TEL-02, 03, 07
        state.taken = box.sector_shares[move.a] + (box.sector_first[move.a] if state.is_first else 0)
        state.shares[seat] += state.taken
        if box.sector_deal[move.a]:
            state.deal = True
    elif verb == TILE_WORKER:
        state.used |= USED_TILE
        discard_worker(state, seat, move.a, move.b)
        push(state, box.telegraph_tiles[state.sector_tile[state.sector]])
    elif verb == SELL_PIECE:
        # RR-TRD-01
        state.used |= SOLD
        left = state.rails_left if move.a == 0 else state.buildings_left
        sectors = box.rail_sector if move.a == 0 else box.building_sector
        state.cash[seat] += box.sector_money[sectors[left[seat]]]
        left[seat] -= 1
    elif verb == TRADE_FLIP:
        state.used |= FLIPPED
        flip(state, seat, move.a, move.b)
    elif verb == PROMO:
        state.spec_used = True
        promote(state, seat, move)
    else:
        state.spec_used = True
        act_spec(state, seat, move)


def primary(state: RailroadRevolution, colour: int) -> None:
    """RR-STA-03: the primary reward of the city; at "/" the named colour."""
    if colour >= 0:
        state.mark = len(state.frames)
        state.frames.append(frame(NAMED, colour))
    else:
        push(state, state.rules.box.city_tiles[state.city_tile[state.city]].primary)


def first_bonus(state: RailroadRevolution, seat: int) -> None:
    tile = state.rules.box.city_tiles[state.city_tile[state.city]]
    state.cash[seat] -= tile.bonus_cost
    push(state, tile.bonus)


def act_spec(state: RailroadRevolution, seat: int, move: Move) -> None:
    """The colour effects of table 5.2.1 (RR-TURN-12)."""
    box = state.rules.box
    spec = box.specs[state.action][state.placed]
    kind = spec.kind
    state.cash[seat] -= spec.pay
    if kind == FLIP_SPEC:
        flip(state, seat, move.a, move.b)
    elif kind == TRAIN_SPEC:
        take_train(state, seat, move.a)
    elif kind == EXCHANGE_SPEC:
        state.mark = len(state.frames)
        state.frames.append(frame(EXCHANGE))
    elif kind == STEPS_SPEC:
        state.mark = len(state.frames)
        state.frames.append(frame(STEPS, spec.a))
    elif kind == SHARES_SPEC:
        state.shares[seat] += spec.a
    elif kind == BONUS_SPEC:
        first_bonus(state, seat)
    elif kind == NO_COST_SPEC:
        state.owed = 0
    elif kind == PRIMARY_SPEC:
        primary(state, move.a)
    elif kind == TERRAIN_SPEC:
        state.cash[seat] += spec.a + spec.b * state.triangles
    elif kind == EXTRA_SPEC:
        state.need = box.rails_per_action + 1
    elif kind == FIRST_SPEC:
        state.shares[seat] += box.sector_first[state.sector]
    elif kind == SHARE_MONEY_SPEC:
        state.cash[seat] += spec.a * state.taken
    elif kind == TILE_SPEC:
        push(state, box.telegraph_tiles[state.sector_tile[state.sector]])
    elif kind == DEAL_SPEC:
        # RR-TRD-05: the tile is used up at once; the next one is revealed by whoever has the chance
        deal = box.deals[state.deal_tile][move.a]
        state.shares[seat] += spec.a - deal.shares
        state.cash[seat] -= deal.money
        state.deal_discards |= 1 << state.deal_tile
        state.deal_tile = -1
        push(state, deal.effects)
    elif kind == TRAIN_MONEY_SPEC:
        state.cash[seat] += spec.a * count_trains(state, seat)


def count_trains(state: RailroadRevolution, seat: int) -> int:
    """RR-TRD-06: own trains, face up or down."""
    kinds = 2 * len(state.rules.box.trains)
    return sum(state.trains[seat * kinds : (seat + 1) * kinds])
