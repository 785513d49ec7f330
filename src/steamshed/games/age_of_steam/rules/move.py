"""Move goods (AS-MOVE)."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import Deliver, Nothing, RaiseEngine
from steamshed.games.age_of_steam.rules.phase import wrong_phase
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.move_phase import MovePhase, check_length, journey_of, may_raise, take_cube
from steamshed.hexrail.rules.pay import gain_for, more_than_links
from steamshed.hexrail.rules.track_rules import Facts
from steamshed.kernel.action import Action, Event, gain_of
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation
from steamshed.rail.delivery import NO_LINK, leg_fault
from steamshed.rail.network import CITY


class MoveGoods(MovePhase[Table]):
    """Two rounds; in each every player moves a cube, raises the engine or does nothing (AS-MOVE-01, AS-MOVE-02)."""

    name = "move_goods"

    def __init__(self) -> None:
        super().__init__(RaiseEngine(), Nothing())

    def check(self, state: Table, action: Action) -> Violation | None:
        assert state.seat is not None
        if isinstance(action, Nothing):
            return None
        if isinstance(action, RaiseEngine):
            most = state.rules.numbers.most_engine
            if may_raise(state, state.seat):
                return None
            why = "twice" if state.raised >> state.seat & 1 else "most"
            return Violation("AS-MOVE-03", {"most": most, "why": why})
        if isinstance(action, Deliver):
            return check_delivery(state, action)
        return wrong_phase(state, action)

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Deliver):
            deliver(state, action, events)
        elif isinstance(action, RaiseEngine):
            self.raise_the_engine(state, seat)
            events.append(Event("engine-raised", seat, {"engine": state.engine[seat]}))
        else:
            events.append(Event("move-skipped", seat))
        self.next_move(state)
        return events


def check_delivery(state: Table, action: Deliver) -> Violation | None:
    """AS-MOVE-04 to 11 for one journey."""
    assert state.seat is not None
    board = state.rules.board
    for name in action.stops:
        if name not in board.node_at:
            return Violation("AS-MOVE-05", {"from": action.stops[0], "to": name})
    start = board.node_at[action.stops[0]]
    colour = board.goods.colour_of.get(action.colour, -1)
    if colour < 0 or state.network.stop[start] != CITY or not state.cubes[start * len(board.goods.colours) + colour]:
        return Violation("AS-MOVE-04", {"colour": action.colour, "city": action.stops[0]})
    engine = state.engine[state.seat]
    if len(action.stops) - 1 > engine:
        return Violation("AS-MOVE-06", {"links": len(action.stops) - 1, "engine": engine})
    length = check_length(state, len(action.stops) - 1)
    if length is not None:
        return length
    visited = [start]
    for number, name in enumerate(action.stops[1:]):
        to = board.node_at[name]
        violation = check_leg(state, action, visited[-1], to, number)
        if violation is not None:
            return violation
        if to in visited:
            return Violation("AS-MOVE-07", {"stop": name})
        last = number == len(action.stops) - 2
        if (state.wanted[to] == colour) != last:
            rule = "AS-MOVE-10" if last and action.colour == "black" else "AS-MOVE-08"
            return Violation(rule, {"colour": action.colour, "stop": name, "why": "short" if last else "past"})
        visited.append(to)
    return None


def check_leg(state: Table, action: Deliver, at: int, to: int, number: int) -> Violation | None:
    """One link of the journey exists (AS-MOVE-05) and is named without doubt (AS-MOVE-11)."""
    fault = leg_fault(state.network.links(), at, to, action.edges[number])
    if fault == 0:
        return None
    rule = "AS-MOVE-05" if fault == NO_LINK else "AS-MOVE-11"
    several = sum(link.to == to for link in state.network.links()[at])
    return Violation(rule, {"from": action.stops[number], "to": action.stops[number + 1], "count": several})


def deliver(state: Table, action: Deliver, events: list[Event]) -> None:
    """Income for the owners of the links (AS-MOVE-11); the cube goes back into the bag (AS-MOVE-12)."""
    mover = state.seat
    assert mover is not None
    state.bag = state.bag[:]
    colour = take_cube(state, action)
    state.bag[colour] += 1
    links, start = journey_of(state, action), state.rules.board.node_at[action.stops[0]]
    gains: list[str] = []
    more = 0
    for seat in [mover, *(other for other in state.order if other != mover)]:
        points = gain_for(state, seat, mover, links, start, colour)
        if points:
            if state.rules.map.pay is not None:
                more += more_than_links(state, seat, points, links)
            state.income = state.income[:]
            state.income[seat] += points
            gains.append(gain_of(seat, points))
    args: Facts = {"colour": action.colour, "route": " – ".join(action.stops), "links": len(links)}
    events.append(Event("delivered", mover, {**args, "paid": len(gains), "gains": ", ".join(gains)}))
    if more:
        # MR-22
        events.append(Event("pay-by-map", mover, {"points": more}))
