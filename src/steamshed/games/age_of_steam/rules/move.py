"""Move goods (AS-MOVE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.age_of_steam.actions import FIRST_MOVE, Deliver, Nothing, RaiseEngine
from steamshed.games.age_of_steam.rules.phase import Phase, wrong_phase
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation
from steamshed.rail.delivery import NO_LINK, delivery_of, goods_at, journey, leg_fault, links_of, routes_from
from steamshed.rail.network import CITY, Link

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam

RAISE_ENGINE = RaiseEngine()
NOTHING = Nothing()
ROUNDS = 2


class MoveGoods(Phase):
    """Two rounds; in each every player moves a cube, raises the engine or does nothing (AS-MOVE-01, AS-MOVE-02)."""

    name = "move_goods"

    def begin(self, state: AgeOfSteam, chance: Chance, events: list[Event]) -> None:
        state.round = 1
        state.raised = 0
        state.routes = {}
        self.begin_round(state)

    def begin_round(self, state: AgeOfSteam) -> None:
        state.queue = state.priority(FIRST_MOVE)
        state.seat = state.queue[0]

    def legal(self, state: AgeOfSteam) -> list[Action]:
        assert state.seat is not None
        found: list[Action] = []
        board, engine = state.rules.board, state.engine[state.seat]
        colours, links = len(board.goods.colours), state.network.links()
        for city in board.nodes:
            if not links[city]:
                continue
            goods = goods_at(state.cubes, city, colours)
            if goods:
                found.extend(deliveries(state, city, engine, goods))
        if may_raise(state, state.seat):
            found.append(RAISE_ENGINE)
        found.append(NOTHING)
        return found

    def check(self, state: AgeOfSteam, action: Action) -> Violation | None:
        assert state.seat is not None
        if isinstance(action, Nothing):
            return None
        if isinstance(action, RaiseEngine):
            most = state.rules.numbers.most_engine
            return None if may_raise(state, state.seat) else Violation("AS-MOVE-03", {"most": most})
        if isinstance(action, Deliver):
            return check_delivery(state, action)
        return wrong_phase(state, action)

    def perform(self, state: AgeOfSteam, action: Action, chance: Chance, events: list[Event]) -> None:
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Deliver):
            deliver(state, action, events)
        elif isinstance(action, RaiseEngine):
            state.engine[seat] += 1
            state.raised |= 1 << seat
            events.append(Event("engine-raised", seat, {"engine": state.engine[seat]}))
        else:
            events.append(Event("move-skipped", seat))
        if not state.next_in_queue() and state.round < ROUNDS:
            state.round += 1
            self.begin_round(state)


def may_raise(state: AgeOfSteam, seat: int) -> bool:
    """AS-MOVE-03: once per move phase, not above the maximum."""
    return not state.raised >> seat & 1 and state.engine[seat] < state.rules.numbers.most_engine


def deliveries(state: AgeOfSteam, city: int, engine: int, goods: int) -> list[Action]:
    """The deliveries from a city of cubes of the given colours (AS-MOVE-05 to 08).

    Found once for a network: ``state.routes`` begins anew with every move phase, and no track is laid in it.
    """
    key = (engine * len(state.wanted) + city) << len(state.rules.board.goods.colours) | goods
    found: list[Action] | None = state.routes.get(key)
    if found is None:
        links = state.network.links()
        names, colours = state.rules.board.node_name, state.rules.board.goods.colours
        found = list[Action]()
        for route in routes_from(links, state.wanted, city, engine, goods):
            found.append(delivery_of(route, links, names, colours))
        state.routes[key] = found
    return found


def check_delivery(state: AgeOfSteam, action: Deliver) -> Violation | None:
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
            return Violation(rule, {"colour": action.colour, "stop": name})
        visited.append(to)
    return None


def check_leg(state: AgeOfSteam, action: Deliver, at: int, to: int, number: int) -> Violation | None:
    """One link of the journey exists (AS-MOVE-05) and is named without doubt (AS-MOVE-11)."""
    fault = leg_fault(state.network.links(), at, to, action.edges[number])
    if fault == 0:
        return None
    rule = "AS-MOVE-05" if fault == NO_LINK else "AS-MOVE-11"
    return Violation(rule, {"from": action.stops[number], "to": action.stops[number + 1]})


def journey_of(state: AgeOfSteam, action: Deliver) -> list[Link]:
    """The links of a checked delivery."""
    return journey(state.network.links(), state.rules.board.node_at, action)


def deliver(state: AgeOfSteam, action: Deliver, events: list[Event]) -> None:
    """Income for the owners of the links (AS-MOVE-11); the cube goes back into the bag (AS-MOVE-12)."""
    goods = state.rules.board.goods
    colour = goods.colour_of[action.colour]
    start = state.rules.board.node_at[action.stops[0]]
    state.cubes[start * len(goods.colours) + colour] -= 1
    state.bag[colour] += 1
    links = journey_of(state, action)
    route = " - ".join(action.stops)
    events.append(Event("delivered", state.seat, {"colour": action.colour, "route": route, "links": len(links)}))
    for seat in state.order:
        points = links_of(seat, links)
        if points:
            state.income[seat] += points
            events.append(Event("income-gained", seat, {"points": points, "income": state.income[seat]}))
