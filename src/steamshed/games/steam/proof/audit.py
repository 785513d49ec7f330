"""The test that nothing is lost and nothing impossible stands on the table. A fault names its place in a position."""

from __future__ import annotations

from steamshed.games.steam.actions import CITY_GROWTH, URBANIZATION
from steamshed.games.steam.rules.money import fundable
from steamshed.games.steam.table.phases import (
    AUCTION,
    BUILD,
    CAPITAL,
    GOODS,
    OPENING,
    OVER,
    TAKE_ACTION,
    TAKE_POINTS,
)
from steamshed.games.steam.table.table import Table
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
from steamshed.rail.network import TOWN

ANY = 1_000_000
ONLY_BASE = (OPENING,)
ONLY_STANDARD = (CAPITAL, AUCTION)


def find_fault(state: Table) -> Fault:
    """What is not conserved or cannot be."""
    return first_fault(
        state,
        (
            find_player_fault,
            find_tile_use_fault,
            find_goods_fault,
            find_cardboard_fault,
            find_link_fault,
            find_city_fault,
            find_acting_fault,
            find_phase_fault,
            find_section_fault,
            find_idle_fault,
        ),
    )


def find_player_fault(state: Table) -> Fault:
    """Round, order, limits, action tiles."""
    rules, numbers = state.rules, state.rules.numbers
    if state.phase in (ONLY_BASE if rules.standard else ONLY_STANDARD):
        return "phase", f"{state.phase} does not belong to the {rules.options['rules']} game"
    waiting = {TAKE_ACTION: state.queue, OPENING: state.inside(), CAPITAL: state.inside(), AUCTION: state.inside()}
    gone = sorted(out for out in state.out if out)
    if gone != list(range(1, len(gone) + 1)):
        return "seats", f"the bankrupt are numbered {gone} instead of one after another (ST-END-05)"
    for fault in (
        find_turn_fault(state, "round", "ST-ROUND-03, ST-BANK-03"),
        NO_FAULT if state.phase == OPENING else find_order_fault(state),
        find_between_fault(state, "cash", state.cash, 0, ANY),
        find_between_fault(state, "vp", state.vp, 0, ANY),
        find_between_fault(state, "income", state.income, numbers.lowest_income, rules.income_max),
        find_between_fault(state, "locomotive", state.engine, numbers.engine, numbers.most_engine),
        find_special_fault(state, waiting.get(state.phase, ()), "ST-ACT-01"),
        find_gone_fault(state, "ST-BANK-02"),
    ):
        if fault[1]:
            return fault
    return NO_FAULT


def find_tile_use_fault(state: Table) -> Fault:
    """ST-ACT-09: who takes City Growth or Urbanization in the base game declares its use."""
    for seat, using in enumerate(state.using):
        if using and (state.special[seat] not in (CITY_GROWTH, URBANIZATION) or state.rules.standard):
            where = f"seats[{seat}].use"
            return where, "only City Growth and Urbanization are declared, in the base game (ST-ACT-09)"
    return NO_FAULT


def find_goods_fault(state: Table) -> Fault:
    """No cube too many; growth markers and New City tiles."""
    board, numbers = state.rules.board, state.rules.numbers
    for colour, count in enumerate(state.outside()):
        if count < 0:
            return "cubes", f"{-count} {board.goods.colours[colour]} cubes more than there are"
    if state.grown.count(True) > numbers.growth_markers:
        return "growth", f"there are only {numbers.growth_markers} growth markers"
    for colour, count in enumerate(board.new_cities):
        if state.new_city.count(colour) + state.new_cities_left[colour] != count or state.new_cities_left[colour] < 0:
            return "new_cities", f"there are not {count} {board.goods.colours[colour]} New City tiles"
    return find_cubes_fault(state)


def find_cardboard_fault(state: Table) -> Fault:
    """ST-TILE-01: every piece of cardboard is on the map, one face up, or in the supply."""
    board, network = state.rules.board, state.network
    used = [0] * len(board.cardboard.counts)
    for field, piece in enumerate(network.piece):
        kind = state.cardboard_at[field]
        if (piece != 0) != (kind >= 0):
            return "track", f"{board.grid.names[field]} has a tile without cardboard or cardboard without a tile"
        if piece:
            used[kind] += 1
            if kind not in board.cardboard.kinds[board.tiles.pieces[piece].type]:
                return "track", f"the cardboard on {board.grid.names[field]} does not have the face that lies up"
    for kind, count in enumerate(board.cardboard.counts):
        if state.stock[kind] < 0 or used[kind] + state.stock[kind] != count:
            left = state.stock[kind]
            return "track", f"{used[kind]} pieces of kind {kind} lie on the map and {left} in the supply of {count}"
    return NO_FAULT


def find_link_fault(state: Table) -> Fault:
    """Loops (ST-BUILD-12)."""
    board, network = state.rules.board, state.network
    for section in network.sections():
        start = network.start[section]
        if network.end[section] == start:
            return "track", f"a link has both ends in {board.node_name[start]} (ST-BUILD-12)"
        slot = network.open_slot[section]
        if slot >= 0 and network.stop[start] == TOWN and network.grid.across[slot] // 6 == start:
            return "track", f"an open end points at {board.node_name[start]}, where it starts (ST-BUILD-12)"
    return NO_FAULT


def find_acting_fault(state: Table) -> Fault:
    """Who decides, and who has still to act."""
    specials = state.rules.specials
    if state.phase == OVER:
        return NO_FAULT
    if state.phase == OPENING:
        return find_opening_fault(state)
    if state.phase == AUCTION:
        fault = find_dropped_fault(state)
        return fault if fault[1] else find_bidding_fault(state, state.order, 0, state.cash, "ST-STD-07")
    if state.phase == BUILD:
        return find_queue_fault(state, state.priority(specials.first_build))
    if state.phase == GOODS:
        return find_queue_fault(state, state.priority(specials.first_move))
    if state.phase == TAKE_POINTS:
        acting = state.receivers[0] if state.receivers else None
        return find_queue_fault(state, state.priority(specials.first_move), acting)
    return find_queue_fault(state, state.order)


def find_opening_fault(state: Table) -> Fault:
    """ST-ORDER: before anything else, those without a position bid for the next one."""
    seats = list(range(state.rules.players))
    if state.turn != 1 or state.eliminated():
        return "phase", "the opening auction comes before the first round (ST-ORDER-01)"
    if state.rules.random_order:
        return "phase", "the first turn order was drawn, there is no opening auction (ST-SETUP-09)"
    if any(state.network.piece) or any(state.grown) or len(state.towns_left()) < len(state.rules.board.towns):
        return "phase", "nothing is built before the opening auction (ST-ORDER-01)"
    if len(set(state.order)) != len(state.order):
        return "order", f"{state.order} names a seat twice"
    if state.dropped or set(state.queue) & set(state.order):
        return "auction.dropped", "winners and those who passed take no part (ST-ORDER-05)"
    if len(state.order) > state.rules.players - 2:
        return "order", "the last position is not auctioned (ST-ORDER-01)"
    return find_bidding_fault(state, seats, 0, [fundable(state, seat) for seat in seats], "ST-ORDER-06")


def find_phase_fault(state: Table) -> Fault:
    """What only some phases need."""
    rightful = state.order if state.phase in (CAPITAL, AUCTION) else ()
    if state.right >= 0 and state.right not in rightful and state.phase in (OPENING, CAPITAL, AUCTION):
        return "auction.right", "nobody in the game has this right now (ST-STD-10)"
    if state.phase == BUILD:
        return find_special_done_fault(state)
    if state.phase in (GOODS, TAKE_POINTS):
        fault = find_move_fault(state, "goods.improved")
        return fault if fault[1] or state.phase == GOODS else find_points_fault(state)
    return NO_FAULT


def find_special_done_fault(state: Table) -> Fault:
    """A build turn under way, and the use of City Growth or Urbanization in it."""
    assert state.seat is not None
    tile = state.special[state.seat]
    if state.special_done:
        if tile not in (CITY_GROWTH, URBANIZATION):
            return "build.done", "only City Growth and Urbanization are used in a build turn"
        if not state.rules.standard and not state.using[state.seat]:
            return "build.done", "its use was not declared (ST-ACT-09)"
        if not (any(state.grown) if tile == CITY_GROWTH else len(state.towns_left()) < len(state.rules.board.towns)):
            return "build.done", "no city has grown, and there is no New City"
    return find_build_fault(state, 0, "ST-BUILD-02")


def find_points_fault(state: Table) -> Fault:
    """ST-SCORE-03: the mover takes his points first, the others follow in turn order."""
    mover = state.queue[0]
    order = [mover] + [seat for seat in state.order if seat != mover]
    places = [order.index(seat) if seat in order else -1 for seat in state.receivers]
    if -1 in places or len(set(places)) != len(places):
        return "points", "a seat is not in the game, or is named twice"
    if places != sorted(places):
        return "points", f"points are not taken in the order {order} (ST-SCORE-03)"
    return NO_FAULT
