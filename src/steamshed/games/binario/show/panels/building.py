"""The building step beside the map: ways between two ends that were pointed at, the most promising ones, and what can
be modernised or taken up."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.actions import Do
from steamshed.games.binario.plan.changes import Change, demolitions, raises
from steamshed.games.binario.plan.final import ends_soon
from steamshed.games.binario.plan.income import Load, paid_back
from steamshed.games.binario.plan.ways import Project, Site
from steamshed.games.binario.rules import effects
from steamshed.games.binario.rules.reports import place, places
from steamshed.games.binario.show.panels.naming import (
    cells_named,
    change,
    change_a_round,
    final,
    load_words,
    plan_of,
    pointed,
    thing_of,
    tokens_left,
)
from steamshed.games.binario.show.panels.stages import leave, nothing_more, round_sections
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Scripted
from steamshed.ui.panel import Note, Panel, Plan, Row, Rows, Section, Ticket, Tickets, say

MOST_WAYS = 8
"""So many tickets are compared; further ones are rows."""
MOST_PROPOSED = 6
MOST_RAISED = 24


def build_panel(state: Table, things: Sequence[str]) -> Panel:
    """What can be built; from one end that was pointed at, or between two."""
    site, cells = Site(state), pointed(state, things)
    down = [] if state.demolished else demolitions(state, state.decider)
    if len(cells) == 2:
        inner, asks = between_sections(state, site, cells[0], cells[1]), [*cells]
    elif len(cells) == 1:
        inner, asks = end_sections(state, site, cells[0]), [*cells, *site.seconds(cells[0])]
    else:
        inner, asks = step_sections(state, site), [*site.ends(), *state.stations[state.decider]]
        asks += [cell for one in down for cell in one.ends()]
    if cells and not state.demolished:
        inner += raised(state, [one for one in raises(state, state.decider) if {*cells} <= one.ends()])
        inner += demolished(state, [one for one in down if {*cells} <= one.ends()])
    others = (nothing_more(state, "build"), leave(state, "build"))
    drawn = tuple(thing_of(state, cell) for cell in dict.fromkeys(asks))
    return Panel(say("build"), round_sections(state, "build", inner, bool(cells)), others, drawn)


def plans_between(state: Table, things: Sequence[str]) -> list[Plan]:
    """The ways between two cells."""
    cells = pointed(state, things)
    if state.phase != "build" or len(cells) != 2:
        return []
    return [way_plan(state, one) for one in Site(state).between(cells[0], cells[1])]


# -- ways --------------------------------------------------------------------------------------------------------------


def step_sections(state: Table, site: Site) -> list[Section]:
    """The step as a whole: ways, what can be modernised, the central building."""
    found: list[Section] = [*era_news(state), Note(say("point-ends"))]
    found += proposed(state, site.proposed()[:MOST_PROPOSED], "ways-points" if ends_soon(state) else "ways")
    if not state.demolished:
        found += raised(state, raises(state, state.decider))
        found += central(state)
    return found


def era_news(state: Table) -> list[Section]:
    """In the first round of an era: its new ways with the price of a tile, its new vehicles with price, points and trip
    times."""
    rules, box = state.rules, state.rules.box
    if state.era == 1 or state.round != sum(rules.rounds[: state.era - 1]) + 1:
        return []
    rows: list[Row] = []
    for number, way in enumerate(box.ways):
        if rules.way_eras[number] >> state.era & 1 and not rules.way_eras[number] >> (state.era - 1) & 1:
            cells = ((say("silver", silver=way.build),), (say("none"),), (say("none"),))
            rows.append(Row(say("era-way", type=way.id), cells, None, (say("era-tile"),)))
    for kind, vehicle in enumerate(box.vehicles):
        if vehicle.era == state.era and state.stock[kind]:
            load, chain = effects.capacity(state, state.decider, kind), effects.chain(state, state.decider, kind)
            words = (say("era-stock", count=state.stock[kind], load=load, chain=chain),)
            price = effects.vehicle_price(state, state.decider, kind)
            points = box.vehicle_points[vehicle.era - 1]
            cells = (
                (say("silver", silver=price),),
                (say("number", number=points),),
                (say("number", number=fastest(state, kind)),),
            )
            rows.append(Row(say("vehicle", vehicle=vehicle.id), cells, None, words))
    columns = (say("column-price"), say("column-final"), say("column-eight"))
    return [Rows(say("era-news", era=state.era), columns, tuple(rows))] if rows else []


EIGHT = 8
"""Cells of the trip by which new vehicles are compared."""


def fastest(state: Table, kind: int) -> int:
    """Rounds of such a trip on the best way that a vehicle may use."""
    bases = state.rules.box.vehicles[kind].base
    return min(effects.trip_time(state, state.decider, kind, at, EIGHT) for at, base in enumerate(bases) if base)


def central(state: Table) -> list[Section]:
    """The central building, with its price and its points at the end; nothing of it is chosen before it is pointed
    at."""
    seat, rows = state.decider, list[Row]()
    words = () if state.central[seat] else (say("central"),)
    for action in state.legal():
        if isinstance(action, Do) and action.verb == "hq":
            plan, after = plan_of(state, action), state.clone()
            after.apply(action, Scripted([]))
            points = after.scores()[seat] - state.scores()[seat]
            rows.append(Row(plan.name, ((say("silver", silver=plan.price or 0),), (final(points),)), plan, words))
    columns = (say("column-price"), say("column-final"))
    return [Rows(say("central-title"), columns, tuple(rows))] if rows else []


def end_sections(state: Table, site: Site, cell: int) -> list[Section]:
    """From one end: where to, or a station that stands alone."""
    title = say("from-end", items=place(state, cell), cell=state.map.names[cell])
    found: list[Section] = [Note(say("point-second")), *proposed(state, site.proposed(cell)[:MOST_PROPOSED], title)]
    single = [*site.alone(cell), *site.one_port(cell)]
    if single:
        found.append(Tickets(say("alone"), tuple(ticket(state, one) for one in single)))
    return found


def between_sections(state: Table, site: Site, first: int, second: int) -> list[Section]:
    """Between two ends: every way, with every kind of station."""
    found = site.between(first, second)
    if not found:
        return [Note(say("no-way", cell=f"{state.map.names[first]}, {state.map.names[second]}"))]
    title = say("between", items=places(state, (first, second)), count=len(found))
    sections: list[Section] = [Tickets(title, tuple(ticket(state, one) for one in found[:MOST_WAYS]))]
    if len(found) > MOST_WAYS:
        sections += proposed(state, found[MOST_WAYS:], "more-ways")
    return sections


def way_plan(state: Table, project: Project) -> Plan:
    """A project as one plan."""
    if project.what == "station":
        kind = state.rules.box.stations[project.kinds[0]].id
        cell = state.map.names[project.ends[0]]
        told = say("station", state.seat, kind=kind, cell=cell, silver=project.price)
    else:
        items = places(state, project.ends)
        told = say("way", state.seat, what=project.what, items=items, silver=project.price)
    return Plan(told, project.actions, told, project.price, tuple(thing_of(state, cell) for cell in project.cells))


def ticket(state: Table, project: Project) -> Ticket:
    plan = way_plan(state, project)
    left = change_a_round(project.gain) if project.load is not None or project.gain else None
    if ends_soon(state):
        left = final(project.points)
    return Ticket(plan, (plan.name, *way_words(state, project)), left)


def way_words(state: Table, project: Project) -> tuple[Event, ...]:
    """What a way is made of, which stations it gets, and what could run on it."""
    box = state.rules.box
    words: list[Event] = []
    if project.tiles or project.reshaped:
        words.append(say("made", tiles=project.tiles, reshaped=project.reshaped, cells=len(project.cells)))
    if project.kinds and project.what != "station":
        words.append(say("stations", kinds=", ".join(dict.fromkeys(box.stations[kind].id for kind in project.kinds))))
    if project.load is not None:
        words += load_remarks(state, project, project.load)
    elif len(project.ends) == 2:
        words.append(say("no-load"))
    return tuple(words)


def load_remarks(state: Table, project: Project, load: Load) -> list[Event]:
    """What could run on a way, what is left of its goods, and why that may bring less than it seems."""
    words = [load_words(state, load), *tokens_left(state, load)]
    for good in project.risky:
        words.append(say("contested", 1 - state.decider, good=state.rules.box.goods[good].id))
    if not project.pays:
        words.append(say("adds-nothing"))
    return words


def back_cell(price: int, tenths: int) -> tuple[Event, ...]:
    """When an investment is paid back."""
    rounds = paid_back(price, tenths)
    return (say("rounds", rounds=rounds),) if rounds else (say("never"),)


def proposed(state: Table, projects: Sequence[Project], title: str | Event) -> list[Section]:
    """Ways as rows, with what they bring."""
    if not projects:
        return []
    rows: list[Row] = []
    soon = ends_soon(state)
    for one in projects:
        plan = way_plan(state, one)
        first = (final(one.points),) if soon else (change(one.gain),)
        last = (change(one.gain),) if soon else back_cell(one.outlay, one.gain)
        cells = (first, (say("silver", silver=one.price),), last)
        rows.append(
            Row(plan.name, cells, plan, (say("cells", cell=cells_named(state, one.ends)), *way_words(state, one)))
        )
    columns = (say("column-gain"), say("column-price"), say("column-back"))
    if soon:
        columns = (say("column-final"), say("column-price"), say("column-gain"))
    return [Rows(say(title) if isinstance(title, str) else title, columns, tuple(rows))]


# -- what stands -------------------------------------------------------------------------------------------------------


def raised(state: Table, found: Sequence[Change]) -> list[Section]:
    """What can be modernised as a whole, with what it brings."""
    if not found:
        return []
    rows: list[Row] = []
    if ends_soon(state):
        found = sorted(found, key=lambda one: (-one.points, one.price))
    for one in found[:MOST_RAISED]:
        told = raise_name(state, one)
        plan = Plan(told, one.actions, told, one.price, tuple(thing_of(state, cell) for cell in one.cells))
        cells = ((change(one.tenths),), (say("silver", silver=one.price),), (final(one.points),))
        rows.append(Row(told, cells, plan, (say("cells", cell=cells_named(state, one.cells)),)))
    columns = (say("column-gain"), say("column-price"), say("column-final"))
    return [Rows(say("raises"), columns, tuple(rows))]


def raise_name(state: Table, change: Change) -> Event:
    items = places(state, change.cells)
    if change.target == "expanded":
        return say("raise-expanded", state.seat, items=items, silver=change.price)
    return say("raise", state.seat, items=items, level=change.target, silver=change.price)


def demolished(state: Table, found: Sequence[Change]) -> list[Section]:
    """What can be taken up as a whole; a build may follow."""
    if not found:
        return []
    rows: list[Row] = []
    for one in found:
        told = say("demolish", state.seat, items=places(state, one.cells), silver=one.price)
        plan = Plan(told, one.actions, told, one.price, tuple(thing_of(state, cell) for cell in one.cells))
        words = (say("cells", cell=cells_named(state, one.cells)),)
        rows.append(Row(told, ((say("silver", silver=one.price),),), plan, words))
    return [Rows(say("demolitions"), (say("column-price"),), tuple(rows))]
