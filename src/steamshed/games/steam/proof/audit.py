"""The test that nothing is lost: cubes, cardboard, markers, limits; and that the sections kept are those on the map."""

from __future__ import annotations

from steamshed.games.steam.table.table import Table
from steamshed.kernel.state import NO_FAULT, Fault
from steamshed.rail.network import CITY, NOBODY, TOWN
from steamshed.rail.network import find_track_fault as rail_fault


def find_fault(state: Table) -> Fault:
    """What is not conserved or cannot be, or an empty text."""
    board, numbers = state.rules.board, state.rules.numbers
    colours = len(board.goods.colours)
    for colour, count in enumerate(state.outside()):
        if count < 0:
            return "", f"there are {-count} {board.goods.colours[colour]} cubes too many"
    if min(state.cubes) < 0 or min(state.spaces) < 0:
        return "", "a place holds fewer cubes than none"
    for field in range(board.grid.size):
        if state.network.stop[field] != CITY and any(state.cubes[field * colours : (field + 1) * colours]):
            return "", f"cubes lie on {board.grid.names[field]}, which is no city"
    for seat in range(state.rules.players):
        if state.out[seat]:
            continue
        if state.cash[seat] < 0 or state.vp[seat] < 0:
            return "", f"seat {seat} has less than nothing"
        if not numbers.lowest_income <= state.income[seat] <= state.rules.income_max:
            return "", f"seat {seat} has income {state.income[seat]}, beyond the track"
        if not numbers.engine <= state.engine[seat] <= numbers.most_engine:
            return "", f"seat {seat} has locomotive {state.engine[seat]}, beyond its levels"
    held = [tile for tile in state.special if tile >= 0]
    if len(set(held)) != len(held):
        return "", "two seats hold the same action tile (ST-ACT-01)"
    gone = sorted(out for out in state.out if out)
    if gone != list(range(1, len(gone) + 1)):
        return "", f"the bankrupt are numbered {gone} instead of one after another (ST-END-05)"
    if state.grown.count(True) > numbers.growth_markers:
        return "", f"there are only {numbers.growth_markers} growth markers"
    fault = find_tile_fault(state)
    return fault if fault[1] else find_link_fault(state)


def find_tile_fault(state: Table) -> Fault:
    """ST-TILE-01: every piece of cardboard is on the map, one face up, or in the supply."""
    board, network = state.rules.board, state.network
    used = [0] * len(board.cardboard.counts)
    for field, piece in enumerate(network.piece):
        kind = state.cardboard_at[field]
        if (piece != 0) != (kind >= 0):
            return "", f"{board.grid.names[field]} has a tile without cardboard or cardboard without a tile"
        if piece:
            used[kind] += 1
            if kind not in board.cardboard.kinds[board.tiles.pieces[piece].type]:
                return "", f"the cardboard on {board.grid.names[field]} does not have the face that lies up"
    for kind, count in enumerate(board.cardboard.counts):
        if state.stock[kind] < 0 or used[kind] + state.stock[kind] != count:
            return (
                "",
                f"{used[kind]} pieces of kind {kind} lie on the map and {state.stock[kind]} in the supply of {count}",
            )
    for colour, count in enumerate(board.new_cities):
        if state.new_city.count(colour) + state.new_cities_left[colour] != count:
            return "", f"there are not {count} {board.goods.colours[colour]} New City tiles"
    return NO_FAULT


def find_link_fault(state: Table) -> Fault:
    """Ownership and loops (ST-BUILD-12); the sections must be what following the track anew gives."""
    board, network = state.rules.board, state.network
    for section in network.sections():
        start, owner = network.start[section], network.owner[section]
        if network.end[section] == start:
            return "", f"a link has both ends in {board.node_name[start]} (ST-BUILD-12)"
        slot = network.open_slot[section]
        if slot >= 0 and network.stop[start] == TOWN and network.grid.across[slot] // 6 == start:
            return "", f"an open end points at {board.node_name[start]}, where it starts (ST-BUILD-12)"
        if owner != NOBODY and state.out[owner]:
            return "", f"seat {owner} is out of the game and owns track (ST-BANK-02)"
    return "track", rail_fault(network)
