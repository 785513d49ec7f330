"""Deliveries by what they bring me, with what they bring whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from steamshed.hexrail.rules.move_phase import journey_of
from steamshed.hexrail.show.panels.plans import plan_of, seat_of
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.kernel.panel import Note, Panel, Plan, Row, Rows, Section, say
from steamshed.rail.delivery import Deliver, links_of

MOST_OPEN = 12
"""Up to so many rows stand each for itself; of more, those with the same cube and destination are shown as one."""

Takes = Callable[[int], Sequence[Action]]
"""How its points could be taken by who delivers for so many links, as actions that follow, the likelier first; nothing
where that is no question."""


@dataclass(frozen=True)
class Delivery:
    """A delivery with what it brings everybody."""

    row: Row
    own: int
    best: int
    """What it brings the other who gains most."""
    leader: int
    """What it brings the leader of the others."""

    def by_gain(self) -> tuple[int, int]:
        return -self.own, self.best

    def by_leader(self) -> tuple[int, int]:
        return self.leader - self.own, self.best

    def by_city(self) -> tuple[str, int]:
        return str(self.row.name.args["start"]), -self.own


def deliveries(state: HexTable, legal: Sequence[Action], takes: Takes) -> list[Delivery]:
    """Deliveries that differ in more than the way: in what they bring whom."""
    seat, leader, players = seat_of(state), leading(state), range(state.rules.players)
    found: list[Delivery] = []
    seen: set[tuple[str, ...]] = set()
    for action in legal:
        if not isinstance(action, Deliver):
            continue
        gains = [links_of(other, journey_of(state, action)) for other in players]
        kind = (action.colour, action.stops[0], action.stops[-1], *map(str, gains))
        if kind in seen:
            continue
        seen.add(kind)
        best = max(gain for other, gain in enumerate(gains) if other != seat)
        for take in takes(gains[seat]) or (None,):
            row = delivery_row(state, action, gains, take)
            found.append(Delivery(row, gains[seat], best, gains[leader] if leader >= 0 else 0))
    return found


def delivery_rows(state: HexTable, found: Sequence[Delivery]) -> Rows:
    """Deliveries by what they bring me, then by how little they bring the best other; with what each brings whom."""
    by_gain = sorted(found, key=Delivery.by_gain)
    orders = [by_gain, sorted(found, key=Delivery.by_leader), sorted(found, key=Delivery.by_city)]
    places = [{id(one): rank for rank, one in enumerate(order)} for order in orders]
    few = len(found) <= MOST_OPEN
    rows = tuple(
        replace(one.row, group="" if few else one.row.group, ranks=tuple(place[id(one)] for place in places))
        for one in by_gain
    )
    return Rows(
        say("deliveries", count=len({one.row.group for one in found})),
        (say("column-you", state.seat), say("column-others")),
        rows,
        (say("order-gain"), say("order-leader"), say("order-city")),
    )


def no_takes(gain: int) -> Sequence[Action]:
    """What a delivery brings is not chosen."""
    return ()


def goods_panel(state: HexTable, takes: Takes = no_takes) -> Panel:
    """Deliveries; the engine and doing nothing stand below."""
    legal, engine = state.legal(), state.engine[seat_of(state)]
    rows = delivery_rows(state, deliveries(state, legal, takes))
    others = tuple(plan_of(state, action) for action in legal if not isinstance(action, Deliver))
    section: Section = rows if rows.rows else Note(say("no-deliveries", engine=engine))
    return Panel(say("deliver", round=state.move_round, engine=engine), (section,), others)


def delivery_row(state: HexTable, action: Deliver, gains: list[int], take: Action | None) -> Row:
    """One delivery: from where to where, by which links, who gains, and how its points are taken."""
    seat = seat_of(state)
    names, stops = state.rules.board.node_name, action.stops
    start, end = (names[state.rules.board.node_at[stop]] for stop in (stops[0], stops[-1]))
    theirs = tuple(say("gain", other, gain=gain) for other, gain in enumerate(gains) if other != seat and gain)
    words = say("over", links=len(stops) - 1, via=", ".join(stops[1:-1]))
    group = " ".join((action.colour, start, end))
    name = say("delivery", colour=action.colour, start=start, end=end)
    plan, own = plan_of(state, action), say("gain", gain=gains[seat])
    if take is not None:
        own = say(f"gain-{take.text}", gain=gains[seat])
        told = say(f"delivered-{take.text}", seat, colour=action.colour, start=start, end=end, gain=gains[seat])
        plan = Plan(told, (action, take), told, None, plan.things)
    return Row(name, ((own,), theirs or (say("nobody"),)), plan, (words,), group)


def leading(state: HexTable) -> int:
    """Of the others, who has most points; -1 if nobody else is left."""
    points = state.scores()
    others = [seat for seat in state.inside() if seat != state.seat]
    return max(others, key=lambda other: points[other], default=-1)
