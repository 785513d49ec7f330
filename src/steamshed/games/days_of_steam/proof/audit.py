"""The test that nothing is lost and nothing impossible stands on the table. A fault names its place in a position."""

from __future__ import annotations

from steamshed.games.days_of_steam.rules.scoring import scores
from steamshed.games.days_of_steam.table.phases import OVER, PLACE_DRAWN, RUN, TURN, TURN_BURNT
from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaregrid import EDGES
from steamshed.games.days_of_steam.track.squaretiles import EMPTY
from steamshed.games.days_of_steam.track.squaretrack import SquareTrack
from steamshed.kernel.state import NO_FAULT, Fault

NOTHING_TO_DO = {
    TURN: ("seats", "nothing can be done, not even an exchange (DS-TURN-06)"),
    TURN_BURNT: ("burnt", "neither a tile nor a move can follow (DS-COAL-02)"),
    PLACE_DRAWN: ("drawn", "there is no cell for a city (DS-CITY-03)"),
    RUN: ("run", "the train can neither go on nor stop (DS-MOVE-10)"),
}


def find_fault(state: Table) -> Fault:
    """What is not conserved or cannot be."""
    for look in (
        find_turn_fault,
        find_edge_fault,
        find_goods_fault,
        find_tile_fault,
        find_display_fault,
        find_seat_fault,
        find_cargo_fault,
        find_burnt_fault,
        find_run_fault,
        find_train_fault,
        find_end_fault,
        find_track_fault,
    ):
        fault = look(state)
        if fault != NO_FAULT:
            return fault
    if state.seat is not None and not state.legal():
        return NOTHING_TO_DO[state.phase]
    return NO_FAULT


def find_turn_fault(state: Table) -> Fault:
    """Whose turn it is."""
    players = state.rules.players
    if not 0 <= state.start < players:
        return "start", f"there is no seat {state.start}"
    if state.phase == OVER:
        return NO_FAULT if state.seat is None else ("seat", "nobody decides when the game is over")
    if state.seat is None or not 0 <= state.seat < players:
        return "seat", f"there is no seat {state.seat}"
    return NO_FAULT


def find_edge_fault(state: Table) -> Fault:
    """DS-PLACE-02 holds for every border on the board."""
    track = state.track
    for cell in track.laid + track.stops:
        for edge in range(4):
            other = track.tile[cell + track.grid.steps[edge]]
            if other == EMPTY:
                continue
            if track.tiles.mask[track.tile[cell]] >> edge & 1 != track.tiles.mask[other] >> (edge ^ 2) & 1:
                name = track.grid.names[cell]
                return f"board.{name}", f"track meets a side without track at {EDGES[edge]} (DS-PLACE-02)"
    return NO_FAULT


def find_goods_fault(state: Table) -> Fault:
    """Goods and cities of every colour are all there."""
    box = state.rules.box
    colours = len(box.colours)
    for colour, name in enumerate(box.colours):
        there = state.bag[colour] + sum(state.goods[colour::colours]) + sum(state.display_goods[colour::colours])
        there += sum(state.delivered[colour::colours]) + state.cargo.count(colour) + state.pending.count(colour)
        if state.bag[colour] < 0:
            return "goods", f"{-state.bag[colour]} {name} goods more than there are"
        if there != box.goods_per_colour:
            return "goods", f"there are {there} {name} goods instead of {box.goods_per_colour}"
        there = state.city_pile[colour] + state.city_colour.count(colour) + state.display.count(colour)
        there += 1 if state.drawn == colour else 0
        if state.city_pile[colour] < 0:
            return "board", f"{-state.city_pile[colour]} {name} cities more than there are"
        if there != box.city_counts[colour]:
            return "display", f"there are {there} {name} cities instead of {box.city_counts[colour]}"
    coming = sum(state.city_pile) + (1 if state.drawn >= 0 else 0)
    if sum(state.bag) < state.rules.numbers.goods_per_city * coming:
        return "goods", f"too few are left in the bag for {coming} cities to come (DS-CITY-09)"
    if state.markers_left() < 0:
        return "seats", f"{-state.markers_left()} circuit markers more than there are (DS-CIRC-05)"
    return NO_FAULT


def find_tile_fault(state: Table) -> Fault:
    """Track tiles of every type are all there."""
    types, type_of = state.rules.box.types, state.rules.box.type_of
    for type, name in enumerate(types.names):
        there = state.pile[name] + state.gone[type] + sum(hand.count(type) for hand in state.hands)
        there += len([cell for cell in state.track.laid if type_of[state.track.tile[cell]] == type])
        if state.pile[name] < 0:
            return "board", f"{-state.pile[name]} tiles {name} more than there are"
        if there != types.counts[type]:
            return "gone", f"there are {there} tiles {name} instead of {types.counts[type]}"
    if state.pile_size != sum(state.pile.values()):
        return "gone", "the size of the track pile is wrong"
    return NO_FAULT


def find_display_fault(state: Table) -> Fault:
    """DS-CITY-01 to 03: a place is empty only when the pile is; a drawn city is in hand only to be placed."""
    colours, each = len(state.rules.box.colours), state.rules.numbers.goods_per_city
    for slot in range(len(state.display)):
        goods = sum(state.display_goods[slot * colours : (slot + 1) * colours])
        if goods > (each if state.display[slot] >= 0 else 0):
            return f"display[{slot}].goods", "are more than a city gets (DS-CITY-02)"
    if -1 in state.display and sum(state.city_pile) > 0 and state.phase != OVER:
        return "display", "a place is empty though there are cities in the pile (DS-CITY-02)"
    if (state.drawn >= 0) != (state.phase == PLACE_DRAWN):
        return "drawn", "a city is drawn from the pile exactly while it is to be placed (DS-CITY-03)"
    return NO_FAULT


def find_seat_fault(state: Table) -> Fault:
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


def find_cargo_fault(state: Table) -> Fault:
    """DS-GOODS-04, DS-GOODS-08: what comes to a city is delivered or put down there, once the train has stopped."""
    for seat, cargo in enumerate(state.cargo):
        where, cell = f"seats[{seat}].cargo", state.node[seat] // 4
        if (cargo >= 0) != (state.origin[seat] >= 0):
            return where, "a good aboard was loaded somewhere (DS-GOODS-06)"
        if cargo < 0 or cell not in state.city_at:
            continue
        if state.phase != RUN or state.seat != seat:
            return where, "a train in a city has been unloaded (DS-GOODS-08)"
        city = state.city_at[cell]
        if state.city_colour[city] == cargo and state.origin[seat] != city:
            return where, "the good is delivered in this city (DS-GOODS-04)"
    return NO_FAULT


def find_burnt_fault(state: Table) -> Fault:
    """DS-COAL-01 to 04: coal is burnt first of all in a turn, from what a player was given."""
    if state.phase in (TURN, OVER):
        return ("burnt", f"is {state.burnt} in phase {state.phase}") if state.burnt else NO_FAULT
    if state.phase == TURN_BURNT and not state.burnt:
        return "burnt", f"is {state.burnt} in phase {state.phase}"
    if state.burnt and state.seat is not None:
        if state.burnt > state.steam[state.seat] + state.spent:
            return "burnt", "is more than the steam on the train tile (DS-COAL-03)"
        if state.burnt + state.coal[state.seat] > state.rules.numbers.coal_per_player:
            return "burnt", "with what is left it is more coal than a player gets (DS-CITY-08)"
        if len(state.city_cell) < state.rules.box.cities:
            return "burnt", "nobody has coal before the last city is placed (DS-COAL-04)"
    return NO_FAULT


def find_run_fault(state: Table) -> Fault:
    """A move under way (DS-MOVE-14): what it has spent, where it is, what it has loaded."""
    if state.phase != RUN:
        return NO_FAULT if state.run_node < 0 else ("run", f"does not belong to phase {state.phase}")
    seat = state.seat
    assert seat is not None
    if state.spent + state.steam[seat] > state.rules.numbers.most_steam:
        return "run.spent", "with what is left it is more steam than a train tile holds (DS-STEAM-01)"
    if state.spent == 0 and (
        state.node[seat] != state.run_node or state.pending or state.curve or not state.just_loaded
    ):
        return "run.spent", "nothing can have happened before the first step but loading"
    cell, piece = state.node[seat] // 4, state.node[seat] % 4
    here = state.city_at.get(cell, -1)
    if state.just_loaded and (here < 0 or state.cargo[seat] < 0 or state.origin[seat] != here):
        return "run.just_loaded", "no good was loaded where the train is"
    if state.just_loaded and not state.loads:
        return "run.loads", "the good that was just loaded is missing"
    if (state.entered < 0) != (here >= 0 or state.spent == 0):
        return "run.entered", "a train on track has come in by an edge, one in a city by any"
    if state.entered >= 0 and state.track.tiles.piece[4 * state.track.tile[cell] + state.entered] != piece:
        return "run.entered", f"the piece on which the train is does not meet {EDGES[state.entered]}"
    return NO_FAULT


def find_train_fault(state: Table) -> Fault:
    """DS-MOVE-09: one train on a piece, except while one passes another."""
    standing = state.node[:]
    if state.phase == RUN and state.seat is not None:
        standing[state.seat] = state.run_node
    for seat, node in enumerate(standing):
        if state.track.tile[node // 4] == EMPTY:
            return f"seats[{seat}].train", "there is no track under the train"
        if node // 4 not in state.city_at and standing.index(node) != seat:
            return f"seats[{seat}].train", f"the train of seat {standing.index(node)} stands there too (DS-MOVE-09)"
    return NO_FAULT


def find_end_fault(state: Table) -> Fault:
    """A game does not go on beyond one of the ends of DS-END."""
    won = max(scores(state)) >= state.rules.numbers.win
    stalled = state.stall >= state.rules.stall_limit
    if state.phase == OVER:
        return NO_FAULT
    if won:
        return "phase", "somebody has won, and the game is not over (DS-END-01)"
    if state.pile_size == 0 and not state.rules.end_of_round:
        return "phase", "the track pile is empty, and the game is not over (DS-END-02)"
    return ("stall", "the game has stalled, and it is not over (DS-END-07)") if stalled else NO_FAULT


def find_track_fault(state: Table) -> Fault:
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
