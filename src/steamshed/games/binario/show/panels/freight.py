"""Freight beside the map: lines to open, to change and to close, by what they bring."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.plan.boards import PER_PAIR, Boards, LinePlan
from steamshed.games.binario.plan.editor import write
from steamshed.games.binario.plan.income import Load, row_load
from steamshed.games.binario.rules.phases.trade import row_name
from steamshed.games.binario.rules.reports import places
from steamshed.games.binario.show.panels.editor import ends_editor, line_editor
from steamshed.games.binario.show.panels.naming import (
    cells_named,
    change,
    load_words,
    named_row,
    pointed,
    rate,
    thing_of,
)
from steamshed.games.binario.show.panels.stages import nothing_more, round_sections
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.ui.panel import Note, Panel, Plan, Row, Rows, Section, Ticket, Tickets, say

MOST_LINES = 24
"""So many lines are proposed."""
BEST = 6
"""So many of those about something that was pointed at are compared as tickets."""
ENDS = 2


def freight_panel(state: Table, things: Sequence[str]) -> Panel:
    """The editor of a line and lines that are proposed; with stations, goods or vehicles that were pointed at only what
    has to do with them."""
    cells = pointed(state, things)
    if len(cells) == ENDS:
        return edited(state, cells[0], cells[1], things)
    boards, inner = Boards(state), list[Section]()
    found = lines_for(boards, set(cells), [thing for thing in things if not thing.startswith("cell-")])
    if things:
        inner += [*ends_editor(found, state, cells), *tickets(state, found)]
    else:
        inner += [Note(say("point-stations")), *ends_editor(found, state, []), *rows(state, found)]
    if not found:
        inner.append(Note(say("no-lines")))
    if not things:
        inner += closings(state, boards)
    return freight(state, inner, bool(things), asks(state, found))


def freight(state: Table, inner: Sequence[Section], brief: bool, asked: tuple[str, ...]) -> Panel:
    return Panel(
        say("freight"), round_sections(state, "freight", inner, brief), (nothing_more(state, "freight"),), asked
    )


def edited(state: Table, one: int, other: int, things: Sequence[str]) -> Panel:
    """The editor of a line between two stations, and what else could run there."""
    wishes = [thing for thing in things if not thing.startswith("cell-")]
    written, posts = write(state, one, other, wishes)
    stations = tuple(thing_of(state, cell) for cell in state.stations[state.seat or 0])
    if written is None:
        return freight(state, [Note(say("no-lines"))], True, stations)
    plan = written.plan()
    others = lines_for(Boards(state), {one, other}, [])
    editor = line_editor(state, written, posts, line_plan(state, plan) if says_something(plan) else None)
    return freight(state, [editor, *rest(state, others)], True, stations)


def says_something(plan: LinePlan) -> bool:
    """Whether a line is not as it is already."""
    return plan.row < 0 or any(not action.text.endswith(" keep") for action in plan.actions[1:])


# -- which lines -------------------------------------------------------------------------------------------------------


def asks(state: Table, found: Sequence[LinePlan]) -> tuple[str, ...]:
    """Stations, goods and vehicles that lines are about."""
    things: dict[str, None] = {}
    for plan in found:
        things |= dict.fromkeys([*end_things(state, plan.load), *load_things(state, plan.load)])
    return tuple(things)


def end_things(state: Table, load: Load) -> tuple[str, ...]:
    return tuple(thing_of(state, cell) for cell in (load.start, load.end))


def load_things(state: Table, load: Load) -> list[str]:
    box = state.rules.box
    goods = [f"good-{box.goods[good].id}" for good in (load.out, load.back) if good >= 0]
    return [*goods, f"vehicle-{box.vehicles[load.kind].id}"]


def lines_for(boards: Boards, cells: set[int], things: Sequence[str]) -> list[LinePlan]:
    """New lines, changed lines, lines in the place of others, the greatest gain first: those that end at ``cells`` and
    have to do with ``things``."""
    state, wished = boards.state, set(things)

    def wanted(load: Load) -> bool:
        return not wished or wished <= set(load_things(state, load))

    found = boards.openings(PER_PAIR, cells, wanted)
    for row in boards.rows():
        if cells <= {state.start[row], state.end[row]}:
            found += boards.changes(row, PER_PAIR, wanted)
    found += boards.replacements(MOST_LINES, cells, wanted)
    found.sort(key=lambda plan: (-plan.gain, plan.closes))
    return found


# -- how they are shown ------------------------------------------------------------------------------------------------


def line_plan(state: Table, plan: LinePlan) -> Plan:
    """A line as one plan. Nothing of it is chance or hidden, and the step goes on after it: no need to confirm it."""
    items = places(state, (plan.load.start, plan.load.end))
    if plan.closes >= 0:
        told = say("replace", state.seat, items=items, **named_row(state, plan.closes))
    elif plan.row >= 0:
        told = say("change", state.seat, items=items, **named_row(state, plan.row))
    else:
        told = say("open", state.seat, items=items)
    return Plan(told, plan.actions, told, None, end_things(state, plan.load), at_once=True)


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
    shown = []
    for plan in found[:BEST]:
        told = line_plan(state, plan)
        shown.append(Ticket(told, (told.name, *line_words(state, plan)), rate(plan.load.tenths)))
    return [Tickets(say("loads-here", count=len(found)), tuple(shown)), *rest(state, found[BEST:])]


def rest(state: Table, found: Sequence[LinePlan]) -> list[Section]:
    """Further loads as rows."""
    made: list[Row] = []
    for plan in found[:MOST_LINES]:
        shown = line_plan(state, plan)
        made.append(Row(load_words(state, plan.load), ((rate(plan.load.tenths),),), shown, (shown.name,)))
    return [Rows(say("more-loads"), (say("column-rate"),), tuple(made))] if made else []


def closings(state: Table, boards: Boards) -> list[Section]:
    """Lines that stand, to be closed."""
    made: list[Row] = []
    for row in boards.rows():
        ends = (state.start[row], state.end[row])
        told = say("close", state.seat, items=places(state, ends), **named_row(state, row))
        things = tuple(thing_of(state, cell) for cell in ends)
        load = row_load(state, row)
        plan = Plan(told, (row_name(state, "close", row),), told, None, things, at_once=True)
        made.append(Row(told, ((rate(load.tenths if load is not None else 0),),), plan))
    return [Rows(say("closings"), (say("column-rate"),), tuple(made))] if made else []
