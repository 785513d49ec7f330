"""Deals: the windows in which they are accepted, and the next deal tile (RR-DEAL)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.content.effects import PROMOTE, STEPS, op_of
from steamshed.games.railroad_revolution.rules.changes import push
from steamshed.games.railroad_revolution.rules.conditions import live
from steamshed.games.railroad_revolution.rules.legality import check_move
from steamshed.games.railroad_revolution.rules.option import Option, perform_option
from steamshed.games.railroad_revolution.table.phases import FINISH
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation


class Accept(Option):
    """RR-DEAL-02 to 04: shares and money for one of the two deals."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        if state.accepted >> move.a & 1 or (seat != state.active and state.accepted):
            return Violation("RR-DEAL-03")
        deal = state.rules.box.deals[state.deal_tile][move.a]
        if state.shares[seat] < deal.shares or state.cash[seat] < deal.money:
            return Violation("RR-DEAL-02")
        given = state.rules.box.share_price * deal.shares
        return live(state, move, deal.effects, deal.money, 0, "RR-DEAL-04", given)

    def perform(self, state: Table, seat: int, move: Move) -> None:
        deal = state.rules.box.deals[state.deal_tile][move.a]
        state.shares[seat] -= deal.shares
        state.cash[seat] -= deal.money
        state.accepted |= 1 << move.a
        state.waiting = False
        push(state, deal.effects)


class Pass(Option):
    """RR-DEAL-08: it can not be closed below the minimum."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return Violation("RR-GEN-10") if state.available[seat] < state.rules.box.minimum else None

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.passed = True


def deals(state: Table, chance: Chance, events: list[Event]) -> None:
    """RR-DEAL-03, 08: the active player's window, then those of the others clockwise; at last the tile is replaced."""
    if not state.opened and state.seat == state.active and not state.accepted and not state.passed:
        players = state.rules.players
        state.queue = [(state.active + n) % players for n in range(1, players)]
        events.append(Event("deals-offered", state.active, {"tile": state.rules.box.deal_names[state.deal_tile]}))
    while not window(state):
        if not state.queue:
            state.deal_discards |= 1 << state.deal_tile
            reveal_deal(state, chance, events)
            state.step = FINISH
            close_window(state)
            return
        state.seat = state.queue.pop(0)
        close_window(state)
    state.opened = True
    state.waiting = False


def close_window(state: Table) -> None:
    """What a seat has answered is forgotten."""
    state.accepted = 0
    state.opened = False
    state.passed = False


def window(state: Table) -> bool:
    """RR-DEAL-08: whether the window of the deciding seat is, or stays, open."""
    seat = state.seat
    assert seat is not None
    if seat == state.active:
        if state.available[seat] < state.rules.box.minimum:
            return True
        return not state.passed and state.accepted != 3 and can_accept(state, seat)
    if state.passed or state.accepted:
        return False
    return state.opened or can_accept(state, seat)


def can_accept(state: Table, seat: int) -> bool:
    """Whether some number of sales and hirings makes one of the deals legal. One hiring is as good as many."""
    box, moves = state.rules.box, state.rules.moves
    halves = [half for half in (0, 1) if not state.accepted >> half & 1]
    if not any(state.shares[seat] >= box.deals[state.deal_tile][half].shares for half in halves):
        return False
    state.margin_is_known = False
    for half in halves:
        if check_move(state, moves.accept[half]) is None:
            return True
    for half in halves:
        deal = box.deals[state.deal_tile][half]
        sold = state.clone()
        for _ in range(state.shares[seat] - deal.shares + 1):
            if check_move(sold, moves.accept[half]) is None:
                return True
            if sold.cash[seat] >= box.hire_price and hiring_may_help(state, half):
                for colour in range(5):
                    if sold.common[colour]:
                        hired = sold.clone()
                        perform_option(hired, moves.hire[colour])
                        if check_move(hired, moves.accept[half]) is None:
                            return True
            if sold.shares[seat] == 0:
                break
            perform_option(sold, moves.sell)
    return False


def hiring_may_help(state: Table, half: int) -> bool:
    """A new worker makes a difference to promotions and worker tolls only, also behind the flip of a train."""
    effects = state.rules.box.deals[state.deal_tile][half].effects
    if effects.flips:
        return True
    for made in effects.frames:
        op = op_of(made)
        if op in (PROMOTE, STEPS):
            return True
    return False


def reveal_deal(state: Table, chance: Chance, events: list[Event]) -> None:
    """RR-DEAL-05: the next tile of the column; an empty column is made anew from the discards."""
    names = state.rules.box.deal_names
    everything = (1 << len(names)) - 1
    if state.deal_discards == everything:
        state.deal_discards = 0
        events.append(Event("deals-shuffled"))
    column = {name: 1 for number, name in enumerate(names) if not state.deal_discards >> number & 1}
    tile = chance.draw("deal tile", column)
    state.deal_tile = state.rules.box.deal_of[tile]
    events.append(Event("deal-revealed", None, {"tile": tile}, reveals=True))
