"""The facts of a refusal, and of several causes that one rule has the one that holds here.

The rules themselves only say which rule forbids an action; this is asked once, when somebody is to be told.
"""

from __future__ import annotations

from steamshed.games.binario.actions import Do, is_cell
from steamshed.games.binario.content.box import BOARD_OF, F_SHIP, MODES
from steamshed.games.binario.rules import costs, effects, lines, sites
from steamshed.games.binario.table.elements import element_words
from steamshed.games.binario.table.table import Table

Args = dict[str, str | int]


def facts(state: Table, action: Do, rule: str) -> Args:
    """The facts of a refusal."""
    args: Args = {"action": action.text, "phase": state.phase, "silver": state.silver[state.decider]}
    if rule in ("BI-BLD-01", "BI-BLD-02", "BI-MOD-09"):
        return args | {"reason": state.phase if rule == "BI-BLD-01" else "begun"}
    if rule == "BI-RND-06":
        return args | {"price": effects.vehicle_price(state, state.decider, state.rules.box.vehicle_of[action.word])}
    for family in (of_a_line, of_a_vehicle, of_a_place):
        args |= family(state, action, rule)
    return args


def of_a_line(state: Table, action: Do, rule: str) -> Args:
    """Rules of lines and of goods."""
    seat, pending = state.decider, state.pending
    if rule == "BI-LINE-03":
        if action.verb == "open":
            return {"reason": "pair"}
        cell = cell_of(state, action)
        if cell < 0 or state.station[cell] < 0:
            return {"reason": "station"}
        if pending is not None and action.verb == "to" and cell == pending.start:
            return {"reason": "same"}
        board = BOARD_OF[lines.family_at(state, cell)]
        return {"reason": "board" if pending is not None and board != pending.board else "path"}
    if rule == "BI-LINE-05":
        if action.verb not in ("edit", "close"):
            return {"reason": "keep"}
        row = state.row_of(seat, MODES.index(action.words[0]), int(action.words[1]) - 1)
        if state.touched[row]:
            return {"reason": "touched"}
        return {"reason": "moving", "rounds": state.time[row] - state.progress[row]}
    if rule == "BI-LINE-09":
        if action.verb == "number" and pending is not None:
            return {"reason": "number", "most": effects.chain(state, seat, pending.vehicle)}
        return {"reason": "goods"}
    if rule == "BI-LINE-13":
        kind = state.rules.box.vehicle_of[action.word]
        until = min((rest.until for rest in state.resting[seat] if rest.kind == kind), default=state.round)
        return {"rounds": max(1, until - state.round)}
    if rule in ("BI-GOOD-03", "BI-GOOD-04") and action.word in state.rules.box.good_of:
        good = state.rules.box.good_of[action.word]
        return {"reason": "place" if state.rules.good_eras[good] >> state.era & 1 else "era"}
    if rule == "BI-GOOD-01" and pending is not None:
        return {"reason": "taken" if given(state, action) else "given"}
    return {}


def given(state: Table, action: Do) -> bool:
    """BI-GOOD-01: whether a facility at the station where the direction begins gives the good."""
    pending = state.decision
    start = pending.end if action.verb == "back" else pending.start
    good = state.rules.box.good_of.get(action.word, -1)
    if good < 0:
        # what a line carries already was given when it was opened
        return True
    producers = state.rules.box.goods[good].producers
    return any(producers >> state.facility[cell] & 1 for cell in state.served(start))


def of_a_vehicle(state: Table, action: Do, rule: str) -> Args:
    """Rules of vehicles: buying, offering, withdrawing, which line they suit."""
    seat, box, pending = state.decider, state.rules.box, state.pending
    if rule == "BI-VEH-04":
        kind = box.vehicle_of[action.word]
        if not lines.owned_parked(state, seat, kind):
            return {"reason": "parked"}
        if kind in state.declined:
            return {"reason": "declined"}
        price = -(-box.vehicles[kind].price * box.used_numerator // box.used_denominator)
        return {"reason": "silver", "price": price, "have": state.silver[1 - seat]}
    if rule == "BI-VEH-11":
        if action.verb == "number":
            return {"reason": "number", "most": state.count[state.decision.row]}
        number = int(action.words[1]) - 1
        board = MODES.index(action.words[0])
        row = state.row_of(seat, board, number) if 0 <= number < state.rules.rows[board] else -1
        if row < 0 or state.vehicle[row] < 0:
            return {"reason": "empty"}
        return {"reason": "withdrawn" if state.withdrawn[row] else "moving"}
    if rule in ("BI-LINE-08", "BI-ROUTE-07", "BI-TIME-04") and pending is not None:
        kind = box.vehicle_of.get(action.word, state.vehicle[pending.row] if pending.row >= 0 else -1)
        if kind < 0:
            return {}
        if rule == "BI-LINE-08":
            ends = [box.stations[state.station[cell]].era for cell in (pending.start, pending.end)]
            return {"era": box.vehicles[kind].era, "have": max(min(ends), state.central[seat])}
        if rule == "BI-ROUTE-07":
            board = BOARD_OF[lines.family_at(state, pending.start)]
            return {"reason": "board" if box.vehicles[kind].mode != board else "class"}
        way = lines.route_for(state, seat, pending.start, pending.end, kind)
        time = lines.time_for(state, seat, pending.start, kind, way) if way is not None else 0
        return {"rounds": time, "most": box.ovals[BOARD_OF[lines.family_at(state, pending.start)]]}
    return {}


def of_a_place(state: Table, action: Do, rule: str) -> Args:
    """Rules of building, demolishing and modernising."""
    seat = state.decider
    if rule == "BI-BLD-09":
        return {"reason": "map" if cell_of(state, action) < 0 and is_cell(action.word) else "ground"}
    if rule == "BI-BLD-04":
        return {"reason": "start" if action.verb == "start" else "path" if action.verb == "path" else "twice"}
    if rule == "BI-BLD-11":
        return {"reason": "nothing" if action.verb in ("stop", "enter", "one", "path", "end") else "end"}
    if rule == "BI-DEM-02" and action.verb == "tile":
        for element in state.decision.elements:
            if element_words(state, element) == action.words and element < 2 * state.map.size:
                return {"reason": "joint" if state.way_owner[element] == 2 else "crossing"}
        return {"reason": "joint"}
    if rule in ("BI-DEM-03", "BI-MOD-01"):
        if state.pending is not None and state.pending.ends and state.phase.endswith("_object"):
            return {"reason": "ports"}
        cell = cell_of(state, action)
        return {"reason": "attached" if action.verb == "at" and cell in state.stations[seat] else "none"}
    if rule == "BI-STN-06":
        cell = cell_of(state, action) if is_cell(action.word) else -1
        free = cell < 0 or (state.map.port_site[cell] and state.station[cell] < 0)
        return {"reason": "era" if free else "site"}
    if rule == "BI-ADV-05":
        return {"reason": room(state, action)}
    return {}


def room(state: Table, action: Do) -> str:
    """BI-ADV-05: whether the station itself lacks room or takes it from a neighbour."""
    kind = state.rules.box.station_of.get(action.words[-1] if action.words else "", -1)
    cell = cell_of(state, action)
    if cell < 0 and state.decision.ends:
        new = [end for end in state.decision.ends if state.station[end] < 0]
        cell = new[min(len(state.decision.kinds), len(new) - 1)] if new else -1
    if cell < 0:
        return "own"
    every = range(len(state.rules.box.stations))
    for one in [kind] if kind >= 0 else [other for other in every if costs.may_place(state, other)]:
        station = state.rules.box.stations[one]
        if station.family != F_SHIP and sites.ways_on(state, station.family, cell, []) >= station.exits:
            return "neighbour"
    return "own"


def cell_of(state: Table, action: Do) -> int:
    """The cell that an action names first, or -1."""
    return state.map.index.get(action.word, -1)
