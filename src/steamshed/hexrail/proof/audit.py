"""What cannot stand on the table in any game of this family. A fault names its place in a position.

A game asks these questions with its own words and rules, in ``proof/audit.py``, and adds its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from steamshed.hexrail.table.table import OVER, HexTable, T
from steamshed.kernel.state import NO_FAULT, Fault
from steamshed.rail.network import CITY, NOBODY, find_track_fault


def first_fault(state: T, looks: Sequence[Callable[[T], Fault]]) -> Fault:
    """The first fault that is found, or NO_FAULT."""
    for look in looks:
        fault = look(state)
        if fault[1]:
            return fault
    return NO_FAULT


# -- who acts --------------------------------------------------------------------------------------------------------


def find_turn_fault(state: HexTable, place: str, rule: str) -> Fault:
    """The turn is one of the game, which is over after the last one, or before it when nobody is left to play with."""
    last, inside = state.rules.turns, len(state.inside())
    if not 1 <= state.turn <= last:
        return place, f"{state.turn} is after the last {place}, {last} ({rule})"
    if state.phase == OVER:
        if inside > 1 and state.turn < last:
            return place, f"the game is not over in {place} {state.turn} of {last} while {inside} are in it ({rule})"
        return ("queue", "nobody acts when the game is over") if state.queue or state.seat is not None else NO_FAULT
    return ("seats", f"fewer than two are in the game, and it is not over ({rule})") if inside < 2 else NO_FAULT


def find_order_fault(state: HexTable) -> Fault:
    """The order names every seat in the game once."""
    inside = state.inside()
    if sorted(state.order) != inside:
        return "order", f"{state.order} is not an order of the seats in the game, {inside}"
    return NO_FAULT


def find_queue_fault(state: HexTable, order: list[int], acting: int | None = None) -> Fault:
    """Who has still to act does so in the order of the phase; the first decides, unless a game says who does."""
    if not state.queue or state.queue != [seat for seat in order if seat in state.queue]:
        return "queue", f"{state.queue} is not in the order of this phase, {order}"
    if state.seat != (state.queue[0] if acting is None else acting):
        return "seat", f"it is not the decision of seat {state.seat}"
    return NO_FAULT


def find_special_fault(state: HexTable, waiting: Sequence[int], rule: str) -> Fault:
    """No two seats hold the same special action, and nobody who has still to take one."""
    for seat, special in enumerate(state.special):
        if special < 0:
            continue
        place = f"seats[{seat}].action"
        if state.special.index(special) != seat:
            return place, f"two seats hold the same action ({rule})"
        if state.out[seat]:
            return place, "a seat that is out of the game holds no action"
        if seat in waiting:
            return place, f"the seat has still to take an action ({rule})"
    return NO_FAULT


def find_gone_fault(state: HexTable, rule: str) -> Fault:
    """Who is out of the game owns no track."""
    for seat in state.eliminated():
        if state.network.owned_by(seat):
            return "track", f"seat {seat} is out of the game and owns track ({rule})"
    return NO_FAULT


def find_between_fault(state: HexTable, place: str, values: list[int], low: int, high: int) -> Fault:
    """What every seat in the game has is between two numbers."""
    for seat in state.inside():
        if not low <= values[seat] <= high:
            return f"seats[{seat}].{place}", f"{values[seat]} is not a number from {low} to {high}"
    return NO_FAULT


# -- auction ---------------------------------------------------------------------------------------------------------


def find_bidding_fault(state: HexTable, circle: list[int], lowest: int, funds: list[int], rule: str) -> Fault:
    """The bids of an auction in which seats act in a circle; ``funds`` is what each can pay, for those who will pay."""
    left = [seat for seat in circle if seat in state.queue]
    at = left.index(state.queue[0]) if state.queue and state.queue[0] in left else 0
    if state.queue != left[at:] + left[:at] or len(left) < 2:
        return "queue", f"{state.queue} does not go round as {circle} does, or nobody is left to bid against"
    if state.seat != state.queue[0]:
        return "seat", f"it is not the decision of seat {state.seat}"
    if not -1 <= state.high_bidder < state.rules.players:
        return "auction.high_bidder", f"there is no seat {state.high_bidder}"
    said = {seat: bid for seat, bid in enumerate(state.bids) if bid >= 0}
    for seat, bid in said.items():
        if seat not in state.queue + state.dropped:
            return "auction.bids", f"seat {seat!r} takes no part"
        if bid < lowest or bid > funds[seat]:
            return "auction.bids", f"seat {seat} has bid {bid}, not {lowest} to {funds[seat]}, what it can pay ({rule})"
    if len(set(said.values())) != len(said):
        return "auction.bids", "two seats have bid the same"
    highest = max(state.bids)
    if (state.high_bidder >= 0) != bool(said) or (state.high_bidder >= 0 and state.bids[state.high_bidder] != highest):
        return "auction.high_bidder", "is not the seat with the highest bid"
    if state.high_bidder >= 0 and state.high_bidder not in state.queue[1:]:
        return "auction", "the acting seat has nothing to decide"
    return NO_FAULT


def find_dropped_fault(state: HexTable) -> Fault:
    """Everybody in the game bids still or has dropped out."""
    if sorted(state.queue + state.dropped) != sorted(state.order):
        return "auction.dropped", "with the queue it must name every seat in the game once"
    return NO_FAULT


# -- build turn and deliveries ---------------------------------------------------------------------------------------


def find_build_fault(state: HexTable, fewest: int, rule: str) -> Fault:
    """The tiles of a build turn, and the sections that have grown in it."""
    assert state.seat is not None
    limit, network = state.build_limit(state.seat), state.network
    if state.builds_left > limit:
        return "build.left", f"{state.builds_left} is more than {limit} ({rule})"
    if state.builds_left < fewest:
        return "build.left", f"{state.builds_left} is less than {fewest}: the build turn is over ({rule})"
    for section in network.unfinished():
        if network.fresh[section] and network.owner[section] not in (state.seat, NOBODY):
            return "build.extended", f"seat {state.seat} does not build for seat {network.owner[section]}"
    return NO_FAULT


def find_move_fault(state: HexTable, place: str) -> Fault:
    """Who has raised the engine in this move phase: at ``place`` in a position."""
    raised = [seat for seat in range(state.raised.bit_length()) if state.raised >> seat & 1]
    for seat in raised:
        if seat not in state.order:
            return place, f"seat {seat} is not in the game"
    if state.move_round not in (1, 2):
        return f"{place.partition('.')[0]}.round", f"{state.move_round} is not the first or second round"
    return NO_FAULT


# -- the map ---------------------------------------------------------------------------------------------------------


def find_cubes_fault(state: HexTable) -> Fault:
    """Cubes lie on cities only, and nowhere fewer than none."""
    board = state.rules.board
    colours = len(board.goods.colours)
    for field in range(board.grid.size):
        held = state.cubes[field * colours : (field + 1) * colours]
        if any(held) and (state.network.stop[field] != CITY or min(held) < 0):
            return "cubes", f"{board.grid.names[field]} is not a city, or holds fewer cubes than none"
    return NO_FAULT


def find_city_fault(state: HexTable) -> Fault:
    """The New Cities are those of the track, and goods go where they are wanted."""
    board = state.rules.board
    for town in board.towns:
        if (state.new_city[town] >= 0) != (state.network.stop[town] == CITY):
            return "new_cities", f"{board.node_name[town]} is a New City for some and not for others"
    for field in range(board.grid.size):
        if state.new_city[field] < 0 and state.wanted[field] != board.colour[field]:
            return "new_cities", f"{board.grid.names[field]} has another colour than the map gives it"
    return NO_FAULT


def find_section_fault(state: HexTable) -> Fault:
    """The sections kept must be those that following the track anew gives."""
    return "track", find_track_fault(state.network)


def find_idle_fault(state: HexTable) -> Fault:
    """Who has to decide can do something."""
    if state.seat is not None and not state.legal():
        return "seat", f"nothing can be done in phase {state.phase}"
    return NO_FAULT
