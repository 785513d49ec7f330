"""Deliveries by what they bring me, with what they bring whom."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.hexrail.rules.move_phase import journey_of
from steamshed.hexrail.show.panels.plans import plan_of
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.kernel.panel import Note, Panel, Row, Rows, Section, say
from steamshed.rail.delivery import Deliver, links_of


def delivery_rows(state: HexTable, legal: Sequence[Action]) -> Rows:
    """Deliveries by what they bring me, then by how little they bring the best other; with what each brings whom."""
    assert state.seat is not None
    seat, leader = state.seat, leading(state)
    found: list[tuple[Row, int, int, int]] = []
    for action in legal:
        if isinstance(action, Deliver):
            gains = [links_of(other, journey_of(state, action)) for other in range(state.rules.players)]
            others = [other for other in range(state.rules.players) if other != seat and gains[other]]
            best = max([gains[other] for other in others], default=0)
            against = gains[seat] - (gains[leader] if leader >= 0 else 0)
            found.append((delivery_row(state, action, gains, others), gains[seat], best, against))
    by_gain = sorted(range(len(found)), key=lambda at: (-found[at][1], found[at][2]))
    by_leader = sorted(range(len(found)), key=lambda at: (-found[at][3], found[at][2]))
    by_city = sorted(range(len(found)), key=lambda at: (str(found[at][0].name.args["start"]), -found[at][1]))
    places = [{at: rank for rank, at in enumerate(order)} for order in (by_gain, by_leader, by_city)]
    rows: list[Row] = []
    for at in by_gain:
        row = found[at][0]
        ranks = tuple(place[at] for place in places)
        rows.append(Row(row.name, row.cells, row.plan, row.words, row.group, ranks))
    orders = (say("order-gain"), say("order-leader"), say("order-city"))
    return Rows(
        say("deliveries", count=len({row.group for row in rows})),
        (say("column-you", seat), say("column-others")),
        tuple(rows),
        orders,
    )


def goods_panel(state: HexTable) -> Panel:
    """Deliveries; the engine and doing nothing stand below."""
    assert state.seat is not None
    legal, engine = state.legal(), state.engine[state.seat]
    rows = delivery_rows(state, legal)
    others = tuple(plan_of(state, action) for action in legal if not isinstance(action, Deliver))
    section: Section = rows if rows.rows else Note(say("no-deliveries", engine=engine))
    return Panel(say("deliver", round=state.move_round, engine=engine), (section,), others)


def delivery_row(state: HexTable, action: Deliver, gains: list[int], others: list[int]) -> Row:
    """One delivery: from where to where, by which links, and who gains."""
    assert state.seat is not None
    names, stops = state.rules.board.node_name, action.stops
    start, end = (names[state.rules.board.node_at[stop]] for stop in (stops[0], stops[-1]))
    own = (say("gain", gain=gains[state.seat]),)
    theirs = tuple(say("gain", other, gain=gains[other]) for other in others) or (say("nobody"),)
    words = say("over", links=len(stops) - 1, via=", ".join(stops[1:-1]))
    group = " ".join((action.colour, start, end))
    name = say("delivery", colour=action.colour, start=start, end=end)
    return Row(name, (own, theirs), plan_of(state, action), (words,), group)


def leading(state: HexTable) -> int:
    """Of the others, who has most points; -1 if nobody else is left."""
    points = state.scores()
    others = [seat for seat in state.inside() if seat != state.seat]
    return max(others, key=lambda other: points[other], default=-1)
