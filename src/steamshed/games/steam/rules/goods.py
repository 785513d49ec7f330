"""Goods: deliveries, improved locomotives (ST-MOVE). The points of a delivery are taken in ``points``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.steam.actions import FIRST_MOVE, Deliver, Improve, Pass
from steamshed.games.steam.rules.phase import Phase, wrong_phase
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation
from steamshed.rail.delivery import NO_LINK, delivery_of, goods_at, journey, leg_fault, links_of, routes_from
from steamshed.rail.network import CITY, NOBODY, TOWN, Link

if TYPE_CHECKING:
    from steamshed.games.steam.state import Steam

IMPROVE = Improve()
PASS = Pass()
ROUNDS = 2


class Goods(Phase):
    """Two rounds; in each every player improves the locomotive, delivers a cube or passes (ST-MOVE-01, ST-MOVE-12)."""

    name = "goods"

    def begin(self, state: Steam, chance: Chance, events: list[Event]) -> None:
        state.goods_round = 1
        state.improved = 0
        state.routes = {}
        self.begin_round(state)

    def begin_round(self, state: Steam) -> None:
        state.queue = state.priority(FIRST_MOVE)
        state.seat = state.queue[0]

    def legal(self, state: Steam) -> list[Action]:
        assert state.seat is not None
        found: list[Action] = []
        colours, links = len(state.rules.board.goods.colours), state.network.links()
        for city in state.rules.board.nodes:
            if not links[city]:
                continue
            goods = goods_at(state.cubes, city, colours)
            if goods:
                found.extend(deliveries(state, state.seat, city, goods))
        if may_improve(state, state.seat):
            found.append(IMPROVE)
        found.append(PASS)
        return found

    def check(self, state: Steam, action: Action) -> Violation | None:
        assert state.seat is not None
        if isinstance(action, Pass):
            return None
        if isinstance(action, Improve):
            most = state.rules.numbers.most_locomotive
            return None if may_improve(state, state.seat) else Violation("ST-MOVE-02", {"most": most})
        return check_delivery(state, action) if isinstance(action, Deliver) else wrong_phase(state, action)

    def perform(self, state: Steam, action: Action, chance: Chance, events: list[Event]) -> None:
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Deliver):
            deliver(state, action, events)
            return
        if isinstance(action, Improve):
            state.locomotive[seat] += 1
            state.improved |= 1 << seat
            events.append(Event("locomotive-improved", seat, {"level": state.locomotive[seat]}))
        else:
            events.append(Event("goods-passed", seat))
        self.go_on(state)

    def go_on(self, state: Steam) -> None:
        """The acting seat is done."""
        if not state.next_in_queue() and state.goods_round < ROUNDS:
            state.goods_round += 1
            self.begin_round(state)


GOODS = Goods()


def may_improve(state: Steam, seat: int) -> bool:
    """ST-MOVE-02: once per goods phase, not above the maximum."""
    return not state.improved >> seat & 1 and state.locomotive[seat] < state.rules.numbers.most_locomotive


def deliveries(state: Steam, seat: int, city: int, goods: int) -> list[Action]:
    """The deliveries of a seat from a city of cubes of the given colours (ST-MOVE-03 to 09).

    Found once for a network: ``state.routes`` begins anew with every goods phase, and no track is laid in it.
    """
    level = state.locomotive[seat]
    key = ((city << 3 | seat) << 8 | level) << 8 | goods
    found = state.routes.get(key)
    if found is None:
        found = []
        links, names = state.network.links(), state.rules.board.node_name
        for route in routes_from(links, state.wanted, city, level, goods, not state.rules.towns_once):
            if may_lead(seat, route.links):
                found.append(delivery_of(route, links, names, state.rules.board.goods.colours))
        state.routes[key] = found
    return found


def may_lead(seat: int, links: tuple[Link, ...] | list[Link]) -> bool:
    """ST-MOVE-08, ST-MOVE-09: a link of the mover's own, and no opponent has more; unowned ones are nobody's."""
    counts = [0] * 8
    for link in links:
        if link.owner != NOBODY:
            counts[link.owner] += 1
    own = counts[seat]
    return own > 0 and own == max(counts)


def check_delivery(state: Steam, action: Deliver) -> Violation | None:
    """ST-MOVE-03 to 11 for one journey."""
    assert state.seat is not None
    board, network = state.rules.board, state.network
    for name in action.stops:
        if name not in board.node_at:
            return Violation("ST-MOVE-03", {"from": action.stops[0], "to": name, "colour": action.colour})
    nodes = [board.node_at[name] for name in action.stops]
    start, colour = nodes[0], board.goods.colour_of.get(action.colour, -1)
    if network.stop[start] != CITY:
        return Violation("ST-TOWN-06", {"town": action.stops[0]})
    if colour < 0 or not state.cubes[start * len(board.goods.colours) + colour]:
        return Violation("ST-MOVE-03", {"from": action.stops[0], "to": action.stops[-1], "colour": action.colour})
    level = state.locomotive[state.seat]
    if len(nodes) - 1 > level:
        return Violation("ST-MOVE-04", {"links": len(nodes) - 1, "level": level})
    violation = check_legs(state, action, nodes)
    if violation is not None:
        return violation
    links = journey_of(state, action)
    sections = [link.section for link in links]
    if len(set(sections)) < len(sections):
        return Violation("ST-MOVE-07", {"stop": action.stops[-1]})
    return None if may_lead(state.seat, links) else Violation("ST-MOVE-08")


def check_legs(state: Steam, action: Deliver, nodes: list[int]) -> Violation | None:
    """The stops of a journey, one by one: ST-MOVE-03, 05, 06, 07 and 11, ST-TOWN-06."""
    board, network = state.rules.board, state.network
    colour = board.goods.colour_of[action.colour]
    for number in range(1, len(nodes)):
        to, name = nodes[number], action.stops[number]
        args: dict[str, str | int] = {"from": action.stops[number - 1], "to": name, "stop": name}
        args["colour"] = action.colour
        fault = leg_fault(network.links(), nodes[number - 1], to, action.edges[number - 1])
        if fault:
            # ST-LINK-11: of several links one is named by its side
            return Violation("ST-MOVE-03" if fault == NO_LINK else "ST-LINK-11", args)
        if to in nodes[:number]:
            if network.stop[to] == CITY:
                return Violation("ST-MOVE-06", args)
            if state.rules.towns_once:
                return Violation("ST-MOVE-07", args)
        last = number == len(nodes) - 1
        if (state.wanted[to] == colour) != last:
            if not last:
                return Violation("ST-MOVE-05", args)
            return Violation("ST-TOWN-06" if network.stop[to] == TOWN else "ST-MOVE-11", {**args, "town": name})
    return None


def journey_of(state: Steam, action: Deliver) -> list[Link]:
    """The links of a checked delivery."""
    return journey(state.network.links(), state.rules.board.node_at, action)


def deliver(state: Steam, action: Deliver, events: list[Event]) -> None:
    """ST-MOVE-10: the cube leaves the game. ST-SCORE-01, ST-SCORE-03: the mover takes his points, then the others."""
    assert state.seat is not None
    board, mover = state.rules.board, state.seat
    start = board.node_at[action.stops[0]]
    state.cubes[start * len(board.goods.colours) + board.goods.colour_of[action.colour]] -= 1
    links = journey_of(state, action)
    route = " - ".join(board.node_name[board.node_at[name]] for name in action.stops)
    events.append(Event("delivered", mover, {"colour": action.colour, "route": route, "links": len(links)}))
    state.receivers = []
    state.points = []
    for seat in [mover] + [other for other in state.order if other != mover]:
        points = links_of(seat, links)
        if points:
            state.receivers.append(seat)
            state.points.append(points)
    state.phase = "take_points"
    state.seat = state.receivers[0]
