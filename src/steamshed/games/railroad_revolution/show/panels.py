"""What stands beside the board of Railroad Revolution while a company decides: each worker with each action and what it
leads to, what an action can still do and what it really costs; and cash, shares and workers afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.railroad_revolution.actions import CITY, PLACE, RAIL, SECTOR, SELL_PIECE, Move
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP, PLACE_WORKER
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Action
from steamshed.kernel.assist import carried_out
from steamshed.kernel.panel import (
    Caution,
    Forecast,
    Line,
    Note,
    Panel,
    Plan,
    Row,
    Rows,
    Section,
    Ticket,
    Tickets,
    message,
    say,
)

TARGETS = (CITY, RAIL, SECTOR, SELL_PIECE)
"""What a main action is about."""


def panel(state: Table, things: Sequence[str]) -> Panel | None:
    """The panel of the seat that decides: placing a worker, or the action that he carries out."""
    if state.frames:
        return None
    if state.step == PLACE_WORKER:
        turns = turns_of(state)
        if not turns:
            return None
        asks = tuple(dict.fromkeys(target for target, _ in turns))
        return Panel(message("ask-place"), place_sections(state, turns, things), (), asks)
    if state.step == ACTION_LOOP:
        rows = action_rows(state)
        return Panel(message("ask-action"), (rows,)) if rows.rows else None
    return None


def plan_of(state: Table, action: Action) -> Plan:
    """A single action as it is shown elsewhere."""
    choice = state.choice(action)
    return Plan(choice.effect, (action,), choice.effect, choice.price, choice.things)


def turns_of(state: Table) -> list[tuple[str, Ticket]]:
    """Every placement of a worker with everything his action could begin with, by the thing that it is about."""
    found: list[tuple[str, Ticket]] = []
    for place in state.legal():
        if not isinstance(place, Move) or place.verb != PLACE:
            continue
        after = carried_out(state, [place])
        if after is None:
            continue
        for move in after.legal():
            if isinstance(move, Move) and move.verb in TARGETS:
                found.append(turn_ticket(state, after.choice(move).things, place, move, after))
    return found


def turn_ticket(
    state: Table, things: tuple[str, ...], place: Action, move: Action, after: object
) -> tuple[str, Ticket]:
    """A worker and what he begins with, as one plan."""
    assert isinstance(after, Table)
    placed, begun = state.choice(place), after.choice(move)
    told = say("turn", state.seat, price=begun.price or 0)
    plan = Plan(begun.effect, (place, move), told, begun.price, (*things, *placed.things))
    return (things[0] if things else ""), Ticket(plan, (placed.effect, begun.effect))


def place_sections(state: Table, turns: Sequence[tuple[str, Ticket]], things: Sequence[str]) -> tuple[Section, ...]:
    """The workers with their actions; of a thing that was pointed at, the ways to begin with it."""
    wanted = [ticket for target, ticket in turns if things and target == things[-1]]
    if wanted:
        return (Tickets(say("turns", count=len(wanted)), tuple(wanted)),)
    rows: list[Row] = []
    for action in state.legal():
        plan = plan_of(state, action)
        prices = [ticket.plan.price or 0 for _, ticket in turns if ticket.plan.actions[0] == action]
        if prices:
            rows.append(Row(plan.name, ((say("from", money=min(prices)),),), plan))
    return (Rows(say("workers"), (say("column-price"),), tuple(rows)), Note(say("point")))


def action_rows(state: Table) -> Rows:
    """What the action can do, with what it costs."""
    rows: list[Row] = []
    for action in state.legal():
        if isinstance(action, Move) and action.verb in TARGETS:
            plan = plan_of(state, action)
            rows.append(Row(plan.name, ((say("money", money=plan.price or 0),),), plan))
    rows.sort(key=lambda row: row.plan.price or 0 if row.plan else 0)
    return Rows(say("action"), (say("column-price"),), tuple(rows))


def plans_between(state: Table, things: Sequence[str]) -> list[Plan]:
    """The ways to begin a turn with a thing."""
    if state.frames or state.step != PLACE_WORKER or len(things) != 1:
        return []
    return [ticket.plan for target, ticket in turns_of(state) if target == things[0]]


def forecast(state: Table, actions: Sequence[Action]) -> list[Section]:
    """Cash, what is owed at the end of the action, shares and workers, now and then."""
    assert state.seat is not None
    seat = state.seat
    after = carried_out(state, actions)
    if not isinstance(after, Table):
        return []
    figures = [
        ("cash", state.cash[seat], after.cash[seat]),
        ("owed", state.owed, after.owed),
        ("shares", state.shares[seat], after.shares[seat]),
        ("workers-left", state.available[seat], after.available[seat]),
    ]
    lines = [
        Line(say(name), (say("number", number=now), say("number", number=then)))
        for name, now, then in figures
        if now != then
    ]
    if not lines:
        return []
    found: list[Section] = [Forecast(say("after"), (say("now"), say("then")), tuple(lines))]
    missing = after.owed - after.cash[seat]
    if missing > 0:
        worth = after.shares[seat] * state.rules.box.share_price
        found.append(Caution(say("must-sell", money=missing, worth=worth)))
    return found
