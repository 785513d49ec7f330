"""Deliveries by what they bring me, with what they bring whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from steamshed.hexrail.rules.move_phase import ROUNDS
from steamshed.hexrail.rules.pay import gain_of_delivery
from steamshed.hexrail.show.panels.plans import plan_of, seat_of
from steamshed.hexrail.table.table import OVER, HexTable
from steamshed.kernel.action import Action
from steamshed.rail.delivery import Deliver
from steamshed.ui.following import carried_out
from steamshed.ui.panel import Note, Panel, Plan, Row, Rows, Section, say

MOST_OPEN = 12
"""Up to so many rows stand each for itself; of more, those with the same cube and destination are shown as one."""

MOST_PAIRS = 8
FIRSTS, SECONDS = 5, 2
"""Pairs of moves for both rounds: so many of the best in the first, each with so many of the best after it."""


def no_takes(state: HexTable, gain: int) -> Sequence[Action]:
    """What a delivery brings is not chosen."""
    return ()


@dataclass(frozen=True)
class Moving:
    """What a game says about moving goods."""

    skip: Action
    """Lets the opportunity go by."""
    idle: Callable[[HexTable], Action]
    """The least that whoever decides can do."""
    takes: Callable[[HexTable, int], Sequence[Action]] = no_takes
    """How its points could be taken by who delivers for so many links, as actions that follow, the likelier first;
    nothing where that is no question."""


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


def deliveries(state: HexTable, legal: Sequence[Action], moving: Moving) -> list[Delivery]:
    """Deliveries that differ in more than the way: in what they bring whom."""
    seat, leader, players = seat_of(state), leading(state), range(state.rules.players)
    found: list[Delivery] = []
    seen: set[tuple[str, ...]] = set()
    for action in legal:
        if not isinstance(action, Deliver):
            continue
        gains = [gain_of_delivery(state, other, action) for other in players]
        kind = (action.colour, action.stops[0], action.stops[-1], *map(str, gains))
        if kind in seen:
            continue
        seen.add(kind)
        best = max(gain for other, gain in enumerate(gains) if other != seat)
        for take in moving.takes(state, gains[seat]) or (None,):
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


def goods_panel(state: HexTable, moving: Moving) -> Panel:
    """Deliveries, alone or for both rounds; the engine and doing nothing stand below."""
    legal, engine = state.legal(), state.engine[seat_of(state)]
    found = deliveries(state, legal, moving)
    sections: list[Section] = [delivery_rows(state, found)] if found else [Note(say("no-deliveries", engine=engine))]
    others = [plan_of(state, action) for action in legal if not isinstance(action, Deliver)]
    if state.move_round < ROUNDS:
        pairs = pair_rows(state, found, others, moving)
        sections += [pairs] if pairs.rows else []
        told = say("nothing-both", state.seat)
        others.append(Plan(told, (moving.skip,), told, later=(moving.skip,)))
    return Panel(say("deliver", round=state.move_round, engine=engine), tuple(sections), tuple(others))


# -- both rounds -------------------------------------------------------------------------------------------------------


def pair_rows(state: HexTable, found: Sequence[Delivery], others: Sequence[Plan], moving: Moving) -> Rows:
    """A move now and a delivery in the second round, as one answer: the second is a promise, kept if it can be."""
    now = [(one.row.plan, one) for one in likeliest(found)[:FIRSTS]]
    engine = [(plan, None) for plan in others if plan.actions != (moving.skip,)]
    pairs: list[tuple[int, Row]] = []
    for plan, one in (*now, *engine):
        after = second_round(state, plan.actions, moving) if plan is not None else None
        if plan is None or after is None:
            continue
        best = likeliest(deliveries(after, after.legal(), moving))
        for other in [delivery for delivery in best if delivery.own][:SECONDS]:
            pairs.append((other.own + (one.own if one is not None else 0), pair_row(state, plan, one, other)))
    pairs.sort(key=lambda pair: -pair[0])
    return Rows(say("both-rounds"), (say("column-you", state.seat),), tuple(row for _, row in pairs[:MOST_PAIRS]))


def likeliest(found: Sequence[Delivery]) -> list[Delivery]:
    """Of deliveries of the same cube to the same city the best, taken as is likeliest; the best of all first."""
    best: dict[str, Delivery] = {}
    for one in sorted(found, key=Delivery.by_gain):
        best.setdefault(one.row.group, one)
    return list(best.values())


def second_round(state: HexTable, actions: Sequence[Action], moving: Moving) -> HexTable | None:
    """The position in which the seat is asked again if the others move nothing until then."""
    after = carried_out(state, actions)
    while after is not None and after.phase != OVER:
        assert isinstance(after, HexTable)
        if after.seat == state.seat and after.move_round > state.move_round and after.phase == state.phase:
            return after
        after = carried_out(after, [moving.idle(after)]) if after.turn == state.turn else None
    return None


def pair_row(state: HexTable, plan: Plan, one: Delivery | None, other: Delivery) -> Row:
    """Two moves in words, and what each brings."""
    assert other.row.plan is not None
    second = journey_text(other)
    told, gains = say("raise-then", state.seat, second=second), other.row.cells[0]
    if one is not None:
        told = say("both", state.seat, first=journey_text(one), second=second)
        gains = (*one.row.cells[0], *gains)
    paired = Plan(told, plan.actions, told, None, plan.things, later=other.row.plan.actions)
    return Row(told, (gains,), paired)


def journey_text(delivery: Delivery) -> str:
    return f"{delivery.row.name.args['start']} → {delivery.row.name.args['end']}"


# -- one delivery ------------------------------------------------------------------------------------------------------


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
