"""The test that nothing is lost and nothing impossible stands on the table. A fault names its place in a position."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import LOCOMOTIVE, PRODUCTION, TURN_ORDER_PASS
from steamshed.games.age_of_steam.rules.growth import DRAWS, draws
from steamshed.games.age_of_steam.table.phases import (
    BUILD_TRACK,
    GOODS_GROWTH,
    MOVE_GOODS,
    OVER,
    PLAYER_ORDER,
    SELECT_ACTIONS,
)
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.proof.audit import (
    find_between_fault,
    find_bidding_fault,
    find_build_fault,
    find_city_fault,
    find_cubes_fault,
    find_dropped_fault,
    find_gone_fault,
    find_idle_fault,
    find_move_fault,
    find_order_fault,
    find_queue_fault,
    find_section_fault,
    find_special_fault,
    find_turn_fault,
    first_fault,
)
from steamshed.kernel.state import NO_FAULT, Fault
from steamshed.rail.network import NOBODY, TOWN

ANY = 1_000_000


def find_fault(state: Table) -> Fault:
    """What is not conserved or cannot be."""
    return first_fault(
        state,
        (
            find_company_fault,
            find_goods_fault,
            find_tile_fault,
            find_owner_fault,
            find_city_fault,
            find_letter_fault,
            find_acting_fault,
            find_phase_fault,
            find_section_fault,
            find_idle_fault,
        ),
    )


def find_company_fault(state: Table) -> Fault:
    """Turn, order, limits, actions."""
    numbers = state.rules.numbers
    waiting = state.queue[1:] if state.deciding_locomotive else state.queue
    for fault in (
        find_turn_fault(state, "turn", "AS-END-01, AS-ELIM-03"),
        find_order_fault(state),
        find_between_fault(state, "cash", state.cash, 0, ANY),
        find_between_fault(state, "income", state.income, 0, ANY),
        find_between_fault(state, "shares", state.shares, numbers.shares, numbers.most_shares),
        find_between_fault(state, "engine", state.engine, numbers.engine, numbers.most_engine),
        find_special_fault(state, waiting if state.phase == SELECT_ACTIONS else (), "AS-ACT-01"),
        find_gone_fault(state, "AS-ELIM-01"),
    ):
        if fault[1]:
            return fault
    for seat, turn in enumerate(state.out):
        if turn > state.turn:
            return f"seats[{seat}].out", f"turn {turn} has not been played"
    return NO_FAULT


def find_goods_fault(state: Table) -> Fault:
    """Every cube is in the bag, on the map or on the display."""
    goods = state.rules.board.goods
    colours = len(goods.colours)
    for colour, name in enumerate(goods.colours):
        if state.bag[colour] < 0:
            return "cubes", f"{-state.bag[colour]} {name} cubes more than there are"
        there = state.bag[colour] + sum(state.cubes[colour::colours])
        there += state.display.count(colour) + state.drawn.count(colour)
        if there != goods.counts[colour]:
            return "cubes", f"there are {there} {name} cubes instead of {goods.counts[colour]}"
    return find_cubes_fault(state)


def find_tile_fault(state: Table) -> Fault:
    """Every tile and disc is on the map or in the supply."""
    board, network = state.rules.board, state.network
    used = [0] * len(board.tiles.types)
    discs = 0
    for field, piece in enumerate(network.piece):
        if piece:
            used[board.tiles.pieces[piece].type] += 1
            discs += 1 if network.stop[field] == TOWN and not board.is_town_tile(piece) else 0
    for type, tile in enumerate(board.tiles.types):
        left = state.supply[type]
        if left < 0:
            return "track", f"{-left} tiles {tile.name} more than there are"
        if used[type] + left != tile.count:
            return "track", f"{used[type]} tiles {tile.name} lie on the map and {left} in the supply of {tile.count}"
    if state.discs < 0:
        return "track", f"{-state.discs} town discs more than there are"
    if discs + state.discs != state.rules.numbers.town_discs:
        return "track", f"{discs} town discs lie on the map and {state.discs} in the supply"
    return NO_FAULT


def find_owner_fault(state: Table) -> Fault:
    """Discs enough for all sections of a company; sections that lead back to where they begin are nobody's."""
    network, names, limit = state.network, state.rules.board.node_name, state.rules.disc_limit
    for seat in range(state.rules.players):
        if limit and network.owned_by(seat) > limit:
            return "track", f"seat {seat} owns {network.owned_by(seat)} sections, more than {limit} (AS-OWN-08)"
    for section in network.sections():
        node = network.start[section]
        if network.end[section] == node:
            if state.new_city[node] < 0:
                return "track", f"a section has both ends at {names[node]} (AS-PLACE-06)"
            if network.owner[section] != NOBODY:
                return "track", f"a dead section at {names[node]} has an owner (AS-URB-06)"
    return NO_FAULT


def find_letter_fault(state: Table) -> Fault:
    """Every letter lies on one town at the most, which wants its colour."""
    for letter, field in enumerate(state.letter_at):
        if state.new_city.count(letter) != (field >= 0) or (field >= 0 and state.new_city[field] != letter):
            return "new_cities", f"tile {state.rules.board.display.letters[letter]} is not where it is"
        if field >= 0 and state.wanted[field] != state.rules.board.display.letter_colour[letter]:
            return "new_cities", f"{state.rules.board.node_name[field]} wants another colour than its tile"
    return NO_FAULT


def find_acting_fault(state: Table) -> Fault:
    """Who decides, and who has still to act."""
    specials = state.rules.specials
    if state.phase == OVER:
        return NO_FAULT
    if state.phase == GOODS_GROWTH:
        if state.queue or state.seat is None or state.holder(PRODUCTION) != state.seat:
            return "seat", "only the holder of Production decides in goods_growth"
        return NO_FAULT
    if state.phase == PLAYER_ORDER:
        # who has dropped out has paid already
        funds = [ANY if seat in state.dropped else cash for seat, cash in enumerate(state.cash)]
        fault = find_dropped_fault(state)
        return fault if fault[1] else find_bidding_fault(state, state.order, 1, funds, "AS-ORDER-03")
    if state.phase == BUILD_TRACK:
        return find_queue_fault(state, state.priority(specials.first_build))
    if state.phase == MOVE_GOODS:
        return find_queue_fault(state, state.priority(specials.first_move))
    return find_queue_fault(state, state.order)


def find_phase_fault(state: Table) -> Fault:
    """What only some phases need."""
    if state.phase == PLAYER_ORDER:
        holder = state.holder(TURN_ORDER_PASS)
        if state.passes & ~(1 << holder if holder >= 0 else 0):
            return "auction.passes", "only the holder of Turn Order Pass may pass (AS-ORDER-05)"
    if state.phase == SELECT_ACTIONS and state.deciding_locomotive:
        seat = state.queue[0]
        if state.special[seat] != LOCOMOTIVE:
            return "locomotive", "the acting seat has not just taken the Locomotive action"
        if state.engine[seat] >= state.rules.numbers.most_engine:
            return "locomotive", "the engine cannot be raised any more (AS-ACT-06)"
    if state.phase == BUILD_TRACK:
        return find_built_fault(state)
    if state.phase == MOVE_GOODS:
        return find_move_fault(state, "move.raised")
    if state.phase == GOODS_GROWTH:
        return find_drawn_fault(state)
    return NO_FAULT


def find_built_fault(state: Table) -> Fault:
    """A build turn under way."""
    assert state.seat is not None
    board, limit = state.rules.board, state.build_limit(state.seat)
    fault = find_build_fault(state, 1, "AS-BUILD-02")
    if fault[1]:
        return fault
    built = [field for field in range(board.grid.size) if state.built >> field & 1]
    if len(built) > limit - state.builds_left:
        return "build.built", f"{len(built)} fields were built on with {limit - state.builds_left} tiles (AS-BUILD-02)"
    for field in built:
        if state.network.piece[field] == 0:
            return "build.built", f"no tile lies on {board.grid.names[field]}"
    if state.may_urbanize and not (state.urbanizes(state.seat) and state.builds_left == limit):
        return "build.may_urbanize", "only before the first tile, with the action and a tile left (AS-BUILD-04)"
    return NO_FAULT


def find_drawn_fault(state: Table) -> Fault:
    """Production: what has been drawn has a place on the display; nothing else is decided than whether to draw."""
    if len(state.drawn) > DRAWS:
        return "drawn", "Production draws two cubes at the most (AS-GROW-03)"
    if len(state.drawn) > state.display.count(-1):
        return "drawn", "there is no box on the display for what was drawn (AS-GROW-03)"
    if not state.drawn and draws(state) == 0:
        return "seat", "there is nothing to draw, or no box for it: nothing is decided (AS-GROW-03)"
    return NO_FAULT
