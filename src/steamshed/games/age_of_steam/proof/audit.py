"""The test that nothing is lost: cubes, tiles, discs and limits, and that the sections kept are those on the map."""

from __future__ import annotations

from steamshed.games.age_of_steam.content.board import TOWN_FIELD
from steamshed.games.age_of_steam.table.table import Table
from steamshed.kernel.state import Fault
from steamshed.rail import network as rail


def find_fault(state: Table) -> Fault:
    """What is not conserved or cannot be, or an empty text."""
    board, numbers = state.rules.board, state.rules.numbers
    for colour, name in enumerate(board.goods.colours):
        there = state.bag[colour] + sum(state.cubes[colour :: len(board.goods.colours)])
        there += state.display.count(colour) + state.drawn.count(colour)
        if there != board.goods.counts[colour]:
            return "", f"there are {there} {name} cubes instead of {board.goods.counts[colour]}"
    for seat in range(state.rules.players):
        if state.out[seat]:
            continue
        if state.cash[seat] < 0 or state.income[seat] < 0:
            return "", f"seat {seat} has less than nothing"
        if not numbers.shares <= state.shares[seat] <= numbers.most_shares:
            return "", f"seat {seat} has {state.shares[seat]} shares, not {numbers.shares} to {numbers.most_shares}"
        if not numbers.engine <= state.engine[seat] <= numbers.most_engine:
            return "", f"seat {seat} has engine {state.engine[seat]}, not {numbers.engine} to {numbers.most_engine}"
    held = [special for special in state.special if special >= 0]
    if len(set(held)) != len(held):
        return "", "two seats hold the same action (AS-ACT-01)"
    return find_track_fault(state)


def find_track_fault(state: Table) -> Fault:
    """Tiles, discs and ownership; the sections must be what following the track anew gives."""
    board, network = state.rules.board, state.network
    used = [0] * len(board.tiles.types)
    discs = 0
    for field, piece in enumerate(network.piece):
        if piece:
            used[board.tiles.pieces[piece].type] += 1
            if board.terrain[field] == TOWN_FIELD and not board.is_town_tile(piece):
                discs += 1
    for type, tile in enumerate(board.tiles.types):
        if state.supply[type] < 0 or used[type] + state.supply[type] != tile.count:
            return "", (
                f"{used[type]} tiles {tile.name} lie on the map and {state.supply[type]} in the supply of {tile.count}"
            )
    if state.discs < 0 or discs + state.discs != state.rules.numbers.town_discs:
        return "", f"{discs} town discs lie on the map and {state.discs} in the supply"
    limit = state.rules.disc_limit
    for seat in range(state.rules.players):
        owned = network.owned_by(seat)
        if owned and state.out[seat]:
            return "", f"seat {seat} is out of the game and owns track (AS-ELIM-01)"
        if limit and owned > limit:
            return "", f"seat {seat} owns {owned} sections, more than {limit} (AS-OWN-08)"
    return "track", rail.find_track_fault(network)
