"""Freight beside the map: lines to open, to change and to close, by what they bring."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.plan.boards import PER_PAIR, Boards, LinePlan
from steamshed.games.binario.plan.editor import write
from steamshed.games.binario.plan.final import FinalCount, best_listing, ends_soon
from steamshed.games.binario.plan.income import Load, first_pay, row_load
from steamshed.games.binario.plan.ways import new_way
from steamshed.games.binario.rules.phases.trade import row_name
from steamshed.games.binario.rules.reports import places
from steamshed.games.binario.show.panels.editor import ends_editor, line_editor
from steamshed.games.binario.show.panels.naming import (
    cells_named,
    change,
    final,
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
        inner += [Note(say("point-stations")), *as_planned(state, found)]
        inner += [*ends_editor(found, state, []), *rows(state, found)]
    if not found:
        inner.append(Note(say("no-lines")))
    if not things:
        inner += closings(state, boards)
    return freight(state, inner, bool(things), asks(state, found))


def freight(state: Table, inner: Sequence[Section], brief: bool, asked: tuple[str, ...]) -> Panel:
    others = (nothing_more(state, "freight"), *for_the_count(state))
    return Panel(say("freight"), round_sections(state, "freight", inner, brief), others, asked)


def for_the_count(state: Table) -> tuple[Plan, ...]:
    """In the last rounds: the rows that are best for the final count, as one answer."""
    found = best_listing(state, state.decider) if ends_soon(state) else None
    if found is None:
        return ()
    told = say("relist", state.decider, points=found.points)
    return (Plan(told, found.actions, told),)


def as_planned(state: Table, found: Sequence[LinePlan]) -> list[Section]:
    """The best line on what was built last, if none runs there yet: it is in hand."""
    ends = new_way(state, state.decider)
    if ends is None:
        return []
    plans = [plan for plan in found if plan.closes < 0 and plan.things() == {*ends} and plan.gain > 0]
    if not plans:
        return []
    told = line_plan(state, plans[0])
    words = (told.name, *line_words(state, plans[0]))
    return [Tickets(say("as-planned"), (Ticket(told, words, rate(plans[0].load.tenths, "a-round")),))]


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
    if ends_soon(state):
        listed = FinalCount(state, boards.seat)
        for plan in found:
            plan.points = listed.points(plan.load, plan.row, plan.closes)
    found.sort(key=LinePlan.rank)
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
    words = [load_words(state, load), say("legs", there=load.there, home=load.home, cell=ends)]
    first = first_pay(state, state.decider, load)
    if plan.row < 0 and first != load.there:
        words.append(say("first-by-card", silver=first))
    return tuple(words)


def rows(state: Table, found: Sequence[LinePlan]) -> list[Section]:
    """Lines as rows; several loads of one pair of stations stand together."""
    soon = ends_soon(state)
    best = [plan for plan in found if plan.points > 0 or (not soon and (plan.gain > 0 or plan.row < 0))]
    made: list[Row] = []
    for plan in best[: 2 * MOST_LINES]:
        shown = line_plan(state, plan)
        group = f"{plan.row} {plan.closes} {plan.load.start} {plan.load.end}"
        last = (final(plan.points),) if soon else (say("rounds", rounds=plan.load.time),)
        cells = ((rate(plan.load.tenths),), (change(plan.gain),), last)
        made.append(Row(shown.name, cells, shown, line_words(state, plan), group))
    if not made:
        return []
    columns = (say("column-rate"), say("column-gain"), say("column-final" if soon else "column-trip"))
    return [Rows(say("line-list-points" if soon else "line-list"), columns, tuple(made))]


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
