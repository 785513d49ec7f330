"""The facts of a refusal, and of several causes that one rule has the one that holds here.

The rules themselves only say which rule forbids a move; this is asked once, when somebody is to be told.
"""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import ACCEPT, HIRE, PLACE, SPEC_DEAL, STEP, Move
from steamshed.games.railroad_revolution.content.box import STATION, TOLL_SHARES
from steamshed.games.railroad_revolution.content.effects import COLOURS, PLACES, START_OFFICE, START_RAIL, op_of
from steamshed.games.railroad_revolution.rules.reports import what
from steamshed.games.railroad_revolution.table.phases import SOLD
from steamshed.games.railroad_revolution.table.table import Table


def facts(state: Table, move: Move, rule: str) -> dict[str, str | int]:
    """The facts of a refusal."""
    seat = state.seat
    args: dict[str, str | int] = {"action": move.text, "phase": state.phase, "what": what(state, move)}
    if seat is not None:
        args["cash"] = state.cash[seat]
        args["shares"] = state.shares[seat]
        args["workers"] = state.available[seat]
        args["owed"] = state.owed
        args |= cause(state, seat, move, rule)
    return args


def cause(state: Table, seat: int, move: Move, rule: str) -> dict[str, str | int]:
    """Which of the causes of the rule holds, as ``reason``, and the numbers that go with it."""
    box, verb = state.rules.box, move.verb
    if rule == "RR-GEN-03":
        return {"colour": COLOURS[move.a], "reason": PLACES[move.b]}
    if rule == "RR-GEN-07":
        colour = verb == HIRE and state.common[move.a] == 0
        return {"reason": "colour" if colour else "cash", "colour": COLOURS[move.a]}
    if rule == "RR-GEN-16":
        if state.common[move.a] == 0:
            return {"reason": "colour", "colour": COLOURS[move.a]}
        return {"reason": "same", "colour": COLOURS[move.a]}
    if rule == "RR-TURN-08":
        return {"reason": "used" if state.spec_used else "white"}
    if rule in ("RR-STA-03", "RR-STA-12"):
        return {"reason": "city" if state.city < 0 else "colour"}
    if rule == "RR-STA-07":
        return station(state, seat, move)
    if rule == "RR-RAIL-05":
        if verb != PLACE and state.laid >= state.need:
            return {"reason": "laid", "count": state.need}
        return {"reason": "pay" if state.rails_left[seat] else "stock"}
    if rule == "RR-RAIL-10":
        return {"count": state.rails_left[seat] + state.laid}
    if rule == "RR-RAIL-11":
        return {"reason": "space" if state.rails_left[seat] else "stock"}
    if rule == "RR-TEL-06":
        return {"reason": "sector" if state.sector < 0 else "used"}
    if rule == "RR-TEL-08":
        return {"reason": "full" if state.buildings_left[seat] else "stock"}
    if rule == "RR-TRD-01":
        return {"reason": "sold" if state.used & SOLD else "sector"}
    if rule == "RR-TRD-05" and verb != SPEC_DEAL:
        return {"reason": "choose"}
    if rule in ("RR-DEAL-02", "RR-TRD-05"):
        return deal(state, seat, move)
    if rule == "RR-DEAL-03":
        return {"reason": "taken" if verb == ACCEPT and state.accepted >> move.a & 1 else "one"}
    if rule == "RR-MIL-01":
        mine = move.c in state.goals[2 * seat : 2 * seat + 2]
        return {"reason": PLACES[move.b] if mine else "milestone", "colour": COLOURS[move.a]}
    if rule == "RR-PERF-02" and verb == STEP:
        at = state.marks[3 * seat + move.a] + 1
        shares = box.toll_kind[move.a][at] == TOLL_SHARES
        return {"reason": "shares" if shares else "cash", "size": box.toll_size[move.a][at]}
    if rule == "RR-SET-05":
        op = op_of(state.frames[-1]) if state.frames else START_RAIL
        return {"reason": "rail" if op == START_RAIL else "office" if op == START_OFFICE else "station"}
    return {}


def station(state: Table, seat: int, move: Move) -> dict[str, str | int]:
    """RR-STA-07: no building, a city out of reach, or not enough money."""
    if state.buildings_left[seat] == 0 and not (state.in_action(STATION) and state.city >= 0):
        return {"reason": "stock"}
    if move.verb == PLACE:
        return {"reason": "none"}
    if not state.network[seat] >> move.a & 1:
        return {"reason": "reach"}
    return {"reason": "pay", "size": state.rules.box.city_tiles[state.city_tile[move.a]].cost}


def deal(state: Table, seat: int, move: Move) -> dict[str, str | int]:
    """RR-DEAL-02, RR-TRD-05: what the deal costs of that of which there is too little."""
    half = state.rules.box.deals[state.deal_tile][move.a]
    spec = state.rules.box.specs[state.action][state.placed] if move.verb == SPEC_DEAL else None
    have = state.shares[seat] + (spec.a if spec is not None else 0)
    if have < half.shares:
        return {"reason": "shares", "size": half.shares, "shares": have}
    return {"reason": "cash", "size": half.money}
