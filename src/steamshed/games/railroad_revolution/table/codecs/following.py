"""What follows from the rest of a position: supplies, stacks, networks, who comes next."""

from __future__ import annotations

from steamshed.games.railroad_revolution.content.box import RAILROAD
from steamshed.games.railroad_revolution.table.phases import DEALS, ENDOW_PICK, MILESTONES, PLACE_WORKER
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.position import Given


def work_out(state: Table, given: Given) -> None:
    """Supplies, stacks, networks, what the action has brought, and who comes next."""
    rules, box = state.rules, state.rules.box
    for seat in range(rules.players):
        state.available[seat] = sum(state.hand[5 * seat : 5 * seat + 5]) + sum(state.board[5 * seat : 5 * seat + 5])
        state.network[seat] = rules.network(state.rails[seat])
    for colour in range(5):
        held = sum(state.hand[colour::5]) + sum(state.board[colour::5]) + state.managers.count(colour)
        state.common[colour] = rules.workers[colour] - held - state.endowment[2::3].count(colour)
    width = 2 * len(box.trains)
    for kind, train in enumerate(box.trains):
        if not train.starting:
            held = sum(state.trains[2 * kind :: width]) + sum(state.trains[2 * kind + 1 :: width])
            state.stacks[kind] = rules.stack - held
    work_out_action(state)
    work_out_queue(state)
    state.opened = state.step == DEALS
    if state.step == PLACE_WORKER and state.seat is not None:
        state.recall(state.seat)


def work_out_action(state: Table) -> None:
    """What the main action owes and has taken."""
    box, seat = state.rules.box, state.active
    if state.city >= 0:
        state.is_first = state.first_station[state.city] == seat
    if state.sector >= 0:
        state.is_first = state.first_office[state.sector] == seat
        state.taken = box.sector_shares[state.sector] + (box.sector_first[state.sector] if state.is_first else 0)
        state.deal = box.sector_deal[state.sector]
    if state.in_action(RAILROAD) and state.laid:
        state.owed = box.railroad_base + box.triangle * state.triangles


def work_out_queue(state: Table) -> None:
    """Who decides after the present seat."""
    players, seat = state.rules.players, state.seat
    if seat is None:
        return
    if state.step == ENDOW_PICK:
        state.queue = [(seat - n) % players for n in range((seat - state.first_player) % players + 1)]
    elif state.step in (DEALS, MILESTONES):
        state.queue = [(seat + n) % players for n in range(1, (state.active - seat - 1) % players + 1)]
