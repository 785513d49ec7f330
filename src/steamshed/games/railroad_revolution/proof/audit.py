"""The test that nothing is lost and nothing impossible stands on the table. A fault names its place in a position."""

from __future__ import annotations

import itertools

from steamshed.games.railroad_revolution.content.box import (
    ACTIONS,
    EXTRA_SPEC,
    LETTERS,
    NO_COST_SPEC,
    RAILROAD,
    STATION,
    TRACKS,
)
from steamshed.games.railroad_revolution.content.effects import COLOURS, START_OFFICE, START_RAIL, START_STATION, op_of
from steamshed.games.railroad_revolution.proof.open_effects import find_frame_fault
from steamshed.games.railroad_revolution.rules.completable import completable
from steamshed.games.railroad_revolution.rules.next_turn import last_turn
from steamshed.games.railroad_revolution.table.phases import (
    ACTION_LOOP,
    DEALS,
    ENDOW_PICK,
    FLIPPED,
    MILESTONES,
    OVER,
    PLACE_WORKER,
    SOLD,
    USED_BONUS,
    USED_PRIMARY,
    USED_TILE,
)
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.state import NO_FAULT, Fault

ACTION_FLAGS = (USED_PRIMARY | USED_BONUS, 0, USED_TILE, SOLD | FLIPPED)
"""The once-per-turn options of each action."""


def find_fault(state: Table) -> Fault:
    """What is not conserved or cannot be."""
    for look in (
        find_phase_fault,
        find_company_fault,
        find_supply_fault,
        find_tile_fault,
        find_slot_fault,
        find_setup_fault,
        find_action_fault,
        find_window_fault,
        find_milestone_fault,
        find_frame_fault,
    ):
        fault = look(state)
        if fault != NO_FAULT:
            return fault
    if state.step in (ACTION_LOOP, DEALS) and state.seat == state.active and not completable(state.clone()):
        return "turn", "there is no way to complete it (RR-GEN-12)"
    if state.seat is not None and not state.decided().legal(state.clone()):
        return "phase", "nothing can be done"
    return NO_FAULT


def find_phase_fault(state: Table) -> Fault:
    """What is decided, by whom, and how near the end is."""
    step, players = state.step, state.rules.players
    if state.phase != state.phase_name():
        return "phase", f"{state.phase!r} is neither the step nor the last of the frames: that is {state.phase_name()}"
    if (state.seat is None) != (step == OVER):
        return "seat", "nobody decides exactly when the game is over"
    if step in (PLACE_WORKER, ACTION_LOOP) and state.seat != state.active:
        return "seat", "only the active player decides here"
    if step == ENDOW_PICK and state.active != state.first_player:
        return "active", "the first player will begin (RR-SET-04)"
    if step == OVER and (state.active + 1) % players != state.first_player:
        return "active", "the last turn is that of the player on the first player's right (RR-END-02)"
    if step == OVER and state.final != 2:
        return "end", "a game that is over has had its last round (RR-END-02)"
    if step == ENDOW_PICK and state.final:
        return "end", "the game has not begun"
    if state.round < state.final or (step == ENDOW_PICK and state.round > 1):
        return "round", f"can not be {state.round}"
    if step == MILESTONES and last_turn(state):
        return "phase", "nothing is drawn after the last turn (RR-MIL-17)"
    return NO_FAULT


# -- companies and supplies ------------------------------------------------------------------------------------------


def find_company_fault(state: Table) -> Fault:
    """What one company has."""
    for seat in range(state.rules.players):
        for look in (find_worker_fault, find_piece_fault, find_train_fault):
            place, reason = look(state, seat)
            if reason:
                return f"seats[{seat}].{place}", reason
    return NO_FAULT


def find_worker_fault(state: Table, seat: int) -> Fault:
    box = state.rules.box
    hand, board = state.hand[5 * seat : 5 * seat + 5], state.board[5 * seat : 5 * seat + 5]
    if state.cash[seat] < 0 or state.shares[seat] < 0:
        return "cash", "below zero"
    if min(hand) < 0 or state.available[seat] != sum(hand) + sum(board):
        return "supply", "the workers are counted wrongly"
    for colour in range(5):
        if board[colour] != sum(state.spaces[20 * seat + colour : 20 * seat + 20 : 5]):
            return "board", f"the {COLOURS[colour]} workers are counted wrongly"
    acting = seat == state.active == state.seat and state.step in (ACTION_LOOP, DEALS)
    # RR-GEN-09, RR-GEN-11: only inside one's own turn there may be fewer
    if state.available[seat] < box.minimum and not acting:
        return "supply", f"fewer than {box.minimum} workers"
    for track, name in enumerate(TRACKS):
        if not 0 <= state.marks[3 * seat + track] < len(box.track_points[track]):
            return f"tracks.{name}", "beyond the top"
    return NO_FAULT


def find_piece_fault(state: Table, seat: int) -> Fault:
    """Rails and buildings."""
    box = state.rules.box
    if not 0 <= state.rails_left[seat] <= box.rails:
        return "stock.rails", f"not from 0 to {box.rails}"
    if not 0 <= state.buildings_left[seat] <= box.buildings:
        return "stock.buildings", f"not from 0 to {box.buildings}"
    # RR-SET-06: one spare piece of each kind
    if state.rails[seat].bit_count() > box.rails - state.rails_left[seat] + 1:
        return "rails", "more than have left the stock"
    built = state.stations[seat].bit_count() + state.offices[seat].bit_count()
    if built > box.buildings - state.buildings_left[seat] + 1:
        return "stations", "more buildings than have left the stock"
    if state.network[seat] != state.rules.network(state.rails[seat]):
        return "rails", "the network is wrong"
    if state.stations[seat] & ~state.network[seat]:
        return "stations", "one stands in a city that is not connected"
    return NO_FAULT


def find_train_fault(state: Table, seat: int) -> Fault:
    box = state.rules.box
    own = state.trains[2 * seat * len(box.trains) : 2 * (seat + 1) * len(box.trains)]
    if min(own) < 0:
        return "trains", "below zero"
    if own[2 * box.starting_train] + own[2 * box.starting_train + 1] > 1:
        return "trains", f"everybody has one train {box.trains[box.starting_train].name}"
    return NO_FAULT


def find_supply_fault(state: Table) -> Fault:
    """Workers and trains are conserved."""
    rules, box = state.rules, state.rules.box
    for colour, name in enumerate(COLOURS):
        held = sum(state.hand[colour::5]) + sum(state.board[colour::5]) + state.managers.count(colour)
        held += state.endowment[2::3].count(colour)
        if held > rules.workers[colour]:
            return "seats", f"{held} {name} workers, there are {rules.workers[colour]}"
        if held + state.common[colour] != rules.workers[colour]:
            return "common", f"{state.common[colour]} {name} workers, {held} are elsewhere"
    width = 2 * len(box.trains)
    for kind, train in enumerate(box.trains):
        if train.starting:
            continue
        held = sum(state.trains[2 * kind :: width]) + sum(state.trains[2 * kind + 1 :: width])
        if held > rules.stack:
            return "seats", f"{held} trains {train.name}, there are {rules.stack}"
        if held + state.stacks[kind] != rules.stack:
            return "stacks", f"{state.stacks[kind]} trains {train.name}, {held} are elsewhere"
    return NO_FAULT


# -- tiles -----------------------------------------------------------------------------------------------------------


def find_tile_fault(state: Table) -> Fault:
    """Every tile is in one place."""
    box = state.rules.box
    if state.deal_tile < 0 or state.deal_discards >> state.deal_tile & 1:
        return "deal.tile", "lies among the discards"
    found: list[int] = [tile for tile in state.goals if tile >= 0]
    for done in state.completed:
        found += [tile for tile in range(len(box.milestones)) if done >> tile & 1]
    for letter, pile in enumerate(state.under):
        where = f"under.{LETTERS[letter]}"
        if any(box.milestones[tile].group != letter + 2 for tile in pile):
            return where, "a tile of another letter"
        if not is_known(pile, state.under_seen[letter], state.under_openly[letter]):
            return f"openly.{LETTERS[letter]}", "is not of those who know the tiles"
        found += pile
    if not is_known(state.drawn, state.drawn_seen, state.drawn_openly):
        return "openly.drawn", "is not of those who know the tiles"
    found += state.drawn
    for tile in found:
        if found.count(tile) > 1:
            return "seats", f"milestone {box.milestones[tile].name} is in two places"
    for line, tile in enumerate(state.goals):
        wanted = box.milestones[tile].managers if tile >= 0 else []
        for slot in (0, 1):
            colour = state.managers[2 * line + slot]
            if colour >= 0 and (slot >= len(wanted) or wanted[slot] not in (-1, colour)):
                return f"seats[{line // 2}].milestones", "a manager in a wrong place"
    return NO_FAULT


def is_known(tiles: list[int], seen: list[int], openly: list[int]) -> bool:
    """Whether it is said of every tile who knows it; of whom everybody knows that, they do."""
    return len(tiles) == len(seen) == len(openly) and not any(known & ~knows for knows, known in zip(seen, openly))


def find_slot_fault(state: Table) -> Fault:
    """First slots: neutral buildings where the setup put them, else the first of the buildings there."""
    rules, box = state.rules, state.rules.box
    cities, sectors = box.neutral_cities[rules.players], box.neutral_sectors[rules.players]
    names = [str(sector + 1) for sector in range(len(box.sector_shares))]
    for where, titles, owners, built, neutral in (
        ("first_stations", box.cities, state.first_station, state.stations, cities),
        ("first_offices", names, state.first_office, state.offices, sectors),
    ):
        for place, owner in enumerate(owners):
            there = [seat for seat in range(rules.players) if built[seat] >> place & 1]
            if place in neutral:
                right = owner == rules.players
            else:
                right = owner in there if there else owner < 0
            if not right:
                return f"{where}.{titles[place]}", "who stands there has no building there"
    return NO_FAULT


def find_setup_fault(state: Table) -> Fault:
    """Endowments (RR-SET-04 to 09): nothing has been played yet."""
    box, tiles = state.rules.box, state.endowment[::3]
    if state.step != ENDOW_PICK:
        return ("endowment", "the tiles are in the box by now") if tiles else NO_FAULT
    waiting = state.queue[1:] if state.frames else state.queue
    if len(set(tiles)) != len(tiles) or len(tiles) != len(waiting):
        return "endowment", "there must be a tile for each player who has not picked"
    if len(set(state.endowment[2::3])) != len(tiles) or 0 in state.endowment[2::3]:
        return "endowment", "the tiles carry different specialists"
    if state.deal_discards:
        return "deal.discards", "no deal has been offered yet"
    if any(state.under):
        return "under", "no milestone has been drawn yet"
    for seat in range(state.rules.players):
        where, workers = f"seats[{seat}]", box.start_white + (0 if seat in waiting else 1)
        if state.available[seat] > workers or any(state.board[5 * seat : 5 * seat + 5]):
            return (
                f"{where}.supply",
                f"more than the {workers} workers of the setup, or not all in the supply (RR-SET-07)",
            )
        if state.rails_left[seat] < box.rails or state.buildings_left[seat] < box.buildings:
            return f"{where}.stock", "nothing leaves it in the setup (RR-SET-06)"
        if state.completed[seat]:
            return f"{where}.completed", "no turn has been played yet"
        spare = spare_pieces(state, seat, waiting)
        if START_RAIL in spare and state.rails[seat]:
            return f"{where}.rails", "the spare rail is still to be laid (RR-SET-05)"
        if (START_OFFICE in spare or START_STATION in spare) and state.stations[seat] | state.offices[seat]:
            return f"{where}.stations", "the spare building is still to be built (RR-SET-05)"
    return NO_FAULT


def spare_pieces(state: Table, seat: int, waiting: list[int]) -> set[int]:
    """The effects by which a seat may still get a spare piece: its own open ones, or those of the tiles to pick."""
    if seat == state.seat and state.frames:
        return {op_of(made) for made in state.frames}
    if seat not in waiting:
        return set()
    tiles = [state.rules.box.endowments[tile][side] for tile, side in zip(state.endowment[::3], state.endowment[1::3])]
    return {op_of(made) for effects in tiles for made in effects.frames}


# -- the turn --------------------------------------------------------------------------------------------------------


def find_action_fault(state: Table) -> Fault:
    """The action under way: what was placed, what has been done."""
    action, seat = state.action, state.active
    if state.step != ACTION_LOOP:
        return NO_FAULT if action < 0 and state.placed < 0 else ("turn", f"does not belong to phase {state.phase}")
    if action < 0 or state.placed < 0:
        return ("turn", "is missing") if action < 0 and state.placed < 0 else ("turn", "has no worker or no action")
    if state.used & ~ACTION_FLAGS[action]:
        return "turn.used", f"not with {ACTIONS[action]}"
    fault = (find_station_fault, find_railroad_fault, find_telegraph_fault, find_trade_fault)[action](state, seat)
    if fault != NO_FAULT:
        return fault
    # nobody can have promoted, exchanged or discarded him yet
    untouched = not (state.spec_used or state.used or state.frames)
    if untouched and not state.spaces[20 * seat + 5 * action + state.placed]:
        return "turn.placed", f"no {COLOURS[state.placed]} worker stands on {ACTIONS[action]}"
    return NO_FAULT


def find_station_fault(state: Table, seat: int) -> Fault:
    box, city = state.rules.box, state.city
    cost = box.city_tiles[state.city_tile[city]].cost if city >= 0 else 0
    free = state.spec_used and box.specs[STATION][state.placed].kind == NO_COST_SPEC
    if city >= 0 and (not state.stations[seat] >> city & 1 or state.buildings_left[seat] == box.buildings):
        return "turn.city", "there is no such station"
    if state.owed != cost and not (state.owed == 0 and free):
        return "turn.owed", f"{state.owed} is not what the action costs ({cost})"
    if state.used & (USED_PRIMARY | USED_BONUS) and city < 0:
        return "turn.used", "no city is chosen"
    if state.used & USED_BONUS and not state.is_first:
        return "turn.used", "the station is not the first one"
    return NO_FAULT


def find_railroad_fault(state: Table, seat: int) -> Fault:
    """RR-RAIL-01, 05, 10: some of the own rails are those laid now."""
    box, laid, left = state.rules.box, state.laid, state.rails_left[seat]
    more = state.spec_used and box.specs[RAILROAD][state.placed].kind == EXTRA_SPEC
    if laid > state.need or laid > box.rails - left:
        return "turn.laid", "more rails than there are"
    if state.need > laid + left or state.need > box.rails_per_action + (1 if more else 0):
        return "turn.need", "not that many rails"
    if state.need < max(1, min(box.rails_per_action, laid + left)):
        return "turn.need", "more rails are there to be laid (RR-RAIL-05)"
    own = [space for space in range(len(box.spaces)) if state.rails[seat] >> space & 1]
    for some in itertools.combinations(own, laid):
        deal = any(box.deal_space[space] for space in some)
        if sum(box.terrain[space] for space in some) == state.triangles and deal == state.deal:
            return NO_FAULT
    return "turn.triangles", f"{laid} rails over {state.triangles} triangles, with or without a deal, are not there"


def find_telegraph_fault(state: Table, seat: int) -> Fault:
    box, sector = state.rules.box, state.sector
    if sector >= 0 and (not state.offices[seat] >> sector & 1 or state.buildings_left[seat] == box.buildings):
        return "turn.sector", "there is no such office"
    if state.used & USED_TILE and (sector < 0 or state.sector_tile[sector] < 0):
        return "turn.used", "no sector with a tile is chosen"
    return NO_FAULT


def find_trade_fault(state: Table, seat: int) -> Fault:
    box = state.rules.box
    full = state.rails_left[seat] == box.rails and state.buildings_left[seat] == box.buildings
    return ("turn.used", "nothing has left the stock") if state.used & SOLD and full else NO_FAULT


def find_window_fault(state: Table) -> Fault:
    """RR-DEAL-03: the active player may take both deals, others one; what was taken is resolved first."""
    if state.step != DEALS:
        return ("accepted", f"does not belong to phase {state.phase}") if state.accepted else NO_FAULT
    short = state.seat == state.active and state.available[state.active] < state.rules.box.minimum
    closed = state.accepted == 3 if state.seat == state.active else state.accepted != 0
    if closed and not state.frames and not short:
        return "accepted", "nothing more can be accepted: the window is closed (RR-DEAL-08)"
    if state.frames and not state.accepted:
        return "accepted", "the deal whose effects lie open is missing"
    if state.accepted == 3 and state.seat != state.active:
        return "accepted", "others than the active player accept one deal (RR-DEAL-03)"
    return NO_FAULT


def find_milestone_fault(state: Table) -> Fault:
    """RR-MIL-09, 10: completed milestones that the deciding seat replaces, and what it has drawn for the first."""
    box, seat = state.rules.box, state.seat
    lines, tiles = state.replacing[::2], state.replacing[1::2]
    if state.step != MILESTONES or seat is None:
        return ("drawn", "milestones are drawn at the end of a turn only") if state.drawn or lines else NO_FAULT
    if not lines or len(lines) > 2 or len(set(lines)) != len(lines):
        return "replacing", "one or two different lines"
    for line, tile in zip(lines, tiles):
        goal = box.milestones[tile]
        if state.goals[2 * seat + line] >= 0 or not state.completed[seat] >> tile & 1 or goal.letter > 2:
            return "replacing", f"{goal.name} is not to be replaced"
    letter = box.milestones[tiles[0]].letter
    if not state.drawn:
        if len(tiles) < 2 or box.milestones[tiles[1]].letter == letter:
            return "drawn", "nothing to choose from"
        return NO_FAULT
    if len(state.drawn) > box.draw_size or any(box.milestones[tile].group != letter + 2 for tile in state.drawn):
        return "drawn", "not from the pile that replaces the milestone"
    wanted = state.rules.everybody if state.rules.open_draw else 1 << seat
    if any(wanted & ~knows for knows in state.drawn_seen):
        return "drawn", "who has drawn them knows them (RR-INFO-02)"
    return NO_FAULT
