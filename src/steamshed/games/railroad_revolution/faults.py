"""What can not be on the table: one test for loaded positions and for audits. Says the place, then the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.railroad_revolution.board import (
    ACTIONS,
    LETTERS,
    RAILROAD,
    STATION,
    TELEGRAPH,
    TRACKS,
    TRADE,
)
from steamshed.games.railroad_revolution.effects import (
    COLOURS,
    EXCHANGE_TAKE,
    NAMED,
    SETUP_ONLY,
    TOLL,
    WORKER,
    first_of,
    op_of,
    second_of,
)
from steamshed.games.railroad_revolution.steps import (
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

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution

ACTION_FLAGS = (USED_PRIMARY | USED_BONUS, 0, USED_TILE, SOLD | FLIPPED)


def find_fault(state: RailroadRevolution) -> str:
    """The first thing that is wrong, or an empty text."""
    for seat in range(state.rules.players):
        fault = seat_fault(state, seat)
        if fault:
            return f"seats[{seat}].{fault}"
    return supply_fault(state) or tile_fault(state) or step_fault(state) or frame_fault(state)


def seat_fault(state: RailroadRevolution, seat: int) -> str:
    box = state.rules.box
    hand, board = state.hand[5 * seat : 5 * seat + 5], state.board[5 * seat : 5 * seat + 5]
    if state.cash[seat] < 0 or state.shares[seat] < 0:
        return "cash: below zero"
    if min(hand) < 0 or state.available[seat] != sum(hand) + sum(board):
        return "supply: the workers are counted wrongly"
    for colour in range(5):
        if board[colour] != sum(state.spaces[20 * seat + colour : 20 * seat + 20 : 5]):
            return f"board: the {COLOURS[colour]} workers are counted wrongly"
    acting = seat == state.active and state.step in (ACTION_LOOP, DEALS)
    # RR-GEN-09, RR-GEN-11: only inside one's own turn there may be fewer
    if state.available[seat] < box.minimum and not acting:
        return f"supply: fewer than {box.minimum} workers"
    if not 0 <= state.rails_left[seat] <= box.rails:
        return f"stock.rails: not from 0 to {box.rails}"
    if not 0 <= state.buildings_left[seat] <= box.buildings:
        return f"stock.buildings: not from 0 to {box.buildings}"
    # RR-SET-06: one spare piece of each kind
    if state.rails[seat].bit_count() > box.rails - state.rails_left[seat] + 1:
        return "rails: more than have left the stock"
    if (
        state.stations[seat].bit_count() + state.offices[seat].bit_count()
        > box.buildings - state.buildings_left[seat] + 1
    ):
        return "stations: more buildings than have left the stock"
    if state.network[seat] != state.rules.network(state.rails[seat]):
        return "rails: the network is wrong"
    if state.stations[seat] & ~state.network[seat]:
        return "stations: one stands in a city that is not connected"
    for track, name in enumerate(TRACKS):
        if not 0 <= state.marks[3 * seat + track] < len(box.track_points[track]):
            return f"tracks.{name}: beyond the top"
    if min(state.trains) < 0:
        return "trains: below zero"
    return ""


def supply_fault(state: RailroadRevolution) -> str:
    """Workers and trains are conserved."""
    rules, box = state.rules, state.rules.box
    for colour, name in enumerate(COLOURS):
        held = sum(state.hand[colour::5]) + sum(state.board[colour::5]) + state.managers.count(colour)
        held += state.endowment[2::3].count(colour)
        if held > rules.workers[colour]:
            return f"seats: {held} {name} workers, there are {rules.workers[colour]}"
        if held + state.common[colour] != rules.workers[colour]:
            return f"common: {state.common[colour]} {name} workers, {held} are elsewhere"
    width = 2 * len(box.trains)
    for kind, train in enumerate(box.trains):
        held = sum(state.trains[2 * kind :: width]) + sum(state.trains[2 * kind + 1 :: width])
        limit = train.count if train.starting else rules.stack
        if held > limit:
            return f"seats: {held} trains {train.name}, there are {limit}"
        if not train.starting and held + state.stacks[kind] != limit:
            return f"stacks: {state.stacks[kind]} trains {train.name}, {held} are elsewhere"
    return ""


def tile_fault(state: RailroadRevolution) -> str:
    """Every tile is in one place."""
    box = state.rules.box
    if state.deal_tile < 0 or state.deal_discards >> state.deal_tile & 1:
        return "deal.tile: lies among the discards"
    found: list[int] = [tile for tile in state.goals if tile >= 0]
    for done in state.completed:
        found += [tile for tile in range(len(box.milestones)) if done >> tile & 1]
    for letter, pile in enumerate(state.under):
        if any(box.milestones[tile].group != letter + 2 for tile in pile):
            return f"under.{LETTERS[letter]}: a tile of another letter"
        if len(pile) != len(state.under_seen[letter]):
            return f"under.{LETTERS[letter]}: who knows which tile is lost"
        found += pile
    found += state.drawn
    for tile in found:
        if found.count(tile) > 1:
            return f"seats: milestone {box.milestones[tile].name} is in two places"
    for line, tile in enumerate(state.goals):
        wanted = box.milestones[tile].managers if tile >= 0 else []
        for slot in (0, 1):
            colour = state.managers[2 * line + slot]
            if colour >= 0 and (slot >= len(wanted) or wanted[slot] not in (-1, colour)):
                return f"seats[{line // 2}].milestones: a manager in a wrong place"
    return ""


def step_fault(state: RailroadRevolution) -> str:
    box, step, seat = state.rules.box, state.step, state.seat
    if (seat is None) != (step == OVER):
        return "seat: nobody decides exactly when the game is over"
    if step in (PLACE_WORKER, ACTION_LOOP) and seat != state.active:
        return "seat: only the active player decides here"
    tiles = state.endowment[::3]
    if step == ENDOW_PICK:
        if len(set(tiles)) != len(tiles) or len(tiles) != len(state.queue) - bool(state.frames):
            return "endowment: there must be a tile for each player who has not picked"
        if len(set(state.endowment[2::3])) != len(tiles) or 0 in state.endowment[2::3]:
            return "endowment: the tiles carry different specialists"
    elif tiles:
        return "endowment: the tiles are in the box by now"
    if step == MILESTONES:
        return milestone_fault(state)
    if state.drawn or state.lines:
        return "drawn: milestones are drawn at the end of a turn only"
    if step == ACTION_LOOP:
        return action_fault(state)
    return "" if box.minimum else "minimum: missing"


def milestone_fault(state: RailroadRevolution) -> str:
    box, seat = state.rules.box, state.seat
    assert seat is not None
    lines, tiles = state.lines[::2], state.lines[1::2]
    if not lines or len(lines) > 2 or len(set(lines)) != len(lines):
        return "replacing: one or two different lines"
    for line, tile in zip(lines, tiles):
        if (
            state.goals[2 * seat + line] >= 0
            or not state.completed[seat] >> tile & 1
            or box.milestones[tile].letter > 2
        ):
            return f"replacing: {box.milestones[tile].name} is not to be replaced"
    letter = box.milestones[tiles[0]].letter
    if not state.drawn:
        if len(tiles) < 2 or box.milestones[tiles[1]].letter == letter:
            return "drawn: nothing to choose from"
    elif len(state.drawn) > box.draw_size or any(box.milestones[tile].group != letter + 2 for tile in state.drawn):
        return "drawn: not from the pile that replaces the milestone"
    return ""


def action_fault(state: RailroadRevolution) -> str:
    seat, action, box = state.active, state.action, state.rules.box
    if state.placed < 0 or action not in (STATION, RAILROAD, TELEGRAPH, TRADE):
        return "turn.placed: a worker has been placed"
    if state.used & ~ACTION_FLAGS[action]:
        return f"turn.used: not with {ACTIONS[action]}"
    if state.city >= 0 and (action != STATION or not state.stations[seat] >> state.city & 1):
        return "turn.city: there is no such station"
    if state.sector >= 0 and (action != TELEGRAPH or not state.offices[seat] >> state.sector & 1):
        return "turn.sector: there is no such office"
    if action == RAILROAD:
        if state.laid > state.rails[seat].bit_count() or state.laid > state.need > box.rails_per_action + 1:
            return "turn.laid: more rails than there are"
        if state.need > state.laid + state.rails_left[seat] or state.need < 1 or state.laid > state.need:
            return "turn.need: not that many rails"
        if state.triangles > 3 * state.laid:
            return "turn.triangles: more than the rails cross"
    elif state.laid or state.triangles:
        return f"turn.laid: not with {ACTIONS[action]}"
    if state.city < 0 and state.used & (USED_PRIMARY | USED_BONUS):
        return "turn.used: no city is chosen"
    if state.used & USED_TILE and (state.sector < 0 or state.sector_tile[state.sector] < 0):
        return "turn.used: no sector with a tile is chosen"
    return ""


def frame_fault(state: RailroadRevolution) -> str:
    """Frames that can be resolved, of effects that can be open in this step."""
    seat = state.seat
    if not state.frames:
        return ""
    if seat is None or state.step not in (ENDOW_PICK, ACTION_LOOP, DEALS):
        return "frames: no effect is open here"
    for number, made in enumerate(state.frames):
        op, last = op_of(made), number == len(state.frames) - 1
        if op in SETUP_ONLY and state.step != ENDOW_PICK:
            return f"frames[{number}]: only in the setup"
        if op in (TOLL, EXCHANGE_TAKE) and not last:
            return f"frames[{number}]: is resolved at once"
        if op <= NAMED and last:
            return f"frames[{number}]: is resolved at once"
        if op == WORKER and last and not sum(state.common):
            return f"frames[{number}]: there is no worker to take"
        if op == TOLL and state.available[seat] == 0:
            return f"frames[{number}]: there is no worker to discard"
        if op == EXCHANGE_TAKE:
            colour = first_of(made)
            own = state.hand[5 * seat + colour] if second_of(made) == 0 else state.board[5 * seat + colour]
            others = sum(state.common) - (state.common[colour] if second_of(made) == 0 else 0)
            if not own or not others:
                return f"frames[{number}]: there is nothing to exchange"
    return ""
