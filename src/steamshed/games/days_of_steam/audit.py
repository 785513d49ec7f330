"""The test that nothing is lost and nothing impossible stands on the table. A fault names its place in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from steamshed.games.days_of_steam.phase import OVER, RUN
from steamshed.games.days_of_steam.scoring import scores
from steamshed.rail.squaretrack import SquareTrack

if TYPE_CHECKING:
    from steamshed.games.days_of_steam.state import DaysOfSteam

Fault = tuple[str, str]
"""The place in a position and what is wrong there."""
NO_FAULT: Final = ("", "")


def find_fault(state: DaysOfSteam) -> Fault:
    """What is not conserved or cannot be."""
    for look in (
        find_goods_fault,
        find_tile_fault,
        find_seat_fault,
        find_train_fault,
        find_end_fault,
        find_track_fault,
    ):
        fault = look(state)
        if fault != NO_FAULT:
            return fault
    return NO_FAULT


def find_goods_fault(state: DaysOfSteam) -> Fault:
    """Goods and cities of every colour are all there."""
    box = state.rules.box
    colours = len(box.colours)
    for colour, name in enumerate(box.colours):
        there = state.bag[colour] + sum(state.goods[colour::colours]) + sum(state.display_goods[colour::colours])
        there += sum(state.delivered[colour::colours]) + state.cargo.count(colour) + state.pending.count(colour)
        if there != box.goods_per_colour or state.bag[colour] < 0:
            return "goods", f"there are {there} {name} goods instead of {box.goods_per_colour}"
        there = state.city_pile[colour] + state.city_colour.count(colour) + state.display.count(colour)
        there += 1 if state.drawn == colour else 0
        if there != box.city_counts[colour]:
            return "display", f"there are {there} {name} cities instead of {box.city_counts[colour]}"
    if state.markers_left() < 0:
        return "seats", "more circuit markers are taken than there are (DS-CIRC-05)"
    return NO_FAULT


def find_tile_fault(state: DaysOfSteam) -> Fault:
    """Track tiles of every type are all there."""
    types, type_of = state.rules.box.types, state.rules.box.type_of
    for type, name in enumerate(types.names):
        there = state.pile[name] + state.gone[type] + sum(hand.count(type) for hand in state.hands)
        there += len([cell for cell in state.track.laid if type_of[state.track.tile[cell]] == type])
        if there != types.counts[type] or state.pile[name] < 0:
            return "gone", f"there are {there} tiles {name} instead of {types.counts[type]}"
    if state.pile_size != sum(state.pile.values()):
        return "gone", "the size of the track pile is wrong"
    return NO_FAULT


def find_seat_fault(state: DaysOfSteam) -> Fault:
    """Steam, coal and hand of every seat are possible."""
    numbers = state.rules.numbers
    for seat in range(state.rules.players):
        where = f"seats[{seat}]"
        if not 0 <= state.steam[seat] <= numbers.most_steam:
            return f"{where}.steam", f"{state.steam[seat]} is not 0 to {numbers.most_steam} (DS-STEAM-01)"
        if not 0 <= state.coal[seat] <= numbers.coal_per_player:
            return f"{where}.coal", f"{state.coal[seat]} is more than a player gets (DS-CITY-08)"
        if state.coal[seat] and len(state.city_cell) < state.rules.box.cities:
            return f"{where}.coal", "nobody has coal before the last city is placed (DS-COAL-04)"
        if len(state.hands[seat]) > numbers.hand or (not state.hands[seat] and state.phase != OVER):
            return f"{where}.hand", f"{len(state.hands[seat])} tiles instead of {numbers.hand} (DS-TURN-08)"
    return NO_FAULT


def find_train_fault(state: DaysOfSteam) -> Fault:
    """DS-MOVE-09: one train on a piece, except while one passes another."""
    standing = state.node[:]
    if state.phase == RUN and state.seat is not None:
        standing[state.seat] = state.run_node
    for seat, node in enumerate(standing):
        if node // 4 not in state.city_at and standing.index(node) != seat:
            return f"seats[{seat}].train", f"the train of seat {standing.index(node)} stands there too (DS-MOVE-09)"
    return NO_FAULT


def find_end_fault(state: DaysOfSteam) -> Fault:
    """A game goes on exactly until one of the ends of DS-END."""
    if state.phase == OVER:
        return NO_FAULT
    if max(scores(state)) >= state.rules.numbers.win:
        return "phase", "somebody has won, and the game is not over (DS-END-01)"
    if state.pile_size == 0 and not state.rules.end_of_round:
        return "phase", "the track pile is empty, and the game is not over (DS-END-02)"
    if state.stall >= state.rules.stall_limit:
        return "stall", "the game has stalled, and it is not over (DS-END-07)"
    return NO_FAULT


def find_track_fault(state: DaysOfSteam) -> Fault:
    """The distances and keys kept must be those that laying everything anew gives."""
    track, numbers = state.track, state.rules.numbers
    anew = SquareTrack(track.tiles, numbers.distance, numbers.between, track.grid)
    for cell in track.stops + track.laid:
        anew.lay(cell, track.tile[cell])
    if anew.dist != track.dist or anew.key != track.key or anew.open != track.open or anew.sites != track.sites:
        return "board", "the distances kept are not those of the tiles on the board"
    if sorted(state.city_cell) != track.stops or any(state.city_at[c] != k for k, c in enumerate(state.city_cell)):
        return "board", "the cities are not those on the board"
    return NO_FAULT
