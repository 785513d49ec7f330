"""What the options do to the table, without asking whether they are allowed and without drawing anything.

Each option does its part in the module of its phase; here is what several of them have in common.
"""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.content.effects import (
    MONEY,
    NAMED,
    SHARES,
    WORKER,
    Effects,
    first_of,
    frame,
    op_of,
    second_of,
)
from steamshed.games.railroad_revolution.table.table import Table

# -- workers ---------------------------------------------------------------------------------------------------------


def take_worker(state: Table, seat: int, colour: int) -> None:
    """RR-GEN-04: what is taken goes to the personal supply."""
    state.common = state.common[:]
    state.common[colour] -= 1
    state.hand = state.hand[:]
    state.hand[5 * seat + colour] += 1
    state.available = state.available[:]
    state.available[seat] += 1


def remove_worker(state: Table, seat: int, colour: int, place: int) -> None:
    """Takes an available worker away; of those on the board one from the first action space that has the colour."""
    state.available = state.available[:]
    state.available[seat] -= 1
    if place == 0:
        state.hand = state.hand[:]
        state.hand[5 * seat + colour] -= 1
        return
    state.board = state.board[:]
    state.board[5 * seat + colour] -= 1
    at = 20 * seat + colour
    while state.spaces[at] == 0:
        at += 5
    state.spaces = state.spaces[:]
    state.spaces[at] -= 1


def discard_worker(state: Table, seat: int, colour: int, place: int) -> None:
    """RR-GEN-03: to the common supply."""
    remove_worker(state, seat, colour, place)
    state.common = state.common[:]
    state.common[colour] += 1


def promote(state: Table, seat: int, move: Move) -> None:
    """RR-MIL-01: an available worker becomes a manager."""
    remove_worker(state, seat, move.a, move.b)
    line = 2 * seat if state.goals[2 * seat] == move.c else 2 * seat + 1
    state.managers = state.managers[:]
    state.managers[2 * line + state.free_slot(line, move.a)] = move.a


# -- effects ---------------------------------------------------------------------------------------------------------


def push(state: Table, effects: Effects) -> None:
    """RR-GEN-15: opens a frame for each effect, the first of the list on top."""
    state.frames_before = len(state.frames)
    state.frames.extend(effects.reversed)


def settle(state: Table, seat: int) -> None:
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


def count_down(state: Table) -> None:
    """One of several steps, promotions or flips is used."""
    top = state.frames[-1]
    if first_of(top) > 1:
        state.frames[-1] = frame(op_of(top), first_of(top) - 1, second_of(top))
    else:
        state.frames.pop()


def flip(state: Table, seat: int, kind: int, face: int) -> None:
    """RR-TRN-03, 04: a train that lay face up gives its bonus for its cost; the other way there is none."""
    at = 2 * (seat * len(state.rules.box.trains) + kind)
    state.trains = state.trains[:]
    state.trains[at + face] -= 1
    state.trains[at + 1 - face] += 1
    if face == 0:
        train = state.rules.box.trains[kind]
        state.cash[seat] -= train.cost
        push(state, train.effects)


def take_train(state: Table, seat: int, kind: int) -> None:
    """RR-TRN-01: face up."""
    state.stacks = state.stacks[:]
    state.stacks[kind] -= 1
    state.trains = state.trains[:]
    state.trains[2 * (seat * len(state.rules.box.trains) + kind)] += 1


def lay_rail(state: Table, seat: int, space: int) -> None:
    state.rails = state.rails[:]
    state.rails[seat] |= 1 << space
    state.network = state.network[:]
    state.network[seat] |= state.rules.box.space_ends[space]


def put_station(state: Table, seat: int, city: int) -> bool:
    """RR-STA-04, 05: on the first slot if no building stands in the city. Says whether it was."""
    state.stations = state.stations[:]
    state.stations[seat] |= 1 << city
    if state.first_station[city] >= 0:
        return False
    state.first_station = state.first_station[:]
    state.first_station[city] = seat
    return True


def put_office(state: Table, seat: int, sector: int) -> bool:
    """RR-TEL-03, 04: on the first slot if no building stands in the sector. Says whether it was."""
    state.offices = state.offices[:]
    state.offices[seat] |= 1 << sector
    if state.first_office[sector] >= 0:
        return False
    state.first_office = state.first_office[:]
    state.first_office[sector] = seat
    return True


def clear_turn(state: Table) -> None:
    """The action is over: what only it needed is forgotten."""
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


def primary(state: Table, colour: int) -> None:
    """RR-STA-03: the primary reward of the city; at "/" the named colour."""
    if colour >= 0:
        state.frames.append(frame(NAMED, colour))
    else:
        push(state, state.rules.box.city_tiles[state.city_tile[state.city]].primary)


def first_bonus(state: Table, seat: int) -> None:
    tile = state.rules.box.city_tiles[state.city_tile[state.city]]
    state.cash[seat] -= tile.bonus_cost
    push(state, tile.bonus)


def count_trains(state: Table, seat: int) -> int:
    """RR-TRD-06: own trains, face up or down."""
    kinds = 2 * len(state.rules.box.trains)
    return sum(state.trains[seat * kinds : (seat + 1) * kinds])
