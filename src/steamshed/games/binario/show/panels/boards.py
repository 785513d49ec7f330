"""Trade and freight beside the map: how many of each vehicle, which lines with which goods."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.actions import DONE, Do, do
from steamshed.games.binario.plan.boards import PER_PAIR, Boards, LinePlan
from steamshed.games.binario.plan.income import Service, buyable, row_load
from steamshed.games.binario.rules import effects, lines
from steamshed.games.binario.rules.phases import freight
from steamshed.games.binario.rules.phases.trade import row_name
from steamshed.games.binario.show.panels.naming import (
    cells_named,
    change,
    load_words,
    places,
    plan_of,
    pointed,
    rate,
    thing_of,
)
from steamshed.games.binario.show.panels.stages import leave, nothing_more, round_sections
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.assist import goes_on
from steamshed.kernel.panel import Amount, Amounts, Note, Panel, Plan, Row, Rows, Section, Ticket, Tickets, say

MOST_BOUGHT = 50
"""So many of a kind are bought at once, at most."""
MOST_LINES = 24
MOST_PAIR = 120
"""So many loads are listed between two stations."""


# -- trade -------------------------------------------------------------------------------------------------------------


def trade_panel(state: Table) -> Panel:
    """How many of each are bought; what can be withdrawn or offered."""
    inner: list[Section] = []
    goods = amounts(state)
    if goods is not None:
        inner.append(goods)
    inner += [*withdrawals(state), *offers(state)]
    if not inner:
        inner.append(Note(say("nothing-on-sale")))
    others = (nothing_more(state, "trade"), leave(state, "trade"))
    return Panel(say("trade"), round_sections(state, "trade", inner), others)


def amounts(state: Table) -> Amounts | None:
    """Everything on sale that can be paid."""
    assert state.seat is not None
    seat, box = state.seat, state.rules.box
    suits = suiting(state, seat)
    found: list[Amount] = []
    for kind, vehicle in enumerate(box.vehicles):
        most = buyable(state, seat, kind)
        if not most:
            continue
        words = [say("loads", load=effects.capacity(state, seat, kind), chain=effects.chain(state, seat, kind))]
        parked = lines.owned_parked(state, seat, kind)
        if parked:
            words.append(say("parked", count=parked))
        if suits.get(kind):
            words.append(say("suits", count=suits[kind]))
        price = effects.vehicle_price(state, seat, kind)
        action = do("buy", vehicle.id)
        name = say("vehicle", vehicle=vehicle.id)
        found.append(Amount(name, action, min(most, MOST_BOUGHT), price, tuple(words), thing=f"vehicle-{vehicle.id}"))
    if not found:
        return None
    return Amounts(say("how-many"), tuple(found), state.silver[seat], say("buy", seat, count=0, price=0), (DONE,))


def suiting(state: Table, seat: int) -> dict[int, int]:
    """By kind of vehicle, for how many pairs of stations it could carry something."""
    found: dict[int, int] = {}
    for board in range(3):
        stations = freight.on_board(state, seat, board)
        for at, one in enumerate(stations):
            for other in stations[at + 1 :]:
                if lines.route_for(state, seat, one, other, -1) is None:
                    continue
                service = Service(state, seat, one, other, buying=True)
                for kind in {load.kind for load in service.loads()}:
                    found[kind] = found.get(kind, 0) + 1
    return found


def withdrawals(state: Table) -> list[Section]:
    """Vehicles of lines that stand, all of a line together (BI-VEH-11)."""
    rows: list[Row] = []
    for action in state.legal():
        if not isinstance(action, Do) or action.verb != "withdraw":
            continue
        row = state.row_of(state.seat or 0, ("road", "rail", "ship").index(action.words[0]), int(action.words[1]) - 1)
        actions: tuple[Action, ...] = (action, do("number", str(state.count[row])))
        vehicle = state.rules.box.vehicles[state.vehicle[row]].id
        told = say(
            "withdraw", state.seat, vehicle=vehicle, count=state.count[row], board=action.words[0], row=action.words[1]
        )
        ends = (state.start[row], state.end[row])
        plan = Plan(told, actions, told, None, tuple(thing_of(state, cell) for cell in ends), goes_on(state, actions))
        rows.append(Row(told, (), plan, (say("cells", cell=cells_named(state, ends)),)))
    return [Rows(say("withdrawals"), (), tuple(rows))] if rows else []


def offers(state: Table) -> list[Section]:
    """Used vehicles that the rival could pay."""
    found = [plan_of(state, one) for one in state.legal() if isinstance(one, Do) and one.verb == "offer"]
    if not found:
        return []
    return [Tickets(say("offers", 1 - (state.seat or 0)), tuple(Ticket(plan) for plan in found))]


# -- freight -----------------------------------------------------------------------------------------------------------


def freight_panel(state: Table, things: Sequence[str]) -> Panel:
    """Lines to open and to change, by what they bring; with stations, goods or vehicles that were pointed at only those
    that have to do with them."""
    assert state.seat is not None
    boards, cells = Boards(state), pointed(state, things)
    found = lines_for(boards, set(cells) if cells else None)
    kept = [plan for plan in found if about(state, plan, things)]
    inner: list[Section] = []
    if things:
        inner += tickets(state, kept)
    else:
        inner += [Note(say("point-stations")), *rows(state, kept)]
    if not kept:
        inner.append(Note(say("no-lines")))
    if not things:
        inner += closings(state, boards)
    others = (nothing_more(state, "freight"),)
    return Panel(say("freight"), round_sections(state, "freight", inner, bool(things)), others, asks(state, found))


def asks(state: Table, found: Sequence[LinePlan]) -> tuple[str, ...]:
    """Stations, goods and vehicles that lines are about."""
    assert state.seat is not None
    things: dict[str, None] = {}
    for plan in found:
        things |= dict.fromkeys(line_things(state, plan))
    return tuple(things)


def line_things(state: Table, plan: LinePlan) -> tuple[str, ...]:
    box, load = state.rules.box, plan.load
    goods = [f"good-{box.goods[good].id}" for good in (load.out, load.back) if good >= 0]
    cells = [thing_of(state, cell) for cell in (load.start, load.end)]
    return tuple(dict.fromkeys([*cells, *goods, f"vehicle-{box.vehicles[load.kind].id}"]))


def about(state: Table, plan: LinePlan, things: Sequence[str]) -> bool:
    return set(things) <= set(line_things(state, plan))


def lines_for(boards: Boards, cells: set[int] | None) -> list[LinePlan]:
    """New lines, changed lines, lines in the place of others, the greatest gain first."""
    most = PER_PAIR if cells is None else MOST_PAIR
    found = boards.openings(most, cells)
    state = boards.state
    for row in boards.rows():
        if cells is None or cells <= {state.start[row], state.end[row]}:
            found += boards.changes(row, most)
    found += boards.replacements(MOST_LINES if cells is None else MOST_PAIR, cells)
    found.sort(key=lambda plan: (-plan.gain, plan.closes))
    return found


def line_plan(state: Table, plan: LinePlan) -> Plan:
    """A line as one plan."""
    items = places(state, (plan.load.start, plan.load.end))
    if plan.closes >= 0:
        told = say("replace", state.seat, items=items, **named_row(state, plan.closes))
    elif plan.row >= 0:
        told = say("change", state.seat, items=items, **named_row(state, plan.row))
    else:
        told = say("open", state.seat, items=items)
    return Plan(told, plan.actions, told, None, line_things(state, plan)[:2], goes_on(state, plan.actions))


def named_row(state: Table, row: int) -> dict[str, str | int]:
    _, board, number = state.place_of(row)
    return {"board": board, "row": number}


def line_words(state: Table, plan: LinePlan) -> tuple[Event, ...]:
    load = plan.load
    ends = cells_named(state, (load.start, load.end))
    return (load_words(state, load), say("legs", there=load.there, home=load.home, cell=ends))


def rows(state: Table, found: Sequence[LinePlan]) -> list[Section]:
    """Lines as rows; several loads of one pair of stations stand together."""
    best = [plan for plan in found if plan.gain > 0 or plan.row < 0]
    made: list[Row] = []
    for plan in best[: 2 * MOST_LINES]:
        shown = line_plan(state, plan)
        group = f"{plan.row} {plan.closes} {plan.load.start} {plan.load.end}"
        cells = ((rate(plan.load.tenths),), (change(plan.gain),), (say("rounds", rounds=plan.load.time),))
        made.append(Row(shown.name, cells, shown, line_words(state, plan), group))
    if not made:
        return []
    return [Rows(say("line-list"), (say("column-rate"), say("column-gain"), say("column-trip")), tuple(made))]


def tickets(state: Table, found: Sequence[LinePlan]) -> list[Section]:
    """Lines about what was pointed at: the best as tickets, the others as rows."""
    if not found:
        return []
    shown = [
        Ticket(line_plan(state, plan), (line_plan(state, plan).name, *line_words(state, plan)), rate(plan.load.tenths))
        for plan in found[:6]
    ]
    return [Tickets(say("loads-here", count=len(found)), tuple(shown)), *rest(state, found[6:])]


def rest(state: Table, found: Sequence[LinePlan]) -> list[Section]:
    made: list[Row] = []
    for plan in found[:MOST_PAIR]:
        shown = line_plan(state, plan)
        made.append(Row(load_words(state, plan.load), ((rate(plan.load.tenths),),), shown, (shown.name,)))
    return [Rows(say("more-loads"), (say("column-rate"),), tuple(made))] if made else []


def closings(state: Table, boards: Boards) -> list[Section]:
    """Lines that stand, to be closed."""
    made: list[Row] = []
    for row in boards.rows():
        action = row_name(state, "close", row)
        told = say(
            "close", state.seat, items=places(state, (state.start[row], state.end[row])), **named_row(state, row)
        )
        ends = tuple(thing_of(state, cell) for cell in (state.start[row], state.end[row]))
        load = row_load(state, row)
        made.append(
            Row(
                told,
                ((rate(load.tenths if load is not None else 0),),),
                Plan(told, (action,), told, None, ends, goes_on(state, [action])),
            )
        )
    return [Rows(say("closings"), (say("column-rate"),), tuple(made))] if made else []
