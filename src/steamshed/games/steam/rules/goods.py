"""Goods: deliveries, improved locomotives (ST-MOVE). The points of a delivery are taken in ``points``."""

from __future__ import annotations

from steamshed.games.steam.actions import Deliver, Improve, Pass
from steamshed.games.steam.rules.phase import wrong_phase
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.move_phase import MovePhase, check_length, journey_of, may_raise, take_cube
from steamshed.hexrail.rules.pay import gain_for, more_than_links
from steamshed.hexrail.rules.track_rules import Facts
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation
from steamshed.rail.delivery import NO_LINK, Route, leg_fault, links_of
from steamshed.rail.network import CITY, NOBODY, TOWN, Link


class Goods(MovePhase[Table]):
    """Two rounds; in each every player improves the locomotive, delivers a cube or passes (ST-MOVE-01, ST-MOVE-12)."""

    name = "goods"

    by_seat = True

    def __init__(self) -> None:
        super().__init__(Improve(), Pass())

    def may_revisit(self, state: Table) -> bool:
        """ST-MOVE-07."""
        return not state.rules.towns_once

    def takers(self, route: Route) -> int:
        return leaders(route.links)

    def check(self, state: Table, action: Action) -> Violation | None:
        assert state.seat is not None
        if isinstance(action, Pass):
            return None
        if isinstance(action, Improve):
            most = state.rules.numbers.most_engine
            if may_raise(state, state.seat):
                return None
            why = "twice" if state.raised >> state.seat & 1 else "most"
            return Violation("ST-MOVE-02", {"most": most, "why": why})
        return check_delivery(state, action) if isinstance(action, Deliver) else wrong_phase(state, action)

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Deliver):
            deliver(state, action, events)
            return events
        if isinstance(action, Improve):
            self.raise_the_engine(state, seat)
            events.append(Event("locomotive-improved", seat, {"level": state.engine[seat]}))
        else:
            events.append(Event("goods-passed", seat))
        self.next_move(state)
        return events


GOODS = Goods()


def leaders(links: tuple[Link, ...]) -> int:
    """ST-MOVE-08, ST-MOVE-09: the seats, as bits, with a link of their own in a journey of which no opponent has more;
    unowned ones are nobody's."""
    most, found = 0, 0
    for link in links:
        if link.owner != NOBODY:
            count = links_of(link.owner, links)
            if count > most:
                most, found = count, 0
            if count == most:
                found |= 1 << link.owner
    return found


def check_delivery(state: Table, action: Deliver) -> Violation | None:
    """ST-MOVE-03 to 11 for one journey."""
    assert state.seat is not None
    board, network = state.rules.board, state.network
    for name in action.stops:
        if name not in board.node_at:
            unknown: Facts = {"from": action.stops[0], "to": name, "colour": action.colour, "why": "link"}
            return Violation("ST-MOVE-03", unknown)
    nodes = [board.node_at[name] for name in action.stops]
    start, colour = nodes[0], board.goods.colour_of.get(action.colour, -1)
    if network.stop[start] != CITY:
        return Violation("ST-TOWN-06", {"town": action.stops[0], "why": "from"})
    if colour < 0 or not state.cubes[start * len(board.goods.colours) + colour]:
        missing: Facts = {"from": action.stops[0], "to": action.stops[-1], "colour": action.colour, "why": "cube"}
        return Violation("ST-MOVE-03", missing)
    level = state.engine[state.seat]
    if len(nodes) - 1 > level:
        return Violation("ST-MOVE-04", {"links": len(nodes) - 1, "level": level})
    length = check_length(state, len(nodes) - 1)
    if length is not None:
        return length
    violation = check_legs(state, action, nodes)
    if violation is not None:
        return violation
    links = journey_of(state, action)
    sections = [link.section for link in links]
    if len(set(sections)) < len(sections):
        twice = next(at for at, section in enumerate(sections) if section in sections[:at])
        return Violation("ST-MOVE-07", {"stop": action.stops[twice + 1], "why": "link"})
    if leaders(tuple(links)) >> state.seat & 1:
        return None
    own = links_of(state.seat, links)
    most = max(links_of(link.owner, links) for link in links)
    return Violation("ST-MOVE-08", {"own": own, "most": most, "why": "more" if own else "none"})


def check_legs(state: Table, action: Deliver, nodes: list[int]) -> Violation | None:
    """The stops of a journey, one by one: ST-MOVE-03, 05, 06, 07 and 11, ST-TOWN-06."""
    board, network = state.rules.board, state.network
    colour = board.goods.colour_of[action.colour]
    for number in range(1, len(nodes)):
        to, name = nodes[number], action.stops[number]
        args: Facts = {"from": action.stops[number - 1], "to": name, "stop": name, "colour": action.colour}
        fault = leg_fault(network.links(), nodes[number - 1], to, action.edges[number - 1])
        if fault == NO_LINK:
            return Violation("ST-MOVE-03", {**args, "why": "link"})
        if fault:
            # ST-LINK-11: of several links one is named by its side
            several = sum(link.to == to for link in network.links()[nodes[number - 1]])
            return Violation("ST-LINK-11", {**args, "count": several})
        if to in nodes[:number]:
            if network.stop[to] == CITY:
                return Violation("ST-MOVE-06", args)
            if state.rules.towns_once:
                return Violation("ST-MOVE-07", {**args, "why": "town"})
        last = number == len(nodes) - 1
        if (state.wanted[to] == colour) != last:
            if not last:
                return Violation("ST-MOVE-05", args)
            town = network.stop[to] == TOWN
            return Violation("ST-TOWN-06" if town else "ST-MOVE-11", {**args, "town": name, "why": "to"})
    return None


def deliver(state: Table, action: Deliver, events: list[Event]) -> None:
    """ST-MOVE-10: the cube leaves the game. ST-SCORE-01, ST-SCORE-03: the mover takes his points, then the others."""
    assert state.seat is not None
    board, mover = state.rules.board, state.seat
    colour = take_cube(state, action)
    links, start, more = journey_of(state, action), board.node_at[action.stops[0]], 0
    route = " – ".join(board.node_name[board.node_at[name]] for name in action.stops)
    events.append(Event("delivered", mover, {"colour": action.colour, "route": route, "links": len(links)}))
    state.receivers = []
    state.points = []
    for seat in [mover] + [other for other in state.order if other != mover]:
        points = gain_for(state, seat, mover, links, start, colour)
        if points:
            if state.rules.map.pay is not None:
                more += more_than_links(state, seat, points, links)
            state.receivers.append(seat)
            state.points.append(points)
    if more:
        # MR-22
        events.append(Event("pay-by-map", mover, {"points": more}))
    state.phase = "take_points"
    state.seat = state.receivers[0]
